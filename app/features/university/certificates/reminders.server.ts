import { sql } from "drizzle-orm";
import { joinWriters } from "~/engines/trust/trust.server.ts";
import { notifications } from "~db/schema/account.ts";
import type { Deps } from "./certificates.commands.server.ts";

/** Reminders of one run; the next is ten minutes later. */
const A_RUN = 200;

const KEEPERS = joinWriters(sql`c.workspace_id`);

/**
 * Tells whoever keeps a card that it runs out: 90, 60 and 30 days before its last day, each once. Who is told of the thirty
 * days is not told of the sixty as well. A card has no site, so days are those of UTC.
 */
export async function tellOfCards({ db, now }: Deps): Promise<void> {
  const moment = now().toISOString();
  const today = moment.slice(0, 10);
  const key = sql`'credential:' || c.id || ':' || c.expires_on ||
    case when c.expires_on <= date(${today}, '+30 days') then ':30:'
      when c.expires_on <= date(${today}, '+60 days') then ':60:' else ':90:' end || u.id`;
  await db
    .insert(notifications)
    .select(
      sql`select ${key}, u.id, 'credentialEnds', c.holder || ' · ' || c.expires_on, '/credential/' || c.id, null,
        ${moment}, null
        from credentials as c cross ${KEEPERS}
        where not c.sample and c.expires_on between ${today} and date(${today}, '+90 days')
        and not exists (select 1 from notifications told where told.id = ${key})
        order by c.expires_on limit ${A_RUN}`,
    )
    .onConflictDoNothing();
}
