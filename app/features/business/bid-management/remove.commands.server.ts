import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { dropFiles, type FileStore } from "~/engines/file/file.server.ts";
import { audited, mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { WorkspaceId } from "~/services/workspace.ts";
import { bidInvites, bidPackages } from "~db/schema/bids.ts";
import { chainLinks } from "~db/schema/chain.ts";
import { processEvents } from "~db/schema/process.ts";
import { posts } from "~db/schema/talk.ts";
import { capabilityLinks } from "~db/schema/trust.ts";
import bidBound from "./bid.process.server.ts";
import { BID, BID_PACKAGE, REMOVABLE } from "./bids.limits.ts";
import { linkStands } from "./bids.queries.server.ts";
import packageBound from "./package.process.server.ts";
import type { Deps } from "./packages.commands.server.ts";

type Removed = CommandResult<"gone" | "fixed" | "stale" | "not-allowed">;

/**
 * Removes a package that is a draft or over, with everything that hangs on it: companies, bids, questions, talk, history,
 * places in the chain and documents. Links to it end in the same batch, which the log of the workspace says.
 */
export async function removePackage(
  store: FileStore,
  actor: Person,
  { id, version }: { id: string; version: number },
): Promise<Removed> {
  const { db } = store;
  const at = store.now().toISOString();
  const [found] = await db
    .select({
      ...{ workspace: bidPackages.workspace, state: bidPackages.state, version: bidPackages.version },
      may: sql<number>`(${mayWrite(actor, bidPackages.workspace)})`,
    })
    .from(bidPackages)
    .where(and(eq(bidPackages.id, id), mayRead(actor, bidPackages.workspace)));
  if (!found) return { ok: false, error: "gone" };
  if (!found.may) return { ok: false, error: "not-allowed" };
  if (found.version !== version) return { ok: false, error: "stale" };
  if (!REMOVABLE.includes(found.state)) return { ok: false, error: "fixed" };
  const stands = and(
    eq(bidPackages.id, id),
    eq(bidPackages.version, version),
    inArray(bidPackages.state, [...REMOVABLE]),
    mayWrite(actor, bidPackages.workspace),
  ) as SQL;
  const goes = sql`exists (select 1 from ${bidPackages} where ${stands})`;
  const bids = sql`(select asked.id from bid_invites as asked where asked.package_id = ${id})`;
  const open = and(
    eq(capabilityLinks.subjectType, BID),
    sql`${capabilityLinks.subjectId} in ${bids}`,
    eq(capabilityLinks.workspace, found.workspace),
    sql`${capabilityLinks.revokedAt} is null and ${capabilityLinks.expiresAt} > ${at}`,
    goes,
  ) as SQL;
  const ofPackage = (process: string, records: SQL) =>
    and(eq(processEvents.process, process), sql`${processEvents.recordId} in ${records}`);
  const event = { act: "link.revoked", actor: actor.owner, subject: `${BID_PACKAGE}:${id}` };
  const isLogged = !found.workspace.startsWith("visitor:");
  const { results } = await audited(store, {
    events: isLogged ? [{ chain: found.workspace, ...event, details: { record: BID } }] : [],
    when: sql`exists (select 1 from ${capabilityLinks} where ${open})`,
    statements: [
      db.update(capabilityLinks).set({ revokedAt: at }).where(open),
      db.delete(posts).where(and(eq(posts.subjectType, BID), sql`${posts.subjectId} in ${bids}`, goes)),
      db
        .delete(processEvents)
        .where(
          and(
            or(ofPackage(bidBound.graph.name, bids), ofPackage(packageBound.graph.name, sql`(${id})`)),
            goes,
          ),
        ),
      db
        .delete(chainLinks)
        .where(
          and(
            or(
              and(eq(chainLinks.fromKind, "bidPackage"), eq(chainLinks.fromId, id)),
              and(eq(chainLinks.toKind, "bidPackage"), eq(chainLinks.toId, id)),
            ),
            goes,
          ),
        ),
      db.delete(bidPackages).where(stands).returning({ id: bidPackages.id }),
    ],
  });
  if ((results.at(-1) as { id: string }[]).length === 0) return { ok: false, error: "stale" };
  await dropFiles(store, actor, { workspace: found.workspace as WorkspaceId, type: BID_PACKAGE, id });
  return { ok: true };
}

/**
 * Removes a company that was asked by mistake: its link has ended, and neither a bid nor a question came of it. What was
 * asked is answered to all, and stays.
 */
export async function removeInvite(
  { db, now }: Deps,
  actor: Person,
  { id: packageId, bid }: { id: string; bid: string },
): Promise<Removed> {
  const stands = sql`not ${linkStands(now())}
    and bid_invites.state in ('invited', 'intends', 'declined')
    and not exists (select 1 from bid_offers as sent where sent.invite_id = bid_invites.id)
    and not exists (select 1 from bid_questions as mine where mine.invite_id = bid_invites.id)
    and exists (select 1 from bid_packages as asked where asked.id = bid_invites.package_id
      and asked.state in ('draft', 'open'))`;
  const which = and(
    eq(bidInvites.id, bid),
    eq(bidInvites.packageId, packageId),
    stands,
    mayWrite(actor, bidInvites.workspace),
  ) as SQL;
  const [, gone] = await db.batch([
    db
      .delete(processEvents)
      .where(
        and(
          eq(processEvents.process, bidBound.graph.name),
          eq(processEvents.recordId, bid),
          sql`exists (select 1 from ${bidInvites} where ${which})`,
        ),
      ),
    db.delete(bidInvites).where(which).returning({ id: bidInvites.id }),
  ]);
  if (gone.length > 0) return { ok: true };
  const [found] = await db
    .select({ may: sql<number>`(${mayWrite(actor, bidInvites.workspace)})` })
    .from(bidInvites)
    .where(
      and(eq(bidInvites.id, bid), eq(bidInvites.packageId, packageId), mayRead(actor, bidInvites.workspace)),
    );
  if (!found) return { ok: false, error: "gone" };
  return { ok: false, error: found.may ? "fixed" : "not-allowed" };
}
