import type { ReadReport } from "~/engines/directory/directory.server.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import { Problem, TypedField } from "./parts.tsx";

function OneReport({ report, sent }: { report: ReadReport; sent?: Sent }) {
  const t = useText("professional-directory");
  const { date } = useFormat();
  const form = formOf(["kept", "takenDown"], sent?.fields.report === report.id ? sent : undefined);
  return (
    <li className="grid gap-2 border-b border-line py-4">
      <p className="flex flex-wrap gap-x-3">
        <strong>
          <Typed text={report.name} />
        </strong>
        <span className="text-muted">
          {t(`report.reasons.${report.reason}`)} · {date(report.createdAt)}
        </span>
      </p>
      {report.body && <Typed text={report.body} />}
      <blockquote className="border-s-4 border-line ps-3">
        {t("review.of", { n: report.stars })} <Typed text={report.said} />
      </blockquote>
      {report.decidedAt ? (
        <p>
          {t(`report.verdicts.${report.verdict ?? "kept"}`, { day: date(report.decidedAt) })}{" "}
          <Typed text={report.note} />
        </p>
      ) : (
        <form method="post" noValidate className="grid max-w-xl gap-3" data-reload>
          <input type="hidden" name="report" value={report.id} />
          <TypedField
            form={form}
            name="note"
            id={`note-${report.id}`}
            label={t("report.note")}
            hint={t("report.noteHint")}
            long
          />
          <div className="flex flex-wrap gap-3">
            <Button name="intent" value="kept" variant="outline">
              {t("report.keep")}
            </Button>
            <Button name="intent" value="takenDown" variant="destructive">
              {t("report.takeDown")}
            </Button>
          </div>
        </form>
      )}
    </li>
  );
}

/** Reviews that somebody reported, for whoever decides, and what was decided. */
export default function ReportsScreen({ reports, sent }: { reports: ReadReport[]; sent?: Sent }) {
  const t = useText("professional-directory");
  const shell = useText("shell");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("reviewReports"))} title={shell("screens.reviewReports.title")}>
        <p>{t("report.lead")}</p>
      </PageHeading>
      <Problem sent={sent} />
      {reports.length === 0 ? (
        <p>{t("report.nothing")}</p>
      ) : (
        <ul className="border-t-2 border-ink">
          {reports.map((report) => (
            <OneReport key={report.id} report={report} sent={sent} />
          ))}
        </ul>
      )}
    </div>
  );
}
