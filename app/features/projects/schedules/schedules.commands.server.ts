import { and, eq, sql } from "drizzle-orm";
import { mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import type { Database } from "~db/client.ts";
import { projects } from "~db/schema/projects.ts";
import { scheduleBaselines, schedules, scheduleTasks } from "~db/schema/schedules.ts";
import { type NumberedTask, numbered } from "./numbered.ts";
import { type PlanDays, planOf } from "./plan.ts";
import type { TypedTask } from "./read-tasks.ts";
import { type FieldProblem, insertTasks, loopIn } from "./schedule-statements.server.ts";
import { SCHEDULE_LIMITS } from "./schedules.limits.ts";
import { readSchedule } from "./schedules.queries.server.ts";
import type { ChangeOf, ScheduleChange } from "./schedules.schemas.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

export type ScheduleResult =
  | CommandResult<"gone" | "not-allowed" | "stale" | "full", { id: string }>
  | CommandResult<"field", { id: string }, FieldProblem>;

/** The project of a form where it is one of the workspace, and nothing else. */
const projectOf = (workspace: string, id: string) =>
  sql<string>`(select ${projects.id} from ${projects} where ${projects.id} = ${id} and ${projects.workspace} = ${workspace})`;

/** Makes a schedule with its tasks while there is room. The form's key is its id: what is sent twice is made once. */
export async function createSchedule(
  { db, now }: Deps,
  actor: Person,
  {
    idem,
    tasks,
    project = "",
    ...head
  }: {
    idem: string;
    name: string;
    project?: string;
    tasks: readonly NumberedTask[];
    nearDays?: number;
    workers?: number | null;
  } & PlanDays,
): Promise<ScheduleResult> {
  const at = now();
  const { workspace } = actor;
  const room = sql`(select count(*) from ${schedules} where ${schedules.workspace} = ${workspace} and not ${schedules.sample})
    < ${SCHEDULE_LIMITS.schedules} and ${mayWrite(actor, workspace)}`;
  const key = await submissionKey(idem, JSON.stringify([head, project, tasks]));
  try {
    await db.batch([
      takeOnlyIf(db, workspace, key, at, room),
      db.insert(schedules).values({
        ...head,
        id: idem,
        workspace,
        projectId: projectOf(workspace, project),
        numbered: Math.max(0, ...tasks.map(({ number }) => number)),
        createdAt: at.toISOString(),
        updatedAt: at.toISOString(),
      }),
      insertTasks(db, { workspace, schedule: idem, tasks, at: at.toISOString() }),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true, id: idem };
    if (!isRefused(error)) throw error;
    return { ok: false, error: (await mayStill(db, actor)) ? "full" : "not-allowed" };
  }
  return { ok: true, id: idem };
}

/** A form of a schedule, and whose form it is. */
export type Of<Intent extends ScheduleChange["intent"]> = ChangeOf<Intent> & { id: string };

const TRIES = 4;

/** Adds tasks behind those that stand; nothing is added where one of them cannot be read or a loop would come of it. */
export async function addTasks(
  { db, now }: Deps,
  actor: Person,
  { id, idem, typed }: { id: string; idem: string; typed: readonly TypedTask[] },
): Promise<ScheduleResult> {
  const { workspace } = actor;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const found = await readSchedule(db, actor, id);
    if (!found) return { ok: false, error: "gone" };
    const more = numbered(typed, {
      from: found.numbered,
      tasks: found.tasks,
      perWeek: found.workdays.length,
    });
    if ("key" in more) return { ok: false, error: "field", field: "lines", ...more };
    const loop = loopIn(found, [...found.tasks, ...more.tasks.map((task) => ({ ...task, id: "" }))]);
    if (loop) return { ok: false, error: "field", field: "lines", ...loop };
    const at = now();
    const key = await submissionKey(idem, JSON.stringify(typed));
    const here = sql`exists (select 1 from ${schedules} where ${schedules.id} = ${id}
      and ${schedules.workspace} = ${workspace} and ${schedules.numbered} = ${found.numbered})`;
    const room = sql`(select count(*) from ${scheduleTasks} where ${scheduleTasks.scheduleId} = ${id}) + ${typed.length}
      <= ${SCHEDULE_LIMITS.tasks}`;
    try {
      await db.batch([
        takeOnlyIf(db, workspace, key, at, sql`${here} and ${room} and ${mayWrite(actor, workspace)}`),
        insertTasks(db, { workspace, schedule: id, tasks: more.tasks, at: at.toISOString() }),
        db
          .update(schedules)
          .set({
            numbered: Math.max(found.numbered, ...more.tasks.map(({ number }) => number)),
            updatedAt: at.toISOString(),
          })
          .where(eq(schedules.id, id)),
      ]);
      return { ok: true, id };
    } catch (error) {
      if (isRepeat(error)) return { ok: true, id };
      if (!isRefused(error)) throw error;
      if (found.tasks.length + typed.length > SCHEDULE_LIMITS.tasks) return { ok: false, error: "full" };
      if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
    }
  }
  return { ok: false, error: "stale" };
}

/** Changes columns of a schedule unless it was changed since the form was rendered. */
async function changeHead(
  { db, now }: Deps,
  actor: Person,
  { id, version }: { id: string; version: number },
  values: Partial<typeof schedules.$inferInsert>,
  project?: string,
): Promise<ScheduleResult> {
  const [changed] = await db
    .update(schedules)
    .set({
      ...values,
      ...(project !== undefined && { projectId: projectOf(actor.workspace, project) }),
      sample: false,
      version: sql`${schedules.version} + 1`,
      updatedAt: now().toISOString(),
    })
    .where(
      and(
        eq(schedules.id, id),
        eq(schedules.workspace, actor.workspace),
        eq(schedules.version, version),
        mayWrite(actor, schedules.workspace),
      ),
    )
    .returning({ id: schedules.id });
  if (changed) return { ok: true, id };
  const current = await readSchedule(db, actor, id);
  if (!current) return { ok: false, error: "gone" };
  if (current.version === version) return { ok: false, error: "not-allowed" };
  const same = Object.entries(values).every(([name, value]) => current[name as "name"] === value);
  const sameProject = project === undefined || (current.projectId ?? "") === project;
  return same && sameProject ? { ok: true, id } : { ok: false, error: "stale" };
}

/** Sets the day up to which work was reported. Nothing that was done can lie behind it. */
export async function setDataDate(
  deps: Deps,
  actor: Person,
  { id, version, dataDate }: Of<"report">,
): Promise<ScheduleResult> {
  const found = await readSchedule(deps.db, actor, id);
  if (!found) return { ok: false, error: "gone" };
  if (dataDate < found.startOn)
    return { ok: false, error: "field", field: "dataDate", key: "errors.beforeStart" };
  const later = found.tasks.find(({ started, finished }) => (finished ?? started ?? "") > dataDate);
  if (later)
    return {
      ok: false,
      error: "field",
      field: "dataDate",
      key: "errors.doneLater",
      words: { number: String(later.number), name: `\u2068${later.name}\u2069` },
    };
  return changeHead(deps, actor, { id, version }, { dataDate });
}

export async function changeSettings(
  deps: Deps,
  actor: Person,
  { intent, id, version, workday, project, ...values }: Of<"settings">,
): Promise<ScheduleResult> {
  const bad = (field: string, key: string) => ({ ok: false, error: "field", field, key }) as const;
  if (workday === "") return bad("workday", "errors.workdays");
  if (values.deadline && values.deadline < values.startOn) return bad("deadline", "errors.deadline");
  const found = await readSchedule(deps.db, actor, id);
  if (!found) return { ok: false, error: "gone" };
  // A start that moves behind the data date takes it along.
  const dataDate = found.dataDate < values.startOn ? values.startOn : found.dataDate;
  const head = { ...values, workdays: workday, dataDate };
  return changeHead(deps, actor, { id, version }, head, project);
}

/** The calendar gets another address, and the feeds of the one before end. */
export async function changeFeed(
  deps: Deps,
  actor: Person,
  { id, version }: Of<"feed">,
): Promise<ScheduleResult> {
  const found = await readSchedule(deps.db, actor, id);
  if (!found) return { ok: false, error: "gone" };
  return changeHead(deps, actor, { id, version }, { feed: found.feed + 1 });
}

/** Keeps what is planned now. The form's key is the baseline's id. */
export async function takeBaseline(
  { db, now }: Deps,
  actor: Person,
  { id, idem, name }: Of<"baseline">,
): Promise<ScheduleResult> {
  const found = await readSchedule(db, actor, id);
  if (!found) return { ok: false, error: "gone" };
  const { result, byNumber } = planOf(found, found.tasks);
  if (!result.ok) return { ok: false, error: "field", field: "name", key: "errors.notComputed" };
  if (found.baselines.some((one) => one.id === idem)) return { ok: true, id };
  const days = Object.fromEntries(
    found.tasks.flatMap((task) => {
      const dates = byNumber.get(task.number);
      return dates ? [[task.id, [dates.earlyStart, dates.earlyFinish]]] : [];
    }),
  );
  const at = now().toISOString();
  const [made] = await db
    .insert(scheduleBaselines)
    .select(
      sql`select ${idem}, ${actor.workspace}, ${id}, ${name}, ${found.dataDate}, ${result.finish}, ${JSON.stringify(days)}, ${at}
        where ${mayWrite(actor, actor.workspace)} and (select count(*) from schedule_baselines as one
        where one.schedule_id = ${id}) < ${SCHEDULE_LIMITS.baselines}`,
    )
    .onConflictDoNothing()
    .returning({ id: scheduleBaselines.id });
  if (made) return { ok: true, id };
  return { ok: false, error: (await mayStill(db, actor)) ? "full" : "not-allowed" };
}

/** Removes a schedule with its tasks. What is gone already is gone. */
export async function removeSchedule(
  { db }: Deps,
  actor: Person,
  { id }: { id: string },
): Promise<ScheduleResult> {
  const here = and(eq(schedules.id, id), eq(schedules.workspace, actor.workspace));
  const [, [left]] = await db.batch([
    db.delete(schedules).where(and(here, mayWrite(actor, schedules.workspace))),
    db.select({ id: schedules.id }).from(schedules).where(here),
  ]);
  return left ? { ok: false, error: "not-allowed" } : { ok: true, id };
}
