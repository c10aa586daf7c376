import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { cents, createdAt, id, moment, sample, siteZone, version, workspace } from "./columns.ts";
import { REQUIREMENT_KINDS, SUBJECT_KINDS } from "./compliance.terms.ts";
import { projects } from "./projects.ts";

/** A firm, a worker, a machine or a job of which papers are asked before it may be on site. */
export const complianceSubjects = sqliteTable(
  "compliance_subjects",
  {
    id: id(),
    workspace: workspace(),
    /** The one job that it is about; null where it is about all. */
    projectId: text("project_id").references(() => projects.id, { onDelete: "set null" }),
    kind: text("kind", { enum: SUBJECT_KINDS }).notNull(),
    /** What it is called here, and the legal name that a certificate has to show. */
    called: text("called").notNull(),
    legalName: text("legal_name").notNull(),
    /** The first day on site, `YYYY-MM-DD`, where somebody knows it. */
    onSiteSince: text("on_site_since"),
    siteZone: siteZone(),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [index("compliance_subjects_workspace").on(table.workspace, table.called)],
);

/** One requirement of a subject, with its waiver if it has one. */
export const complianceItems = sqliteTable(
  "compliance_items",
  {
    id: id(),
    workspace: workspace(),
    subjectId: text("subject_id")
      .notNull()
      .references(() => complianceSubjects.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: REQUIREMENT_KINDS }).notNull(),
    limitCents: cents("limit_cents").notNull().default(0),
    aggregateCents: cents("aggregate_cents").notNull().default(0),
    additionalInsured: integer("additional_insured", { mode: "boolean" }).notNull().default(false),
    /** When its evidence was first asked for. */
    requestedAt: moment("requested_at"),
    /** As the one who waived it printed it; days are `YYYY-MM-DD`, both included. */
    waivedBy: text("waived_by").notNull().default(""),
    waivedReason: text("waived_reason").notNull().default(""),
    waivedOn: text("waived_on"),
    waivedUntil: text("waived_until"),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("compliance_items_once").on(table.subjectId, table.kind),
    index("compliance_items_workspace").on(table.workspace),
  ],
);

/** A certificate or a paper as its fields were typed; its state is the process `complianceEvidence`. Never changed. */
export const complianceEvidence = sqliteTable(
  "compliance_evidence",
  {
    id: id(),
    workspace: workspace(),
    itemId: text("item_id")
      .notNull()
      .references(() => complianceItems.id, { onDelete: "cascade" }),
    /** The item's own, to which links lead. */
    subjectId: text("subject_id").notNull(),
    insurer: text("insurer").notNull().default(""),
    policyNumber: text("policy_number").notNull().default(""),
    effectiveOn: text("effective_on").notNull(),
    expiresOn: text("expires_on"),
    limitCents: cents("limit_cents").notNull().default(0),
    aggregateCents: cents("aggregate_cents").notNull().default(0),
    namedInsured: text("named_insured").notNull(),
    /** The certificate holder, who is no additional insured by that. */
    holder: text("holder").notNull().default(""),
    cg2010: integer("cg2010", { mode: "boolean" }).notNull().default(false),
    cg2037: integer("cg2037", { mode: "boolean" }).notNull().default(false),
    /** As whoever sent it printed it. */
    sentBy: text("sent_by").notNull().default(""),
    byLink: integer("by_link", { mode: "boolean" }).notNull().default(false),
    /** What was ticked in the review, a list of the items of its list, as JSON. */
    checks: text("checks").notNull().default("[]"),
    state: text("state").notNull().default("received"),
    stateSince: moment("state_since").notNull(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    index("compliance_evidence_item").on(table.itemId, table.createdAt),
    index("compliance_evidence_workspace").on(table.workspace, table.state, table.expiresOn),
  ],
);

/** A page for the guard at a gate: who may enter today. */
export const complianceGates = sqliteTable(
  "compliance_gates",
  {
    id: id(),
    workspace: workspace(),
    /** Only its subjects and those of all jobs; null shows everybody. */
    projectId: text("project_id").references(() => projects.id, { onDelete: "cascade" }),
    called: text("called").notNull(),
    siteZone: siteZone(),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [index("compliance_gates_workspace").on(table.workspace, table.called)],
);
