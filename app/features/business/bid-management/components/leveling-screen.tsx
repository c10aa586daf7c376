import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button, buttonClass } from "~/ui/button.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { ChoiceField, formOf, TypedField } from "~/ui/typed-field.tsx";
import { bidPath, levelingPath, BID_LIMITS as MOST, packagePath } from "../bids.limits.ts";
import type { PackageView } from "../bids.view.server.ts";
import type { Leveling } from "../leveling.ts";
import { CellFacts } from "./bid-screen.tsx";
import { Facts, ItemName, Problem, usePercent, useReason, useSay } from "./parts.tsx";

interface LevelingScreenProps {
  view: PackageView;
  sent?: Sent;
}

function Sums({ leveling, best }: { leveling: Leveling; best?: string }) {
  const t = useText("bids");
  const { money, number } = useFormat();
  const percent = usePercent();
  return (
    <DataTable
      caption={t("level.caption")}
      columns={[
        { key: "company", heading: t("level.bidder") },
        { key: "base", heading: t("offer.base"), numeric: true },
        { key: "added", heading: t("level.added"), numeric: true },
        { key: "plugs", heading: t("level.plugs"), numeric: true },
        { key: "double", heading: t("level.double"), numeric: true },
        { key: "total", heading: t("level.total"), numeric: true },
        { key: "coverage", heading: t("level.coverage"), numeric: true },
        { key: "median", heading: t("level.fromMedian"), numeric: true },
        { key: "open", heading: t("level.open"), numeric: true },
      ]}
      rows={leveling.bids.map((bid) => ({
        id: bid.id,
        edge: bid.id === best ? "border-s-4 border-s-accent ps-2" : "",
        cells: {
          company: (
            <span className="flex flex-wrap items-center gap-2">
              <a
                href={bidPath(bid.id)}
                className="inline-flex min-h-12 items-center underline underline-offset-4"
              >
                <Typed text={bid.company} />
              </a>
              {bid.outlier && <Badge variant="destructive">{t("level.outlier")}</Badge>}
              {!bid.acked && <Badge variant="destructive">{t("level.notAcked")}</Badge>}
            </span>
          ),
          base: money(bid.baseCents),
          added: money(bid.addedCents),
          plugs: money(bid.plugCents),
          double: bid.doubleCents ? money(-bid.doubleCents) : money(0),
          total: <strong>{money(bid.totalCents)}</strong>,
          coverage: isolated(percent(bid.coverage)),
          median: isolated(percent(bid.fromMedian)),
          open: number(bid.open + bid.unpriced),
        },
      }))}
    />
  );
}

function Award({ view, sent }: LevelingScreenProps) {
  const t = useText("bids");
  const say = useSay();
  const { leveling } = view;
  const best = leveling?.recommendation.bid ?? "";
  const form = formOf(["award"], sent, { bid: best });
  return (
    <TitledSection id="award" title={t("award.title")} className="grid gap-4 print:hidden">
      <p className="max-w-prose text-muted">{t("award.text")}</p>
      <form method="post" noValidate className="grid max-w-2xl gap-4" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.keys.award} />
        <input type="hidden" name="version" value={view.package.version} />
        <ChoiceField
          form={form}
          say={say}
          name="bid"
          label={t("award.to")}
          options={[
            { value: "", text: t("award.choose") },
            ...(leveling?.bids ?? []).map(({ id, company }) => ({ value: id, text: company })),
          ]}
        />
        <TypedField form={form} say={say} name="reason" label={t("award.reason")} most={MOST.reason} long />
        <Button name="intent" value="award" size="lg" className="justify-self-start max-sm:w-full">
          {t("transitions.award")}
        </Button>
      </form>
    </TitledSection>
  );
}

/** Bids side by side on the same scope: sums, what is missing or paid twice, what speaks for which, and the award. */
export default function LevelingScreen({ view, sent }: LevelingScreenProps) {
  const t = useText("bids");
  const reason = useReason();
  const percent = usePercent();
  const { money } = useFormat();
  const { package: one, leveling, readOnly } = view;
  const isLeveling = view.standing.state === "leveling" && !readOnly;
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <header className="grid gap-3 border-b border-line pb-6">
        <p className="print:hidden">
          <TextLink href={packagePath(one.id)}>
            <Typed text={one.topic} />
          </TextLink>
        </p>
        <h1 className="text-2xl font-bold sm:text-3xl">{t("level.title")}</h1>
        <p className="flex flex-wrap items-center gap-x-4">
          {one.sample && <Badge variant="secondary">{t("sample")}</Badge>}
          <span className="max-w-prose text-muted">{t("level.text")}</span>
        </p>
      </header>
      <Problem sent={sent} />
      {!leveling && <Notice title={t(one.sealed && !one.openedAt ? "seal.hidden" : "level.none")} />}
      {leveling && (
        <>
          <TitledSection id="recommendation" title={t("level.recommendation")} className="grid gap-2">
            <ul className="list-disc ps-5">
              {leveling.recommendation.reasons.map((one) => (
                <li key={`${one.why}${one.company ?? ""}`}>{reason(one)}</li>
              ))}
            </ul>
          </TitledSection>
          <TitledSection id="sums" title={t("level.sums")} className="grid gap-3">
            <Sums leveling={leveling} best={leveling.recommendation.bid} />
            <Facts
              rows={[
                [t("level.spread"), `${money(leveling.spreadCents)} (${percent(leveling.spread)})`],
                [t("level.median"), money(leveling.medianCents)],
              ]}
            />
          </TitledSection>
          <TitledSection id="matrix" title={t("level.matrix")} className="grid gap-3">
            <ul className="grid border-t-2 border-ink">
              {one.items.map((item, n) => (
                <li key={item.id} className="grid gap-2 border-b border-line py-3">
                  <span className="flex flex-wrap items-center justify-between gap-2">
                    <strong>
                      <ItemName item={item} />
                    </strong>
                    {item.kind === "alternate" &&
                      (isLeveling ? (
                        <form method="post" data-reload>
                          <input type="hidden" name="version" value={one.version} />
                          <input type="hidden" name="item" value={item.id} />
                          <Button
                            name="intent"
                            value="take"
                            variant="outline"
                            aria-label={`${t(item.taken ? "scope.leave" : "scope.take")}: ${item.text}`}
                          >
                            {t(item.taken ? "scope.leave" : "scope.take")}
                          </Button>
                        </form>
                      ) : (
                        <Badge variant="secondary">{t(item.taken ? "scope.taken" : "scope.left")}</Badge>
                      ))}
                  </span>
                  <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
                    {leveling.bids.map((bid) => {
                      const cell = bid.cells[n];
                      return (
                        <li key={bid.id} className="grid content-start gap-1 border border-line p-2">
                          <a
                            href={`${bidPath(bid.id)}#${item.id}`}
                            className="inline-flex min-h-12 items-center text-sm underline underline-offset-4"
                          >
                            <Typed text={bid.company} />
                          </a>
                          {cell && <CellFacts cell={cell} />}
                        </li>
                      );
                    })}
                  </ul>
                </li>
              ))}
            </ul>
            <p className="print:hidden">
              <a
                href={`${levelingPath(one.id)}/matrix.csv`}
                className={buttonClass({ variant: "outline" })}
                data-reload
              >
                {t("level.csv")}
              </a>
            </p>
          </TitledSection>
          {isLeveling && view.mayAward && <Award view={view} sent={sent} />}
        </>
      )}
    </div>
  );
}
