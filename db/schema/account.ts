import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { NOTIFICATION_CODES } from "./account.codes.ts";
import { createdAt, id, moment, owner, version } from "./columns.ts";

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
  company: text("company").notNull().default(""),
  /** Of the lists of `app/features/account/profile`; what is on no list any more is not shown. */
  trades: text("trades", { mode: "json" }).$type<string[]>().notNull().default([]),
  spoken: text("spoken", { mode: "json" }).$type<string[]>().notNull().default([]),
  /** Where the member works from, as they typed it. */
  place: text("place").notNull().default(""),
  /** E.164, or empty. */
  phone: text("phone").notNull().default(""),
  /** `en`, `es` or `he`; null until the member chose one. */
  language: text("language"),
  /** `system`, `light`, `dark` or `contrast`; null until the member chose one. */
  theme: text("theme"),
  /** `100`, `112`, `125` or `150` percent; null until the member chose one, like the two below. */
  fontSize: text("font_size"),
  vibration: integer("vibration", { mode: "boolean" }),
  shortcuts: integer("shortcuts", { mode: "boolean" }),
  /** `us` or `metric`; null follows the language. */
  units: text("units"),
  /** `system` or `less`. */
  motion: text("motion"),
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
    code: text("code", { enum: NOTIFICATION_CODES }).notNull(),
    /** What the sentence names, as text: the question, for instance. */
    subject: text("subject").notNull(),
    /** Where it leads, a path of this site. */
    href: text("href").notNull(),
    readAt: moment("read_at"),
    createdAt: createdAt(),
    /** When it went into a digest. */
    mailedAt: moment("mailed_at"),
  },
  (table) => [index("notifications_user").on(table.userId, table.createdAt)],
);

/** Where a member wants to be told what; a kind without a row is told as by default. */
export const notificationChoices = sqliteTable(
  "notification_choices",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    code: text("code", { enum: NOTIFICATION_CODES }).notNull(),
    /** On the profile. */
    inApp: integer("in_app", { mode: "boolean" }).notNull(),
    /** In the daily digest. */
    mail: integer("mail", { mode: "boolean" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.code] }),
    index("notification_choices_mail").on(table.mail),
  ],
);

/** Which days had a digest: the key lets no second one of a day through, however many runs there are at once. */
export const notificationDigests = sqliteTable(
  "notification_digests",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** `YYYY-MM-DD` in UTC. */
    day: text("day").notNull(),
    /** The message in the outbox, made by the one run that wrote this row. */
    messageId: text("message_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

/** Screens that somebody keeps at hand, guests too. */
export const pinnedScreens = sqliteTable(
  "pinned_screens",
  {
    owner: owner(),
    /** The screen's id in the site map. */
    screen: text("screen").notNull(),
    /** The newest stands first; to move one to the top is to pin it anew. */
    pinnedAt: moment("pinned_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.screen] })],
);
