import { and, eq, type SQL, sql } from "drizzle-orm";
import { block, hasBlocked, unblock } from "~/engines/talk/talk.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { notifications, users } from "~db/schema/account.ts";
import {
  communityFlags,
  communityFollows,
  communityLog,
  communityPosts,
  communityReactions,
  communityThreads,
} from "~db/schema/community.ts";
import { COMMUNITY_LIMITS as MOST } from "./community.limits.ts";
import { type Deps, followOpening, type Speaker } from "./posting.server.ts";
import { trustOf } from "./trust.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Accepts an answer to a question, or another one within thirty days of the first; nothing takes it back. Whoever asked
 * does, and nobody else.
 */
export async function accept(
  deps: Deps,
  { owner }: Speaker,
  { post }: { post: string },
): Promise<CommandResult<"not-yours" | "late">> {
  const { db } = deps;
  const now = deps.now();
  const at = now.toISOString();
  const since = new Date(now.getTime() - MOST.acceptDays * DAY_MS).toISOString();
  const answered = sql`${communityThreads.id} = (select answer.thread_id from ${communityPosts} as answer
    where answer.id = ${post} and not answer.opening and answer.hidden = '')`;
  const asked = sql`${communityThreads.author} = ${owner} and ${communityThreads.kind} = 'question'`;
  const [, , , [thread]] = await db.batch([
    db
      .update(communityThreads)
      .set({ acceptedPost: post, acceptedSince: sql`coalesce(${communityThreads.acceptedSince}, ${at})` })
      .where(
        sql`${answered} and ${asked}
          and (${communityThreads.acceptedSince} is null or ${communityThreads.acceptedSince} > ${since})`,
      ),
    db
      .insert(communityFollows)
      .select(
        sql`select thread.id, ${owner}, ${at} from ${communityThreads} as thread
          where thread.accepted_post = ${post} and thread.author = ${owner}`,
      )
      .onConflictDoNothing(),
    db
      .insert(notifications)
      .select(
        sql`select 'community-accepted:' || answer.id, told.id, 'communityAccepted', thread.title,
          '/community-thread/' || thread.slug, null, ${at}, null
          from ${communityThreads} as thread join ${communityPosts} as answer on answer.id = thread.accepted_post
          join ${users} as told on 'user:' || told.id = answer.author
          where answer.id = ${post} and answer.author <> ${owner} and thread.author = ${owner}
            and not ${hasBlocked(sql`answer.author`, owner)}`,
      )
      .onConflictDoNothing(),
    db
      .select({ accepted: communityThreads.acceptedPost })
      .from(communityThreads)
      .where(sql`${answered} and ${asked}`),
  ]);
  if (!thread) return { ok: false, error: "not-yours" };
  return thread.accepted === post ? { ok: true } : { ok: false, error: "late" };
}

/** A post that everybody sees, of somebody else. */
const others = (owner: string, post: string): SQL => sql`from ${communityPosts} as said
  join ${communityThreads} as thread on thread.id = said.thread_id and thread.hidden = ''
  where said.id = ${post} and said.hidden = '' and said.author <> ${owner}`;

/** Marks a post of somebody else, of each kind once; or takes the mark away. What is sent twice is as good as once. */
export async function react(
  { db, now }: Deps,
  { owner }: Speaker,
  { post, reaction, on }: { post: string; reaction: string; on: boolean },
): Promise<CommandResult<"gone">> {
  const isMine = and(
    eq(communityReactions.postId, post),
    eq(communityReactions.kind, reaction),
    eq(communityReactions.owner, owner),
  );
  if (!on) {
    await db.delete(communityReactions).where(isMine);
    return { ok: true };
  }
  const [, [marked]] = await db.batch([
    db
      .insert(communityReactions)
      .select(sql`select said.id, ${reaction}, ${owner}, ${now().toISOString()} ${others(owner, post)}`)
      .onConflictDoNothing(),
    db.select({ kind: communityReactions.kind }).from(communityReactions).where(isMine),
  ]);
  return marked ? { ok: true } : { ok: false, error: "gone" };
}

/** Follows a thread, or no longer. */
export async function follow(
  { db, now }: Deps,
  { owner }: Speaker,
  { slug, on }: { slug: string; on: boolean },
): Promise<CommandResult> {
  const thread = sql`(select thread.id from ${communityThreads} as thread where thread.slug = ${slug}
    and (thread.hidden = '' or thread.author = ${owner}))`;
  await (on
    ? db
        .insert(communityFollows)
        .select(sql`select it.id, ${owner}, ${now().toISOString()} from ${thread} as it where true`)
        .onConflictDoNothing()
    : db
        .delete(communityFollows)
        .where(and(eq(communityFollows.owner, owner), sql`${communityFollows.threadId} = ${thread}`)));
  return { ok: true };
}

/** Flags of people with trust that nobody has looked at yet. */
const weighing = (post: string) => sql`(select count(*) from ${communityFlags} as flag
  where flag.post_id = ${post} and flag.weighs and flag.verdict = '')`;

/**
 * Says that a post of somebody else should not stand: once a person and post. With the third of people with trust the
 * post is hidden until a moderator looks at it.
 */
export async function flag(
  deps: Deps,
  { owner }: Speaker,
  { post, reason, note }: { post: string; reason: string; note: string },
): Promise<CommandResult<"gone" | "own">> {
  const { db } = deps;
  const now = deps.now();
  const at = now.toISOString();
  const hides = sql`${communityPosts.id} = ${post} and ${communityPosts.hidden} = ''
    and ${weighing(post)} >= ${MOST.flagsHide}`;
  const [, , , , [mine], [its]] = await db.batch([
    db
      .insert(communityFlags)
      .select(
        sql`select ${crypto.randomUUID()}, said.id, ${owner}, ${reason}, ${note},
          ${trustOf(owner, now)} >= 1, '', ${at} ${others(owner, post)}`,
      )
      .onConflictDoNothing(),
    db.insert(communityLog).select(
      sql`select ${crypto.randomUUID()}, 'flagged', (select thread.space from ${communityThreads} as thread
          where thread.id = ${communityPosts.threadId}), ${reason}, ${communityPosts.opening}, ${at}
        from ${communityPosts} where ${hides}`,
    ),
    db.update(communityPosts).set({ hidden: "flags" }).where(hides),
    followOpening(db, post),
    db
      .select({ id: communityFlags.id })
      .from(communityFlags)
      .where(and(eq(communityFlags.postId, post), eq(communityFlags.owner, owner))),
    db
      .select({ own: sql<number>`${communityPosts.author} = ${owner}` })
      .from(communityPosts)
      .where(eq(communityPosts.id, post)),
  ]);
  if (mine) return { ok: true };
  return { ok: false, error: its?.own ? "own" : "gone" };
}

const authorOf = (post: string) =>
  sql`(select said.author from ${communityPosts} as said where said.id = ${post})`;

/** Blocks whoever wrote a post, or ends that. */
export const wall = (
  deps: Deps,
  { owner }: Speaker,
  { post, on }: { post: string; on: boolean },
): Promise<CommandResult<"gone" | "own" | "full">> =>
  on ? block(deps, owner, authorOf(post)) : unblock(deps, owner, authorOf(post));
