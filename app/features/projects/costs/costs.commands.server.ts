import { and, eq, type SQL, sql } from "drizzle-orm";
import { mayRead, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { type Database, isTaken } from "~db/client.ts";
import { costLines } from "~db/schema/costs.ts";
import { projects } from "~db/schema/projects.ts";
import { COST_LIMITS } from "./costs.limits.ts";
import type { CostFields } from "./costs.schemas.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

const jobStands = (actor: Person, project: string) =>
  sql`exists (select 1 from ${projects} where ${projects.id} = ${project} and ${projects.workspace} = ${actor.workspace})`;

async function whyNot(db: Database, actor: Person, stands: SQL) {
  if (!(await mayStill(db, actor))) return "not-allowed" as const;
  const [why] = await db.select({ there: sql<number>`(${stands})` }).from(sql`(select 1)`);
  return why?.there ? ("full" as const) : ("gone" as const);
}

/**
 * Puts codes on a job, or writes over those of the same name: all of them, or none. The same rows again change nothing.
 * @param over whether a code that is there is written over; else it is left
 */
async function put(
  { db, now }: Deps,
  actor: Person,
  { project, rows, over }: { project: string; rows: readonly (CostFields & { id: string })[]; over: boolean },
): Promise<CommandResult<"gone" | "full" | "not-allowed", { written: number }>> {
  const at = now().toISOString();
  const { workspace } = actor;
  const stands = jobStands(actor, project);
  const list = JSON.stringify(
    rows.map((row) => [row.id, row.code, row.text, row.budget, row.committed, row.actual, row.toGo]),
  );
  const of = (n: number) => sql`json_extract(row.value, ${`$[${n}]`})`;
  const held = sql`(select count(*) from cost_lines as held where held.project_id = ${project}
    and held.code not in (select json_extract(one.value, '$[1]') from json_each(${list}) as one))`;
  const insert = db.insert(costLines).select(
    sql`select ${of(0)}, ${workspace}, ${project}, ${of(1)}, ${of(2)}, ${of(3)}, ${of(4)}, ${of(5)}, ${of(6)}, 1, ${at}
      from json_each(${list}) as row
      where ${stands} and ${mayWrite(actor, workspace)} and ${held} + ${rows.length} <= ${COST_LIMITS.lines}`,
  );
  const taken = (name: string) => sql`excluded.${sql.identifier(name)}`;
  const written = await (over
    ? insert
        .onConflictDoUpdate({
          target: [costLines.projectId, costLines.code],
          set: {
            text: taken("text"),
            budgetCents: taken("budget_cents"),
            committedCents: taken("committed_cents"),
            actualCents: taken("actual_cents"),
            toGoCents: taken("to_go_cents"),
            version: sql`${costLines.version} + 1`,
          },
        })
        .returning({ id: costLines.id })
    : insert.onConflictDoNothing().returning({ id: costLines.id }));
  if (written.length > 0) return { ok: true, written: written.length };
  const why = await whyNot(db, actor, stands);
  return { ok: false, error: why };
}

/** Adds a code to a job. The form's key is its id: what is sent twice is added once; a code stands once. */
export async function addCostLine(
  deps: Deps,
  actor: Person,
  { project, idem, ...said }: CostFields & { project: string; idem: string },
): Promise<CommandResult<"gone" | "full" | "taken" | "not-allowed">> {
  const result = await put(deps, actor, { project, rows: [{ ...said, id: idem }], over: false });
  if (result.ok) return { ok: true };
  const mine = and(eq(costLines.projectId, project), mayWrite(actor, costLines.workspace));
  const [[same], [other]] = await deps.db.batch([
    deps.db
      .select({ id: costLines.id })
      .from(costLines)
      .where(and(mine, eq(costLines.id, idem))),
    deps.db
      .select({ id: costLines.id })
      .from(costLines)
      .where(and(mine, eq(costLines.code, said.code))),
  ]);
  if (same) return { ok: true };
  return { ok: false, error: other ? "taken" : result.error };
}

/** Takes the rows of a file: a code that is there is written over, others are added, and what the file lacks stays. */
export const importCostLines = (
  deps: Deps,
  actor: Person,
  { project, rows }: { project: string; rows: readonly CostFields[] },
) =>
  put(deps, actor, { project, rows: rows.map((row) => ({ ...row, id: crypto.randomUUID() })), over: true });

async function whyStale(db: Database, actor: Person, project: string, line: string) {
  const [found] = await db
    .select({ may: sql<number>`(${mayWrite(actor, costLines.workspace)})` })
    .from(costLines)
    .where(
      and(eq(costLines.id, line), eq(costLines.projectId, project), mayRead(actor, costLines.workspace)),
    );
  if (!found) return "gone" as const;
  return found.may ? ("stale" as const) : ("not-allowed" as const);
}

interface Which {
  project: string;
  line: string;
  version: number;
}
const isIt = (actor: Person, { project, line, version }: Which) =>
  and(
    eq(costLines.id, line),
    eq(costLines.projectId, project),
    eq(costLines.version, version),
    mayWrite(actor, costLines.workspace),
  );

/** Changes a code unless it was changed since the form was rendered. */
export async function editCostLine(
  { db }: Deps,
  actor: Person,
  { project, line, version, code, text, ...sums }: CostFields & Which,
): Promise<CommandResult<"gone" | "stale" | "taken" | "not-allowed">> {
  try {
    const [changed] = await db
      .update(costLines)
      .set({
        ...{ code, text, budgetCents: sums.budget, committedCents: sums.committed },
        ...{ actualCents: sums.actual, toGoCents: sums.toGo },
        version: sql`${costLines.version} + 1`,
      })
      .where(isIt(actor, { project, line, version }))
      .returning({ id: costLines.id });
    if (changed) return { ok: true };
  } catch (error) {
    if (isTaken(error, "cost_lines.code")) return { ok: false, error: "taken" };
    throw error;
  }
  return { ok: false, error: await whyStale(db, actor, project, line) };
}

/** Takes a code off a job. */
export async function dropCostLine(
  { db }: Deps,
  actor: Person,
  which: Which,
): Promise<CommandResult<"gone" | "stale" | "not-allowed">> {
  const [gone] = await db.delete(costLines).where(isIt(actor, which)).returning({ id: costLines.id });
  return gone ? { ok: true } : { ok: false, error: await whyStale(db, actor, which.project, which.line) };
}
