import { and, eq, isNull, sql } from "drizzle-orm";
import {
  type Answers,
  itemsOf,
  type Missing,
  missingFrom,
  sealText,
  type Template,
} from "~/engines/checklist/checklist.ts";
import { dropFiles, type FileStore, keepFile } from "~/engines/file/file.server.ts";
import { began } from "~/engines/process/process.server.ts";
import { mayRead, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { sha256 } from "~/lib/hash.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import type { WorkspaceId } from "~/services/workspace.ts";
import type { Database } from "~db/client.ts";
import { projects } from "~db/schema/projects.ts";
import { checklistActions, checklistRuns } from "~db/schema/safety.ts";
import { sites } from "~db/schema/tools.ts";
import process from "./action.process.server.ts";
import { actionsIn, summaryOf } from "./answers.logic.ts";
import { CHECKLISTS_LIMITS, RUN } from "./checklists.limits.ts";
import { findRun } from "./checklists.queries.server.ts";
import { answersOf, photoCounts, photosOf, sealed, templateOf } from "./run-content.server.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

export interface Start {
  idem: string;
  template: Template;
  site: string;
  project: string;
  place: string;
  /** `YYYY-MM-DD` */
  day: string;
  paper: boolean;
  language: string;
}

/**
 * Begins a run, which keeps the template as it is now. The form's key is its id: what is sent twice is begun once. A site or
 * a project that is none of the workspace's is left out: what a form names is not believed.
 */
export async function startRun(
  { db, now }: Deps,
  actor: Person,
  { idem, template, site, project, place, day, paper, language }: Start,
): Promise<CommandResult<"full" | "not-allowed", { id: string }>> {
  const at = now();
  const { workspace } = actor;
  const room = sql`(select count(*) from ${checklistRuns} where ${checklistRuns.workspace} = ${workspace}
    and not ${checklistRuns.sample}) < ${CHECKLISTS_LIMITS.runs} and ${mayWrite(actor, workspace)}`;
  const key = await submissionKey(idem, "checklist-run");
  const ofSite = (column: typeof sites.id | typeof sites.name) =>
    sql`(select ${column} from ${sites} where ${sites.id} = ${site} and ${sites.workspace} = ${workspace})`;
  const ofProject = (column: typeof projects.id | typeof projects.name) =>
    sql`(select ${column} from ${projects} where ${projects.id} = ${project} and ${projects.workspace} = ${workspace})`;
  try {
    await db.batch([
      takeOnlyIf(db, workspace, key, at, room),
      db.insert(checklistRuns).values({
        id: idem,
        workspace,
        templateKey: template.id,
        templateVersion: template.version,
        content: JSON.stringify(template),
        siteId: ofSite(sites.id),
        siteName: sql`coalesce(${ofSite(sites.name)}, '')`,
        projectId: ofProject(projects.id),
        projectName: sql`coalesce(${ofProject(projects.name)}, '')`,
        place,
        runOn: day,
        paper,
        language,
        createdAt: at.toISOString(),
      }),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true, id: idem };
    if (!isRefused(error)) throw error;
    return { ok: false, error: (await mayStill(db, actor)) ? "full" : "not-allowed" };
  }
  return { ok: true, id: idem };
}

export type RunRefusal = "gone" | "not-allowed" | "signed" | "stale";

/** Why a run could not be written. */
async function why(db: Database, actor: Person, id: string): Promise<CommandResult<RunRefusal>> {
  const [found] = await db
    .select({
      may: sql<number>`(${mayWrite(actor, checklistRuns.workspace)})`,
      signedAt: checklistRuns.signedAt,
    })
    .from(checklistRuns)
    .where(and(eq(checklistRuns.id, id), mayRead(actor, checklistRuns.workspace)));
  if (!found) return { ok: false, error: "gone" };
  if (!found.may) return { ok: false, error: "not-allowed" };
  return { ok: false, error: found.signedAt === null ? "stale" : "signed" };
}

/** Writes down answers, whole or not, unless somebody did since the page was shown. The same answers twice are no change. */
export async function saveAnswers(
  { db }: Pick<Deps, "db">,
  actor: Person,
  { id, version, answers }: { id: string; version: number; answers: Answers },
): Promise<CommandResult<RunRefusal, { version: number }>> {
  const text = JSON.stringify(answers);
  const [saved] = await db
    .update(checklistRuns)
    .set({ answers: text, sample: false, version: sql`${checklistRuns.version} + 1` })
    .where(
      and(
        eq(checklistRuns.id, id),
        eq(checklistRuns.version, version),
        isNull(checklistRuns.signedAt),
        mayWrite(actor, checklistRuns.workspace),
      ),
    )
    .returning({ version: checklistRuns.version });
  if (saved) return { ok: true, version: saved.version };
  const refused = await why(db, actor, id);
  if (refused.ok || refused.error === "gone" || refused.error === "not-allowed")
    return refused.ok ? { ok: false, error: "stale" } : refused;
  const current = await findRun(db, actor, id);
  return current?.answers === text ? { ok: true, version: current.version } : refused;
}

export type SignResult = CommandResult<
  RunRefusal | "missing",
  { id: string },
  { missing?: readonly Missing[] }
>;

/**
 * Signs a run as it was answered, if nothing is missing: it is changed no more, its hash is kept beside it, and its actions
 * begin. All of it is one batch, which depends on the version and the photos that were looked at.
 */
export async function signRun(
  { db, now }: Deps,
  actor: Person,
  {
    id,
    idem,
    version,
    printedName,
    drawn = "",
  }: { id: string; idem: string; version: number; printedName: string; drawn?: string },
): Promise<SignResult> {
  const at = now();
  const run = await findRun(db, actor, id);
  if (!run) return { ok: false, error: "gone" };
  const template = templateOf(run);
  const answers = answersOf(run);
  const photos = photosOf(run);
  const key = await submissionKey(idem, id, printedName);
  const signedAt = at.toISOString();
  if (run.signedAt !== null)
    return run.printedName === printedName ? { ok: true, id } : { ok: false, error: "signed" };
  const missing = missingFrom(template, answers, photoCounts(photos));
  if (missing.length > 0) return { ok: false, error: "missing", missing };
  const contentHash = await sha256(
    sealText({ ...sealed(run), template, answers, photos, printedName, signedAt, drawn }),
  );
  const still = sql`exists (select 1 from ${checklistRuns} where ${and(
    eq(checklistRuns.id, id),
    eq(checklistRuns.version, version),
    eq(checklistRuns.photos, run.photos),
    isNull(checklistRuns.signedAt),
    mayWrite(actor, checklistRuns.workspace),
  )})`;
  const actions = actionsIn(template, answers).map(({ item, prompt, action }) => ({
    id: crypto.randomUUID(),
    workspace: run.workspace,
    runId: id,
    itemId: item,
    prompt: JSON.stringify(prompt),
    what: action.text,
    assignedTo: action.owner,
    dueOn: action.due,
    stateSince: signedAt,
    createdAt: signedAt,
  }));
  try {
    await db.batch([
      takeOnlyIf(db, actor.workspace, key, at, still),
      db
        .update(checklistRuns)
        .set({
          printedName,
          drawn,
          signedAt,
          contentHash,
          ...summaryOf(template, answers),
          version: sql`${checklistRuns.version} + 1`,
        })
        .where(eq(checklistRuns.id, id)),
      ...actions.flatMap((action) => [
        db.insert(checklistActions).values(action),
        began(db, process, actor, { record: action.id, party: "crew", now: at }),
      ]),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true, id };
    if (!isRefused(error)) throw error;
    const refused = await why(db, actor, id);
    return refused.ok ? { ok: false, error: "stale" } : refused;
  }
  return { ok: true, id };
}

/** Keeps a photo of an item. The form's key is the file's id: what is sent twice is kept once. */
export async function addPhoto(
  store: FileStore,
  actor: Person,
  {
    run: id,
    item,
    file,
    name,
    bytes,
  }: { run: string; item: number; file: string; name: string; bytes: Uint8Array },
): Promise<CommandResult<RunRefusal> | Awaited<ReturnType<typeof keepFile>>> {
  const run = await findRun(store.db, actor, id);
  const shown = run && itemsOf(templateOf(run))[item];
  if (!run || !shown) return { ok: false, error: "gone" };
  if (run.signedAt !== null) return { ok: false, error: "signed" };
  const kept = await keepFile(
    store,
    actor,
    { workspace: run.workspace as WorkspaceId, type: RUN, id },
    { id: file, name, bytes },
    { kind: "picture", most: CHECKLISTS_LIMITS.photoBytes, count: CHECKLISTS_LIMITS.photos },
  );
  if (!kept.ok) return kept;
  const [written] = await store.db
    .update(checklistRuns)
    .set({ photos: sql`json_set(${checklistRuns.photos}, ${`$."${file}"`}, ${shown.id})` })
    .where(
      and(eq(checklistRuns.id, id), isNull(checklistRuns.signedAt), mayWrite(actor, checklistRuns.workspace)),
    )
    .returning({ id: checklistRuns.id });
  return written ? { ok: true } : why(store.db, actor, id);
}

/** Takes a photo away while the run is not signed. */
export async function dropPhoto(
  store: FileStore,
  actor: Person,
  { run: id, file }: { run: string; file: string },
): Promise<CommandResult<RunRefusal>> {
  const [run] = await store.db
    .update(checklistRuns)
    .set({ photos: sql`json_remove(${checklistRuns.photos}, ${`$."${file}"`})` })
    .where(
      and(eq(checklistRuns.id, id), isNull(checklistRuns.signedAt), mayWrite(actor, checklistRuns.workspace)),
    )
    .returning({ workspace: checklistRuns.workspace });
  if (!run) return why(store.db, actor, id);
  await dropFiles(store, actor, { workspace: run.workspace as WorkspaceId, type: RUN, id }, file);
  return { ok: true };
}

/** Takes a run away that is not signed, with its photos. What is signed stays. */
export async function removeRun(
  store: FileStore,
  actor: Person,
  id: string,
): Promise<CommandResult<RunRefusal>> {
  const [run] = await store.db
    .delete(checklistRuns)
    .where(
      and(eq(checklistRuns.id, id), isNull(checklistRuns.signedAt), mayWrite(actor, checklistRuns.workspace)),
    )
    .returning({ workspace: checklistRuns.workspace });
  if (!run) {
    const refused = await why(store.db, actor, id);
    return !refused.ok && refused.error === "gone" ? { ok: true } : refused;
  }
  await dropFiles(store, actor, { workspace: run.workspace as WorkspaceId, type: RUN, id });
  return { ok: true };
}
