import { and, desc, eq, gte, like, lt, or, type SQL, sql } from "drizzle-orm";
import { mayManage, type Present } from "~/engines/trust/trust.server.ts";
import { dayAfter } from "~/lib/local-day.ts";
import { isMade } from "~/services/workspace.ts";
import type { Database } from "~db/client.ts";
import { profiles } from "~db/schema/account.ts";
import { auditEvents } from "~db/schema/trust.ts";
import { GROUPS, type LogSearch } from "./log.logic.ts";

/** Entries on a page, and the most that a file has. */
const PAGE = 50;
const MOST_IN_FILE = 5_000;

/** Whether somebody reads the log of the workspace that they work in: its owners do. */
export const hasWorkspaceLog = ({ workspace, role }: Present) => isMade(workspace) && role === "owner";

/** The chain that somebody looks at. Whoever may not read that of the workspace is shown their own. */
export const chainOf = (actor: Present, of: LogSearch["of"]): string =>
  of === "workspace" && hasWorkspaceLog(actor) ? actor.workspace : actor.owner;

const isSearched = ({ group, from, to, before }: LogSearch): SQL | undefined =>
  and(
    group && or(...GROUPS[group].map((prefix) => like(auditEvents.act, `${prefix}%`))),
    from ? gte(auditEvents.createdAt, `${from}T00:00:00.000Z`) : undefined,
    // So that the last day counts whole.
    to ? lt(auditEvents.createdAt, `${dayAfter(to)}T00:00:00.000Z`) : undefined,
    before ? lt(auditEvents.number, before) : undefined,
  );

/** The newest entries of a chain that are searched for, with the names of members; guarded in the statement. */
function selectLog(db: Database, actor: Present, search: LogSearch, most: number) {
  const chain = chainOf(actor, search.of);
  return db
    .select({
      number: auditEvents.number,
      act: auditEvents.act,
      at: auditEvents.createdAt,
      actor: auditEvents.actor,
      details: auditEvents.details,
      name: sql<string>`trim(coalesce(${profiles.firstName}, '') || ' ' || coalesce(${profiles.lastName}, ''))`,
    })
    .from(auditEvents)
    .leftJoin(profiles, sql`${auditEvents.actor} = 'user:' || ${profiles.id}`)
    .where(and(eq(auditEvents.chain, chain), mayManage(actor, auditEvents.chain), isSearched(search)))
    .orderBy(desc(auditEvents.number))
    .limit(most);
}

const shownTo = (actor: Present, rows: Awaited<ReturnType<typeof selectLog>>) =>
  rows.map(({ actor: by, name, ...row }) => ({
    ...row,
    // Who administers the site is nobody's business by name; that one of them acted is.
    by: row.act.startsWith("admin.")
      ? ("administrator" as const)
      : by === actor.owner
        ? ("you" as const)
        : by === "system"
          ? ("system" as const)
          : by === null
            ? ("removed" as const)
            : ("other" as const),
    name,
  }));
export type LogEntry = ReturnType<typeof shownTo>[number];

/** Everything that is searched for, as much as a file has. */
export async function readWholeLog(db: Database, actor: Present, search: LogSearch): Promise<LogEntry[]> {
  return shownTo(actor, await selectLog(db, actor, search, MOST_IN_FILE));
}

const DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A page of the log, and how often somebody signed in on each of the last seven days in UTC, today first. */
export async function readLogPage(db: Database, actor: Present, search: LogSearch, now: Date) {
  const days = Array.from({ length: DAYS }, (_, n) =>
    new Date(now.getTime() - n * DAY_MS).toISOString().slice(0, 10),
  );
  const signIns = db
    .select({ day: sql<string>`substr(${auditEvents.createdAt}, 1, 10)`, count: sql<number>`count(*)` })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.chain, actor.owner),
        eq(auditEvents.act, "session.started"),
        gte(auditEvents.createdAt, `${days[DAYS - 1]}T00:00:00.000Z`),
      ),
    )
    .groupBy(sql`1`);
  const [rows, counted] = await db.batch([selectLog(db, actor, search, PAGE + 1), signIns]);
  const counts = new Map(counted.map(({ day, count }) => [day, count]));
  const entries = shownTo(actor, rows.slice(0, PAGE));
  return {
    entries,
    next: rows.length > PAGE ? entries.at(-1)?.number : undefined,
    days: days.map((day) => ({ day, count: counts.get(day) ?? 0 })),
  };
}
