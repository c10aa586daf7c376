import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Owner } from "~/services/visitor.server.ts";
import type { WorkspaceId } from "~/services/workspace.ts";
import type { Database } from "~db/client.ts";
import { capabilityLinks, workspaceMembers } from "~db/schema/trust.ts";
import { ROLES, type Role, type Verb } from "./trust.ts";

/** Somebody with an account, or a guest, and the workspace that they work in now. */
export interface Person {
  kind: "person";
  owner: Owner;
  workspace: WorkspaceId;
}

/** Whoever holds a link. It is asked again with every statement, so that one that was revoked does nothing more. */
export interface Holder {
  kind: "holder";
  link: string;
  now: Date;
}

export type Actor = Person | Holder;

/** A record, as a link names it: its kind, by the name that the feature contributes, and its id. */
export interface Subject {
  type: SQLWrapper | string;
  id: SQLWrapper | string;
}

/** A column of workspaces, or one of them. */
type Whose = SQLWrapper | WorkspaceId;

const NEVER = sql`0`;

/**
 * Whether a person is at least this in a workspace. Nobody else is anything there: administrators of the site are
 * people like all others here.
 */
function isAtLeast(least: Role, { owner }: Person, workspace: Whose): SQL {
  const own = sql`${workspace} = ${owner}`;
  if (!owner.startsWith("user:")) return own;
  const enough = ROLES.slice(0, ROLES.indexOf(least) + 1);
  return sql`(${own} or exists (select 1 from ${workspaceMembers} as asking
    where asking.workspace_id = ${workspace} and asking.user_id = ${owner.slice("user:".length)}
    and asking.role in (${sql.join(
      enough.map((role) => sql`${role}`),
      sql`, `,
    )})))`;
}

/** Whether a link stands and allows this with this record. */
function isAllowed({ link, now }: Holder, verb: Verb, workspace: Whose, { type, id }: Subject): SQL {
  return sql`exists (select 1 from ${capabilityLinks} as held
    where held.id = ${link} and held.workspace_id = ${workspace} and held.subject_type = ${type}
    and held.subject_id = ${id} and held.revoked_at is null and held.expires_at > ${now.toISOString()}
    and exists (select 1 from json_each(held.verbs) where json_each.value = ${verb}))`;
}

/**
 * The one guard: a condition that stands in the statement itself, so that nothing can change between asking and doing.
 * `mayRead(actor, table.workspace, { type, id: table.id })` belongs in every `where` that reads a record. Without a
 * subject no link opens it.
 */
export function mayRead(actor: Actor, workspace: Whose, subject?: Subject): SQL {
  if (actor.kind === "person") return isAtLeast("viewer", actor, workspace);
  return subject ? isAllowed(actor, "read", workspace, subject) : NEVER;
}

/** As `mayRead`, for every change: members and owners, never a viewer and never a link. */
export function mayWrite(actor: Actor, workspace: Whose): SQL {
  return actor.kind === "person" ? isAtLeast("member", actor, workspace) : NEVER;
}

/** Whether somebody may still write in their workspace: asked after a statement that wrote nothing, to tell why. */
export async function mayStill(db: Database, actor: Person): Promise<boolean> {
  const [may] = await db
    .select({ yes: sql<number>`(${mayWrite(actor, actor.workspace)})` })
    .from(sql`(select 1)`);
  return Boolean(may?.yes);
}

/** As `mayWrite`, for the workspace itself: who belongs to it and as what. */
export function mayManage(actor: Actor, workspace: Whose): SQL {
  return actor.kind === "person" ? isAtLeast("owner", actor, workspace) : NEVER;
}

/** For what a link may do beside reading, in the statement that does it. Members may do it too. */
export function mayAct(actor: Actor, verb: Verb, workspace: Whose, subject: Subject): SQL {
  return actor.kind === "person"
    ? isAtLeast("member", actor, workspace)
    : isAllowed(actor, verb, workspace, subject);
}

/**
 * Everybody who may write in a workspace, as a join of `users u`: of a workspace of one's own that is its owner. For what a
 * scheduled run tells them.
 * @param workspace the column, by the alias of its table
 */
export const joinWriters = (workspace: SQL): SQL => sql`join users u on u.id in (
  select substr(${workspace}, 6) where ${workspace} like 'user:%'
  union all select m.user_id from workspace_members m where m.workspace_id = ${workspace} and m.role <> 'viewer')`;
