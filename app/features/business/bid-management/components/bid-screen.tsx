import { ProcessTimeline } from "~/engines/process/process.ts";
import { Talk } from "~/engines/talk/talk.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { typedDollars } from "~/lib/dollars.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Fold } from "~/ui/fold.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import { levelingPath, MARKS, BID_LIMITS as MOST, packagePath } from "../bids.limits.ts";
import type { BidView } from "../bids.view.server.ts";
import type { Cell, ScopeItem } from "../leveling.ts";
import { Facts, ItemName, Problem, useProcessTexts, useSay } from "./parts.tsx";

interface BidScreenProps {
  view: BidView;
  sent?: Sent;
}

function PlugForm({ item, cell, sent }: { item: ScopeItem; cell: Cell; sent?: Sent }) {
  const t = useText("bids");
  const say = useSay();
  const { plug, suggestedCents } = cell;
  const missing = cell.standing !== "covered" && cell.standing !== "apart";
  const guess = missing && !plug && suggestedCents !== null;
  const form = formOf(["plug"], sent?.fields.item === item.id ? sent : undefined, {
    mark: plug?.mark ?? (guess ? "plug" : ""),
    amount:
      typeof plug?.cents === "number" ? typedDollars(plug.cents) : guess ? typedDollars(suggestedCents) : "",
    source: plug?.source ?? (guess ? t("plug.median") : ""),
  });
  const id = (name: string) => `${item.id}-${name}`;
  const error = (name: string) => {
    const key = form.error(name);
    return key && say(key);
  };
  return (
    <Fold title={t(plug ? "plug.change" : "plug.set")} open={form.isSent}>
      <form method="post" noValidate className="grid max-w-2xl gap-4" data-reload>
        <input type="hidden" name="item" value={item.id} />
        <div className="grid gap-4 sm:grid-cols-3">
          <SelectField
            name="mark"
            id={id("mark")}
            label={t("plug.mark")}
            error={error("mark")}
            defaultValue={form.value("mark")}
            options={[
              { value: "", text: t("plug.none") },
              ...MARKS.map((value) => ({ value, text: say(`marks.${value}`) })),
            ]}
          />
          <Field
            name="amount"
            id={id("amount")}
            label={t("plug.amount")}
            inputMode="decimal"
            autoComplete="off"
            error={error("amount")}
            defaultValue={form.value("amount")}
          />
          <Field
            name="source"
            id={id("source")}
            label={t("plug.source")}
            dir="auto"
            autoComplete="off"
            maxLength={MOST.source}
            error={error("source")}
            defaultValue={form.value("source")}
          />
        </div>
        <Button name="intent" value="plug" variant="outline" className="justify-self-start">
          {t("plug.save")}
        </Button>
      </form>
    </Fold>
  );
}

/** What a bid says of an item, and what the comparison makes of it. */
export function CellFacts({ cell }: { cell: Cell }) {
  const t = useText("bids");
  const say = useSay();
  const { money } = useFormat();
  const { standing, said, cents, plug, double, offCents } = cell;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {standing === "gap" ? (
        <Badge variant="destructive">{t("cells.gap")}</Badge>
      ) : (
        <span>{said === "" ? t("cells.apart") : say(`answers.${said}`)}</span>
      )}
      {cents !== null && <span className="tabular-nums">{money(cents)}</span>}
      {plug && plug.mark !== "double" && plug.cents !== null && (
        <span>
          {t("cells.plug", { money: isolated(money(plug.cents)) })}
          {plug.source && (
            <>
              {" "}
              <span className="text-muted">
                <Typed text={plug.source} />
              </span>
            </>
          )}
        </span>
      )}
      {double && (
        <>
          <Badge variant="destructive">{say(`doubles.${double}`)}</Badge>
          <span className="tabular-nums">
            {offCents === null
              ? t("cells.unpriced")
              : offCents > 0 && t("cells.off", { money: isolated(money(offCents)) })}
          </span>
        </>
      )}
    </span>
  );
}

function AcceptLate({ view, sent }: BidScreenProps) {
  const t = useText("bids");
  const say = useSay();
  const form = formOf(["acceptLate"], sent);
  return (
    <TitledSection id="late" title={t("late.title")} className="grid gap-4">
      <p className="max-w-prose">{t("late.text")}</p>
      <form method="post" noValidate className="grid max-w-2xl gap-4" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.keys.late} />
        <input type="hidden" name="version" value={view.invite.version} />
        <TypedField form={form} say={say} name="note" label={t("late.why")} most={MOST.reason} long />
        <Button name="intent" value="acceptLate" className="justify-self-start max-sm:w-full">
          {t("transitions.acceptLate")}
        </Button>
      </form>
    </TitledSection>
  );
}

/** One bid for the buyer: sealed until the opening, then item by item, with what is set for it and what is asked about it. */
export default function BidScreen({ view, sent }: BidScreenProps) {
  const t = useText("bids");
  const say = useSay();
  const texts = useProcessTexts();
  const { money, date, moment } = useFormat();
  const { package: one, invite, row, readOnly } = view;
  const { offer } = invite;
  const isLeveling = view.package.openedAt !== null;
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <header className="grid gap-3 border-b border-line pb-6">
        <p className="flex flex-wrap gap-x-6 print:hidden">
          <TextLink href={packagePath(one.id)}>
            <Typed text={one.topic} />
          </TextLink>
          {view.leveling && <TextLink href={levelingPath(one.id)}>{t("level.title")}</TextLink>}
        </p>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <Typed text={invite.company} />
        </h1>
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          <Badge variant={invite.state === "late" ? "destructive" : "secondary"}>
            {say(`states.${invite.state}`)}
          </Badge>
          {invite.late && <Badge variant="destructive">{t("invites.letIn")}</Badge>}
          {invite.sent && <span>{isolated(moment(invite.sent.at, one.siteZone))}</span>}
        </p>
      </header>
      <Problem sent={sent} />
      {invite.state === "late" &&
        !readOnly &&
        view.standing.choices.some(({ name, blockedBy }) => name === "acceptLate" && !blockedBy) && (
          <AcceptLate view={view} sent={sent} />
        )}
      {!offer && <Notice title={t(invite.sent ? "seal.hidden" : "seal.nothing")} />}
      {offer && (
        <TitledSection id="offer" title={t("offer.title")} className="grid gap-4">
          <Facts
            rows={[
              [t("offer.base"), money(offer.baseCents)],
              ...(row
                ? [[t("level.total"), <strong key="total">{money(row.totalCents)}</strong>] as const]
                : []),
              [t("offer.bond"), t(offer.bond ? "yes" : "no")],
              [t("offer.validUntil"), offer.validUntil ? date(offer.validUntil) : t("offer.noDay")],
              [t("offer.printedName"), <Typed key="name" text={offer.printedName} />],
              ...(offer.qualifications
                ? [[t("offer.qualifications"), <Typed key="more" text={offer.qualifications} />] as const]
                : []),
            ]}
          />
          <ul className="border-t-2 border-ink">
            {one.items.map((item, n) => {
              const cell = row?.cells[n];
              return (
                <li key={item.id} id={item.id} className="grid gap-1 border-b border-line py-3">
                  <strong>
                    <ItemName item={item} />
                  </strong>
                  {cell && <CellFacts cell={cell} />}
                  {cell && !readOnly && view.isLeveling && <PlugForm item={item} cell={cell} sent={sent} />}
                </li>
              );
            })}
          </ul>
        </TitledSection>
      )}
      {isLeveling && offer && (
        <section className="grid gap-2">
          <p className="max-w-prose text-muted">{t("clarify.text")}</p>
          <Talk
            posts={view.posts}
            idem={view.keys.post}
            zone={one.siteZone}
            maySpeak={!readOnly}
            markText={() => ""}
            sent={sent}
          />
        </section>
      )}
      {view.past.length > 0 && (
        <TitledSection id="history" title={t("history")} className="grid gap-3">
          <ProcessTimeline events={view.past} texts={texts} zone={one.siteZone} />
        </TitledSection>
      )}
    </div>
  );
}
