import { eq, inArray, type SQL, sql } from "drizzle-orm";
import { dropOrphans } from "~/engines/file/file.server.ts";
import { handingEvents } from "~/engines/process/process.server.ts";
import { forgettingOrphans } from "~/engines/talk/talk.server.ts";
import type { Contribution, Leaves } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { files } from "~db/schema/file.ts";
import { leadClaims, leadPasses, leadPros, leadReports, leadReviews, leads } from "~db/schema/leads.ts";
import { posts } from "~db/schema/talk.ts";
import { sampleLeads } from "./example.server.ts";
import process from "./lead.process.server.ts";
import { lead } from "./lead.process.ts";
import reports from "./lead-report.process.server.ts";
import { leadsInChain } from "./leads.chain.server.ts";
import { RUNS } from "./leads.commands.server.ts";
import { LEAD, LEAD_CLAIM, LEAD_LIMITS, LEAD_REPORT, leadPath, OPEN_LEADS } from "./leads.limits.ts";
import { leadNeeds } from "./leads.needs.server.ts";

const GONE = sql`'gone:' || lower(hex(randomblob(16)))`;

/**
 * What is left of a request whose client is gone: pros keep what they claimed, the count stays what it was, and nothing leads
 * to anybody. What still ran is withdrawn.
 */
const WITHOUT_CLIENT = {
  workspace: GONE,
  ...{ client: "—", email: "", phone: "", address: "", phoneKey: "", addressKey: "", scope: "—" },
  ...{ latitude: null, longitude: null },
  state: sql`case when ${leads.state} in ${RUNS} then 'withdrawn' else ${leads.state} end`,
  version: sql`${leads.version} + 1`,
} satisfies Leaves;

export default {
  needsMe: [leadNeeds],
  chain: [leadsInChain],
  owned: [
    {
      by: leads.workspace,
      touched: leads.createdAt,
      sample: leads.sample,
      // What is offered to pros runs on, whoever forgot the browser in which it was posted: its client has a link.
      unfinished: sql`${leads.state} not in (${sql.join(
        lead.ends.map((end) => sql.raw(`'${end}'`)),
        sql`, `,
      )})`,
      adopt: (db, { guest, owner }) => [
        handingEvents(db, process, {
          records: sql`(select id from leads where workspace_id = ${guest})`,
          to: owner,
        }),
        db.update(leads).set({ workspace: owner }).where(eq(leads.workspace, guest)),
      ],
      stays: true,
      leaves: WITHOUT_CLIENT,
    },
    { by: leadPros.workspace, sample: leadPros.sample },
    // Its seat stays taken: whoever had the contact details has had them.
    {
      by: leadClaims.workspace,
      sample: leadClaims.sample,
      stays: true,
      leaves: { workspace: GONE, firm: "—" },
    },
    { by: leadPasses.workspace },
    { by: leadReports.workspace, sample: leadReports.sample },
    {
      by: leadReviews.workspace,
      touched: leadReviews.createdAt,
      sample: leadReviews.sample,
      adopt: (db, { guest, owner }) => [
        db.update(leadReviews).set({ workspace: owner }).where(eq(leadReviews.workspace, guest)),
      ],
    },
  ],
  mentions: [
    { column: leads.email, as: "email", fate: "empty", leaves: WITHOUT_CLIENT },
    { column: leads.phone, keep: "a number of the client, which goes with the address beside it" },
    { column: leads.phoneKey, keep: "the same number as it is compared" },
  ],
  // Who asked is kept for a while after the end, and not for ever.
  retention: [
    {
      since: leads.stateSince,
      days: LEAD_LIMITS.keptDays,
      of: "ended",
      when: inArray(leads.state, [...lead.ends]) as SQL,
    },
  ],
  // What hung on a request goes after it: what was said to its client, and what was shown of it.
  tasks: [
    async ({ db, now, pictures }) => {
      const isGone = sql`not exists (select 1 from ${leadReports} where ${leadReports.id} = ${files.subjectId})`;
      await dropOrphans({ db, now, bucket: pictures }, LEAD_REPORT, isGone);
    },
  ],
  late: (db) => [
    forgettingOrphans(
      db,
      LEAD_CLAIM,
      sql`not exists (select 1 from ${leadClaims} where ${leadClaims.id} = ${posts.subjectId})`,
    ),
  ],
  samples: (db, { workspace, language, now }) => {
    const ids = new Map<string, string>();
    const idOf = (kind: string, place: number) => {
      const key = `${kind}-${place}`;
      const id = ids.get(key) ?? (crypto.randomUUID() as string);
      ids.set(key, id);
      return id;
    };
    const { pros, leads: rows, claims } = sampleLeads(language, now, idOf);
    const from = (list: readonly object[]) => sql`from json_each(${JSON.stringify(list)}) where true`;
    return [
      db.insert(leads).select(
        sql`select value ->> 'id', ${workspace}, value ->> 'source', value ->> 'trade', value ->> 'scope', '',
          value ->> 'budgetCents', value ->> 'timing', value ->> 'cap', value ->> 'region', value ->> 'place',
          value ->> 'latitude', value ->> 'longitude', value ->> 'client', value ->> 'email', value ->> 'phone', '',
          '', '', 0, 0, value ->> 'hired', ${language}, value ->> 'state', value ->> 'stateSince', 1, 1,
          value ->> 'createdAt' ${from(rows)}`,
      ),
      db.insert(leadPros).select(
        sql`select value ->> 'id', ${workspace}, value ->> 'firm', value ->> 'trades', value ->> 'region',
          value ->> 'place', value ->> 'latitude', value ->> 'longitude', value ->> 'radius', value ->> 'classes',
          value ->> 'licence', '', value ->> 'weekly', 0, 1, 1, value ->> 'createdAt' ${from(pros)}`,
      ),
      db.insert(leadClaims).select(
        sql`select value ->> 'id', ${workspace}, value ->> 'leadId', value ->> 'proId', value ->> 'firm',
          value ->> 'seat', value ->> 'score', value ->> 'claimedAt', value ->> 'contactedAt', value ->> 'quotedAt',
          value ->> 'quoteCents', 1, value ->> 'claimedAt' ${from(claims)}`,
      ),
    ];
  },
  processes: [process, reports],
  links: {
    [LEAD]: {
      verbs: ["answer"],
      page: "lead",
      title: (id) => sql`(select l.place from leads as l where l.id = ${id})`,
      isIn: (workspace, id) =>
        sql`exists (select 1 from leads as l where l.id = ${id} and l.workspace_id = ${workspace})`,
      href: leadPath,
    },
  },
  bodyLimits: { [OPEN_LEADS]: LEAD_LIMITS.evidenceBytes + 64 * 1024 },
  toasts: [
    toastSet("leads", {
      leadPosted: "ok",
      leadAsked: "ok",
      leadTwin: "warn",
      leadPaused: "ok",
      leadResumed: "ok",
      leadClosed: "ok",
      leadWon: "ok",
      leadSaid: "ok",
      leadReviewed: "ok",
      leadProSaved: "ok",
      leadClaimed: "ok",
      leadPassed: "ok",
      leadContacted: "ok",
      leadQuoted: "ok",
      leadReported: "ok",
      leadDecided: "ok",
    }),
  ],
} satisfies Contribution;
