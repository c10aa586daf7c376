import { type SQL, sql } from "drizzle-orm";
import { type Database, isUnavailable } from "~db/client.ts";
import type { Contributions, Counts, Whose } from "./contribution.ts";
import type { SessionService } from "./session.server.ts";
import type { Owner, VisitorService } from "./visitor.server.ts";

type Counters = Contributions["counts"];

/** The columns of a query that count for an owner, by name; nothing to count is 0. */
export function countColumns(counters: Counters, whose: Whose): Record<keyof Counts, SQL<number>> {
  const columns = Object.entries<Counters[keyof Counts]>(counters).map(([name, count]) => [
    name,
    count(whose) ?? sql<number>`0`,
  ]);
  return Object.fromEntries(columns);
}

/** The counts in a guest's header, in one query. */
async function countsOfGuest(db: Database, counters: Counters, guest: Owner): Promise<Counts> {
  const columns = Object.entries(countColumns(counters, { owner: sql`${guest}` }));
  const named = columns.map(([name, column]) => sql`${column} as ${sql.identifier(name)}`);
  return db.get<Counts>(sql`select ${sql.join(named, sql`, `)}`);
}

/**
 * The counts in the header: a member's come with the session, a guest's take one query, and a browser that owns
 * nothing has none. A guest's are 0 if the database is unreachable, so that pages do not fail because of them.
 */
export function createHeaderCounts(deps: {
  db: () => Database;
  counts: Counters;
  session: Pick<SessionService, "current">;
  visitor: Pick<VisitorService, "guest">;
}) {
  const none = () =>
    Object.fromEntries(Object.keys(deps.counts).map((name) => [name, 0])) as unknown as Counts;
  return async (): Promise<Counts> => {
    const member = await deps.session.current();
    if (member) return member.counts;
    const guest = await deps.visitor.guest();
    if (!guest) return none();
    try {
      return await countsOfGuest(deps.db(), deps.counts, guest);
    } catch (error) {
      if (isUnavailable(error)) return none();
      throw error;
    }
  };
}
