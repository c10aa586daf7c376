import { sql } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { crmCompanies, crmContacts, dealActivities, dealNorms, deals } from "~db/schema/deals.ts";
import { sampleCrm } from "~db/seed/sample/business/crm.ts";
import { CRM_LIMITS } from "./crm.limits.ts";
import bound from "./deal.process.server.ts";
import { dealsInChain } from "./deals.chain.server.ts";
import { dealMetrics } from "./deals.metrics.server.ts";
import { dealsNeeds } from "./deals.needs.server.ts";

/** The fields of a form beside its file, and the lines around its parts. */
const FORM_BYTES = 16 * 1024;

export default {
  metrics: dealMetrics,
  chain: [dealsInChain],
  needsMe: [dealsNeeds],
  owned: [
    { by: crmCompanies.workspace, sample: crmCompanies.sample },
    { by: crmContacts.workspace, sample: crmContacts.sample },
    { by: deals.workspace, sample: deals.sample },
    { by: dealActivities.workspace, sample: dealActivities.sample },
    { by: dealNorms.workspace },
  ],
  mentions: [
    { column: crmContacts.email, as: "email", fate: "empty" },
    { column: crmContacts.name, keep: "a client, as the firm that keeps the list calls them" },
    { column: crmContacts.phone, keep: "a number of the client, which goes when the firm removes them" },
    { column: crmContacts.phoneKey, keep: "the same number, as it is compared" },
    { column: deals.keeper, as: "owner", fate: "empty" },
    { column: deals.contactId, keep: "a row of the same list" },
  ],
  samples: (db, { workspace, language, now }) => {
    const { companies, people, deals: rows, activities } = sampleCrm(language, now);
    const json = (of: unknown) => sql`json_each(${JSON.stringify(of)})`;
    const at = now.toISOString();
    return [
      db.insert(crmCompanies).select(
        sql`select value ->> 'id', ${workspace}, value ->> 'title', value ->> 'key', 1, ${at} from ${json(companies)}
          where true`,
      ),
      db.insert(crmContacts).select(
        sql`select value ->> 'id', ${workspace}, value ->> 'name', value ->> 'phone', value ->> 'key', '',
          value ->> 'company', value ->> 'place', '', 1, 1, ${at} from ${json(people)} where true`,
      ),
      db.insert(deals).select(
        sql`select value ->> 'id', ${workspace}, value ->> 'title', value ->> 'contact', value ->> 'source',
          value ->> 'jobType', value ->> 'cents', null, value ->> 'place', '', value ->> 'nextAction',
          value ->> 'nextOn', ${workspace}, value ->> 'expectedOn', value ->> 'lostReason', value ->> 'wakesAt',
          value ->> 'activeAt', value ->> 'answeredAt', value ->> 'closedAt', value ->> 'state', value ->> 'since', 1, 1,
          value ->> 'createdAt' from ${json(rows)} where true`,
      ),
      db.insert(dealActivities).select(
        sql`select value ->> 'id', ${workspace}, value ->> 'deal', value ->> 'kind', value ->> 'note', 1, value ->> 'at'
          from ${json(activities)} where true`,
      ),
    ];
  },
  processes: [bound],
  bodyLimits: { "/crm-import": CRM_LIMITS.fileBytes + FORM_BYTES },
  toasts: [
    toastSet("crm", {
      crmDealMade: "ok",
      crmMoved: "ok",
      crmLogged: "ok",
      crmSaved: "ok",
      crmTaken: "ok",
      crmWon: "ok",
      crmMerged: "ok",
      crmRemoved: "ok",
      crmImported: "ok",
    }),
  ],
} satisfies Contribution;
