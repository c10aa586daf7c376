import { and, eq, sql } from "drizzle-orm";
import {
  listLinks,
  listMembers,
  mayManage,
  type Present,
  verificationLevel,
} from "~/engines/trust/trust.server.ts";
import { securityFrom, selectSecurity } from "~/features/account/account/security.queries.server.ts";
import type { Contributions } from "~/services/contribution.ts";
import { isMade } from "~/services/workspace.ts";
import type { Database } from "~db/client.ts";
import { auditEvents, workspaceMembers } from "~db/schema/trust.ts";
import { risksOf } from "./risks.logic.ts";

interface Deps {
  db: Database;
  now: () => Date;
  contributions: Pick<Contributions, "links">;
}

/** From where an account was signed in to, as its log says, each with the first time. */
function selectPlaces(db: Database, owner: string) {
  const network = sql<string>`${auditEvents.details} ->> 'network'`;
  const country = sql<string | null>`nullif(${auditEvents.details} ->> 'country', '')`;
  return db
    .select({ network, country, firstAt: sql<string>`min(${auditEvents.createdAt})` })
    .from(auditEvents)
    .where(and(eq(auditEvents.chain, owner), eq(auditEvents.act, "session.started"), sql`${network} <> ''`))
    .groupBy(network, country);
}

/** When each member signed in last, and how far their account is verified, for owners of the workspace. */
function selectLastSeen(db: Database, actor: Present) {
  return db
    .select({
      userId: workspaceMembers.userId,
      at: sql<string | null>`(select max(started.created_at) from audit_events as started
        where started.chain = 'user:' || workspace_members.user_id and started.act = 'session.started')`,
      level: verificationLevel(sql`workspace_members.user_id`),
    })
    .from(workspaceMembers)
    .where(
      and(eq(workspaceMembers.workspace, actor.workspace), mayManage(actor, workspaceMembers.workspace)),
    );
}

/** Who can get at the data of an account and of the workspace that somebody works in, and what speaks against it. */
export async function readAccess(
  deps: Deps,
  actor: Present,
  { userId, session }: { userId: string; session: string | undefined },
) {
  const { db, now } = deps;
  const { workspace, owner, role } = actor;
  const made = isMade(workspace);
  // One batch: each round trip to the database costs a tenth of a second elsewhere in the world.
  const [places, rows, people, seen, ...answers] = await db.batch([
    selectPlaces(db, owner),
    listLinks(deps, actor, { workspace }),
    listMembers(db, actor, workspace),
    selectLastSeen(db, actor),
    ...selectSecurity(db, userId, now()),
  ]);
  const { sessions, passkeys, secondFactor, hasPassword } = securityFrom(answers, session);
  const known = new Map(seen.map((one) => [one.userId, one]));
  const links = rows
    .filter(({ stands }) => Boolean(stands))
    .map(
      ({
        id,
        name,
        kind,
        title,
        subjectType,
        subjectId,
        createdAt,
        expiresAt,
        lastUsedAt,
        uses,
        hasPin,
      }) => ({
        id,
        name,
        kind,
        title,
        share: `/workspace/share?${new URLSearchParams({ type: subjectType, id: subjectId })}`,
        createdAt,
        expiresAt,
        lastUsedAt,
        uses,
        hasPin: Boolean(hasPin),
      }),
    );
  const members = people.map(({ userId: id, firstName, lastName, email, role: is }) => ({
    userId: id,
    name: `${firstName} ${lastName}`.trim() || email,
    role: is,
    lastSeenAt: known.get(id)?.at ?? null,
    level: known.get(id)?.level,
  }));
  return {
    risks: risksOf({
      now: now(),
      secondFactor: secondFactor.state,
      codesLeft: secondFactor.state === "on" ? secondFactor.codesLeft : 0,
      hasPassword,
      passkeys: passkeys.length,
      sessions,
      places,
      // A link whose record is gone opens nothing, however long it stands.
      links: links.filter(({ title }) => title !== null),
      members,
    }),
    links,
    members,
    workspace: made ? (actor.name ?? "") : "",
    manages: role === "owner",
    writes: role !== "viewer",
  };
}
export type AccessView = Awaited<ReturnType<typeof readAccess>>;
