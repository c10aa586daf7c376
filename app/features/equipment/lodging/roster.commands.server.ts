import { and, eq, type SQL, sql } from "drizzle-orm";
import { mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { daysBetween } from "~/lib/local-day.ts";
import type { Statement } from "~/services/contribution.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import { inTurn, isTaken } from "~db/client.ts";
import { bookings } from "~db/schema/booking.ts";
import type { StayIssue } from "~db/schema/lodging.terms.ts";
import { stayIssues, stayNights, stayOccupants } from "~db/schema/lodging.ts";
import type { Deps } from "./houses.commands.server.ts";
import { LODGING_LIMITS } from "./lodging.limits.ts";

export type RosterRefusal = "gone" | "not-allowed" | "closed" | "outside" | "full" | "bedTaken" | "other";

/** While a stay is asked for, agreed or going its crew says who sleeps where. */
const OPEN = sql`('requested', 'accepted', 'out', 'extending')`;

const openStay = (actor: Person, stay: string): SQL =>
  sql`exists (select 1 from ${bookings} where ${bookings.id} = ${stay} and ${mayWrite(actor, bookings.workspace)}
    and ${bookings.state} in ${OPEN} and not ${bookings.sample}
    and exists (select 1 from listings as housed where housed.id = ${bookings.listingId} and housed.kind = 'lodging'))`;

interface Nights {
  bed: number;
  from: string;
  /** The morning after the last night. */
  until: string;
}

/** Whose the crew of a stay is. */
const crewOf = (stay: string) =>
  sql`(select crewed.workspace_id from bookings as crewed where crewed.id = ${stay})`;

/** Whether all nights of a bed are of the stay. */
const within = (stay: string, { bed, from, until }: Nights): SQL =>
  sql`(select count(*) from occupancy as held where held.booking_id = ${stay} and held.unit = ${bed}
    and held.day >= ${from} and held.day < ${until}) = ${daysBetween(from, until)}`;

const isOf = (stay: string, occupant: string): SQL =>
  sql`exists (select 1 from ${stayOccupants} as one where one.id = ${occupant} and one.booking_id = ${stay})`;

/** Does something to a roster in one batch, where everything that has to hold does; twice sent it is done once. */
async function change(
  { db, now }: Deps,
  actor: Person,
  {
    stay,
    key,
    when = sql`1`,
    refusal,
    statements,
  }: { stay: string; key: string; when?: SQL; refusal: RosterRefusal; statements: readonly Statement[] },
): Promise<CommandResult<RosterRefusal>> {
  try {
    await inTurn(() =>
      db.batch([
        takeOnlyIf(db, actor.workspace, key, now(), sql`(${openStay(actor, stay)} and (${when}))`),
        ...statements,
      ]),
    );
  } catch (error) {
    if (isRepeat(error)) return { ok: true };
    if (isTaken(error, "stay_nights.booking_id") || isTaken(error, "stay_nights.occupant_id"))
      return { ok: false, error: "bedTaken" };
    if (isTaken(error, "stay_occupants.id")) return { ok: false, error: "other" };
    // Sent again with other words, it was reported the first time.
    if (isTaken(error, "stay_issues.id")) return { ok: true };
    if (!isRefused(error)) throw error;
    const [found] = await db
      .select({
        may: sql<number>`(${mayWrite(actor, bookings.workspace)})`.as("may"),
        open: sql<number>`(${openStay(actor, stay)})`.as("open"),
      })
      .from(bookings)
      .where(and(eq(bookings.id, stay), mayRead(actor, bookings.workspace)));
    if (!found) return { ok: false, error: "gone" };
    if (!found.may) return { ok: false, error: "not-allowed" };
    return { ok: false, error: found.open ? refusal : "closed" };
  }
  return { ok: true };
}

const sleeping = ({ db }: Deps, stay: string, occupant: string, { bed, from, until }: Nights) =>
  db.insert(stayNights).select(
    sql`select held.booking_id, held.unit, held.day, ${occupant} from occupancy as held
      where held.booking_id = ${stay} and held.unit = ${bed} and held.day >= ${from} and held.day < ${until}`,
  );

/** Somebody of the crew gets a bed for some nights. The form's key is their id. */
export async function addOccupant(
  deps: Deps,
  actor: Person,
  {
    stay,
    idem,
    called,
    job,
    ...nights
  }: Nights & { stay: string; idem: string; called: string; job: string },
): Promise<CommandResult<RosterRefusal>> {
  const { db, now } = deps;
  if (nights.until <= nights.from) return { ok: false, error: "outside" };
  return change(deps, actor, {
    stay,
    key: await submissionKey(idem, "occupant", stay, called, job, nights.bed, nights.from, nights.until),
    when: sql`${within(stay, nights)} and (select count(*) from ${stayOccupants} as one
      where one.booking_id = ${stay}) < ${LODGING_LIMITS.occupants}`,
    refusal: "outside",
    statements: [
      db.insert(stayOccupants).values({
        ...{ id: idem, workspace: crewOf(stay), bookingId: stay, called, job },
        createdAt: now().toISOString(),
      }),
      sleeping(deps, stay, idem, nights),
    ],
  });
}

/** Somebody sleeps in another bed, or on other nights: what they had on these nights they have no more. */
export async function assignBed(
  deps: Deps,
  actor: Person,
  { stay, idem, occupant, ...nights }: Nights & { stay: string; idem: string; occupant: string },
): Promise<CommandResult<RosterRefusal>> {
  if (nights.until <= nights.from) return { ok: false, error: "outside" };
  return change(deps, actor, {
    stay,
    key: await submissionKey(idem, "assign", stay, occupant, nights.bed, nights.from, nights.until),
    when: sql`${within(stay, nights)} and ${isOf(stay, occupant)}`,
    refusal: "outside",
    statements: [
      deps.db
        .delete(stayNights)
        .where(
          sql`${stayNights.occupantId} = ${occupant} and ${stayNights.day} >= ${nights.from} and ${stayNights.day} < ${nights.until}`,
        ),
      sleeping(deps, stay, occupant, nights),
    ],
  });
}

/**
 * From a night on two of the crew change beds; who had none takes that of the other, who then has none. The days of the first
 * are marked while the second moves, because nobody is in two beds in one night, not even within the batch.
 */
export async function swapOccupants(
  deps: Deps,
  actor: Person,
  {
    stay,
    idem,
    occupant,
    other,
    from,
  }: { stay: string; idem: string; occupant: string; other: string; from: string },
): Promise<CommandResult<RosterRefusal>> {
  if (occupant === other) return { ok: false, error: "other" };
  const { db } = deps;
  const of = (who: string) => and(eq(stayNights.bookingId, stay), eq(stayNights.occupantId, who));
  return change(deps, actor, {
    stay,
    key: await submissionKey(idem, "swap", stay, occupant, other, from),
    when: sql`${isOf(stay, occupant)} and ${isOf(stay, other)}`,
    refusal: "other",
    statements: [
      db
        .update(stayNights)
        .set({ day: sql`'~' || ${stayNights.day}` })
        .where(and(of(occupant), sql`${stayNights.day} >= ${from}`)),
      db
        .update(stayNights)
        .set({ occupantId: occupant })
        .where(and(of(other), sql`${stayNights.day} >= ${from}`)),
      db
        .update(stayNights)
        .set({ occupantId: other, day: sql`substr(${stayNights.day}, 2)` })
        .where(and(of(occupant), sql`${stayNights.day} like '~%'`)),
    ],
  });
}

/** Takes somebody off the roster, with their nights. Who is gone already is gone. */
export async function removeOccupant(
  deps: Deps,
  actor: Person,
  { stay, idem, occupant }: { stay: string; idem: string; occupant: string },
): Promise<CommandResult<RosterRefusal>> {
  return change(deps, actor, {
    stay,
    key: await submissionKey(idem, "remove", stay, occupant),
    refusal: "closed",
    statements: [
      deps.db
        .delete(stayOccupants)
        .where(and(eq(stayOccupants.id, occupant), eq(stayOccupants.bookingId, stay))),
    ],
  });
}

/** Tells the owner what is wrong: from now on the clock runs. */
export async function reportIssue(
  deps: Deps,
  actor: Person,
  { stay, idem, kind, words }: { stay: string; idem: string; kind: StayIssue; words: string },
): Promise<CommandResult<RosterRefusal>> {
  const { db, now } = deps;
  return change(deps, actor, {
    stay,
    key: await submissionKey(idem, "issue", stay, kind, words),
    when: sql`(select count(*) from ${stayIssues} as one where one.booking_id = ${stay}) < ${LODGING_LIMITS.issues}`,
    refusal: "full",
    statements: [
      db.insert(stayIssues).values({
        ...{ id: idem, workspace: crewOf(stay), bookingId: stay, kind, words },
        createdAt: now().toISOString(),
      }),
    ],
  });
}

/** The owner's answer stops the clock. There is one, so that the time it took stays what it was. */
export async function answerIssue(
  { db, now }: Deps,
  actor: Person,
  { stay, issue, answer }: { stay: string; issue: string; answer: string },
): Promise<CommandResult<"gone" | "not-allowed" | "already">> {
  const its = sql`exists (select 1 from ${bookings} where ${bookings.id} = ${stayIssues.bookingId}
    and ${bookings.id} = ${stay} and not ${bookings.sample} and ${mayWrite(actor, bookings.lender)})`;
  const [written] = await db
    .update(stayIssues)
    .set({ answer, answeredAt: now().toISOString() })
    .where(and(eq(stayIssues.id, issue), sql`${stayIssues.answeredAt} is null`, its))
    .returning({ id: stayIssues.id });
  if (written) return { ok: true };
  const [found] = await db
    .select({ answer: stayIssues.answer, may: sql<number>`(${mayWrite(actor, bookings.lender)})`.as("may") })
    .from(stayIssues)
    .innerJoin(bookings, eq(bookings.id, stayIssues.bookingId))
    .where(and(eq(stayIssues.id, issue), eq(bookings.id, stay), mayRead(actor, bookings.lender)));
  if (!found) return { ok: false, error: "gone" };
  if (!found.may) return { ok: false, error: "not-allowed" };
  return found.answer === answer ? { ok: true } : { ok: false, error: "already" };
}

/** The crew says that it is in order again. Said twice it is the first time that counts. */
export async function solveIssue(
  { db, now }: Deps,
  actor: Person,
  { stay, issue }: { stay: string; issue: string },
): Promise<CommandResult<"gone" | "not-allowed">> {
  const its = and(eq(stayIssues.id, issue), eq(stayIssues.bookingId, stay));
  const [, [found]] = await db.batch([
    db
      .update(stayIssues)
      .set({ solvedAt: now().toISOString() })
      .where(
        and(
          its,
          sql`${stayIssues.solvedAt} is null`,
          mayWrite(actor, stayIssues.workspace),
          sql`exists (select 1 from bookings as real where real.id = ${stay} and not real.sample)`,
        ),
      ),
    db
      .select({ may: sql<number>`(${mayWrite(actor, stayIssues.workspace)})`.as("may") })
      .from(stayIssues)
      .where(and(its, mayRead(actor, stayIssues.workspace))),
  ]);
  if (!found) return { ok: false, error: "gone" };
  return found.may ? { ok: true } : { ok: false, error: "not-allowed" };
}
