import { type SQL, sql } from "drizzle-orm";
import { walledOff } from "~/engines/directory/directory.server.ts";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import { isAskable } from "~/features/network/professional-directory/firms.queries.server.ts";
import type { Database } from "~db/client.ts";
import { notifications, users } from "~db/schema/account.ts";
import { directoryEntries } from "~db/schema/directory.ts";
import { leadAsked } from "~db/schema/leads.ts";

// Requests that are on offer to some firms by name, and to nobody else.

/** That a request asks firms by name. @param lead its id */
export const isDirected = (lead: SQL): SQL =>
  sql`exists (select 1 from lead_asked as named where named.lead_id = ${lead})`;

/** That it asks the firm of this workspace: by a page that is the firm's own today. */
export const isAskedOf = (actor: Person, lead: SQL): SQL<number> =>
  sql<number>`exists (select 1 from lead_asked as named join directory_entries as page on page.id = named.entry_id
    where named.lead_id = ${lead} and page.firm_since is not null and page.workspace_id = ${actor.workspace}
    and ${mayRead(actor, sql`page.workspace_id`)})`;

/**
 * That a request is on offer to the firm of this workspace: to everybody or to it by name, and neither side has blocked the
 * other since. @param client the workspace that posted it
 */
export const isFor = (actor: Person, { lead, client }: Record<"lead" | "client", SQL>): SQL =>
  sql`((not ${isDirected(lead)} or ${isAskedOf(actor, lead)}) and not ${walledOff(actor.owner, client)})`;

/** That all of these firms may be asked, however that was when the form was drawn. */
export const allAskable = (actor: Person, firms: readonly string[]): SQL =>
  firms.length === 0
    ? sql`1`
    : sql`(select count(*) from ${directoryEntries} where ${isAskable(actor)}
        and ${directoryEntries.id} in (select value from json_each(${JSON.stringify(firms)}))) = ${firms.length}`;

/** Writes down whom a request asks, while it is new: in the batch that posts it. */
export const asking = (
  db: Database,
  actor: Person,
  { lead, firms, isNew }: { lead: string; firms: readonly string[]; isNew: SQL },
) =>
  db
    .insert(leadAsked)
    .select(
      sql`select ${lead}, ${directoryEntries.id}, ${directoryEntries.name} from ${directoryEntries}
        where ${directoryEntries.id} in (select value from json_each(${JSON.stringify(firms)}))
        and ${isAskable(actor)} and ${isNew}`,
    )
    .onConflictDoNothing();

/** Tells the people of the firms that a request asks, once it is on offer; each once. */
export const tellAsked = (db: Database, lead: string, now: Date) =>
  db
    .insert(notifications)
    .select(
      sql`select distinct 'quote-asked:' || l.id || ':' || told.id, told.id, 'quoteAsked', l.place,
        '/open-leads?lead=' || l.id, null, ${now.toISOString()}, null
        from leads as l join lead_asked as named on named.lead_id = l.id
        join directory_entries as page on page.id = named.entry_id and page.firm_since is not null
        join ${users} as told on 'user:' || told.id = page.workspace_id or told.id in (select m.user_id
          from workspace_members as m where m.workspace_id = page.workspace_id and m.role <> 'viewer')
        where l.id = ${lead} and l.state in ('offered', 'claimed', 'contacted', 'quoted')`,
    )
    .onConflictDoNothing();
