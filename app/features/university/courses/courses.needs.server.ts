import { and, asc, lte, sql } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import { needSource } from "~/services/needs.ts";
import { courseReviews } from "~db/schema/courses.ts";
import { courseOf } from "./catalogue.server.ts";
import { saidIn } from "./course.logic.ts";
import { LEARNING } from "./courses.limits.ts";

const MOST = 3;

/** Questions that are to be repeated today or before, by their courses. */
export const coursesNeeds = needSource({
  reads: (db, { of, day }) => [
    db
      .select({ course: courseReviews.course, dueOn: sql<string>`min(${courseReviews.dueOn})` })
      .from(courseReviews)
      .where(and(of(courseReviews.workspace, sql`0`), lte(courseReviews.dueOn, day)))
      .groupBy(courseReviews.course)
      .orderBy(asc(sql`2`))
      .limit(MOST),
  ],
  find: ([due], { language }) => {
    const t = translator(language, "courses");
    return due.flatMap(({ course, dueOn }) => {
      const found = courseOf(course);
      return found
        ? [
            {
              ...{ id: `repeat-${course}`, label: t("needs.repeat"), dueOn, href: LEARNING },
              name: saidIn(found.text, language).said.title,
            },
          ]
        : [];
    });
  },
});
