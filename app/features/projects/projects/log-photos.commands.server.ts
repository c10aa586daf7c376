import { and, eq, sql } from "drizzle-orm";
import { dropFiles, type FileStore, keepFile } from "~/engines/file/file.server.ts";
import { mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { idFrom, sha256 } from "~/lib/hash.ts";
import { projectLogs } from "~db/schema/project-logs.ts";
import { LOCK_HOURS, LOG_PHOTOS, PROJECT_LIMITS } from "./projects.limits.ts";

/** That a log is not locked yet, as a condition of the statement that changes its photos. */
const isOpen = (log: string, now: Date) => {
  const locks = new Date(now.getTime() - LOCK_HOURS * 60 * 60 * 1000).toISOString();
  return sql`exists (select 1 from project_logs as open_log where open_log.id = ${log}
    and (open_log.submitted_at is null or open_log.submitted_at > ${locks}))`;
};

async function findOpen({ db, now }: FileStore, actor: Person, log: string) {
  const [found] = await db
    .select({
      workspace: projectLogs.workspace,
      open: sql<number>`${isOpen(log, now())}`.as("is_open"),
      may: sql<number>`(${mayWrite(actor, projectLogs.workspace)})`.as("may_write"),
    })
    .from(projectLogs)
    .where(and(eq(projectLogs.id, log), mayRead(actor, projectLogs.workspace)));
  return found && { ...found, subject: subjectOf(found.workspace, log) };
}

const subjectOf = (workspace: string, id: string) => ({
  ...{ workspace: workspace as Person["workspace"], type: LOG_PHOTOS, id },
});

export interface LogPhoto {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  thumb?: Uint8Array;
}

/**
 * Keeps photos of a day, each by itself: what is wrong with one takes none of the others along. The id of each follows from
 * the form's key and its bytes, so that the same form sent again keeps nothing twice.
 * @returns how many are there now, and what was wrong with the first that is not
 */
export async function addLogPhotos(
  store: FileStore,
  actor: Person,
  { log, idem, photos }: { log: string; idem: string; photos: readonly LogPhoto[] },
): Promise<CommandResult<"gone" | "not-allowed" | "locked", { kept: number; wrong: string | undefined }>> {
  const found = await findOpen(store, actor, log);
  if (!found) return { ok: false, error: "gone" };
  if (!found.may) return { ok: false, error: "not-allowed" };
  if (!found.open) return { ok: false, error: "locked" };
  let kept = 0;
  let wrong: string | undefined;
  for (const { name, bytes, thumb } of photos) {
    const id = await idFrom(idem, log, await sha256(bytes));
    const rules = { kind: "picture", most: PROJECT_LIMITS.photoBytes, count: PROJECT_LIMITS.photos } as const;
    const when = isOpen(log, store.now());
    const done = await keepFile(store, actor, found.subject, { id, name, bytes, thumb }, { ...rules, when });
    if (done.ok) kept++;
    else wrong ??= done.error;
  }
  return { ok: true, kept, wrong };
}

/** Takes a photo of a day away, until its log locks. What is gone already is gone. */
export async function dropLogPhoto(
  store: FileStore,
  actor: Person,
  { log, file }: { log: string; file: string },
): Promise<CommandResult<"gone" | "not-allowed" | "locked">> {
  const found = await findOpen(store, actor, log);
  if (!found) return { ok: false, error: "gone" };
  if (!found.may) return { ok: false, error: "not-allowed" };
  if (!found.open) return { ok: false, error: "locked" };
  await dropFiles(store, actor, found.subject, file, { when: isOpen(log, store.now()) });
  return { ok: true };
}
