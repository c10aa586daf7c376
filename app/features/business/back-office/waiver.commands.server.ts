import { and, eq, sql } from "drizzle-orm";
import { began, type MoveRefusal, move } from "~/engines/process/process.server.ts";
import {
  type Holder,
  mayRead,
  mayStill,
  mayWrite,
  type Person,
  recordAct,
  tellMaker,
} from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { fold } from "~/lib/fold.ts";
import { idFrom, sha256 } from "~/lib/hash.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import type { Database } from "~db/client.ts";
import { lienWaivers, waiverPayments } from "~db/schema/back-office.ts";
import { LIEN_WAIVER, WAIVER_LIMITS } from "./waiver.limits.ts";
import bound from "./waiver.process.server.ts";
import type { NewPayment, NewWaiver } from "./waiver.schemas.ts";
import { sealedText } from "./waiver-seal.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

const keyOf = (party: string) => fold(party).replace(/\s+/g, " ").trim();

/** Writes a waiver down for a party of a job. Its id follows from the form's key and its words; nothing of it is changed later. */
export async function createWaiver(
  { db, now }: Deps,
  actor: Person,
  { idem, project, amount, ...said }: NewWaiver,
): Promise<CommandResult<"gone" | "full" | "not-allowed", { id: string }>> {
  const at = now();
  const { workspace } = actor;
  const stands = sql`exists (select 1 from projects as job where job.id = ${project} and job.workspace_id = ${workspace})`;
  const held = sql`(select count(*) from ${lienWaivers} where ${lienWaivers.workspace} = ${workspace} and not ${lienWaivers.sample})`;
  const may = sql`${stands} and ${held} < ${WAIVER_LIMITS.waivers} and ${mayWrite(actor, workspace)}`;
  const id = await idFrom(idem, workspace, project, String(amount), JSON.stringify(said));
  try {
    await db.batch([
      takeOnlyIf(db, workspace, await submissionKey(idem, LIEN_WAIVER, id), at, may),
      db.insert(lienWaivers).values({
        ...{ ...said, id, workspace, projectId: project, cents: amount, partyKey: keyOf(said.party) },
        ...{ stateSince: at.toISOString(), createdAt: at.toISOString() },
      }),
      began(db, bound, actor, { record: id, party: "desk", now: at }),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true, id };
    if (!isRefused(error)) throw error;
    if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
    const [why] = await db.select({ there: sql<number>`(${stands})` }).from(sql`(select 1)`);
    return { ok: false, error: why?.there ? "full" : "gone" };
  }
  return { ok: true, id };
}

/**
 * Records money that came to the party of a waiver, for its job.
 * @param day today, where whoever records it is: no money has cleared tomorrow
 */
export async function recordPayment(
  { db, now }: Deps,
  actor: Person,
  { id, idem, day, paid, paidOn, reference, clearedOn }: NewPayment & { id: string; day: string },
): Promise<CommandResult<"gone" | "full" | "not-allowed" | "tomorrow" | "beforePaid">> {
  if (clearedOn !== null && clearedOn > day) return { ok: false, error: "tomorrow" };
  if (clearedOn !== null && clearedOn < paidOn) return { ok: false, error: "beforePaid" };
  const payment = await idFrom(idem, id, String(paid), paidOn, reference, clearedOn ?? "");
  const [made] = await db
    .insert(waiverPayments)
    .select(
      sql`select ${payment}, lien_waivers.workspace_id, lien_waivers.project_id, lien_waivers.party,
        lien_waivers.party_key, ${paid}, ${paidOn}, ${reference}, ${clearedOn}, lien_waivers.sample, ${now().toISOString()}
        from lien_waivers where lien_waivers.id = ${id} and ${mayWrite(actor, sql`lien_waivers.workspace_id`)}
        and (select count(*) from waiver_payments as kept where kept.workspace_id = lien_waivers.workspace_id)
          < ${WAIVER_LIMITS.payments}`,
    )
    .onConflictDoNothing()
    .returning({ id: waiverPayments.id });
  if (made) return { ok: true };
  const [[there], [waiver]] = await db.batch([
    db
      .select({ id: waiverPayments.id })
      .from(waiverPayments)
      .where(and(eq(waiverPayments.id, payment), mayWrite(actor, waiverPayments.workspace))),
    db
      .select({ may: sql<number>`(${mayWrite(actor, sql`lien_waivers.workspace_id`)})` })
      .from(lienWaivers)
      .where(and(eq(lienWaivers.id, id), mayRead(actor, lienWaivers.workspace))),
  ]);
  if (there) return { ok: true };
  if (!waiver) return { ok: false, error: "gone" };
  return { ok: false, error: waiver.may ? "full" : "not-allowed" };
}

/** Writes down on which day the bank had the money. What has cleared stays cleared. */
export async function clearPayment(
  { db }: Deps,
  actor: Person,
  { payment, clearedOn, day }: { payment: string; clearedOn: string; day: string },
): Promise<CommandResult<"gone" | "not-allowed" | "tomorrow" | "beforePaid">> {
  if (clearedOn > day) return { ok: false, error: "tomorrow" };
  const [cleared] = await db
    .update(waiverPayments)
    .set({ clearedOn })
    .where(
      and(
        eq(waiverPayments.id, payment),
        sql`${waiverPayments.clearedOn} is null and ${waiverPayments.paidOn} <= ${clearedOn}`,
        mayWrite(actor, waiverPayments.workspace),
      ),
    )
    .returning({ id: waiverPayments.id });
  if (cleared) return { ok: true };
  const [found] = await db
    .select({ paidOn: waiverPayments.paidOn, clearedOn: waiverPayments.clearedOn })
    .from(waiverPayments)
    .where(and(eq(waiverPayments.id, payment), mayRead(actor, waiverPayments.workspace)));
  if (!found) return { ok: false, error: "gone" };
  if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
  if (found.clearedOn === clearedOn) return { ok: true };
  return { ok: false, error: found.paidOn > clearedOn ? "beforePaid" : "gone" };
}

/** Makes an unconditional draft a conditional one, which may be asked for before money came. */
export async function makeConditional(
  { db }: Deps,
  actor: Person,
  { id, version }: { id: string; version: number },
): Promise<CommandResult<"gone" | "stale" | "not-allowed">> {
  const [made] = await db
    .update(lienWaivers)
    .set({ condition: "conditional", version: sql`${lienWaivers.version} + 1` })
    .where(
      and(
        eq(lienWaivers.id, id),
        eq(lienWaivers.version, version),
        eq(lienWaivers.state, "draft"),
        mayWrite(actor, lienWaivers.workspace),
      ),
    )
    .returning({ id: lienWaivers.id });
  if (made) return { ok: true };
  const [found] = await db
    .select({ id: lienWaivers.id })
    .from(lienWaivers)
    .where(and(eq(lienWaivers.id, id), mayRead(actor, lienWaivers.workspace)));
  if (!found) return { ok: false, error: "gone" };
  return { ok: false, error: (await mayStill(db, actor)) ? "stale" : "not-allowed" };
}

type Moved = CommandResult<MoveRefusal, { state: string }, { guard?: string }>;
interface Moving {
  record: string;
  transition: string;
  version: number;
  idem: string;
  note: string;
}

/** Moves a waiver on: asks for it, exchanges or voids it. It is signed by its link only. */
export const moveWaiver = async (deps: Deps, actor: Person, moving: Moving): Promise<Moved> =>
  moving.transition === "sign" ? { ok: false, error: "blocked" } : move(deps, bound, actor, moving);

/**
 * Signs a waiver by its link: the name as typed, what was drawn, the moment, and a hash over all of it and what the waiver
 * says, in the batch that moves it.
 */
export async function signWaiver(
  deps: Deps,
  holder: Holder,
  {
    id,
    version,
    idem,
    printedName,
    drawn,
  }: {
    id: string;
    version: number;
    idem: string;
    printedName: string;
    drawn: string;
  },
): Promise<Moved> {
  const { db } = deps;
  const signedAt = deps.now().toISOString();
  const [found] = await db
    .select()
    .from(lienWaivers)
    .where(
      and(
        eq(lienWaivers.id, id),
        mayRead(holder, lienWaivers.workspace, { type: LIEN_WAIVER, id: lienWaivers.id }),
      ),
    );
  if (!found) return { ok: false, error: "gone" };
  const hash = await sha256(sealedText({ ...found, signedName: printedName, signedAt, drawn }));
  const act = crypto.randomUUID();
  return move(deps, bound, holder, {
    ...{ record: id, transition: "sign", version, idem, printedName, payload: { hash } },
    also: ({ happened }) => [
      db
        .update(lienWaivers)
        .set({ signedName: printedName, signedAt, drawn, hash })
        .where(and(eq(lienWaivers.id, id), happened)),
      recordAct(
        db,
        holder,
        { idem: act, verb: "sign", printedName, content: { decision: "signed", text: "", hash } },
        happened,
      ),
      tellMaker(db, act),
    ],
  });
}
