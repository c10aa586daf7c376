import { and, eq, sql } from "drizzle-orm";
import { mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { callDesks, callSlots } from "~db/schema/calls.ts";

/** A firm's open page with the times that are taken; undefined for one that is closed or none. */
export async function findDesk(db: Database, id: string, now: Date) {
  const [[desk], taken] = await db.batch([
    db
      .select()
      .from(callDesks)
      .where(and(eq(callDesks.id, id), eq(callDesks.open, true))),
    db
      .select({ at: callSlots.startsAt })
      .from(callSlots)
      .where(and(eq(callSlots.deskId, id), sql`${callSlots.startsAt} > ${now.toISOString()}`)),
  ]);
  return desk && { desk, taken: new Set(taken.map(({ at }) => at)) };
}

/** The hours and the page of a workspace. */
export async function readOwnDesk(db: Database, actor: Person) {
  const [found] = await db
    .select({ desk: callDesks, may: sql<number>`(${mayWrite(actor, actor.workspace)})`.as("may") })
    .from(sql`(select 1)`)
    .leftJoin(callDesks, and(eq(callDesks.workspace, actor.workspace), mayRead(actor, callDesks.workspace)));
  return { desk: found?.desk ?? undefined, may: Boolean(found?.may) };
}
