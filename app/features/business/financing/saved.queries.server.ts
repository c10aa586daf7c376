import { and, asc, desc, eq } from "drizzle-orm";
import { type Actor, mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { financingScenarios } from "~db/schema/financing.ts";
import { SAVED_LIMITS, SCENARIO } from "./saved.limits.ts";

const SHOWN = {
  id: financingScenarios.id,
  topic: financingScenarios.topic,
  query: financingScenarios.query,
  version: financingScenarios.version,
  sample: financingScenarios.sample,
  createdAt: financingScenarios.createdAt,
};

/** What a workspace kept, the newest first. */
export const readScenarios = (db: Database, actor: Person) =>
  db
    .select(SHOWN)
    .from(financingScenarios)
    .where(
      and(eq(financingScenarios.workspace, actor.workspace), mayRead(actor, financingScenarios.workspace)),
    )
    .orderBy(desc(financingScenarios.createdAt), asc(financingScenarios.id))
    .limit(SAVED_LIMITS.saved);
export type SavedScenario = Awaited<ReturnType<typeof readScenarios>>[number];

/** One scenario, for whoever holds a link to it. */
export async function readScenario(
  db: Database,
  actor: Actor,
  id: string,
): Promise<SavedScenario | undefined> {
  const [found] = await db
    .select(SHOWN)
    .from(financingScenarios)
    .where(
      and(
        eq(financingScenarios.id, id),
        mayRead(actor, financingScenarios.workspace, { type: SCENARIO, id: financingScenarios.id }),
      ),
    );
  return found;
}
