import { useFormat, useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { Fold } from "~/ui/fold.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { APPLICATIONS } from "../application.limits.ts";
import { CAPACITY, COMPARE, FINANCING, SCHEDULE, WAYS, withCompared } from "../financing.limits.ts";
import type { FinancingView, ShownCost } from "../financing.view.server.ts";
import { SAVED_FINANCING } from "../saved.limits.ts";
import { Figures, FiguresForm, ScheduleTable, useLabel, useRate } from "./parts.tsx";
import { Result } from "./result.tsx";

function Early({ cost }: { cost: ShownCost }) {
  const t = useText("financing");
  const rate = useRate();
  const { money } = useFormat();
  const { early } = cost;
  if (!early) return null;
  const saved = cost.cost - early.cost;
  return (
    <TitledSection id="early-end" title={t("early.title")} className="grid gap-3">
      <p className="text-muted">{t("early.text", { count: early.after })}</p>
      <Figures
        figures={[
          { id: "payoff", label: t("early.payoff"), text: money(early.payoff) },
          { id: "fee", label: t("early.fee"), text: money(early.fee) },
          { id: "cost", label: t("early.cost"), text: money(early.cost) },
          { id: "saved", label: t("early.saved"), text: money(saved) },
          { id: "rate", label: t("early.rate"), text: rate(early.rate) },
        ]}
      />
      {saved <= 0 && <p>{t("early.noSaving")}</p>}
    </TitledSection>
  );
}

function Swings({ view, cost }: { view: FinancingView; cost: ShownCost }) {
  const t = useText("financing");
  const rate = useRate();
  const label = useLabel(view.kind);
  const { money } = useFormat();
  if (!view.swings) return null;
  const { field, lower, higher } = view.swings;
  const name = (side: "lower" | "higher") =>
    field === "factor" ? t(`swing.${side}Factor`) : t(`swing.${side}`, { field: label(field) });
  const cases = [
    { id: "lower", name: name("lower"), figures: lower },
    { id: "now", name: t("swing.now"), figures: cost },
    { id: "higher", name: name("higher"), figures: higher },
  ];
  return (
    <TitledSection id="swing" title={t("swing.title")} className="grid gap-3">
      <DataTable
        captionHidden
        caption={t("swing.caption")}
        columns={[
          { key: "name", heading: t("swing.case") },
          { key: "payment", heading: t("out.payment"), numeric: true },
          { key: "cost", heading: t("out.cost"), numeric: true },
          { key: "rate", heading: t("out.rate"), numeric: true },
        ]}
        rows={cases.flatMap(({ id, name: text, figures }) =>
          figures
            ? [
                {
                  id,
                  cells: {
                    ...{ name: text, payment: money(figures.payment) },
                    ...{ cost: money(figures.cost), rate: rate(figures.rate) },
                  },
                },
              ]
            : [],
        )}
      />
    </TitledSection>
  );
}

function Products({ view }: { view: FinancingView }) {
  const t = useText("financing");
  return (
    <TitledSection id="products" title={t("products.title")} className="grid gap-3">
      <p className="text-muted">{t("products.text")}</p>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {view.products.map(({ id, kind, href }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 border-b border-line py-1">
            <TextLink href={href} data-reload>
              {t(`products.names.${id as "truckLoan"}`)}
            </TextLink>
            <span className="text-muted">{t(`kinds.${kind}`)}</span>
            <Badge variant="secondary">{t("products.badge")}</Badge>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** What a kind of money costs: the figures, what comes of them, and the schedule behind it. */
export default function FinancingScreen({ view }: { view: FinancingView }) {
  const t = useText("financing");
  const shell = useText("shell");
  const { kind, cost, compared, own } = view;
  const others = compared.filter((one) => one !== own);
  return (
    <div className="sheet grid gap-10 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("financing"))} title={shell("screens.financing.title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      <nav aria-label={t("kindTabs")} className="print:hidden">
        <ul className="flex flex-wrap gap-2">
          {view.kinds.map(({ kind: each, href }) => (
            <li key={each}>
              <a
                href={href}
                data-reload
                aria-current={each === kind ? "page" : undefined}
                className={`inline-flex min-h-12 items-center rounded-control border px-4 font-medium ${each === kind ? "border-accent bg-tint" : "border-control hover:border-ink"}`}
              >
                {t(`kinds.${each}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="max-w-prose">{t(`kindTexts.${kind}`)}</p>
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <FiguresForm
          path={FINANCING}
          of={kind}
          fields={view.fields}
          hidden={[["kind", kind], ...compared.map((one) => ["s", one] as const)]}
        />
        <div className="grid gap-8">
          {view.isExample && (
            <Notice title={t("exampleTitle")}>
              <p>{t("example")}</p>
            </Notice>
          )}
          {cost && (
            <>
              <Result kind={kind} cost={cost} />
              <Early cost={cost} />
              <Swings view={view} cost={cost} />
              <div className="grid">
                <Fold title={t("schedule.title")}>
                  <p className="max-w-prose text-muted">{t("schedule.close")}</p>
                  <ScheduleTable cost={cost} />
                </Fold>
                <ul className="flex flex-wrap gap-x-6">
                  <li>
                    <TextLink href={`${SCHEDULE}?${own}`}>{t("schedule.all")}</TextLink>
                  </li>
                  <li>
                    <TextLink href={`${SCHEDULE}/schedule.csv?${own}`} data-reload>
                      {t("schedule.csv")}
                    </TextLink>
                  </li>
                  <li>
                    {/* No link: whoever follows all links would walk through every list of four. */}
                    <form action={COMPARE} data-reload>
                      {[...others.slice(0, 3), own].map((one) => (
                        <input key={one} type="hidden" name="s" value={one} />
                      ))}
                      <Button variant="secondary">{t("compare.add")}</Button>
                    </form>
                  </li>
                  {!view.isExample && (
                    <li>
                      <TextLink href={`${APPLICATIONS}?${own}`}>{t("apply")}</TextLink>
                    </li>
                  )}
                  {!view.isExample && (
                    <li>
                      <TextLink href={`${SAVED_FINANCING}?${own}`}>{t("save")}</TextLink>
                    </li>
                  )}
                </ul>
                {others.length > 0 && (
                  <p className="text-muted">
                    {t("compare.waiting", { count: others.length })}{" "}
                    <TextLink href={withCompared(COMPARE, others)}>{t("compare.see")}</TextLink>
                  </p>
                )}
              </div>
            </>
          )}
        </div>
      </div>
      <Products view={view} />
      <TitledSection id="tools" title={t("tools.title")} className="grid gap-1">
        <ul>
          <li>
            <TextLink href={CAPACITY}>{t("tools.capacity")}</TextLink>
          </li>
          <li>
            <TextLink href={WAYS}>{t("tools.ways")}</TextLink>
          </li>
          <li>
            <TextLink href={SAVED_FINANCING}>{t("saved.list")}</TextLink>
          </li>
          <li>
            <TextLink href={APPLICATIONS}>{t("applications")}</TextLink>
          </li>
        </ul>
      </TitledSection>
      <TitledSection id="sources" title={t("sources.title")} className="grid gap-2 text-muted">
        <p className="max-w-prose">{t("sources.text")}</p>
        <p className="max-w-prose">{t("sources.business")}</p>
        <p className="max-w-prose">{t("disclaimer")}</p>
      </TitledSection>
    </div>
  );
}
