import { useFormat, useText } from "~/i18n/i18n.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { MySites } from "../sites.queries.server.ts";

type Job = MySites["jobs"][number];

/** The first figures of a job, each of which leads to its rows. */
function Figures({ job }: { job: Job }) {
  const t = useText("home");
  const { money, number, percent } = useFormat();
  const billed =
    job.billedPercent === undefined
      ? t("mine.noContract")
      : t("mine.billedShare", {
          percent: percent(String(Math.round(job.billedPercent))),
          sum: money(job.contractCents),
        });
  const inspection =
    job.inspectionIn === undefined
      ? t("mine.noInspection")
      : job.inspectionIn === 0
        ? t("needs.today")
        : t("mine.inDays", { count: job.inspectionIn });
  const rows = [
    [t("mine.punch"), number(job.openPunch), `/punch-list-camera?project=${job.id}`],
    [t("mine.inspection"), inspection, `/permit-tracking?project=${job.id}`],
    [t("mine.hours"), number(job.hours), "/workforce-tracking"],
    [t("mine.billed"), billed, `/job-billing/${job.id}`],
  ] as const;
  return (
    <ul className="grid grid-cols-2 gap-px border border-line bg-line lg:grid-cols-4">
      {rows.map(([label, value, href]) => (
        <li key={label} className="grid bg-surface">
          <a href={href} className="grid content-start gap-1 p-3 hover:bg-sunken">
            <span className="text-sm text-muted">{label}</span>
            <span className="font-bold text-blueprint tabular-nums">
              <bdi>{value}</bdi>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The jobs of a member, each with its first figures. */
export default function MyWork({ jobs }: Pick<MySites, "jobs">) {
  const t = useText("home");
  return (
    <div className="border-b border-line">
      <TitledSection id="my-jobs" title={t("mine.title")} className="sheet grid gap-4 py-6">
        <ul className="grid gap-4">
          {jobs.map((job) => (
            <li key={job.id} className="grid gap-2">
              <p className="flex flex-wrap items-center justify-between gap-x-4">
                <a
                  href={`/project/${job.id}`}
                  className="inline-flex min-h-12 items-center font-bold underline wrap-anywhere"
                >
                  <Typed text={job.name} />
                </a>
                <TextLink href={`/business-intelligence?project=${job.id}&goal=cash`}>
                  {t("mine.figures")}
                </TextLink>
              </p>
              <Figures job={job} />
            </li>
          ))}
        </ul>
      </TitledSection>
    </div>
  );
}
