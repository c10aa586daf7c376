import { processTexts } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { HeldInvoiceView } from "../invoice.view.server.ts";
import { Problem } from "./billing-parts.tsx";

/** Says a key that comes from a schema, a command or a record. */
export function useInvoiceSay() {
  const t = useText("invoices");
  return (key: string) => t(key as Key<"invoices">);
}

export const useInvoiceTexts = () => processTexts(useInvoiceSay());

const HIDDEN = ["intent", "idem", "version", "transition", "trades", "periodFrom", "periodTo"];
const OF_PAYMENTS = ["payment", "cleared", "bounced", "dropPayment"];
const OF_FORM: Readonly<Record<string, string>> = {
  credit: "credit-",
  accept: "accept-",
  question: "question-",
};

/** What is wrong, above the page; of payments in the words of billing. */
export function InvoiceProblem({ sent }: { sent?: Sent }) {
  const t = useText("invoices");
  const say = useInvoiceSay();
  const { intent = "", transition = "" } = sent?.fields ?? {};
  if (OF_PAYMENTS.includes(intent)) return <Problem sent={sent} />;
  const anchor = (field: string) =>
    field === "note" && transition ? `note-${transition}` : `${OF_FORM[intent] ?? ""}${field}`;
  return <FormProblem sent={sent} title={t("errors.summary")} say={say} hidden={HIDDEN} anchor={anchor} />;
}

/** Its number; what was never issued has none. */
export function useInvoiceNumber() {
  const t = useText("invoices");
  const { number } = useFormat();
  return (given: number | null) =>
    given === null ? t("unnumbered") : t("numbered", { number: number(given) });
}

type Shown = Pick<HeldInvoiceView, "invoice" | "sections" | "sums" | "credits" | "sent">;

/** Of which job, for which days and for whom, and by when it is to be paid. */
export function InvoiceHead({ view: { invoice }, children }: { view: Shown; children?: React.ReactNode }) {
  const t = useText("invoices");
  const numbered = useInvoiceNumber();
  const { date } = useFormat();
  return (
    <header className="grid gap-3 border-b border-line pb-6">
      {children}
      <p className="text-sm font-medium text-accent tabular-nums">{numbered(invoice.number)}</p>
      <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
        <Typed text={invoice.project} />
      </h1>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {invoice.sample && <Badge variant="secondary">{t("sample")}</Badge>}
        <span>
          {t("period", {
            from: isolated(date(invoice.periodFrom)),
            to: isolated(date(invoice.periodTo)),
          })}
        </span>
        {invoice.client && <Typed text={invoice.client} />}
        {invoice.issuedOn && <span>{t("issuedOn", { day: isolated(date(invoice.issuedOn)) })}</span>}
        {invoice.dueOn && <span>{t("dueOn", { day: isolated(date(invoice.dueOn)) })}</span>}
      </p>
    </header>
  );
}

type Line = Shown["sections"][number]["lines"][number];

function LineShown({ line, children }: { line: Line; children?: React.ReactNode }) {
  const t = useText("invoices");
  const { money, number, percent } = useFormat();
  return (
    <li className="grid gap-1 border-b border-line py-3">
      <p className="grid grid-cols-[1fr_auto] gap-x-6">
        <span className="font-bold wrap-anywhere">
          <Typed text={line.text} />
        </span>
        <bdi className="text-end font-bold tabular-nums">{money(line.cents)}</bdi>
      </p>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        {line.unit ? (
          <bdi>
            {t("lines.hoursAt", { hours: number(Number(line.qty)), rate: isolated(`$${line.unitCost}`) })}
          </bdi>
        ) : (
          line.markup && (
            <span>
              {t("lines.costAnd", {
                cost: isolated(`$${line.unitCost}`),
                markup: isolated(percent(line.markup)),
              })}
            </span>
          )
        )}
        {line.code && <bdi>{line.code}</bdi>}
      </p>
      {children}
    </li>
  );
}

/** The lines by hours and receipts. @param rowsOf what a line comes from, for whoever works on it */
export function InvoiceLines({ view, rowsOf }: { view: Shown; rowsOf?: (line: string) => React.ReactNode }) {
  return (
    <div className="grid gap-6">
      {view.sections.map((section) => (
        <section key={section.id} className="grid gap-1">
          <h3 className="font-bold">
            <Typed text={section.title} />
          </h3>
          <ol className="border-t-2 border-ink">
            {section.lines.map((line) => (
              <LineShown key={line.id} line={line}>
                {rowsOf?.(line.id)}
              </LineShown>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** What it comes to: tax, what was credited, the deposit that is set against it, what was paid, and what is open. */
export function InvoiceSums({ view: { sums, credits } }: { view: Shown }) {
  const t = useText("invoices");
  const { money, percent, date, number } = useFormat();
  const received = sums.paid - sums.deposit;
  const rows: [string, number, boolean?][] = [
    [t("sums.subtotal"), sums.subtotal],
    ...(sums.taxRate === ""
      ? []
      : [[t("sums.tax", { rate: isolated(percent(sums.taxRate)) }), sums.tax] as [string, number]]),
    [t("sums.total"), sums.total, true],
    ...credits.map((one): [string, number] => [
      t("sums.credit", { number: number(one.number), day: isolated(date(one.creditedOn)) }),
      -one.amountCents,
    ]),
    ...(sums.deposit === 0 ? [] : [[t("sums.deposit"), -sums.deposit] as [string, number]]),
    ...(received === 0 ? [] : [[t("sums.paid"), -received] as [string, number]]),
    [t("sums.open"), sums.open, true],
  ];
  return (
    <div className="grid gap-3">
      <dl className="grid max-w-xl gap-1">
        {rows.map(([name, cents, isBold]) => (
          <div
            key={name}
            className={`grid grid-cols-[1fr_auto] gap-x-6 py-1 ${isBold ? "border-t border-line font-bold" : ""}`}
          >
            <dt>{name}</dt>
            <dd className="text-end tabular-nums">
              <bdi>{money(cents)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {credits.map((one) => (
        <p key={one.id} className="max-w-prose text-sm">
          {t("creditSaid", { number: number(one.number) })} <Typed text={one.reason} />
        </p>
      ))}
    </div>
  );
}

/** Which version was issued, with its hash. */
export function InvoiceProof({ view: { sent, invoice } }: { view: Shown }) {
  const t = useText("invoices");
  const { moment, number } = useFormat();
  return sent ? (
    <p className="text-sm text-muted">
      {t("proof", {
        number: number(sent.number),
        moment: isolated(moment(sent.at, invoice.zone)),
        hash: isolated(sent.hash),
      })}
    </p>
  ) : null;
}
