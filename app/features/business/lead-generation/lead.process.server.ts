import { sql } from "drizzle-orm";
import { bindProcess, readers, type Who } from "~/engines/process/process.server.ts";
import { mayAct } from "~/engines/trust/trust.server.ts";
import { leads } from "~db/schema/leads.ts";
import { lead } from "./lead.process.ts";
import { LEAD } from "./leads.limits.ts";

const SUBJECT = { type: LEAD, id: leads.id };

/** Whoever posted it: the people of its workspace, and whoever holds the link that was mailed to the address. */
export const isClient = (who: Who) =>
  who.kind === "person" || who.kind === "holder" ? mayAct(who, "answer", leads.workspace, SUBJECT) : sql`0`;

const firstOf = (column: "claimed_at" | "contacted_at" | "quoted_at") =>
  sql`(select min(c.${sql.raw(column)}) from lead_claims as c where c.lead_id = ${leads.id})`;

export default bindProcess(lead, {
  record: {
    table: leads,
    id: leads.id,
    workspace: leads.workspace,
    state: leads.state,
    since: leads.stateSince,
    version: leads.version,
  },
  read: readers([leads.workspace], SUBJECT),
  parties: { client: isClient },
  moments: {
    clear: sql`(case when ${leads.twin} = 0 then ${leads.createdAt} end)`,
    posted: leads.createdAt,
    firstClaim: firstOf("claimed_at"),
    firstContact: firstOf("contacted_at"),
    firstQuote: firstOf("quoted_at"),
    confirmed: sql`(select min(r.state_since) from lead_reports as r
      where r.lead_id = ${leads.id} and r.state = 'confirmed')`,
  },
});
