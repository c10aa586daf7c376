import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { Button } from "~/ui/button.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { ScheduleView } from "../schedule.view.server.ts";

type Ahead = NonNullable<ScheduleView["ahead"]>;
type Task = Ahead[number]["tasks"][number];

function Line({ task, tick }: { task: Task; tick: boolean }) {
  const t = useText("schedules");
  const { date, number } = useFormat();
  const facts = [
    `${date(task.start)} – ${date(task.finish)}`,
    task.location && isolated(task.location),
    task.crew && isolated(task.crew),
    task.workers > 0 && t("ahead.people", { number: number(task.workers) }),
  ].filter(Boolean);
  const text = (
    <span className="grid min-w-0 py-2">
      <span className="font-medium wrap-anywhere">
        <span className="tabular-nums">{task.number}</span> <bdi translate="no">{task.name}</bdi>
        {task.mark && (
          <span className={task.mark === "critical" ? "text-danger" : "text-warn"}>
            {" "}
            · {t(`table.${task.mark}`)}
          </span>
        )}
        {task.promised && <span className="text-ok"> · {t("ahead.promised")}</span>}
      </span>
      <span className="text-sm tabular-nums text-muted">{facts.join(" · ")}</span>
      <span className={`text-sm ${task.waitsFor.length > 0 ? "text-warn" : "text-ok"}`}>
        {task.waitsFor.length > 0
          ? t("ahead.waits", { numbers: task.waitsFor.join(", ") })
          : t("ahead.ready")}
      </span>
    </span>
  );
  if (!tick || task.promised) return <li className="border-b border-line">{text}</li>;
  return (
    <li className="border-b border-line">
      <label className="flex min-h-12 cursor-pointer items-center gap-3">
        <input type="checkbox" name="task" value={task.id} className="size-6 shrink-0 accent-accent" />
        {text}
      </label>
    </li>
  );
}

/** Three weeks from the data date on, what is missing for each task, and what is promised of the first. */
export function AheadView({ view, ahead }: { view: ScheduleView; ahead: Ahead }) {
  const t = useText("schedules");
  const { date, number } = useFormat();
  const first = ahead[0]?.week ?? view.dataDate;
  const load = view.load ?? [];
  const weeks = ahead.map(({ week, tasks }, n) => (
    <section key={week} aria-labelledby={`week-${week}`} className="grid content-start gap-2">
      <h2 id={`week-${week}`} className="text-xl font-bold">
        {t("ahead.week", { date: date(week) })}
      </h2>
      {tasks.length === 0 ? (
        <p className="text-muted">{t("ahead.none")}</p>
      ) : (
        <ol className="border-t-2 border-ink">
          {tasks.map((task) => (
            <Line key={task.id} task={task} tick={n === 0 && view.mayWrite} />
          ))}
        </ol>
      )}
    </section>
  ));
  const mayPromise = view.mayWrite && ahead[0]?.tasks.some(({ promised }) => !promised);
  return (
    <div className="grid gap-8">
      <form method="post" action={`/schedule/${view.id}`} className="grid gap-6" data-reload>
        <div className="grid gap-8 lg:grid-cols-3">{weeks}</div>
        {mayPromise && (
          <Button name="intent" value="promise" className="justify-self-start">
            {t("ahead.promise", { date: isolated(date(first)) })}
          </Button>
        )}
      </form>
      <TitledSection id="load" title={t("load.title")} className="grid max-w-2xl gap-3">
        <p className="text-muted">{t("load.text")}</p>
        <DataTable
          caption={t("load.title")}
          captionHidden
          columns={[
            { key: "week", heading: t("load.week") },
            { key: "most", heading: t("load.most"), numeric: true },
          ]}
          rows={load
            .filter(({ most }) => most > 0)
            .map(({ week, most, over }) => ({
              id: week,
              cells: {
                week: date(week),
                most: over ? (
                  <strong className="text-danger">
                    {number(most)}, {t("load.over", { number: number(view.workers ?? 0) })}
                  </strong>
                ) : (
                  number(most)
                ),
              },
            }))}
        />
      </TitledSection>
    </div>
  );
}
