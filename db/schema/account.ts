import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, id, moment, version } from "./columns.ts";

export const users = sqliteTable("users", {
  id: id(),
  /** Trimmed and lower-cased; the one spelling under which an account exists. */
  email: text("email").notNull().unique(),
  /** PHC string; null for accounts that only sign in through a provider. */
  passwordHash: text("password_hash"),
  emailConfirmedAt: moment("email_confirmed_at"),
  createdAt: createdAt(),
});

export const profiles = sqliteTable("profiles", {
  id: text("id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  firstName: text("first_name").notNull().default(""),
  lastName: text("last_name").notNull().default(""),
  /** `en`, `es` or `he`; null until the member chose one. */
  language: text("language"),
  /** `system`, `light`, `dark` or `contrast`; null until the member chose one. */
  theme: text("theme"),
  /** `100`, `112`, `125` or `150` percent; null until the member chose one, like the two below. */
  fontSize: text("font_size"),
  vibration: integer("vibration", { mode: "boolean" }),
  shortcuts: integer("shortcuts", { mode: "boolean" }),
  version: version(),
  updatedAt: moment("updated_at").notNull(),
});

export const sessions = sqliteTable(
  "sessions",
  {
    /** SHA-256 of the id in the cookie: a leaked row is not a session. */
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Slides with use, up to `endsAt`. */
    expiresAt: moment("expires_at").notNull(),
    /** The absolute end, however busy the session is. */
    endsAt: moment("ends_at").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("sessions_user").on(table.userId), index("sessions_expiry").on(table.expiresAt)],
);

/** A sign-in provider's account. The provider's own subject is the key, never its e-mail. */
export const identities = sqliteTable(
  "identities",
  {
    provider: text("provider").notNull(),
    subject: text("subject").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Whether the provider vouched for the account's address when it was linked. */
    vouched: integer("vouched", { mode: "boolean" }).notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index("identities_user").on(table.userId),
  ],
);

/** Single-use links sent by mail. Only the hash of the token is kept. */
export const emailTokens = sqliteTable(
  "email_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text("purpose", { enum: ["confirm", "reset"] }).notNull(),
    /** The address it was sent to; the token is worthless once the account has another. */
    email: text("email").notNull(),
    /** The guest or member that requested it; null if the requester does not matter. */
    askedBy: text("asked_by"),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("email_tokens_user").on(table.userId, table.purpose)],
);

/** A notification of a member on the profile. Its text is found by the code, in the reader's language. */
export const notifications = sqliteTable(
  "notifications",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Key of the sentence in the `notifications` namespace. */
    code: text("code", { enum: ["questionAnswered", "termAccepted"] }).notNull(),
    /** What the sentence names, as text: the question, for instance. */
    subject: text("subject").notNull(),
    /** Where it leads, a path of this site. */
    href: text("href").notNull(),
    readAt: moment("read_at"),
    createdAt: createdAt(),
  },
  (table) => [index("notifications_user").on(table.userId, table.createdAt)],
);

/** Accounts that are to be deleted, until they are or somebody undoes it. */
export const accountDeletions = sqliteTable(
  "account_deletions",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the token in the mail, which undoes it. */
    tokenHash: text("token_hash").notNull(),
    createdAt: createdAt(),
    /** From when on the account is really deleted. */
    dueAt: moment("due_at").notNull(),
  },
  (table) => [
    uniqueIndex("account_deletions_token").on(table.tokenHash),
    index("account_deletions_due").on(table.dueAt),
  ],
);
