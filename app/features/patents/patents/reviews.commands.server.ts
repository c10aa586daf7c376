import { and, eq, or, sql } from "drizzle-orm";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Database } from "~db/client.ts";
import { patentReviews } from "~db/schema/patents.ts";
import type { Check } from "./patents.filters.ts";

/**
 * Keeps a member's note and checks. A page that is older than what is kept changes nothing and is told so; the same
 * form sent again finds what it wrote and is content.
 */
export async function saveReview(
  { db, now }: { db: Database; now: () => Date },
  memberId: string,
  input: { patentId: number; version: number; text: string; checks: readonly Check[] },
): Promise<CommandResult<"stale">> {
  const values = { note: input.text, checks: input.checks.join(" "), updatedAt: now().toISOString() };
  const same = and(eq(patentReviews.note, values.note), eq(patentReviews.checks, values.checks));
  const saved = await db
    .insert(patentReviews)
    .values({ userId: memberId, patentId: input.patentId, ...values })
    .onConflictDoUpdate({
      target: [patentReviews.userId, patentReviews.patentId],
      set: { ...values, version: sql`${patentReviews.version} + iif(${same}, 0, 1)` },
      setWhere: or(eq(patentReviews.version, input.version), same),
    })
    .returning({ version: patentReviews.version });
  return saved.length === 1 ? { ok: true } : { ok: false, error: "stale" };
}
