import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { type FileStore, keepFile } from "~/engines/file/file.server.ts";
import { began, type MoveRefusal, move } from "~/engines/process/process.server.ts";
import {
  type Holder,
  mayAct,
  mayRead,
  mayStill,
  mayWrite,
  type Person,
  recordAct,
  tellMaker,
} from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { idFrom } from "~/lib/hash.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import type { Owner } from "~/services/visitor.server.ts";
import type { WorkspaceId } from "~/services/workspace.ts";
import type { Database } from "~db/client.ts";
import { verificationCases, verificationItems, verificationReferences } from "~db/schema/verification.ts";
import {
  EVIDENCE_FILES,
  IDENTITY_FILES,
  type ItemKind,
  OPEN_STATES,
  REFERENCE,
  VERIFICATION_LIMITS,
} from "./verification.limits.ts";
import bound from "./verification.process.server.ts";
import { WITH_FORM } from "./verification.process.ts";
import type { ItemSaid, NewCase, ReferenceAnswer } from "./verification.schemas.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

export type Refused = "gone" | "stale" | "closed" | "not-allowed";

const isOpen = sql`${verificationCases.state} in (${sql.join(
  OPEN_STATES.map((state) => sql`${state}`),
  sql`, `,
)})`;

/** That somebody may write in a case as their page showed it. */
const stands = (actor: Person, id: string, version: number, more: SQL = isOpen): SQL =>
  sql`exists (select 1 from ${verificationCases} where ${verificationCases.id} = ${id}
    and ${verificationCases.version} = ${version} and ${more} and ${mayWrite(actor, verificationCases.workspace)})`;

const changed = (db: Database, id: string, set: object = {}) =>
  db
    .update(verificationCases)
    .set({ ...set, version: sql`${verificationCases.version} + 1` })
    .where(eq(verificationCases.id, id));

const inCase = (id: string) =>
  sql`(select one.workspace_id from verification_cases as one where one.id = ${id})`;

/** Why a form of the case wrote nothing. */
async function why(db: Database, actor: Person, id: string, version: number): Promise<Refused> {
  const [found] = await db
    .select({
      version: verificationCases.version,
      may: sql<number>`(${mayWrite(actor, verificationCases.workspace)})`,
    })
    .from(verificationCases)
    .where(and(eq(verificationCases.id, id), mayRead(actor, verificationCases.workspace)));
  if (!found) return "gone";
  if (!found.may) return "not-allowed";
  return found.version === version ? "closed" : "stale";
}

/** Begins a case. Its id follows from the form's key and its words; whoever begins it is the one whose address counts. */
export async function createCase(
  { db, now }: Deps,
  actor: Person,
  { idem, ...said }: NewCase,
): Promise<CommandResult<"full" | "not-allowed", { id: string }>> {
  const at = now();
  const { workspace } = actor;
  const held = sql`(select count(*) from ${verificationCases}
    where ${verificationCases.workspace} = ${workspace} and not ${verificationCases.sample})`;
  const id = await idFrom(idem, workspace, JSON.stringify(said));
  const key = await submissionKey(idem, "verification", id);
  try {
    await db.batch([
      takeOnlyIf(
        db,
        workspace,
        key,
        at,
        sql`${held} < ${VERIFICATION_LIMITS.cases} and ${mayWrite(actor, workspace)}`,
      ),
      db.insert(verificationCases).values({
        ...said,
        ...{ id, workspace, badge: crypto.randomUUID(), applicant: actor.owner },
        ...{ stateSince: at.toISOString(), createdAt: at.toISOString() },
      }),
      began(db, bound, actor, { record: id, party: "firm", now: at }),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true, id };
    if (!isRefused(error)) throw error;
    return { ok: false, error: (await mayStill(db, actor)) ? "full" : "not-allowed" };
  }
  return { ok: true, id };
}

/** Changes the firm's name and address while the case is open, or what is hidden on the badge at any time. */
export async function editCase(
  { db }: Deps,
  actor: Person,
  {
    id,
    version,
    ...set
  }: { id: string; version: number } & ({ firm: string; address: string } | { hidden: string[] }),
): Promise<CommandResult<Refused>> {
  const [row] = await db
    .update(verificationCases)
    .set({ ...set, version: sql`${verificationCases.version} + 1` })
    .where(
      and(
        eq(verificationCases.id, id),
        eq(verificationCases.version, version),
        "hidden" in set ? undefined : isOpen,
        mayWrite(actor, verificationCases.workspace),
      ),
    )
    .returning({ id: verificationCases.id });
  return row ? { ok: true } : { ok: false, error: await why(db, actor, id, version) };
}

/**
 * Writes down one piece of evidence. What a reviewer had found of it is taken back in the same batch: it was found of other
 * words. A form that is sent twice writes once.
 */
export async function saveItem(
  { db, now }: Deps,
  actor: Person,
  { id, version, idem, kind, ...said }: ItemSaid & { id: string },
): Promise<CommandResult<Refused>> {
  const at = now();
  const key = await submissionKey(idem, "verification item", id, kind, JSON.stringify(said));
  const unseen = { result: "", lookedAt: "", lookedOn: null, reviewer: "", reviewNote: "" };
  const savedAt = at.toISOString();
  try {
    await db.batch([
      takeOnlyIf(db, actor.workspace, key, at, stands(actor, id, version)),
      db
        .insert(verificationItems)
        .values({
          ...said,
          id: await idFrom(id, kind),
          workspace: inCase(id) as unknown as string,
          caseId: id,
          kind,
          savedAt,
        })
        .onConflictDoUpdate({
          target: [verificationItems.caseId, verificationItems.kind],
          set: { ...said, ...unseen, savedAt },
        }),
      changed(db, id),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true };
    if (!isRefused(error)) throw error;
    return { ok: false, error: await why(db, actor, id, version) };
  }
  return { ok: true };
}

/** Nobody's workspace, so that a picture of an ID is in no list, no archive and at no address of its firm. */
const identityKeeper = (id: string): Person => {
  const owner = `identity:${id}` as Owner;
  return { kind: "person", owner, workspace: owner as WorkspaceId };
};

/** Keeps the file of a piece of evidence in place of the one before; of an ID apart from everything else. */
export async function keepEvidence(
  store: FileStore,
  actor: Person,
  {
    id,
    kind,
    version,
    ...file
  }: {
    id: string;
    kind: ItemKind;
    version: number;
    idem: string;
    name: string;
    bytes: Uint8Array;
  },
): Promise<CommandResult<Refused> | Awaited<ReturnType<typeof keepFile>>> {
  const [found] = await store.db
    .select({ workspace: verificationCases.workspace })
    .from(verificationCases)
    .where(and(eq(verificationCases.id, id), mayWrite(actor, verificationCases.workspace)));
  if (!found) return { ok: false, error: await why(store.db, actor, id, version) };
  const isIdentity = kind === "identity";
  const keeper = isIdentity ? identityKeeper(id) : actor;
  const kept = await keepFile(
    store,
    keeper,
    isIdentity
      ? { workspace: keeper.workspace, type: IDENTITY_FILES, id }
      : { workspace: found.workspace as WorkspaceId, type: EVIDENCE_FILES + kind, id },
    // Two cases of one person never share a file: its id is the form's with the case.
    { id: await idFrom(file.idem, id, kind), name: isIdentity ? "id" : file.name, bytes: file.bytes },
    {
      kind: isIdentity || kind === "site" ? "picture" : "document",
      most: VERIFICATION_LIMITS.fileBytes,
      count: "replace",
      when: stands(actor, id, version),
    },
  );
  if (kept.ok || (kept.error !== "tooMany" && kept.error !== "not-allowed")) return kept;
  return { ok: false, error: await why(store.db, actor, id, version) };
}

/** Says who is asked about the firm; what was answered stays. */
export async function saveReference(
  { db, now }: Deps,
  actor: Person,
  said: { id: string; version: number; idem: string; place: string; asked: string; job: string },
): Promise<CommandResult<Refused | "answered">> {
  const { id, version, idem, asked, job } = said;
  const place = Number(said.place);
  const at = now();
  const open = sql`${isOpen} and not exists (select 1 from verification_references as given where given.case_id = ${id}
    and given.place = ${place} and given.answered_at is not null)`;
  const key = await submissionKey(idem, "verification reference", id, place, asked, job);
  try {
    await db.batch([
      takeOnlyIf(db, actor.workspace, key, at, stands(actor, id, version, open)),
      db
        .insert(verificationReferences)
        .values({
          ...{ id: await idFrom(id, "reference", said.place), workspace: inCase(id) as unknown as string },
          ...{ caseId: id, place, asked, job, createdAt: at.toISOString() },
        })
        .onConflictDoUpdate({
          target: [verificationReferences.caseId, verificationReferences.place],
          set: { asked, job },
        }),
      changed(db, id),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true };
    if (!isRefused(error)) throw error;
    const refused = await why(db, actor, id, version);
    return { ok: false, error: refused === "closed" ? "answered" : refused };
  }
  return { ok: true };
}

/**
 * Answers for a firm, once for each of the two who are asked, whichever of several links it comes by. The case gets another
 * version with it, so that nobody decides without having seen the answer.
 */
export async function answerReference(
  { db, now }: Deps,
  holder: Holder,
  { id, idem, ...said }: ReferenceAnswer & { id: string },
): Promise<CommandResult<"gone" | "answered" | "not-allowed">> {
  const at = now().toISOString();
  const { workspace } = verificationReferences;
  const subject = { type: REFERENCE, id: verificationReferences.id };
  const asked = sql`exists (select 1 from verification_cases as one where one.id = ${verificationReferences.caseId}
    and one.state in ('draft', 'submitted', 'inReview', 'needsInfo'))`;
  const done = sql`exists (select 1 from ${verificationReferences} where ${verificationReferences.id} = ${id}
    and ${verificationReferences.answeredAt} = ${at} and ${verificationReferences.printedName} = ${said.printedName})`;
  const event = await idFrom(idem, holder.link, id);
  const [rows] = await db.batch([
    db
      .update(verificationReferences)
      .set({ ...said, answeredAt: at })
      .where(
        and(
          eq(verificationReferences.id, id),
          isNull(verificationReferences.answeredAt),
          asked,
          mayAct(holder, "answer", workspace, subject),
        ),
      )
      .returning({ id: verificationReferences.id }),
    db
      .update(verificationCases)
      .set({ version: sql`${verificationCases.version} + 1` })
      .where(
        sql`${verificationCases.id} = (select given.case_id from verification_references as given where given.id = ${id})
          and ${done}`,
      ),
    recordAct(
      db,
      holder,
      {
        idem: event,
        verb: "answer",
        printedName: said.printedName,
        content: { text: said.words.slice(0, 200), decision: "answered" },
      },
      done,
    ),
    tellMaker(db, event),
  ]);
  if (rows.length === 1) return { ok: true };
  const [found] = await db
    .select({
      answeredAt: verificationReferences.answeredAt,
      printedName: verificationReferences.printedName,
    })
    .from(verificationReferences)
    .where(
      and(eq(verificationReferences.id, id), mayRead(holder, verificationReferences.workspace, subject)),
    );
  if (!found) return { ok: false, error: "gone" };
  return { ok: false, error: found.answeredAt ? "answered" : "not-allowed" };
}

/** A step of the firm's: submits, replies, appeals, renews, withdraws. */
export const moveOwnCase = async (
  deps: Deps,
  actor: Person,
  moving: { record: string; transition: string; version: number; idem: string; note: string },
): Promise<CommandResult<MoveRefusal, object, { guard?: string }>> =>
  WITH_FORM.includes(moving.transition) ? { ok: false, error: "blocked" } : move(deps, bound, actor, moving);
