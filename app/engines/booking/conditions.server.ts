import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { type Answers, missingFrom, type Template } from "~/engines/checklist/checklist.ts";
import { mayRead, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Database } from "~db/client.ts";
import { bookingConditions, bookings } from "~db/schema/booking.ts";
import type { Deps } from "./book.server.ts";
import { type ConditionStage, conditionTemplate } from "./loan.ts";

/** In which states a condition is written and signed. */
const OPEN: Record<ConditionStage, SQL> = {
  handover: sql`('accepted')`,
  return: sql`('out', 'extending')`,
};

export interface Condition {
  booking: string;
  stage: ConditionStage;
  /** 0 where the page showed none yet. */
  version: number;
  /** Tenths of an hour. */
  meter: number | null;
  /** Eighths of a tank. */
  fuel: number | null;
  /** By the item's id. */
  answers: Readonly<Record<string, string>>;
  notes: string;
}

/** The same note stands for every item of which something is wrong. */
const answersOf = (answers: Condition["answers"], note: string): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([item, answer]) => [
      item,
      { answer, note, action: { text: "", owner: "", due: "" } },
    ]),
  );

/** What a condition still lacks: items that have no answer, and the note where something is wrong. */
export const lacking = (template: Template, { answers, notes }: Pick<Condition, "answers" | "notes">) =>
  missingFrom(template, answersOf(answers, notes), {});

export type ConditionRefusal = "gone" | "not-allowed" | "stale" | "closed" | "missing" | "meter";

const sides = (actor: Person) =>
  or(mayWrite(actor, bookings.workspace), mayWrite(actor, bookings.lender)) as SQL;

/** Why nothing was written, in the order in which somebody would want to know it. */
async function whyNot(
  db: Database,
  actor: Person,
  { booking, stage }: Pick<Condition, "booking" | "stage">,
): Promise<"gone" | "not-allowed" | "stale" | "closed"> {
  const [found] = await db
    .select({
      may: sql<number>`(${sides(actor)})`,
      open: sql<number>`(${bookings.state} in ${OPEN[stage]} and not exists (select 1 from booking_conditions as done
        where done.booking_id = ${bookings.id} and done.stage = ${stage} and done.lender_signed <> ''
        and done.renter_signed <> ''))`,
    })
    .from(bookings)
    .where(
      and(eq(bookings.id, booking), or(mayRead(actor, bookings.workspace), mayRead(actor, bookings.lender))),
    );
  if (!found) return "gone";
  if (!found.may || !(await mayStill(db, actor))) return "not-allowed";
  return found.open ? "stale" : "closed";
}

/**
 * Writes down how a machine stands as it changes hands. Either side may, while it is not signed by both; what is changed has
 * to be signed anew. Who first writes the return down stops the clock of late days.
 */
export async function writeCondition(
  { db, now }: Deps,
  actor: Person,
  { booking, stage, version, meter, fuel, answers, notes }: Condition,
): Promise<CommandResult<ConditionRefusal>> {
  const template = conditionTemplate();
  if (lacking(template, { answers, notes }).length > 0) return { ok: false, error: "missing" };
  const at = now().toISOString();
  const open = sql`from ${bookings} where ${bookings.id} = ${booking} and ${bookings.state} in ${OPEN[stage]} and ${sides(actor)}`;
  const before =
    stage === "return" && meter !== null
      ? sql`and not exists (select 1 from booking_conditions as begun where begun.booking_id = ${booking}
          and begun.stage = 'handover' and begun.meter > ${meter})`
      : sql``;
  const fields = { meter, fuel, answers: JSON.stringify(answers), notes };
  const [written] = await db.batch([
    version === 0
      ? db
          .insert(bookingConditions)
          .select(
            sql`select ${booking}, ${stage}, ${meter}, ${fuel}, ${JSON.stringify(template)}, ${fields.answers}, ${notes},
              '', null, '', null, 1, ${at} ${open} ${before}`,
          )
          .onConflictDoNothing()
          .returning({ id: bookingConditions.bookingId })
      : db
          .update(bookingConditions)
          .set({
            ...fields,
            ...{ lenderSigned: "", lenderSignedAt: null, renterSigned: "", renterSignedAt: null },
            version: sql`${bookingConditions.version} + 1`,
          })
          .where(
            and(
              eq(bookingConditions.bookingId, booking),
              eq(bookingConditions.stage, stage),
              eq(bookingConditions.version, version),
              sql`not (${bookingConditions.lenderSigned} <> '' and ${bookingConditions.renterSigned} <> '')`,
              sql`exists (select 1 ${open} ${before})`,
            ),
          )
          .returning({ id: bookingConditions.bookingId }),
    ...(stage === "return"
      ? [
          db
            .update(bookings)
            .set({ backAt: at })
            .where(
              sql`${bookings.id} = ${booking} and ${bookings.backAt} is null and exists (select 1 from booking_conditions as
                begun where begun.booking_id = ${booking} and begun.stage = 'return')`,
            ),
        ]
      : []),
  ]);
  if (written.length > 0) return { ok: true };
  const [kept] = await db
    .select()
    .from(bookingConditions)
    .where(and(eq(bookingConditions.bookingId, booking), eq(bookingConditions.stage, stage)));
  const why = await whyNot(db, actor, { booking, stage });
  // The same form sent twice is written once.
  if (why === "stale" && kept && kept.answers === fields.answers && kept.notes === notes)
    if (kept.meter === meter && kept.fuel === fuel) return { ok: true };
  const isBehind = why === "stale" && (kept?.version ?? 0) === version;
  return { ok: false, error: isBehind ? "meter" : why };
}

/** Puts one's name under a condition as the page showed it. */
export async function signCondition(
  { db, now }: Deps,
  actor: Person,
  {
    booking,
    stage,
    version,
    name,
  }: { booking: string; stage: ConditionStage; version: number; name: string },
): Promise<CommandResult<Exclude<ConditionRefusal, "missing" | "meter">>> {
  const at = now().toISOString();
  const side = (workspace: typeof bookings.lender | typeof bookings.workspace) =>
    sql`exists (select 1 from ${bookings} where ${bookings.id} = ${booking} and ${bookings.state} in ${OPEN[stage]}
      and ${mayWrite(actor, workspace)})`;
  const isIt = and(
    eq(bookingConditions.bookingId, booking),
    eq(bookingConditions.stage, stage),
    eq(bookingConditions.version, version),
  );
  const { lenderSigned, renterSigned } = bookingConditions;
  const [asLender, asRenter, [kept]] = await db.batch([
    db
      .update(bookingConditions)
      .set({ lenderSigned: name, lenderSignedAt: at })
      .where(and(isIt, eq(lenderSigned, ""), side(bookings.lender)))
      .returning({ id: bookingConditions.bookingId }),
    db
      .update(bookingConditions)
      .set({ renterSigned: name, renterSignedAt: at })
      .where(and(isIt, eq(renterSigned, ""), side(bookings.workspace)))
      .returning({ id: bookingConditions.bookingId }),
    db
      .select({ name: sql<number>`(${lenderSigned} = ${name} or ${renterSigned} = ${name})` })
      .from(bookingConditions)
      .where(isIt),
  ]);
  if (asLender.length + asRenter.length > 0 || kept?.name) return { ok: true };
  return { ok: false, error: await whyNot(db, actor, { booking, stage }) };
}

/** Both conditions of a booking, for a batch: asked only for one that was read with its guard. */
export const conditionsQuery = (db: Database, booking: string) =>
  db.select().from(bookingConditions).where(eq(bookingConditions.bookingId, booking));
