import { and, eq, inArray, sql } from "drizzle-orm";
import { move } from "~/engines/process/process.server.ts";
import { block, hasBlocked } from "~/engines/talk/talk.server.ts";
import { mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { dayAfter, localDay } from "~/lib/local-day.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import { inTurn } from "~db/client.ts";
import { notifications, users } from "~db/schema/account.ts";
import type { FrozenClearance } from "~db/schema/connections.terms.ts";
import { crewNeeds, freeDays, needResponses } from "~db/schema/connections.ts";
import { calledOf, type Deps, isNamed, mayMeet, nameless, naming, whyNot } from "./among.server.ts";
import { CONNECT_LIMITS } from "./connections.limits.ts";
import { postersOf } from "./connections.queries.server.ts";
import process from "./need.process.server.ts";
import { promisedOf } from "./needs.commands.server.ts";

export interface NewResponse {
  idem: string;
  need: string;
  called: string;
  headcount: number;
  fromDay: string;
  line: string;
  /** How the firm that they chose stands today; nothing where they chose none. */
  clearance?: FrozenClearance;
}

export type RespondRefusal =
  | "gone"
  | "own"
  | "closed"
  | "outside"
  | "too-many"
  | "once"
  | "no-name"
  | "name-taken"
  | "limit"
  | "full";

/**
 * Answers a need, once a person. What they said of their free days and how their firm stands goes with it as it is now, so
 * that it does not change under whoever decides.
 */
export async function respond(
  { db, now: clock }: Deps,
  actor: Person,
  { idem, need: id, called, headcount, fromDay, line, clearance }: NewResponse,
): Promise<CommandResult<RespondRefusal>> {
  const { workspace } = actor;
  const now = clock();
  const at = now.toISOString();
  const key = await submissionKey(idem, id, line);
  const isReached = sql`(not ${hasBlocked(sql`asked.workspace_id`, workspace)}
    and not ${hasBlocked(workspace, sql`asked.workspace_id`)})`;
  const [[need], [before], [free]] = await db.batch([
    db
      .select({
        ...{ workspace: crewNeeds.workspace, state: crewNeeds.state, overAt: crewNeeds.overAt },
        ...{ firstDay: crewNeeds.firstDay, lastDay: crewNeeds.lastDay, zone: crewNeeds.siteZone },
        ...{ headcount: crewNeeds.headcount, sample: crewNeeds.sample },
        open: sql<number>`(${crewNeeds.headcount} - ${promisedOf(sql`${crewNeeds.id}`)})`.as("open_places"),
        reached: sql<number>`(not ${hasBlocked(crewNeeds.workspace, workspace)})`.as("reached"),
      })
      .from(crewNeeds)
      .where(eq(crewNeeds.id, id)),
    db
      .select({ id: needResponses.id })
      .from(needResponses)
      .where(and(eq(needResponses.needId, id), eq(needResponses.workspace, workspace))),
    db.select({ days: freeDays.days }).from(freeDays).where(eq(freeDays.workspace, workspace)),
  ]);
  if (before) return before.id === idem ? { ok: true } : { ok: false, error: "once" };
  // Whom somebody blocked is told the same as of a need that is not there.
  if (!need || need.sample || !need.reached) return { ok: false, error: "gone" };
  if (need.workspace === workspace) return { ok: false, error: "own" };
  if (need.state !== "open" || need.overAt <= at) return { ok: false, error: "closed" };
  if (fromDay < need.firstDay || fromDay > need.lastDay || fromDay < localDay(now, need.zone))
    return { ok: false, error: "outside" };
  if (headcount > need.open) return { ok: false, error: "too-many" };
  const days = (free?.days ?? []).filter((day) => day >= need.firstDay && day <= need.lastDay);
  const stands = sql`exists (select 1 from ${crewNeeds} as asked where asked.id = ${id} and asked.state = 'open'
    and asked.over_at > ${at} and ${isReached})`;
  const hasRoom = sql`((select count(*) from ${needResponses} as one where one.need_id = ${id})
    < ${CONNECT_LIMITS.responses})`;
  try {
    await db.batch([
      naming(db, workspace, called, now),
      takeOnlyIf(
        db,
        workspace,
        key,
        now,
        sql`(${isNamed(workspace)} and ${mayMeet(workspace, now)} and ${stands} and ${hasRoom}
          and ${mayWrite(actor, workspace)})`,
      ),
      db
        .insert(needResponses)
        .values({
          ...{ id: idem, workspace, needId: id, headcount, fromDay, line, freeDays: days },
          ...{ clearance: clearance ?? null, createdAt: at },
        })
        .onConflictDoNothing({ target: [needResponses.needId, needResponses.workspace] }),
      db
        .insert(notifications)
        .select(
          sql`select 'need-answer:' || said.id, told.id, 'needAnswered', ${calledOf(workspace)},
            '/crew-need/' || said.need_id, null, ${at}, null
            from ${needResponses} as said join ${crewNeeds} as asked on asked.id = said.need_id
            join ${users} as told on 'user:' || told.id = asked.workspace_id where said.id = ${idem}`,
        )
        .onConflictDoNothing(),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true };
    if (!isRefused(error)) throw error;
    const [why] = await whyNot(db, workspace, now);
    if (!why?.named) return { ok: false, error: nameless(called) };
    if (!why.may) return { ok: false, error: "limit" };
    const [left] = await db.select({ there: sql<number>`${stands}`.as("there") }).from(sql`(select 1)`);
    return { ok: false, error: left?.there ? "full" : "closed" };
  }
  return { ok: true };
}

/** Takes an answer back that nobody has decided yet. */
export async function takeBack(
  { db, now }: Deps,
  actor: Person,
  { need }: { need: string },
): Promise<CommandResult<"closed">> {
  const mine = and(eq(needResponses.needId, need), eq(needResponses.workspace, actor.workspace));
  const [, [found]] = await db.batch([
    db
      .update(needResponses)
      .set({ state: "withdrawn", decidedAt: now().toISOString() })
      .where(and(mine, eq(needResponses.state, "sent"))),
    db.select({ state: needResponses.state }).from(needResponses).where(mine),
  ]);
  return found?.state === "withdrawn" ? { ok: true } : { ok: false, error: "closed" };
}

export interface Decision {
  need: string;
  response: string;
  idem: string;
}

/** Tells whoever answered what came of it; nobody who has blocked whoever decides. */
const telling = ({ db }: Deps, code: "needAccepted" | "needDeclined", response: string, at: string) =>
  db
    .insert(notifications)
    .select(
      sql`select 'need-decided:' || said.id, told.id, ${code}, ${calledOf(sql`asked.workspace_id`)},
        '/crew-need/' || said.need_id, null, ${at}, null
        from ${needResponses} as said join ${crewNeeds} as asked on asked.id = said.need_id
        join ${users} as told on 'user:' || told.id = said.workspace_id
        where said.id = ${response} and said.decided_at = ${at}
          and not ${hasBlocked(sql`said.workspace_id`, sql`asked.workspace_id`)}`,
    )
    .onConflictDoNothing();

/**
 * Accepts an answer: its places are taken in the statement that sees how many are left, so that of any number who are
 * accepted at once no more come than are needed. The last place fills the need.
 */
export async function acceptResponse(
  deps: Deps,
  actor: Person,
  { need, response, idem }: Decision,
): Promise<CommandResult<"gone" | "closed" | "over">> {
  const { db } = deps;
  const at = deps.now().toISOString();
  const waits = sql`exists (select 1 from ${needResponses} as said where said.id = ${response}
    and said.need_id = ${crewNeeds.id} and said.state = 'sent')`;
  const taken = sql`(${promisedOf(sql`${crewNeeds.id}`)} + (select said.headcount from ${needResponses} as said
    where said.id = ${response}))`;
  // In this order: promised places only grow, so that what is too many to leave some is the last of them, or too many.
  for (const [transition, leaves] of [
    ["accept", sql`${taken} < ${crewNeeds.headcount}`],
    ["fill", sql`${taken} = ${crewNeeds.headcount}`],
  ] as const) {
    const moved = await inTurn(() =>
      move(deps, process, actor, {
        ...{ record: need, transition, idem: `${transition}:${idem}` },
        when: sql`(${waits} and ${leaves})`,
        also: ({ happened }) => [
          db
            .update(needResponses)
            .set({ state: "accepted", decidedAt: at })
            .where(and(eq(needResponses.id, response), eq(needResponses.state, "sent"), happened)),
          telling(deps, "needAccepted", response, at),
        ],
      }),
    );
    if (moved.ok) return { ok: true };
    if (moved.error === "gone" || moved.error === "not-allowed") return { ok: false, error: "gone" };
  }
  const [found] = await db
    .select({ state: needResponses.state, need: crewNeeds.state })
    .from(needResponses)
    .innerJoin(crewNeeds, eq(crewNeeds.id, needResponses.needId))
    .where(and(eq(needResponses.id, response), eq(crewNeeds.id, need), mayWrite(actor, crewNeeds.workspace)));
  if (!found) return { ok: false, error: "gone" };
  if (found.state === "accepted") return { ok: true };
  return { ok: false, error: found.state === "sent" && found.need === "open" ? "over" : "closed" };
}

/** Declines an answer that nobody has decided yet. */
export async function declineResponse(
  deps: Deps,
  actor: Person,
  { need, response }: Omit<Decision, "idem">,
): Promise<CommandResult<"gone" | "closed">> {
  const { db } = deps;
  const at = deps.now().toISOString();
  const its = and(
    eq(needResponses.id, response),
    inArray(
      needResponses.needId,
      db
        .select({ id: crewNeeds.id })
        .from(crewNeeds)
        .where(and(eq(crewNeeds.id, need), mayWrite(actor, crewNeeds.workspace))),
    ),
  );
  const [, , [found]] = await db.batch([
    db
      .update(needResponses)
      .set({ state: "declined", decidedAt: at })
      .where(and(its, eq(needResponses.state, "sent"))),
    telling(deps, "needDeclined", response, at),
    db.select({ state: needResponses.state }).from(needResponses).where(its),
  ]);
  if (!found) return { ok: false, error: "gone" };
  return found.state === "declined" ? { ok: true } : { ok: false, error: "closed" };
}

/** Blocks whoever posted a need, or whoever answered one's own. The page names no account. */
export const blockPoster = (deps: Deps, actor: Person, need: string) =>
  block(deps, actor.owner, postersOf(need));

/** Blocks whoever answered; an answer that waits is declined without a word to them. */
export async function blockAnswerer(
  deps: Deps,
  actor: Person,
  { need, response }: { need: string; response: string },
): Promise<CommandResult<"gone" | "own" | "full">> {
  const blocked = await block(
    deps,
    actor.owner,
    sql`(select said.workspace_id from ${needResponses} as said join ${crewNeeds} as asked on asked.id = said.need_id
      where said.id = ${response} and asked.id = ${need} and asked.workspace_id = ${actor.workspace})`,
  );
  if (!blocked.ok) return blocked;
  await deps.db
    .update(needResponses)
    .set({ state: "declined", decidedAt: deps.now().toISOString() })
    .where(
      and(
        eq(needResponses.id, response),
        eq(needResponses.needId, need),
        eq(needResponses.state, "sent"),
        sql`exists (select 1 from ${crewNeeds} as asked where asked.id = ${need} and asked.workspace_id = ${actor.workspace})`,
      ),
    );
  return { ok: true };
}

/** The days of the next weeks on which somebody is free; what is past is forgotten. */
export async function keepFreeDays(
  { db, now: clock }: Deps,
  actor: Person,
  { days, today }: { days: readonly string[]; today: string },
): Promise<CommandResult<"outside">> {
  if (days.some((day) => day < today || day >= dayAfter(today, CONNECT_LIMITS.weeks * 7)))
    return { ok: false, error: "outside" };
  const row = { days: [...days], updatedAt: clock().toISOString() };
  await db
    .insert(freeDays)
    .values({ ...row, workspace: actor.workspace })
    .onConflictDoUpdate({ target: freeDays.workspace, set: row });
  return { ok: true };
}
