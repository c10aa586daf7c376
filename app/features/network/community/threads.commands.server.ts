import { and, eq, type SQL, sql } from "drizzle-orm";
import { hasBlocked } from "~/engines/talk/talk.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import {
  communityDrafts,
  communityEdits,
  communityFollows,
  communityPosts,
  communityThreads,
} from "~db/schema/community.ts";
import { LOUNGE_SPACE, COMMUNITY_LIMITS as MOST } from "./community.limits.ts";
import {
  bump,
  type Deps,
  followOpening,
  heldBecause,
  isNamed,
  naming,
  type Speaker,
  tellFollowers,
  weigh,
} from "./posting.server.ts";
import { mayPost } from "./trust.server.ts";
import { slugOf } from "./words.ts";

export interface NewThread {
  /** The key of the form, which is the thread's id. */
  idem: string;
  space: string;
  kind: string;
  language: string;
  trade: string;
  title: string;
  body: string;
  /** The name of whoever has none yet; nothing where they have. */
  called: string;
}

type Refusal = "name" | "name-taken" | "rate" | "links";

/** What stood against a post, in the order in which it is told. */
function reasonOf(why: { named: number; rate: number; links: number } | undefined, called: string): Refusal {
  if (!why?.named) return called === "" ? "name" : "name-taken";
  return why.rate ? "links" : "rate";
}

const whyNot = ({ db }: Deps, owner: string, links: number, now: Date) => {
  const may = mayPost(owner, links, now);
  return db
    .select({
      named: sql<number>`${isNamed(owner)}`,
      rate: sql<number>`${may.rate}`,
      links: sql<number>`${may.links}`,
    })
    .from(sql`(select 1)`);
};

/** A post of everybody's with the same words, as an opening. */
const sameAsked = (key: string) => sql`select first.slug from ${communityPosts} as same
  join ${communityThreads} as first on first.id = same.thread_id
  where same.body_key = ${key} and same.opening and same.hidden = '' order by same.number limit 1`;

/**
 * Begins a thread. The form's key is its id: what is sent twice is said once.
 * @returns its address, and whether it waits for a moderator; or where the same was asked before
 */
export async function beginThread(
  deps: Deps,
  { owner }: Speaker,
  input: NewThread,
): Promise<CommandResult<Refusal | "again", { slug: string; held: boolean }, { first?: string }>> {
  const { db } = deps;
  const { idem, title, body, called, space } = input;
  // Of what is asked after work nobody has to find the answer, and Joe does not learn from it.
  const kind = space === LOUNGE_SPACE && input.kind === "question" ? "discussion" : input.kind;
  const now = deps.now();
  const at = now.toISOString();
  const weight = await weigh(title, body);
  const may = mayPost(owner, weight.links, now);
  const slug = slugOf(title, idem);
  const opening = crypto.randomUUID();
  const [, , , , [mine], [first], [why]] = await db.batch([
    called === ""
      ? db.select({ id: sql`1` }).from(sql`(select 1)`)
      : naming(db, owner, called, now).returning({ id: sql`1` }),
    db
      .insert(communityThreads)
      .select(
        sql`select ${idem}, ${slug}, ${space}, ${kind}, ${input.language}, ${input.trade}, ${title}, ${owner},
          ${heldBecause(owner, weight, now)}, null, null, null, ${at}, ${at}
          where ${isNamed(owner)} and ${may.rate} and ${may.links} and not exists (${sameAsked(weight.key)})`,
      )
      .onConflictDoNothing(),
    db
      .insert(communityPosts)
      .select(
        sql`select null, ${opening}, begun.id, 1, ${owner}, ${title}, ${body}, ${weight.key}, null, begun.hidden, ${at}, null
          from ${communityThreads} as begun where begun.id = ${idem} and begun.author = ${owner}
          and not exists (select 1 from ${communityPosts} as head where head.thread_id = begun.id)`,
      )
      .onConflictDoNothing(),
    db
      .insert(communityFollows)
      .select(
        sql`select begun.id, ${owner}, ${at} from ${communityThreads} as begun
          join ${communityPosts} as head on head.thread_id = begun.id and head.id = ${opening}
          where begun.id = ${idem} and begun.author = ${owner}`,
      )
      .onConflictDoNothing(),
    db
      .select({ slug: communityThreads.slug, hidden: communityThreads.hidden })
      .from(communityThreads)
      .where(and(eq(communityThreads.id, idem), eq(communityThreads.author, owner))),
    db.select({ slug: sql<string | null>`(${sameAsked(weight.key)})` }).from(sql`(select 1)`),
    whyNot(deps, owner, weight.links, now),
  ]);
  if (mine) return { ok: true, slug: mine.slug, held: mine.hidden === "held" };
  if (why?.named && first?.slug) return { ok: false, error: "again", first: first.slug };
  return { ok: false, error: reasonOf(why, called) };
}

export interface NewReply {
  /** The key of the form, which is the post's id. */
  idem: string;
  /** The thread, by its address. */
  slug: string;
  body: string;
  called: string;
  /** The post that it answers; nothing for the thread as a whole. */
  quotes: string;
}

/** Whether somebody may answer in a thread, as a condition on `thread`. */
const takesReplies = (owner: string): SQL => sql`thread.hidden = '' and thread.locked_at is null
  and not ${hasBlocked(sql`thread.author`, owner)}
  and (select count(*) from ${communityPosts} as said where said.thread_id = thread.id) < ${MOST.perThread}`;

/** Answers in a thread, and tells who follows it. */
export async function reply(
  deps: Deps,
  { owner }: Speaker,
  { idem, slug, body, called, quotes }: NewReply,
): Promise<CommandResult<Refusal | "closed" | "gone" | "said", { held: boolean }>> {
  const { db } = deps;
  const now = deps.now();
  const at = now.toISOString();
  const weight = await weigh("", body);
  const may = mayPost(owner, weight.links, now);
  const saidHere = sql`exists (select 1 from ${communityPosts} as same where same.thread_id = thread.id
    and same.author = ${owner} and same.body_key = ${weight.key} and same.hidden <> 'taken' and same.id <> ${idem})`;
  const [, , , , , [mine], [why], [thread]] = await db.batch([
    called === ""
      ? db.select({ id: sql`1` }).from(sql`(select 1)`)
      : naming(db, owner, called, now).returning({ id: sql`1` }),
    db
      .insert(communityPosts)
      .select(
        sql`select null, ${idem}, thread.id, 0, ${owner}, '', ${body}, ${weight.key},
          (select meant.id from ${communityPosts} as meant where meant.id = ${quotes} and meant.thread_id = thread.id
            and meant.hidden = ''), ${heldBecause(owner, weight, now)}, ${at}, null
          from ${communityThreads} as thread where thread.slug = ${slug} and ${takesReplies(owner)}
          and ${isNamed(owner)} and ${may.rate} and ${may.links} and not ${saidHere}`,
      )
      .onConflictDoNothing(),
    bump(db, idem),
    tellFollowers(db, idem, now),
    db.delete(communityDrafts).where(
      sql`${communityDrafts.owner} = ${owner} and ${communityDrafts.threadId} = (select said.thread_id
          from ${communityPosts} as said where said.id = ${idem} and said.author = ${owner})`,
    ),
    db
      .select({ hidden: communityPosts.hidden })
      .from(communityPosts)
      .where(and(eq(communityPosts.id, idem), eq(communityPosts.author, owner))),
    whyNot(deps, owner, weight.links, now),
    db
      .select({ takes: sql<number>`(${takesReplies(owner)})`, said: sql<number>`(${saidHere})` })
      .from(sql`${communityThreads} as thread`)
      .where(sql`thread.slug = ${slug} and (thread.hidden = '' or thread.author = ${owner})`),
  ]);
  if (mine) return { ok: true, held: mine.hidden === "held" };
  if (!thread) return { ok: false, error: "gone" };
  if (!thread.takes) return { ok: false, error: "closed" };
  if (why?.named && thread.said) return { ok: false, error: "said" };
  return { ok: false, error: reasonOf(why, called) };
}

/** Whether the words of a post are still its author's to change. */
export function isOpen(owner: string, now: Date): SQL {
  const since = new Date(now.getTime() - MOST.editMinutes * 60 * 1000).toISOString();
  return sql`(${communityPosts.author} = ${owner} and ${communityPosts.hidden} in ('', 'held')
    and ${communityPosts.createdAt} > ${since})`;
}

/** Changes what was said, for a while; how it read before stays readable. An answer has no title. */
export async function edit(
  deps: Deps,
  { owner }: Speaker,
  { post, title, body }: { post: string; title: string; body: string },
): Promise<CommandResult<"late" | "links", { held: boolean }>> {
  const { db } = deps;
  const now = deps.now();
  const at = now.toISOString();
  const weight = await weigh(title, body);
  const may = mayPost(owner, weight.links, now);
  const newTitle = sql`case when ${communityPosts.opening} and ${title} <> '' then ${title} else ${communityPosts.title} end`;
  const open = sql`${communityPosts.id} = ${post} and ${isOpen(owner, now)} and ${may.links}`;
  const differs = sql`(${communityPosts.body} <> ${body} or ${communityPosts.title} <> ${newTitle})`;
  const held = heldBecause(owner, weight, now, post);
  const [, , , , [now_]] = await db.batch([
    db.insert(communityEdits).select(
      sql`select ${crypto.randomUUID()}, ${communityPosts.id}, ${communityPosts.author}, ${communityPosts.title},
          ${communityPosts.body}, ${at} from ${communityPosts} where ${open} and ${differs}`,
    ),
    db
      .update(communityPosts)
      .set({
        body,
        title: newTitle,
        bodyKey: weight.key,
        editedAt: at,
        hidden: sql`case when ${held} = 'held' then 'held' else ${communityPosts.hidden} end`,
      })
      .where(sql`${open} and ${differs}`),
    db
      .update(communityThreads)
      .set({
        title: sql`(select head.title from ${communityPosts} as head where head.id = ${post})`,
      })
      .where(
        sql`${communityThreads.id} = (select head.thread_id from ${communityPosts} as head
          where head.id = ${post} and head.author = ${owner} and head.opening)`,
      ),
    followOpening(db, post),
    db
      .select({
        open: sql<number>`${isOpen(owner, now)}`,
        links: sql<number>`${may.links}`,
        hidden: communityPosts.hidden,
      })
      .from(communityPosts)
      .where(eq(communityPosts.id, post)),
  ]);
  if (!now_?.open) return { ok: false, error: "late" };
  return now_.links ? { ok: true, held: now_.hidden === "held" } : { ok: false, error: "links" };
}

/**
 * Takes back what somebody said: its words go, and how they read before. An accepted answer stays, and so does an opening
 * to which others have said something.
 */
export async function takeBack(
  { db }: Deps,
  { owner }: Speaker,
  { post }: { post: string },
): Promise<CommandResult<"built-on">> {
  const [, , , [left]] = await db.batch([
    db
      .update(communityPosts)
      .set({ body: "", title: sql`''`, bodyKey: "", hidden: "taken" })
      .where(
        sql`${communityPosts.id} = ${post} and ${communityPosts.author} = ${owner} and ${communityPosts.hidden} <> 'taken'
          and not exists (select 1 from ${communityThreads} as built where built.accepted_post = ${post})
          and not (${communityPosts.opening} and exists (select 1 from ${communityPosts} as other
            where other.thread_id = ${communityPosts.threadId} and other.author <> ${owner} and other.hidden <> 'taken'))`,
      ),
    followOpening(db, post),
    db.delete(communityEdits).where(
      sql`${communityEdits.postId} = ${post} and exists (select 1 from ${communityPosts} as gone
          where gone.id = ${post} and gone.author = ${owner} and gone.hidden = 'taken')`,
    ),
    db
      .select({ hidden: communityPosts.hidden })
      .from(communityPosts)
      .where(and(eq(communityPosts.id, post), eq(communityPosts.author, owner))),
  ]);
  return left?.hidden === "taken" ? { ok: true } : { ok: false, error: "built-on" };
}

/** Keeps an answer that somebody has begun; without words there is none. */
export async function keepDraft(
  { db, now }: Deps,
  { owner }: Speaker,
  { slug, body }: { slug: string; body: string },
): Promise<CommandResult<"gone">> {
  const at = now().toISOString();
  const ofThread = sql`(select thread.id from ${communityThreads} as thread where thread.slug = ${slug})`;
  if (body === "") {
    await db
      .delete(communityDrafts)
      .where(and(eq(communityDrafts.owner, owner), eq(communityDrafts.threadId, ofThread)));
    return { ok: true };
  }
  const kept = await db
    .insert(communityDrafts)
    .select(
      sql`select thread.id, ${owner}, ${body}, ${at} from ${communityThreads} as thread
        where thread.slug = ${slug} and (thread.hidden = '' or thread.author = ${owner})`,
    )
    .onConflictDoUpdate({
      target: [communityDrafts.threadId, communityDrafts.owner],
      set: { body: sql`excluded.body`, createdAt: at },
    })
    .returning({ owner: communityDrafts.owner });
  return kept.length === 1 ? { ok: true } : { ok: false, error: "gone" };
}
