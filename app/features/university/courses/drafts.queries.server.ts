import { and, desc, eq, sql } from "drizzle-orm";
import { mayManage, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { firmCourses } from "~db/schema/courses.ts";
import { readItems } from "./courses.queries.server.ts";
import { DRAFT_LIMITS, type Draft } from "./draft.ts";

const LISTED = {
  id: firmCourses.id,
  title: firmCourses.title,
  edition: firmCourses.edition,
  publishedVersion: firmCourses.publishedVersion,
  retiredAt: firmCourses.retiredAt,
  version: firmCourses.version,
};

/** The courses that a firm writes, for whoever may write them; and whether somebody may. */
export async function readDrafts(db: Database, actor: Person) {
  const [drafts, [may]] = await db.batch([
    db
      .select(LISTED)
      .from(firmCourses)
      .where(and(eq(firmCourses.workspace, actor.workspace), mayManage(actor, firmCourses.workspace)))
      .orderBy(desc(firmCourses.createdAt), desc(firmCourses.id))
      .limit(DRAFT_LIMITS.courses),
    db.select({ yes: sql<number>`(${mayManage(actor, actor.workspace)})` }).from(sql`(select 1)`),
  ]);
  return { drafts, mayWrite: Boolean(may?.yes) };
}

/** A draft for its authors, with how the questions of the edition that is taught were answered. */
export async function readDraft(db: Database, actor: Person, id: string) {
  const mine = and(eq(firmCourses.id, id), mayManage(actor, firmCourses.workspace));
  const [[found], items] = await db.batch([
    db
      .select({ ...LISTED, workspace: firmCourses.workspace, draft: firmCourses.draft })
      .from(firmCourses)
      .where(mine),
    readItems(db, id, sql`(select ${firmCourses.edition} from ${firmCourses} where ${mine})`),
  ]);
  return found && { ...found, draft: JSON.parse(found.draft) as Draft, items };
}
export type ReadDraft = NonNullable<Awaited<ReturnType<typeof readDraft>>>;
