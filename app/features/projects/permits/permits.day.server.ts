import { and, asc, eq, sql } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import { daySource } from "~/services/day-sources.ts";
import { permitInspections, permits } from "~db/schema/permits.ts";
import { permitPath } from "./permits.limits.ts";

const MOST = 20;

/** Inspections of the permits of a job whose result came on a day, for its log. */
export const inspectionsOfDay = daySource({
  reads: (db, { of, job, day }) => [
    db
      .select({
        id: sql<string>`${permitInspections.permitId}`.as("of_permit"),
        type: permitInspections.type,
        result: permitInspections.result,
        permit: permits.name,
      })
      .from(permitInspections)
      .innerJoin(permits, eq(permits.id, permitInspections.permitId))
      .where(
        and(
          of(permits.workspace, permits.sample),
          eq(permits.projectId, job),
          eq(permitInspections.resultOn, day),
          sql`${permitInspections.result} is not null`,
        ),
      )
      .orderBy(asc(permitInspections.createdAt), asc(permitInspections.id))
      .limit(MOST),
  ],
  find: ([rows], { language }) => {
    const t = translator(language, "permits");
    return rows.flatMap(({ id, type, result, permit }, n) =>
      result === null
        ? []
        : [
            {
              kind: "inspection" as const,
              name: `${t(`inspectionTypes.${type}`)}, ${permit}: ${t(`results.${result}`)}`,
              ...{ number: n + 1, href: permitPath(id) },
            },
          ],
    );
  },
});
