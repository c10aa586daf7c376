import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { began, type MoveRefusal, move } from "~/engines/process/process.server.ts";
import {
  type Actor,
  isMember,
  makeLink,
  mayRead,
  mayStill,
  mayWrite,
  type Person,
} from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { idFrom } from "~/lib/hash.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import type { WorkspaceId } from "~/services/workspace.ts";
import { isTaken } from "~db/client.ts";
import { bidInvites, bidPackages, bidQuestions } from "~db/schema/bids.ts";
import bidBound from "./bid.process.server.ts";
import { BID, BID_LIMITS as MOST } from "./bids.limits.ts";
import { linkStands } from "./bids.queries.server.ts";
import type { NewPlug } from "./bids.schemas.ts";
import type { Deps } from "./packages.commands.server.ts";

type LinkDeps = Parameters<typeof makeLink>[0];

const linkOf = (idem: string, workspace: WorkspaceId, { id, company }: { id: string; company: string }) => ({
  ...{ idem, workspace, subject: { type: BID, id }, name: company, verbs: ["answer"] as const },
  ...{ kind: "person" as const, days: MOST.linkDays, asksName: false },
});

/**
 * Asks a company for a bid, with a link of its own where whoever asks has an account. A company is asked once; what is sent
 * twice is one invitation with one link.
 */
export async function inviteCompany(
  deps: LinkDeps,
  actor: Person,
  { id: packageId, idem, company }: { id: string; idem: string; company: string },
): Promise<CommandResult<"gone" | "full" | "twice" | "too-many" | "not-allowed">> {
  const { db, now } = deps;
  const at = now();
  const { workspace } = actor;
  const id = await idFrom(idem, workspace, packageId, company);
  const link = await idFrom("link", id);
  const stands = sql`exists (select 1 from ${bidPackages} where ${bidPackages.id} = ${packageId}
    and ${bidPackages.workspace} = ${workspace} and ${bidPackages.state} in ('draft', 'open'))`;
  const asked = sql`(select count(*) from ${bidInvites} where ${bidInvites.packageId} = ${packageId})`;
  const may = sql`(${stands} and ${asked} < ${MOST.invites} and ${mayWrite(actor, workspace)})`;
  try {
    await db.batch([
      takeOnlyIf(db, workspace, await submissionKey(idem, BID, id), at, may),
      db.insert(bidInvites).values({
        ...{ id, workspace, packageId, company, acks: [] },
        ...{ linkId: isMember(actor) ? link : null },
        ...{ stateSince: at.toISOString(), createdAt: at.toISOString() },
      }),
      began(db, bidBound, actor, { record: id, party: "buyer", now: at }),
    ]);
  } catch (error) {
    if (isTaken(error, "bid_invites.company")) return { ok: false, error: "twice" };
    if (isRefused(error)) {
      if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
      const [why] = await db.select({ there: sql<number>`(${stands})` }).from(sql`(select 1)`);
      return { ok: false, error: why?.there ? "full" : "gone" };
    }
    if (!isRepeat(error)) throw error;
  }
  if (!isMember(actor)) return { ok: true };
  const made = await makeLink(deps, actor, linkOf(link, workspace, { id, company }));
  return made.ok ? { ok: true } : made;
}

/**
 * Makes a link for a company that was asked and has none that stands: it could not be made, or ended. The bid stays as it
 * is. Which link it is follows from the one before, so that pressing twice makes one.
 */
export async function linkAgain(
  deps: LinkDeps,
  actor: Person,
  { id: packageId, bid }: { id: string; bid: string },
): Promise<CommandResult<"gone" | "too-many" | "not-allowed">> {
  const { db, now } = deps;
  const [found] = await db
    .select({
      ...{ workspace: bidInvites.workspace, company: bidInvites.company, linkId: bidInvites.linkId },
      stands: sql<number>`${linkStands(now())}`,
      isMade: sql<number>`exists (select 1 from capability_links as held where held.id = ${bidInvites.linkId})`,
      may: sql<number>`(${mayWrite(actor, bidInvites.workspace)})`,
    })
    .from(bidInvites)
    .innerJoin(bidPackages, eq(bidPackages.id, bidInvites.packageId))
    .where(
      and(
        eq(bidInvites.id, bid),
        eq(bidPackages.id, packageId),
        inArray(bidPackages.state, ["draft", "open"]),
        mayRead(actor, bidInvites.workspace),
      ),
    );
  if (!found) return { ok: false, error: "gone" };
  if (!found.may || !isMember(actor)) return { ok: false, error: "not-allowed" };
  if (found.stands) return { ok: true };
  const { linkId, company } = found;
  const link = linkId && !found.isMade ? linkId : await idFrom("link", linkId ?? bid);
  const made = await makeLink(
    deps,
    actor,
    linkOf(link, found.workspace as WorkspaceId, { id: bid, company }),
  );
  if (!made.ok) return made;
  await db
    .update(bidInvites)
    .set({ linkId: link })
    .where(
      and(
        eq(bidInvites.id, bid),
        sql`${bidInvites.linkId} is ${linkId}`,
        mayWrite(actor, bidInvites.workspace),
      ),
    );
  return { ok: true };
}

/** Answers a question, for all bidders; once. */
export async function answerQuestion(
  { db, now }: Deps,
  actor: Person,
  { id, question, answer }: { id: string; question: string; answer: string },
): Promise<CommandResult<"gone" | "stale" | "not-allowed">> {
  const [done] = await db
    .update(bidQuestions)
    .set({ answer, answeredAt: now().toISOString() })
    .where(
      and(
        eq(bidQuestions.id, question),
        eq(bidQuestions.packageId, id),
        isNull(bidQuestions.answeredAt),
        mayWrite(actor, bidQuestions.workspace),
      ),
    )
    .returning({ id: bidQuestions.id });
  if (done) return { ok: true };
  const [there] = await db
    .select({ answer: bidQuestions.answer, may: sql<number>`(${mayWrite(actor, bidQuestions.workspace)})` })
    .from(bidQuestions)
    .where(and(eq(bidQuestions.id, question), mayRead(actor, bidQuestions.workspace)));
  if (!there) return { ok: false, error: "gone" };
  if (!there.may) return { ok: false, error: "not-allowed" };
  return there.answer === answer ? { ok: true } : { ok: false, error: "stale" };
}

/** Lets a bid in that came too late. Why is written into its history. */
export const acceptLate = (
  deps: Deps,
  actor: Person,
  { id, ...moving }: { id: string; version: number; idem: string; note: string },
): Promise<CommandResult<MoveRefusal>> =>
  move(deps, bidBound, actor, { record: id, transition: "acceptLate", ...moving });

/** Sets an amount for what a bid lacks, that it lacks it, or that it is paid twice; or takes that back. */
export async function setPlug(
  { db }: Deps,
  actor: Person,
  { bid, item, mark, amount, source }: NewPlug & { bid: string },
): Promise<CommandResult<"gone" | "fixed" | "not-allowed">> {
  const value = mark === "" ? null : { mark, cents: amount, source };
  const of = sql`(select found.package_id from bid_invites as found where found.id = ${bid} and found.state = 'submitted')`;
  const mine = sql.raw("'$.\"'");
  const path = sql`(${mine} || ${bid} || '"')`;
  // The mark is replaced whole: a patch alone would leave parts of the one before it.
  const cleared = sql`json_patch(coalesce(json_extract(${bidPackages.plugs}, ${path}), '{}'), ${JSON.stringify({ [item]: null })})`;
  const patched =
    value === null ? cleared : sql`json_set(${cleared}, ${`$.${item}`}, json(${JSON.stringify(value)}))`;
  const [done] = await db
    .update(bidPackages)
    .set({
      plugs: sql`json_set(${bidPackages.plugs}, ${path}, json(${patched}))`,
      version: sql`${bidPackages.version} + 1`,
      sample: false,
    })
    .where(
      and(
        sql`${bidPackages.id} = ${of}`,
        eq(bidPackages.state, "leveling"),
        sql`exists (select 1 from json_each(${bidPackages.items}) as one where json_extract(one.value, '$.id') = ${item})`,
        mayWrite(actor, bidPackages.workspace),
      ),
    )
    .returning({ id: bidPackages.id });
  if (done) return { ok: true };
  const [there] = await db
    .select({ may: sql<number>`(${mayWrite(actor, bidPackages.workspace)})` })
    .from(bidPackages)
    .where(and(sql`${bidPackages.id} = ${of}`, mayRead(actor, bidPackages.workspace)));
  if (!there) return { ok: false, error: "gone" };
  return { ok: false, error: there.may ? "fixed" : "not-allowed" };
}

/** A bid, for what is said about it: in its own workspace, whichever one its reader has chosen. */
export const bidSubject = (id: string) => ({
  workspace: sql`(select asked.workspace_id from bid_invites as asked where asked.id = ${id})`,
  type: BID,
  id,
});

/** What is unclear in a bid is asked once the bids are open. */
export const bidStands = (id: string, actor: Actor) =>
  sql`exists (select 1 from ${bidInvites} inner join ${bidPackages} on ${bidPackages.id} = ${bidInvites.packageId}
    where ${bidInvites.id} = ${id} and ${bidPackages.state} in ('leveling', 'awarded')
    and ${mayRead(actor, bidInvites.workspace, { type: BID, id: bidInvites.id })})`;
