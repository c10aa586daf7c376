import { ProcessStanding } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { BoxField, formOf, TypedField } from "~/ui/typed-field.tsx";
import { jobBillingPath } from "../billing.limits.ts";
import { INVOICE_LIMITS, invoicePath } from "../invoice.limits.ts";
import type { JobInvoicesView } from "../invoice.view.server.ts";
import { InvoiceProblem, useInvoiceNumber, useInvoiceSay, useInvoiceTexts } from "./invoice-parts.tsx";

interface JobInvoicesScreenProps {
  view: JobInvoicesView;
  sent?: Sent;
}

/** Of which days the hours and receipts are shown. */
function Span({ view }: JobInvoicesScreenProps) {
  const t = useText("invoices");
  const say = useInvoiceSay();
  const { span } = view;
  return (
    <form method="get" className="flex flex-wrap items-end gap-4 print:hidden" data-reload>
      <Field
        id="span-from"
        name="from"
        type="date"
        label={t("span.from")}
        defaultValue={span.from}
        error={span.problem && say(span.problem)}
      />
      <Field id="span-to" name="to" type="date" label={t("span.to")} defaultValue={span.to} />
      <Button variant="outline" className="max-sm:w-full">
        {t("span.show")}
      </Button>
    </form>
  );
}

function Unbilled({ view }: JobInvoicesScreenProps) {
  const t = useText("invoices");
  const { money, date, number } = useFormat();
  const hours = (value: string) => number(Number(value));
  return (
    <div className="grid gap-4">
      {view.trades.length > 0 && (
        <ul className="border-t-2 border-ink">
          {view.trades.map((one) => (
            <li key={one.trade} className="flex flex-wrap gap-x-6 gap-y-1 border-b border-line py-3">
              <span className="font-bold">{one.trade ? <Typed text={one.trade} /> : t("lines.noTrade")}</span>
              <span>{t("unbilled.regular", { hours: hours(one.regular) })}</span>
              {one.overtime !== "0" && <span>{t("unbilled.overtime", { hours: hours(one.overtime) })}</span>}
              {one.double !== "0" && <span>{t("unbilled.double", { hours: hours(one.double) })}</span>}
            </li>
          ))}
        </ul>
      )}
      {view.papers.length > 0 && (
        <ul className="border-t-2 border-ink">
          {view.papers.map((paper) => (
            <li
              key={paper.id}
              className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line py-3"
            >
              <TextLink href={`/desk-item/${paper.id}`}>
                {paper.vendor ? <Typed text={paper.vendor} /> : t("lines.papers")}
              </TextLink>
              <bdi>{date(paper.day)}</bdi>
              <bdi className="tabular-nums">{money(paper.cents)}</bdi>
              {paper.code && <bdi>{paper.code}</bdi>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function MakeForm({ view, sent }: JobInvoicesScreenProps) {
  const t = useText("invoices");
  const { date } = useFormat();
  const say = useInvoiceSay();
  const form = formOf(["invoice"], sent, {
    ...{ overtime: "1.5", double: "2", markup: "0", tax: "0", payDays: view.payDays },
    ...Object.fromEntries(view.trades.map(({ rate }, n) => [`rates[${n}]`, rate])),
  });
  const field = (name: string) => ({ form, say, name });
  const hasPremium = view.trades.some(({ overtime, double }) => overtime !== "0" || double !== "0");
  return (
    <form method="post" noValidate className="grid max-w-2xl gap-5" data-reload>
      <input type="hidden" name="idem" value={form.idem ?? view.key} />
      <input type="hidden" name="periodFrom" value={view.span.from} />
      <input type="hidden" name="periodTo" value={view.span.to} />
      <p>{t("period", { from: isolated(date(view.span.from)), to: isolated(date(view.span.to)) })}</p>
      {view.trades.map(({ trade }, n) => (
        <div key={trade} className="grid gap-1">
          <input type="hidden" name={`trades[${n}]`} value={trade} />
          <TypedField
            {...field(`rates[${n}]`)}
            label={t("form.rate", { trade: isolated(trade || t("lines.noTrade")) })}
            type="decimal"
          />
        </div>
      ))}
      <div className="grid gap-5 sm:grid-cols-2">
        {hasPremium && (
          <>
            <TypedField
              {...field("overtime")}
              label={t("form.overtime")}
              hint={t("form.factorHint")}
              type="decimal"
            />
            <TypedField {...field("double")} label={t("form.double")} type="decimal" />
          </>
        )}
        {view.papers.length > 0 && (
          <TypedField {...field("markup")} label={t("form.markup")} type="decimal" />
        )}
        <TypedField {...field("tax")} label={t("form.tax")} hint={t("form.taxHint")} type="decimal" />
        <TypedField {...field("payDays")} label={t("form.payDays")} type="numeric" />
      </div>
      <BoxField {...field("taxesPapers")} label={t("form.taxesPapers")} />
      <BoxField {...field("taxesLabor")} label={t("form.taxesLabor")} />
      <TypedField {...field("note")} label={t("form.note")} most={INVOICE_LIMITS.note} long />
      <Button name="intent" value="invoice" size="lg" className="justify-self-start max-sm:w-full">
        {t("form.submit")}
      </Button>
    </form>
  );
}

function Listed({ one }: { one: JobInvoicesView["invoices"][number] }) {
  const t = useText("invoices");
  const texts = useInvoiceTexts();
  const numbered = useInvoiceNumber();
  const { money, date } = useFormat();
  return (
    <li className="grid gap-1 border-b border-line py-3">
      <a
        href={invoicePath(one.id)}
        className="inline-flex min-h-12 flex-wrap items-center gap-x-2 font-bold underline underline-offset-4"
      >
        <span className="tabular-nums">{numbered(one.number)}</span>
        <span>{t("period", { from: isolated(date(one.periodFrom)), to: isolated(date(one.periodTo)) })}</span>
      </a>
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        <bdi className="tabular-nums">{money(one.totalCents)}</bdi>
        {one.credited > 0 && <span>{t("list.credited", { amount: isolated(money(one.credited)) })}</span>}
        {one.standing.state === "sent" && one.openedAt && <span>{t("list.opened")}</span>}
        {one.paid > 0 && <span>{t("list.paid", { amount: isolated(money(one.paid)) })}</span>}
        {one.dueOn && <span>{t("dueOn", { day: isolated(date(one.dueOn)) })}</span>}
        {one.sample && <Badge variant="secondary">{t("sample")}</Badge>}
      </p>
      <ProcessStanding standing={one.standing} texts={texts} zone={one.zone} />
    </li>
  );
}

/** The invoices of one job, and what of its hours and receipts can be billed. */
export default function JobInvoicesScreen({ view, sent }: JobInvoicesScreenProps) {
  const t = useText("invoices");
  const { job } = view;
  const hasRows = view.trades.length > 0 || view.papers.length > 0;
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <header className="grid gap-3 border-b border-line pb-6">
        <p className="print:hidden">
          <TextLink href={jobBillingPath(job.id)}>{t("backToJob")}</TextLink>
        </p>
        <p className="text-sm font-medium text-accent">{t("title")}</p>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <Typed text={job.name} />
        </h1>
        {job.sample && (
          <p>
            <Badge variant="secondary">{t("sample")}</Badge>
          </p>
        )}
      </header>
      <InvoiceProblem sent={sent} />
      <TitledSection id="unbilled" title={t("unbilled.title")} className="grid gap-4">
        <p className="max-w-prose text-muted">{t("unbilled.text")}</p>
        {!view.isExample && <Span view={view} />}
        {!job.hasSite && (
          <Notice title={t("unbilled.noSite")}>
            <p>
              <TextLink href={`/project/${job.id}`}>{t("unbilled.site")}</TextLink>
            </p>
          </Notice>
        )}
        {view.unapproved > 0 && (
          <Notice title={t("unbilled.unapproved", { count: view.unapproved })}>
            <p>
              <TextLink href="/workforce-tracking">{t("unbilled.approve")}</TextLink>
            </p>
          </Notice>
        )}
        {hasRows ? <Unbilled view={view} /> : <p>{t("unbilled.nothing")}</p>}
        {!view.isExample && (
          <p className="print:hidden">
            <TextLink href={`/financial-admin-services?project=${job.id}`}>{t("unbilled.desk")}</TextLink>
          </p>
        )}
      </TitledSection>
      {!view.readOnly && (hasRows || sent) && (
        <TitledSection id="make" title={t("form.title")} className="grid gap-4 print:hidden">
          <MakeForm view={view} sent={sent} />
        </TitledSection>
      )}
      <TitledSection id="invoices" title={t("list.title")} className="grid gap-4">
        {view.invoices.length === 0 ? (
          <p>
            {t("list.none")} <TextLink href={invoicePath("sample")}>{t("list.example")}</TextLink>
          </p>
        ) : (
          <ol className="border-t-2 border-ink">
            {view.invoices.map((one) => (
              <Listed key={one.id} one={one} />
            ))}
          </ol>
        )}
      </TitledSection>
    </div>
  );
}
