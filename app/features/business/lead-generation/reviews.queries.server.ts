import { sql } from "drizzle-orm";
import { LEAD_LIMITS } from "./leads.limits.ts";

/** Whether a review is shown: both sides have written one, or it has waited long enough for the other. */
export const reviewShown = (now: Date) =>
  sql<number>`(exists (select 1 from lead_reviews as both where both.claim_id = lead_reviews.claim_id
    and both.side <> lead_reviews.side)
    or lead_reviews.created_at <= ${new Date(now.getTime() - LEAD_LIMITS.blindDays * 86_400_000).toISOString()})`;
