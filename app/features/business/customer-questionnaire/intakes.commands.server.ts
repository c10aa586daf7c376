import { and, eq, sql } from "drizzle-orm";
import { chaining } from "~/engines/chain/chain.server.ts";
import type { ChainEnd } from "~/engines/chain/chain.ts";
import { dropUnused, type FileStore, keepFile } from "~/engines/file/file.server.ts";
import { began, type MoveRefusal, move } from "~/engines/process/process.server.ts";
import { addingFile, keeping, takingFile } from "~/engines/request/request.server.ts";
import {
  type Form,
  missingOf,
  questionsOf,
  readAnswers,
  readSection,
  submissionOf,
} from "~/engines/request/request.ts";
import {
  type Actor,
  type Holder,
  mayAct,
  mayRead,
  mayStill,
  mayWrite,
  type Person,
} from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { idFrom } from "~/lib/hash.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import type { WorkspaceId } from "~/services/workspace.ts";
import type { Database } from "~db/client.ts";
import { files } from "~db/schema/file.ts";
import { intakeForms, intakes } from "~db/schema/intakes.ts";
import intakeBound from "./intake.process.server.ts";
import { SUBMIT } from "./intake.process.ts";
import type { Begun } from "./intake.schemas.ts";
import { INTAKE, INTAKE_LIMITS } from "./intakes.limits.ts";
import { templateOf } from "./templates.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

const kept = { table: intakes, id: intakes.id, answers: intakes.answers, version: intakes.version };
const subject = { type: INTAKE, id: intakes.id };

/** For what is said about it: in its own workspace, whichever one its reader has chosen. */
export const intakeSubject = (id: string) => ({
  workspace: sql`(select asked.workspace_id from intakes as asked where asked.id = ${id})`,
  type: INTAKE,
  id,
});

export const intakeStands = (id: string, actor: Actor) =>
  sql`exists (select 1 from ${intakes} where ${intakes.id} = ${id}
    and ${mayRead(actor, intakes.workspace, subject)})`;

/** Begins what one client is asked, `after` a record that led to it: the questionnaire as it stands now goes with it for good. */
export async function beginIntake(
  { db, now }: Deps,
  actor: Person,
  { idem, form: of, from: _, after: from, ...client }: Begun & { title: string; after?: ChainEnd },
): Promise<CommandResult<"gone" | "full" | "not-allowed", { id: string }>> {
  const at = now();
  const { workspace } = actor;
  const stock = templateOf(of);
  const [own] = stock
    ? []
    : await db
        .select()
        .from(intakeForms)
        .where(
          and(
            eq(intakeForms.id, of),
            eq(intakeForms.workspace, workspace),
            mayRead(actor, intakeForms.workspace),
          ),
        );
  const form = stock ?? (own?.form as Form | undefined);
  if (!form) return { ok: false, error: "gone" };
  const held = sql`(select count(*) from ${intakes} where ${intakes.workspace} = ${workspace}
    and not ${intakes.sample})`;
  const id = await idFrom(idem, workspace, of, JSON.stringify(client));
  const key = await submissionKey(idem, INTAKE, id);
  try {
    await db.batch([
      takeOnlyIf(
        db,
        workspace,
        key,
        at,
        sql`${held} < ${INTAKE_LIMITS.intakes} and ${mayWrite(actor, workspace)}`,
      ),
      db.insert(intakes).values({
        ...client,
        ...{ id, workspace, template: own?.template ?? of, formId: own?.id ?? "" },
        ...{ formVersion: form.version, form: { ...form }, words: own?.words ?? {} },
        stateSince: at.toISOString(),
        createdAt: at.toISOString(),
      }),
      began(db, intakeBound, actor, { record: id, party: "crew", now: at }),
      ...(from ? [chaining(db, { workspace, from, to: { kind: "intake", id }, now: at })] : []),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true, id };
    if (!isRefused(error)) throw error;
    return { ok: false, error: (await mayStill(db, actor)) ? "full" : "not-allowed" };
  }
  return { ok: true, id };
}

const isOpen = (holder: Holder) =>
  sql`${intakes.state} = 'draft' and ${mayAct(holder, "answer", intakes.workspace, subject)}`;

async function readFor(db: Database, actor: Actor, id: string) {
  const [found] = await db
    .select()
    .from(intakes)
    .where(and(eq(intakes.id, id), mayRead(actor, intakes.workspace, subject)));
  return found && { ...found, form: found.form as unknown as Form };
}

/** Keeps a page of the questionnaire. What is wrong in it is named, and everything else of it is kept. */
export async function keepSection(
  { db }: Deps,
  holder: Holder,
  { id, section, typed }: { id: string; section: string; typed: (question: string) => string | undefined },
): Promise<CommandResult<"gone" | "stale" | "wrong", object, { problems?: Record<string, string> }>> {
  const found = await readFor(db, holder, id);
  if (!found) return { ok: false, error: "gone" };
  const { patch, problems } = readSection(found.form, section, typed);
  const written = await keeping(db, kept, { id, when: isOpen(holder), patch });
  if (written.length === 0) return { ok: false, error: "stale" };
  return Object.keys(problems).length > 0 ? { ok: false, error: "wrong", problems } : { ok: true };
}

/**
 * Sends the answers, once, as they were read: with an answer that came between it is read again. Musts that are missing
 * are named.
 */
export async function submitIntake(
  deps: Deps,
  holder: Holder,
  { id, idem, printedName }: { id: string; idem: string; printedName: string },
): Promise<CommandResult<MoveRefusal | "missing", object, { missing?: string[] }>> {
  const { db } = deps;
  for (let tries = 0; ; tries += 1) {
    const found = await readFor(db, holder, id);
    if (!found) return { ok: false, error: "gone" };
    const sent = submissionOf({ ...found.form, version: found.formVersion }, found.answers);
    if (!sent && found.state === "draft") {
      const { answers, problems } = readAnswers(found.form, (question) => found.answers[question]);
      const missing = [...missingOf(found.form, answers).must, ...Object.keys(problems)];
      return { ok: false, error: "missing", missing: [...new Set(missing)] };
    }
    const moved = await move(deps, intakeBound, holder, {
      ...{ record: id, transition: SUBMIT, version: found.version, idem, printedName },
      also: ({ happened }) => [
        db
          .update(intakes)
          .set({ answers: { ...sent?.answers } })
          .where(and(eq(intakes.id, id), happened)),
      ],
    });
    if (moved.ok) return { ok: true };
    if (moved.error !== "stale" || moved.state !== "draft" || tries >= 3)
      return { ok: false, error: moved.error };
  }
}

/** Keeps a picture or a PDF as an answer, while the questionnaire is open. */
export async function addIntakeFile(
  store: FileStore,
  holder: Holder,
  { id, question, ...file }: { id: string; question: string; idem: string; name: string; bytes: Uint8Array },
): Promise<CommandResult<"gone" | "stale"> | Awaited<ReturnType<typeof keepFile>>> {
  const found = await readFor(store.db, holder, id);
  const asked = found && questionsOf(found.form).find((each) => each.id === question);
  if (!found || asked?.kind !== "files") return { ok: false, error: "gone" };
  if (found.state !== "draft") return { ok: false, error: "stale" };
  const when = isOpen(holder);
  const places = sql`exists (select 1 from ${intakes} where ${intakes.id} = ${id} and ${when}
    and length(coalesce(json_extract(${intakes.answers}, ${`$.${question}`}), '')) < ${asked.most * 37 - 1})`;
  return keepFile(
    store,
    holder,
    { workspace: found.workspace as WorkspaceId, type: INTAKE, id },
    { id: file.idem, name: file.name, bytes: file.bytes },
    {
      ...{ kind: "document", most: INTAKE_LIMITS.fileBytes, count: 36, byLink: true, when: places },
      also: (written) => [addingFile(store.db, kept, { id, question, file: file.idem, written, when })],
    },
  );
}

/** Takes a file out of the answers again, and deletes it. */
export async function dropIntakeFile(
  store: FileStore,
  holder: Holder,
  { id, question, file }: { id: string; question: string; file: string },
): Promise<CommandResult<"gone" | "stale">> {
  const found = await readFor(store.db, holder, id);
  if (!found || !questionsOf(found.form).some((each) => each.id === question && each.kind === "files"))
    return { ok: false, error: "gone" };
  const taken = await takingFile(store.db, kept, { id, question, file, when: isOpen(holder) });
  if (taken.length === 0 && found.state !== "draft") return { ok: false, error: "stale" };
  const unused = sql`${files.id} = ${file} and ${files.subjectId} = ${id} and not exists (select 1 from ${intakes}
    where ${intakes.id} = ${id} and instr(${intakes.answers}, ${file}) > 0)`;
  await dropUnused(store, holder, { workspace: found.workspace as WorkspaceId, type: INTAKE }, unused);
  return { ok: true };
}

interface Moving {
  record: string;
  transition: string;
  version: number;
  idem: string;
  note: string;
}

/** Reads, converts, gives back or closes; sending is the client's own form. */
export const moveIntake = async (
  deps: Deps,
  actor: Person,
  moving: Moving,
): Promise<CommandResult<MoveRefusal>> =>
  moving.transition === SUBMIT ? { ok: false, error: "blocked" } : move(deps, intakeBound, actor, moving);
