import { sql } from "drizzle-orm";
import { joinWriters } from "~/engines/trust/trust.server.ts";
import { localDay } from "~/lib/local-day.ts";
import { notifications } from "~db/schema/account.ts";
import { complianceSubjects } from "~db/schema/compliance.ts";
import type { Deps } from "./compliance.commands.server.ts";

/** Reminders of one run; the next is ten minutes later. */
const A_RUN = 200;

const CREW = joinWriters(sql`s.workspace_id`);

/**
 * Tells everybody who works with a subject that something of it runs out: 60, 30 and 7 days before the last day of what was
 * accepted last or of its waiver, whichever is later. Each is said once for each day that it is about. Days are those of the
 * site, and who is told of the seven days is not told of the sixty as well.
 */
export async function tellOfCompliance({ db, now }: Deps): Promise<void> {
  const moment = now();
  const zones = await db.selectDistinct({ zone: complianceSubjects.siteZone }).from(complianceSubjects);
  if (zones.length === 0) return;
  const days = JSON.stringify(Object.fromEntries(zones.map(({ zone }) => [zone, localDay(moment, zone)])));
  const today = sql`(select here.value from json_each(${days}) as here where here.key = s.site_zone)`;
  const ends = sql`select i.id as item, i.subject_id as subject, max(coalesce(i.waived_until, ''),
      coalesce((select max(coalesce(e.expires_on, '9999-12-31')) from compliance_evidence e
        where e.item_id = i.id and e.state = 'accepted'), '')) as last_day from compliance_items i`;
  const key = sql`'compliance:' || ends.item || ':' || ends.last_day ||
    case when ends.last_day <= date(${today}, '+7 days') then ':7:'
      when ends.last_day <= date(${today}, '+30 days') then ':30:' else ':60:' end || u.id`;
  await db
    .insert(notifications)
    .select(
      sql`select ${key}, u.id, 'complianceEnds', s.called || ' · ' || ends.last_day, '/compliance-item/' || ends.item, null,
        ${moment.toISOString()}, null
        from (${ends}) as ends cross join compliance_subjects s on s.id = ends.subject cross ${CREW}
        where not s.sample and ends.last_day between ${today} and date(${today}, '+60 days')
        and not exists (select 1 from notifications told where told.id = ${key})
        order by ends.last_day limit ${A_RUN}`,
    )
    .onConflictDoNothing();
}
