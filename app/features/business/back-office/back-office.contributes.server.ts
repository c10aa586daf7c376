import { sql } from "drizzle-orm";
import { dayAfter, localDay } from "~/lib/local-day.ts";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import {
  bookkeeperPapers,
  bookkeeperRequests,
  deskItems,
  lienClocks,
  lienRules,
  lienWaivers,
  monthEndTicks,
  taxPayments,
  taxThresholds,
  taxVendors,
  waiverPayments,
} from "~db/schema/back-office.ts";
import { BOOKKEEPER, requestPath } from "./bookkeeper.limits.ts";
import { bookkeeperNeeds } from "./bookkeeper.needs.server.ts";
import bookkeeperBound from "./bookkeeper.process.server.ts";
import { clockNeeds } from "./clock.needs.server.ts";
import { DESK, DESK_LIMITS } from "./desk.limits.ts";
import { deskNeeds } from "./desk.needs.server.ts";
import deskBound from "./desk-item.process.server.ts";
import { sampleRows, sampleWaivers } from "./example.server.ts";
import { LIEN_WAIVER, waiverPath } from "./waiver.limits.ts";
import { waiverMetrics } from "./waiver.metrics.server.ts";
import { waiverNeeds } from "./waiver.needs.server.ts";
import waiverBound from "./waiver.process.server.ts";

/** The fields of a form beside its file. */
const FORM_BYTES = 16 * 1024;
const UPLOAD = DESK_LIMITS.fileBytes + FORM_BYTES;

export default {
  metrics: waiverMetrics,
  needsMe: [clockNeeds, deskNeeds, waiverNeeds, bookkeeperNeeds],
  owned: [
    { by: deskItems.workspace, sample: deskItems.sample },
    { by: waiverPayments.workspace, sample: waiverPayments.sample },
    { by: lienWaivers.workspace, sample: lienWaivers.sample },
    { by: taxPayments.workspace, sample: taxPayments.sample },
    { by: taxThresholds.workspace },
    { by: taxVendors.workspace, sample: taxVendors.sample, secret: [taxVendors.sealedNumber] },
    { by: lienRules.workspace },
    { by: lienClocks.workspace, sample: lienClocks.sample },
    { by: monthEndTicks.workspace },
    { by: bookkeeperRequests.workspace },
    { by: bookkeeperPapers.workspace },
  ],
  mentions: [
    { column: deskItems.codedBy, as: "owner", fate: "empty" },
    { column: monthEndTicks.tickedBy, as: "owner", fate: "empty" },
    { column: bookkeeperRequests.askedBy, as: "owner", fate: "empty" },
    { column: bookkeeperRequests.answeredBy, keep: "who answered, as the desk keeps it" },
    { column: deskItems.vendor, keep: "a firm, as its receipt names it" },
    { column: taxVendors.vendor, keep: "whom a firm pays, in its own list" },
    { column: waiverPayments.party, keep: "a firm, as the job calls it" },
    { column: lienWaivers.party, keep: "a firm, as the job calls it" },
    { column: lienWaivers.payer, keep: "a firm, as the job calls it" },
    { column: lienWaivers.signedName, keep: "who signed a document that both sides hold" },
    { column: lienWaivers.drawn, keep: "the signature on that document" },
  ],
  // On the first example of the projects, which stand in the same batch before these.
  hangingSamples: (db, { workspace, language, now }) => {
    const at = now.toISOString();
    return [
      db.insert(deskItems).select(
        sql`select value ->> 'id', ${workspace}, value ->> 'kind', value ->> 'vendor', value ->> 'vendorKey',
          value ->> 'spentOn', value ->> 'cents', (select job.id from projects as job
            where job.workspace_id = ${workspace} and job.sample order by job.name limit 1), value ->> 'code', '', 0, null,
          value ->> 'state', ${at}, 1, 1, ${at} from json_each(${JSON.stringify(sampleRows(language, now))}) where true`,
      ),
      db.insert(lienWaivers).select(
        sql`select lower(hex(randomblob(16))), ${workspace}, job.id, value ->> 'party', value ->> 'partyKey',
          value ->> 'payer', value ->> 'usState', value ->> 'condition', value ->> 'stage', value ->> 'cents',
          value ->> 'throughOn', value ->> 'exceptions', value ->> 'language', null, '', null, '', '',
          value ->> 'state', ${at}, 1, 1, ${at} from json_each(${JSON.stringify(sampleWaivers(language, now))})
          join projects as job on job.id = (select first.id from projects as first
            where first.workspace_id = ${workspace} and first.sample order by first.name limit 1) where true`,
      ),
      db.insert(lienClocks).select(
        sql`select ${crypto.randomUUID()}, ${workspace}, job.id, 'CA', ${dayAfter(localDay(now), -12)}, null, null, null,
          1, 1, ${at} from projects as job where job.workspace_id = ${workspace} and job.sample
          order by job.name limit 1`,
      ),
    ];
  },
  processes: [deskBound, waiverBound, bookkeeperBound],
  links: {
    [LIEN_WAIVER]: {
      verbs: ["sign"],
      page: "lien-waiver",
      title: (id) => sql`(select ${lienWaivers.party} from ${lienWaivers} where ${lienWaivers.id} = ${id})`,
      isIn: (workspace, id) =>
        sql`exists (select 1 from ${lienWaivers} where ${lienWaivers.id} = ${id} and ${lienWaivers.workspace} = ${workspace})`,
      href: waiverPath,
      project: (id) =>
        sql`(select ${lienWaivers.projectId} from ${lienWaivers} where ${lienWaivers.id} = ${id})`,
    },
    [BOOKKEEPER]: {
      verbs: ["answer"],
      page: "bookkeeper",
      title: (id) =>
        sql`(select ${bookkeeperRequests.topic} from ${bookkeeperRequests} where ${bookkeeperRequests.id} = ${id})`,
      isIn: (workspace, id) =>
        sql`exists (select 1 from ${bookkeeperRequests} where ${bookkeeperRequests.id} = ${id}
          and ${bookkeeperRequests.workspace} = ${workspace})`,
      href: requestPath,
    },
  },
  bodyLimits: { [DESK]: UPLOAD, "/desk-item/:item": UPLOAD },
  toldOnPage: [DESK, "/desk-item/:item"],
  toasts: [
    toastSet("back-office", {
      deskAdded: "ok",
      deskCoded: "ok",
      deskMoved: "ok",
      deskKept: "ok",
      deskFile: "ok",
    }),
    toastSet("lien-waivers", {
      waiverMade: "ok",
      waiverPaid: "ok",
      waiverCleared: "ok",
      waiverConditional: "ok",
      waiverMoved: "ok",
      waiverSigned: "ok",
    }),
    toastSet("vendor-tax", {
      vendorTaxAdded: "ok",
      vendorTaxSaved: "ok",
      vendorTaxPaid: "ok",
      vendorTaxFigure: "ok",
    }),
    toastSet("month-end", { monthEndSaved: "ok", monthEndClosed: "ok" }),
    toastSet("ask-bookkeeper", { bookkeeperAsked: "ok", bookkeeperMoved: "ok", bookkeeperAnswered: "ok" }),
    toastSet("lien-clocks", { clockStarted: "ok", clockSaved: "ok", clockRule: "ok" }),
  ],
} satisfies Contribution;
