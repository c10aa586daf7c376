import { useFormat, useText } from "~/i18n/i18n.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { DimensionFigure } from "~/ui/dimension-figure.tsx";
import { Fold } from "~/ui/fold.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { InstantQuoteView, QuoteView } from "../instant-quote.view.server.ts";

type Priced = NonNullable<QuoteView["priced"]>;

/** What everybody is told of a quote; what its price is made of is told beside, on the page of the site alone. */
export type Told = Omit<QuoteView, "priced" | "work"> & {
  priced?: Pick<Priced, "range" | "old" | "oldest" | "samples"> & {
    labour: Pick<Priced["labour"], "hours" | "crew" | "days">;
  };
  work: readonly (Omit<QuoteView["work"][number], "cents"> & { cents?: number })[];
};
type ToldPrice = NonNullable<Told["priced"]>;

/** How long it holds, and what is old. */
function Standing({ quote, priced }: { quote: Told; priced: ToldPrice }) {
  const t = useText("instant-quote");
  const { date } = useFormat();
  return (
    <>
      {quote.isOver && (
        <Notice tone="warn" title={t("over", { until: date(quote.until) })}>
          <p>{t("overText")}</p>
        </Notice>
      )}
      {priced.old > 0 && (
        <Notice tone="warn" title={t("old", { count: priced.old })}>
          <p>{t("oldText", { day: date(priced.oldest) })}</p>
        </Notice>
      )}
    </>
  );
}

function Range({ quote, priced }: { quote: Told; priced: ToldPrice }) {
  const t = useText("instant-quote");
  const { wholeMoney, date, number } = useFormat();
  const { p10, p50, p90 } = priced.range;
  return (
    <TitledSection id="range" title={t("range")} className="grid gap-4">
      <dl className="grid gap-4 sm:grid-cols-3">
        <DimensionFigure label={t("low")} value={wholeMoney(p10)} note={t("lowNote")} />
        <DimensionFigure label={t("likely")} value={wholeMoney(p50)} note={t("likelyNote")} />
        <DimensionFigure label={t("high")} value={wholeMoney(p90)} note={t("highNote")} />
      </dl>
      <p className="font-medium">
        {t("labour", { count: Math.round(priced.labour.hours) })},{" "}
        {t("days", { count: priced.labour.days, crew: number(priced.labour.crew) })}.{" "}
        {!quote.isOver && t("holds", { day: date(quote.day), until: date(quote.until) })}
      </p>
      <p className="max-w-prose text-sm text-muted">{t("rangeHow")}</p>
    </TitledSection>
  );
}

function WorkQty({ work }: { work: Told["work"][number] }) {
  const t = useText("instant-quote");
  const { quantity } = useFormat();
  return (
    <bdi>
      {quantity(work.qty)} {work.metric ? t(`unit.${work.metric}`) : work.unit}
    </bdi>
  );
}

/** What the sum is made of; where that is the contractor's alone, only the work and how much of it stands. */
function Work({ quote, full }: { quote: Told; full?: Priced }) {
  const t = useText("instant-quote");
  const { money, percent } = useFormat();
  const columns = [
    { key: "work", heading: t("workColumn") },
    { key: "qty", heading: t("qtyColumn"), numeric: true },
  ] as const;
  const rows = quote.work.map((work) => ({
    id: work.id,
    cells: { work: work.title, qty: <WorkQty work={work} />, sum: <bdi>{money(work.cents ?? 0)}</bdi> },
  }));
  const added = (full?.steps ?? []).map(({ kind, rate, cents }) => ({
    id: kind,
    cells: { work: `${t(`rates.${kind}`)}, ${percent(rate)}`, qty: "", sum: <bdi>{money(cents)}</bdi> },
  }));
  const sum = (id: "subtotal" | "total", cents: number) => ({
    id,
    cells: { work: t(id), qty: "", sum: <strong>{money(cents)}</strong> },
  });
  return (
    <TitledSection id="work" title={t("work")} className="grid gap-3">
      <DataTable
        caption={t("hoursText", { percent: percent(String(quote.hours)) })}
        columns={full ? [...columns, { key: "sum", heading: t("sumColumn"), numeric: true }] : columns}
        rows={full ? [...rows, sum("subtotal", full.subtotal), ...added, sum("total", full.total)] : rows}
        dense
      />
    </TitledSection>
  );
}

function Drivers({ priced }: { priced: Priced }) {
  const t = useText("instant-quote");
  const { wholeMoney } = useFormat();
  const name = (driver: Priced["drivers"][number]) =>
    driver.kind === "line" ? (
      <bdi>{driver.text}</bdi>
    ) : driver.kind === "rate" && driver.rate ? (
      t(`rates.${driver.rate}`)
    ) : (
      t("labourDriver")
    );
  return (
    <TitledSection id="drivers" title={t("drivers")} className="grid gap-3">
      <DataTable
        caption={t("driversText")}
        columns={[
          { key: "driver", heading: t("driver") },
          { key: "effect", heading: t("effect"), numeric: true },
        ]}
        rows={priced.drivers.map((driver) => ({
          id: driver.key,
          cells: {
            driver: name(driver),
            effect: <bdi>± {wholeMoney(Math.round(driver.cents / 100) * 100)}</bdi>,
          },
        }))}
        dense
      />
    </TitledSection>
  );
}

function Lines({ priced }: { priced: Priced }) {
  const t = useText("instant-quote");
  const { money, exactMoney, quantity, date } = useFormat();
  type Line = Priced["sections"][number]["lines"][number];
  const source = ({ labour, source: from, asOf }: Line) => {
    if (labour) return t("rate");
    if (from === "own") return t("own", { day: date(asOf) });
    return t(from === "sample" ? "sample" : "typedSource", { day: date(asOf) });
  };
  return (
    <Fold title={t("lines")}>
      {priced.sections.map(({ id, title, lines }) => (
        <DataTable
          key={id}
          caption={title}
          columns={[
            { key: "line", heading: t("lineColumn") },
            { key: "qty", heading: t("qtyColumn"), numeric: true },
            { key: "price", heading: t("priceColumn"), numeric: true },
            { key: "source", heading: t("sourceColumn") },
            { key: "sum", heading: t("sumColumn"), numeric: true },
          ]}
          rows={lines.map((line) => ({
            id: line.id,
            cells: {
              line: <bdi>{line.text}</bdi>,
              qty: (
                <bdi>
                  {quantity(line.qty)} {line.unit}
                </bdi>
              ),
              price: <bdi>{exactMoney(line.unitCost)}</bdi>,
              source: source(line),
              sum: <bdi>{money(line.cents)}</bdi>,
            },
          }))}
          dense
        />
      ))}
    </Fold>
  );
}

/** The likely price by the month: worked out, at a rate that nobody offers. */
function Monthly({ monthly }: { monthly: NonNullable<InstantQuoteView["monthly"]> }) {
  const t = useText("instant-quote");
  const { wholeMoney, percent } = useFormat();
  const { cents, apr, months, href } = monthly;
  return (
    <TitledSection id="monthly" title={t("monthly")} className="grid justify-items-start gap-2">
      <p className="font-medium">
        {t("monthlyFrom", {
          count: months,
          payment: wholeMoney(Math.round(cents / 100) * 100),
          rate: percent(apr.toFixed(2)),
        })}
      </p>
      <p className="max-w-prose text-sm text-muted">{t("monthlyHow")}</p>
      <TextLink href={href}>{t("monthlyOther")}</TextLink>
    </TitledSection>
  );
}

interface ResultProps {
  quote: Told;
  full?: Priced;
  monthly?: InstantQuoteView["monthly"];
}

/** What a job will likely cost, what that is made of, and what would move it. */
export function QuoteResult({ quote, full, monthly }: ResultProps) {
  const t = useText("instant-quote");
  const { date } = useFormat();
  const { priced } = quote;
  if (!priced)
    return (
      <Notice tone="warn" title={t(quote.isWrong ? "wrong" : "empty")}>
        <p role="status">{t(quote.isWrong ? "wrongText" : "emptyText")}</p>
      </Notice>
    );
  return (
    <div className="grid gap-8">
      <Standing quote={quote} priced={priced} />
      <Range quote={quote} priced={priced} />
      <Work quote={quote} full={full} />
      {full && (
        <>
          <Drivers priced={full} />
          <Lines priced={full} />
        </>
      )}
      {monthly && <Monthly monthly={monthly} />}
      {priced.samples > 0 && (
        <p className="max-w-prose text-sm text-muted">
          {t("assumptionsText", { day: date(quote.sampleDay) })}
        </p>
      )}
    </div>
  );
}
