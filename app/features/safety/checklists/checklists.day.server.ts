import { and, asc, eq, isNull, or, sql } from "drizzle-orm";
import { type Words, wordsIn } from "~/engines/checklist/checklist.ts";
import { daySource } from "~/services/day-sources.ts";
import { checklistRuns } from "~db/schema/safety.ts";
import { runPath } from "./checklists.limits.ts";

const MOST = 20;

/** Checklists that were signed for a job on a day, or at its site for no job, for its log. */
export const checklistsOfDay = daySource({
  reads: (db, { of, job, site, day }) => [
    db
      .select({
        id: checklistRuns.id,
        name: sql<string>`json_extract(${checklistRuns.content}, '$.name')`,
        place: checklistRuns.place,
        percent: checklistRuns.percent,
        result: checklistRuns.result,
      })
      .from(checklistRuns)
      .where(
        and(
          of(checklistRuns.workspace, checklistRuns.sample),
          or(
            eq(checklistRuns.projectId, job),
            and(isNull(checklistRuns.projectId), sql`${checklistRuns.siteId} = ${site}`),
          ),
          eq(checklistRuns.runOn, day),
          sql`${checklistRuns.signedAt} is not null`,
        ),
      )
      .orderBy(asc(checklistRuns.createdAt), asc(checklistRuns.id))
      .limit(MOST),
  ],
  find: ([rows], { language }) =>
    rows.map(({ id, name, place, percent, result }) => ({
      kind: result === "fail" ? ("checklistFailed" as const) : ("checklist" as const),
      name: [wordsIn(JSON.parse(name) as Words, language), place, percent === null ? "" : `${percent} %`]
        .filter(Boolean)
        .join(", "),
      ...{ number: 0, href: runPath(id) },
    })),
});
