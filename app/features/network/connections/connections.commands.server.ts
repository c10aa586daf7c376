import { and, eq, type SQL, sql } from "drizzle-orm";
import { block, hasBlocked, unblock } from "~/engines/talk/talk.server.ts";
import type { Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { notifications, users } from "~db/schema/account.ts";
import {
  connectionNotes,
  connections,
  crewNeeds,
  messageReports,
  needResponses,
} from "~db/schema/connections.ts";
import { posts } from "~db/schema/talk.ts";
import { calledOf, type Deps, isNamed, mayMeet, nameless, naming, whyNot } from "./among.server.ts";
import { isTheirs, otherOf } from "./connection.queries.server.ts";
import { CONNECTION } from "./connections.limits.ts";

/** Somebody whom one may ask: whoever posted a need, or whoever answered one's own. The page names no account. */
export const metBy = (actor: Person, { need, response }: { need: string; response?: string }): SQL =>
  response
    ? sql`(select said.workspace_id from ${needResponses} as said join ${crewNeeds} as asked on asked.id = said.need_id
        where said.id = ${response} and asked.id = ${need} and asked.workspace_id = ${actor.workspace})`
    : sql`(select asked.workspace_id from ${crewNeeds} as asked where asked.id = ${need} and not asked.sample)`;

const pairOf = (one: string, other: SQL) =>
  sql`(case when ${one} < ${other} then ${one} || ' ' || ${other} else ${other} || ' ' || ${one} end)`;

const tell = (
  { db }: Deps,
  code: "connectionAsked" | "connectionAccepted",
  id: SQL,
  whom: SQL,
  from: string,
  at: string,
) =>
  db
    .insert(notifications)
    .select(
      sql`select ${`${code}:`} || it.id || ':' || it.state_since, told.id, ${code}, ${calledOf(from)},
        '/connection/' || it.id, null, ${at}, null
        from ${connections} as it join ${users} as told on 'user:' || told.id = ${whom}
        where it.id = ${id} and it.state_since = ${at} and ${whom} <> ${from}
          and it.state = ${code === "connectionAsked" ? "asked" : "accepted"}
          and not ${hasBlocked(whom, from)}`,
    )
    .onConflictDoNothing();

export interface Asking {
  idem: string;
  whom: SQL;
  line: string;
  called: string;
}

/**
 * Asks somebody. There is one row a pair: whoever asks somebody who has asked them is connected with them, also where both
 * ask at once; asked twice it is asked once; and whom one removed may be asked anew.
 */
export async function connect(
  deps: Deps,
  actor: Person,
  { idem, whom, line, called }: Asking,
): Promise<CommandResult<"gone" | "own" | "no-name" | "name-taken" | "limit", { id: string }>> {
  const { db } = deps;
  const me = actor.workspace;
  const now = deps.now();
  const at = now.toISOString();
  const answers = sql`(${connections.state} in ('asked', 'ignored') and ${connections.workspace} = excluded.other)`;
  const isAnew = sql`${connections.state} = 'removed'`;
  const its = sql`(select it.id from ${connections} as it where it.pair = ${pairOf(me, whom)})`;
  const [, , , , [row], [why], [them]] = await db.batch([
    naming(db, me, called, now),
    db
      .insert(connections)
      .select(
        sql`select ${idem}, ${me}, one.who, ${pairOf(me, sql`one.who`)}, ${line}, 'asked', ${at}, null, null, ${at}
          from (select ${whom} as who) as one
          where one.who is not null and one.who <> ${me} and not ${hasBlocked(sql`one.who`, me)}
            and not ${hasBlocked(me, sql`one.who`)} and ${isNamed(me)} and ${mayMeet(me, now)}`,
      )
      .onConflictDoUpdate({
        target: connections.pair,
        set: {
          state: sql`case when ${isAnew} then 'asked' else 'accepted' end`,
          line: sql`case when ${isAnew} then excluded.line else ${connections.line} end`,
          workspace: sql`case when ${isAnew} then excluded.workspace_id else ${connections.workspace} end`,
          other: sql`case when ${isAnew} then excluded.other else ${connections.other} end`,
          stateSince: at,
        },
        setWhere: sql`${isAnew} or ${answers}`,
      }),
    tell(deps, "connectionAsked", its, sql`it.other`, me, at),
    tell(deps, "connectionAccepted", its, sql`it.workspace_id`, me, at),
    db
      .select({ id: connections.id, state: connections.state })
      .from(connections)
      .where(sql`${connections.id} = ${its} and not ${hasBlocked(whom, me)} and not ${hasBlocked(me, whom)}`),
    whyNot(db, me, now),
    db
      .select({
        who: sql<string | null>`${whom}`.as("who"),
        walled: sql<number>`(${hasBlocked(whom, me)} or ${hasBlocked(me, whom)})`.as("walled"),
      })
      .from(sql`(select 1)`),
  ]);
  if (row && row.state !== "removed") return { ok: true, id: row.id };
  // Whom somebody blocked is told the same as of somebody who is not there.
  if (!them?.who || them.walled) return { ok: false, error: "gone" };
  if (them.who === me) return { ok: false, error: "own" };
  return { ok: false, error: why?.named ? "limit" : nameless(called) };
}

/** Answers who asked: connected, or ignored, of which they are not told. */
export async function answerConnection(
  deps: Deps,
  actor: Person,
  { id, accept }: { id: string; accept: boolean },
): Promise<CommandResult<"gone">> {
  const { db } = deps;
  const at = deps.now().toISOString();
  const me = actor.workspace;
  const its = and(eq(connections.id, id), eq(connections.other, me));
  const state = accept ? "accepted" : "ignored";
  const [, , [found]] = await db.batch([
    db
      .update(connections)
      .set({ state, stateSince: at })
      .where(
        and(
          its,
          accept ? sql`${connections.state} in ('asked', 'ignored')` : eq(connections.state, "asked"),
          sql`not ${hasBlocked(connections.workspace, me)} and not ${hasBlocked(me, connections.workspace)}`,
        ),
      ),
    tell(deps, "connectionAccepted", sql`${id}`, sql`it.workspace_id`, me, at),
    db.select({ state: connections.state }).from(connections).where(its),
  ]);
  return found?.state === state ? { ok: true } : { ok: false, error: "gone" };
}

/** Ends a connection, or takes a request back; the thread closes for both, and what one wrote for oneself stays. */
export async function removeConnection(
  { db, now }: Deps,
  actor: Person,
  { id }: { id: string },
): Promise<CommandResult<"gone">> {
  const its = and(eq(connections.id, id), isTheirs(actor));
  const [, [found]] = await db.batch([
    db
      .update(connections)
      .set({ state: "removed", stateSince: now().toISOString() })
      .where(
        and(
          its,
          // An ignored request is whoever ignored it to end, or whoever asked would learn of it.
          sql`${connections.state} <> 'removed'`,
        ),
      ),
    db.select({ state: connections.state }).from(connections).where(its),
  ]);
  return found?.state === "removed" ? { ok: true } : { ok: false, error: "gone" };
}

/** Blocks the other of a connection: from now on nothing passes between the two. */
export const blockOther = (deps: Deps, actor: Person, id: string) =>
  block(deps, actor.owner, otherOf(actor, id));
export const unblockOther = (deps: Deps, actor: Person, id: string) =>
  unblock(deps, actor.owner, otherOf(actor, id));

export interface PrivateNote {
  id: string;
  tags: string;
  doNotHire: boolean;
  note: string;
}

/** Keeps what somebody writes for themselves about the other. */
export async function keepNote(
  { db, now }: Deps,
  actor: Person,
  { id, ...note }: PrivateNote,
): Promise<CommandResult<"gone">> {
  const row = { ...note, updatedAt: now().toISOString() };
  const [, [kept]] = await db.batch([
    db
      .insert(connectionNotes)
      .select(
        sql`select ${actor.workspace}, it.id, ${note.tags}, ${note.doNotHire ? 1 : 0}, ${note.note}, ${row.updatedAt}
          from ${connections} as it where it.id = ${id} and (it.workspace_id = ${actor.workspace} or it.other = ${actor.workspace})`,
      )
      .onConflictDoUpdate({ target: [connectionNotes.workspace, connectionNotes.connectionId], set: row }),
    db
      .select({ id: connectionNotes.connectionId })
      .from(connectionNotes)
      .where(and(eq(connectionNotes.workspace, actor.workspace), eq(connectionNotes.connectionId, id))),
  ]);
  return kept ? { ok: true } : { ok: false, error: "gone" };
}

/** Says that one has read up to now what the other wrote. */
export async function markRead(
  { db, now }: Deps,
  actor: Person,
  { id }: { id: string },
): Promise<CommandResult<"gone">> {
  const at = now().toISOString();
  const me = actor.workspace;
  const changed = await db
    .update(connections)
    .set({
      askerReadAt: sql`case when ${connections.workspace} = ${me} then ${at} else ${connections.askerReadAt} end`,
      otherReadAt: sql`case when ${connections.other} = ${me} then ${at} else ${connections.otherReadAt} end`,
    })
    .where(and(eq(connections.id, id), isTheirs(actor)))
    .returning({ id: connections.id });
  return changed.length > 0 ? { ok: true } : { ok: false, error: "gone" };
}

/** Tells the other that there is a message, unless they have not yet read that there was one. */
export async function tellOther(
  { db, now }: Deps,
  actor: Person,
  { id }: { id: string },
): Promise<CommandResult> {
  const at = now().toISOString();
  await db
    .insert(notifications)
    .select(
      sql`select 'connection-said:' || said.id, told.id, 'connectionSaid', ${calledOf(actor.workspace)},
        '/connection/' || ${id}, null, ${at}, null
        from (select max(one.id) as id from ${posts} as one where one.subject_type = ${CONNECTION}
          and one.subject_id = ${id} and one.author = ${actor.owner}
          and one.created_at = (select max(last.created_at) from ${posts} as last where last.subject_type = ${CONNECTION}
            and last.subject_id = ${id} and last.author = ${actor.owner})) as said
        join ${users} as told on 'user:' || told.id = ${otherOf(actor, id)}
        where said.id is not null and not ${hasBlocked(otherOf(actor, id), actor.owner)}
          and not exists (select 1 from ${notifications} as unread where unread.user_id = told.id
            and unread.code = 'connectionSaid' and unread.href = '/connection/' || ${id}
            and unread.read_at is null and unread.mailed_at is null)`,
    )
    .onConflictDoNothing();
  return { ok: true };
}

/** Says to moderators that a message of the other should not stand, once a message. */
export async function reportMessage(
  { db, now }: Deps,
  actor: Person,
  { id, post, reason, idem }: { id: string; post: string; reason: string; idem: string },
): Promise<CommandResult<"gone">> {
  const [, [reported]] = await db.batch([
    db
      .insert(messageReports)
      .select(
        sql`select ${idem}, ${actor.workspace}, said.id, ${reason}, '', ${now().toISOString()}
          from ${posts} as said join ${connections} as it on it.id = said.subject_id
          where said.id = ${post} and said.subject_type = ${CONNECTION} and it.id = ${id}
            and said.author <> ${actor.owner} and said.deleted_at is null
            and (it.workspace_id = ${actor.workspace} or it.other = ${actor.workspace})`,
      )
      .onConflictDoNothing(),
    db
      .select({ id: messageReports.id })
      .from(messageReports)
      .where(and(eq(messageReports.postId, post), eq(messageReports.workspace, actor.workspace))),
  ]);
  return reported ? { ok: true } : { ok: false, error: "gone" };
}

/** What a moderator decides of a message that was reported: its words go, or it stays. All its reports have the verdict. */
export async function judgeMessage(
  { db, now }: Deps,
  { post, takeAway }: { post: string; takeAway: boolean },
): Promise<CommandResult<"gone">> {
  const open = sql`exists (select 1 from ${messageReports} as one where one.post_id = ${post} and one.verdict = '')`;
  const [, judged] = await db.batch([
    db
      .update(posts)
      .set({ body: "", deletedAt: now().toISOString() })
      .where(and(eq(posts.id, post), eq(posts.subjectType, CONNECTION), open, takeAway ? undefined : sql`0`)),
    db
      .update(messageReports)
      .set({ verdict: takeAway ? "upheld" : "dismissed" })
      .where(and(eq(messageReports.postId, post), eq(messageReports.verdict, "")))
      .returning({ id: messageReports.id }),
  ]);
  return judged.length > 0 ? { ok: true } : { ok: false, error: "gone" };
}
