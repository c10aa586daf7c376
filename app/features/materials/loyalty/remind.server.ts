import { sql } from "drizzle-orm";
import { type Database, inTurn } from "~db/client.ts";
import { notifications } from "~db/schema/account.ts";
import { loyaltyReminders } from "~db/schema/loyalty.ts";
import { accountsOf } from "./points.ts";

/**
 * Tells members whose points are about to expire, as many days before as they chose, once for each day on which some of
 * them expire. A shared workspace has nobody who chose for all, and a guest has no list of notifications.
 */
export async function remind({ db, now, provider }: { db: Database; now: () => Date; provider: string }) {
  const at = now().toISOString();
  const { name } = accountsOf(provider).points.kind;
  /** When the first lot that is not spent is over, of the reminder's workspace. */
  const first = sql`(select min(lot.expires_at) from ledger_entries as lot join ledger_accounts as holder
    on holder.id = lot.to_account and holder.name = ${name} and holder.workspace_id = loyalty_reminders.workspace_id
    where lot.expires_at > ${at} and lot.amount > coalesce((select sum(draw.amount) from ledger_draws as draw
      where draw.lot = lot.id), 0))`;
  const due = sql`(loyalty_reminders.told_of is null or loyalty_reminders.told_of < substr(${first}, 1, 10))
    and julianday(${first}) - julianday(${at}) <= loyalty_reminders.days
    and loyalty_reminders.workspace_id like 'user:%'`;
  await inTurn(() =>
    db.batch([
      db
        .insert(notifications)
        .select(
          sql`select 'points:' || told.workspace_id || ':' || told.first, substr(told.workspace_id, 6), 'pointsExpire', told.first,
            '/loyalty-program', null, ${at}, null
            from (select loyalty_reminders.workspace_id as workspace_id, substr(${first}, 1, 10) as first
              from ${loyaltyReminders} where ${due}) as told
            where exists (select 1 from users where users.id = substr(told.workspace_id, 6))`,
        )
        .onConflictDoNothing(),
      db
        .update(loyaltyReminders)
        .set({ toldOf: sql`substr(${first}, 1, 10)` })
        .where(due),
    ]),
  );
}
