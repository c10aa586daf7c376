import { and, eq, type SQL, sql } from "drizzle-orm";
import { type MoveRefusal, move, settle } from "~/engines/process/process.server.ts";
import { type Holder, mayAct, recordAct, tellMaker } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { idFrom } from "~/lib/hash.ts";
import { bidInvites, bidOffers, bidQuestions } from "~db/schema/bids.ts";
import bidBound from "./bid.process.server.ts";
import { hashOf } from "./bid-code.server.ts";
import { BID, GRACE_MS, BID_LIMITS as MOST } from "./bids.limits.ts";
import type { Offer } from "./leveling.ts";
import packageBound from "./package.process.server.ts";
import type { Deps } from "./packages.commands.server.ts";

const subject = { type: BID, id: bidInvites.id };
const isBidder = (holder: Holder): SQL => mayAct(holder, "answer", bidInvites.workspace, subject);
/** Nobody has taken the bid in hand yet, or whoever asks knows its code. */
const knows = (hash: string): SQL =>
  sql`(${bidInvites.codeHash} is null or ${bidInvites.codeHash} = ${hash})`;

const stillOpen = (now: Date) =>
  sql`exists (select 1 from bid_packages as asked where asked.id = ${bidInvites.packageId}
    and asked.state = 'open' and asked.due_at > ${new Date(now.getTime() - GRACE_MS).toISOString()})`;

/** Writes down that time has closed the package of a bid, before the bid is judged by it. */
async function settled(deps: Deps, id: string) {
  const [found] = await deps.db
    .select({ id: bidInvites.packageId, codeHash: bidInvites.codeHash })
    .from(bidInvites)
    .where(eq(bidInvites.id, id));
  if (found) await settle(deps, packageBound, { record: found.id });
  return found;
}

export interface Step {
  id: string;
  version: number;
  idem: string;
}

/** Says whether a company means to bid; a refusal takes a reason. Once the bid has a code, only its code does. */
export async function intend(
  deps: Deps,
  holder: Holder,
  { id, answer, note, code, ...step }: Step & { answer: "intend" | "decline"; code: string; note?: string },
): Promise<CommandResult<MoveRefusal | "code", object, { guard?: string }>> {
  const hash = await hashOf(id, code);
  const before = await settled(deps, id);
  if (before?.codeHash && before.codeHash !== hash) return { ok: false, error: "code" };
  return move(deps, bidBound, holder, { record: id, transition: answer, note, when: knows(hash), ...step });
}

/**
 * Begins a bid anew, for a bidder whose code is lost: until it is due, whoever holds the link may, and the history says so.
 * The draft goes, and what was sent before counts no longer; no code opens it, the one that comes next neither.
 */
export const beginAnew = (
  deps: Deps,
  holder: Holder,
  { id, ...step }: Step,
): Promise<CommandResult<MoveRefusal, object, { guard?: string }>> =>
  move(deps, bidBound, holder, {
    ...{ record: id, transition: "anew", ...step },
    when: sql`${bidInvites.codeHash} is not null`,
    also: ({ db, records }) => [
      db.update(bidInvites).set({ codeHash: null, draft: null }).where(sql`${bidInvites.id} in ${records}`),
    ],
  });

/** Takes a bid back until it is due. Only its code does. */
export async function withdraw(
  deps: Deps,
  holder: Holder,
  { id, code, ...step }: Step & { code: string },
): Promise<CommandResult<MoveRefusal | "code", object, { guard?: string }>> {
  const hash = await hashOf(id, code);
  const before = await settled(deps, id);
  if (before?.codeHash && before.codeHash !== hash) return { ok: false, error: "code" };
  return move(deps, bidBound, holder, { record: id, transition: "withdraw", when: knows(hash), ...step });
}

/** Acknowledges an addendum; once. Whoever else has the link speaks for no bidder: once the bid has a code, it takes it. */
export async function acknowledge(
  { db, now }: Deps,
  holder: Holder,
  { id, n, code }: { id: string; n: number; code: string },
): Promise<CommandResult<"gone" | "code">> {
  const known = knows(await hashOf(id, code));
  const at = now().toISOString();
  const has = sql`exists (select 1 from json_each(${bidInvites.acks}) as one where json_extract(one.value, '$.n') = ${n})`;
  const issued = sql`exists (select 1 from bid_packages as asked where asked.id = ${bidInvites.packageId}
    and ${n} between 1 and json_array_length(asked.addenda))`;
  await db
    .update(bidInvites)
    .set({ acks: sql`json_insert(${bidInvites.acks}, '$[#]', json_object('n', ${n}, 'at', ${at}))` })
    .where(and(eq(bidInvites.id, id), issued, known, sql`not ${has}`, isBidder(holder)));
  const [found] = await db
    .select({ has: sql<number>`(${has})`, known: sql<number>`${known}` })
    .from(bidInvites)
    .where(and(eq(bidInvites.id, id), isBidder(holder)));
  if (found?.has) return { ok: true };
  return { ok: false, error: found && !found.known ? "code" : "gone" };
}

/** Asks the buyer something, which all bidders read with its answer, and nobody reads who asked. */
export async function ask(
  { db, now }: Deps,
  holder: Holder,
  { id, idem, question }: { id: string; idem: string; question: string },
): Promise<CommandResult<"closed" | "full">> {
  const at = now();
  const key = await idFrom(idem, id, question);
  const before = sql`(select count(*) from bid_questions as mine where mine.invite_id = ${bidInvites.id})`;
  const may = and(eq(bidInvites.id, id), isBidder(holder), stillOpen(at));
  const [made] = await db
    .insert(bidQuestions)
    .select(
      sql`select ${key}, ${bidInvites.workspace}, ${bidInvites.packageId}, ${bidInvites.id}, ${question}, '', null,
        ${at.toISOString()} from ${bidInvites} where ${may} and ${before} < ${MOST.questions}`,
    )
    .onConflictDoNothing()
    .returning({ id: bidQuestions.id });
  if (made) return { ok: true };
  const [[same], [found]] = await db.batch([
    db.select({ id: bidQuestions.id }).from(bidQuestions).where(eq(bidQuestions.id, key)),
    db.select({ id: bidInvites.id }).from(bidInvites).where(may),
  ]);
  if (same) return { ok: true };
  return { ok: false, error: found ? "full" : "closed" };
}

/** Keeps a bid as it was typed, unfinished or not, for whoever knows its code. */
export async function keepDraft(
  { db }: Deps,
  holder: Holder,
  { id, code, draft }: { id: string; code: string; draft: Record<string, string> },
): Promise<CommandResult<"code">> {
  const hash = await hashOf(id, code);
  const [kept] = await db
    .update(bidInvites)
    .set({ draft, codeHash: hash })
    .where(and(eq(bidInvites.id, id), knows(hash), isBidder(holder)))
    .returning({ id: bidInvites.id });
  return kept ? { ok: true } : { ok: false, error: "code" };
}

export interface Submission extends Step {
  offer: Offer;
  code: string;
  /** Whether it is sent although its moment has passed. */
  late: boolean;
}

/**
 * Sends a bid, or a new version of it. Through the second at which it is due it counts; after that it is kept apart, if
 * whoever sends it says so. Nothing that is told of it names a price.
 */
export async function submitBid(
  deps: Deps,
  holder: Holder,
  { id, offer, code, late, ...step }: Submission,
): Promise<CommandResult<MoveRefusal | "code" | "full", object, { guard?: string }>> {
  const hash = await hashOf(id, code);
  const before = await settled(deps, id);
  if (before?.codeHash && before.codeHash !== hash) return { ok: false, error: "code" };
  const [offerId, act] = [crypto.randomUUID(), crypto.randomUUID()];
  const sent = sql`(select count(*) from bid_offers as mine where mine.invite_id = ${bidInvites.id})`;
  const number = sql`(select coalesce(max(mine.number), 0) + 1 from bid_offers as mine where mine.invite_id = ${id})`;
  const moved = await move(deps, bidBound, holder, {
    ...{ record: id, transition: late ? "sendLate" : "submit", ...step },
    when: sql`${knows(hash)} and ${sent} < ${MOST.offers}`,
    also: ({ db, now, records, happened }) => [
      db.insert(bidOffers).select(
        sql`select ${offerId}, (select sent.workspace_id from bid_invites as sent where sent.id = ${id}), ${id}, ${number},
          ${JSON.stringify(offer)}, ${now.toISOString()} where ${happened}`,
      ),
      db
        .update(bidInvites)
        .set({ codeHash: hash, draft: null, late: false })
        .where(sql`${bidInvites.id} in ${records}`),
      recordAct(
        db,
        holder,
        { idem: act, verb: "answer", printedName: "", content: { text: "", decision: "answered" } },
        happened,
      ),
      tellMaker(db, act),
    ],
  });
  if (moved.ok || moved.error !== "stale") return moved;
  const [why] = await deps.db
    .select({ sent: sql<number>`${sent}` })
    .from(bidInvites)
    .where(and(eq(bidInvites.id, id), isBidder(holder)));
  return why && why.sent >= MOST.offers ? { ok: false, error: "full" } : moved;
}
