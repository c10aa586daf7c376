import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { cents, createdAt, id, moment, siteZone, version, workspace } from "./columns.ts";

/** What a workspace pays for, one row a workspace. Without a row, or where it is over, it is on the free plan. */
export const memberships = sqliteTable(
  "memberships",
  {
    id: id(),
    workspace: workspace(),
    state: text("state").notNull().default("free"),
    stateSince: moment("state_since").notNull(),
    version: version(),
    tier: text("tier", { enum: ["builder", "pro", "enterprise"] }).notNull(),
    /** What is paid for, or tried, from when until when; null before the first. */
    periodStart: moment("period_start"),
    periodEnd: moment("period_end"),
    /** When the owners were told of its end; null until then. */
    noticedAt: moment("noticed_at"),
    /** From when the next month is owed, or the trial over: never less than seven days after the notice of a renewal. */
    turnsAt: moment("turns_at"),
    /** Whether it ends with the period. */
    leaving: integer("leaving", { mode: "boolean" }).notNull().default(false),
    /** When an invoice of it was last opened, until it is paid. */
    chargedAt: moment("charged_at"),
    /** When it was tried without a price, and by whom: an owner. */
    trialAt: moment("trial_at"),
    trialBy: text("trial_by"),
    /** Where its calendar months begin. */
    siteZone: siteZone(),
    /** Of its mails. */
    language: text("language").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("memberships_workspace").on(table.workspace),
    index("memberships_state").on(table.state, table.periodEnd),
    // Everybody tries it once, in whichever workspace.
    uniqueIndex("memberships_trial").on(table.trialBy).where(sql`${table.trialBy} is not null`),
  ],
);

/** A sum of money asked for a plan. Its order has the payment, the invoice and the refunds. */
export const membershipCharges = sqliteTable(
  "membership_charges",
  {
    /** The order's, which is the key of the form that asked for it. */
    id: id(),
    workspace: workspace(),
    membershipId: text("membership_id").notNull(),
    kind: text("kind", { enum: ["start", "upgrade", "renewal"] }).notNull(),
    tier: text("tier", { enum: ["pro", "enterprise"] }).notNull(),
    periodStart: moment("period_start").notNull(),
    periodEnd: moment("period_end").notNull(),
    amountCents: cents("amount_cents").notNull(),
    /** When what was paid for began to hold. */
    appliedAt: moment("applied_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("membership_charges_workspace").on(table.workspace, table.createdAt),
    index("membership_charges_membership").on(table.membershipId, table.appliedAt),
  ],
);

/** What was used of something that a plan limits by the calendar month. */
export const membershipUses = sqliteTable(
  "membership_uses",
  {
    /** Of what was made: a listing's. */
    id: id(),
    workspace: workspace(),
    what: text("what", { enum: ["listing"] }).notNull(),
    /** `YYYY-MM`, where the workspace counts its months. */
    month: text("month").notNull(),
    createdAt: createdAt(),
    /** The reward (`loyalty_redemptions`) that gave it beyond the plan; null of what the plan gave. */
    redemptionId: text("redemption_id"),
  },
  (table) => [
    index("membership_uses_workspace").on(table.workspace, table.what, table.month),
    // A reward is used once.
    uniqueIndex("membership_uses_redemption")
      .on(table.redemptionId)
      .where(sql`${table.redemptionId} is not null`),
  ],
);

/** A benefit that a workspace does not want to be shown first. */
export const mutedBenefits = sqliteTable(
  "muted_benefits",
  {
    id: id(),
    workspace: workspace(),
    /** By its id in `benefits.data.ts`. */
    benefit: text("benefit").notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("muted_benefits_benefit").on(table.workspace, table.benefit)],
);
