import { and, desc, eq, getTableColumns, isNull, type SQL, sql } from "drizzle-orm";
import type { CommandResult } from "~/lib/command-result.ts";
import { keyedToken, sha256 } from "~/lib/hash.ts";
import type { Contributions, Statement } from "~/services/contribution.ts";
import type { Passwords } from "~/services/passwords.ts";
import type { WorkspaceId } from "~/services/workspace.ts";
import type { Database } from "~db/client.ts";
import { capabilityLinks, linkEvents } from "~db/schema/trust.ts";
import { audited, logged } from "./audit.server.ts";
import { mayWrite, type Person } from "./guard.server.ts";
import { type LinkKind, TRUST_LIMITS, type Verb } from "./trust.ts";
import type { Deps } from "./workspaces.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** As with invitations: the table has the hash, and with the key of the site the link can be shown and printed again. */
const tokenOf = (secret: string, id: string) => keyedToken(secret, `capability link ${id}`);

export type Subjects = Pick<Contributions, "links">;

export interface NewLink {
  idem: string;
  workspace: WorkspaceId;
  subject: { type: string; id: string };
  name: string;
  verbs: readonly Verb[];
  kind: LinkKind;
  days: number;
  asksName: boolean;
  pin?: string;
}

const endOf = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS).toISOString();

interface LinkRow extends Pick<NewLink, "subject" | "name" | "kind" | "days"> {
  id: string;
  workspace: WorkspaceId | SQL;
  verbs: readonly string[];
  /** Of its token. */
  hash: string;
  pinHash?: string | null;
  asksName?: boolean;
  /** Who made it. */
  by: string | SQL;
  at: Date;
}

/** A new link as a row to select, with its columns in the order of the table. */
const rowOf = ({
  id,
  workspace,
  subject,
  name,
  verbs,
  kind,
  hash,
  pinHash = null,
  asksName,
  by,
  at,
  days,
}: LinkRow) =>
  sql`select ${id}, ${workspace}, ${subject.type}, ${subject.id}, ${name}, ${JSON.stringify(verbs)}, ${kind},
    ${hash}, ${pinHash}, 0, null, ${asksName ? 1 : 0}, ${by}, ${at.toISOString()}, ${endOf(at, days)}, null, null, 0`;

/**
 * Makes a link to one record. That whoever asks may write in the workspace, and that the record is there, is in the
 * statement; so is the most that a workspace may have. The form's key is the link's id: what is sent twice is made once.
 */
export async function makeLink(
  deps: Deps & { secret: string; passwords: Passwords; contributions: Subjects },
  actor: Person,
  { idem: id, workspace, subject, name, verbs, kind, days, asksName, pin }: NewLink,
): Promise<CommandResult<"not-allowed" | "too-many", { id: string }>> {
  const { db, now, secret, passwords, contributions } = deps;
  const contributed = Object.hasOwn(contributions.links, subject.type)
    ? contributions.links[subject.type]
    : undefined;
  if (!contributed) return { ok: false, error: "not-allowed" };
  const at = now();
  const allowed = ["read", ...verbs.filter((verb) => contributed.verbs.includes(verb))];
  const pinHash = pin && kind !== "person" ? await passwords.hash(pin) : null;
  const standing = sql`(select count(*) from ${capabilityLinks} as mine
    where mine.workspace_id = ${workspace} and mine.revoked_at is null and mine.expires_at > ${at.toISOString()})`;
  const isThere = and(
    mayWrite(actor, workspace),
    contributed.isIn(sql`${workspace}`, sql`${subject.id}`),
  ) as SQL;
  const insert = db
    .insert(capabilityLinks)
    .select(
      sql`${rowOf({ id, workspace, subject, name, verbs: allowed, kind, hash: await sha256(await tokenOf(secret, id)), pinHash, asksName, by: actor.owner, at, days })}
        where ${isThere} and ${standing} < ${TRUST_LIMITS.links}`,
    )
    .onConflictDoNothing()
    .returning({ id: capabilityLinks.id });
  const event = {
    workspace,
    act: "link.made",
    actor: actor.owner,
    subject: `link:${id}`,
    details: { name, record: subject.type },
  };
  const isNew = sql`not exists (select 1 from ${capabilityLinks} as before where before.id = ${id})`;
  const when = sql`${isThere} and ${standing} < ${TRUST_LIMITS.links} and ${isNew}`;
  const [made] = await logged<{ id: string }>(deps, { ...event, when }, [insert]);
  if (made) return { ok: true, id };
  const [[before], [may]] = await db.batch([
    db
      .select({ id: capabilityLinks.id })
      .from(capabilityLinks)
      .where(and(eq(capabilityLinks.id, id), mayWrite(actor, capabilityLinks.workspace))),
    db.select({ yes: sql<number>`(${isThere})` }).from(sql`(select 1)`),
  ]);
  if (before) return { ok: true, id };
  return { ok: false, error: may?.yes ? "too-many" : "not-allowed" };
}

export interface OwnLink {
  id: string;
  /** In the statement: the workspace of the record. */
  workspace: SQL;
  subject: { type: string; id: string };
  name: string;
  days: number;
  /** What it allows beside reading. */
  verbs?: readonly Verb[];
}

/**
 * A person's link to one record that a feature makes by itself: where it leads, until when, and its row where `when`
 * holds, for a batch of the feature's own. The same id is one link.
 */
export async function ownLink(
  { db, now, secret }: Deps & { secret: string },
  { id, workspace, subject, name, days, verbs = [] }: OwnLink,
) {
  const token = await tokenOf(secret, id);
  const hash = await sha256(token);
  const at = now();
  const made = (when: SQL) =>
    db
      .insert(capabilityLinks)
      .select(
        sql`${rowOf({ id, workspace, subject, name, verbs: ["read", ...verbs], kind: "person", hash, by: workspace, at, days })} where ${when}`,
      )
      .onConflictDoNothing();
  return { path: `/l/${token}`, expiresAt: endOf(at, days), made };
}

/** What the record of each link is called, by its kind. */
export function titleOf({ links }: Subjects): SQL<string | null> {
  const cases = Object.entries(links).map(
    ([type, { title }]) =>
      sql`when ${capabilityLinks.subjectType} = ${type} then ${title(sql`${capabilityLinks.subjectId}`)}`,
  );
  if (cases.length === 0) return sql`null`;
  return sql`case ${sql.join(cases, sql` `)} end`;
}

/** Of what job the record of each link is, by its kind. */
function projectOf({ links }: Subjects): SQL {
  const cases = Object.entries(links).flatMap(([type, { project }]) =>
    project
      ? [
          sql`when ${capabilityLinks.subjectType} = ${type} then ${project(sql`${capabilityLinks.subjectId}`)}`,
        ]
      : [],
  );
  return cases.length === 0 ? sql`null` : sql`case ${sql.join(cases, sql` `)} end`;
}

/**
 * The links of a workspace, of one record or of one job where it is named, those that stand first and the newest first. For those who
 * may make them: viewers see none, because a link can do more than they.
 */
export function listLinks(
  { db, now, contributions }: Deps & { contributions: Subjects },
  actor: Person,
  {
    workspace,
    subject,
    project,
  }: { workspace: WorkspaceId | SQL; subject?: { type: string; id: string }; project?: string },
) {
  const at = now().toISOString();
  const { tokenHash, pinHash, pinFailures, pinWindowEnds, ...shown } = getTableColumns(capabilityLinks);
  const stands = sql<number>`(${capabilityLinks.revokedAt} is null and ${capabilityLinks.expiresAt} > ${at})`;
  return db
    .select({
      ...shown,
      title: titleOf(contributions),
      hasPin: sql<number>`${pinHash} is not null`,
      stands,
    })
    .from(capabilityLinks)
    .where(
      and(
        eq(capabilityLinks.workspace, workspace),
        mayWrite(actor, capabilityLinks.workspace),
        subject && eq(capabilityLinks.subjectType, subject.type),
        subject && eq(capabilityLinks.subjectId, subject.id),
        project === undefined ? undefined : sql`${projectOf(contributions)} = ${project}`,
      ),
    )
    .orderBy(desc(stands), desc(capabilityLinks.createdAt))
    .limit(TRUST_LIMITS.links);
}
export type ListedLink = Awaited<ReturnType<typeof listLinks>>[number];

/** One link with its token, to hand over or to print; undefined where it is not theirs to give or does not stand. */
export async function showLink(
  deps: Deps & { secret: string; contributions: Subjects },
  actor: Person,
  id: string,
) {
  const { db, now, secret, contributions } = deps;
  const [found] = await db
    .select({ ...getTableColumns(capabilityLinks), title: titleOf(contributions) })
    .from(capabilityLinks)
    .where(
      and(
        eq(capabilityLinks.id, id),
        mayWrite(actor, capabilityLinks.workspace),
        isNull(capabilityLinks.revokedAt),
        sql`${capabilityLinks.expiresAt} > ${now().toISOString()}`,
      ),
    );
  if (!found) return undefined;
  const { name, kind, verbs, expiresAt, title, subjectType, subjectId, tokenHash, pinHash, asksName } = found;
  const token = await tokenOf(secret, id);
  if ((await sha256(token)) !== tokenHash) return undefined;
  return {
    id,
    name,
    kind,
    verbs,
    expiresAt,
    title,
    subjectType,
    subjectId,
    token,
    asksName,
    hasPin: pinHash !== null,
  };
}

/** Changes when a link that stands ends, and writes it into the log of its workspace. */
async function endAt(
  deps: Deps,
  actor: Person,
  id: string,
  { act, set, earlier }: { act: string; set: { revokedAt?: string; expiresAt?: string }; earlier?: SQL },
): Promise<CommandResult<"not-allowed">> {
  const { db, now } = deps;
  const theirs = and(eq(capabilityLinks.id, id), mayWrite(actor, capabilityLinks.workspace));
  const [link] = await db
    .select({
      workspace: capabilityLinks.workspace,
      name: capabilityLinks.name,
      record: capabilityLinks.subjectType,
    })
    .from(capabilityLinks)
    .where(theirs);
  if (!link) return { ok: false, error: "not-allowed" };
  const { workspace, ...details } = link;
  const stands = and(
    theirs,
    isNull(capabilityLinks.revokedAt),
    sql`${capabilityLinks.expiresAt} > ${now().toISOString()}`,
    earlier,
  ) as SQL;
  const event = { workspace, act, actor: actor.owner, subject: `link:${id}`, details };
  const when = sql`exists (select 1 from ${capabilityLinks} where ${stands})`;
  await logged(deps, { ...event, when }, [db.update(capabilityLinks).set(set).where(stands)]);
  return { ok: true };
}

/** Ends a link at once: what is open with it does nothing more. One that has ended stays ended. */
export const revokeLink = (deps: Deps, actor: Person, id: string) =>
  endAt(deps, actor, id, { act: "link.revoked", set: { revokedAt: deps.now().toISOString() } });

/**
 * Ends the links of one record together with what makes them nobody's any more, and writes it into the log as one entry: in
 * one batch, before the statements. `when` is their condition; where it does not hold, or no link stands, no link is touched.
 * @returns what the statements returned
 */
export async function endingLinks(
  deps: Deps,
  actor: Person,
  { subject, when }: { subject: { type: string; id: string }; when: SQL },
  statements: readonly Statement[],
): Promise<unknown[]> {
  const { db, now } = deps;
  const at = now().toISOString();
  const standing = and(
    eq(capabilityLinks.subjectType, subject.type),
    eq(capabilityLinks.subjectId, subject.id),
    isNull(capabilityLinks.revokedAt),
    sql`${capabilityLinks.expiresAt} > ${at}`,
    mayWrite(actor, capabilityLinks.workspace),
    when,
  ) as SQL;
  const [held] = await db
    .select({ workspace: capabilityLinks.workspace })
    .from(capabilityLinks)
    .where(standing)
    .limit(1);
  const event = {
    ...{ act: "link.revoked", actor: actor.owner },
    ...{ subject: `${subject.type}:${subject.id}`, details: { record: subject.type } },
  };
  const { results } = await audited(deps, {
    events: held && !held.workspace.startsWith("visitor:") ? [{ chain: held.workspace, ...event }] : [],
    when: sql`exists (select 1 from ${capabilityLinks} where ${standing})`,
    statements: [db.update(capabilityLinks).set({ revokedAt: at }).where(standing), ...statements],
  });
  return results.slice(1);
}

/** Lets a link end in so many days. One that ends before that keeps its end. */
export function shortenLink(deps: Deps, actor: Person, { id, days }: { id: string; days: number }) {
  const expiresAt = new Date(deps.now().getTime() + days * DAY_MS).toISOString();
  const earlier = sql`${capabilityLinks.expiresAt} > ${expiresAt}`;
  return endAt(deps, actor, id, { act: "link.shortened", set: { expiresAt }, earlier });
}

/** What was said and signed with the links of one record, the newest first, for everybody who may read it. */
export async function listAnswers(
  { db }: { db: Database },
  mayReadEvents: SQL,
  subject: { type: string; id: string },
) {
  return db
    .select({
      id: linkEvents.id,
      act: linkEvents.act,
      printedName: linkEvents.printedName,
      content: linkEvents.content,
      createdAt: linkEvents.createdAt,
      link: capabilityLinks.name,
    })
    .from(linkEvents)
    .innerJoin(capabilityLinks, eq(capabilityLinks.id, linkEvents.linkId))
    .where(
      and(
        eq(linkEvents.subjectType, subject.type),
        eq(linkEvents.subjectId, subject.id),
        sql`${linkEvents.act} not in ('open', 'pin')`,
        mayReadEvents,
      ),
    )
    .orderBy(desc(linkEvents.createdAt))
    .limit(TRUST_LIMITS.answers);
}
export type LinkAnswer = Awaited<ReturnType<typeof listAnswers>>[number];
