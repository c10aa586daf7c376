import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./account.ts";
import { createdAt, id, moment, version, workspace } from "./columns.ts";

/**
 * Workspaces that somebody made and named. What is somebody's own has no row here: its id is their name as an owner,
 * and it has no members but them.
 */
export const workspaces = sqliteTable("workspaces", {
  /** `workspace:<uuid>`. */
  id: id(),
  name: text("name").notNull(),
  version: version(),
  createdAt: createdAt(),
});

export const workspaceMembers = sqliteTable(
  "workspace_members",
  {
    workspace: workspace().references(() => workspaces.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text("role", { enum: ["owner", "member", "viewer"] }).notNull(),
    joinedAt: moment("joined_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspace, table.userId] }),
    index("workspace_members_user").on(table.userId),
  ],
);

/** Ways into a workspace, each for one person. One that is used, over or withdrawn stays a while: it counts for the day. */
export const workspaceInvitations = sqliteTable(
  "workspace_invitations",
  {
    id: id(),
    workspace: workspace().references(() => workspaces.id, { onDelete: "cascade" }),
    role: text("role", { enum: ["owner", "member", "viewer"] }).notNull(),
    /** Whom it was sent to, and whose account alone can use it; null where the inviter hands the link over. */
    email: text("email"),
    /** SHA-256 of the token in the link. */
    tokenHash: text("token_hash").notNull(),
    /** The account that invites. */
    invitedBy: text("invited_by").notNull(),
    createdAt: createdAt(),
    expiresAt: moment("expires_at").notNull(),
    acceptedAt: moment("accepted_at"),
    acceptedBy: text("accepted_by"),
    withdrawnAt: moment("withdrawn_at"),
  },
  (table) => [
    uniqueIndex("workspace_invitations_token").on(table.tokenHash),
    index("workspace_invitations_workspace").on(table.workspace, table.createdAt),
    index("workspace_invitations_inviter").on(table.invitedBy, table.createdAt),
  ],
);

/** What somebody without an account may do with one record, for so long, until it is revoked. */
export const capabilityLinks = sqliteTable(
  "capability_links",
  {
    id: id(),
    workspace: workspace(),
    /** What kind of record, by the name that its feature contributes, and which one. */
    subjectType: text("subject_type").notNull(),
    subjectId: text("subject_id").notNull(),
    /** Who it is for, as its maker calls them. */
    name: text("name").notNull(),
    /** What it allows, as `Verb[]` of the engine. */
    verbs: text("verbs", { mode: "json" }).$type<string[]>().notNull(),
    /** A person's own, a crew's that goes from hand to hand, or a device's that stands on site. */
    kind: text("kind", { enum: ["person", "crew", "kiosk"] }).notNull(),
    /** SHA-256 of the token in the link. */
    tokenHash: text("token_hash").notNull(),
    /** Of crew and kiosk links. */
    pinHash: text("pin_hash"),
    /** Wrong PINs in the window that ends at `pinWindowEnds`. */
    pinFailures: integer("pin_failures").notNull().default(0),
    pinWindowEnds: moment("pin_window_ends"),
    /** Whether every act asks for the printed name of who acts. */
    asksName: integer("asks_name", { mode: "boolean" }).notNull(),
    /** Who made it, as an owner. */
    createdBy: text("created_by").notNull(),
    createdAt: createdAt(),
    expiresAt: moment("expires_at").notNull(),
    revokedAt: moment("revoked_at"),
    lastUsedAt: moment("last_used_at"),
    uses: integer("uses").notNull().default(0),
  },
  (table) => [
    uniqueIndex("capability_links_token").on(table.tokenHash),
    index("capability_links_workspace").on(table.workspace, table.createdAt),
    index("capability_links_subject").on(table.subjectType, table.subjectId),
  ],
);

/** What was done with a link. Nothing of it is changed. */
export const linkEvents = sqliteTable(
  "link_events",
  {
    id: id(),
    workspace: workspace(),
    linkId: text("link_id").notNull(),
    subjectType: text("subject_type").notNull(),
    subjectId: text("subject_id").notNull(),
    /** `open`, `pin` for a wrong one, or a verb. */
    act: text("act").notNull(),
    /** As typed by whoever acted. */
    printedName: text("printed_name").notNull().default(""),
    /** What was said, as the feature keeps it. */
    content: text("content", { mode: "json" }),
    createdAt: createdAt(),
  },
  (table) => [
    index("link_events_link").on(table.linkId, table.createdAt),
    index("link_events_subject").on(table.workspace, table.subjectType, table.subjectId),
  ],
);

/** Links that an account keeps, so that what they open is found on every device of its own. */
export const keptLinks = sqliteTable(
  "kept_links",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    linkId: text("link_id")
      .notNull()
      .references(() => capabilityLinks.id, { onDelete: "cascade" }),
    keptAt: moment("kept_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.linkId] }),
    index("kept_links_link").on(table.linkId),
  ],
);

/**
 * What happened, each entry sealed to the one before it (`engines/trust/audit-chain.ts`). A chain is one account's
 * (`user:<id>`), one made workspace's, or `site` for what administrators do. Who acted and what it was about can be
 * taken out of an entry; the seals go on to hold.
 */
export const auditEvents = sqliteTable(
  "audit_events",
  {
    chain: text("chain").notNull(),
    /** From 1, without a gap. */
    number: integer("number").notNull(),
    /** A code, such as `session.ended`; never somebody's name. */
    act: text("act").notNull(),
    createdAt: createdAt(),
    /** As an owner, or `system`; null once it was taken out, like the salt. */
    actor: text("actor"),
    actorSalt: text("actor_salt"),
    actorHash: text("actor_hash").notNull(),
    /** What or whom it was about; an account as an owner. Null once it was taken out, like the two below. */
    subject: text("subject"),
    details: text("details", { mode: "json" }).$type<Record<string, string | number | boolean>>(),
    contentSalt: text("content_salt"),
    contentHash: text("content_hash").notNull(),
    /** The seal of the entry before; empty in the first. */
    previous: text("previous").notNull(),
    seal: text("seal").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chain, table.number] }),
    index("audit_events_actor").on(table.actor),
    index("audit_events_subject").on(table.subject),
  ],
);
