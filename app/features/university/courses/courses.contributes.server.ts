import { and, eq, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Contribution, OwnedRows } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import {
  courseAnswers,
  courseAttempts,
  courseEditions,
  courseEnrolments,
  courseLessons,
  courseReviews,
  firmCourses,
  learningChoices,
  lessonQuestions,
  pathAssignments,
  topicSuggestions,
} from "~db/schema/courses.ts";
import { coursesNeeds } from "./courses.needs.server.ts";
import process from "./enrolment.process.server.ts";

const all = <T extends SQLiteTable & { workspace: OwnedRows["by"] }>(
  table: T,
  touched: OwnedRows["touched"],
): OwnedRows => ({
  by: table.workspace,
  touched,
  adopt: (db, { guest, owner }) => [
    db
      .update(table as SQLiteTable)
      .set({ workspace: owner } as never)
      .where(eq(table.workspace, guest)),
  ],
});

export default {
  owned: [
    {
      by: courseEnrolments.workspace,
      touched: courseEnrolments.stateSince,
      // A course that the member takes already stays as the member has it, and the guest's goes with all of it.
      adopt: (db, { guest, owner }) => [
        db.delete(courseEnrolments).where(
          and(
            eq(courseEnrolments.workspace, guest),
            sql`exists (select 1 from course_enrolments as own where own.workspace_id = ${owner}
              and own.course = course_enrolments.course)`,
          ),
        ),
        db.update(courseEnrolments).set({ workspace: owner }).where(eq(courseEnrolments.workspace, guest)),
      ],
    },
    { by: firmCourses.workspace },
    { by: lessonQuestions.workspace },
    { by: courseEditions.workspace },
    all(courseLessons, courseLessons.doneAt),
    all(courseAttempts, courseAttempts.createdAt),
    all(courseAnswers, courseAnswers.createdAt),
    {
      by: courseReviews.workspace,
      touched: courseReviews.answeredAt,
      adopt: (db, { guest, owner }) => [
        db.delete(courseReviews).where(
          and(
            eq(courseReviews.workspace, guest),
            sql`exists (select 1 from course_reviews as own where own.workspace_id = ${owner}
              and own.course = course_reviews.course and own.question = course_reviews.question)`,
          ),
        ),
        db.update(courseReviews).set({ workspace: owner }).where(eq(courseReviews.workspace, guest)),
      ],
    },
    {
      by: learningChoices.workspace,
      touched: learningChoices.createdAt,
      adopt: (db, { guest, owner }) => [
        db
          .delete(learningChoices)
          .where(
            and(
              eq(learningChoices.workspace, guest),
              sql`exists (select 1 from learning_choices as own where own.workspace_id = ${owner})`,
            ),
          ),
        db.update(learningChoices).set({ workspace: owner }).where(eq(learningChoices.workspace, guest)),
      ],
    },
    all(topicSuggestions, topicSuggestions.createdAt),
    all(pathAssignments, pathAssignments.createdAt),
  ],
  mentions: [{ column: pathAssignments.memberId, as: "id", fate: "delete" }],
  processes: [process],
  needsMe: [coursesNeeds],
  toasts: [
    toastSet("courses", {
      courseStarted: "ok",
      courseHandedIn: "ok",
      courseRepeated: "ok",
      courseAsked: "ok",
      courseSaid: "ok",
    }),
    toastSet("authoring", {
      draftBegun: "ok",
      draftSaved: "ok",
      draftPublished: "ok",
      draftRetired: "ok",
      draftRestored: "ok",
      draftDiscarded: "ok",
    }),
    toastSet("university", {
      universityChosen: "ok",
      universitySuggested: "ok",
      universityAssigned: "ok",
      universityWithdrawn: "ok",
    }),
  ],
} satisfies Contribution;
