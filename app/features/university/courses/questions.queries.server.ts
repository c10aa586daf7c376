import { and, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { postsOf } from "~/engines/talk/talk.server.ts";
import { mayManage, mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { lessonQuestions } from "~db/schema/courses.ts";
import { QUESTION } from "./courses.limits.ts";

/** Who asks or teaches: an administrator teaches the courses of the house, an owner of a firm those of the firm. */
export interface Speaker {
  person: Person;
  isAdmin: boolean;
}

/** True in SQL where somebody answers a question. */
export const teaches = ({ person, isAdmin }: Speaker): SQL =>
  sql`((${lessonQuestions.firm} is null and ${isAdmin ? 1 : 0} = 1) or (${lessonQuestions.firm} is not null
    and ${mayManage(person, lessonQuestions.firm)}))`;

/** True in SQL where somebody asked a question, or answers it. */
export const isOf = (speaker: Speaker): SQL =>
  sql`(${mayRead(speaker.person, lessonQuestions.workspace)} or ${teaches(speaker)})`;

/** The same as a condition of its own, for one question. */
export const questionIs = (id: string, condition: SQL): SQL =>
  sql`exists (select 1 from ${lessonQuestions} where ${lessonQuestions.id} = ${id} and ${condition})`;

const said = (what: SQL, order: SQL) =>
  sql`(select ${what} from posts as said where said.subject_type = ${QUESTION}
    and said.subject_id = ${lessonQuestions.id} and said.deleted_at is null order by ${order} limit 1)`;

/** Whoever asked spoke last, or nobody else has spoken: it waits for an answer. A workspace of one's own is called as its owner. */
export const waits = sql<number>`coalesce(${said(sql`said.author`, sql`said.created_at desc, said.id desc`)}
  = ${lessonQuestions.workspace}, 0)`;

const LISTED = {
  id: lessonQuestions.id,
  course: lessonQuestions.course,
  lesson: lessonQuestions.lesson,
  firm: lessonQuestions.firm,
  createdAt: lessonQuestions.createdAt,
  waits: waits.as("waits"),
  words: sql<string | null>`${said(sql`substr(said.body, 1, 160)`, sql`said.created_at, said.id`)}`.as(
    "words",
  ),
};

const MOST = 50;

/** What somebody has asked about some lessons of a course, the newest first. */
export async function readAsked(db: Database, person: Person, course: string, lessons: readonly string[]) {
  const [rows] = await db.batch([
    db
      .select(LISTED)
      .from(lessonQuestions)
      .where(
        and(
          eq(lessonQuestions.workspace, person.workspace),
          eq(lessonQuestions.course, course),
          inArray(lessonQuestions.lesson, [...lessons]),
          mayRead(person, lessonQuestions.workspace),
        ),
      )
      .orderBy(desc(lessonQuestions.createdAt), desc(lessonQuestions.id))
      .limit(MOST),
  ]);
  return rows;
}
export type AskedRow = Awaited<ReturnType<typeof readAsked>>[number];

/** What is asked of whoever teaches: what waits stands first. Of the house where no firm is given. */
export const readWaiting = (db: Database, speaker: Speaker, firm: string | undefined) =>
  db
    .select(LISTED)
    .from(lessonQuestions)
    .where(
      and(
        firm === undefined ? isNull(lessonQuestions.firm) : eq(lessonQuestions.firm, firm),
        teaches(speaker),
      ),
    )
    .orderBy(sql`${waits} desc`, desc(lessonQuestions.createdAt), desc(lessonQuestions.id))
    .limit(MOST);

/** One question with what was said, for whoever asked and whoever answers. */
export async function readQuestion(db: Database, speaker: Speaker, id: string, now: Date) {
  const [[found], posts] = await db.batch([
    db
      .select({ ...LISTED, teaches: sql<number>`${teaches(speaker)}`.as("is_teacher") })
      .from(lessonQuestions)
      .where(and(eq(lessonQuestions.id, id), isOf(speaker))),
    postsOf(db, speaker.person, { type: QUESTION, id, by: questionIs(id, teaches(speaker)) }, now),
  ]);
  return found && { ...found, posts };
}
