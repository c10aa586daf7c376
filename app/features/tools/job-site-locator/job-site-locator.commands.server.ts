import { and, eq, sql } from "drizzle-orm";
import type { CommandResult } from "~/lib/command-result.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import type { WorkspaceId } from "~/services/workspace.ts";
import type { Database } from "~db/client.ts";
import { jobSiteLocator } from "~db/schema/tools.ts";
import { ENTRY, type Entry } from "./job-site-locator.queries.server.ts";
import { type EntryChange, MAX_ENTRIES } from "./job-site-locator.schemas.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

/** A stale page is told what the entry says now. */
export type EntryResult = CommandResult<"full" | "gone"> | CommandResult<"stale", object, { current: Entry }>;

type Of<Intent extends EntryChange["intent"]> = Extract<EntryChange, { intent: Intent }>;

/** Adds an entry while there is room. The same form sent again adds nothing and gets the same answer. */
async function add(
  { db, now }: Deps,
  workspace: WorkspaceId,
  { intent, idem, ...values }: Of<"add">,
): Promise<EntryResult> {
  const at = now();
  const own = sql`select count(*) from ${jobSiteLocator} where ${jobSiteLocator.workspace} = ${workspace} and not ${jobSiteLocator.sample}`;
  const key = await submissionKey(idem, ...Object.values(values));
  try {
    await db.batch([
      takeOnlyIf(db, workspace, key, at, sql`(${own}) < ${MAX_ENTRIES}`),
      db
        .insert(jobSiteLocator)
        .values({ id: crypto.randomUUID(), workspace, ...values, createdAt: at.toISOString() }),
    ]);
  } catch (error) {
    if (isRefused(error)) return { ok: false, error: "full" };
    if (!isRepeat(error)) throw error;
  }
  return { ok: true };
}

/** Changes an entry unless it was changed since the form was rendered. A changed sample row becomes the user's own. */
async function change(
  { db }: Deps,
  workspace: WorkspaceId,
  { intent, entry, version, ...values }: Of<"change">,
): Promise<EntryResult> {
  const wanted = and(eq(jobSiteLocator.id, entry), eq(jobSiteLocator.workspace, workspace));
  const changed = await db
    .update(jobSiteLocator)
    .set({ ...values, sample: false, version: sql`${jobSiteLocator.version} + 1` })
    .where(and(wanted, eq(jobSiteLocator.version, version)))
    .returning({ id: jobSiteLocator.id });
  if (changed.length === 1) return { ok: true };
  const [current] = await db.select(ENTRY).from(jobSiteLocator).where(wanted);
  if (!current) return { ok: false, error: "gone" };
  // The same form sent twice finds what it wrote.
  const same = Object.entries(values).every(([name, value]) => current[name as keyof Entry] === value);
  return same ? { ok: true } : { ok: false, error: "stale", current };
}

/** Carries out one change; another workspace's entry is none. */
export async function changeEntries(
  deps: Deps,
  workspace: WorkspaceId,
  input: EntryChange,
): Promise<EntryResult> {
  switch (input.intent) {
    case "add":
      return add(deps, workspace, input);
    case "change":
      return change(deps, workspace, input);
    case "remove":
      await deps.db
        .delete(jobSiteLocator)
        .where(and(eq(jobSiteLocator.id, input.entry), eq(jobSiteLocator.workspace, workspace)));
      return { ok: true };
  }
}
