import { eq, type SQL, sql } from "drizzle-orm";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Contributions } from "~/services/contribution.ts";
import type { Database } from "~db/client.ts";
import { deskHours, tickets } from "~db/schema/tickets.ts";
import { openHoursOf } from "./vic.logic.ts";

/** When the desk answers; nothing where nobody does. */
export const hoursQuery = (db: Database) => db.select().from(deskHours).where(eq(deskHours.id, "desk"));

/** What a record is called that somebody may read in the workspace that they work in; null where it is none of theirs. */
export function aboutTitle(
  { links }: Pick<Contributions, "links">,
  actor: Person,
  about: { type: string; id: string },
): SQL<string | null> {
  const found = Object.hasOwn(links, about.type) ? links[about.type] : undefined;
  if (!found) return sql<string | null>`null`;
  const [id, workspace] = [sql`${about.id}`, sql`${actor.workspace}`];
  return sql<string | null>`case when ${mayRead(actor, actor.workspace)} and ${found.isIn(workspace, id)}
    then coalesce(${found.title(id)}, '') end`;
}

/** What a step needs to know of a ticket before it is taken; what changes meanwhile changes the version. */
export async function readClock(db: Database, id: string) {
  const [[ticket], [hours]] = await db.batch([
    db.select().from(tickets).where(eq(tickets.id, id)),
    hoursQuery(db),
  ]);
  return ticket && { ticket, open: hours && openHoursOf(hours) };
}
