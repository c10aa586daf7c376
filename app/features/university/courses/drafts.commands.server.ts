import { and, eq, sql } from "drizzle-orm";
import { mayManage, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Database } from "~db/client.ts";
import { courseEditions, firmCourses } from "~db/schema/courses.ts";
import {
  changed,
  courseFrom,
  DRAFT_LIMITS,
  type Draft,
  type DraftChange,
  type DraftSettings,
  gapsOf,
} from "./draft.ts";
import { readDraft } from "./drafts.queries.server.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

interface Which {
  id: string;
  /** Of the row that the page showed. */
  version: number;
}

/** An owner of a firm begins a course. The form's key is its id: sent twice it is begun once. */
export async function createDraft(
  { db, now }: Deps,
  actor: Person,
  { idem, ...settings }: DraftSettings & { idem: string },
): Promise<CommandResult<"not-allowed" | "full">> {
  const { workspace } = actor;
  const draft: Draft = { ...settings, lessons: [] };
  const [made, [why]] = await db.batch([
    db
      .insert(firmCourses)
      .select(
        sql`select ${idem}, ${workspace}, ${draft.title}, ${JSON.stringify(draft)}, 0, null, null, 1, ${now().toISOString()}
          where ${mayManage(actor, workspace)} and (select count(*) from firm_courses as held
            where held.workspace_id = ${workspace}) < ${DRAFT_LIMITS.courses}`,
      )
      .onConflictDoNothing()
      .returning({ id: firmCourses.id }),
    db
      .select({
        may: sql<number>`(${mayManage(actor, workspace)})`.as("may"),
        there: sql<number>`exists (select 1 from firm_courses as held where held.id = ${idem}
          and held.workspace_id = ${workspace})`.as("there"),
      })
      .from(sql`(select 1)`),
  ]);
  if (made.length > 0 || (why?.may && why.there)) return { ok: true };
  return { ok: false, error: why?.may ? "full" : "not-allowed" };
}

const isIt = (actor: Person, { id, version }: Which) =>
  and(eq(firmCourses.id, id), eq(firmCourses.version, version), mayManage(actor, firmCourses.workspace));

/**
 * Changes a draft; what is taught stays as it was published. What is sent twice changes nothing the second time. `stale`:
 * somebody else has changed it since the page was drawn.
 */
export async function changeDraft(
  { db }: Deps,
  actor: Person,
  { change, ...which }: Which & { change: DraftChange },
): Promise<CommandResult<"gone" | "full" | "stale">> {
  const found = await readDraft(db, actor, which.id);
  if (!found) return { ok: false, error: "gone" };
  const next = changed(found.draft, change);
  if (next === "full" || next === "gone") return { ok: false, error: next };
  const draft = JSON.stringify(next);
  const isMove = change.kind === "move-lesson";
  if (!isMove && draft === JSON.stringify(found.draft)) return { ok: true };
  const rows = await db
    .update(firmCourses)
    .set({ draft, title: next.title, version: sql`${firmCourses.version} + 1` })
    .where(isIt(actor, which))
    .returning({ id: firmCourses.id });
  return rows.length > 0 ? { ok: true } : { ok: false, error: "stale" };
}

/**
 * Publishes a draft as the next edition, which stays as it is from then on: whoever is in the middle of an earlier one
 * finishes that. `gaps`: something is missing.
 */
export async function publishDraft(
  { db, now }: Deps,
  actor: Person,
  which: Which,
): Promise<CommandResult<"gone" | "stale" | "gaps">> {
  const found = await readDraft(db, actor, which.id);
  if (!found) return { ok: false, error: "gone" };
  const { id, version, edition: before, workspace } = found;
  // Sent twice, or two authors at once: what they wanted to publish is what is taught.
  if (found.publishedVersion === version && version === which.version + 1) return { ok: true };
  if (version !== which.version) return { ok: false, error: "stale" };
  if (gapsOf(found.draft).length > 0) return { ok: false, error: "gaps" };
  if (found.publishedVersion === version) return { ok: true };
  const edition = before + 1;
  const course = JSON.stringify(courseFrom(found.draft, { id, workspace, version: edition }));
  const [, done] = await db.batch([
    db
      .insert(courseEditions)
      .select(
        sql`select ${id}, ${edition}, ${course}, ${now().toISOString()}, ${firmCourses.workspace} from ${firmCourses}
          where ${isIt(actor, which)} and ${firmCourses.edition} = ${before}`,
      )
      .onConflictDoNothing(),
    db
      .update(firmCourses)
      .set({ edition, retiredAt: null, version: version + 1, publishedVersion: version + 1 })
      .where(and(isIt(actor, which), eq(firmCourses.edition, before)))
      .returning({ id: firmCourses.id }),
  ]);
  return done.length > 0 ? { ok: true } : { ok: false, error: "stale" };
}

/** From now on nobody begins the course, or somebody may again. Whoever is in it finishes it. */
export async function retireDraft(
  { db, now }: Deps,
  actor: Person,
  { id, retired }: { id: string; retired: boolean },
): Promise<CommandResult<"gone">> {
  const rows = await db
    .update(firmCourses)
    .set({ retiredAt: retired ? now().toISOString() : null })
    .where(and(eq(firmCourses.id, id), mayManage(actor, firmCourses.workspace)))
    .returning({ id: firmCourses.id });
  return rows.length > 0 ? { ok: true } : { ok: false, error: "gone" };
}

/** A draft of which nothing was published goes. Gone already, it is gone. */
export async function discardDraft({ db }: Deps, actor: Person, id: string): Promise<CommandResult> {
  await db
    .delete(firmCourses)
    .where(and(eq(firmCourses.id, id), eq(firmCourses.edition, 0), mayManage(actor, firmCourses.workspace)));
  return { ok: true };
}
