import { and, asc, count, desc, eq, inArray } from "drizzle-orm";
import type { Owner } from "~/services/visitor.server.ts";
import type { Database } from "~db/client.ts";
import { legalRequests } from "~db/schema/legal.ts";
import { daysLeft, isOpen, STATES } from "./requests.logic.ts";

const MOST = 100;

/** The requests that somebody filed, the newest first. */
export async function listOwnRequests(db: Database, owner: Owner | undefined, now: Date) {
  if (!owner) return [];
  const { id, kind, state, createdAt, dueAt, closedAt, answer } = legalRequests;
  const rows = await db
    .select({ id, kind, state, createdAt, dueAt, closedAt, answer })
    .from(legalRequests)
    .where(eq(legalRequests.owner, owner))
    .orderBy(desc(createdAt))
    .limit(MOST);
  return rows.map((row) => ({ ...row, left: isOpen(row.state) ? daysLeft(row.dueAt, now) : undefined }));
}
export type OwnRequest = Awaited<ReturnType<typeof listOwnRequests>>[number];

export type QueueTab = "open" | "closed";

/** The requests that wait for an answer, the most urgent first, or those that have one, the newest first. */
export async function listRequests(db: Database, tab: QueueTab, now: Date) {
  const states = STATES.filter((state) => isOpen(state) === (tab === "open"));
  const { id, kind, state, name, createdAt, dueAt } = legalRequests;
  const wanted = inArray(state, states);
  const [rows, counts] = await db.batch([
    db
      .select({ id, kind, state, name, createdAt, dueAt })
      .from(legalRequests)
      .where(wanted)
      .orderBy(tab === "open" ? asc(dueAt) : desc(legalRequests.closedAt))
      .limit(MOST),
    db.select({ state, found: count() }).from(legalRequests).groupBy(state),
  ]);
  const sum = (open: boolean) =>
    counts.filter((one) => isOpen(one.state) === open).reduce((all, { found }) => all + found, 0);
  return {
    tab,
    rows: rows.map((row) => ({ ...row, left: daysLeft(row.dueAt, now) })),
    counts: { open: sum(true), closed: sum(false) },
  };
}
export type RequestQueue = Awaited<ReturnType<typeof listRequests>>;

/** One request, for administrators. */
export async function findRequest(db: Database, id: string, now: Date) {
  const [row] = await db
    .select()
    .from(legalRequests)
    .where(and(eq(legalRequests.id, id)));
  return row && { ...row, left: daysLeft(row.dueAt, now) };
}
export type FiledRequest = NonNullable<Awaited<ReturnType<typeof findRequest>>>;
