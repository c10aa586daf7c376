import { and, eq, sql } from "drizzle-orm";
import { makingDocument, saveDocument, writeVersion } from "~/engines/lines/lines.server.ts";
import { type Content, linesOf } from "~/engines/lines/lines.ts";
import { began, type MoveRefusal, move } from "~/engines/process/process.server.ts";
import { mayRead, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { idFrom } from "~/lib/hash.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import type { Database } from "~db/client.ts";
import { billingApplications, billingTerms } from "~db/schema/billing.ts";
import { documents } from "~db/schema/lines.ts";
import { projects } from "~db/schema/projects.ts";
import bound from "./application.process.server.ts";
import { OPEN, WITH_MORE } from "./application.process.ts";
import {
  type ApprovedChange,
  headOf,
  newApplication,
  sumsOfContent,
  type Trouble,
  troublesOf,
  typedContract,
  type Worked,
  withChanges,
  withTerms,
  withWork,
} from "./application-content.ts";
import { BILLING_LIMITS, FIRST_TERMS, KIND, OF_PROJECT, seriesOf, VALUES_KIND } from "./billing.limits.ts";
import { type JobRead, readApplication, readBefore, readJob } from "./billing.queries.server.ts";
import type { Beginning, ContractTyped, TermsTyped } from "./billing.schemas.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

const standing = OPEN.map((state) => `'${state}'`).join(", ");

/** That a job is the workspace's. */
const jobIs = (actor: Person, project: string) =>
  sql`exists (select 1 from ${projects} where ${projects.id} = ${project}
    and ${projects.workspace} = ${actor.workspace})`;
/** How many applications a job has that count. */
const counted = (project: string) => sql`(select count(*) from billing_applications as app
  join documents as doc on doc.id = app.id where app.project_id = ${project} and doc.state <> 'void')`;
const noneOpen = (project: string) => sql`not exists (select 1 from billing_applications as app
  join documents as doc on doc.id = app.id where app.project_id = ${project}
  and doc.state in (${sql.raw(standing)}))`;

type ContractRefusal = "gone" | "not-allowed" | "has-contract" | "stale" | "empty" | "unequal" | "invalid";

/** Why a contract is not kept as it is typed: a row with words and no amount, or the other way round. */
export interface RowTrouble {
  field: "texts" | "amounts";
  at: number;
}

/** The rows of a typed contract, and which of them is only half of one. */
export function rowsOf({ texts, amounts, codes }: Pick<ContractTyped, "texts" | "amounts" | "codes">) {
  const rows = texts.map((text, at) => ({ at, text, cents: amounts[at] ?? 0, code: codes[at] ?? "" }));
  const said = rows.filter(({ text, cents }) => text !== "" || cents !== 0);
  const troubles = said.flatMap(({ at, text, cents }): RowTrouble[] =>
    text === "" ? [{ field: "texts", at }] : cents === 0 ? [{ field: "amounts", at }] : [],
  );
  return { said, troubles };
}

/**
 * Writes down the contract of a job that came from no proposal, line by line: its lines come to exactly the sum that is
 * typed beside them. Until something was applied for it may be typed anew.
 */
export async function typeContract(
  deps: Deps,
  actor: Person,
  { project, idem, version, contract, ...typed }: ContractTyped & { project: string },
): Promise<CommandResult<ContractRefusal, object, { rows?: RowTrouble[]; sum?: number }>> {
  const { db, now } = deps;
  const { said, troubles } = rowsOf(typed);
  if (troubles.length > 0) return { ok: false, error: "invalid", rows: troubles };
  if (said.length === 0) return { ok: false, error: "empty" };
  const sum = said.reduce((all, { cents }) => all + cents, 0);
  if (sum !== contract) return { ok: false, error: "unequal", sum };
  const found = await readJob(db, actor, project, now());
  if (!found) return { ok: false, error: "gone" };
  const id = await idFrom(idem, actor.workspace, project, "contract");
  const content = typedContract(
    await Promise.all(said.map(async ({ at, ...row }) => ({ ...row, id: await idFrom(id, String(at)) }))),
  );
  const [stands] = found.values;
  if (stands && stands.id !== id) {
    if ((stands.content as Content).facts.typed !== "1" || found.values.length > 1)
      return { ok: false, error: "has-contract" };
    const saved = await saveDocument(deps, actor, {
      ...{ id: stands.id, version, title: found.job.name, content },
      when: sql`${counted(project)} = 0`,
    });
    if (saved.ok) return { ok: true };
    if (saved.error === "accepted" || saved.error === "invalid") return { ok: false, error: "has-contract" };
    return { ok: false, error: saved.error };
  }
  const at = now();
  const { workspace } = actor;
  const none = sql`not exists (select 1 from ${documents} where ${documents.subjectType} = ${OF_PROJECT}
    and ${documents.subjectId} = ${project} and ${documents.kind} = ${VALUES_KIND})`;
  const subject = { type: OF_PROJECT, id: project };
  try {
    await db.batch([
      takeOnlyIf(
        db,
        workspace,
        await submissionKey(idem, "contract", project),
        at,
        sql`${jobIs(actor, project)} and ${none} and ${mayWrite(actor, workspace)}`,
      ),
      makingDocument(
        db,
        { id, workspace, title: found.job.name, content, subject, series: seriesOf(project) },
        { now: at },
      ),
      // A job whose sum nobody has typed has it from here.
      db
        .update(projects)
        .set({ contractCents: contract, version: sql`${projects.version} + 1` })
        .where(
          and(eq(projects.id, project), eq(projects.workspace, workspace), eq(projects.contractCents, 0)),
        ),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true };
    if (!isRefused(error)) throw error;
    return { ok: false, error: (await mayStill(db, actor)) ? "has-contract" : "not-allowed" };
  }
  return { ok: true };
}

/** Says what is held back of a job's applications, and by when they are paid. A draft takes it up when it is saved. */
export async function setTerms(
  { db, now }: Deps,
  actor: Person,
  { project, version, ...terms }: TermsTyped & { project: string },
): Promise<CommandResult<"gone" | "not-allowed" | "stale">> {
  const at = now().toISOString();
  const { workspace } = actor;
  const id = crypto.randomUUID();
  const may = sql`(${jobIs(actor, project)} and ${mayWrite(actor, workspace)})`;
  const [changed, made] = await db.batch([
    db
      .update(billingTerms)
      .set({ ...terms, version: sql`${billingTerms.version} + 1` })
      .where(and(eq(billingTerms.projectId, project), eq(billingTerms.version, version), may))
      .returning({ id: billingTerms.id }),
    db
      .insert(billingTerms)
      .select(
        sql`select ${id}, ${workspace}, ${project}, ${terms.firstRate}, ${terms.threshold}, ${terms.laterRate},
          ${terms.storedRate}, ${terms.payDays}, 1, ${at} where ${may} and ${version} = 0`,
      )
      .onConflictDoNothing()
      .returning({ id: billingTerms.id }),
  ]);
  if (changed.length + made.length > 0) return { ok: true };
  const found = await readJob(db, actor, project, now());
  if (!found) return { ok: false, error: "gone" };
  return { ok: false, error: (await mayStill(db, actor)) ? "stale" : "not-allowed" };
}

export type BeginRefusal =
  | "gone"
  | "not-allowed"
  | "no-contract"
  | "has-open"
  | "period"
  | "overlap"
  | "full"
  | "release"
  | "over-release";

/** What an application begins with beside its form. */
const termsIn = ({ terms }: JobRead) => {
  const { firstRate, threshold, laterRate, storedRate, payDays } = terms ?? FIRST_TERMS;
  return { firstRate, threshold, laterRate, storedRate, payDays };
};

/** Begins an application of a job, after the one before: for work, or to release retainage. A job has one open at most. */
export async function beginApplication(
  { db, now }: Deps,
  actor: Person,
  { project, idem, kind, periodFrom, periodTo, releasing }: Beginning & { project: string },
): Promise<CommandResult<BeginRefusal, { id: string }>> {
  const at = now();
  const { workspace } = actor;
  const id = await idFrom(idem, workspace, project, kind, periodFrom, periodTo, String(releasing));
  const found = await readJob(db, actor, project, at);
  if (!found) return { ok: false, error: "gone" };
  if (found.applications.some((one) => one.id === id)) return { ok: true, id };
  const real = found.applications.filter(({ state }) => state !== "void");
  const [last] = real;
  if (periodTo < periodFrom) return { ok: false, error: "period" };
  if (found.values.length === 0) return { ok: false, error: "no-contract" };
  if (last && OPEN.includes(last.state)) return { ok: false, error: "has-open" };
  if (last && periodFrom <= last.periodTo) return { ok: false, error: "overlap" };
  const content = last?.content as Content | undefined;
  const before = content && { head: headOf(content), sums: sumsOfContent(content) };
  const isRelease = kind === "release";
  if (isRelease && (releasing <= 0 || !before)) return { ok: false, error: "release" };
  if (isRelease && releasing > (before?.sums.retainage ?? 0)) return { ok: false, error: "over-release" };
  const made = newApplication(
    {
      ...termsIn(found),
      ...{ kind, periodFrom, periodTo, releasing: isRelease ? releasing : 0 },
      released: (before?.head.released ?? 0) + (before?.head.releasing ?? 0),
      certified: real.reduce((all, { certifiedCents }) => all + (certifiedCents ?? 0), 0),
    },
    {
      values: found.values.map((one) => one.content as Content),
      changes: found.changes,
      last: content,
    },
  );
  const held = sql`(select count(*) from ${billingApplications} where ${billingApplications.workspace} = ${workspace})`;
  const may = sql`${jobIs(actor, project)} and ${mayWrite(actor, workspace)} and ${noneOpen(project)}
    and ${counted(project)} = ${real.length} and ${held} < ${BILLING_LIMITS.applications}`;
  const subject = { type: OF_PROJECT, id: project };
  const document = {
    id,
    workspace,
    title: found.job.name,
    content: made,
    subject,
    series: seriesOf(project),
  };
  try {
    await db.batch([
      takeOnlyIf(db, workspace, await submissionKey(idem, KIND, id), at, may),
      makingDocument(db, document, { now: at }),
      db.insert(billingApplications).values({
        ...{ id, workspace, projectId: project, kind, periodFrom, periodTo, createdAt: at.toISOString() },
      }),
      began(db, bound, actor, { record: id, party: "team", now: at }),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true, id };
    if (!isRefused(error)) throw error;
    if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
    const [why] = await db
      .select({ none: sql<number>`(${noneOpen(project)} and ${counted(project)} = ${real.length})` })
      .from(sql`(select 1)`);
    return { ok: false, error: why?.none ? "full" : "has-open" };
  }
  return { ok: true, id };
}

/**
 * Writes what was done of the lines of a draft. What was approved since is taken up, and the terms are those of today. A
 * line that is wrong says so, and nothing is written.
 */
export async function saveWork(
  deps: Deps,
  actor: Person,
  { id, version, ...worked }: Worked & { id: string; version: number },
): Promise<
  CommandResult<"gone" | "stale" | "sent" | "not-allowed" | "invalid", object, { troubles?: Trouble[] }>
> {
  const { db, now } = deps;
  const found = await readApplication(db, actor, id, now());
  if (!found) return { ok: false, error: "gone" };
  const { application } = found;
  if (application.state !== "draft") return { ok: false, error: "sent" };
  if (application.version !== version) return { ok: false, error: "stale" };
  const job = await readJob(db, actor, application.projectId, now());
  if (!job) return { ok: false, error: "gone" };
  const stood = application.content as Content;
  const written = withChanges(
    withTerms(withWork(stood, worked), termsIn(job)),
    job.changes as readonly ApprovedChange[],
  );
  const troubles = troublesOf(written, await readBefore(db, actor, id));
  if (troubles.length > 0) return { ok: false, error: "invalid", troubles };
  const saved = await saveDocument(deps, actor, {
    ...{ id, version, title: job.job.name, content: written },
    when: sql`${documents.state} = 'draft'`,
  });
  if (saved.ok) return { ok: true };
  if (saved.error === "invalid")
    return { ok: false, error: "invalid", troubles: over(written, saved.problems) };
  if (saved.error === "accepted") return { ok: false, error: "sent" };
  return { ok: false, error: saved.error };
}

/** What the engine of lines finds, by the place of the line. */
const over = (content: Content, problems: readonly { at?: string }[] = []): Trouble[] => {
  const ids = linesOf(content).map(({ id }) => id);
  return problems.map(({ at = "" }) => ({ at: Math.max(0, ids.indexOf(at)), code: "over" as const }));
};

export interface Moving {
  record: string;
  transition: string;
  version: number;
  idem: string;
  note: string;
}

/** Moves an application on within the team. Those that write more have commands of their own. */
export const moveApplication = async (
  deps: Deps,
  actor: Person,
  moving: Moving,
): Promise<CommandResult<MoveRefusal, { state: string }, { guard?: string }>> =>
  WITH_MORE.includes(moving.transition) ? { ok: false, error: "blocked" } : move(deps, bound, actor, moving);

/** Submits an application: its version is frozen with its hash, and it has its number, in the batch that moves it. */
export async function submitApplication(
  deps: Deps,
  actor: Person,
  { record, version, idem }: Pick<Moving, "record" | "version" | "idem">,
): Promise<CommandResult<MoveRefusal, object, { guard?: string }>> {
  const [mine] = await deps.db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.id, record), eq(documents.kind, KIND), mayRead(actor, documents.workspace)));
  if (!mine) return { ok: false, error: "gone" };
  return writeVersion(deps, record, async ({ hash, totalCents, statements }) => {
    const moved = await move(deps, bound, actor, {
      ...{ record, transition: "submit", version, idem },
      payload: { hash, totalCents },
      also: ({ happened }) => statements(happened),
    });
    return moved.ok ? { ok: true } : { ok: false, error: moved.error, guard: moved.guard };
  });
}
