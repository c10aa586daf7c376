import { sql } from "drizzle-orm";
import { joinWriters } from "~/engines/trust/trust.server.ts";
import { notifications } from "~db/schema/account.ts";
import { rentalWants } from "~db/schema/rentals.ts";
import type { Deps } from "./rentals.commands.server.ts";
import { answersWant } from "./rentals.queries.server.ts";

/** Things told in one run; the next is ten minutes later. */
const A_RUN = 200;

const READERS = joinWriters(sql`w.workspace_id`);

/**
 * Tells whoever looks for a machine that one of its class was published near the place since they looked last, and that an
 * owner has answered: each machine once for each thing looked for. What is over is looked for no more.
 */
export async function tellOfMachines({ db, now }: Deps): Promise<void> {
  const moment = now().toISOString();
  const key = sql`'rental:' || w.id || ':' || l.id || ':' || u.id`;
  await db
    .insert(notifications)
    .select(
      sql`select ${key}, u.id, 'rentalFound', l.title || ' · ' || l.town, '/equipment-listing/' || l.id, null, ${moment}, null
        from ${rentalWants} as w cross join listings as l on l.kind = 'rental' and ${answersWant(sql`l`, sql`w`)}
          and l.workspace_id <> w.workspace_id
          and (l.state_since > w.seen_up_to or exists (select 1 from rental_answers a where a.want_id = w.id and a.listing_id = l.id))
        cross ${READERS}
        where not w.sample and w.to_day >= ${moment.slice(0, 10)}
        and not exists (select 1 from notifications told where told.id = ${key})
        order by l.state_since limit ${A_RUN}`,
    )
    .onConflictDoNothing();
}
