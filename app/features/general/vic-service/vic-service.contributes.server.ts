import { eq, sql } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { tickets, ticketsSpared } from "~db/schema/tickets.ts";
import { sampleRows } from "./example.server.ts";
import ticketBound from "./ticket.process.server.ts";
import { ticketsInChain } from "./tickets.chain.server.ts";
import { TICKET, ticketPath, VIC_LIMITS } from "./vic.limits.ts";
import { vicNeeds } from "./vic.needs.server.ts";

/** The fields of a form beside its file. */
const FORM_BYTES = 32 * 1024;
const UPLOAD = VIC_LIMITS.fileBytes + FORM_BYTES;

export default {
  needsMe: [vicNeeds],
  chain: [ticketsInChain],
  owned: [
    {
      by: tickets.workspace,
      touched: tickets.createdAt,
      sample: tickets.sample,
      // Somebody of the desk is at it: it stays until it is over.
      unfinished: sql`${tickets.state} not in ('resolved', 'closed')`,
      adopt: (db, { guest, owner }) => [
        db.update(tickets).set({ workspace: owner }).where(eq(tickets.workspace, guest)),
      ],
    },
  ],
  mentions: [
    { column: tickets.email, as: "email", fate: "empty" },
    { column: tickets.assignee, as: "owner", fate: "empty" },
  ],
  retention: [{ since: ticketsSpared.createdAt, days: 365 }],
  samples: (db, { workspace, language, now }) =>
    sampleRows(language, now).map((row) =>
      db.insert(tickets).values({ ...row, id: crypto.randomUUID(), workspace }),
    ),
  processes: [ticketBound],
  bodyLimits: { "/vic-ticket/:ticket": UPLOAD, "/shared/:link/ticket": UPLOAD },
  toldOnPage: ["/vic-ticket/:ticket", "/shared/:link/ticket"],
  links: {
    [TICKET]: {
      verbs: ["answer", "upload"],
      page: "ticket",
      title: (id) => sql`(select ${tickets.topic} from ${tickets} where ${tickets.id} = ${id})`,
      isIn: (workspace, id) =>
        sql`exists (select 1 from ${tickets} where ${tickets.id} = ${id} and ${tickets.workspace} = ${workspace})`,
      href: ticketPath,
    },
  },
  toasts: [
    toastSet("vic-service", {
      vicOpened: "ok",
      vicSpared: "ok",
      vicSaid: "ok",
      vicSaved: "ok",
      vicMoved: "ok",
      vicFile: "ok",
      vicRated: "ok",
    }),
  ],
} satisfies Contribution;
