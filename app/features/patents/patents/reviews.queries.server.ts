import { and, eq } from "drizzle-orm";
import type { Database } from "~db/client.ts";
import { patentReviews } from "~db/schema/patents.ts";
import { openIn } from "./filing-list.server.ts";
import { CHECKS, type Check } from "./patents.filters.ts";

export interface Review {
  text: string;
  checks: Check[];
  /** What the checklist of the filing still lacks. */
  open: Check[];
  /** 0 when nothing has been written yet. */
  version: number;
}

function checksOf(text: string): Pick<Review, "checks" | "open"> {
  const checks = CHECKS.filter((check) => text.split(" ").includes(check));
  return { checks, open: openIn(checks) };
}

/** What a member keeps about one patent. */
export async function readReview(db: Database, memberId: string, patentId: number): Promise<Review> {
  const [row] = await db
    .select({ note: patentReviews.note, checks: patentReviews.checks, version: patentReviews.version })
    .from(patentReviews)
    .where(and(eq(patentReviews.userId, memberId), eq(patentReviews.patentId, patentId)));
  return row
    ? { text: row.note, ...checksOf(row.checks), version: row.version }
    : { text: "", ...checksOf(""), version: 0 };
}

/** Everything a member keeps, by patent; for the packages. */
export async function readReviews(db: Database, memberId: string): Promise<Map<number, Review>> {
  const rows = await db
    .select({
      patentId: patentReviews.patentId,
      note: patentReviews.note,
      checks: patentReviews.checks,
      version: patentReviews.version,
    })
    .from(patentReviews)
    .where(eq(patentReviews.userId, memberId));
  return new Map(
    rows.map(({ patentId, note, checks, version }) => [
      patentId,
      { text: note, ...checksOf(checks), version },
    ]),
  );
}
