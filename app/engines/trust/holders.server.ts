import { and, eq, isNull, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { CommandResult } from "~/lib/command-result.ts";
import { sha256 } from "~/lib/hash.ts";
import type { Passwords } from "~/services/passwords.ts";
import type { Database } from "~db/client.ts";
import { notifications, profiles, users } from "~db/schema/account.ts";
import { capabilityLinks, linkEvents, workspaces } from "~db/schema/trust.ts";
import { type Holder, mayAct } from "./guard.server.ts";
import { type Subjects, titleOf } from "./links.server.ts";
import { TRUST_LIMITS, type Verb } from "./trust.ts";
import type { Deps } from "./workspaces.server.ts";

const MINUTE_MS = 60 * 1000;

/** Whether a link stands: not revoked, and not over. */
export const stands = (now: Date) =>
  and(isNull(capabilityLinks.revokedAt), sql`${capabilityLinks.expiresAt} > ${now.toISOString()}`);

/** Of whom one can ask for another link: the workspace, or whose own it is. */
export const askedFrom = sql<string>`coalesce(
  (select ${workspaces.name} from ${workspaces} where ${workspaces.id} = ${capabilityLinks.workspace}),
  (select trim(${profiles.firstName} || ' ' || ${profiles.lastName}) from ${profiles}
    where 'user:' || ${profiles.id} = ${capabilityLinks.createdBy}), '')`;

/** What a link says of itself to whoever holds it; `over` where it opens nothing any more. */
export interface HeldLink {
  id: string;
  name: string;
  verbs: readonly string[];
  kind: "person" | "crew" | "kiosk";
  subject: { type: string; id: string };
  workspace: string;
  expiresAt: string;
  asksName: boolean;
  hasPin: boolean;
  askedFrom: string;
  over?: "revoked" | "expired";
}

async function findWhere(db: Database, now: Date, where: SQL | undefined): Promise<HeldLink | undefined> {
  const [row] = await db.select({ link: capabilityLinks, askedFrom }).from(capabilityLinks).where(where);
  if (!row) return undefined;
  const { link } = row;
  const over = link.revokedAt ? "revoked" : link.expiresAt <= now.toISOString() ? "expired" : undefined;
  return {
    id: link.id,
    name: link.name,
    verbs: link.verbs,
    kind: link.kind,
    subject: { type: link.subjectType, id: link.subjectId },
    workspace: link.workspace,
    expiresAt: link.expiresAt,
    asksName: link.asksName,
    hasPin: link.pinHash !== null,
    askedFrom: row.askedFrom,
    over,
  };
}

export const findHeld = ({ db, now }: Deps, id: string) => findWhere(db, now(), eq(capabilityLinks.id, id));

/**
 * When a record was first opened by any link to it, as an expression; null where it never was. Whoever reads it has asked
 * whether they may read the record.
 * @param workspace the column of the record's own
 */
export const firstOpened = (workspace: SQLWrapper, type: string, id: SQLWrapper): SQL<string | null> =>
  sql`(select min(opened.created_at) from link_events as opened where opened.workspace_id = ${workspace}
    and opened.subject_type = ${type} and opened.subject_id = ${id} and opened.act = 'open')`;

/** Opens a link by the token in its address, counts and writes down that it was; undefined for a token of none. */
export async function openLink(deps: Deps, token: string): Promise<HeldLink | undefined> {
  return openWhere(deps, eq(capabilityLinks.tokenHash, await sha256(token)));
}

/** Opens the link that a condition finds. */
export async function openWhere({ db, now }: Deps, which: SQL | undefined): Promise<HeldLink | undefined> {
  const at = now();
  await db.batch([
    db.insert(linkEvents).select(eventOf(crypto.randomUUID(), "open", "", null, at, and(which, stands(at)))),
    db
      .update(capabilityLinks)
      .set({ uses: sql`${capabilityLinks.uses} + 1`, lastUsedAt: at.toISOString() })
      .where(and(which, stands(at))),
  ]);
  return findWhere(db, at, which);
}

/** A line of what is done with the link that a condition finds; none where it finds none. */
function eventOf(
  id: string,
  act: string,
  printedName: string,
  content: unknown,
  at: Date,
  where: SQL | undefined,
): SQL {
  return sql`select ${id}, ${capabilityLinks.workspace}, ${capabilityLinks.id}, ${capabilityLinks.subjectType},
    ${capabilityLinks.subjectId}, ${act}, ${printedName}, ${content === null ? null : JSON.stringify(content)},
    ${at.toISOString()} from ${capabilityLinks} where ${where}`;
}

/**
 * Holds a typed PIN against a link's. A try is taken before it is looked at, so that many at once are no more than one
 * after another; a right one gives its try back. `locked` says until when.
 */
export async function checkPin(
  { db, now, passwords }: Deps & { passwords: Passwords },
  id: string,
  pin: string,
): Promise<CommandResult<"over" | "wrong" | "locked", object, { until?: string }>> {
  const at = now();
  const isOver = sql`(${capabilityLinks.pinWindowEnds} is null or ${capabilityLinks.pinWindowEnds} <= ${at.toISOString()})`;
  const ends = new Date(at.getTime() + TRUST_LIMITS.pinMinutes * MINUTE_MS).toISOString();
  const [taken] = await db
    .update(capabilityLinks)
    .set({
      pinFailures: sql`case when ${isOver} then 1 else ${capabilityLinks.pinFailures} + 1 end`,
      pinWindowEnds: sql`case when ${isOver} then ${ends} else ${capabilityLinks.pinWindowEnds} end`,
    })
    .where(
      and(
        eq(capabilityLinks.id, id),
        stands(at),
        or(isOver, sql`${capabilityLinks.pinFailures} < ${TRUST_LIMITS.pinFailures}`),
      ),
    )
    .returning({ pinHash: capabilityLinks.pinHash, windowEnds: capabilityLinks.pinWindowEnds });
  if (!taken) {
    const [locked] = await db
      .select({ until: capabilityLinks.pinWindowEnds })
      .from(capabilityLinks)
      .where(and(eq(capabilityLinks.id, id), stands(at)));
    return locked
      ? { ok: false, error: "locked", until: locked.until ?? undefined }
      : { ok: false, error: "over" };
  }
  if (taken.pinHash && (await passwords.verify(taken.pinHash, pin))) {
    await db
      .update(capabilityLinks)
      .set({ pinFailures: sql`max(0, ${capabilityLinks.pinFailures} - 1)` })
      .where(and(eq(capabilityLinks.id, id), sql`${capabilityLinks.pinWindowEnds} = ${taken.windowEnds}`));
    return { ok: true };
  }
  await db
    .insert(linkEvents)
    .select(eventOf(crypto.randomUUID(), "pin", "", null, at, eq(capabilityLinks.id, id)));
  return { ok: false, error: "wrong" };
}

/** What a holder does: said or signed, under the name that they printed. */
export interface Act {
  idem: string;
  verb: Exclude<Verb, "read">;
  printedName: string;
  content: unknown;
}

/**
 * The statement that writes down what a holder does, for a batch of the feature's own: it writes nothing where the link
 * does not allow it, where a name is asked for and none is given, or where it has said enough.
 * @param when what else has to hold, such as that the statement before it wrote its row
 */
export function recordAct(
  db: Database,
  holder: Holder,
  { idem, verb, printedName, content }: Act,
  when: SQL = sql`1`,
) {
  const { id, workspace, subjectType, subjectId, asksName } = capabilityLinks;
  const where = and(
    eq(id, holder.link),
    mayAct(holder, verb, workspace, { type: subjectType, id: subjectId }),
    when,
    sql`(not ${asksName} or trim(${printedName}) <> '')`,
    sql`(select count(*) from ${linkEvents} as said where said.link_id = ${id} and said.act not in ('open', 'pin'))
      < ${TRUST_LIMITS.answers}`,
  );
  return db
    .insert(linkEvents)
    .select(eventOf(idem, verb, printedName, content, holder.now, where))
    .onConflictDoNothing();
}

/** Tells whoever made a link what was done with it, once: for the batch that writes it down. */
export function tellMaker(db: Database, event: string) {
  return db
    .insert(notifications)
    .select(
      sql`select 'linkUsed:' || said.id, users.id, 'linkUsed', held.name,
        '/workspace/share?type=' || said.subject_type || '&id=' || said.subject_id, null, said.created_at, null
        from ${linkEvents} as said
        join ${capabilityLinks} as held on held.id = said.link_id
        join ${users} on 'user:' || users.id = held.created_by
        where said.id = ${event}`,
    )
    .onConflictDoNothing();
}

/**
 * Writes down what a holder says, and only that, while its record is there: a link may outlive it. The form's key is its
 * id: what is sent twice is said once.
 */
export async function act(
  { db, now, contributions }: Deps & { contributions: Subjects },
  holder: Holder,
  done: Act,
): Promise<CommandResult<"over" | "not-allowed" | "name" | "too-many">> {
  const isThere = sql`${titleOf(contributions)} is not null`;
  const [, , , [written], [record]] = await db.batch([
    recordAct(db, holder, done, isThere),
    db
      .update(capabilityLinks)
      .set({ lastUsedAt: holder.now.toISOString() })
      .where(
        and(
          eq(capabilityLinks.id, holder.link),
          sql`exists (select 1 from ${linkEvents} as said where said.id = ${done.idem} and said.link_id = ${holder.link})`,
        ),
      ),
    tellMaker(db, done.idem),
    db
      .select({ id: linkEvents.id })
      .from(linkEvents)
      .where(and(eq(linkEvents.id, done.idem), eq(linkEvents.linkId, holder.link))),
    db
      .select({ id: capabilityLinks.id })
      .from(capabilityLinks)
      .where(and(eq(capabilityLinks.id, holder.link), isThere)),
  ]);
  if (written) return { ok: true };
  const link = await findHeld({ db, now }, holder.link);
  if (!link || link.over || !record) return { ok: false, error: "over" };
  if (!link.verbs.includes(done.verb)) return { ok: false, error: "not-allowed" };
  if (link.asksName && done.printedName.trim() === "") return { ok: false, error: "name" };
  return { ok: false, error: "too-many" };
}
