import { type SQL, sql } from "drizzle-orm";
import { GRACE_MS } from "./bids.limits.ts";

/** Whether the second at which a package is due has not ended. @param due a column or a value */
export const stillDue = (due: SQL, now: Date) =>
  sql`${due} > ${new Date(now.getTime() - GRACE_MS).toISOString()}`;
