import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formState } from "~/ui/typed-field.tsx";
import { REPORTS, SALE_LIMITS, salePath } from "../sales.limits.ts";
import type { ReportsView } from "../sales.view.server.ts";
import { Problem, TypedField } from "./parts.tsx";

type Report = ReportsView["reports"][number];

function OneReport({ report, idem, sent }: { report: Report; idem: string; sent?: Sent }) {
  const t = useText("equipment-marketplace");
  const { date } = useFormat();
  const form = formState(sent?.fields.report === report.id ? sent : undefined);
  return (
    <li className="grid gap-2 border-b border-line py-4">
      <p className="flex flex-wrap items-center gap-x-4">
        {report.state === "open" ? (
          <TextLink href={salePath(report.listingId)} className="text-lg font-bold">
            <Typed text={report.title} />
          </TextLink>
        ) : (
          <strong className="text-lg">
            <Typed text={report.title} />
          </strong>
        )}
        <Badge variant={report.state === "upheld" ? "destructive" : "default"}>
          {t(`report.states.${report.state as "open"}`)}
        </Badge>
        {report.twice && <Badge variant="outline">{t("reports.twice")}</Badge>}
        <span className="text-muted">{date(report.createdAt.slice(0, 10))}</span>
      </p>
      <p>
        <strong>{t(`report.reasons.${report.reason}`)}</strong>: <Typed text={report.note} />
      </p>
      <form method="post" action={REPORTS} noValidate className="grid max-w-xl gap-3" data-reload>
        <input type="hidden" name="intent" value="move" />
        <input type="hidden" name="idem" value={form.idem ?? idem} />
        <input type="hidden" name="version" value={report.version} />
        <input type="hidden" name="report" value={report.id} />
        <TypedField
          form={form}
          name="note"
          id={`note-${report.id}`}
          label={t("reports.note")}
          hint={t("reports.noteHint")}
          most={SALE_LIMITS.note}
          long
        />
        <div className="flex flex-wrap gap-3">
          {report.state === "open" ? (
            <>
              <Button name="transition" value="uphold" variant="destructive">
                {t("reports.uphold")}
              </Button>
              <Button name="transition" value="dismiss" variant="outline">
                {t("reports.dismiss")}
              </Button>
            </>
          ) : (
            <Button name="transition" value="restore" variant="outline">
              {t("reports.restore")}
            </Button>
          )}
        </div>
      </form>
    </li>
  );
}

/** What was reported of machines for sale, for administrators: what waits first, the oldest before. */
export default function ReportsScreen({ view, sent }: { view: ReportsView; sent?: Sent }) {
  const t = useText("equipment-marketplace");
  const shell = useText("shell");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("machineReports"))}
        title={shell("screens.machineReports.title")}
      >
        <p>{t("reports.lead")}</p>
      </PageHeading>
      <Problem
        sent={sent}
        anchor={(field) => (field === "note" ? `note-${sent?.fields.report ?? ""}` : field)}
      />
      {view.reports.length === 0 && <p>{t("reports.none")}</p>}
      <ul className="border-t-2 border-ink">
        {view.reports.map((report) => (
          <OneReport key={report.id} report={report} idem={view.idem} sent={sent} />
        ))}
      </ul>
      <TitledSection id="twins" title={t("reports.twins")} className="grid gap-3">
        <p className="max-w-prose text-muted">{t("reports.twinsText")}</p>
        {view.twins.length === 0 && <p>{t("reports.noTwins")}</p>}
        <ul className="border-t-2 border-ink">
          {view.twins.map(({ id, title, group }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 border-b border-line">
              <a href={salePath(id)} className="inline-flex min-h-12 items-center underline">
                <Typed text={title} />
              </a>
              <bdi translate="no" className="text-muted">
                {group}
              </bdi>
            </li>
          ))}
        </ul>
      </TitledSection>
    </div>
  );
}
