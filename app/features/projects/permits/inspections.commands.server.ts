import { and, eq, exists, inArray, isNull, sql } from "drizzle-orm";
import { type Actor, mayAct, mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { localDay } from "~/lib/local-day.ts";
import type { Database } from "~db/client.ts";
import { permitEntries, permitInspections, permitPapers, permits } from "~db/schema/permits.ts";
import type { Deps } from "./permits.commands.server.ts";
import { PERMIT, PERMIT_LIMITS } from "./permits.limits.ts";
import { findPermit } from "./permits.queries.server.ts";
import type { InspectionResult, PermitChange } from "./permits.schemas.ts";

type Of<I extends PermitChange["intent"]> = Omit<Extract<PermitChange, { intent: I }>, "intent"> & {
  permit: string;
};

/** Where a permit stands for whoever wanted to change something of it; undefined where it is none of theirs. */
async function standingFor(db: Database, actor: Actor, id: string) {
  const may = actor.kind === "person" ? mayWrite(actor, permits.workspace) : mayActOn(actor, id);
  const [found] = await db
    .select({ state: permits.state, may: sql<number>`(${may})` })
    .from(permits)
    .where(and(eq(permits.id, id), mayRead(actor, permits.workspace, { type: PERMIT, id })));
  return found;
}
const mayActOn = (actor: Actor, id: string) => mayAct(actor, "sign", permits.workspace, { type: PERMIT, id });

type Refusal = "gone" | "not-allowed" | "stale";

async function refusalFor(
  db: Database,
  actor: Actor,
  id: string,
): Promise<{ ok: false; error: Refusal; state?: string }> {
  const found = await standingFor(db, actor, id);
  if (!found) return { ok: false, error: "gone" };
  return { ok: false, error: found.may ? "stale" : "not-allowed", state: found.state };
}

/** Ticks a paper of the submittal, or takes the tick away; pressing twice is no second change. */
export async function tickPaper(
  { db, now }: Deps,
  actor: Person,
  { permit, paper, done }: Of<"tick">,
): Promise<CommandResult<Refusal>> {
  const [changed] = await db
    .update(permitPapers)
    .set({ doneAt: done === "1" ? now().toISOString() : null })
    .where(
      and(
        eq(permitPapers.id, paper),
        eq(permitPapers.permitId, permit),
        mayWrite(actor, permitPapers.workspace),
      ),
    )
    .returning({ id: permitPapers.id });
  return changed ? { ok: true } : refusalFor(db, actor, permit);
}

/** Adds a paper that this authority wants besides. */
export async function addPaper(
  { db, now }: Deps,
  actor: Person,
  { permit, idem, paperName }: Of<"paper">,
): Promise<CommandResult<Refusal | "full">> {
  const its = sql`(select count(*) from permit_papers as one where one.permit_id = ${permit})`;
  const [added] = await db
    .insert(permitPapers)
    .select(
      sql`select ${idem}, ${permits.workspace}, ${permit},
        (select coalesce(max(one.place), -1) + 1 from permit_papers as one where one.permit_id = ${permit}),
        ${paperName}, '', null, ${now().toISOString()}
        from ${permits} where ${permits.id} = ${permit} and ${mayWrite(actor, permits.workspace)}
        and ${its} < ${PERMIT_LIMITS.papers}`,
    )
    .onConflictDoNothing()
    .returning({ id: permitPapers.id });
  if (added || (await isThere(db, permitPapers, idem))) return { ok: true };
  const why = await refusalFor(db, actor, permit);
  return why.error === "stale" ? { ok: false, error: "full" } : why;
}

async function isThere(
  db: Database,
  table: typeof permitPapers | typeof permitEntries | typeof permitInspections,
  id: string,
): Promise<boolean> {
  const [twin] = await db.select({ id: table.id }).from(table).where(eq(table.id, id));
  return twin !== undefined;
}

type EntryKindOf = Of<"entry">["kind"];

interface Written {
  permit: string;
  idem: string;
  kind: EntryKindOf | "extension";
  day: string;
  words: string;
  amount: number;
}

/** The statement that writes into the log of a permit, and the condition that it did so in this run. */
function written(
  { db, at }: { db: Database; at: string },
  actor: Person,
  { permit, idem, kind, day, words, amount }: Written,
) {
  const room = sql`(select count(*) from permit_entries as one where one.permit_id = ${permit}) < ${PERMIT_LIMITS.entries}`;
  // What keeps a permit alive is of a permit that is.
  const alive = kind === "activity" || kind === "extension" ? sql`${permits.state} = 'issued'` : sql`1`;
  const insert = db
    .insert(permitEntries)
    .select(
      sql`select ${idem}, ${permits.workspace}, ${permit}, ${kind}, ${day}, ${words}, ${amount}, ${at}
        from ${permits} where ${permits.id} = ${permit} and ${mayWrite(actor, permits.workspace)} and ${room}
        and ${alive}`,
    )
    .onConflictDoNothing()
    .returning({ id: permitEntries.id });
  const happened = and(
    eq(permits.id, permit),
    sql`exists (select 1 from permit_entries as fresh where fresh.id = ${idem} and fresh.created_at = ${at}
      and fresh.permit_id = ${permit})`,
    mayWrite(actor, permits.workspace),
  );
  return { insert, happened };
}

/** Why an entry was not written, or that it was before. */
async function notWritten(
  db: Database,
  actor: Person,
  { permit, idem, kind }: Pick<Written, "permit" | "idem" | "kind">,
): Promise<CommandResult<Refusal | "full" | "notIssued">> {
  if (await isThere(db, permitEntries, idem)) return { ok: true };
  const why = await refusalFor(db, actor, permit);
  if (why.error !== "stale") return why;
  const needsIssue = kind === "activity" || kind === "extension";
  return { ok: false, error: needsIssue && why.state !== "issued" ? "notIssued" : "full" };
}

/**
 * Writes into the log of a permit: a comment, a fee, or work that was done, which moves the last activity forward. The
 * form's key is its id.
 */
export async function addEntry(
  { db, now }: Deps,
  actor: Person,
  { permit, idem, kind, day, words, amount }: Of<"entry">,
): Promise<CommandResult<Refusal | "full" | "future" | "notIssued">> {
  const found = await findPermit(db, actor, permit);
  if (!found) return { ok: false, error: "gone" };
  const moment = now();
  if (day > localDay(moment, found.siteZone)) return { ok: false, error: "future" };
  const entry = { permit, idem, kind, day, words, amount };
  const { insert, happened } = written({ db, at: moment.toISOString() }, actor, entry);
  const [added] =
    kind === "activity"
      ? (
          await db.batch([
            insert,
            db
              .update(permits)
              .set({
                lastActivityOn: sql`max(coalesce(${permits.lastActivityOn}, ''), ${day})`,
                version: sql`${permits.version} + 1`,
              })
              .where(happened),
          ])
        )[0]
      : await insert;
  return added ? { ok: true } : notWritten(db, actor, entry);
}

/** Writes down that the authority extended a permit that is issued until a day that is not past. */
export async function extendPermit(
  { db, now }: Deps,
  actor: Person,
  { permit, idem, until, reason }: Of<"extend">,
): Promise<CommandResult<Refusal | "full" | "past" | "notIssued">> {
  const found = await findPermit(db, actor, permit);
  if (!found) return { ok: false, error: "gone" };
  const moment = now();
  const today = localDay(moment, found.siteZone);
  if (until < today) return { ok: false, error: "past" };
  const entry = {
    permit,
    idem,
    kind: "extension" as const,
    day: today,
    words: `${until}: ${reason}`,
    amount: 0,
  };
  const { insert, happened } = written({ db, at: moment.toISOString() }, actor, entry);
  const [[added]] = await db.batch([
    insert,
    db
      .update(permits)
      .set({ expiresOn: until, version: sql`${permits.version} + 1` })
      .where(happened),
  ]);
  return added ? { ok: true } : notWritten(db, actor, entry);
}

/**
 * Asks for an inspection: only of a permit that is issued, for a day that is not past, and of an inspection that did not
 * pass once more, with its fee. The form's key is its id.
 */
export async function requestInspection(
  { db, now }: Deps,
  actor: Person,
  { permit, idem, type, requestedFor, task, fee, repeatOf }: Of<"request">,
): Promise<CommandResult<Refusal | "full" | "past" | "notIssued" | "repeated">> {
  const found = await findPermit(db, actor, permit);
  if (!found) return { ok: false, error: "gone" };
  if (requestedFor < localDay(now(), found.siteZone)) return { ok: false, error: "past" };
  const room = sql`(select count(*) from permit_inspections as one where one.permit_id = ${permit})
    < ${PERMIT_LIMITS.inspections}`;
  const failed = sql`exists (select 1 from permit_inspections as one where one.id = ${repeatOf}
    and one.permit_id = ${permit} and one.result <> 'pass')`;
  const [asked] = await db
    .insert(permitInspections)
    .select(
      sql`select ${idem}, ${permits.workspace}, ${permit}, ${type}, ${requestedFor}, ${task}, ${repeatOf || null},
        ${fee}, null, null, '', '', 0, ${now().toISOString()}
        from ${permits} where ${permits.id} = ${permit} and ${permits.state} = 'issued' and ${room}
        and ${repeatOf ? failed : sql`1`} and ${mayWrite(actor, permits.workspace)}`,
    )
    .onConflictDoNothing()
    .returning({ id: permitInspections.id });
  if (asked || (await isThere(db, permitInspections, idem))) return { ok: true };
  const why = await refusalFor(db, actor, permit);
  if (why.error !== "stale") return why;
  if (why.state !== "issued") return { ok: false, error: "notIssued" };
  return { ok: false, error: repeatOf ? "repeated" : "full" };
}

/** Takes back an inspection that has no result yet. */
export async function cancelInspection(
  { db }: Deps,
  actor: Person,
  { permit, inspection }: Of<"cancel">,
): Promise<CommandResult<Refusal>> {
  const [gone] = await db
    .delete(permitInspections)
    .where(
      and(
        eq(permitInspections.id, inspection),
        eq(permitInspections.permitId, permit),
        isNull(permitInspections.result),
        mayWrite(actor, permitInspections.workspace),
      ),
    )
    .returning({ id: permitInspections.id });
  return gone ? { ok: true } : refusalFor(db, actor, permit);
}

/**
 * Writes down what came of an inspection, once: by a member, or by whoever holds a link that may. One that passes, whole or
 * in part, is activity that keeps the permit alive. A second result is refused with what stands, unless it says the same.
 */
export async function recordResult(
  { db, now }: Deps,
  actor: Actor,
  {
    permit,
    inspection,
    result,
    corrections,
    inspector,
  }: Omit<InspectionResult, "intent"> & { permit: string },
): Promise<CommandResult<Refusal | "resulted">> {
  const found = await findPermit(db, actor, permit);
  if (!found) return { ok: false, error: "gone" };
  const today = localDay(now(), found.siteZone);
  const mine = and(eq(permitInspections.id, inspection), eq(permitInspections.permitId, permit));
  const keeps = result === "pass" || result === "partial";
  const record = db
    .update(permitInspections)
    .set({
      result,
      resultOn: today,
      corrections,
      inspector,
      byLink: actor.kind === "holder",
    })
    .where(
      and(
        mine,
        isNull(permitInspections.result),
        mayAct(actor, "sign", permitInspections.workspace, { type: PERMIT, id: permit }),
      ),
    )
    .returning({ id: permitInspections.id });
  const alive = db
    .update(permits)
    .set({
      lastActivityOn: sql`max(coalesce(${permits.lastActivityOn}, ''), ${today})`,
      version: sql`${permits.version} + 1`,
    })
    .where(
      and(
        eq(permits.id, permit),
        inArray(permits.state, ["issued", "expired"]),
        mayActOn(actor, permit),
        exists(
          db
            .select({ id: permitInspections.id })
            .from(permitInspections)
            .where(and(mine, isNull(permitInspections.result))),
        ),
      ),
    );
  // The permit first: its condition is that the result is still missing.
  const recorded = keeps ? (await db.batch([alive, record]))[1] : await record;
  if (recorded.length === 1) return { ok: true };
  const [stands] = await db
    .select({
      result: permitInspections.result,
      corrections: permitInspections.corrections,
      inspector: permitInspections.inspector,
    })
    .from(permitInspections)
    .where(mine);
  const why = await refusalFor(db, actor, permit);
  if (why.error !== "stale") return why;
  if (!stands) return { ok: false, error: "gone" };
  const same =
    stands.result === result && stands.corrections === corrections && stands.inspector === inspector;
  return same ? { ok: true } : { ok: false, error: "resulted" };
}
