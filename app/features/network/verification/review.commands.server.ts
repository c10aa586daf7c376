import { and, eq, sql } from "drizzle-orm";
import { type Administrator, type MoveRefusal, move } from "~/engines/process/process.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { dayAfter } from "~/lib/local-day.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import { verificationCases, verificationItems } from "~db/schema/verification.ts";
import { levelOf } from "./level.ts";
import type { Deps } from "./verification.commands.server.ts";
import bound from "./verification.process.server.ts";
import { readShown } from "./verification.queries.server.ts";
import type { Look } from "./verification.schemas.ts";

/** The reviewer's condition of the process: never of one's own case. */
const mayReview = (who: Administrator) => bound.binding.parties.reviewer?.(who) ?? sql`0`;

/**
 * Writes down what a reviewer looked at, where, on which day. Only while the case is in review, as the page showed it, and
 * never of one's own: all of it in the statement.
 */
export async function lookAt(
  { db, now }: Deps,
  who: Administrator,
  { id, version, idem, kind, ...found }: Look & { id: string },
): Promise<CommandResult<"gone" | "stale" | "ahead" | "not-allowed">> {
  const at = now();
  // It is tomorrow somewhere already.
  if (found.lookedOn > dayAfter(at.toISOString().slice(0, 10), 1)) return { ok: false, error: "ahead" };
  const may = sql`exists (select 1 from ${verificationCases} where ${verificationCases.id} = ${id}
    and ${verificationCases.version} = ${version} and ${verificationCases.state} = 'inReview' and ${mayReview(who)}
    and exists (select 1 from verification_items as sent where sent.case_id = ${id} and sent.kind = ${kind}))`;
  const key = await submissionKey(idem, "verification look", id, kind, JSON.stringify(found));
  try {
    await db.batch([
      takeOnlyIf(db, who.owner, key, at, may),
      db
        .update(verificationItems)
        .set({ ...found, reviewer: who.owner })
        .where(and(eq(verificationItems.caseId, id), eq(verificationItems.kind, kind))),
      db
        .update(verificationCases)
        .set({ version: sql`${verificationCases.version} + 1` })
        .where(eq(verificationCases.id, id)),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true };
    if (!isRefused(error)) throw error;
    const [there] = await db
      .select({ may: sql<number>`(${mayReview(who)})` })
      .from(verificationCases)
      .where(eq(verificationCases.id, id));
    if (!there) return { ok: false, error: "gone" };
    return { ok: false, error: there.may ? "stale" : "not-allowed" };
  }
  return { ok: true };
}

interface Deciding {
  record: string;
  transition: string;
  version: number;
  idem: string;
  note: string;
  revokedFor?: string;
}

/**
 * A step of a reviewer's. With the one that verifies, level and last day are worked out from what was looked at and written
 * in the batch of the step; every change of evidence is another version, so that nothing can change in between.
 */
export async function reviewCase(
  deps: Deps,
  who: Administrator,
  { revokedFor, ...moving }: Deciding,
): Promise<CommandResult<MoveRefusal | "noLevel", object, { guard?: string }>> {
  const { db } = deps;
  const { record, transition } = moving;
  if ((transition === "revoke") !== (revokedFor !== undefined)) return { ok: false, error: "blocked" };
  if (transition === "revoke")
    return move(deps, bound, who, {
      ...moving,
      also: ({ happened }) => [
        db
          .update(verificationCases)
          .set({ revokedFor })
          .where(and(eq(verificationCases.id, record), happened)),
      ],
    });
  if (transition !== "verify") return move(deps, bound, who, moving);
  const today = deps.now().toISOString().slice(0, 10);
  const shown = await readShown(db, record, today);
  const { level, until } = levelOf(shown, today);
  const stands = level > 0 && until !== undefined;
  const moved = await move(deps, bound, who, {
    ...moving,
    when: stands ? sql`1` : sql`0`,
    also: ({ happened }) =>
      stands
        ? [
            db
              .update(verificationCases)
              .set({
                ...{ level, untilOn: until, revokedFor: "" },
                endsAt: `${dayAfter(until, 1)}T00:00:00.000Z`,
              })
              .where(and(eq(verificationCases.id, record), happened)),
          ]
        : [],
  });
  return moved.ok || moved.error !== "stale" || stands ? moved : { ok: false, error: "noLevel" };
}
