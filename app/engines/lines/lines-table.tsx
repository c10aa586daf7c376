import type { ReactNode } from "react";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { type Content, KINDS, type Line, linesOf } from "./content.ts";
import { priceOf, type Step, totalsOf } from "./totals.ts";

interface LinesTableProps {
  content: Content;
  /** What the document is called. */
  caption: ReactNode;
  /** `cost` shows what only whoever prices the work may see: unit cost, waste and markup. */
  view: "cost" | "price";
}

interface Column {
  key: string;
  heading: string;
  cell: (line: Line) => ReactNode;
}

const BODY = "max-sm:block border-t-2 border-ink";
const ROW = "break-inside-avoid border-b border-line max-sm:grid max-sm:gap-1 max-sm:py-3";
const NAME = "text-start align-top font-medium sm:py-2 sm:pe-3";
const CELL =
  "max-sm:flex max-sm:justify-between max-sm:gap-4 align-top sm:px-2 sm:py-2 sm:last:pe-0 sm:text-end tabular-nums";
const SUM = "break-inside-avoid max-sm:flex max-sm:justify-between max-sm:gap-4 max-sm:py-1";

/** A money document as a table: on a desk, on paper, and on a phone with each line as a block. */
export function LinesTable({ content, caption, view }: LinesTableProps) {
  const t = useText("lines");
  const columns = useColumns(content, view);
  const totals = totalsOf(content);
  const { money } = useFormat();
  if (linesOf(content).length === 0) return <p className="text-muted">{t("empty")}</p>;
  const isProgress = KINDS[content.kind].amount === "progress";
  const several = content.sections.length > 1;
  const sum = (label: ReactNode, cents: number, key: string, className = "") => (
    <tr key={key} className={`${SUM} ${className}`}>
      <th scope="row" colSpan={columns.length} className="py-1 text-start font-medium sm:pe-3 sm:text-end">
        {label}
      </th>
      <td className="py-1 text-end whitespace-nowrap tabular-nums sm:ps-3">
        <bdi>{money(cents)}</bdi>
      </td>
    </tr>
  );
  return (
    <div className="grid gap-2">
      <table
        className={`w-full border-collapse max-sm:block ${isProgress ? "max-lg:text-sm print:text-sm" : ""}`}
      >
        <caption className="pb-2 text-start text-lg font-bold max-sm:block">{caption}</caption>
        <thead className="max-sm:sr-only">
          <tr>
            <th scope="col" className="pe-3 pb-2 text-start align-bottom text-sm font-medium">
              {t("columns.line")}
            </th>
            {columns.map(({ key, heading }) => (
              <th
                key={key}
                scope="col"
                className="px-2 pb-2 text-end align-bottom text-sm font-medium last:pe-0"
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        {content.sections.map(({ id, title, lines }) => (
          <tbody key={id} className={BODY}>
            {(several || title) && (
              <tr className="max-sm:block">
                <th
                  scope="rowgroup"
                  colSpan={columns.length + 1}
                  className="pt-3 pb-1 text-start font-bold max-sm:block"
                  dir="auto"
                >
                  {title || t("untitled")}
                </th>
              </tr>
            )}
            {lines.map((line) => (
              <tr key={line.id} className={`${ROW} ${totals.lines.get(line.id)?.counts ? "" : "text-muted"}`}>
                <th scope="row" className={NAME}>
                  <span dir="auto" className="block wrap-anywhere">
                    {line.text}
                  </span>
                  <Marks line={line} />
                </th>
                {columns.map(({ key, heading, cell }) => (
                  <td key={key} className={CELL}>
                    <span aria-hidden="true" className="text-muted sm:hidden">
                      {heading}
                    </span>
                    <span className="max-sm:text-end">{cell(line)}</span>
                  </td>
                ))}
              </tr>
            ))}
            {several &&
              sum(
                t("sectionTotal", { section: title || t("untitled") }),
                totals.sections.find((section) => section.id === id)?.cents ?? 0,
                `${id}-total`,
              )}
          </tbody>
        ))}
        <tfoot className="max-sm:block border-t-2 border-ink">
          {totals.steps.length > 0 && sum(t("subtotal"), totals.subtotal, "subtotal")}
          {totals.steps.map((step) => sum(<StepName step={step} />, step.cents, step.adjustment.id))}
          {sum(
            t(isProgress ? "due" : totals.total < 0 ? "credit" : "total"),
            totals.total,
            "total",
            "border-t-2 border-ink text-lg font-bold [&>th]:font-bold",
          )}
          {totals.deposit > 0 && sum(t("deposit"), totals.deposit, "deposit")}
          {totals.deposit > 0 && sum(t("rest"), totals.rest, "rest")}
        </tfoot>
      </table>
      <p className="text-sm text-muted">{t("rounding")}</p>
    </div>
  );
}

/** "Overhead, 10% of $1,000.00" */
function StepName({ step: { adjustment, base } }: { step: Step }) {
  const t = useText("lines");
  const { percent, money } = useFormat();
  return (
    <>
      <span dir="auto">{adjustment.name || t(`adjustments.${adjustment.kind}`)}</span>
      {adjustment.rate !== undefined && (
        <span className="block text-sm font-normal text-muted sm:inline">
          <span className="max-sm:hidden">, </span>
          {t("rateOf", { rate: isolated(percent(adjustment.rate)), base: isolated(money(base)) })}
        </span>
      )}
    </>
  );
}

/** What is said of a line beside its figures. */
function Marks({ line: { optional, option, code } }: { line: Line }) {
  const t = useText("lines");
  if (!optional && !option && !code) return null;
  return (
    <span className="block text-sm font-normal text-muted">
      {code && <bdi className="me-2">{code}</bdi>}
      {optional && <span className="me-2">{t("optional")}</span>}
      {option && <span>{t("option", { choice: isolated(option.choice) })}</span>}
    </span>
  );
}

/** What a kind shows in which view, from the quantity to the amount. */
function useColumns(content: Content, view: LinesTableProps["view"]): Column[] {
  const t = useText("lines");
  const { money, exactMoney, quantity, percent } = useFormat();
  const totals = totalsOf(content);
  const lines = linesOf(content);
  const amount: Column = {
    key: "amount",
    heading: t("columns.amount"),
    cell: ({ id }) => {
      const total = totals.lines.get(id);
      return total?.counts ? <bdi>{money(total.cents)}</bdi> : t("notChosen");
    },
  };
  if (KINDS[content.kind].amount === "progress") {
    const part = (key: "previous" | "current" | "stored"): Column => ({
      key,
      heading: t(`columns.${key}`),
      cell: ({ progress }) => <bdi>{money(progress?.[key] ?? 0)}</bdi>,
    });
    const done = ({ id }: Line) => totals.lines.get(id)?.cents ?? 0;
    return [
      {
        key: "scheduled",
        heading: t("columns.scheduled"),
        cell: (line) => <bdi>{money(priceOf(line))}</bdi>,
      },
      part("previous"),
      part("current"),
      part("stored"),
      {
        key: "percent",
        heading: t("columns.percent"),
        cell: (line) => {
          const scheduled = priceOf(line);
          // Whole percent, rounded down: what is not finished is never shown as 100.
          return scheduled === 0 ? (
            ""
          ) : (
            <bdi>{percent(String(Math.floor((done(line) * 100) / scheduled)))}</bdi>
          );
        },
      },
      {
        key: "toFinish",
        heading: t("columns.toFinish"),
        cell: (line) => <bdi>{money(priceOf(line) - done(line))}</bdi>,
      },
      { ...amount, heading: t("columns.completed") },
    ];
  }
  const unit: Column = {
    key: "unit",
    heading: t(view === "cost" ? "columns.unitCost" : "columns.unitPrice"),
    cell: ({ unitCost }) => <bdi>{exactMoney(unitCost)}</bdi>,
  };
  const rate = (key: "waste" | "markup"): Column => ({
    key,
    heading: t(`columns.${key}`),
    cell: (line) => <bdi>{percent(line[key] ?? "0")}</bdi>,
  });
  // A price of one piece is told only where it is what was typed: with waste or markup in it, it is no round sum.
  const isPlain = lines.every(
    ({ waste = "0", markup = "0", factor = "1" }) => waste === "0" && markup === "0" && factor === "1",
  );
  const factor: Column = {
    key: "factor",
    heading: t("columns.factor"),
    cell: (line) => <bdi>× {quantity(line.factor ?? "1")}</bdi>,
  };
  // Only what some line has: on a phone every column is a row of each line.
  const has = (key: "factor" | "waste" | "markup", none: string) =>
    lines.some((line) => (line[key] ?? none) !== none);
  const costs = [
    unit,
    ...(has("factor", "1") ? [factor] : []),
    rate("waste"),
    ...(has("markup", "0") ? [rate("markup")] : []),
  ];
  const between = view === "cost" ? costs : isPlain ? [unit] : [];
  return [
    {
      key: "qty",
      heading: t("columns.qty"),
      cell: ({ qty, unit: of }) => (
        <bdi translate="no" className="whitespace-nowrap">
          {quantity(qty)} {of}
        </bdi>
      ),
    },
    ...between,
    amount,
  ];
}
