import { and, asc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { CommandResult } from "~/lib/command-result.ts";
import type { WorkspaceId } from "~/services/workspace.ts";
import type { Database } from "~db/client.ts";
import { posts } from "~db/schema/talk.ts";
import { type Actor, mayAct, mayRead, mayWrite, type Person } from "../trust/trust.server.ts";
import { TALK_LIMITS } from "./talk.limits.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

/** The record that is spoken about: its kind, which one, and whose it is, which the statement may read from the record. */
export interface PostSubject {
  workspace: WorkspaceId | SQL;
  type: string;
  id: string;
  /** Who else speaks: a condition for the other side of a record that two workspaces have. */
  by?: SQL;
}

export interface NewPost {
  /** The post's id: the key of its form, or a new one where it goes with a move, which happens once by itself. */
  idem: string;
  subject: PostSubject;
  body: string;
  printedName?: string;
  /** What the feature makes of it, such as `answer`. */
  mark?: string;
}

const MINUTE_MS = 60 * 1000;

/** As the engine of processes names whoever acts. */
const nameOf = (actor: Actor) => (actor.kind === "person" ? actor.owner : `link:${actor.link}`);

/** Members, and a link that may answer. Who may only read says nothing. */
function maySpeak(actor: Actor, { workspace, type, id, by = sql`0` }: PostSubject): SQL {
  const may =
    actor.kind === "person" ? mayWrite(actor, workspace) : mayAct(actor, "answer", workspace, { type, id });
  return sql`(${may} or ${by})`;
}

/** Whether there is room for one more: about the record, in the workspace, and of one author within the hour. */
function hasRoom({ workspace, type, id }: PostSubject, author: string, now: Date): SQL {
  const since = new Date(now.getTime() - 60 * MINUTE_MS).toISOString();
  const about = sql`select count(*) from ${posts} as said where said.subject_type = ${type} and said.subject_id = ${id}`;
  return sql`((${about}) < ${TALK_LIMITS.posts}
    and (${about} and said.author = ${author} and said.created_at > ${since}) < ${TALK_LIMITS.hourly}
    and (select count(*) from ${posts} as said where said.workspace_id = ${workspace}) < ${TALK_LIMITS.workspacePosts})`;
}

/**
 * The statement that says something, for a batch of the caller's own: an answer goes with the move of its record.
 * What is marked moves its record, and finds room whatever was said before.
 * @param stands that the record is there and in the workspace; and whatever else has to hold
 */
export function posting(
  db: Database,
  actor: Actor,
  { idem, subject, body, printedName = "", mark = "" }: NewPost,
  { now, stands }: { now: Date; stands: SQL },
) {
  const author = nameOf(actor);
  return db
    .insert(posts)
    .select(
      sql`select ${idem}, ${subject.workspace}, ${subject.type}, ${subject.id}, ${author}, ${printedName}, ${body},
        ${mark}, ${now.toISOString()}, null, null
        where ${maySpeak(actor, subject)} and ${stands} and ${mark ? sql`1` : hasRoom(subject, author, now)}`,
    )
    .onConflictDoNothing()
    .returning({ id: posts.id });
}

/** Says something about a record. The form's key is the post's id: what is sent twice is said once. */
export async function addPost(
  { db, now }: Deps,
  actor: Actor,
  post: NewPost,
  stands: SQL,
): Promise<CommandResult<"not-allowed" | "full" | "gone">> {
  const at = now();
  const [said, [before], [why]] = await db.batch([
    posting(db, actor, post, { now: at, stands }),
    db
      .select({ id: posts.id })
      .from(posts)
      .where(and(eq(posts.id, post.idem), eq(posts.author, nameOf(actor)))),
    db
      .select({
        may: sql<number>`(${maySpeak(actor, post.subject)})`,
        there: sql<number>`(${stands})`,
      })
      .from(sql`(select 1)`),
  ]);
  if (said.length === 1 || before) return { ok: true };
  if (!why?.there) return { ok: false, error: "gone" };
  return { ok: false, error: why.may ? "full" : "not-allowed" };
}

/** Whether the words of a post are still its author's to change: no mark, not taken back, and not too late. */
function isOpen(actor: Actor, now: Date): SQL {
  const since = new Date(now.getTime() - TALK_LIMITS.editMinutes * MINUTE_MS).toISOString();
  const subject = { type: posts.subjectType, id: posts.subjectId };
  const may =
    actor.kind === "person"
      ? mayWrite(actor, posts.workspace)
      : mayAct(actor, "answer", posts.workspace, subject);
  return and(
    eq(posts.author, nameOf(actor)),
    eq(posts.mark, ""),
    isNull(posts.deletedAt),
    sql`${posts.createdAt} > ${since}`,
    may,
  ) as SQL;
}

interface Which {
  post: string;
  /** The record on whose page it stands. */
  subject: Pick<PostSubject, "type" | "id">;
}
const isIt = ({ post, subject }: Which) =>
  and(eq(posts.id, post), eq(posts.subjectType, subject.type), eq(posts.subjectId, subject.id));

/** Changes what was said, for whoever said it and for a while. What others have built on, such as an answer, stays. */
export async function editPost(
  { db, now }: Deps,
  actor: Actor,
  { body, ...which }: Which & { body: string },
): Promise<CommandResult<"closed">> {
  const at = now();
  const changed = await db
    .update(posts)
    .set({ body, editedAt: at.toISOString() })
    .where(and(isIt(which), isOpen(actor, at)))
    .returning({ id: posts.id });
  return changed.length === 1 ? { ok: true } : { ok: false, error: "closed" };
}

/** Takes back what was said: that something stood there stays, its words go. */
export async function dropPost(
  { db, now }: Deps,
  actor: Actor,
  which: Which,
): Promise<CommandResult<"closed">> {
  const at = now();
  const dropped = await db
    .update(posts)
    .set({ body: "", deletedAt: at.toISOString() })
    .where(and(isIt(which), isOpen(actor, at)))
    .returning({ id: posts.id });
  return dropped.length === 1 ? { ok: true } : { ok: false, error: "closed" };
}

/**
 * What was said about a record, oldest first: for the batch that reads it.
 * @param by who else reads it, as a condition: the other side
 */
export function postsOf(
  db: Database,
  actor: Actor,
  { type, id, by = sql`0` }: { type: string; id: string | SQL; by?: SQL },
  now: Date,
) {
  return db
    .select({
      id: posts.id,
      printedName: posts.printedName,
      body: posts.body,
      mark: posts.mark,
      createdAt: posts.createdAt,
      editedAt: posts.editedAt,
      deletedAt: posts.deletedAt,
      mine: sql<number>`${posts.author} = ${nameOf(actor)}`,
      byLink: sql<number>`${posts.author} like 'link:%'`,
      open: sql<number>`(${isOpen(actor, now)})`,
    })
    .from(posts)
    .where(
      and(
        eq(posts.subjectType, type),
        eq(posts.subjectId, id),
        or(mayRead(actor, posts.workspace, { type: posts.subjectType, id: posts.subjectId }), by),
      ),
    )
    .orderBy(asc(posts.createdAt), asc(posts.id))
    .limit(TALK_LIMITS.posts);
}
export type ReadPost = Awaited<ReturnType<typeof postsOf>>[number];

/**
 * The statement that forgets what was said about records that go, for the batch that deletes them and before that.
 * @param records their ids, as a subquery
 */
export const forgetting = (
  db: Database,
  actor: Person,
  { type, records, when }: { type: string; records: SQL; when: SQL },
) =>
  db
    .delete(posts)
    .where(
      and(
        eq(posts.subjectType, type),
        inArray(posts.subjectId, records),
        mayWrite(actor, posts.workspace),
        when,
      ),
    );

/** The statement that forgets what was said about records that are gone. @param isGone that the record of a post is */
export const forgettingOrphans = (db: Database, type: string, isGone: SQL) =>
  db.delete(posts).where(and(eq(posts.subjectType, type), isGone));
