import { sql } from "drizzle-orm";
import { dayAfter } from "~/lib/local-day.ts";
import type { LateWork } from "~/services/contribution.ts";
import { notifications } from "~db/schema/account.ts";
import { SOON_DAYS } from "./interpret.logic.ts";

/** Licences of one run; the next is ten minutes later. */
const A_RUN = 200;

/**
 * Tells whoever watches a licence once when its expiry is near and once when it has come. A newer check of the same licence
 * takes the place of this one, and whoever left the workspace is told nothing of it.
 */
export const tellOfExpiries: LateWork = (db, now) => {
  const today = now.toISOString().slice(0, 10);
  const soon = dayAfter(today, SOON_DAYS);
  return [
    db
      .insert(notifications)
      .select(
        sql`select 'license:' || c.id || case when c.expires_on < ${today} then ':over' else ':soon' end, u.id, 'licenseExpires',
          trim(c.name || ' · ' || c.state || ' ' || c.number), '/license-check/' || c.id, null, ${now.toISOString()}, null
          from license_checks c join users u on u.id = substr(c.watched_by, 6)
          where c.watched_by like 'user:%' and c.expires_on <= ${soon} and not c.sample
          and (c.workspace_id = c.watched_by or exists (select 1 from workspace_members m
            where m.workspace_id = c.workspace_id and m.user_id = u.id))
          and not exists (select 1 from license_checks newer where newer.workspace_id = c.workspace_id
            and newer.state = c.state and newer.number_key = c.number_key
            and (newer.looked_on > c.looked_on or (newer.looked_on = c.looked_on and newer.created_at > c.created_at)))
          and not exists (select 1 from notifications told where told.id =
            'license:' || c.id || case when c.expires_on < ${today} then ':over' else ':soon' end)
          order by c.expires_on limit ${A_RUN}`,
      )
      .onConflictDoNothing(),
  ];
};
