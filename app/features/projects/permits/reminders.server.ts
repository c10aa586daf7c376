import { sql } from "drizzle-orm";
import type { LateWork } from "~/services/contribution.ts";
import { notifications } from "~db/schema/account.ts";

/** Reminders of one run; the next is ten minutes later. */
const A_RUN = 200;
const DAY_MS = 24 * 60 * 60 * 1000;

const dayAfter = (now: Date, days: number) =>
  new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);

// Whoever left the workspace is told nothing more of it.
const STILL_IN = sql`(p.workspace_id = p.watched_by or exists (select 1 from workspace_members m
  where m.workspace_id = p.workspace_id and m.user_id = u.id))`;

/**
 * Tells whoever began a permit of its end, thirty days and seven days before, and of an inspection on the day before.
 * Each is said once for each day that it is about: an end that moved is told anew.
 */
export const tellOfPermits: LateWork = (db, now) => {
  const today = dayAfter(now, 0);
  const at = now.toISOString();
  const lastDay = sql`coalesce(p.expires_on, date(p.last_activity_on, '+' || p.rule_days || ' days'))`;
  // Who is told a week before is not told of the month as well.
  const key = sql`'permit:' || p.id || ':' || ${lastDay} || case when ${lastDay} <= ${dayAfter(now, 7)}
    then ':7' else ':30' end`;
  return [
    db
      .insert(notifications)
      .select(
        sql`select ${key}, u.id, 'permitExpires', p.name || ' · ' || ${lastDay}, '/permit/' || p.id, null, ${at}, null
          from permits p join users u on u.id = substr(p.watched_by, 6)
          where p.watched_by like 'user:%' and not p.sample and p.state = 'issued'
          and ${lastDay} between ${today} and ${dayAfter(now, 30)} and ${STILL_IN}
          and not exists (select 1 from notifications told where told.id = ${key})
          order by ${lastDay} limit ${A_RUN}`,
      )
      .onConflictDoNothing(),
    db
      .insert(notifications)
      .select(
        sql`select 'inspection:' || i.id, u.id, 'inspectionNear', p.name || ' · ' || i.requested_for,
          '/permit/' || p.id, null, ${at}, null
          from permit_inspections i join permits p on p.id = i.permit_id join users u on u.id = substr(p.watched_by, 6)
          where p.watched_by like 'user:%' and not p.sample and i.result is null
          and i.requested_for between ${today} and ${dayAfter(now, 1)} and ${STILL_IN}
          and not exists (select 1 from notifications told where told.id = 'inspection:' || i.id)
          order by i.requested_for limit ${A_RUN}`,
      )
      .onConflictDoNothing(),
  ];
};
