import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { readLinks, writeLinks } from "~/engines/schedule/schedule.ts";
import { mayRead, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { schedulePromises, schedules, scheduleTasks } from "~db/schema/schedules.ts";
import { weekOf } from "./look-ahead.ts";
import type { PlanTask } from "./plan.ts";
import { type FieldProblem, loopIn, touch } from "./schedule-statements.server.ts";
import type { Deps, Of } from "./schedules.commands.server.ts";
import { type ReadSchedule, type ReadTask, readSchedule } from "./schedules.queries.server.ts";

/** A stale page is told what the task says now. */
export type TaskResult =
  | CommandResult<"gone" | "not-allowed" | "full", { id: string }>
  | CommandResult<"field", { id: string }, FieldProblem>
  | CommandResult<"stale", { id: string }, { current?: ReadTask }>;

type Values = Omit<PlanTask, "id" | "number">;

/** What a task's fields say together, which none of them says alone. */
function problemOf(values: Values, dataDate: string): FieldProblem | undefined {
  const { constraintType, constraintDay, started, finished, percent } = values;
  if (constraintType !== "none" && !constraintDay)
    return { field: "constraintDay", key: "errors.constraintDay" };
  if (started && started > dataDate) return { field: "started", key: "errors.afterDataDate" };
  if (finished && finished > dataDate) return { field: "finished", key: "errors.afterDataDate" };
  if (started && finished && finished < started)
    return { field: "finished", key: "errors.finishBeforeStart" };
  if (!started && !finished && percent > 0) return { field: "started", key: "errors.startMissing" };
  return undefined;
}

/** The values of the form with its links read, or what is wrong with them. */
function valuesOf(
  found: ReadSchedule,
  { intent, id: _, task: id, version, links, workers, percent, ...typed }: Of<"edit">,
): Values | FieldProblem {
  const known = new Set(found.tasks.map(({ number }) => number));
  const read = readLinks(
    links,
    (number) => (known.has(number) ? String(number) : undefined),
    found.workdays.length,
  );
  if (!read.ok)
    return { field: "links", key: "errors.links", words: { part: `\u2068${read.part.slice(0, 60)}\u2069` } };
  const values: Values = {
    ...typed,
    links: writeLinks(read.links, Number),
    workers: workers ?? 0,
    percent: typed.finished ? 100 : (percent ?? 0),
    constraintDay: typed.constraintType === "none" ? null : typed.constraintDay,
  };
  const problem = problemOf(values, found.dataDate);
  if (problem) return problem;
  const loop = loopIn(
    found,
    found.tasks.map((task) => (task.id === id ? { ...task, ...values } : task)),
  );
  return loop ? { field: "links", ...loop } : values;
}

/** Changes a task unless somebody else did since the form was rendered. */
export async function changeTask({ db, now }: Deps, actor: Person, change: Of<"edit">): Promise<TaskResult> {
  const { id } = change;
  const found = await readSchedule(db, actor, id);
  const before = found?.tasks.find((task) => task.id === change.task);
  if (!found || !before) return { ok: false, error: "gone" };
  const values = valuesOf(found, change);
  if ("key" in values) return { ok: false, error: "field", ...values };
  const at = now();
  const [[changed]] = await db.batch([
    db
      .update(scheduleTasks)
      .set({ ...values, version: sql`${scheduleTasks.version} + 1` })
      .where(
        and(
          eq(scheduleTasks.id, change.task),
          eq(scheduleTasks.scheduleId, id),
          eq(scheduleTasks.version, change.version),
          mayWrite(actor, scheduleTasks.workspace),
        ),
      )
      .returning({ id: scheduleTasks.id }),
    touch(db, id, at, mayWrite(actor, schedules.workspace)),
  ]);
  if (changed) return { ok: true, id };
  const current = (await readSchedule(db, actor, id))?.tasks.find((task) => task.id === change.task);
  if (!current) return { ok: false, error: "gone" };
  if (current.version === change.version) return { ok: false, error: "not-allowed" };
  // The same form sent twice finds what it wrote.
  const same = Object.entries(values).every(([name, value]) => current[name as keyof ReadTask] === value);
  return same ? { ok: true, id } : { ok: false, error: "stale", current };
}

/**
 * Writes that a task is finished on a day, unless somebody changed it since. It was begun on that day where nobody has said
 * when, and work is reported up to it: nothing that was done lies behind the data date. What is finished already stays so.
 */
export async function finishTask(
  { db, now }: Deps,
  actor: Person,
  { id, task, version, day }: Of<"tick"> & { day: string },
): Promise<TaskResult> {
  const at = now().toISOString();
  const here = and(
    eq(scheduleTasks.id, task),
    eq(scheduleTasks.scheduleId, id),
    eq(scheduleTasks.workspace, actor.workspace),
  );
  const [[ticked], , [current]] = await db.batch([
    db
      .update(scheduleTasks)
      .set({
        started: sql`min(coalesce(${scheduleTasks.started}, ${day}), ${day})`,
        ...{ finished: day, percent: 100, remaining: null },
        version: sql`${scheduleTasks.version} + 1`,
      })
      .where(
        and(
          here,
          eq(scheduleTasks.version, version),
          isNull(scheduleTasks.finished),
          mayWrite(actor, scheduleTasks.workspace),
        ),
      )
      .returning({ id: scheduleTasks.id }),
    db
      .update(schedules)
      .set({ dataDate: day, version: sql`${schedules.version} + 1`, updatedAt: at })
      .where(
        and(
          eq(schedules.id, id),
          lt(schedules.dataDate, day),
          mayWrite(actor, schedules.workspace),
          sql`exists (select 1 from ${scheduleTasks} where ${here} and ${scheduleTasks.version} = ${version + 1}
            and ${scheduleTasks.finished} = ${day})`,
        ),
      ),
    db
      .select({ finished: scheduleTasks.finished, version: scheduleTasks.version })
      .from(scheduleTasks)
      .where(and(here, mayRead(actor, scheduleTasks.workspace))),
  ]);
  if (ticked || current?.finished) return { ok: true, id };
  if (!current) return { ok: false, error: "gone" };
  if (current.version === version) return { ok: false, error: "not-allowed" };
  const found = await readSchedule(db, actor, id);
  return { ok: false, error: "stale", current: found?.tasks.find((one) => one.id === task) };
}

/** Removes a task; what followed it is listed as lacking its predecessor. What is gone already is gone. */
export async function removeTask(
  { db, now }: Deps,
  actor: Person,
  { id, task, version }: Of<"remove">,
): Promise<TaskResult> {
  const here = and(
    eq(scheduleTasks.id, task),
    eq(scheduleTasks.scheduleId, id),
    eq(scheduleTasks.workspace, actor.workspace),
  );
  const [, , [left]] = await db.batch([
    db
      .delete(scheduleTasks)
      .where(and(here, eq(scheduleTasks.version, version), mayWrite(actor, scheduleTasks.workspace))),
    touch(db, id, now(), mayWrite(actor, schedules.workspace)),
    db.select({ version: scheduleTasks.version }).from(scheduleTasks).where(here),
  ]);
  if (!left) return { ok: true, id };
  if (left.version === version) return { ok: false, error: "not-allowed" };
  const current = (await readSchedule(db, actor, id))?.tasks.find((one) => one.id === task);
  return { ok: false, error: "stale", current };
}

/** Moves the start of a task to a day, as a what-if showed it. */
export async function shiftTask(
  deps: Deps,
  actor: Person,
  { id, task, version, day }: Of<"shift">,
): Promise<TaskResult> {
  const found = await readSchedule(deps.db, actor, id);
  const before = found?.tasks.find((one) => one.id === task);
  if (!before) return { ok: false, error: "gone" };
  const { id: _, number, ...values } = before;
  return changeTask(deps, actor, {
    ...values,
    id,
    intent: "edit",
    task,
    version,
    constraintType: "startNoEarlier",
    constraintDay: day,
  });
}

/** Promises tasks for the week of the data date; what was promised already stays as it was. */
export async function promiseTasks(
  { db, now }: Deps,
  actor: Person,
  { id, task: wanted = [] }: Of<"promise">,
): Promise<TaskResult> {
  const found = await readSchedule(db, actor, id);
  if (!found) return { ok: false, error: "gone" };
  const rows = found.tasks.filter((task) => wanted.includes(task.id) && !task.finished);
  if (rows.length === 0) return { ok: false, error: "field", field: "task", key: "errors.promise" };
  const at = now().toISOString();
  const json = JSON.stringify(
    rows.map(({ id: task, name, crew }) => ({ id: crypto.randomUUID(), task, name, crew })),
  );
  const of = (name: string) => sql.raw(`json_extract(value, '$.${name}')`);
  await db
    .insert(schedulePromises)
    .select(
      sql`select ${of("id")}, ${actor.workspace}, ${id}, ${of("task")}, ${of("name")}, ${of("crew")},
        ${weekOf(found.dataDate)}, 'open', null, 1, ${at} from json_each(${json})
        where ${mayWrite(actor, actor.workspace)}`,
    )
    .onConflictDoNothing();
  return (await mayStill(db, actor)) ? { ok: true, id } : { ok: false, error: "not-allowed" };
}

/** Says what became of a promise. Who says it last is believed: a week is closed together. */
export async function closePromise(
  { db }: Deps,
  actor: Person,
  { id, promise, state }: Of<"close">,
): Promise<TaskResult> {
  const [closed] = await db
    .update(schedulePromises)
    .set({
      state: state === "kept" ? "kept" : "missed",
      reason: state === "kept" ? null : state,
      version: sql`${schedulePromises.version} + 1`,
    })
    .where(
      and(
        inArray(schedulePromises.id, [promise]),
        eq(schedulePromises.scheduleId, id),
        eq(schedulePromises.workspace, actor.workspace),
        mayWrite(actor, schedulePromises.workspace),
      ),
    )
    .returning({ id: schedulePromises.id });
  if (closed) return { ok: true, id };
  return { ok: false, error: (await mayStill(db, actor)) ? "gone" : "not-allowed" };
}
