import { and, eq, sql } from "drizzle-orm";
import { mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { idFrom } from "~/lib/hash.ts";
import type { Database } from "~db/client.ts";
import { monthEndTicks } from "~db/schema/back-office.ts";
import { CLOSED, isCounted, LINES, type Line } from "./month-end.limits.ts";
import { readMonthEnd } from "./month-end.queries.server.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

const standsClosed = (workspace: string, month: string) => sql`exists (select 1 from month_end_ticks as done
  where done.workspace_id = ${workspace} and done.month = ${month} and done.line = ${CLOSED})`;

/** Writes a line of a month down, once: its id follows from the workspace, the month and the line. */
async function put(
  { db, now }: Deps,
  actor: Person,
  { month, line, note }: { month: string; line: string; note: string },
  when: ReturnType<typeof sql>,
): Promise<boolean> {
  const { workspace, owner } = actor;
  const id = await idFrom(workspace, month, line);
  const [, [there]] = await db.batch([
    db
      .insert(monthEndTicks)
      .select(
        sql`select ${id}, ${workspace}, ${month}, ${line}, ${note}, ${owner}, ${now().toISOString()}
          where ${mayWrite(actor, workspace)} and ${when}`,
      )
      .onConflictDoNothing(),
    db
      .select({ id: monthEndTicks.id })
      .from(monthEndTicks)
      .where(and(eq(monthEndTicks.id, id), mayWrite(actor, monthEndTicks.workspace))),
  ]);
  return there !== undefined;
}

const refusalOf = async <E extends string>(
  { db }: Deps,
  actor: Person,
  otherwise: E,
): Promise<{ ok: false; error: E | "not-allowed" }> => ({
  ok: false,
  error: (await mayStill(db, actor)) ? otherwise : "not-allowed",
});

/**
 * Says that a line of a month was looked at. Where the records still hold something open, it says why that may stay.
 * @param day today
 */
export async function tickLine(
  deps: Deps,
  actor: Person,
  { month, line, note, day }: { month: string; line: Line; note: string; day: string },
): Promise<CommandResult<"why" | "closed" | "not-allowed">> {
  if (note === "" && isCounted(line)) {
    const { open } = await readMonthEnd(deps.db, actor, month, day);
    if (open[line] > 0) return { ok: false, error: "why" };
  }
  const when = sql`not ${standsClosed(actor.workspace, month)}`;
  return (await put(deps, actor, { month, line, note }, when))
    ? { ok: true }
    : refusalOf(deps, actor, "closed");
}

/** Takes a line back while the month is open. */
export async function untickLine(
  deps: Deps,
  actor: Person,
  { month, line }: { month: string; line: string },
): Promise<CommandResult<"closed" | "not-allowed">> {
  const { workspace } = actor;
  const own = and(
    eq(monthEndTicks.workspace, workspace),
    eq(monthEndTicks.month, month),
    eq(monthEndTicks.line, line),
  );
  const [, [left], [may]] = await deps.db.batch([
    deps.db
      .delete(monthEndTicks)
      .where(
        and(
          own,
          mayWrite(actor, monthEndTicks.workspace),
          line === CLOSED ? undefined : sql`not ${standsClosed(workspace, month)}`,
        ),
      ),
    deps.db.select({ id: monthEndTicks.id }).from(monthEndTicks).where(own),
    deps.db.select({ write: sql<number>`(${mayWrite(actor, workspace)})` }).from(sql`(select 1)`),
  ]);
  if (!may?.write) return { ok: false, error: "not-allowed" };
  return left ? { ok: false, error: "closed" } : { ok: true };
}

/** Closes a month of which every line was looked at. Nothing in the records is locked by it. */
export async function closeMonth(
  deps: Deps,
  actor: Person,
  { month }: { month: string },
): Promise<CommandResult<"open" | "not-allowed">> {
  const seen = sql`(select count(*) from month_end_ticks as done where done.workspace_id = ${actor.workspace}
    and done.month = ${month} and done.line in (select value from json_each(${JSON.stringify(LINES)})))`;
  return (await put(deps, actor, { month, line: CLOSED, note: "" }, sql`${seen} = ${LINES.length}`))
    ? { ok: true }
    : refusalOf(deps, actor, "open");
}
