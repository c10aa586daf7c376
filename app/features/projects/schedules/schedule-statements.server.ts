import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "~db/client.ts";
import { schedules, scheduleTasks } from "~db/schema/schedules.ts";
import type { NumberedTask } from "./numbered.ts";
import { type PlanDays, planOf } from "./plan.ts";

/** What is wrong with one field of a form that its schema could not know, and the words that it names. */
export interface FieldProblem {
  field: string;
  key: string;
  words?: Readonly<Record<string, string>>;
}

/** Inserts tasks as one text, because D1 allows a hundred values. */
export function insertTasks(
  db: Database,
  {
    workspace,
    schedule,
    tasks,
    at,
  }: { workspace: string; schedule: string; tasks: readonly NumberedTask[]; at: string },
) {
  const rows = JSON.stringify(tasks.map((task) => ({ id: crypto.randomUUID(), ...task })));
  const of = (name: string) => sql.raw(`json_extract(value, '$.${name}')`);
  return db.insert(scheduleTasks).select(
    sql`select ${of("id")}, ${workspace}, ${schedule}, ${of("number")}, ${of("phase")}, ${of("name")}, ${of("duration")},
      ${of("links")}, ${of("crew")}, ${of("location")}, ${of("workers")}, ${of("calendar")}, ${of("constraintType")},
      ${of("constraintDay")}, ${of("started")}, ${of("finished")}, ${of("remaining")}, ${of("percent")}, 1, ${at}
      from json_each(${rows}) where true`,
  );
}

type Planned = Parameters<typeof planOf>[1][number];

/** The loop that tasks make, by their numbers and names; nothing where there is none. */
export function loopIn(days: PlanDays, tasks: readonly Planned[]): Omit<FieldProblem, "field"> | undefined {
  const { result } = planOf(days, tasks);
  if (result.ok) return undefined;
  for (const problem of result.problems) {
    if (problem.code === "loop") {
      const names = new Map(tasks.map((task) => [String(task.number), task.name]));
      const way = [...problem.tasks, problem.tasks[0] ?? ""];
      return {
        key: "errors.loop",
        words: { loop: way.map((n) => `${n} \u2068${names.get(n) ?? ""}\u2069`).join(" → ") },
      };
    }
    if (problem.code === "linkedToItself") return { key: "errors.self", words: { number: problem.task } };
  }
  return undefined;
}

/** Touches the schedule of what was written beside it, so that it counts as used. */
export const touch = (db: Database, id: string, at: Date, when: SQL) =>
  db
    .update(schedules)
    .set({ updatedAt: at.toISOString() })
    .where(and(eq(schedules.id, id), when));
