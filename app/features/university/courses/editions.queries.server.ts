import { and, asc, eq, or, type SQL, sql } from "drizzle-orm";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { courseEditions, courseEnrolments, firmCourses } from "~db/schema/courses.ts";
import { type Course, type CourseText, isSubject, type ListedCourse } from "./course.ts";
import { seesFirmCourse } from "./courses.queries.server.ts";

/** True in SQL where an edition is no firm's, or is one that somebody belongs to. */
const isOpenTo = (person: Person | undefined): SQL =>
  person
    ? sql`(${courseEditions.workspace} is null or ${mayRead(person, courseEditions.workspace)})`
    : sql`${courseEditions.workspace} is null`;

/** Courses as they were in editions that were begun, by `editionKey`; what somebody may not see, or nobody began, is missing. */
export async function readEditions(
  db: Database,
  person: Person | undefined,
  wanted: readonly { course: string; edition: number }[],
): Promise<Map<string, Course>> {
  if (wanted.length === 0) return new Map();
  const keys = JSON.stringify([...new Set(wanted.map(editionKey))]);
  const rows = await db
    .select({
      course: courseEditions.course,
      edition: courseEditions.edition,
      content: courseEditions.content,
    })
    .from(courseEditions)
    .where(
      and(
        sql`${courseEditions.course} || ' ' || ${courseEditions.edition} in (select value from json_each(${keys}))`,
        isOpenTo(person),
      ),
    );
  return new Map(rows.map((row) => [editionKey(row), JSON.parse(row.content) as Course]));
}

/** Courses of firms as they were published last, by their ids: for whoever has asked about them or teaches them. */
export async function readLatest(db: Database, ids: readonly string[]): Promise<Map<string, Course>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ course: courseEditions.course, content: courseEditions.content })
    .from(courseEditions)
    .innerJoin(
      firmCourses,
      and(eq(firmCourses.id, courseEditions.course), eq(firmCourses.edition, courseEditions.edition)),
    )
    .where(sql`${firmCourses.id} in (select value from json_each(${JSON.stringify([...new Set(ids)])}))`);
  return new Map(rows.map(({ course, content }) => [course, JSON.parse(content) as Course]));
}

export const editionKey = ({ course, edition }: { course: string; edition: number }) =>
  `${course} ${edition}`;

/** A course of a firm as it is taught now, and in the edition that somebody began, in one round trip. */
export async function readFirmCourse(
  db: Database,
  person: Person | undefined,
  id: string,
): Promise<{ current: Course; editions: readonly Course[] } | undefined> {
  if (!person) return undefined;
  const rows = await db
    .select({ edition: courseEditions.edition, now: firmCourses.edition, content: courseEditions.content })
    .from(courseEditions)
    .innerJoin(firmCourses, eq(firmCourses.id, courseEditions.course))
    .where(
      and(
        eq(courseEditions.course, id),
        seesFirmCourse(person, sql`${firmCourses.id}`),
        or(
          eq(courseEditions.edition, firmCourses.edition),
          sql`${courseEditions.edition} in (select ${courseEnrolments.edition} from ${courseEnrolments}
            where ${courseEnrolments.workspace} = ${person.workspace} and ${courseEnrolments.course} = ${id})`,
        ),
      ),
    )
    .orderBy(asc(courseEditions.edition))
    .limit(20);
  const editions = rows.map(({ content }) => JSON.parse(content) as Course);
  const current = editions[rows.findIndex(({ edition, now }) => edition === now)];
  return current && { current, editions };
}

const lessons = sql`json_extract(${courseEditions.content}, '$.lessons')`;

/** The courses of all firms to which somebody belongs, as a list shows them. */
export async function readFirmCourses(db: Database, person: Person | undefined): Promise<ListedCourse[]> {
  if (!person) return [];
  const [rows] = await db.batch([
    db
      .select({
        id: firmCourses.id,
        text: sql<string>`json_extract(${courseEditions.content}, '$.text')`.as("texts"),
        subject: sql<string>`json_extract(${courseEditions.content}, '$.subject')`.as("subject"),
        lessons: sql<number>`json_array_length(${lessons})`.as("lessons"),
        minutes: sql<number>`(select sum(value ->> 'minutes') from json_each(${lessons}))`.as("minutes"),
      })
      .from(firmCourses)
      .innerJoin(
        courseEditions,
        and(eq(courseEditions.course, firmCourses.id), eq(courseEditions.edition, firmCourses.edition)),
      )
      .where(seesFirmCourse(person, sql`${firmCourses.id}`))
      .orderBy(asc(firmCourses.createdAt), asc(firmCourses.id))
      .limit(100),
  ]);
  return rows.flatMap(({ text, subject, ...row }) => {
    const { en, only = "en" } = JSON.parse(text) as CourseText;
    return isSubject(subject)
      ? [{ ...row, ...en, written: only, subject, languages: [only], access: "firm" as const }]
      : [];
  });
}
