import { and, eq, sql } from "drizzle-orm";
import { dropFiles, type FileStore, keepFile } from "~/engines/file/file.server.ts";
import { mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import { type Database, isTaken } from "~db/client.ts";
import { licenseChecks } from "~db/schema/tools.ts";
import { LICENCE_LIMITS } from "./licences.limits.ts";
import { CHECK } from "./licences.queries.server.ts";
import type { RecordForm } from "./licences.schemas.ts";
import { numberKey } from "./number.logic.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

/** Whether somebody may write here at all: the answer to why nothing was written. */
async function mayHere(db: Database, actor: Person): Promise<boolean> {
  const [row] = await db
    .select({ yes: sql<number>`(${mayWrite(actor, actor.workspace)})` })
    .from(sql`(select 1)`);
  return Boolean(row?.yes);
}

/** Writes down what an official record said. The form's key is its id: what is sent twice is written once. */
export async function addCheck(
  { db, now }: Deps,
  actor: Person,
  { intent, idem, asShown, value, ...said }: RecordForm,
): Promise<CommandResult<"full" | "not-allowed", { id: string }>> {
  const at = now();
  const { workspace } = actor;
  const values = { ...said, valueCents: value, numberKey: numberKey(said.number) };
  const own = sql`select count(*) from ${licenseChecks} where ${licenseChecks.workspace} = ${workspace} and not ${licenseChecks.sample}`;
  const key = await submissionKey(idem, JSON.stringify(values));
  try {
    await db.batch([
      takeOnlyIf(
        db,
        workspace,
        key,
        at,
        sql`(${own}) < ${LICENCE_LIMITS.checks} and ${mayWrite(actor, workspace)}`,
      ),
      db.insert(licenseChecks).values({ ...values, id: idem, workspace, createdAt: at.toISOString() }),
    ]);
  } catch (error) {
    if (isRepeat(error) || isTaken(error, "license_checks.id")) return { ok: true, id: idem };
    if (!isRefused(error)) throw error;
    return { ok: false, error: (await mayHere(db, actor)) ? "full" : "not-allowed" };
  }
  return { ok: true, id: idem };
}

export type ChangeResult = CommandResult<"gone" | "not-allowed">;

/** Whether a check stands that could not be written: then it is one's right that was missing. */
async function why(db: Database, id: string): Promise<ChangeResult> {
  const [row] = await db.select({ id: licenseChecks.id }).from(licenseChecks).where(eq(licenseChecks.id, id));
  return { ok: false, error: row ? "not-allowed" : "gone" };
}

/** Whoever presses it is told when the licence expires, or nobody any more. */
export async function watchCheck(
  { db }: Pick<Deps, "db">,
  actor: Person,
  { id, on }: { id: string; on: boolean },
): Promise<ChangeResult> {
  const [row] = await db
    .update(licenseChecks)
    .set({ watchedBy: on ? actor.owner : null })
    .where(and(eq(licenseChecks.id, id), mayWrite(actor, licenseChecks.workspace)))
    .returning({ id: licenseChecks.id });
  return row ? { ok: true } : why(db, id);
}

/** Takes a check away with its evidence; what is gone already is gone. */
export async function removeCheck(store: FileStore, actor: Person, id: string): Promise<ChangeResult> {
  const [row] = await store.db
    .delete(licenseChecks)
    .where(and(eq(licenseChecks.id, id), mayWrite(actor, licenseChecks.workspace)))
    .returning({ workspace: licenseChecks.workspace });
  if (!row) {
    const left = await why(store.db, id);
    return !left.ok && left.error === "gone" ? { ok: true } : left;
  }
  await dropFiles(store, actor, { workspace: row.workspace as Person["workspace"], type: CHECK, id });
  return { ok: true };
}

/** The check's own workspace, for its files. */
async function subjectOf(db: Database, actor: Person, id: string) {
  const [row] = await db
    .select({ workspace: licenseChecks.workspace })
    .from(licenseChecks)
    .where(and(eq(licenseChecks.id, id), mayWrite(actor, licenseChecks.workspace)));
  return row && { workspace: row.workspace as Person["workspace"], type: CHECK, id };
}

/** Keeps a picture or a document of the official record with the check. */
export async function addEvidence(
  store: FileStore,
  actor: Person,
  { check, id, name, bytes }: { check: string; id: string; name: string; bytes: Uint8Array },
): Promise<ChangeResult | Awaited<ReturnType<typeof keepFile>>> {
  const subject = await subjectOf(store.db, actor, check);
  if (!subject) return why(store.db, check);
  return keepFile(
    store,
    actor,
    subject,
    { id, name, bytes },
    { kind: "document", most: LICENCE_LIMITS.evidenceBytes, count: LICENCE_LIMITS.evidence },
  );
}

/** Takes one file of a check away. */
export async function dropEvidence(
  store: FileStore,
  actor: Person,
  { check, file }: { check: string; file: string },
): Promise<ChangeResult> {
  const subject = await subjectOf(store.db, actor, check);
  if (!subject) return why(store.db, check);
  await dropFiles(store, actor, subject, file);
  return { ok: true };
}
