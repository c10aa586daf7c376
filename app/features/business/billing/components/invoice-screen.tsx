import { AskVic } from "~/engines/chain/chain.ts";
import { MOVE_INTENT, ProcessActions, ProcessTimeline, StepForm } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { typedDollars } from "~/lib/dollars.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import { jobBillingPath } from "../billing.limits.ts";
import { INVOICE, INVOICE_LIMITS, invoicePath, jobInvoicesPath } from "../invoice.limits.ts";
import type { InvoiceView } from "../invoice.view.server.ts";
import {
  InvoiceHead,
  InvoiceLines,
  InvoiceProblem,
  InvoiceProof,
  InvoiceSums,
  useInvoiceNumber,
  useInvoiceSay,
  useInvoiceTexts,
} from "./invoice-parts.tsx";
import { Payments } from "./payments.tsx";

interface InvoiceScreenProps {
  view: InvoiceView;
  sent?: Sent;
}

/** The shifts and receipts that a line comes from; what was corrected since it was billed says so. */
function Rows({ view, line }: { view: InvoiceView; line: string }) {
  const t = useText("invoices");
  const { money, date, number } = useFormat();
  const rows = view.rows[line] ?? [];
  if (rows.length === 0) return null;
  return (
    <Fold title={t("rows", { count: rows.length })}>
      <ul className="grid gap-1">
        {rows.map((row) => (
          <li key={row.sourceId} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            {view.isExample ? (
              <Typed text={row.name} />
            ) : (
              <TextLink
                href={
                  row.kind === "shift" ? `/workforce-shift/${row.sourceId}` : `/desk-item/${row.sourceId}`
                }
              >
                <Typed text={row.name} />
              </TextLink>
            )}
            <bdi>{date(row.day)}</bdi>
            <bdi className="tabular-nums">
              {row.kind === "shift" ? t("hoursOf", { hours: number(Number(row.hours)) }) : money(row.cents)}
            </bdi>
            {!row.isSame && <strong>{t("changedSince")}</strong>}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

function Issue({ view }: Pick<InvoiceScreenProps, "view">) {
  const t = useText("invoices");
  return (
    <StepForm
      transition="issue"
      idem={view.keys.issue}
      version={view.invoice.version}
      text={t("issue.text")}
      label={t("transitions.issue")}
    />
  );
}

/** What is taken back of it, and why. */
function Credit({ view, sent }: InvoiceScreenProps) {
  const t = useText("invoices");
  const say = useInvoiceSay();
  const form = formOf(["credit"], sent, { amount: typedDollars(view.sums.open) });
  const field = (name: string) => ({ form, say, name, id: `credit-${name}` });
  return (
    <Fold title={t("credit.title")} open={form.isSent}>
      <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.keys.credit} />
        <p className="text-muted">{t("credit.text")}</p>
        <TypedField {...field("amount")} label={t("credit.amount")} type="decimal" />
        <TypedField {...field("reason")} label={t("credit.reason")} most={INVOICE_LIMITS.reason} long />
        <Button
          name="intent"
          value="credit"
          variant="destructive"
          className="justify-self-start max-sm:w-full"
        >
          {t("credit.submit")}
        </Button>
      </form>
    </Fold>
  );
}

/** One invoice: its lines with the rows that they come from, its sums, whose turn it is and what was paid. */
export default function InvoiceScreen({ view, sent }: InvoiceScreenProps) {
  const t = useText("invoices");
  const texts = useInvoiceTexts();
  const { invoice, standing, readOnly } = view;
  const { moment } = useFormat();
  const numbered = useInvoiceNumber();
  const isMove = sent?.fields.intent === MOVE_INTENT;
  const noted = isMove && sent.errors.note ? { note: "errors.noteMissing" } : undefined;
  const isIssued = invoice.issuedOn !== null;
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <InvoiceHead view={view}>
        <p className="print:hidden">
          <TextLink href={view.isExample ? jobBillingPath("sample") : jobInvoicesPath(view.projectId)}>
            {t("back")}
          </TextLink>
        </p>
      </InvoiceHead>
      <InvoiceProblem sent={sent} />
      <InvoiceProof view={view} />
      {view.mayIssue && <Issue view={view} />}
      <ProcessActions
        isServed
        standing={readOnly ? { ...standing, choices: [] } : standing}
        texts={texts}
        idem={view.keys.move}
        zone={invoice.zone}
        reply={isMove ? { fields: { ...sent.fields }, errors: { ...noted } } : undefined}
      />
      {view.mayShare && (
        <TitledSection id="share" title={t("share.title")} className="grid gap-3 print:hidden">
          <p className="max-w-prose text-muted">{t("share.text")}</p>
          <p>
            {view.openedAt
              ? t("share.opened", { moment: isolated(moment(view.openedAt, invoice.zone)) })
              : t("share.unopened")}
          </p>
          <p>
            <TextLink href={`/workspace/share?type=${INVOICE}&id=${invoice.id}`}>{t("share.link")}</TextLink>
          </p>
        </TitledSection>
      )}
      {!readOnly && (
        <AskVic
          topic={`${numbered(invoice.number)}, ${invoice.project}`}
          about={`${INVOICE}:${invoice.id}`}
        />
      )}
      <TitledSection id="lines" title={t("lines.title")} className="grid gap-4">
        <InvoiceLines view={view} rowsOf={(line) => <Rows view={view} line={line} />} />
        <p className="max-w-prose text-sm text-muted">{t("lines.how")}</p>
        {invoice.note && (
          <p className="max-w-prose">
            <Typed text={invoice.note} />
          </p>
        )}
      </TitledSection>
      <TitledSection id="sums" title={t("sums.title")} className="grid gap-4">
        <InvoiceSums view={view} />
        {view.mayCredit && <Credit view={view} sent={sent} />}
      </TitledSection>
      {isIssued && <Payments view={view} sent={sent} />}
      {!view.isExample && (
        <p className="print:hidden">
          <TextLink href={`${invoicePath(invoice.id)}/invoice.pdf`}>{t("pdf")}</TextLink>
        </p>
      )}
      {view.history.length > 0 && (
        <TitledSection id="history" title={t("history")} className="grid gap-3">
          <ProcessTimeline events={view.history} texts={texts} zone={invoice.zone} />
        </TitledSection>
      )}
    </div>
  );
}
