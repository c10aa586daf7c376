import { and, eq } from "drizzle-orm";
import { mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Database } from "~db/client.ts";
import { sites } from "~db/schema/tools.ts";

/** Sets whether punches and bookings ask who is cleared for a site. Sent twice it says the same. */
export async function setAsksGate(
  { db }: { db: Database },
  actor: Person,
  { site, asks }: { site: string; asks: boolean },
): Promise<CommandResult<"not-allowed">> {
  const [changed] = await db
    .update(sites)
    .set({ asksGate: asks })
    .where(and(eq(sites.id, site), mayWrite(actor, sites.workspace)))
    .returning({ id: sites.id });
  return changed ? { ok: true } : { ok: false, error: "not-allowed" };
}
