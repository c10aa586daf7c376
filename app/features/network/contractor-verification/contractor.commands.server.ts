import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { dropping } from "~/engines/file/file.server.ts";
import type { Administrator } from "~/engines/process/process.server.ts";
import { mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { idFrom } from "~/lib/hash.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import type { Database } from "~db/client.ts";
import { files } from "~db/schema/file.ts";
import { contractorConcerns, contractorPapers, contractorReports } from "~db/schema/verification.ts";
import { CONTRACT_FILE, CONTRACTOR_LIMITS } from "./contractor.limits.ts";
import type { CheckSaid, ContractSaid, NewReport, PaperSaid } from "./contractor.schemas.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

const DAY_MS = 86_400_000;

/** Whether somebody's own report is there, as a condition. */
export const isOwn = (actor: Person, id: string): SQL =>
  sql`exists (select 1 from ${contractorReports} where ${contractorReports.id} = ${id}
    and ${mayWrite(actor, contractorReports.workspace)})`;

/** Takes a form once and writes what belongs to it, or says that it was refused. */
async function once(
  { db, now }: Deps,
  actor: Person,
  key: string,
  may: SQL,
  write: Parameters<Database["batch"]>[0][number],
): Promise<boolean> {
  try {
    await db.batch([takeOnlyIf(db, actor.workspace, key, now(), may), write]);
  } catch (error) {
    if (isRefused(error)) return false;
    if (!isRepeat(error)) throw error;
  }
  return true;
}

/**
 * Begins a report. Its id is its address: it follows from the form's key, of which 122 bits are chance, so that nobody guesses
 * it and the same form sent twice is one report.
 */
export async function beginReport(
  deps: Deps,
  actor: Person,
  { idem, ...said }: NewReport,
): Promise<CommandResult<"full", { id: string }>> {
  const { db, now } = deps;
  const { workspace } = actor;
  const id = await idFrom(idem, workspace, JSON.stringify(said));
  const held = sql`(select count(*) from ${contractorReports}
    where ${contractorReports.workspace} = ${workspace} and not ${contractorReports.sample})`;
  const made = await once(
    deps,
    actor,
    await submissionKey(idem, "contractor report", id),
    sql`${held} < ${CONTRACTOR_LIMITS.reports} and ${mayWrite(actor, workspace)}`,
    db.insert(contractorReports).values({ ...said, id, workspace, createdAt: now().toISOString() }),
  );
  return made ? { ok: true, id } : { ok: false, error: "full" };
}

/** Changes a report as its page showed it. Only whoever made it may: others read it by its address. */
async function change(
  { db }: Deps,
  actor: Person,
  { id, version }: { id: string; version: number },
  set: object,
): Promise<CommandResult<"gone" | "stale">> {
  const own = and(eq(contractorReports.id, id), mayWrite(actor, contractorReports.workspace));
  const [row] = await db
    .update(contractorReports)
    .set({ ...set, sample: false, version: sql`${contractorReports.version} + 1` })
    .where(and(own, eq(contractorReports.version, version)))
    .returning({ id: contractorReports.id });
  if (row) return { ok: true };
  const [found] = await db.select({ id: contractorReports.id }).from(contractorReports).where(own);
  return { ok: false, error: found ? "stale" : "gone" };
}

type Of = { id: string; version: number };

export const saveFacts = (deps: Deps, actor: Person, { id, version, ...set }: Omit<NewReport, "idem"> & Of) =>
  change(deps, actor, { id, version }, set);

export const saveContract = (deps: Deps, actor: Person, { id, version, ...set }: ContractSaid & Of) =>
  change(deps, actor, { id, version }, set);

/** Writes down one check: what was found, where, on which day. */
export const saveCheck = (deps: Deps, actor: Person, { id, version, kind, ...found }: CheckSaid & Of) =>
  change(
    deps,
    actor,
    { id, version },
    {
      checks: sql`json_set(${contractorReports.checks}, ${`$.${kind}`}, json(${JSON.stringify(found)}))`,
    },
  );

/** Removes a report with its contract and everything that was asked for it; its addresses lead nowhere then. */
export async function removeReport(deps: Deps, actor: Person, id: string): Promise<CommandResult<"gone">> {
  const { db } = deps;
  const contract = sql`${files.subjectType} = ${CONTRACT_FILE} and ${files.subjectId} = ${id}
    and ${mayWrite(actor, files.workspace)}`;
  const [, rows] = await db.batch([
    db.delete(contractorPapers).where(and(eq(contractorPapers.reportId, id), isOwn(actor, id))),
    db
      .delete(contractorReports)
      .where(and(eq(contractorReports.id, id), mayWrite(actor, contractorReports.workspace)))
      .returning({ id: contractorReports.id }),
    ...(dropping(deps, contract) as []),
  ]);
  return rows.length === 1 ? { ok: true } : { ok: false, error: "gone" };
}

/** Makes an address at which the contractor answers for one paper, once. */
export async function askPaper(
  deps: Deps,
  actor: Person,
  { id, idem, kind, question }: { id: string; idem: string; kind: string; question: string },
): Promise<CommandResult<"gone" | "tooMany">> {
  const { db, now } = deps;
  const paper = await idFrom(idem, actor.workspace, id, kind, question);
  const held = sql`(select count(*) from ${contractorPapers} where ${contractorPapers.reportId} = ${id})`;
  const asked = await once(
    deps,
    actor,
    await submissionKey(idem, "contractor paper", paper),
    sql`${held} < ${CONTRACTOR_LIMITS.papers} and ${isOwn(actor, id)}`,
    db.insert(contractorPapers).values({
      ...{ id: paper, workspace: actor.workspace, reportId: id, kind, question },
      createdAt: now().toISOString(),
    }),
  );
  if (asked) return { ok: true };
  const [own] = await db.select({ yes: sql<number>`(${isOwn(actor, id)})` }).from(sql`(select 1)`);
  return { ok: false, error: own?.yes ? "tooMany" : "gone" };
}

/** What the contractor says of a paper, by its address alone; of several at once the first one counts. */
export async function answerPaper(
  { db, now }: Deps,
  { id, ...said }: PaperSaid & { id: string },
): Promise<CommandResult<"gone" | "answered">> {
  const [row] = await db
    .update(contractorPapers)
    .set({ ...said, answeredAt: now().toISOString() })
    .where(and(eq(contractorPapers.id, id), isNull(contractorPapers.answeredAt)))
    .returning({ id: contractorPapers.id });
  if (row) return { ok: true };
  const [found] = await db
    .select({ id: contractorPapers.id })
    .from(contractorPapers)
    .where(eq(contractorPapers.id, id));
  return { ok: false, error: found ? "answered" : "gone" };
}

/** Tells the administrators about a contractor, with what the report says of who that is. */
export async function raiseConcern(
  deps: Deps,
  actor: Person,
  { id, idem, about, words }: { id: string; idem: string; about: string; words: string },
): Promise<CommandResult<"gone" | "tooMany">> {
  const { db, now } = deps;
  const at = now();
  const since = new Date(at.getTime() - DAY_MS).toISOString();
  const concern = await idFrom(idem, actor.workspace, id, about, words);
  const lately = sql`(select count(*) from ${contractorConcerns}
    where ${contractorConcerns.workspace} = ${actor.workspace} and ${contractorConcerns.createdAt} > ${since})`;
  const told = await once(
    deps,
    actor,
    await submissionKey(idem, "contractor concern", concern),
    sql`${lately} < ${CONTRACTOR_LIMITS.concernsADay} and ${isOwn(actor, id)}`,
    db.insert(contractorConcerns).select(
      sql`select ${concern}, ${actor.workspace}, ${contractorReports.called}, ${contractorReports.region},
        ${contractorReports.number}, ${contractorReports.badge}, ${about}, ${words}, null, '', '', ${at.toISOString()}
        from ${contractorReports} where ${contractorReports.id} = ${id}`,
    ),
  );
  if (told) return { ok: true };
  const [own] = await db.select({ yes: sql<number>`(${isOwn(actor, id)})` }).from(sql`(select 1)`);
  return { ok: false, error: own?.yes ? "tooMany" : "gone" };
}

/** Says what came of a concern; once. */
export async function handleConcern(
  { db, now }: Deps,
  who: Administrator,
  { concern, finding }: { concern: string; finding: string },
): Promise<CommandResult<"stale">> {
  const [row] = await db
    .update(contractorConcerns)
    .set({ handledAt: now().toISOString(), handledBy: who.owner, finding })
    .where(and(eq(contractorConcerns.id, concern), isNull(contractorConcerns.handledAt)))
    .returning({ id: contractorConcerns.id });
  return row ? { ok: true } : { ok: false, error: "stale" };
}
