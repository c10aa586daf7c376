import { type SQL, sql } from "drizzle-orm";

/** Whether the shift of a statement was approved as it stands now, as a condition. */
export const isApproved: SQL = sql`exists (select 1 from workforce_approvals as seen
  where seen.punch_id = workforce_punches.id and seen.punch_version = workforce_punches.version)`;
