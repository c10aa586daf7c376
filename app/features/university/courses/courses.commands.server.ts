import { and, eq, inArray, sql } from "drizzle-orm";
import { began, move } from "~/engines/process/process.server.ts";
import { mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { monthsAfter } from "~/lib/local-day.ts";
import type { Contributions } from "~/services/contribution.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import type { Database } from "~db/client.ts";
import {
  courseAnswers,
  courseAttempts,
  courseEditions,
  courseEnrolments,
  courseLessons,
  courseReviews,
  learningChoices,
  topicSuggestions,
} from "~db/schema/courses.ts";
import { reviewed, type Scored } from "./course.logic.ts";
import type { Course } from "./course.ts";
import { COURSE_LIMITS } from "./courses.limits.ts";
import { type Enrolment, isReady, type Learner, opens } from "./courses.queries.server.ts";
import process from "./enrolment.process.server.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

/**
 * Begins a course in its present edition, which is kept as it stands. Who takes it already goes on in the edition that was
 * begun; what has run out begins anew. `closed`: neither free nor paid for; `first`: another course has to be passed before.
 */
export async function enrol(
  { db, now }: Deps,
  { person, payers }: Learner,
  course: Course,
): Promise<CommandResult<"closed" | "first" | "not-allowed", { enrolment: Enrolment }>> {
  const { workspace } = person;
  const at = now();
  const moment = at.toISOString();
  const id = crypto.randomUUID();
  const paid = opens(payers, course, at);
  const ready = isReady(person, course);
  const open = sql`(${paid} and ${ready} and ${mayWrite(person, workspace)})`;
  const none = sql`not exists (select 1 from course_enrolments as held where held.workspace_id = ${workspace}
    and held.course = ${course.id} and held.state <> 'expired')`;
  const results = await db.batch([
    db
      .insert(courseEditions)
      .select(
        sql`select ${course.id}, ${course.version}, ${JSON.stringify(course)}, ${moment}, null
          where ${open} and ${none} and ${course.access.kind === "firm" ? 0 : 1} = 1`,
      )
      .onConflictDoNothing(),
    db
      .insert(courseEnrolments)
      .select(
        sql`select ${id}, ${workspace}, ${course.id}, ${course.version},
          (select count(*) + 1 from course_enrolments as held where held.workspace_id = ${workspace}
            and held.course = ${course.id}),
          'enrolled', ${moment}, 1, null, null, null, ${moment} where ${open} and ${none}`,
      )
      .onConflictDoNothing(),
    began(db, process, person, { record: id, party: "learner", now: at }),
    db
      .select()
      .from(courseEnrolments)
      .where(and(eq(courseEnrolments.workspace, workspace), eq(courseEnrolments.course, course.id)))
      .orderBy(sql`${courseEnrolments.turn} desc`)
      .limit(1),
  ]);
  const [enrolment] = results[3];
  if (enrolment && enrolment.state !== "expired") return { ok: true, enrolment };
  if (!(await mayStill(db, person))) return { ok: false, error: "not-allowed" };
  const [why] = await db.select({ paid: sql<number>`(${paid})` }).from(sql`(select 1)`);
  return { ok: false, error: why?.paid ? "first" : "closed" };
}

/** The last thing that somebody did in an enrolment. */
const lastStep = (enrolment: string) => sql`(select max(at) from (
  select created_at as at from course_enrolments where id = ${enrolment}
  union all select max(done_at) from course_lessons where enrolment_id = ${enrolment}
  union all select max(created_at) from course_attempts where enrolment_id = ${enrolment}))`;

/** A lesson was read to its end. Read again it stays as it was. */
export async function finishLesson(
  deps: Deps,
  person: Person,
  { enrolment, lesson, minutes }: { enrolment: Enrolment; lesson: string; minutes: number },
): Promise<CommandResult> {
  const { db, now } = deps;
  const at = now().toISOString();
  const most = minutes * 60 * COURSE_LIMITS.slowest;
  const done = () =>
    db
      .insert(courseLessons)
      .select(
        sql`select ${`${enrolment.id}:${lesson}`}, ${person.workspace}, ${enrolment.id}, ${lesson},
          max(0, min(${most}, cast(round((julianday(${at}) - julianday(${lastStep(enrolment.id)})) * 86400) as integer))),
          ${at} from ${courseEnrolments} where ${courseEnrolments.id} = ${enrolment.id}
          and ${courseEnrolments.workspace} = ${person.workspace} and ${mayWrite(person, courseEnrolments.workspace)}`,
      )
      .onConflictDoNothing();
  if (enrolment.state !== "enrolled") {
    await done();
    return { ok: true };
  }
  const begun = await move(deps, process, person, {
    record: enrolment.id,
    transition: "begin",
    idem: "lesson",
    also: () => [done()],
  });
  // Whoever began in another window has begun.
  if (!begun.ok) await done();
  return { ok: true };
}

export interface HandIn {
  enrolment: Enrolment;
  /** The course in the edition of the enrolment. */
  course: Course;
  scored: Scored;
  idem: string;
  /** `YYYY-MM-DD` where the learner is. */
  today: string;
}

/**
 * A test is handed in: the attempt with its answers, what came of it, and what was missed into the queue, in one batch.
 * The same form twice counts once, whatever it says the second time. `tomorrow`: so many attempts a day were made.
 */
export async function handIn(
  deps: Deps & { contributions: Pick<Contributions, "onPassed"> },
  person: Person,
  { enrolment, course, scored, idem, today }: HandIn,
): Promise<CommandResult<"over" | "tomorrow" | "not-allowed">> {
  const { db, contributions } = deps;
  const { workspace } = person;
  const attempt = crypto.randomUUID();
  const { passed, percent, right, asked } = scored;
  const made = sql`(select count(*) from ${courseAttempts} where ${courseAttempts.enrolment} = ${enrolment.id}
    and ${courseAttempts.takenOn} = ${today})`;
  const sent = sql`exists (select 1 from ${courseAttempts} where ${courseAttempts.workspace} = ${workspace}
    and ${courseAttempts.idem} = ${idem})`;
  const missed = reviewed(0, false, today);
  const moved = await move(deps, process, person, {
    record: enrolment.id,
    transition: passed ? "pass" : "fail",
    idem,
    payload: { percent },
    when: sql`${made} < ${COURSE_LIMITS.attemptsADay} and not ${sent}`,
    also: ({ now, happened, records }) => {
      const at = now.toISOString();
      const ends =
        passed && course.validMonths ? monthsAfter(at.slice(0, 10), course.validMonths) + at.slice(10) : null;
      return [
        db.insert(courseAttempts).select(
          sql`select ${attempt}, ${workspace}, ${enrolment.id}, ${course.id}, ${enrolment.edition}, ${idem}, ${today},
              ${right}, ${asked}, ${passed ? 1 : 0}, ${at} where ${happened}`,
        ),
        db.insert(courseAnswers).select(
          sql`select ${`${attempt}:`} || json_extract(value, '$.question'), ${workspace}, ${attempt}, ${course.id},
              ${enrolment.edition}, json_extract(value, '$.question'), json_extract(value, '$.choice'),
              json_extract(value, '$.right'), ${right} - json_extract(value, '$.right'),
              (select count(*) = 1 from course_attempts as tried where tried.workspace_id = ${workspace}
                and tried.course = ${course.id}), ${at}
              from json_each(${JSON.stringify(scored.answers)}) where ${happened}`,
        ),
        db
          .insert(courseReviews)
          .select(
            sql`select ${crypto.randomUUID()} || ':' || key, ${workspace}, ${course.id}, ${enrolment.edition},
              json_extract(value, '$.question'), ${missed.step}, ${missed.dueOn}, 1, ${at}
              from json_each(${JSON.stringify(scored.answers)}) where not json_extract(value, '$.right') and ${happened}`,
          )
          .onConflictDoUpdate({
            target: [courseReviews.workspace, courseReviews.course, courseReviews.question],
            set: {
              edition: enrolment.edition,
              step: missed.step,
              dueOn: missed.dueOn,
              answeredAt: at,
              version: sql`${courseReviews.version} + 1`,
            },
          }),
        db
          .update(courseEnrolments)
          .set({
            best: sql`max(coalesce(${courseEnrolments.best}, 0), ${percent})`,
            ...(passed && { passedAt: at, expiresAt: ends }),
          })
          .where(inArray(courseEnrolments.id, records)),
        ...(passed ? contributions.onPassed.flatMap((more) => more(db, { enrolments: records, now })) : []),
      ];
    },
  });
  if (moved.ok) return { ok: true };
  if (moved.error === "not-allowed") return { ok: false, error: "not-allowed" };
  const [why] = await db.select({ sent: sql<number>`${sent}`, made }).from(sql`(select 1)`);
  if (why?.sent) return { ok: true };
  const isOver = moved.state === undefined || moved.state === "passed" || moved.state === "expired";
  return { ok: false, error: isOver ? "over" : "tomorrow" };
}

export interface Repeated {
  id: string;
  version: number;
  step: number;
  right: boolean;
}

/** Questions of the queue were answered. One that was answered since the page was drawn counts once. */
export async function repeatQuestions(
  { db, now }: Deps,
  person: Person,
  { answers, today }: { answers: readonly Repeated[]; today: string },
): Promise<CommandResult> {
  if (answers.length === 0) return { ok: true };
  const at = now().toISOString();
  const next = answers.map(({ id, version, step, right }) => ({
    id,
    version,
    ...reviewed(step, right, today),
  }));
  const of = (key: "step" | "dueOn") =>
    sql`(select json_extract(value, ${`$.${key}`}) from json_each(${JSON.stringify(next)})
      where json_extract(value, '$.id') = ${courseReviews.id})`;
  await db
    .update(courseReviews)
    .set({ step: of("step"), dueOn: of("dueOn"), answeredAt: at, version: sql`${courseReviews.version} + 1` })
    .where(
      and(
        eq(courseReviews.workspace, person.workspace),
        mayWrite(person, courseReviews.workspace),
        sql`exists (select 1 from json_each(${JSON.stringify(next)}) as sent
          where json_extract(sent.value, '$.id') = ${courseReviews.id}
          and json_extract(sent.value, '$.version') = ${courseReviews.version})`,
      ),
    );
  return { ok: true };
}

/** The path that somebody follows from now on. */
export async function choosePath(
  { db, now }: Deps,
  person: Person,
  path: string,
): Promise<CommandResult<"not-allowed">> {
  const { workspace } = person;
  const at = now().toISOString();
  const rows = await db
    .insert(learningChoices)
    .select(sql`select ${workspace}, ${path}, ${at} where ${mayWrite(person, workspace)}`)
    .onConflictDoUpdate({ target: learningChoices.workspace, set: { path, createdAt: at } })
    .returning({ path: learningChoices.path });
  return rows.length > 0 ? { ok: true } : { ok: false, error: "not-allowed" };
}

/** Somebody says what should be taught, or in which language. The form's key makes it count once. */
export async function suggestTopic(
  { db, now }: Deps,
  person: Person,
  { idem, topic, about, language, today }: Record<"idem" | "topic" | "about" | "language" | "today", string>,
): Promise<CommandResult<"full">> {
  const { workspace } = person;
  const at = now();
  const sent = sql`(select count(*) from ${topicSuggestions} where ${topicSuggestions.workspace} = ${workspace}
    and substr(${topicSuggestions.createdAt}, 1, 10) = ${at.toISOString().slice(0, 10)})`;
  try {
    await db.batch([
      takeOnlyIf(
        db,
        workspace,
        await submissionKey(idem, "topic", topic, about, today),
        at,
        sql`${sent} < ${COURSE_LIMITS.suggestionsADay} and ${mayWrite(person, workspace)}`,
      ),
      db.insert(topicSuggestions).values({
        ...{ id: crypto.randomUUID(), workspace, topic, about, language, createdAt: at.toISOString() },
      }),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true };
    if (!isRefused(error)) throw error;
    return { ok: false, error: "full" };
  }
  return { ok: true };
}
