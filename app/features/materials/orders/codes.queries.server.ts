import { desc, sql } from "drizzle-orm";
import type { Database } from "~db/client.ts";
import { promoCodes } from "~db/schema/orders.ts";

/** Codes that a page lists, the newest first. */
const MOST_CODES = 200;

/** The codes and how many orders have each. */
export const listCodes = (db: Database) =>
  db
    .select({
      code: promoCodes.code,
      percent: promoCodes.percent,
      offCents: promoCodes.offCents,
      leastCents: promoCodes.leastCents,
      validFrom: promoCodes.validFrom,
      validUntil: promoCodes.validUntil,
      mostUses: promoCodes.mostUses,
      stopped: promoCodes.stopped,
      uses: sql<number>`(select count(*) from order_codes as taken where taken.code = promo_codes.code)`,
    })
    .from(promoCodes)
    .orderBy(desc(promoCodes.createdAt), promoCodes.code)
    .limit(MOST_CODES);
export type ListedCode = Awaited<ReturnType<typeof listCodes>>[number];
