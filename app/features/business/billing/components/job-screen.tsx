import { ProcessStanding } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { FigureList } from "~/ui/figure-list.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { applicationPath, FINANCIAL_SERVICES } from "../billing.limits.ts";
import type { JobView } from "../billing.view.server.ts";
import { invoicePath, jobInvoicesPath } from "../invoice.limits.ts";
import { Problem, useNumber, useProcessTexts } from "./billing-parts.tsx";
import { CashTable } from "./cash-table.tsx";
import { Deposit } from "./deposit-part.tsx";
import { BeginForm, ContractForm, TermsForm } from "./job-forms.tsx";

interface JobScreenProps {
  view: JobView;
  sent?: Sent;
}

function Application({ view, one }: { view: JobView; one: JobView["applications"][number] }) {
  const t = useText("billing");
  const texts = useProcessTexts();
  const numbered = useNumber();
  const { money, date } = useFormat();
  return (
    <li className="grid gap-1 border-b border-line py-3">
      <a
        href={applicationPath(one.id)}
        className="inline-flex min-h-12 flex-wrap items-center gap-x-2 font-bold underline underline-offset-4"
      >
        <span className="tabular-nums">{numbered(one.number)}</span>
        <span>{t("period", { from: isolated(date(one.periodFrom)), to: isolated(date(one.periodTo)) })}</span>
      </a>
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        <span>{t(`kinds.${one.kind}`)}</span>
        <span>{t("lineAsked", { amount: isolated(money(one.totalCents)) })}</span>
        {one.certifiedCents !== null && (
          <span>{t("lineCertified", { amount: isolated(money(one.certifiedCents)) })}</span>
        )}
        {one.paid > 0 && <span>{t("linePaid", { amount: isolated(money(one.paid)) })}</span>}
        {one.dueOn && <span>{t("lineDue", { day: isolated(date(one.dueOn)) })}</span>}
      </p>
      <ProcessStanding standing={one.standing} texts={texts} zone={view.job.zone} />
      {one.sample && (
        <p>
          <Badge variant="secondary">{t("sample")}</Badge>
        </p>
      )}
    </li>
  );
}

/** What was earned by what it has cost, against what was billed; and what is left of the contract, planned and expected. */
function Standing({ view: { standing, job } }: JobScreenProps) {
  const t = useText("billing");
  const { money, percent } = useFormat();
  const { progress, margins, lacking } = standing;
  const tenths = (value: number) => percent(String(value / 10));
  return (
    <TitledSection id="standing" title={t("wip.title")} className="grid gap-4">
      {progress ? (
        <FigureList
          rows={[
            [t("wip.eac"), money(standing.eacCents)],
            [t("wip.spent"), tenths(progress.spentTenths)],
            [t("wip.earned"), money(progress.earnedCents)],
            [t(progress.overCents >= 0 ? "wip.over" : "wip.under"), money(Math.abs(progress.overCents))],
            ...(margins
              ? ([
                  [t("wip.planned"), tenths(margins.plannedTenths)],
                  [t("wip.expected"), tenths(margins.expectedTenths)],
                  [
                    t(margins.fadeTenths >= 0 ? "wip.fade" : "wip.gain"),
                    tenths(Math.abs(margins.fadeTenths)),
                  ],
                ] as const)
              : []),
          ]}
        />
      ) : (
        <p className="max-w-prose">{t(lacking === "no-contract" ? "lacking.contract" : "lacking.costs")}</p>
      )}
      <p className="max-w-prose text-sm text-muted">{t("wip.how")}</p>
      <p className="print:hidden">
        <TextLink href={`/project-costs/${job.id}`}>{t("wip.costs")}</TextLink>
      </p>
    </TitledSection>
  );
}

/** What comes in and goes out of a job in thirteen weeks. */
function Cash({ view: { cash } }: JobScreenProps) {
  const t = useText("billing");
  return (
    <TitledSection id="cash" title={t("cash.title")} className="grid gap-4">
      {cash ? <CashTable weeks={cash} /> : <p className="max-w-prose">{t("lacking.cash")}</p>}
      <p className="max-w-prose text-sm text-muted">{t("cash.how")}</p>
    </TitledSection>
  );
}

function Payments({ view: { payments } }: JobScreenProps) {
  const t = useText("billing");
  const { money, date } = useFormat();
  return (
    <TitledSection id="payments" title={t("pay.title")} className="grid gap-4">
      <DataTable
        caption={t("pay.caption")}
        columns={[
          { key: "paidOn", heading: t("pay.paidOn") },
          { key: "payer", heading: t("pay.payer") },
          { key: "reference", heading: t("pay.reference") },
          { key: "cleared", heading: t("pay.clearedOn") },
          { key: "amount", heading: t("pay.amount"), numeric: true },
        ]}
        rows={payments.map((one) => ({
          id: one.id,
          cells: {
            paidOn: <bdi>{date(one.paidOn)}</bdi>,
            payer: <Typed text={one.payer} />,
            reference: <Typed text={one.reference} />,
            cleared: one.bouncedOn ? (
              t("pay.bounced", { day: isolated(date(one.bouncedOn)) })
            ) : one.clearedOn ? (
              <bdi>{date(one.clearedOn)}</bdi>
            ) : (
              t("pay.notCleared")
            ),
            amount: <bdi>{money(one.amountCents)}</bdi>,
          },
        }))}
      />
    </TitledSection>
  );
}

/** Hours and receipts of the job, billed by invoice, and where its expenses are photographed. */
function Invoices({ view: { job, invoices, isExample } }: JobScreenProps) {
  const t = useText("billing");
  return (
    <TitledSection id="invoices" title={t("invoices.title")} className="grid gap-3">
      <p className="max-w-prose text-muted">{t("invoices.text")}</p>
      <p className="flex flex-wrap gap-x-6 gap-y-2 print:hidden">
        {isExample ? (
          <TextLink href={invoicePath("sample")}>{t("invoices.example")}</TextLink>
        ) : (
          <>
            <TextLink href={jobInvoicesPath(job.id)}>
              {invoices === 0 ? t("invoices.first") : t("invoices.open", { count: invoices })}
            </TextLink>
            <TextLink href={`/financial-admin-services?project=${job.id}`}>{t("invoices.desk")}</TextLink>
          </>
        )}
      </p>
    </TitledSection>
  );
}

/** The billing of one job: its contract, its applications and payments, and how it stands by what it costs. */
export default function JobScreen({ view, sent }: JobScreenProps) {
  const t = useText("billing");
  const { money } = useFormat();
  const { job, figures, contract, begin } = view;
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <header className="grid gap-3 border-b border-line pb-6">
        <p className="print:hidden">
          <TextLink href={FINANCIAL_SERVICES}>{t("backToJobs")}</TextLink>
        </p>
        <p className="text-sm font-medium text-accent">{t("job")}</p>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <Typed text={job.name} />
        </h1>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {job.sample && <Badge variant="secondary">{t("sample")}</Badge>}
          {job.client && <Typed text={job.client} />}
          {!view.isExample && <TextLink href={`/project/${job.id}`}>{t("project")}</TextLink>}
          {!view.isExample && contract.stands && (
            <TextLink href={`/schedule-of-values/${job.id}`}>{t("values")}</TextLink>
          )}
        </p>
      </header>
      <Problem sent={sent} />
      <FigureList
        rows={[
          [t("sums.original"), money(figures.original)],
          [t("sums.changes"), money(figures.changed)],
          [t("sums.contract"), money(figures.contract)],
          [t("sums.completed"), money(figures.completed)],
          [t("sums.retainage"), money(figures.retainage)],
          [t("figures.certified"), money(figures.certified)],
          ...(figures.invoiced === 0 ? [] : ([[t("figures.invoiced"), money(figures.invoiced)]] as const)),
          [t("figures.paid"), money(figures.paid)],
          [t("figures.open"), money(figures.open)],
        ]}
      />
      {!contract.stands && !contract.mayType && <Notice title={t("contract.none")} />}
      {contract.mayType && <ContractForm view={view} sent={sent} />}
      <TitledSection id="applications" title={t("applications")} className="grid gap-4">
        {!view.readOnly && <TermsForm view={view} sent={sent} />}
        {begin.mayBegin && <BeginForm view={view} sent={sent} />}
        {view.applications.length === 0 ? (
          <p>{t("noApplications")}</p>
        ) : (
          <ol className="border-t-2 border-ink">
            {view.applications.map((one) => (
              <Application key={one.key} view={view} one={one} />
            ))}
          </ol>
        )}
      </TitledSection>
      <Invoices view={view} />
      <Deposit view={view} sent={sent} />
      {view.payments.length > 0 && <Payments view={view} />}
      {!view.isExample && <Standing view={view} />}
      {!view.isExample && view.contract.stands && <Cash view={view} />}
    </div>
  );
}
