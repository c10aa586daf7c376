import type { AppLoadContext } from "@remix-run/cloudflare";
import { foldedText } from "~/engines/knowledge/knowledge.ts";
import { isMember } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { isolated } from "~/i18n/isolated.ts";
import { isLanguage, type Language } from "~/i18n/languages.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { Database } from "~db/client.ts";
import { inOneTrip } from "~db/one-trip.ts";
import { paidFromCents } from "../../general/membership/entitlements.queries.server.ts";
import { allCourses, courseOf, lessonIn } from "./catalogue.server.ts";
import { languagesOf, lengthOf, minutesOf, orderOf, questionsOf, saidIn } from "./course.logic.ts";
import { type Block, type Course, type ListedCourse, SUBJECTS } from "./course.ts";
import { type FoundCourse, findCourse, pinned } from "./courses.learner.server.ts";
import { COURSE_LIMITS, fieldOf, LENGTHS, lessonPath } from "./courses.limits.ts";
import { type Learner, readAttempt, readStanding, type Standing } from "./courses.queries.server.ts";
import { readAsked } from "./questions.queries.server.ts";

type Asked = Pick<AppLoadContext, "db" | "language" | "now">;

const oneIn = <T extends string>(list: readonly T[], value: string | null): T | "" =>
  list.find((one) => one === value) ?? "";

/** A course as a list shows it. */
export const listed = (course: Course, language: Language): ListedCourse => ({
  id: course.id,
  ...titleOf(course, language),
  subject: course.subject,
  minutes: minutesOf(course),
  lessons: course.lessons.length,
  languages: languagesOf(course),
  access: course.access.kind,
});

const titleOf = (course: Course, language: Language) => {
  const { said, language: written } = saidIn(course.text, language);
  return { ...said, written };
};

const wordsOf = (block: Block): string =>
  "heading" in block
    ? block.heading
    : "words" in block
      ? block.words
      : "caution" in block
        ? block.caution
        : ("list" in block ? block.list : block.steps).join(" ");

const MOST_FOUND = 20;

/** Lessons in which all words of a search stand, in the reader's language. */
export function lessonsWith(q: string, language: Language) {
  const wanted = foldedText(q, language).split(" ").filter(Boolean);
  if (wanted.length === 0) return [];
  const found = allCourses().flatMap((course) =>
    course.lessons.flatMap((lesson) => {
      const { said, language: written } = saidIn(lesson.text, language);
      const text = foldedText([said.title, ...said.blocks.map(wordsOf)].join(" "), written);
      const words = new Set(text.split(" "));
      const isThere = wanted.every((word) => words.has(word));
      return isThere
        ? [
            {
              href: lessonPath(course.id, lesson.id),
              title: said.title,
              written,
              course: titleOf(course, language),
            },
          ]
        : [];
    }),
  );
  return found.slice(0, MOST_FOUND);
}

/** The list of courses, as the address filters it. */
export function catalogueView(
  language: Language,
  search: URLSearchParams,
  ofFirms: readonly ListedCourse[] = [],
) {
  const asked = search.get("language");
  const chosen = {
    subject: oneIn(SUBJECTS, search.get("subject")),
    language: isLanguage(asked) ? asked : ("" as const),
    length: oneIn(LENGTHS, search.get("length")),
    free: search.get("free") === "1",
    q: (search.get("q") ?? "").trim().slice(0, COURSE_LIMITS.search),
  };
  const all = [...ofFirms, ...allCourses().map((course) => listed(course, language))];
  const courses = all.filter(
    (course) =>
      (chosen.subject === "" || course.subject === chosen.subject) &&
      (chosen.language === "" || course.languages.includes(chosen.language)) &&
      (chosen.length === "" || lengthOf(course.minutes) === chosen.length) &&
      // What a firm teaches its own people costs them nothing.
      (!chosen.free || course.access === "free" || course.access === "firm"),
  );
  return {
    chosen,
    courses,
    found: chosen.q === "" ? undefined : lessonsWith(chosen.q, language),
  };
}
export type CatalogueView = ReturnType<typeof catalogueView>;

/** What a course costs whoever it is not open to. */
function gateOf(course: Course, { open, priceCents }: Standing, language: Language) {
  if (open || course.access.kind === "free" || course.access.kind === "firm") return undefined;
  if (course.access.kind === "plan") return { kind: "plan" as const, cents: paidFromCents };
  const { product } = course.access;
  const name = translator(language, "shop")(`products.${product}.name` as Key<"shop">);
  return { kind: "order" as const, cents: priceCents, product: name };
}
export type Gate = NonNullable<ReturnType<typeof gateOf>>;

/** What every page of a course says of it. */
function headOf(
  course: Course,
  current: Course,
  standing: Standing,
  learner: Learner | undefined,
  language: Language,
) {
  const { enrolment } = standing;
  return {
    id: course.id,
    ...titleOf(course, language),
    access: course.access.kind,
    gate: gateOf(course, standing, language),
    isGuest: !isMember(learner?.person),
    state: enrolment?.state,
    /** Where somebody is in another edition than the present one. */
    began: course.version === current.version ? undefined : { began: course.version, now: current.version },
  };
}

/** @param beside what is read in the same round trip as where somebody stands */
async function find<T = undefined>(
  context: Asked,
  learner: Learner | undefined,
  id: string,
  beside?: (db: Database, known: FoundCourse) => Promise<T>,
) {
  const known = await findCourse(context, learner, id);
  if (!known) return undefined;
  const [standing, more] = await inOneTrip(context, ({ db }) =>
    Promise.all([readStanding(db, learner, known.current, context.now()), beside?.(db, known)]),
  );
  return {
    ...{ known, current: known.current, standing, more },
    course: await pinned(context, known, standing.enrolment),
  };
}

const FINISHED = ["passed", "expired"];

/** A course with its lessons, and where somebody stands in it. */
export async function courseView(context: Asked, learner: Learner | undefined, id: string) {
  const found = await find(context, learner, id);
  if (!found) return undefined;
  const { course, current, standing } = found;
  const { language } = context;
  const isRunning = standing.enrolment !== undefined && standing.enrolment.state !== "expired";
  const done = new Set(isRunning ? standing.done : []);
  const lessons = course.lessons.map(({ id: lesson, minutes, text }, n) => {
    const { said, language: written } = saidIn(text, language);
    return {
      ...{ id: lesson, minutes, title: said.title, written, done: done.has(lesson) },
      open: n === 0 || standing.open,
    };
  });
  return {
    ...headOf(course, current, standing, learner, language),
    subject: course.subject,
    edition: course.version,
    minutes: minutesOf(course),
    questions: questionsOf(course).length,
    languages: languagesOf(course),
    passPercent: course.passPercent,
    validMonths: course.validMonths,
    lessons,
    /** The first lesson that was not read. */
    next: lessons.find((lesson) => !lesson.done)?.id,
    after: (course.after ?? []).flatMap((before) => {
      const known = courseOf(before);
      return known ? [{ id: before, ...titleOf(known, language) }] : [];
    }),
    ready: standing.ready,
    best: standing.enrolment?.best ?? undefined,
    passedAt: standing.enrolment?.passedAt ?? undefined,
    expiresAt: standing.enrolment?.expiresAt ?? undefined,
  };
}
export type CourseView = NonNullable<Awaited<ReturnType<typeof courseView>>>;

/** One lesson; without its text where it is not open. */
export async function lessonView(
  context: Asked & Pick<AppLoadContext, "formKey">,
  learner: Learner | undefined,
  id: string,
  key: string,
) {
  const isReader = isMember(learner?.person);
  const found = await find(context, learner, id, async (db, { current: now }) =>
    learner && isReader
      ? readAsked(db, learner.person, id, [key, now.lessons[lessonIn(now, key)]?.id ?? key])
      : [],
  );
  if (!found) return undefined;
  const { course, current, standing, more: asked = [] } = found;
  const { language } = context;
  const at = lessonIn(course, key);
  const lesson = course.lessons[at];
  if (!lesson) return undefined;
  const { said, language: written } = saidIn(lesson.text, language);
  const t = translator(language, "courses");
  const near = (n: number) => {
    const other = course.lessons[n];
    return other && { id: other.id, title: saidIn(other.text, language).said.title };
  };
  const isOpen = at === 0 || standing.open;
  return {
    head: headOf(course, current, standing, learner, language),
    lesson: {
      id: lesson.id,
      title: said.title,
      written,
      blocks: isOpen ? said.blocks : [],
      cite: lesson.cite ?? [],
      minutes: lesson.minutes,
      number: at + 1,
      of: course.lessons.length,
    },
    isOpen,
    /** What was asked about it, and the key of the form that asks, which only members have. */
    ask: isOpen
      ? {
          idem: isReader ? context.formKey() : "",
          asked: asked
            .filter((one) => one.lesson === lesson.id)
            .map((one) => ({
              ...{ id: one.id, createdAt: one.createdAt, words: one.words ?? "", waits: Boolean(one.waits) },
              ...{ course: "", lesson: "" },
            })),
        }
      : undefined,
    /** What is read aloud by the browser, in the language in which it is written. */
    listen: isOpen
      ? {
          text: [said.title, ...said.blocks.map(wordsOf)].join("\n"),
          language: written,
          words: { listen: t("lesson.listen"), stop: t("lesson.stop"), noVoice: t("lesson.noVoice") },
        }
      : undefined,
    /** Whether reading on can be kept. */
    canFinish: isOpen && standing.open && standing.ready,
    previous: near(at - 1),
    next: near(at + 1),
  };
}
export type LessonView = Omit<NonNullable<Awaited<ReturnType<typeof lessonView>>>, "listen">;

/** How the choices of a test are mixed: the same until it is handed in. */
const seedOf = ({ enrolment, attempts }: Standing) => `${enrolment?.id ?? "guest"} ${attempts.length}`;

/** The test of a course, with no word of what is right; or what came of one that was handed in. */
export async function testView(
  context: Asked & Pick<AppLoadContext, "formKey">,
  learner: Learner | undefined,
  { id, attempt, today }: { id: string; attempt: string | null; today: string },
) {
  const found = await find(context, learner, id);
  if (!found) return undefined;
  const { course, current, standing } = found;
  const { language } = context;
  const result =
    attempt && learner ? await resultView(context, learner, { known: found.known, attempt }) : undefined;
  if (attempt && !result) return undefined;
  const state = standing.enrolment?.state ?? "enrolled";
  const made = standing.attempts.filter(({ takenOn }) => takenOn === today).length;
  const left = Math.max(0, COURSE_LIMITS.attemptsADay - made);
  const isAsked = !result && standing.open && standing.ready && left > 0 && !FINISHED.includes(state);
  const seed = seedOf(standing);
  const head = headOf(course, current, standing, learner, language);
  return {
    head,
    /** Of the page and its heading. */
    title: translator(language, "courses")("test.title", { course: isolated(head.title) }),
    edition: course.version,
    passPercent: course.passPercent,
    ready: standing.ready,
    left,
    over: state === "passed",
    unread: course.lessons.some((lesson) => !standing.done.includes(lesson.id)),
    idem: isAsked ? context.formKey() : "",
    questions: isAsked
      ? questionsOf(course).map(({ question }, n) => {
          const { said, language: written } = saidIn(question.text, language);
          return {
            field: fieldOf(n),
            ask: said.ask,
            written,
            choices: orderOf(question, seed).map((choice) => ({
              value: String(choice),
              text: said.choices[choice] ?? "",
            })),
          };
        })
      : [],
    result,
  };
}
export type TestView = NonNullable<Awaited<ReturnType<typeof testView>>>;

async function resultView(
  context: Asked,
  { person }: Learner,
  { known, attempt }: { known: FoundCourse; attempt: string },
) {
  const read = await readAttempt(context.db, person, known.current.id, attempt);
  if (!read) return undefined;
  const course = await pinned(context, known, { edition: read.edition, state: "passed" });
  const chosen = new Map(read.answers.map(({ question, choice }) => [question, choice]));
  const { right, asked, passed } = read;
  return {
    ...{ right, asked, passed },
    missed: questionsOf(course).some(({ question }) => chosen.get(question.id) !== question.right),
    answers: questionsOf(course).flatMap(({ question, lesson }) => {
      const choice = chosen.get(question.id);
      return choice === undefined ? [] : [{ lesson, ...explained(question, choice, context.language) }];
    }),
  };
}

/** An answer that was given, with the right one and why. */
export function explained(
  question: Course["lessons"][number]["questions"][number],
  choice: number,
  language: Language,
) {
  const { said, language: written } = saidIn(question.text, language);
  return {
    id: question.id,
    ask: said.ask,
    written,
    yours: said.choices[choice] ?? "",
    rightIs: said.choices[question.right] ?? "",
    isRight: choice === question.right,
    why: said.why,
    cite: question.cite,
  };
}
export type Explained = ReturnType<typeof explained>;
