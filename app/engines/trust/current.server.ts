import { and, eq } from "drizzle-orm";
import type { Cookies } from "~/services/cookies.server.ts";
import type { Member } from "~/services/session.server.ts";
import type { Owner, VisitorService } from "~/services/visitor.server.ts";
import { isMade, type WorkspaceId, workspaceOf } from "~/services/workspace.ts";
import type { Database } from "~db/client.ts";
import { workspaceMembers, workspaces } from "~db/schema/trust.ts";
import type { Person } from "./guard.server.ts";
import type { Role } from "./trust.ts";

interface Asked {
  db: Database;
  cookies: Pick<Cookies, "workspace">;
}

/** A person with the name of the workspace that they work in, where it is not their own, and what they are there. */
export interface Present extends Person {
  name?: string;
  version?: number;
  role: Role;
}

/** An owner in their own workspace: guests, and whoever has not chosen another. */
export const inOwn = (owner: Owner): Present => ({
  kind: "person",
  owner,
  workspace: workspaceOf(owner),
  role: "owner",
});

/** Whether somebody has an account: guests own records, but end no links and share none. */
export const isMember = <Who extends Pick<Person, "owner">>(actor: Who | undefined): actor is Who =>
  actor?.owner.startsWith("user:") === true;

/** Asked by several loaders of one request, read once. */
const known = new WeakMap<object, Promise<Present>>();

async function find({ db, cookies }: Asked, owner: Owner): Promise<Present> {
  const own = inOwn(owner);
  const chosen = await cookies.workspace.read();
  // A choice is one account's: whoever signs in after it in the same browser begins with their own.
  if (chosen?.owner !== owner || !isMade(chosen.workspace as WorkspaceId)) return own;
  const [found] = await db
    .select({
      id: workspaces.id,
      name: workspaces.name,
      version: workspaces.version,
      role: workspaceMembers.role,
    })
    .from(workspaces)
    .innerJoin(workspaceMembers, eq(workspaceMembers.workspace, workspaces.id))
    .where(
      and(eq(workspaces.id, chosen.workspace), eq(workspaceMembers.userId, owner.slice("user:".length))),
    );
  if (!found) return own;
  const { id, ...rest } = found;
  return { ...own, ...rest, workspace: id as WorkspaceId };
}

/** A member in the workspace that they chose last, or in their own: where they no longer belong is theirs no more. */
export function presentMember(context: Asked, { id }: Pick<Member, "id">): Promise<Present> {
  const before = known.get(context.cookies);
  if (before) return before;
  const found = find(context, `user:${id}`);
  known.set(context.cookies, found);
  return found;
}

/** Whoever reads, members and guests alike; nobody where a browser owns nothing yet. */
export async function presentReader(
  context: Asked & { visitor: Pick<VisitorService, "owner"> },
): Promise<Present | undefined> {
  const owner = await context.visitor.owner();
  if (!owner) return undefined;
  return owner.startsWith("user:")
    ? presentMember(context, { id: owner.slice("user:".length) })
    : inOwn(owner);
}

/** Whoever writes, members and guests alike: a browser that owns nothing becomes a guest. */
export async function presentOwner(
  context: Asked & { visitor: Pick<VisitorService, "ensureOwner"> },
): Promise<Present> {
  const owner = await context.visitor.ensureOwner();
  return owner.startsWith("user:")
    ? presentMember(context, { id: owner.slice("user:".length) })
    : inOwn(owner);
}
