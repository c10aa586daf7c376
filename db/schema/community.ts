import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, id, moment, owner } from "./columns.ts";

/**
 * The name under which a member speaks in the community: chosen there, never taken from the account. Its age is what
 * trust counts from.
 */
export const communityNames = sqliteTable(
  "community_names",
  {
    owner: text("owner").primaryKey(),
    called: text("called").notNull(),
    /** The name folded: no two are read as one. */
    calledKey: text("called_key").notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("community_names_key").on(table.calledKey)],
);

/** What is talked about. Its words are those of its opening post; the title stands here too, for lists. */
export const communityThreads = sqliteTable(
  "community_threads",
  {
    id: id(),
    /** Names it in addresses: words of its title and a piece of its id. */
    slug: text("slug").notNull(),
    space: text("space").notNull(),
    /** `question`, `discussion` or `show`. */
    kind: text("kind").notNull(),
    language: text("language").notNull(),
    /** A trade, or nothing where it concerns all. */
    trade: text("trade").notNull().default(""),
    title: text("title").notNull(),
    /** An owner; empty once the account is gone. */
    author: text("author").notNull(),
    /** As of its opening post. */
    hidden: text("hidden").notNull().default(""),
    lockedAt: moment("locked_at"),
    acceptedPost: text("accepted_post"),
    /** When an answer was first accepted, from which the time to change it is counted. */
    acceptedSince: moment("accepted_since"),
    /** When something was last said that everybody sees. */
    lastAt: moment("last_at").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("community_threads_slug").on(table.slug),
    index("community_threads_last").on(table.hidden, table.lastAt),
    index("community_threads_space").on(table.space, table.hidden, table.lastAt),
    index("community_threads_author").on(table.author),
    index("community_threads_accepted").on(table.acceptedPost),
  ],
);

/** What is said. The full-text table `community_search` reads title and body and is kept in step by triggers. */
export const communityPosts = sqliteTable(
  "community_posts",
  {
    /** Ties the row to the full-text index, and orders a thread. */
    number: integer("number").primaryKey({ autoIncrement: true }),
    /** The key of the form, so that what is sent twice is said once. */
    id: text("id").notNull(),
    threadId: text("thread_id")
      .notNull()
      .references(() => communityThreads.id, { onDelete: "cascade" }),
    opening: integer("opening", { mode: "boolean" }).notNull().default(false),
    author: text("author").notNull(),
    /** Of the thread, in its opening post alone. */
    title: text("title").notNull().default(""),
    body: text("body").notNull(),
    /** A hash of the folded words: the same said elsewhere. */
    bodyKey: text("body_key").notNull(),
    /** The post that it answers. */
    quotes: text("quotes"),
    /** Why only its author and moderators see it: `held`, `flags`, `moderator`, `taken`; empty for everybody. */
    hidden: text("hidden").notNull().default(""),
    createdAt: createdAt(),
    editedAt: moment("edited_at"),
  },
  (table) => [
    uniqueIndex("community_posts_id").on(table.id),
    index("community_posts_thread").on(table.threadId, table.number),
    index("community_posts_author").on(table.author, table.createdAt),
    index("community_posts_body").on(table.bodyKey),
    index("community_posts_hidden").on(table.hidden, table.createdAt),
  ],
);

/** How a post read before it was changed. */
export const communityEdits = sqliteTable(
  "community_edits",
  {
    id: id(),
    postId: text("post_id").notNull(),
    author: text("author").notNull(),
    title: text("title").notNull().default(""),
    body: text("body").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("community_edits_post").on(table.postId, table.createdAt),
    index("community_edits_author").on(table.author),
  ],
);

/** One mark of one person on one post, of each kind once. Counts are counted, never kept. */
export const communityReactions = sqliteTable(
  "community_reactions",
  {
    postId: text("post_id").notNull(),
    /** `helpful`, `same` or `thanks`. */
    kind: text("kind").notNull(),
    owner: text("owner").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.kind, table.owner] }),
    index("community_reactions_owner").on(table.owner),
  ],
);

/** Who is told of what is said in a thread. */
export const communityFollows = sqliteTable(
  "community_follows",
  {
    threadId: text("thread_id").notNull(),
    owner: text("owner").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.threadId, table.owner] }),
    index("community_follows_owner").on(table.owner),
  ],
);

/** An answer that somebody has begun: one a thread and person. */
export const communityDrafts = sqliteTable(
  "community_drafts",
  {
    threadId: text("thread_id").notNull(),
    owner: text("owner").notNull(),
    body: text("body").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.threadId, table.owner] }),
    index("community_drafts_owner").on(table.owner),
  ],
);

/** Somebody says that a post should not stand: once a person and post. */
export const communityFlags = sqliteTable(
  "community_flags",
  {
    id: id(),
    postId: text("post_id").notNull(),
    owner: text("owner").notNull(),
    reason: text("reason").notNull(),
    note: text("note").notNull().default(""),
    /** Whether whoever flagged had trust enough for it to hide a post with others. */
    weighs: integer("weighs", { mode: "boolean" }).notNull(),
    /** `upheld` or `dismissed`; empty until a moderator looks. */
    verdict: text("verdict").notNull().default(""),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("community_flags_once").on(table.postId, table.owner),
    index("community_flags_verdict").on(table.verdict, table.createdAt),
    index("community_flags_owner").on(table.owner),
  ],
);

/** What moderators and the rules did, for everybody to read: no names, neither of writers nor of moderators. */
export const communityLog = sqliteTable(
  "community_log",
  {
    id: id(),
    action: text("action").notNull(),
    space: text("space").notNull(),
    reason: text("reason").notNull().default(""),
    /** Whether it concerned a whole thread. */
    opening: integer("opening", { mode: "boolean" }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("community_log_created").on(table.createdAt)],
);

/** Whoever wants to read and hear nothing of somebody (`app/engines/talk/blocks.server.ts`). */
export const blocks = sqliteTable(
  "blocks",
  {
    /** Who wants it. */
    blocker: owner(),
    blocked: text("blocked").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.blocker, table.blocked] }),
    index("blocks_blocked").on(table.blocked),
  ],
);
