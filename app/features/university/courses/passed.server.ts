import type { Language } from "~/i18n/languages.ts";
import type { Owner } from "~/services/visitor.server.ts";
import type { Database } from "~db/client.ts";
import { courseOf } from "./catalogue.server.ts";
import { saidIn } from "./course.logic.ts";
import { passedCourses } from "./courses.queries.server.ts";

/** What somebody has passed as a certificate says it, in the words of a language. */
export async function passedBy(
  db: Database,
  owner: Owner,
  { now, language }: { now: Date; language: Language },
) {
  const rows = await passedCourses(db, [owner], now);
  return rows.flatMap(({ enrolment, course: id, edition, passedAt }) => {
    const course = courseOf(id);
    if (!course) return [];
    const { title } = saidIn(course.text, language).said;
    return {
      enrolment,
      course: { id, title, version: edition },
      passedOn: passedAt.slice(0, 10),
      validMonths: course.validMonths,
    };
  });
}
