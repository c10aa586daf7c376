import type { AppLoadContext } from "@remix-run/cloudflare";
import { inOwn, type Present, presentOwner, presentReader } from "~/engines/trust/trust.server.ts";
import type { Course } from "./course.ts";
import { type Enrolment, type Learner, readEdition } from "./courses.queries.server.ts";

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

/** The course in the edition that somebody began, as long as that has not run out; otherwise as it is now. */
export async function pinned(
  { db }: Pick<AppLoadContext, "db">,
  course: Course,
  enrolment: Pick<Enrolment, "edition" | "state"> | undefined,
): Promise<Course> {
  if (!enrolment || enrolment.state === "expired" || enrolment.edition === course.version) return course;
  return (await readEdition(db, course.id, enrolment.edition)) ?? course;
}
