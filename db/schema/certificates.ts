import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { cents, createdAt, id, moment, sample, version, workspace } from "./columns.ts";

/** A certificate of a course of ours, as it was signed. Its text is never changed; it can only be revoked. */
export const certificates = sqliteTable(
  "certificates",
  {
    id: id(),
    workspace: workspace(),
    /** Its public number, `ABCD-EFGH-JKMN`. */
    number: text("number").notNull(),
    /** The enrolment that was passed: it gives one certificate. */
    enrolment: text("enrolment").notNull(),
    /** As it is shown to whoever checks it, and as it is compared. */
    holder: text("holder").notNull(),
    holderKey: text("holder_key").notNull(),
    course: text("course").notNull(),
    courseTitle: text("course_title").notNull(),
    courseVersion: integer("course_version").notNull(),
    /** Days, `YYYY-MM-DD`; null where it never ends. */
    issuedOn: text("issued_on").notNull(),
    expiresOn: text("expires_on"),
    /** What stands in its QR code: payload and signature. Empty for a sample, which nobody signs. */
    signed: text("signed").notNull().default(""),
    revokedAt: moment("revoked_at"),
    revokedFor: text("revoked_for").notNull().default(""),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("certificates_number").on(table.number),
    uniqueIndex("certificates_enrolment").on(table.workspace, table.enrolment),
    index("certificates_workspace").on(table.workspace, table.expiresOn),
  ],
);

/** What somebody who checked a certificate tells the administrators about it. */
export const certificateReports = sqliteTable(
  "certificate_reports",
  {
    id: id(),
    workspace: workspace(),
    number: text("number").notNull(),
    words: text("words").notNull(),
    handledAt: moment("handled_at"),
    finding: text("finding").notNull().default(""),
    createdAt: createdAt(),
  },
  (table) => [
    index("certificate_reports_open").on(table.handledAt, table.createdAt),
    index("certificate_reports_workspace").on(table.workspace),
  ],
);

/** A card of another issuer, or the record of a class: who holds it, until when, and who verified it when and how. */
export const credentials = sqliteTable(
  "credentials",
  {
    id: id(),
    workspace: workspace(),
    /** Somebody of a crew or of the list of training; empty for the cards of whoever keeps the wallet. */
    personId: text("person_id").notNull().default(""),
    holder: text("holder").notNull(),
    /** A kind of card, or the id of a requirement of the workspace. */
    kind: text("kind").notNull(),
    number: text("number").notNull().default(""),
    issuer: text("issuer").notNull(),
    issuedOn: text("issued_on"),
    /** Null where it never ends. */
    expiresOn: text("expires_on"),
    verified: text("verified", { enum: ["none", "self", "issuer", "reviewed"] })
      .notNull()
      .default("none"),
    /** Who, as they printed their name; how they looked; and the day. */
    verifiedBy: text("verified_by").notNull().default(""),
    verifiedHow: text("verified_how").notNull().default(""),
    verifiedOn: text("verified_on"),
    /** What the QR code on its photo says: evidence, and no proof. */
    qrText: text("qr_text").notNull().default(""),
    /** The class that gave it, or the request that it answers. */
    classId: text("class_id"),
    askId: text("ask_id"),
    /** As whoever sent it by the link of a request printed it. */
    sentBy: text("sent_by").notNull().default(""),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    index("credentials_workspace").on(table.workspace, table.expiresOn),
    // A class gives everybody one record.
    uniqueIndex("credentials_class").on(table.classId, table.personId),
  ],
);

/** Cards that are shown together by one link. */
export const credentialSets = sqliteTable(
  "credential_sets",
  {
    id: id(),
    workspace: workspace(),
    title: text("title").notNull(),
    /** Ids of cards and certificates; null shows the whole wallet, as it stands when somebody looks. */
    items: text("items", { mode: "json" }).$type<string[]>(),
    createdAt: createdAt(),
  },
  (table) => [index("credential_sets_workspace").on(table.workspace)],
);

/** Somebody of whom training is asked and who stands in no crew. They need no account and no address. */
export const trainingPeople = sqliteTable(
  "training_people",
  {
    id: id(),
    workspace: workspace(),
    called: text("called").notNull(),
    calledKey: text("called_key").notNull(),
    trade: text("trade").notNull().default(""),
    projectId: text("project_id"),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("training_people_once").on(table.workspace, table.calledKey)],
);

/** A requirement as a workspace has it: one of ours changed, or one of its own. */
export const trainingRequirements = sqliteTable(
  "training_requirements",
  {
    id: id(),
    workspace: workspace(),
    /** That of ours which it changes; its own id for one of the workspace. */
    code: text("code").notNull(),
    title: text("title").notNull().default(""),
    /** Words of trades, with commas; empty for everybody. */
    trades: text("trades").notNull().default(""),
    /** Tasks that need it, as JSON. */
    tasks: text("tasks", { mode: "json" }).$type<string[]>().notNull().default([]),
    /** The course of ours that meets it, if one does. */
    course: text("course").notNull().default(""),
    validMonths: integer("valid_months").notNull().default(0),
    minutes: integer("minutes").notNull().default(0),
    costCents: cents("cost_cents").notNull().default(0),
    active: integer("active", { mode: "boolean" }).notNull().default(true),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("training_requirements_once").on(table.workspace, table.code)],
);

/** What somebody is asked for: a course to take, or the proof of a card, which comes by a link. */
export const trainingAsks = sqliteTable(
  "training_asks",
  {
    id: id(),
    workspace: workspace(),
    personId: text("person_id").notNull(),
    called: text("called").notNull(),
    kind: text("kind", { enum: ["course", "card"] }).notNull(),
    requirement: text("requirement").notNull(),
    dueOn: text("due_on"),
    words: text("words").notNull().default(""),
    answeredAt: moment("answered_at"),
    closedAt: moment("closed_at"),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [index("training_asks_workspace").on(table.workspace, table.closedAt)],
);

/** A class that is held in person: who held it, what was covered, and, once it is closed, nothing more is signed. */
export const trainingClasses = sqliteTable(
  "training_classes",
  {
    id: id(),
    workspace: workspace(),
    requirement: text("requirement").notNull(),
    heldOn: text("held_on").notNull(),
    trainer: text("trainer").notNull(),
    place: text("place").notNull().default(""),
    minutes: integer("minutes").notNull().default(0),
    /** Answers of its checklist by item. */
    answers: text("answers", { mode: "json" }).$type<Record<string, string>>().notNull().default({}),
    closedAt: moment("closed_at"),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [index("training_classes_workspace").on(table.workspace, table.heldOn)],
);

/** That somebody was in a class, with the name they signed. */
export const trainingSignatures = sqliteTable(
  "training_signatures",
  {
    id: id(),
    workspace: workspace(),
    classId: text("class_id")
      .notNull()
      .references(() => trainingClasses.id, { onDelete: "cascade" }),
    personId: text("person_id").notNull(),
    signature: text("signature").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("training_signatures_once").on(table.classId, table.personId),
    index("training_signatures_workspace").on(table.workspace),
  ],
);
