import { type SQL, sql } from "drizzle-orm";
import { hasBlocked } from "~/engines/talk/talk.server.ts";
import { nameKey } from "~/lib/fold.ts";
import { sha256 } from "~/lib/hash.ts";
import type { Database } from "~db/client.ts";
import { notifications, users } from "~db/schema/account.ts";
import { communityFollows, communityNames, communityPosts, communityThreads } from "~db/schema/community.ts";
import { COMMUNITY_LIMITS as MOST } from "./community.limits.ts";
import { trustOf } from "./trust.server.ts";
import { linksIn, spamPoints, wordsOf } from "./words.ts";

// Pieces of the statements that say something in the community.

export interface Deps {
  db: Database;
  now: () => Date;
}

/** Whoever is signed in. */
export interface Speaker {
  owner: string;
}

export const isNamed = (owner: string) =>
  sql`exists (select 1 from ${communityNames} as named where named.owner = ${owner})`;

/** Takes a name, the first that somebody chooses; nothing where it is another's, as both read. */
export const naming = (db: Database, owner: string, called: string, now: Date) =>
  db
    .insert(communityNames)
    .values({
      ...{ owner, called, calledKey: nameKey(called) },
      createdAt: now.toISOString(),
    })
    .onConflictDoNothing();

/** What a text is weighed by. */
export async function weigh(title: string, body: string) {
  const words = wordsOf(body);
  return {
    /** The same words are the same text, whatever their signs. */
    key: await sha256(words.join(" ")),
    links: linksIn(`${title} ${body}`),
    points: spamPoints(`${title}\n${body}`),
    /** Short thanks are said many times. */
    isLong: words.length >= 8,
  };
}
export type Weight = Awaited<ReturnType<typeof weigh>>;

/** Why a post is hidden from the start: too much speaks for advertising. */
export function heldBecause(owner: string, weight: Weight, now: Date, but = ""): SQL<string> {
  const elsewhere = weight.isLong
    ? sql`(case when exists (select 1 from ${communityPosts} as same where same.body_key = ${weight.key}
        and same.id <> ${but}) then 3 else 0 end)`
    : sql`0`;
  return sql<string>`case when ${weight.points} + (case when ${trustOf(owner, now)} = 0 then 2 else 0 end)
    + ${elsewhere} >= ${MOST.spamHeld} then 'held' else '' end`;
}

/** A thread is hidden as its opening post is. */
export const followOpening = (db: Database, post: string) =>
  db
    .update(communityThreads)
    .set({
      hidden: sql`(select head.hidden from ${communityPosts} as head
        where head.thread_id = ${communityThreads.id} and head.opening)`,
    })
    .where(
      sql`${communityThreads.id} = (select head.thread_id from ${communityPosts} as head
        where head.id = ${post} and head.opening)`,
    );

/** The thread's place in the lists, after something that everybody sees. */
export const bump = (db: Database, post: string) =>
  db
    .update(communityThreads)
    .set({
      lastAt: sql`max(${communityThreads.lastAt}, (select said.created_at from ${communityPosts} as said where said.id = ${post}))`,
    })
    .where(
      sql`${communityThreads.id} = (select said.thread_id from ${communityPosts} as said
        where said.id = ${post} and said.hidden = '')`,
    );

/** Tells who follows a thread of a post that everybody sees: once each, and nobody who blocked its author. */
export const tellFollowers = (db: Database, post: string, now: Date) =>
  db
    .insert(notifications)
    .select(
      sql`select 'community:' || said.id || ':' || told.id, told.id, 'communityReply', thread.title,
        '/community-thread/' || thread.slug, null, ${now.toISOString()}, null
        from ${communityPosts} as said
        join ${communityThreads} as thread on thread.id = said.thread_id and thread.hidden = ''
        join ${communityFollows} as follower on follower.thread_id = thread.id and follower.owner <> said.author
        join ${users} as told on told.id = substr(follower.owner, 6)
        where said.id = ${post} and said.hidden = '' and not said.opening
          and not ${hasBlocked(sql`follower.owner`, sql`said.author`)}`,
    )
    .onConflictDoNothing();
