import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { Badge } from "~/ui/badge.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { DaysView } from "../days.view.server.ts";
import { daysPath } from "../weather.limits.ts";
import { Months } from "./days-screen.tsx";

const sum = (months: DaysView["months"], of: "actual" | "allowed" | "excess") =>
  months.reduce((all, month) => all + month[of], 0);

/** A notice of delay for paper: what the weather took, against the allowance, and what is asked for. */
export default function NoticeScreen({ view }: { view: DaysView }) {
  const t = useText("weather-days");
  const { date, moment, month, number } = useFormat();
  const { project, notice } = view;
  const [actual, allowed, excess] = (["actual", "allowed", "excess"] as const).map((of) =>
    sum(notice.months, of),
  );
  const facts = [
    [t("notice.to"), project.client],
    [t("notice.job"), project.name],
    [t("notice.number"), project.number],
  ].filter(([, text]) => text);
  return (
    <div className="sheet grid gap-6 py-10 sm:py-16">
      <p className="flex flex-wrap gap-x-6 print:hidden">
        <TextLink href={daysPath(project.id)}>{t("title", { name: isolated(project.name) })}</TextLink>
        <span className="inline-flex min-h-12 items-center text-muted">{t("notice.print")}</span>
      </p>
      <header className="grid gap-2 border-b-2 border-ink pb-4">
        <h1 className="text-2xl font-bold sm:text-3xl">{t("notice.title")}</h1>
        {project.sample && (
          <p>
            <Badge variant="secondary">{t("sample")}</Badge>
          </p>
        )}
        <p className="text-lg">
          {notice.month ? t("notice.ofMonth", { month: isolated(month(notice.month)) }) : t("notice.all")}
        </p>
      </header>
      <dl className="grid gap-2 sm:grid-cols-2">
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd>
              <Typed text={text ?? ""} />
            </dd>
          </div>
        ))}
        <div>
          <dt className="text-sm text-muted">{t("notice.date")}</dt>
          <dd>{date(view.today)}</dd>
        </div>
      </dl>
      {notice.events.length === 0 ? (
        <p>{t("notice.none")}</p>
      ) : (
        <>
          <p className="max-w-prose">
            {excess
              ? t("notice.text", {
                  actual: number(actual ?? 0),
                  allowed: number(allowed ?? 0),
                  excess: number(excess),
                })
              : t("notice.noExcess")}
          </p>
          <Months view={view} months={notice.months} />
          <DataTable
            caption={t("list.title")}
            columns={[
              { key: "day", heading: t("fields.day") },
              { key: "hours", heading: t("fields.hours"), numeric: true },
              { key: "weather", heading: t("fields.weather") },
              { key: "tasks", heading: t("fields.tasks") },
              { key: "evidence", heading: t("fields.evidence") },
            ]}
            rows={notice.events.map((event) => ({
              id: event.id,
              cells: {
                day: date(event.day),
                hours: number(event.tenths / 10),
                weather: <Typed text={event.weather} />,
                tasks: <Typed text={event.tasks} />,
                evidence: <Typed text={event.evidence} />,
              },
            }))}
          />
          <div className="grid gap-10 pt-10 sm:grid-cols-2">
            {[t("notice.sign"), t("notice.received")].map((label) => (
              <p key={label} className="border-t border-ink pt-1 text-sm">
                {label}
              </p>
            ))}
          </div>
        </>
      )}
      <p className="text-sm text-muted">
        {t("notice.source", { time: isolated(moment(view.printedAt, project.siteZone)) })}{" "}
        {t("notice.verify")}
      </p>
    </div>
  );
}
