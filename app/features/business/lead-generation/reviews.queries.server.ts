import { sql } from "drizzle-orm";
import { LEAD_LIMITS } from "./leads.limits.ts";

/** Whether a review is shown: both sides have written one, or it has waited long enough for the other. */
export const reviewShown = (now: Date, review = sql.raw("lead_reviews")) =>
  sql<number>`(exists (select 1 from lead_reviews as both where both.claim_id = ${review}.claim_id
    and both.side <> ${review}.side)
    or ${review}.created_at <= ${new Date(now.getTime() - LEAD_LIMITS.blindDays * 86_400_000).toISOString()})`;

/** What clients said of the pro of a claim, as far as it is shown: nothing of what was said of examples. */
export const saidOfPro = (now: Date) =>
  sql`from lead_reviews as v join lead_claims as o on o.id = v.claim_id
    where v.side = 'client' and o.pro_id = lead_claims.pro_id and not o.sample and not v.sample
    and ${reviewShown(now, sql.raw("v"))}`;
