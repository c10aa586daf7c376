import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { NOTIFICATION_CODES } from "./account.codes.ts";
import { cents, createdAt, id, moment, owner, sample, version, workspace } from "./columns.ts";

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
    /** Browser and system, by their own names; null where the browser does not say. */
    device: text("device"),
    /** The part of the address that says which network it is. */
    network: text("network"),
    /** ISO 3166-1 in two letters; null where the platform did not know. */
    country: text("country"),
    /** Kept to some minutes, so that looking at a page seldom writes. */
    lastUsedAt: moment("last_used_at"),
    /** When the member last proved who they are: by signing in, or again before something dangerous. */
    confirmedAt: moment("confirmed_at"),
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

/**
 * What a browser has begun and has to answer: a code by mail, a second step, a passkey's signature. The browser keeps the
 * secret, so that nobody else can answer, or use up its tries.
 */
export const challenges = sqliteTable(
  "challenges",
  {
    secretHash: text("secret_hash").primaryKey(),
    purpose: text("purpose", {
      enum: ["mail-code", "confirm-again", "second-step", "passkey-sign-in", "passkey-add"],
    }).notNull(),
    /** Whose; null where only the answer tells. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the secret with the code that was mailed. */
    answerHash: text("answer_hash"),
    /** How the first step before this second one was taken. */
    method: text("method", { enum: ["password", "mail-code", "provider", "demo"] }),
    attempts: integer("attempts").notNull().default(0),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("challenges_user").on(table.userId), index("challenges_expiry").on(table.expiresAt)],
);

/** An authenticator app. Nothing asks for its codes before the first was right. */
export const secondFactors = sqliteTable("second_factors", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** The shared key, sealed with SESSION_SECRET; in rows from before that, in base 32 as it is. */
  secret: text("secret").notNull(),
  /** The half-minute of the last code that was accepted: it and those before are worth nothing any more. */
  lastStep: integer("last_step").notNull().default(0),
  confirmedAt: moment("confirmed_at"),
  /** When it ends because an administrator had it reset for somebody who lost it; a code accepted before stops that. */
  endsAt: moment("ends_at"),
  createdAt: createdAt(),
});

/** Codes that replace the app, each once. Only hashes are kept. */
export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    codeHash: text("code_hash").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

export const passkeys = sqliteTable(
  "passkeys",
  {
    /** The credential's own id. */
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** COSE, in base 64. */
    publicKey: text("public_key").notNull(),
    /** How often it has signed; always 0 where it is shared between devices. */
    counter: integer("counter").notNull(),
    /** How browsers reach it, separated by commas. */
    transports: text("transports").notNull(),
    name: text("name").notNull(),
    /** Where it was made. */
    device: text("device"),
    createdAt: createdAt(),
    lastUsedAt: moment("last_used_at"),
  },
  (table) => [index("passkeys_user").on(table.userId)],
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

/** Theft, trespass and damage on a job site, as somebody reports it to the workspace, the police and the insurer. */
export const siteReports = sqliteTable(
  "site_reports",
  {
    id: id(),
    workspace: workspace(),
    kind: text("kind", { enum: ["theft", "trespass", "damage", "attempt"] }).notNull(),
    /** As typed, or the name of a site of the workspace. */
    place: text("place").notNull(),
    /** A day of the calendar at the site. */
    happenedOn: text("happened_on").notNull(),
    note: text("note").notNull().default(""),
    /** What was taken or damaged, with serial numbers. */
    taken: text("taken").notNull().default(""),
    lossCents: cents("loss_cents"),
    /** Of the police or the insurer. */
    caseNumber: text("case_number").notNull().default(""),
    status: text("status", { enum: ["open", "closed"] })
      .notNull()
      .default("open"),
    /** What was done after it: items of its checklist, between spaces. */
    steps: text("steps").notNull().default(""),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [index("site_reports_workspace").on(table.workspace, table.createdAt)],
);
