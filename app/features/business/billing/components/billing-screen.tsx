import { useFormat, useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { FigureList } from "~/ui/figure-list.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { applicationPath, FINANCIAL_SERVICES, jobBillingPath } from "../billing.limits.ts";
import type { BillingView } from "../billing.view.server.ts";
import { invoicePath } from "../invoice.limits.ts";
import { LEDGER_EXPORT } from "../ledger.limits.ts";
import { AGES } from "../receivables.ts";
import { REMINDERS } from "../reminders.limits.ts";
import { useNumber, useSay } from "./billing-parts.tsx";

interface BillingScreenProps {
  view: BillingView;
}

function Job({ job }: { job: BillingView["jobs"][number] }) {
  const t = useText("billing");
  const say = useSay();
  const { money } = useFormat();
  const amounts = [
    [t("figures.contract"), money(job.contract)],
    [t("figures.certified"), money(job.certified)],
    ...(job.invoiced === 0 ? [] : [[t("figures.invoiced"), money(job.invoiced)] as const]),
    [t("figures.paid"), money(job.paid)],
    [t("figures.open"), money(job.certified + job.invoiced - job.paid)],
  ] as const;
  return (
    <li className="grid gap-1 border-b border-line py-3">
      <a
        href={jobBillingPath(job.id)}
        className="inline-flex min-h-12 flex-wrap items-center gap-x-2 font-bold underline underline-offset-4"
      >
        <Typed text={job.name} />
      </a>
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        {amounts.map(([label, value]) => (
          <span key={label}>
            <span className="text-muted">{label}</span> <bdi className="tabular-nums">{value}</bdi>
          </span>
        ))}
      </p>
      <p className="flex flex-wrap gap-x-4">
        {job.openState && <span>{t("now", { state: say(`states.${job.openState}`) })}</span>}
        {job.sample && <Badge variant="secondary">{t("sample")}</Badge>}
      </p>
    </li>
  );
}

function Owed({ view }: BillingScreenProps) {
  const t = useText("billing");
  const numbered = useNumber();
  const { money, number, date } = useFormat();
  return (
    <TitledSection id="owed" title={t("owed.title")} className="grid gap-4">
      <FigureList
        rows={[
          [t("owed.open"), money(view.openCents)],
          ...AGES.map((age) => [t(`owed.ages.${age}`), money(view.ages[age])] as const),
          [
            t("owed.outstanding"),
            view.outstanding === undefined ? t("lacking.sales") : number(view.outstanding),
          ],
        ]}
      />
      <p className="max-w-prose text-sm text-muted">{t("owed.how")}</p>
      <p className="flex flex-wrap gap-x-6 gap-y-2 print:hidden">
        <TextLink href={REMINDERS}>{t("owed.reminders")}</TextLink>
        <TextLink href={LEDGER_EXPORT}>{t("owed.ledger")}</TextLink>
      </p>
      {view.owed.length > 0 && (
        <DataTable
          caption={t("owed.caption")}
          columns={[
            { key: "job", heading: t("owed.job") },
            { key: "number", heading: t("owed.number") },
            { key: "due", heading: t("owed.due") },
            { key: "age", heading: t("owed.age") },
            { key: "open", heading: t("owed.open"), numeric: true },
          ]}
          rows={view.owed.map((one) => ({
            id: one.id,
            cells: {
              job: (
                <TextLink href={one.isInvoice ? invoicePath(one.id) : applicationPath(one.id)}>
                  <Typed text={one.project} />
                </TextLink>
              ),
              number: one.isInvoice
                ? t("invoice", { number: number(one.number ?? 0) })
                : numbered(one.number),
              due: one.dueOn ? <bdi>{date(one.dueOn)}</bdi> : "",
              age: t(`owed.ages.${one.age}`),
              open: <bdi>{money(one.openCents)}</bdi>,
            },
          }))}
        />
      )}
    </TitledSection>
  );
}

/** The jobs of a workspace with what was billed and paid of each, and what is owed and how late it is. */
export default function BillingScreen({ view }: BillingScreenProps) {
  const t = useText("billing");
  const shell = useText("shell");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("financialServices"))}
        title={shell("screens.financialServices.title")}
      >
        <p>{t("lead")}</p>
      </PageHeading>
      {view.jobs.length === 0 ? (
        <EmptyState
          title={t("empty.title")}
          action={<TextLink href="/project-management">{t("empty.project")}</TextLink>}
        >
          <p>{t("empty.text")}</p>
        </EmptyState>
      ) : (
        <>
          <Owed view={view} />
          <TitledSection id="jobs" title={t("jobs")} className="grid gap-4">
            <ol className="border-t-2 border-ink">
              {view.jobs.map((job) => (
                <Job key={job.id} job={job} />
              ))}
            </ol>
          </TitledSection>
          <p className="flex flex-wrap gap-x-6 gap-y-2 print:hidden">
            <TextLink href={`${FINANCIAL_SERVICES}/applications.csv`}>{t("csv.applications")}</TextLink>
            <TextLink href={`${FINANCIAL_SERVICES}/invoices.csv`}>{t("csv.invoices")}</TextLink>
            <TextLink href={`${FINANCIAL_SERVICES}/payments.csv`}>{t("csv.payments")}</TextLink>
          </p>
        </>
      )}
      <p>
        <TextLink href={jobBillingPath("sample")}>{t("example")}</TextLink>
      </p>
    </div>
  );
}
