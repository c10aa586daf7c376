import { and, eq, sql } from "drizzle-orm";
import { mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import type { Database } from "~db/client.ts";
import { siteReports } from "~db/schema/account.ts";
import { type Entry, findEntry } from "./site-reports.queries.server.ts";
import { type EntryChange, MAX_ENTRIES, tickedIn } from "./site-reports.schemas.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

/** A stale page is told what the entry says now. */
export type EntryResult =
  | CommandResult<"full" | "gone">
  | CommandResult<"not-allowed">
  | CommandResult<"stale", object, { current: Entry }>;

type Of<Intent extends EntryChange["intent"]> = Extract<EntryChange, { intent: Intent }>;

/** What somebody typed, with the steps that they ticked. */
const saidIn = ({
  police,
  pictures,
  counted,
  closed,
  locks,
  insurer,
  ...typed
}: Omit<Of<"add">, "intent" | "idem">) => ({
  ...typed,
  steps: tickedIn({ police, pictures, counted, closed, locks, insurer }),
});
const columnsOf = ({ loss, ...said }: ReturnType<typeof saidIn>) => ({ ...said, lossCents: loss });

/** Adds an entry while there is room. The same form sent again adds nothing and gets the same answer. */
async function add(
  { db, now }: Deps,
  actor: Person,
  { intent, idem, ...typed }: Of<"add">,
): Promise<EntryResult> {
  const at = now();
  const values = columnsOf(saidIn(typed));
  const { workspace } = actor;
  const may = mayWrite(actor, workspace);
  const own = sql`select count(*) from ${siteReports} where ${siteReports.workspace} = ${workspace} and not ${siteReports.sample}`;
  const key = await submissionKey(idem, JSON.stringify(values));
  try {
    await db.batch([
      takeOnlyIf(db, workspace, key, at, sql`${may} and (${own}) < ${MAX_ENTRIES}`),
      db
        .insert(siteReports)
        .values({ id: crypto.randomUUID(), workspace, ...values, createdAt: at.toISOString() }),
    ]);
  } catch (error) {
    if (isRefused(error)) {
      const [asked] = await db.select({ may: sql<number>`${may}` }).from(sql`(select 1)`);
      return asked?.may ? { ok: false, error: "full" } : { ok: false, error: "not-allowed" };
    }
    if (!isRepeat(error)) throw error;
  }
  return { ok: true };
}

/** Changes an entry unless it was changed since the form was rendered. A changed sample row becomes the user's own. */
async function change(
  { db }: Deps,
  actor: Person,
  { intent, entry, version, ...typed }: Of<"change">,
): Promise<EntryResult> {
  const said = saidIn(typed);
  const values = columnsOf(said);
  const changed = await db
    .update(siteReports)
    .set({ ...values, sample: false, version: sql`${siteReports.version} + 1` })
    .where(
      and(
        eq(siteReports.id, entry),
        mayWrite(actor, siteReports.workspace),
        eq(siteReports.version, version),
      ),
    )
    .returning({ id: siteReports.id });
  if (changed.length === 1) return { ok: true };
  const current = await findEntry(db, actor, entry);
  if (!current) return { ok: false, error: "gone" };
  // The same form sent twice finds what it wrote.
  const same = Object.entries(said).every(([name, value]) => current[name as keyof Entry] === value);
  if (same) return { ok: true };
  return current.version === version
    ? { ok: false, error: "not-allowed" }
    : { ok: false, error: "stale", current };
}

/** Removes an entry; one that is gone already is no reason to complain. */
async function remove({ db }: Deps, actor: Person, { entry }: Of<"remove">): Promise<EntryResult> {
  await db.delete(siteReports).where(and(eq(siteReports.id, entry), mayWrite(actor, siteReports.workspace)));
  return (await findEntry(db, actor, entry)) ? { ok: false, error: "not-allowed" } : { ok: true };
}

/** Carries out one change; an entry that somebody may not read is none for them. */
export async function changeEntries(deps: Deps, actor: Person, input: EntryChange): Promise<EntryResult> {
  switch (input.intent) {
    case "add":
      return add(deps, actor, input);
    case "change":
      return change(deps, actor, input);
    case "remove":
      return remove(deps, actor, input);
  }
}
