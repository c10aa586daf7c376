import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, id, moment, workspace } from "./columns.ts";

/** An account of a workspace, or of the site: what has been put in less what has been taken out. */
export const ledgerAccounts = sqliteTable(
  "ledger_accounts",
  {
    id: id(),
    workspace: workspace(),
    /** `points`, `deposit`, `revenue` and the like, as features name them. */
    name: text("name").notNull(),
    /** What is counted in it: `cents` or `points`. */
    currency: text("currency").notNull(),
    /** Whether it may go below zero: the site's own, which stand for the world outside. */
    overdraft: integer("overdraft", { mode: "boolean" }).notNull(),
    /** Whether what comes in is kept apart, spent in its order, and may expire. */
    lots: integer("lots", { mode: "boolean" }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("ledger_accounts_name").on(table.workspace, table.name, table.currency)],
);

/** Entries that belong together, all written or none. */
export const ledgerPostings = sqliteTable(
  "ledger_postings",
  {
    id: id(),
    /** Says what it is, such as `order:<id>:points`: a second one of the same key is not written. */
    key: text("key").notNull(),
    /** Why, by a code that pages translate. */
    reason: text("reason").notNull(),
    /** What it was for. */
    subjectType: text("subject_type"),
    subjectId: text("subject_id"),
    /** When it counts. */
    at: moment("at").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("ledger_postings_key").on(table.key),
    index("ledger_postings_subject").on(table.subjectType, table.subjectId),
  ],
);

/** One movement, with both of its sides in one row: nothing comes from nowhere, and all accounts sum to zero. */
export const ledgerEntries = sqliteTable(
  "ledger_entries",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    postingId: text("posting_id").notNull(),
    fromAccount: text("from_account").notNull(),
    toAccount: text("to_account").notNull(),
    amount: integer("amount").notNull(),
    /** When what has come into an account with lots is over; null if never. */
    expiresAt: moment("expires_at"),
    at: moment("at").notNull(),
  },
  (table) => [
    check("ledger_entries_amount", sql`${table.amount} > 0`),
    index("ledger_entries_posting").on(table.postingId),
    index("ledger_entries_from").on(table.fromAccount, table.id),
    index("ledger_entries_to").on(table.toAccount, table.id),
    index("ledger_entries_expiry").on(table.expiresAt),
  ],
);

/** Which lots an entry took from, and how much of each. */
export const ledgerDraws = sqliteTable(
  "ledger_draws",
  {
    /** The entry that brought it in. */
    lot: integer("lot").notNull(),
    /** The entry that took it out. */
    entry: integer("entry").notNull(),
    amount: integer("amount").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lot, table.entry] }),
    check("ledger_draws_amount", sql`${table.amount} > 0`),
    index("ledger_draws_entry").on(table.entry),
  ],
);
