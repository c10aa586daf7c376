import type { AppLoadContext } from "@remix-run/cloudflare";
import { and, eq, type SQLWrapper, sql } from "drizzle-orm";
import { isMember, mayWrite, presentReader } from "~/engines/trust/trust.server.ts";
import { readNeeds } from "~/services/needs.ts";

/** How many of what waits the front page shows. */
const SHOWN = 6;

/** What waits today for whoever is signed in, in the workspace that they work in; nothing for anybody else. */
export async function readMyNeeds(context: AppLoadContext, day: string) {
  const actor = await presentReader(context);
  if (!isMember(actor) || actor.role === "viewer") return undefined;
  const { db, language, contributions } = context;
  const needs = await readNeeds(db, contributions.needsMe, {
    ...{ day, language },
    of: (workspace: SQLWrapper, isSample: SQLWrapper) =>
      sql`(${and(eq(workspace as never, actor.workspace), mayWrite(actor, workspace), sql`not ${isSample}`)})`,
  });
  if (needs.length === 0) return undefined;
  return {
    day,
    shown: needs.slice(0, SHOWN),
    more: Math.max(0, needs.length - SHOWN),
  };
}
export type MyNeeds = NonNullable<Awaited<ReturnType<typeof readMyNeeds>>>;
