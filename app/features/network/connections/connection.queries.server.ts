import { and, asc, desc, eq, or, type SQL, sql } from "drizzle-orm";
import { type FileStore, openShown } from "~/engines/file/file.server.ts";
import { hasBlocked, postsOf } from "~/engines/talk/talk.server.ts";
import type { Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { bidPackages } from "~db/schema/bids.ts";
import { connectionNotes, connections, freeDays, messageReports } from "~db/schema/connections.ts";
import { files } from "~db/schema/file.ts";
import { posts } from "~db/schema/talk.ts";
import { calledOf } from "./among.server.ts";
import { CONNECT_LIMITS, CONNECTION } from "./connections.limits.ts";

/** Whether somebody is one of the two. */
export const isTheirs = ({ workspace }: Person): SQL =>
  or(eq(connections.workspace, workspace), eq(connections.other, workspace)) as SQL;

/** The other of the two, as a scalar; nothing for whoever is none of them. */
export const otherOf = ({ workspace }: Person, id: string): SQL =>
  sql`(select case when it.workspace_id = ${workspace} then it.other else it.workspace_id end from ${connections} as it
    where it.id = ${id} and (it.workspace_id = ${workspace} or it.other = ${workspace}))`;

const otherColumn = (me: string) =>
  sql`(case when connections.workspace_id = ${me} then connections.other else connections.workspace_id end)`;

/** That two are connected and neither blocks the other: what has to hold for a message. */
export const isConnected = (actor: Person, id: string): SQL =>
  sql`exists (select 1 from ${connections} as it where it.id = ${id} and it.state = 'accepted'
    and (it.workspace_id = ${actor.workspace} or it.other = ${actor.workspace})
    and not ${hasBlocked(sql`it.workspace_id`, sql`it.other`)} and not ${hasBlocked(sql`it.other`, sql`it.workspace_id`)})`;

/** Those who are connected with both of the two, as ids; nobody whom the reader blocks or who blocks them or the other. */
const mutuals = (me: string, other: SQL): SQL => sql`
  select case when ours.workspace_id = ${me} then ours.other else ours.workspace_id end as who
  from ${connections} as ours where ours.state = 'accepted' and (ours.workspace_id = ${me} or ours.other = ${me})
  intersect
  select case when theirs.workspace_id = ${other} then theirs.other else theirs.workspace_id end
  from ${connections} as theirs where theirs.state = 'accepted' and (theirs.workspace_id = ${other} or theirs.other = ${other})`;

const shownMutuals = (me: string, other: SQL): SQL => sql`from (${mutuals(me, other)}) as mutual
  where mutual.who not in (${me}, ${other}) and not ${hasBlocked(sql`mutual.who`, me)} and not ${hasBlocked(me, sql`mutual.who`)}
    and not ${hasBlocked(sql`mutual.who`, other)} and not ${hasBlocked(other, sql`mutual.who`)}`;

/** What one of the two sees: of a request that was ignored whoever asked sees that nobody has answered. */
const seenBy = (me: string) => {
  const other = otherColumn(me);
  const mineAt = sql`(case when connections.workspace_id = ${me} then connections.asker_read_at else connections.other_read_at end)`;
  const theirsAt = sql`(case when connections.workspace_id = ${me} then connections.other_read_at else connections.asker_read_at end)`;
  return {
    id: connections.id,
    line: connections.line,
    state: sql<"asked" | "accepted" | "ignored" | "removed">`(case when connections.state = 'ignored'
      and connections.workspace_id = ${me} then 'asked' else connections.state end)`.as("seen_state"),
    since: connections.stateSince,
    asked: sql<number>`(connections.workspace_id = ${me})`.as("asked_by_me"),
    who: calledOf(other).as("who"),
    blocked: sql<number>`${hasBlocked(me, other)}`.as("blocked_by_me"),
    mutual: sql<number>`(select count(*) ${shownMutuals(me, other)})`.as("mutual"),
    unread: sql<number>`(select count(*) from posts as said where said.subject_type = ${CONNECTION}
      and said.subject_id = connections.id and said.author = ${other} and said.deleted_at is null
      and said.created_at > coalesce(${mineAt}, ''))`.as("unread"),
    theirReadAt: sql<string | null>`${theirsAt}`.as("their_read_at"),
    tags: sql<
      string | null
    >`(select kept.tags from connection_notes as kept where kept.connection_id = connections.id
      and kept.workspace_id = ${me})`.as("own_tags"),
    doNotHire: sql<number | null>`(select kept.do_not_hire from connection_notes as kept
      where kept.connection_id = connections.id and kept.workspace_id = ${me})`.as("own_do_not_hire"),
  };
};

/** Everybody whom somebody is connected with, has asked or was asked by; nobody who blocks them. */
export const connectionRows = (db: Database, { workspace: me }: Person) =>
  db
    .select(seenBy(me))
    .from(connections)
    .where(
      and(
        or(eq(connections.workspace, me), eq(connections.other, me)),
        sql`not ${hasBlocked(otherColumn(me), me)}`,
        sql`(${connections.state} <> 'removed' or ${hasBlocked(me, otherColumn(me))})`,
      ),
    )
    .orderBy(desc(connections.stateSince), asc(connections.id))
    .limit(CONNECT_LIMITS.connections);
export type ConnectionRow = Awaited<ReturnType<typeof connectionRows>>[number];

/** The same in a batch of its own, which goes along with others of the page. */
export async function readConnections(db: Database, actor: Person) {
  const [rows] = await db.batch([connectionRows(db, actor)]);
  return rows;
}

/** One connection for one of its two, with its thread, in one round trip; nothing for whoever the other blocks. */
export async function findConnection(db: Database, actor: Person, id: string, now: Date) {
  const me = actor.workspace;
  const stands = isConnected(actor, id);
  const [[connection], said, [note], names, [free], packages, handed] = await db.batch([
    db
      .select(seenBy(me))
      .from(connections)
      .where(and(eq(connections.id, id), isTheirs(actor), sql`not ${hasBlocked(otherColumn(me), me)}`)),
    postsOf(db, actor, { type: CONNECTION, id, by: stands }, now),
    db
      .select({
        tags: connectionNotes.tags,
        doNotHire: connectionNotes.doNotHire,
        note: connectionNotes.note,
      })
      .from(connectionNotes)
      .where(and(eq(connectionNotes.connectionId, id), eq(connectionNotes.workspace, me))),
    // Named are they only to whoever is connected with both.
    db
      .select({ called: sql<string | null>`named.called` })
      .from(
        sql`(select ${calledOf(sql`mutual.who`)} as called ${shownMutuals(me, otherOf(actor, id))} and ${stands} limit 20) as named`,
      ),
    db
      .select({ days: freeDays.days })
      .from(freeDays)
      .where(and(sql`${freeDays.workspace} = ${otherOf(actor, id)}`, stands)),
    db
      .select({ id: bidPackages.id, topic: bidPackages.topic })
      .from(bidPackages)
      .where(
        and(
          eq(bidPackages.workspace, me),
          eq(bidPackages.sample, false),
          sql`${bidPackages.state} in ('draft', 'open')`,
          stands,
        ),
      )
      .orderBy(desc(bidPackages.createdAt), asc(bidPackages.id))
      .limit(10),
    db
      .select({ id: files.id, name: files.name })
      .from(files)
      .where(and(eq(files.subjectType, CONNECTION), eq(files.subjectId, id), stands))
      .orderBy(asc(files.createdAt), asc(files.id))
      .limit(CONNECT_LIMITS.files * 2),
  ]);
  if (!connection) return undefined;
  // What is no connection any more has no thread either, and of what one said oneself nothing is left to look at.
  const isOpen = connection.state === "accepted" && !connection.blocked;
  return {
    ...{ connection, note, free: free?.days ?? [], packages, files: handed },
    said: isOpen ? said : [],
    names: names.flatMap(({ called }) => called ?? []),
  };
}

/** A file of the thread, for the two of a connection that stands. */
export const openHanded = (
  store: Pick<FileStore, "db" | "bucket">,
  actor: Person,
  { id, file }: { id: string; file: string },
) =>
  openShown(
    store,
    sql`(files.subject_type = ${CONNECTION} and files.subject_id = ${id} and ${isConnected(actor, id)})`,
    file,
  );

/** Messages that were reported and that nobody has judged, the oldest first. */
export const readReports = (db: Database) =>
  db
    .select({
      ...{ id: messageReports.id, post: messageReports.postId, reason: messageReports.reason },
      ...{ createdAt: messageReports.createdAt, body: posts.body },
      by: calledOf(sql`${messageReports.workspace}`).as("by_name"),
      author: calledOf(sql`${posts.author}`).as("author_name"),
    })
    .from(messageReports)
    .innerJoin(posts, eq(posts.id, messageReports.postId))
    .where(eq(messageReports.verdict, ""))
    .orderBy(asc(messageReports.createdAt), asc(messageReports.id))
    .limit(50);
