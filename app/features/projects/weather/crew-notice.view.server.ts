import type { Holding, Present } from "~/engines/trust/trust.server.ts";
import { readSchedule } from "../schedules/schedules.queries.server.ts";
import { NOTICE_LIMITS, type Told } from "./crew-notice.ts";
import { type Asked, forecastOf } from "./forecast.server.ts";
import { type Planner, scheduleRows } from "./schedule-rows.ts";
import { stoppedTasks } from "./stopped-tasks.ts";
import { readNotice, readWeather } from "./weather.queries.server.ts";

/** What a crew would be told now; undefined where nothing is stopped, or the schedule is none of theirs. */
export async function toldNow(
  asked: Asked,
  actor: Present,
  { site, schedule: id, crew, note }: { site: string; schedule: string; crew: string; note: string },
  planner: Planner,
): Promise<Told | undefined> {
  const [known, schedule] = await Promise.all([
    readWeather(asked.db, actor, { site, schedule: id }),
    readSchedule(asked.db, actor, id),
  ]);
  if (!schedule || (site && !known.site)) return undefined;
  const { days, source } = await forecastOf(asked, actor, known.site);
  const rows = scheduleRows(schedule, days, known, planner);
  // What nobody is named for is everybody's.
  const tasks = (rows ? stoppedTasks(schedule, rows, planner) : []).filter(
    (task) => crew === "" || task.crew === "" || task.crew === crew,
  );
  if (!tasks.some(({ stops }) => stops.length > 0)) return undefined;
  return {
    ...{ site: known.site?.name ?? "", zone: known.site?.zone ?? "UTC", source, crew, note },
    tasks: tasks.slice(0, NOTICE_LIMITS.tasks),
  };
}

/** A notice for whoever holds its link; undefined where it is gone. */
export async function heldNoticeView(
  asked: Pick<Asked, "db">,
  { holder, link }: Pick<Holding, "holder" | "link">,
) {
  const found = await readNotice(asked.db, holder, link.subject.id);
  return (
    found && {
      title: found.title,
      at: found.createdAt,
      isOld: Boolean(found.isOld),
      ...(found.told as unknown as Told),
    }
  );
}
export type HeldNoticeView = NonNullable<Awaited<ReturnType<typeof heldNoticeView>>>;
