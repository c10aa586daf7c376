import { eq, sql } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import {
  complianceEvidence,
  complianceGates,
  complianceItems,
  complianceSubjects,
} from "~db/schema/compliance.ts";
import { sampleWords } from "~db/seed/sample/safety/compliance.ts";
import { complianceBrief } from "./compliance.brief.server.ts";
import { firmsNotCleared, workersNotCleared } from "./compliance.clearance.server.ts";
import { COMPLIANCE_LIMITS, GATE, gatePath, SUBJECT, subjectPath } from "./compliance.limits.ts";
import { complianceNeeds } from "./compliance.needs.server.ts";
import process from "./evidence.process.server.ts";
import { SAMPLE_ZONE, sampleRows } from "./example.server.ts";
import { tellOfCompliance } from "./reminders.server.ts";

/** The fields of a form beside its file. */
const FORM_BYTES = 16 * 1024;
const WITH_FILE = COMPLIANCE_LIMITS.fileBytes + FORM_BYTES;

export default {
  needsMe: [complianceNeeds],
  brief: [complianceBrief],
  notCleared: [workersNotCleared],
  firmsNotCleared: [firmsNotCleared],
  owned: [
    {
      by: complianceSubjects.workspace,
      touched: complianceSubjects.createdAt,
      sample: complianceSubjects.sample,
      adopt: (db, { guest, owner }) => [
        db
          .update(complianceSubjects)
          .set({ workspace: owner })
          .where(eq(complianceSubjects.workspace, guest)),
      ],
    },
    {
      by: complianceItems.workspace,
      touched: complianceItems.createdAt,
      adopt: (db, { guest, owner }) => [
        db.update(complianceItems).set({ workspace: owner }).where(eq(complianceItems.workspace, guest)),
      ],
    },
    {
      by: complianceEvidence.workspace,
      touched: complianceEvidence.createdAt,
      adopt: (db, { guest, owner }) => [
        db
          .update(complianceEvidence)
          .set({ workspace: owner })
          .where(eq(complianceEvidence.workspace, guest)),
      ],
    },
    {
      by: complianceGates.workspace,
      touched: complianceGates.createdAt,
      sample: complianceGates.sample,
      adopt: (db, { guest, owner }) => [
        db.update(complianceGates).set({ workspace: owner }).where(eq(complianceGates.workspace, guest)),
      ],
    },
  ],
  mentions: [
    {
      column: complianceSubjects.called,
      keep: "a firm, a worker or a machine, as whoever asks for papers calls it",
    },
    { column: complianceSubjects.legalName, keep: "the name that its certificate has to show" },
    { column: complianceItems.waivedBy, keep: "under a waiver, which says who is answerable for it" },
    { column: complianceEvidence.namedInsured, keep: "as it stands in a certificate" },
    { column: complianceEvidence.holder, keep: "as it stands in a certificate" },
    { column: complianceEvidence.sentBy, keep: "printed by whoever sent a certificate, without an account" },
  ],
  samples: (db, { workspace, language, now }) => {
    const ids = new Map<string, string>();
    const idOf = (row: string) => {
      const id = ids.get(row) ?? crypto.randomUUID();
      ids.set(row, id);
      return id;
    };
    const { subjects, items, evidence } = sampleRows(language, now, idOf);
    const subjectOf = new Map(items.map(({ id, subjectId }) => [id, subjectId]));
    const at = now.toISOString();
    const lines = JSON.stringify(evidence.map((one) => ({ ...one, subjectId: subjectOf.get(one.itemId) })));
    return [
      ...subjects.map((subject) =>
        db.insert(complianceSubjects).values({ ...subject, workspace, createdAt: at }),
      ),
      // One statement for all: D1 takes a hundred parameters, and there are more rows than that.
      db.insert(complianceItems).select(
        sql`select value ->> 'id', ${workspace}, value ->> 'subjectId', value ->> 'kind', value ->> 'limitCents',
          value ->> 'aggregateCents', value ->> 'additionalInsured', value ->> 'requestedAt', value ->> 'waivedBy',
          value ->> 'waivedReason', value ->> 'waivedOn', value ->> 'waivedUntil', 1, ${at}
          from json_each(${JSON.stringify(items)})`,
      ),
      db.insert(complianceEvidence).select(
        sql`select value ->> 'id', ${workspace}, value ->> 'itemId', value ->> 'subjectId', value ->> 'insurer',
          value ->> 'policyNumber', value ->> 'effectiveOn', value ->> 'expiresOn', value ->> 'limitCents',
          value ->> 'aggregateCents', value ->> 'namedInsured', value ->> 'holder', value ->> 'cg2010', value ->> 'cg2037',
          value ->> 'sentBy', 0, value ->> 'checks', value ->> 'state', value ->> 'createdAt', 1, value ->> 'createdAt'
          from json_each(${lines})`,
      ),
      db.insert(complianceGates).values({
        ...{ id: crypto.randomUUID(), workspace, called: sampleWords(language).gate },
        ...{ siteZone: SAMPLE_ZONE, sample: true, createdAt: at },
      }),
    ];
  },
  processes: [process],
  tasks: [tellOfCompliance],
  bodyLimits: {
    "/compliance-item/:item": WITH_FILE,
    "/shared/:link/compliance-subject": WITH_FILE,
  },
  toldOnPage: ["/compliance-item/:item", "/shared/:link/compliance-subject"],
  toasts: [
    toastSet("compliance", {
      complianceMade: "ok",
      complianceSaved: "ok",
      complianceRequested: "ok",
      complianceReceived: "ok",
      complianceWithdrawn: "ok",
      complianceAccepted: "ok",
      complianceRejected: "ok",
      complianceWaived: "ok",
      complianceGateMade: "ok",
      complianceRemoved: "ok",
    }),
  ],
  links: {
    [SUBJECT]: {
      verbs: ["upload"],
      page: "compliance-subject",
      title: (id) =>
        sql`(select ${complianceSubjects.called} from ${complianceSubjects} where ${complianceSubjects.id} = ${id})`,
      isIn: (workspace, id) =>
        sql`exists (select 1 from ${complianceSubjects} where ${complianceSubjects.id} = ${id}
          and ${complianceSubjects.workspace} = ${workspace})`,
      href: subjectPath,
    },
    [GATE]: {
      verbs: [],
      page: "compliance-gate",
      title: (id) =>
        sql`(select ${complianceGates.called} from ${complianceGates} where ${complianceGates.id} = ${id})`,
      isIn: (workspace, id) =>
        sql`exists (select 1 from ${complianceGates} where ${complianceGates.id} = ${id}
          and ${complianceGates.workspace} = ${workspace})`,
      href: gatePath,
    },
  },
} satisfies Contribution;
