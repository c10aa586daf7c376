import { useFormat, useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { Fold } from "~/ui/fold.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import type { Sent } from "../crm.form.server.ts";
import { CRM, withQuery } from "../crm.limits.ts";
import type { ReportView } from "../crm.view.server.ts";
import { Problem, useSay } from "./crm-parts.tsx";

interface ReportProps {
  view: ReportView;
  sent?: Sent;
}

function Forecast({ view: { forecast } }: ReportProps) {
  const t = useText("crm");
  const { number, wholeMoney, month } = useFormat();
  const sum = (key: "n" | "cents" | "weighted") =>
    forecast.reduce((total, row) => total + Number(row[key]), 0);
  const cells = (n: number, cents: number, weighted: number) => ({
    n: number(n),
    value: <bdi>{wholeMoney(cents)}</bdi>,
    weighted: <bdi>{wholeMoney(Math.round(weighted / 100) * 100)}</bdi>,
  });
  return (
    <TitledSection id="forecast" title={t("report.forecast")} className="grid gap-3">
      {forecast.length === 0 ? (
        <p>{t("report.none")}</p>
      ) : (
        <DataTable
          caption={t("report.forecastText")}
          columns={[
            { key: "month", heading: t("report.month") },
            { key: "n", heading: t("report.n"), numeric: true },
            { key: "value", heading: t("report.value"), numeric: true },
            { key: "weighted", heading: t("report.weighted"), numeric: true },
          ]}
          rows={[
            ...forecast.map((row) => ({
              id: row.month || "none",
              cells: {
                month: row.month ? <bdi>{month(row.month)}</bdi> : t("report.noMonth"),
                ...cells(Number(row.n), Number(row.cents), Number(row.weighted)),
              },
            })),
            {
              id: "total",
              cells: { month: t("report.total"), ...cells(sum("n"), sum("cents"), sum("weighted")) },
            },
          ]}
        />
      )}
    </TitledSection>
  );
}

function Speed({ view: { ages, responses } }: ReportProps) {
  const t = useText("crm");
  const say = useSay();
  const { number } = useFormat();
  const [response] = responses;
  return (
    <TitledSection id="speed" title={t("report.speed")} className="grid gap-3">
      <p>
        {t("report.response")}:{" "}
        {response ? t("report.hours", { count: Math.round(response.middle) }) : t("report.none")}
      </p>
      {ages.length > 0 && (
        <DataTable
          caption={t("report.ages")}
          columns={[
            { key: "stage", heading: t("fields.stage") },
            { key: "days", heading: t("report.ages"), numeric: true },
            { key: "n", heading: t("report.n"), numeric: true },
          ]}
          rows={ages.map(({ part, middle, n }) => ({
            id: part,
            cells: {
              stage: <TextLink href={withQuery(CRM, { view: part })}>{say(`states.${part}`)}</TextLink>,
              days: number(Math.round(middle * 10) / 10),
              n: number(n),
            },
          }))}
        />
      )}
    </TitledSection>
  );
}

function Rates({ id, rows }: { id: "bySource" | "byJob"; rows: ReportView["bySource"] }) {
  const t = useText("crm");
  const named = useText("job-types");
  const say = useSay();
  const { percent, number, wholeMoney } = useFormat();
  return (
    <TitledSection id={id} title={t(`report.${id}`)} className="grid gap-3">
      {rows.length === 0 ? (
        <p>{t("report.none")}</p>
      ) : (
        <DataTable
          caption={t(`report.${id}`)}
          captionHidden
          columns={[
            { key: "part", heading: t(id === "bySource" ? "fields.source" : "fields.jobType") },
            { key: "rate", heading: t("report.rate"), numeric: true },
            { key: "of", heading: t("report.n"), numeric: true },
            { key: "value", heading: t("report.value"), numeric: true },
          ]}
          rows={rows.map(({ part, won, n, cents }) => ({
            id: part,
            cells: {
              part: id === "byJob" ? named(`names.${part}` as "names.roof") : say(`sources.${part}`),
              rate: percent(String(Math.round((100 * Number(won)) / Number(n)))),
              of: t("report.of", { won: number(Number(won)), n: number(Number(n)) }),
              value: <bdi>{wholeMoney(Number(cents))}</bdi>,
            },
          }))}
        />
      )}
    </TitledSection>
  );
}

function Lost({ view: { lost } }: ReportProps) {
  const t = useText("crm");
  const say = useSay();
  const { number, percent, wholeMoney } = useFormat();
  return (
    <TitledSection id="lost" title={t("report.lost")} className="grid gap-3">
      {lost.length === 0 ? (
        <p>{t("report.none")}</p>
      ) : (
        <DataTable
          caption={t("report.lost")}
          captionHidden
          columns={[
            { key: "reason", heading: t("fields.lostReason") },
            { key: "n", heading: t("report.n"), numeric: true },
            { key: "share", heading: t("report.share"), numeric: true },
            { key: "value", heading: t("report.value"), numeric: true },
          ]}
          rows={lost.map(({ part, n, share, cents }) => ({
            id: part || "none",
            cells: {
              reason: say(`lostReasons.${part || "other"}`),
              n: number(n),
              share: percent(String(share)),
              value: <bdi>{wholeMoney(cents)}</bdi>,
            },
          }))}
        />
      )}
    </TitledSection>
  );
}

function Norms({ view, sent }: ReportProps) {
  const t = useText("crm");
  const say = useSay();
  const begin = Object.fromEntries(
    view.norms.flatMap(({ stage, days, chance }) => [
      [`days_${stage}`, String(days)],
      [`chance_${stage}`, String(chance)],
    ]),
  );
  const form = formOf(["norms"], sent, begin);
  return (
    <Fold title={t("report.norms")} open={form.isSent}>
      <p className="max-w-prose text-muted">{t("report.normsText")}</p>
      <form method="post" noValidate className="grid max-w-2xl gap-5" data-reload>
        <input type="hidden" name="version" value={view.version} />
        {view.norms.map(({ stage }) => (
          <div key={stage} className="grid gap-4 sm:grid-cols-2">
            <TypedField
              form={form}
              say={say}
              name={`days_${stage}`}
              type="numeric"
              label={t("report.days", { stage: say(`states.${stage}`) })}
            />
            <TypedField
              form={form}
              say={say}
              name={`chance_${stage}`}
              type="numeric"
              label={t("report.chance", { stage: say(`states.${stage}`) })}
            />
          </div>
        ))}
        <Button name="intent" value="norms" className="justify-self-start">
          {t("report.save")}
        </Button>
      </form>
    </Fold>
  );
}

/** What the deals of a workspace come to. */
export default function ReportScreen({ view, sent }: ReportProps) {
  const t = useText("crm");
  const shell = useText("shell");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("crmReport"))} title={shell("screens.crmReport.title")}>
        <p>{t("report.lead")}</p>
        <p>
          <TextLink href={CRM}>{t("back")}</TextLink>
        </p>
      </PageHeading>
      <Problem sent={sent} />
      <Forecast view={view} />
      <Speed view={view} />
      <Rates id="bySource" rows={view.bySource} />
      <Rates id="byJob" rows={view.byJob} />
      <Lost view={view} />
      {view.mayWrite && <Norms view={view} sent={sent} />}
    </div>
  );
}
