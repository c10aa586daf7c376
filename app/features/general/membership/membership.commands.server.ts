import { and, eq, type SQL, sql } from "drizzle-orm";
import { began, type Moved, type MoveRefusal, move } from "~/engines/process/process.server.ts";
import { mayManage, type Person } from "~/engines/trust/trust.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Statement } from "~/services/contribution.ts";
import { isRefused, isRepeat, takeOnlyIf } from "~/services/submissions.server.ts";
import { type Database, inTurn, isTaken } from "~db/client.ts";
import { membershipCharges, memberships } from "~db/schema/membership.ts";
import bound, { isOpen } from "./membership.process.server.ts";
import { readMembership } from "./membership.queries.server.ts";
import { changeTo, type PaidTier } from "./plan-change.logic.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

/** How money is asked for and goes back: the orders'. */
export interface Billing {
  bill: (
    actor: Person,
    bill: {
      id: string;
      kind: "membership";
      item: string;
      text: string;
      amountCents: number;
      email: string;
      language: string;
    },
  ) => Statement[];
  owedBack: (back: { orders: SQL; amountCents: number; key: string; when: SQL }, now: Date) => Statement[];
}

/** The row that a workspace has from its first step on; a second one changes nothing. */
async function ensure({ db, now }: Deps, actor: Person, language: Language): Promise<void> {
  const id = crypto.randomUUID();
  const at = now().toISOString();
  try {
    await db.batch([
      db.insert(memberships).select(
        sql`select ${id}, ${actor.workspace}, 'free', ${at}, 1, 'builder', null, null, null, null, 0, null, null, null,
          'UTC', ${language}, ${at} where ${mayManage(actor, actor.workspace)}
          and not exists (select 1 from ${memberships} as other where other.workspace_id = ${actor.workspace})`,
      ),
      began(db, bound, actor, { record: id, party: "holder", now: now() }),
    ]);
  } catch (error) {
    if (!isTaken(error, "memberships.workspace_id")) throw error;
  }
}

export type TrialRefusal = "tried" | "not-allowed" | "stale";

/** Begins the trial: once for a workspace, and once for whoever begins it. */
export async function startTrial(
  deps: Deps,
  actor: Person,
  { idem, language }: { idem: string; language: Language },
): Promise<CommandResult<TrialRefusal>> {
  await ensure(deps, actor, language);
  const { id, tried } = await readMembership(deps, actor);
  if (!id) return { ok: false, error: "not-allowed" };
  try {
    const moved = await move(deps, bound, actor, { record: id, transition: "try", idem });
    if (moved.ok) return { ok: true };
    if (moved.error === "blocked" || tried) return { ok: false, error: "tried" };
    return { ok: false, error: moved.error === "not-allowed" ? "not-allowed" : "stale" };
  } catch (error) {
    // Two workspaces at once: the second of them is refused by the table.
    if (isTaken(error, "memberships.trial_by")) return { ok: false, error: "tried" };
    throw error;
  }
}

export interface Asked {
  /** The key of the form, and the id of the order. */
  idem: string;
  to: PaidTier;
  /** What the page showed. */
  seenCents: number;
  version: number;
  email: string;
  language: Language;
  /** The line of the invoice. */
  text: string;
}

export type ChargeRefusal = "changed" | "open" | "not-allowed";

/**
 * Opens an invoice for a plan, once for a form. One stands open at a time, whichever tab asks: the batch begins with the
 * question whether the plan is as the page showed it. Nothing of the plan changes before it is paid.
 */
export async function openCharge(
  deps: Deps & Pick<Billing, "bill">,
  actor: Person,
  asked: Asked,
): Promise<CommandResult<ChargeRefusal, { order: string }, { order?: string }>> {
  const { db, now } = deps;
  const { idem, to, email, language, text } = asked;
  if (asked.version === 0) await ensure(deps, actor, language);
  const found = await readMembership(deps, actor);
  if (found.charges.some(({ id }) => id === idem)) return { ok: true, order: idem };
  const open = found.charges.find((one) => one.open);
  if (open) return { ok: false, error: "open", order: open.id };
  if (!found.id) return { ok: false, error: "not-allowed" };
  const at = now();
  const moment = at.toISOString();
  const change = changeTo(found, to, at);
  const seen = asked.version === 0 ? found.state === "free" : asked.version === found.version;
  const { kind, dueCents, periodStart, periodEnd } = change;
  if (!seen || dueCents !== asked.seenCents || dueCents === 0) return { ok: false, error: "changed" };
  if (kind !== "start" && kind !== "upgrade" && kind !== "renewal") return { ok: false, error: "changed" };
  const condition = sql`exists (select 1 from ${memberships} as held where held.id = ${found.id}
      and held.version = ${found.version})
    and not exists (select 1 from ${membershipCharges} as asked where asked.membership_id = ${found.id} and ${isOpen})
    and ${mayManage(actor, actor.workspace)}`;
  const { workspace } = actor;
  try {
    await inTurn(() =>
      db.batch([
        takeOnlyIf(db, workspace, idem, at, condition),
        db.insert(membershipCharges).values({
          id: idem,
          workspace,
          membershipId: found.id as string,
          kind,
          tier: to,
          periodStart,
          periodEnd,
          amountCents: dueCents,
          createdAt: moment,
        }),
        db
          .update(memberships)
          .set({ chargedAt: moment, language })
          .where(and(eq(memberships.id, found.id as string))),
        ...deps.bill(actor, {
          id: idem,
          kind: "membership",
          item: `plan-${to}`,
          text,
          amountCents: dueCents,
          email,
          language,
        }),
      ]),
    );
    return { ok: true, order: idem };
  } catch (error) {
    if (!isRefused(error) && !isRepeat(error) && !isTaken(error, "membership_charges.id")) throw error;
    const after = await readMembership(deps, actor);
    if (after.charges.some(({ id }) => id === idem)) return { ok: true, order: idem };
    const other = after.charges.find((one) => one.open);
    if (other) return { ok: false, error: "open", order: other.id };
    return { ok: false, error: after.version === found.version ? "not-allowed" : "changed" };
  }
}

export interface Step {
  idem: string;
  version: number;
  /** What the page said would go back. */
  seenCents: number;
  note?: string;
}

/** What was paid for the period that runs. */
const paidOrders = (membership: string): SQL => sql`(select asked.id from ${membershipCharges} as asked
  join ${memberships} as held on held.id = asked.membership_id
  where held.id = ${membership} and asked.applied_at is not null and asked.period_end = held.period_end)`;

type StepRefusal = MoveRefusal | "changed";

async function stepBack(
  deps: Deps & Pick<Billing, "owedBack">,
  actor: Person,
  transition: "downgrade" | "leaveNow",
  { idem, version, seenCents, note }: Step,
): Promise<CommandResult<StepRefusal, { backCents: number }, { guard?: string }>> {
  const found = await readMembership(deps, actor);
  if (!found.id) return { ok: false, error: "gone" };
  const { backCents } = changeTo(found, transition === "downgrade" ? "pro" : "builder", deps.now());
  // A form that was sent twice finds the plan changed already: the engine answers it as the first time.
  const isAsSeen = found.version === version;
  if (isAsSeen && backCents !== seenCents) return { ok: false, error: "changed" };
  const also = ({ happened, now }: Moved) =>
    deps.owedBack(
      {
        orders: paidOrders(found.id as string),
        amountCents: backCents,
        key: `plan:${idem}`,
        when: happened,
      },
      now,
    );
  const moved = await move(deps, bound, actor, { record: found.id, transition, version, idem, note, also });
  return moved.ok ? { ok: true, backCents } : moved;
}

/** To the smaller plan at once; what is paid for and has not begun is due to go back in the same batch. */
export const downgrade = (deps: Deps & Pick<Billing, "owedBack">, actor: Person, step: Step) =>
  stepBack(deps, actor, "downgrade", step);

/** Ends the plan at once. */
export const leaveNow = (deps: Deps & Pick<Billing, "owedBack">, actor: Person, step: Step) =>
  stepBack(deps, actor, "leaveNow", step);

/** Ends it with its period, or takes that back. */
export async function leaveLater(
  deps: Deps,
  actor: Person,
  { idem, version, stay }: { idem: string; version: number; stay: boolean },
): Promise<CommandResult<MoveRefusal>> {
  const { id } = await readMembership(deps, actor);
  if (!id) return { ok: false, error: "gone" };
  const transition = stay ? "stay" : "leaveLater";
  const moved = await move(deps, bound, actor, { record: id, transition, version, idem });
  return moved.ok ? { ok: true } : { ok: false, error: moved.error };
}

/** Where the workspace's calendar months begin. */
export async function setZone(
  { db }: Deps,
  actor: Person,
  { zone }: { zone: string },
): Promise<CommandResult<"not-allowed">> {
  const changed = await db
    .update(memberships)
    .set({ siteZone: zone })
    .where(and(eq(memberships.workspace, actor.workspace), mayManage(actor, memberships.workspace)))
    .returning({ id: memberships.id });
  return changed.length === 1 ? { ok: true } : { ok: false, error: "not-allowed" };
}
