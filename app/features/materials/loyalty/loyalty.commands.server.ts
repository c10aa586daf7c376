import { and, eq, sql } from "drizzle-orm";
import { availableIn, isOverdrawn, posting, reversing } from "~/engines/ledger/ledger.server.ts";
import { began, move } from "~/engines/process/process.server.ts";
import { mayManage, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import { hasListingLimit } from "~/features/general/membership/entitlements.queries.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import type { WorkspaceId } from "~/services/workspace.ts";
import { type Database, inTurn, isTaken } from "~db/client.ts";
import { loyaltyRedemptions, loyaltyReminders, loyaltyRewards } from "~db/schema/loyalty.ts";
import { earnedIn, isInCrew } from "./loyalty.queries.server.ts";
import { PERKS } from "./loyalty.rules.ts";
import { accountsOf, GIVEN, REDEEMED, RETURNED } from "./points.ts";
import redemption from "./redemption.process.server.ts";

interface Deps {
  db: Database;
  now: () => Date;
  provider: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

const keyOf = (redemptionId: string) => `redemption:${redemptionId}`;

export type RedeemRefusal = "not-allowed" | "gone" | "sold-out" | "tier" | "insufficient" | "needless";

/**
 * Turns points into a reward, once for a form: what it costs is compared and taken in one batch with the reward, its stock
 * and its tier, so that of two tabs one gets it.
 */
export async function redeem(
  { db, now, provider }: Deps,
  actor: Person,
  { idem: id, reward, points }: { idem: string; reward: string; points: number },
): Promise<CommandResult<RedeemRefusal, { repeated: boolean }>> {
  const at = now();
  const moment = at.toISOString();
  const { workspace } = actor;
  const accounts = accountsOf(provider);
  const mine = accounts.points.of(workspace);
  const perk = PERKS.find(({ id: one }) => one === reward);
  const endsAt = perk ? new Date(at.getTime() + perk.days * DAY_MS).toISOString() : null;
  const offers = loyaltyRewards;
  const is = {
    may: mayWrite(actor, workspace),
    // At the price that the page showed.
    there: perk
      ? sql`${perk.points} = ${points}`
      : sql`exists (select 1 from ${offers} as offered where offered.id = ${reward} and offered.points = ${points})`,
    left: perk
      ? sql`1`
      : sql`exists (select 1 from ${offers} as offered where offered.id = ${reward}
        and (offered.stock is null or offered.stock > 0))`,
    open: perk
      ? sql`1`
      : sql`coalesce((select offered.least_earned from ${offers} as offered where offered.id = ${reward})
        <= ${earnedIn(mine, at)}, 0)`,
    // Where the plan has no limit there is nothing to add to it.
    needed: perk ? hasListingLimit(workspace, at) : sql`1`,
    enough: sql`${availableIn(mine, at)} >= ${points}`,
  };
  const all = sql`${is.may} and ${is.there} and ${is.left} and ${is.open} and ${is.needed} and ${is.enough}`;
  const redeemed = perk
    ? sql`select ${id}, ${workspace}, ${perk.id}, ${provider}, ${perk.points}, 0, null, 0, 'open', ${moment}, 1,
        ${moment}, 0, ${perk.perk}, ${endsAt}`
    : sql`select ${id}, ${workspace}, offered.id, ${provider}, offered.points, offered.off_cents, offered.product_id,
        offered.least_cents, 'open', ${moment}, 1, ${moment}, offered.whole, null, null
        from ${offers} as offered where offered.id = ${reward}`;
  try {
    await inTurn(() =>
      db.batch([
        takeOnlyIf(db, workspace, id, at, all),
        db.insert(loyaltyRedemptions).select(redeemed),
        db
          .update(loyaltyRewards)
          .set({ stock: sql`${loyaltyRewards.stock} - 1` })
          .where(and(eq(loyaltyRewards.id, reward), sql`${loyaltyRewards.stock} is not null`)),
        ...posting(
          db,
          {
            key: keyOf(id),
            reason: REDEEMED,
            subject: { type: perk ? "perk" : "redemption", id },
            movements: [{ from: mine, to: accounts.redeemed, amount: points }],
          },
          { now: at },
        ),
        began(db, redemption, actor, { record: id, party: "holder", now: at }),
      ]),
    );
    return { ok: true, repeated: false };
  } catch (error) {
    if (isRepeat(error)) return { ok: true, repeated: true };
    if (isTaken(error, "loyalty_redemptions.id")) return { ok: false, error: "gone" };
    if (isOverdrawn(error)) return { ok: false, error: "insufficient" };
    if (!isRefused(error)) throw error;
  }
  const [found] = await db
    .select({
      may: sql<number>`(${is.may})`,
      there: sql<number>`${is.there}`,
      left: sql<number>`${is.left}`,
      open: sql<number>`${is.open}`,
      needed: sql<number>`${is.needed}`,
    })
    .from(sql`(select 1)`);
  if (!found?.may) return { ok: false, error: "not-allowed" };
  if (!found.there) return { ok: false, error: "gone" };
  if (!found.left) return { ok: false, error: "sold-out" };
  if (!found.needed) return { ok: false, error: "needless" };
  return { ok: false, error: found.open ? "insufficient" : "tier" };
}

/** Gives back a reward that was not used and is not over: its points come back with the time that they had left. */
export async function cancelRedemption(
  { db, now }: Deps,
  actor: Person,
  { idem, redemption: record, version }: { idem: string; redemption: string; version: number },
): Promise<CommandResult<"gone" | "not-allowed" | "stale" | "used">> {
  const moved = await move({ db, now }, redemption, actor, {
    record,
    transition: "cancel",
    version,
    idem,
    also: ({ now: at, happened }) =>
      reversing(
        db,
        { key: `${keyOf(record)}:back`, of: keyOf(record), reason: RETURNED },
        { now: at, when: happened },
      ),
  });
  if (moved.ok) return { ok: true };
  if (moved.error === "blocked") return { ok: false, error: "used" };
  if (moved.error === "gone" || moved.error === "not-allowed") return { ok: false, error: moved.error };
  return { ok: false, error: "stale" };
}

/** Gives points to somebody of the crew, once for a form. They keep the time that they had left. */
export async function givePoints(
  { db, now, provider }: Deps,
  actor: Person,
  { idem, to, points }: { idem: string; to: string; points: number },
): Promise<CommandResult<"not-allowed" | "stranger" | "insufficient">> {
  const at = now();
  const { workspace } = actor;
  const { points: kind } = accountsOf(provider);
  const mine = kind.of(workspace);
  const theirs: WorkspaceId = `user:${to}`;
  if (theirs === workspace) return { ok: false, error: "stranger" };
  // Names nobody: postings stay when an account goes.
  const key = `gift:${await submissionKey(idem, workspace)}`;
  const may = mayManage(actor, workspace);
  const known = isInCrew(actor, sql`${to}`);
  try {
    await inTurn(() =>
      db.batch([
        takeOnlyIf(
          db,
          workspace,
          idem,
          at,
          sql`${may} and ${known} and ${availableIn(mine, at)} >= ${points}`,
        ),
        ...posting(
          db,
          {
            key,
            reason: GIVEN,
            movements: [{ from: mine, to: kind.of(theirs), amount: points }],
          },
          { now: at },
        ),
      ]),
    );
    return { ok: true };
  } catch (error) {
    if (isRepeat(error)) return { ok: true };
    if (isOverdrawn(error)) return { ok: false, error: "insufficient" };
    if (!isRefused(error)) throw error;
  }
  const [found] = await db
    .select({ may: sql<number>`(${may})`, known: sql<number>`${known}` })
    .from(sql`(select 1)`);
  if (!found?.may) return { ok: false, error: "not-allowed" };
  return { ok: false, error: found.known ? "insufficient" : "stranger" };
}

/** How many days before points expire their owner is told; 0 for never. */
export async function setReminder(
  { db, now }: Pick<Deps, "db" | "now">,
  actor: Person,
  { days }: { days: number },
): Promise<CommandResult> {
  const { workspace } = actor;
  const own = and(eq(loyaltyReminders.workspace, workspace), mayWrite(actor, workspace));
  if (days === 0) await db.delete(loyaltyReminders).where(own);
  else
    await db
      .insert(loyaltyReminders)
      .select(
        sql`select ${workspace}, ${days}, null, ${now().toISOString()} where ${mayWrite(actor, workspace)}`,
      )
      .onConflictDoUpdate({ target: loyaltyReminders.workspace, set: { days } });
  return { ok: true };
}
