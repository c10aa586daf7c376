import type { AppLoadContext } from "@remix-run/cloudflare";
import { inOwn, type Present, presentOwner, presentReader } from "~/engines/trust/trust.server.ts";
import { courseOf } from "./catalogue.server.ts";
import type { Course } from "./course.ts";
import type { Enrolment, Learner } from "./courses.queries.server.ts";
import { editionKey, readEditions, readFirmCourse } from "./editions.queries.server.ts";

/** Who learns does so in a workspace of their own; the plan of the firm in which they work opens courses too. */
function learnerOf(present: Present): Learner {
  const person = inOwn(present.owner);
  return { person, payers: present.workspace === person.workspace ? [person] : [person, present] };
}

type Read = Parameters<typeof presentReader>[0];
type Write = Parameters<typeof presentOwner>[0];

export async function readingLearner(context: Read): Promise<Learner | undefined> {
  const present = await presentReader(context);
  return present && learnerOf(present);
}

export const writingLearner = async (context: Write): Promise<Learner> =>
  learnerOf(await presentOwner(context));

export interface FoundCourse {
  /** As it is taught now. */
  current: Course;
  /** Editions that were read with it. */
  editions: readonly Course[];
}

/** A course of the house, or of a firm to which somebody belongs. */
export async function findCourse(
  { db }: Pick<AppLoadContext, "db">,
  learner: Learner | undefined,
  id: string,
): Promise<FoundCourse | undefined> {
  const current = courseOf(id);
  return current ? { current, editions: [] } : readFirmCourse(db, learner?.person, id);
}

/** The course in the edition that somebody began, as long as that has not run out; otherwise as it is now. */
export async function pinned(
  { db }: Pick<AppLoadContext, "db">,
  { current, editions }: FoundCourse,
  enrolment: Pick<Enrolment, "edition" | "state"> | undefined,
): Promise<Course> {
  if (!enrolment || enrolment.state === "expired" || enrolment.edition === current.version) return current;
  const begun = { course: current.id, edition: enrolment.edition };
  const known = editions.find(({ version }) => version === begun.edition);
  return known ?? (await readEditions(db, undefined, [begun])).get(editionKey(begun)) ?? current;
}
