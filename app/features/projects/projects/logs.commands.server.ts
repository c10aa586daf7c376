import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import { projectLogEntries, projectLogs } from "~db/schema/project-logs.ts";
import { projects } from "~db/schema/projects.ts";
import type { Deps } from "./projects.commands.server.ts";
import { LOCK_HOURS, LOG_TEXTS, type LogText, PROJECT_LIMITS } from "./projects.limits.ts";
import type { LogAddition, LogEdit } from "./projects.schemas.ts";
import { chainHashOf, contentHashOf, type Sealed } from "./seal.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Whether a log that was handed in then is locked now. */
export const isLocked = (submittedAt: string | null, now: Date): boolean =>
  submittedAt !== null && now.getTime() - Date.parse(submittedAt) >= LOCK_HOURS * HOUR_MS;

/** The lines of a text that are none of others. */
const linesWithout = (text: string, others: readonly string[]) =>
  text
    .split("\n")
    .filter((line) => !others.includes(line))
    .join("\n");

/** Lines and those of others that are not among them yet, as far as a text may go. */
function joinedLines(text: string, more: string): string {
  const lines = text.split("\n").filter(Boolean);
  const fresh = more.split("\n").filter((line) => line !== "" && !lines.includes(line));
  const all = [...lines, ...fresh];
  while (all.join("\n").length > PROJECT_LIMITS.lines && all.length > lines.length) all.pop();
  return all.join("\n");
}

/**
 * The log of a day, with what the last one had that seldom changes and what is on record of the day already; the one
 * that is there where there is one.
 */
export async function startLog(
  { db, now }: Deps,
  actor: Person,
  {
    project,
    idem,
    day,
    facts = { deliveries: "", equipment: "" },
    past = [],
  }: {
    project: string;
    idem: string;
    day: string;
    facts?: Readonly<Record<"deliveries" | "equipment", string>>;
    /** Lines that the last log had from its own day's record: what is still so is on record of this day, too. */
    past?: readonly string[];
  },
): Promise<CommandResult<"gone" | "not-allowed" | "full", { id: string }>> {
  const at = now();
  const [standing, [found], [last]] = await db.batch([
    db
      .select({ id: projectLogs.id })
      .from(projectLogs)
      .where(
        and(
          eq(projectLogs.projectId, project),
          eq(projectLogs.day, day),
          mayWrite(actor, projectLogs.workspace),
        ),
      ),
    db
      .select({
        workspace: projects.workspace,
        sample: projects.sample,
        may: sql<number>`(${mayWrite(actor, projects.workspace)})`,
        logs: sql<number>`(select count(*) from project_logs as log where log.project_id = ${projects.id})`,
      })
      .from(projects)
      .where(and(eq(projects.id, project), mayRead(actor, projects.workspace))),
    db
      .select({ crews: projectLogs.crews, equipment: projectLogs.equipment })
      .from(projectLogs)
      .where(and(eq(projectLogs.projectId, project), sql`${projectLogs.day} < ${day}`))
      .orderBy(desc(projectLogs.day))
      .limit(1),
  ]);
  if (standing[0]) return { ok: true, id: standing[0].id };
  if (!found) return { ok: false, error: "gone" };
  if (!found.may) return { ok: false, error: "not-allowed" };
  if (found.logs >= PROJECT_LIMITS.logs) return { ok: false, error: "full" };
  await db
    .insert(projectLogs)
    .values({
      id: idem,
      workspace: found.workspace as Person["workspace"],
      projectId: project,
      day,
      crews: last?.crews ?? "",
      equipment: joinedLines(linesWithout(last?.equipment ?? "", past), facts.equipment),
      deliveries: joinedLines("", facts.deliveries),
      sample: found.sample,
      createdAt: at.toISOString(),
    })
    // Of two that begin a day at once one does; both write in the same log.
    .onConflictDoNothing();
  const [made] = await db
    .select({ id: projectLogs.id })
    .from(projectLogs)
    .where(and(eq(projectLogs.projectId, project), eq(projectLogs.day, day)));
  return made ? { ok: true, id: made.id } : { ok: false, error: "gone" };
}

const TRIES = 4;

const textsOf = (change: Readonly<Record<LogText, string>>) =>
  Object.fromEntries(LOG_TEXTS.map((id) => [id, change[id]])) as Record<LogText, string>;

/** The last entry of a job's chain, as the condition that nobody added one meanwhile. */
const lastOf = (project: string) =>
  sql`coalesce((select max(entry.number) from project_log_entries as entry where entry.project_id = ${project}), 0)`;

async function chainEnd({ db }: Deps, project: string) {
  const [last] = await db
    .select({ number: projectLogEntries.number, chainHash: projectLogEntries.chainHash })
    .from(projectLogEntries)
    .where(eq(projectLogEntries.projectId, project))
    .orderBy(desc(projectLogEntries.number))
    .limit(1);
  return last ?? { number: 0, chainHash: "" };
}

/**
 * Writes a log down, and hands it in where that was asked for: what it says is sealed then, behind what was sealed
 * before it. Until it locks it may be handed in again; every time is an entry of its own.
 */
export async function saveLog(
  deps: Deps,
  actor: Person,
  { id, version, ...change }: LogEdit & { id: string },
): Promise<CommandResult<"gone" | "not-allowed" | "stale" | "locked">> {
  const { db, now } = deps;
  const says = {
    ...textsOf(change),
    delayCause: change.delayHours > 0 ? change.delayCause.trim() : "",
    delayTenths: change.delayHours,
  };
  const same = and(
    ...[...LOG_TEXTS, "delayCause" as const, "delayTenths" as const].map((name) =>
      eq(projectLogs[name], says[name]),
    ),
    sql`(${change.intent !== "submit"} or ${projectLogs.submittedAt} is not null)`,
  );
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const at = now();
    const [found] = await db
      .select({
        ...{ projectId: projectLogs.projectId, workspace: projectLogs.workspace, day: projectLogs.day },
        ...{ submittedAt: projectLogs.submittedAt, version: projectLogs.version },
        may: sql<number>`(${mayWrite(actor, projectLogs.workspace)})`,
        stands: sql<number>`(${same})`,
      })
      .from(projectLogs)
      .where(and(eq(projectLogs.id, id), mayRead(actor, projectLogs.workspace)));
    if (!found) return { ok: false, error: "gone" };
    if (!found.may) return { ok: false, error: "not-allowed" };
    // The same form again, whose answer was lost: it says what stands already.
    if (found.version === version + 1 && found.stands) return { ok: true };
    if (isLocked(found.submittedAt, at)) return { ok: false, error: "locked" };
    if (found.version !== version) return { ok: false, error: "stale" };
    const hands = change.intent === "submit" || found.submittedAt !== null;
    const locks = new Date(at.getTime() - LOCK_HOURS * HOUR_MS).toISOString();
    const still = and(
      eq(projectLogs.id, id),
      eq(projectLogs.version, version),
      sql`(${projectLogs.submittedAt} is null or ${projectLogs.submittedAt} > ${locks})`,
      mayWrite(actor, projectLogs.workspace),
    );
    const write = (condition: SQL | undefined) =>
      db
        .update(projectLogs)
        .set({
          ...says,
          submittedAt: hands ? (found.submittedAt ?? at.toISOString()) : null,
          version: version + 1,
        })
        .where(condition)
        .returning({ id: projectLogs.id });
    if (!hands) {
      const [saved] = await write(still);
      return saved ? { ok: true } : { ok: false, error: "stale" };
    }
    const end = await chainEnd(deps, found.projectId);
    const link = {
      logId: id,
      number: end.number + 1,
      kind: "submitted" as const,
      ...{ words: "", printedName: "" },
      contentHash: await contentHashOf({ ...(says as Omit<Sealed, "day">), day: found.day } as Sealed),
      createdAt: at.toISOString(),
    };
    const entry = [
      crypto.randomUUID(),
      found.workspace,
      found.projectId,
      id,
      link.number,
      link.kind,
      "",
      "",
      link.contentHash,
      await chainHashOf(end.chainHash, link),
      link.createdAt,
    ];
    const [, [saved]] = await db.batch([
      db.insert(projectLogEntries).select(
        sql`select ${sql.join(
          entry.map((value) => sql`${value}`),
          sql`, `,
        )} from ${projectLogs} where ${still} and ${lastOf(found.projectId)} = ${end.number}`,
      ),
      write(and(still, sql`exists (select 1 from project_log_entries as made where made.id = ${entry[0]})`)),
    ]);
    if (saved) return { ok: true };
    // Somebody sealed another day meanwhile: this one goes behind it.
  }
  return { ok: false, error: "stale" };
}

/** Adds words to a log that has been handed in, under a name. What it said stays as it was. */
export async function addToLog(
  deps: Deps,
  actor: Person,
  { id, idem, words, printedName }: Omit<LogAddition, "intent"> & { id: string },
): Promise<CommandResult<"gone" | "not-allowed" | "draft" | "stale">> {
  const { db, now } = deps;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const at = now();
    const [found] = await db
      .select({ log: projectLogs, may: sql<number>`(${mayWrite(actor, projectLogs.workspace)})` })
      .from(projectLogs)
      .where(and(eq(projectLogs.id, id), mayRead(actor, projectLogs.workspace)));
    if (!found) return { ok: false, error: "gone" };
    if (!found.may) return { ok: false, error: "not-allowed" };
    if (found.log.submittedAt === null) return { ok: false, error: "draft" };
    const end = await chainEnd(deps, found.log.projectId);
    const link = {
      ...{ logId: id, number: end.number + 1, kind: "added" as const, words, printedName },
      contentHash: await contentHashOf(found.log),
      createdAt: at.toISOString(),
    };
    const key = await submissionKey(idem, words, printedName);
    try {
      await db.batch([
        takeOnlyIf(
          db,
          actor.workspace,
          key,
          at,
          sql`${lastOf(found.log.projectId)} = ${end.number} and ${mayWrite(actor, found.log.workspace as Person["workspace"])}`,
        ),
        db.insert(projectLogEntries).values({
          id: idem,
          workspace: found.log.workspace,
          projectId: found.log.projectId,
          ...link,
          chainHash: await chainHashOf(end.chainHash, link),
        }),
      ]);
      return { ok: true };
    } catch (error) {
      if (isRepeat(error)) return { ok: true };
      if (!isRefused(error)) throw error;
    }
  }
  return { ok: false, error: "stale" };
}
