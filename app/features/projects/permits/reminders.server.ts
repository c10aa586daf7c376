import { eq, sql } from "drizzle-orm";
import { joinWriters } from "~/engines/trust/trust.server.ts";
import { localDay } from "~/lib/local-day.ts";
import { notifications } from "~db/schema/account.ts";
import { permits } from "~db/schema/permits.ts";
import type { Deps } from "./permits.commands.server.ts";

/** Reminders of one run; the next is ten minutes later. */
const A_RUN = 200;

const CREW = joinWriters(sql`p.workspace_id`);

/**
 * Tells everybody who works on a permit of its end, thirty days and seven days before, and of an inspection on the day
 * before. Each is said once to each for each day that it is about: an end that moved is told anew. Days are those of the
 * site.
 */
export async function tellOfPermits({ db, now }: Deps): Promise<void> {
  const moment = now();
  const zones = await db
    .selectDistinct({ zone: permits.siteZone })
    .from(permits)
    .where(eq(permits.sample, false));
  if (zones.length === 0) return;
  const days = JSON.stringify(Object.fromEntries(zones.map(({ zone }) => [zone, localDay(moment, zone)])));
  const today = sql`(select here.value from json_each(${days}) as here where here.key = p.site_zone)`;
  const at = moment.toISOString();
  const lastDay = sql`coalesce(p.expires_on, date(p.last_activity_on, '+' || p.rule_days || ' days'))`;
  // Who is told a week before is not told of the month as well.
  const permitKey = sql`'permit:' || p.id || ':' || ${lastDay} || case when ${lastDay} <= date(${today}, '+7 days')
    then ':7:' else ':30:' end || u.id`;
  const inspectionKey = sql`'inspection:' || i.id || ':' || u.id`;
  await db.batch([
    db
      .insert(notifications)
      .select(
        sql`select ${permitKey}, u.id, 'permitExpires', p.name || ' · ' || ${lastDay}, '/permit/' || p.id, null, ${at}, null
          from permits p cross ${CREW}
          where not p.sample and p.state = 'issued' and ${lastDay} between ${today} and date(${today}, '+30 days')
          and not exists (select 1 from notifications told where told.id = ${permitKey})
          order by ${lastDay} limit ${A_RUN}`,
      )
      .onConflictDoNothing(),
    db
      .insert(notifications)
      .select(
        sql`select ${inspectionKey}, u.id, 'inspectionNear', p.name || ' · ' || i.requested_for,
          '/permit/' || p.id, null, ${at}, null
          from permit_inspections i cross join permits p on p.id = i.permit_id cross ${CREW}
          where not p.sample and i.result is null and i.requested_for between ${today} and date(${today}, '+1 day')
          and not exists (select 1 from notifications told where told.id = ${inspectionKey})
          order by i.requested_for limit ${A_RUN}`,
      )
      .onConflictDoNothing(),
  ]);
}
