import { desc, sql } from "drizzle-orm";
import type { Database } from "~db/client.ts";
import { promoCodes } from "~db/schema/orders.ts";

/** Codes that a page lists, the newest first. */
const MOST_CODES = 200;

/** How many orders have a code, wherever its row is read. */
export const USES = sql<number>`(select count(*) from order_codes as taken where taken.code = promo_codes.code)`;

/** What a code takes off and when, and how often it was taken. */
export const TERMS = {
  percent: promoCodes.percent,
  offCents: promoCodes.offCents,
  leastCents: promoCodes.leastCents,
  validFrom: promoCodes.validFrom,
  validUntil: promoCodes.validUntil,
  stopped: promoCodes.stopped,
  mostUses: promoCodes.mostUses,
  uses: USES,
};

/** The codes with their terms. */
export const listCodes = (db: Database) =>
  db
    .select({ code: promoCodes.code, ...TERMS })
    .from(promoCodes)
    .orderBy(desc(promoCodes.createdAt), promoCodes.code)
    .limit(MOST_CODES);
export type ListedCode = Awaited<ReturnType<typeof listCodes>>[number];
