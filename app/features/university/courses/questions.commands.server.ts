import { sql } from "drizzle-orm";
import { type PostSubject, posting } from "~/engines/talk/talk.server.ts";
import { mayWrite } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Database } from "~db/client.ts";
import { lessonQuestions } from "~db/schema/courses.ts";
import type { Course } from "./course.ts";
import { COURSE_LIMITS, QUESTION } from "./courses.limits.ts";
import { type Learner, opens } from "./courses.queries.server.ts";
import { questionIs, type Speaker, teaches } from "./questions.queries.server.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

/** The record that is spoken about: it is in the workspace of whoever asked. */
export const questionSubject = (speaker: Speaker, id: string): PostSubject => ({
  workspace: sql`(select ${lessonQuestions.workspace} from ${lessonQuestions} where ${lessonQuestions.id} = ${id})`,
  ...{ type: QUESTION, id, by: questionIs(id, teaches(speaker)) },
});

/**
 * Somebody asks whoever teaches a course about a lesson of it. The form's key is the question's id: sent twice it is asked
 * once. `closed`: the lesson is not open to them; `full`: so much was asked today.
 */
export async function askInstructor(
  { db, now }: Deps,
  { person, payers }: Learner,
  { idem, course, lesson, body }: { idem: string; course: Course; lesson: string; body: string },
): Promise<CommandResult<"closed" | "full">> {
  const at = now();
  const { workspace } = person;
  const firm = course.access.kind === "firm" ? course.access.workspace : null;
  // The first lesson is open to everybody, and so are questions about it; a firm's is open to nobody else.
  const isFirst = firm === null && course.lessons[0]?.id === lesson;
  const open = sql`(${isFirst ? sql`1` : opens(payers, course, at)} and ${mayWrite(person, workspace)})`;
  const today = sql`(select count(*) from lesson_questions as asked where asked.workspace_id = ${workspace}
    and substr(asked.created_at, 1, 10) = ${at.toISOString().slice(0, 10)})`;
  const [made, , [why]] = await db.batch([
    db
      .insert(lessonQuestions)
      .select(
        sql`select ${idem}, ${workspace}, ${course.id}, ${lesson}, ${firm}, ${at.toISOString()}
          where ${open} and ${today} < ${COURSE_LIMITS.questionsADay}`,
      )
      .onConflictDoNothing()
      .returning({ id: lessonQuestions.id }),
    posting(
      db,
      person,
      { idem, subject: { workspace, type: QUESTION, id: idem }, body },
      { now: at, stands: questionIs(idem, sql`${lessonQuestions.workspace} = ${workspace}`) },
    ),
    db
      .select({
        open: sql<number>`${open}`.as("is_open"),
        there: sql<number>`${questionIs(idem, sql`${lessonQuestions.workspace} = ${workspace}`)}`.as(
          "is_there",
        ),
      })
      .from(sql`(select 1)`),
  ]);
  if (made.length > 0 || why?.there) return { ok: true };
  return { ok: false, error: why?.open ? "full" : "closed" };
}
