import { type SQL, sql } from "drizzle-orm";
import type { VerificationLevel } from "./trust.ts";

/**
 * How far an account is verified, from what stands in the database now. Nothing stores it: an address that is no longer
 * confirmed, or a second step that was turned off, takes the level with it.
 * @param userId of the account; null for nobody, which is level 0
 */
export function verificationLevel(userId: SQL): SQL<VerificationLevel> {
  return sql<VerificationLevel>`(case
    when not exists (select 1 from users as verified where verified.id = ${userId} and verified.email_confirmed_at is not null)
      then 0
    when exists (select 1 from second_factors as proved where proved.user_id = ${userId} and proved.confirmed_at is not null)
      then 2
    else 1 end)`;
}
