import type { AppLoadContext } from "@remix-run/cloudflare";
import { translator } from "~/i18n/catalogue.server.ts";
import { dayAfter } from "~/lib/local-day.ts";
import { inOneTrip } from "~db/one-trip.ts";
import { readCardsEnding } from "../certificates/certificates.queries.server.ts";
import { readAssignments } from "./assignments.queries.server.ts";
import { courseOf } from "./catalogue.server.ts";
import { minutesOf } from "./course.logic.ts";
import { type Learner, readChoice, readDurations } from "./courses.queries.server.ts";
import { listed } from "./courses.view.server.ts";
import { readFirmCourses } from "./editions.queries.server.ts";
import { PATHS } from "./paths.ts";
import { nextOf, RENEW_DAYS, renewalsOf, timeOf } from "./university.logic.ts";

/** Steps of which the house has the course. */
const steps = (of: readonly string[]) =>
  of.flatMap((id) => {
    const course = courseOf(id);
    return course ? [course] : [];
  });

/** The paths, the one that somebody follows, what is best learned next, and how long that takes. */
export async function universityView(
  { db, language, now, reference }: Pick<AppLoadContext, "db" | "language" | "now" | "reference">,
  learner: Learner | undefined,
  search: URLSearchParams,
) {
  const at = now();
  const [own, durations, assigned, ofFirms, cards] = await inOneTrip({ db }, ({ db: trip }) =>
    Promise.all([
      learner && readChoice(trip, learner.person),
      reference("course-durations", () => readDurations(trip)),
      readAssignments(trip, learner),
      readFirmCourses(trip, learner?.person),
      learner
        ? readCardsEnding(trip, learner.person, dayAfter(at.toISOString().slice(0, 10), RENEW_DAYS))
        : [],
    ]),
  );
  const asked = PATHS.find(({ id }) => id === search.get("path"));
  const followed = PATHS.find(({ id }) => id === own?.path);
  // Who chose none follows what a firm gave to them.
  const path = asked ?? followed ?? PATHS.find(({ id }) => id === assigned.own[0]?.path);
  const shownOf = (id: string) => {
    const course = courseOf(id);
    return course ? listed(course, language) : ofFirms.find((one) => one.id === id);
  };
  // What a firm taught goes with it: nobody is sent to a course that no longer opens to them.
  const taken = (own?.enrolments ?? []).filter(({ course }) => shownOf(course));
  const known = path && {
    steps: steps(path.steps).map(({ id }) => id),
    required: steps(path.required).map(({ id }) => id),
  };
  const next = path || taken.length > 0 ? nextOf(known, taken, at) : undefined;
  const nextCourse = next && shownOf(next.course);
  const shown = path && {
    id: path.id,
    followed: path.id === followed?.id,
    steps: steps(path.steps).map((course) => {
      const last = taken.find((one) => one.course === course.id);
      const read = new Set(
        last && last.state !== "expired"
          ? own?.lessons.filter(({ enrolment }) => enrolment === last.id).map(({ lesson }) => lesson)
          : [],
      );
      const printed = minutesOf(course);
      const { minutes, n } = timeOf(printed, durations.get(course.id));
      const unread = course.lessons.filter(({ id }) => !read.has(id));
      const left = last?.state === "passed" ? 0 : minutesOf({ lessons: unread }) / Math.max(1, printed);
      return {
        ...listed(course, language),
        state: last?.state,
        required: path.required.includes(course.id),
        left: Math.ceil(minutes * left),
        n,
        reading: course.lessons.map(({ id, minutes: of, text }) => ({
          ...{ id, minutes: of, read: read.has(id) },
          title: (language === "en" ? undefined : text[language])?.title ?? text.en.title,
          written: language !== "en" && text[language] ? language : ("en" as const),
        })),
      };
    }),
  };
  return {
    paths: PATHS.map(({ id, trade, steps: of }) => ({
      ...{ id, trade, courses: steps(of).length },
      minutes: steps(of).reduce((sum, course) => sum + minutesOf(course), 0),
      followed: id === followed?.id,
    })),
    path: shown,
    passed: shown?.steps.filter(({ state }) => state === "passed").length ?? 0,
    left: shown?.steps.reduce((sum, step) => sum + step.left, 0) ?? 0,
    /** The fewest people behind one of the medians; 0 where printed minutes stand for a course. */
    behind: shown ? Math.min(...shown.steps.map(({ n }) => n)) : 0,
    next: next && nextCourse ? { why: next.why, ...nextCourse } : undefined,
    renewals: renewalsOf(taken, at).flatMap(({ course, state, expiresAt }) => {
      const found = shownOf(course);
      return found ? [{ ...found, state, expiresAt }] : [];
    }),
    /** Cards of other issuers in their wallet. */
    cards: cards.map(({ kind, ...card }) => ({
      ...card,
      isPast: card.expiresOn < at.toISOString().slice(0, 10),
      title: translator(language, "certificates")(`kinds.${kind}`),
    })),
    assigned: assigned.own,
    people: assigned.people,
    given: assigned.given.map((one) => ({
      ...one,
      of: PATHS.find(({ id }) => id === one.path)?.steps.filter((step) => courseOf(step)).length ?? 0,
    })),
    about: /^[a-z0-9-]+(\/[a-z0-9-]+)?$/.test(search.get("about") ?? "") ? (search.get("about") ?? "") : "",
  };
}
export type UniversityView = Awaited<ReturnType<typeof universityView>>;
