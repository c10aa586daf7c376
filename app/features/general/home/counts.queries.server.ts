import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "~db/client.ts";
import { users } from "~db/schema/account.ts";
import { communityThreads } from "~db/schema/community.ts";
import { projects } from "~db/schema/projects.ts";

const count = sql<number>`count(*)`;

/**
 * What this installation really holds, samples left out, for the line beside the sample figures. Undefined while the
 * database is in trouble: the page stands without it.
 */
export async function readCounts({ db }: { db: Database }) {
  try {
    const [[members], [jobs], [answered]] = await db.batch([
      db.select({ members: count.as("members") }).from(users),
      db
        .select({ jobs: count.as("jobs") })
        .from(projects)
        .where(eq(projects.sample, false)),
      db
        .select({ answered: count.as("answered") })
        .from(communityThreads)
        .where(and(isNotNull(communityThreads.acceptedPost), eq(communityThreads.hidden, ""))),
    ]);
    return { ...members, ...jobs, ...answered } as { members: number; jobs: number; answered: number };
  } catch {
    return undefined;
  }
}
export type Counts = Awaited<ReturnType<typeof readCounts>>;
