import { and, asc, desc, eq, isNotNull, lte, or, type SQL, sql } from "drizzle-orm";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Owner } from "~/services/visitor.server.ts";
import { workspaceOf } from "~/services/workspace.ts";
import type { Database } from "~db/client.ts";
import {
  courseAnswers,
  courseAttempts,
  courseEnrolments,
  courseLessons,
  courseReviews,
  learningChoices,
  topicSuggestions,
} from "~db/schema/courses.ts";
import { products } from "~db/schema/materials.ts";
import { planIn } from "../../general/membership/entitlements.queries.server.ts";
import { owns } from "../../materials/library/library.queries.server.ts";
import type { Course } from "./course.ts";
import { COURSE_LIMITS } from "./courses.limits.ts";

/** Who learns, in a workspace of their own, and by whose plan and orders a course opens: their own and their firm's. */
export interface Learner {
  person: Person;
  payers: readonly Person[];
}

/** True in SQL where a course is open to somebody beyond its first lesson. */
export function opens(
  payers: readonly Person[],
  { id, access }: Pick<Course, "id" | "access">,
  now: Date,
): SQL {
  if (access.kind === "free") return sql`1`;
  if (access.kind === "firm")
    return or(...payers.map((payer) => seesFirmCourse(payer, sql`${id}`))) ?? sql`0`;
  const ways = payers.map((payer) =>
    access.kind === "plan"
      ? sql`(${planIn(payer.workspace, now)} <> 'builder' and ${mayRead(payer, payer.workspace)})`
      : owns(payer, access.product),
  );
  return or(...ways) ?? sql`0`;
}

/** True in SQL where a firm's course is taught to somebody: they belong to the firm, and began it if it is no longer begun. */
export const seesFirmCourse = (person: Person, course: SQL): SQL =>
  sql`exists (select 1 from firm_courses as taught where taught.id = ${course} and taught.edition > 0
    and ${mayRead(person, sql`taught.workspace_id`)}
    and (taught.retired_at is null or exists (select 1 from course_enrolments as begun
      where begun.course = taught.id and begun.workspace_id = ${workspaceOf(person.owner)})))`;

/** True in SQL where somebody has passed, at some time, what a course wants to be passed first. */
export const isReady = (
  { workspace }: Pick<Person, "workspace">,
  { after = [] }: Pick<Course, "after">,
): SQL =>
  after.length === 0
    ? sql`1`
    : sql`not exists (select 1 from json_each(${JSON.stringify(after)}) as wanted where wanted.value not in
        (select had.course from course_enrolments as had where had.workspace_id = ${workspace}
          and had.passed_at is not null))`;

/** What a product costs at present, as a scalar; null where the shop no longer has it. */
const priceOf = (product: string) =>
  sql<
    number | null
  >`(select price_cents - (price_cents * discount_percent + 50) / 100 from ${products} where id = ${product})`;

const ENROLMENT = {
  id: courseEnrolments.id,
  course: courseEnrolments.course,
  edition: courseEnrolments.edition,
  turn: courseEnrolments.turn,
  state: courseEnrolments.state,
  version: courseEnrolments.version,
  best: courseEnrolments.best,
  passedAt: courseEnrolments.passedAt,
  expiresAt: courseEnrolments.expiresAt,
  createdAt: courseEnrolments.createdAt,
};

const isOwn = ({ workspace, ...person }: Person) =>
  and(
    eq(courseEnrolments.workspace, workspace),
    mayRead({ workspace, ...person }, courseEnrolments.workspace),
  );

/** The last time somebody took this course. */
const lastOf = ({ workspace }: Person, course: string) =>
  sql`(select last.id from course_enrolments as last where last.workspace_id = ${workspace} and last.course = ${course}
    order by last.turn desc limit 1)`;

const gateOf = (found: { open: number; ready: number; priceCents: number | null } | undefined) => ({
  open: Boolean(found?.open),
  ready: Boolean(found?.ready),
  priceCents: found?.priceCents ?? null,
});

/** Where somebody stands in a course, and whether it is open to them. */
export async function readStanding(db: Database, learner: Learner | undefined, course: Course, now: Date) {
  const product = course.access.kind === "order" ? course.access.product : "";
  // Named, because a batch on D1 hands back columns by their names, and two conditions may read alike.
  const ready = learner ? isReady(learner.person, course) : sql.raw(course.after?.length ? "0" : "1");
  const gate = db
    .select({
      open: sql<number>`(${opens(learner?.payers ?? [], course, now)})`.as("is_open"),
      ready: sql<number>`(${ready})`.as("is_ready"),
      priceCents: priceOf(product).as("price_now"),
    })
    .from(sql`(select 1)`);
  if (!learner) {
    const [found] = await gate;
    return { ...gateOf(found), enrolment: undefined, done: [], attempts: [] };
  }
  const { person } = learner;
  const last = lastOf(person, course.id);
  const [[found], [enrolment], done, attempts] = await db.batch([
    gate,
    db
      .select(ENROLMENT)
      .from(courseEnrolments)
      .where(and(eq(courseEnrolments.id, last), isOwn(person))),
    db
      .select({ lesson: courseLessons.lesson })
      .from(courseLessons)
      .where(and(eq(courseLessons.enrolment, last), mayRead(person, courseLessons.workspace))),
    db
      .select({
        idem: courseAttempts.idem,
        takenOn: courseAttempts.takenOn,
        right: courseAttempts.right,
        asked: courseAttempts.asked,
        passed: courseAttempts.passed,
      })
      .from(courseAttempts)
      .where(and(eq(courseAttempts.enrolment, last), mayRead(person, courseAttempts.workspace)))
      .orderBy(desc(courseAttempts.createdAt), desc(courseAttempts.id))
      .limit(30),
  ]);
  return {
    ...gateOf(found),
    enrolment,
    done: done.map(({ lesson }) => lesson),
    attempts,
  };
}
export type Standing = Awaited<ReturnType<typeof readStanding>>;
export type Enrolment = NonNullable<Standing["enrolment"]>;

/** An attempt of somebody's own, by the key of its form, with its answers. */
export async function readAttempt(db: Database, person: Person, course: string, idem: string) {
  const which = and(
    eq(courseAttempts.workspace, person.workspace),
    eq(courseAttempts.idem, idem),
    eq(courseAttempts.course, course),
    mayRead(person, courseAttempts.workspace),
  );
  const [[attempt], answers] = await db.batch([
    db
      .select({
        edition: courseAttempts.edition,
        right: courseAttempts.right,
        asked: courseAttempts.asked,
        passed: courseAttempts.passed,
      })
      .from(courseAttempts)
      .where(which),
    db
      .select({ question: courseAnswers.question, choice: courseAnswers.choice })
      .from(courseAnswers)
      .innerJoin(courseAttempts, eq(courseAttempts.id, courseAnswers.attempt))
      .where(which),
  ]);
  return attempt && { ...attempt, answers };
}

/** All courses that somebody takes or took, the last time of each, and the questions that wait to be repeated. */
export async function readLearning(db: Database, person: Person, today: string) {
  const [enrolments, lessons, due, later] = await db.batch([
    lastEnrolments(db, person),
    db
      .select({
        enrolment: courseLessons.enrolment,
        lesson: courseLessons.lesson,
        seconds: courseLessons.seconds,
      })
      .from(courseLessons)
      .where(and(eq(courseLessons.workspace, person.workspace), mayRead(person, courseLessons.workspace)))
      .limit(5_000),
    reviewRows(db)
      .where(and(ownReview(person), lte(courseReviews.dueOn, today)))
      .orderBy(asc(courseReviews.dueOn), asc(courseReviews.id))
      .limit(COURSE_LIMITS.repeated),
    db
      .select({ waiting: sql<number>`count(*)`, next: sql<string | null>`min(${courseReviews.dueOn})` })
      .from(courseReviews)
      .where(and(ownReview(person), isNotNull(courseReviews.dueOn), sql`${courseReviews.dueOn} > ${today}`)),
  ]);
  return { enrolments, lessons, due, later: later[0] ?? { waiting: 0, next: null } };
}

/** The path that somebody chose, and where they stand in all courses. */
export async function readChoice(db: Database, person: Person) {
  const [[choice], enrolments, lessons] = await db.batch([
    db
      .select({ path: learningChoices.path })
      .from(learningChoices)
      .where(
        and(eq(learningChoices.workspace, person.workspace), mayRead(person, learningChoices.workspace)),
      ),
    lastEnrolments(db, person),
    db
      .select({ enrolment: courseLessons.enrolment, lesson: courseLessons.lesson })
      .from(courseLessons)
      .where(and(eq(courseLessons.workspace, person.workspace), mayRead(person, courseLessons.workspace)))
      .limit(5_000),
  ]);
  return { path: choice?.path, enrolments, lessons };
}

/** The last time that somebody took each of their courses, what changed last first. */
const lastEnrolments = (db: Database, person: Person) =>
  db
    .select(ENROLMENT)
    .from(courseEnrolments)
    .where(
      and(
        isOwn(person),
        sql`${courseEnrolments.turn} = (select max(last.turn) from course_enrolments as last
          where last.workspace_id = ${person.workspace} and last.course = ${courseEnrolments.course})`,
      ),
    )
    .orderBy(desc(courseEnrolments.stateSince), asc(courseEnrolments.course))
    .limit(200);

const ownReview = (person: Person) =>
  and(eq(courseReviews.workspace, person.workspace), mayRead(person, courseReviews.workspace));

const reviewRows = (db: Database) =>
  db
    .select({
      id: courseReviews.id,
      course: courseReviews.course,
      edition: courseReviews.edition,
      question: courseReviews.question,
      step: courseReviews.step,
      dueOn: courseReviews.dueOn,
      version: courseReviews.version,
    })
    .from(courseReviews);

/** Questions of somebody's own queue by their ids, whatever their day. */
export async function readReviews(db: Database, person: Person, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return reviewRows(db)
    .where(
      and(
        ownReview(person),
        sql`${courseReviews.id} in (select value from json_each(${JSON.stringify(ids)}))`,
      ),
    )
    .limit(COURSE_LIMITS.repeated);
}
export type ReviewRow = Awaited<ReturnType<typeof readReviews>>[number];

/**
 * The courses that people have passed and that still count, for certificates and for whoever asks who may do what.
 * @param people owners, such as `user:<id>`
 */
export async function passedCourses(db: Database, people: readonly Owner[], now: Date = new Date()) {
  const [rows] = await db.batch([
    db
      .select({
        enrolment: courseEnrolments.id,
        workspace: courseEnrolments.workspace,
        course: courseEnrolments.course,
        edition: courseEnrolments.edition,
        best: courseEnrolments.best,
        passedAt: sql<string>`${courseEnrolments.passedAt}`,
        expiresAt: courseEnrolments.expiresAt,
      })
      .from(courseEnrolments)
      .where(
        and(
          sql`${courseEnrolments.workspace} in (select value from json_each(${JSON.stringify(people.map(workspaceOf))}))`,
          eq(courseEnrolments.state, "passed"),
          isNotNull(courseEnrolments.passedAt),
          or(
            sql`${courseEnrolments.expiresAt} is null`,
            sql`${courseEnrolments.expiresAt} > ${now.toISOString()}`,
          ),
        ),
      )
      .orderBy(asc(courseEnrolments.passedAt)),
  ]);
  return rows;
}

/**
 * How long courses took those who passed them, in minutes: half of them took no longer. Only lessons that were read to
 * their end count, each at most as long as the command allows.
 */
export async function readDurations(db: Database) {
  const [rows] = await db.batch([
    db
      .select({
        course: sql<string>`lasted.course`,
        n: sql<number>`lasted.n`,
        median: sql<number>`lasted.median`,
      })
      .from(sql`(with took as (
      select e.course as course, sum(l.seconds) / 60.0 as minutes
      from course_enrolments e join course_lessons l on l.enrolment_id = e.id
      where e.state in ('passed', 'expired') group by e.id),
    placed as (
      select course, minutes, row_number() over (partition by course order by minutes) as place,
        count(*) over (partition by course) as n from took)
    select course, n, avg(minutes) as median from placed
    where place in ((n + 1) / 2, (n + 2) / 2) group by course, n) as lasted`),
  ]);
  return new Map(
    rows.map(({ course, n, median }) => [course, { n, minutes: Math.max(1, Math.round(median)) }]),
  );
}

/**
 * How the questions of a course were answered, each learner's first test alone: how many answers, how many of them right,
 * and the sums by which a question is compared with the rest of its test. One row a question, whatever the number of answers.
 */
export const readItems = (db: Database, course: string, edition: number | SQL) =>
  db
    .select({
      question: courseAnswers.question,
      n: sql<number>`count(*)`,
      right: sql<number>`sum(${courseAnswers.right})`,
      others: sql<number>`sum(${courseAnswers.others})`,
      squares: sql<number>`sum(${courseAnswers.others} * ${courseAnswers.others})`,
      ofRight: sql<number>`sum(${courseAnswers.right} * ${courseAnswers.others})`,
    })
    .from(courseAnswers)
    .where(
      and(
        eq(courseAnswers.course, course),
        eq(courseAnswers.edition, edition),
        eq(courseAnswers.first, true),
      ),
    )
    .groupBy(courseAnswers.question);

/** What people would like to learn, the newest first; who they are is nobody's business here. */
export const readSuggestions = (db: Database) =>
  db
    .select({
      id: topicSuggestions.id,
      topic: topicSuggestions.topic,
      about: topicSuggestions.about,
      language: topicSuggestions.language,
      createdAt: topicSuggestions.createdAt,
    })
    .from(topicSuggestions)
    .orderBy(desc(topicSuggestions.createdAt), desc(topicSuggestions.id))
    .limit(100);
