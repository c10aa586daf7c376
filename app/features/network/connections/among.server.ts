import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { trustAmongPeople } from "~/features/network/community/community.queries.server.ts";
import { nameKey } from "~/lib/fold.ts";
import type { Database } from "~db/client.ts";
import { communityNames } from "~db/schema/community.ts";
import { DAILY } from "./connections.limits.ts";

// Pieces of statements by which people meet. They have one name, that of the community; a person is their own workspace.

const DAY_MS = 24 * 60 * 60 * 1000;

export interface Deps {
  db: Database;
  now: () => Date;
}

/** What somebody is called among people, as a scalar; nothing of somebody who has not said it or is gone. */
export const calledOf = (owner: SQLWrapper | string): SQL<string | null> =>
  sql<string | null>`(select named.called from ${communityNames} as named where named.owner = ${owner})`;

/** Takes a name, the first that somebody chooses; nothing where it is another's, as both read. */
export const naming = (db: Database, owner: string, called: string, now: Date) => {
  const key = nameKey(called);
  return db
    .insert(communityNames)
    .select(sql`select ${owner}, ${called}, ${key}, ${now.toISOString()} where ${called} <> ''`)
    .onConflictDoNothing();
};

export const isNamed = (owner: string): SQL => sql`(${calledOf(owner)} is not null)`;

/** Whether somebody may post, answer or ask once more within a day: by their trust in the community. */
export function mayMeet(owner: string, now: Date): SQL {
  const since = new Date(now.getTime() - DAY_MS).toISOString();
  const counted = ["crew_needs", "need_responses", "connections"].map(
    (table) =>
      sql`(select count(*) from ${sql.raw(table)} as done where done.workspace_id = ${owner}
        and done.created_at > ${since}${table === "crew_needs" ? sql` and not done.sample` : sql``})`,
  );
  const most = DAILY.slice(1).map(
    (value, n) => sql`when ${sql.raw(String(n + 1))} then ${sql.raw(String(value))}`,
  );
  return sql`(${sql.join(counted, sql` + `)} < case ${trustAmongPeople(owner, now)}
    ${sql.join(most, sql` `)} else ${sql.raw(String(DAILY[0]))} end)`;
}

/** Why somebody without a name, or without room, said nothing. */
export const whyNot = (db: Database, owner: string, now: Date) =>
  db
    .select({
      named: sql<number>`${isNamed(owner)}`.as("named"),
      may: sql<number>`${mayMeet(owner, now)}`.as("may_meet"),
    })
    .from(sql`(select 1)`);

export const nameless = (called: string) => (called === "" ? ("no-name" as const) : ("name-taken" as const));
