import { inArray, type SQL, sql } from "drizzle-orm";
import {
  bindProcess,
  type Moved,
  members,
  readers,
  telling,
  type Who,
} from "~/engines/process/process.server.ts";
import { mayAct } from "~/engines/trust/trust.server.ts";
import { tickets } from "~db/schema/tickets.ts";
import { ticketProcess } from "./ticket.process.ts";
import { TICKET, VIC_LIMITS } from "./vic.limits.ts";

const subject = { type: TICKET, id: tickets.id };

/** Members of the workspace, and whoever holds a link to the ticket that may answer. */
export const isCustomer = (who: Who): SQL =>
  who.kind === "holder" ? mayAct(who, "answer", tickets.workspace, subject) : members(tickets.workspace)(who);

/** The desk has nothing to do with samples. */
const isDesk = (who: Who): SQL => (who.kind === "administrator" ? sql`(not ${tickets.sample})` : sql`0`);

const isAssignee = (who: Who): SQL =>
  who.kind === "administrator" ? sql`(not ${tickets.sample} and ${tickets.assignee} = ${who.owner})` : sql`0`;

const DAY_MS = 86_400_000;

export default bindProcess(ticketProcess, {
  record: {
    table: tickets,
    id: tickets.id,
    workspace: tickets.workspace,
    state: tickets.state,
    since: tickets.stateSince,
    version: tickets.version,
  },
  read: (who) => (who.kind === "administrator" ? isDesk(who) : readers([tickets.workspace], subject)(who)),
  parties: { customer: isCustomer, desk: isDesk, assignee: isAssignee },
  guards: {
    recent: (_who: Who, now: Date) =>
      sql`${tickets.resolvedAt} > ${new Date(now.getTime() - VIC_LIMITS.reopenDays * DAY_MS).toISOString()}`,
  },
  effects: {
    claimed: ({ db, who, records }: Moved) => [
      db
        .update(tickets)
        .set({ assignee: who.kind === "administrator" ? who.owner : "" })
        .where(inArray(tickets.id, records)),
    ],
    unclaimed: ({ db, records }: Moved) => [
      db.update(tickets).set({ assignee: "" }).where(inArray(tickets.id, records)),
    ],
    resolved: ({ db, now, records }: Moved) => [
      db.update(tickets).set({ resolvedAt: now.toISOString() }).where(inArray(tickets.id, records)),
    ],
  },
  tell: {
    customer: telling(() => "ticketMoved", {
      records: sql`tickets r`,
      whom: sql`r.workspace_id`,
      subject: sql`r.topic`,
      href: sql`'/vic-ticket/' || r.id`,
      where: sql`not r.sample`,
    }),
  },
});
