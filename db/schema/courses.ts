import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, id, moment, version, workspace } from "./columns.ts";

/** A course as it stood when somebody first enrolled in this edition: what one began is finished in it. */
export const courseEditions = sqliteTable(
  "course_editions",
  {
    course: text("course").notNull(),
    edition: integer("edition").notNull(),
    /** The whole course, as JSON. It names nobody. */
    content: text("content").notNull(),
    createdAt: createdAt(),
    /** The firm that wrote it; null for a course of the house. */
    workspace: text("workspace_id"),
  },
  (table) => [
    primaryKey({ columns: [table.course, table.edition] }),
    index("course_editions_workspace").on(table.workspace),
  ],
);

/** A course that a firm writes for its own people. What is published of it stands in `course_editions`. */
export const firmCourses = sqliteTable(
  "firm_courses",
  {
    id: id(),
    workspace: workspace(),
    /** Of the draft, for the list of drafts. */
    title: text("title").notNull(),
    /** What is being written, as JSON; `draft.ts` says of what form. */
    draft: text("draft").notNull(),
    /** The edition that is taught now; 0 before the first. */
    edition: integer("edition").notNull().default(0),
    /** The version of the row in which it was published: a later one has changes that are not taught yet. */
    publishedVersion: integer("published_version"),
    /** Since when nobody begins it any more. */
    retiredAt: moment("retired_at"),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [index("firm_courses_workspace").on(table.workspace)],
);

/** Somebody takes a course: in their own workspace, because what a person has learned is theirs and no firm's. */
export const courseEnrolments = sqliteTable(
  "course_enrolments",
  {
    id: id(),
    workspace: workspace(),
    course: text("course").notNull(),
    edition: integer("edition").notNull(),
    /** 1 is the first time; a course that has run out is taken again. */
    turn: integer("turn").notNull(),
    state: text("state", { enum: ["enrolled", "in_progress", "passed", "failed", "expired"] }).notNull(),
    stateSince: moment("state_since").notNull(),
    version: version(),
    /** Percent of right answers of the best attempt. */
    best: integer("best"),
    passedAt: moment("passed_at"),
    /** When what was passed has to be taken again. */
    expiresAt: moment("expires_at"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("course_enrolments_once").on(table.workspace, table.course, table.turn),
    index("course_enrolments_course").on(table.course, table.state),
  ],
);

/** What somebody asks about a lesson; what they and whoever teaches it say stands in `posts`. */
export const lessonQuestions = sqliteTable(
  "lesson_questions",
  {
    id: id(),
    /** Of whoever asks: their own. */
    workspace: workspace(),
    course: text("course").notNull(),
    lesson: text("lesson").notNull(),
    /** The firm whose course it is; null for a course of the house, which administrators answer. */
    firm: text("firm_id"),
    createdAt: createdAt(),
  },
  (table) => [
    index("lesson_questions_workspace").on(table.workspace, table.course),
    index("lesson_questions_firm").on(table.firm),
  ],
);

/** A lesson that was read to its end, and how long that took. */
export const courseLessons = sqliteTable(
  "course_lessons",
  {
    id: id(),
    workspace: workspace(),
    enrolment: text("enrolment_id")
      .notNull()
      .references(() => courseEnrolments.id, { onDelete: "cascade" }),
    lesson: text("lesson").notNull(),
    /** Since the step before it, at most what the command allows: a phone that lay on a bench learns nothing. */
    seconds: integer("seconds").notNull(),
    doneAt: moment("done_at").notNull(),
  },
  (table) => [
    uniqueIndex("course_lessons_once").on(table.enrolment, table.lesson),
    index("course_lessons_workspace").on(table.workspace),
  ],
);

/** A test that was handed in. */
export const courseAttempts = sqliteTable(
  "course_attempts",
  {
    id: id(),
    workspace: workspace(),
    enrolment: text("enrolment_id")
      .notNull()
      .references(() => courseEnrolments.id, { onDelete: "cascade" }),
    course: text("course").notNull(),
    edition: integer("edition").notNull(),
    /** The key of its form: handed in twice, it counts once. */
    idem: text("idem").notNull(),
    /** `YYYY-MM-DD` where the learner was. */
    takenOn: text("taken_on").notNull(),
    right: integer("right_answers").notNull(),
    asked: integer("asked").notNull(),
    passed: integer("passed", { mode: "boolean" }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("course_attempts_once").on(table.workspace, table.idem),
    index("course_attempts_day").on(table.enrolment, table.takenOn),
  ],
);

/** One answer of a test. */
export const courseAnswers = sqliteTable(
  "course_answers",
  {
    id: id(),
    workspace: workspace(),
    attempt: text("attempt_id")
      .notNull()
      .references(() => courseAttempts.id, { onDelete: "cascade" }),
    course: text("course").notNull(),
    edition: integer("edition").notNull(),
    question: text("question").notNull(),
    /** Which of the choices, from 0. */
    choice: integer("choice").notNull(),
    right: integer("is_right", { mode: "boolean" }).notNull(),
    /** Right answers to all other questions of the same test. */
    others: integer("others").notNull(),
    /** Of the first test somebody took of the course; later ones know the questions. */
    first: integer("is_first", { mode: "boolean" }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("course_answers_once").on(table.attempt, table.question),
    index("course_answers_question").on(table.course, table.edition, table.first, table.question),
    index("course_answers_workspace").on(table.workspace),
  ],
);

/** A question that somebody missed, and when it is asked again. */
export const courseReviews = sqliteTable(
  "course_reviews",
  {
    id: id(),
    workspace: workspace(),
    course: text("course").notNull(),
    edition: integer("edition").notNull(),
    question: text("question").notNull(),
    /** How often it was right since it was missed. */
    step: integer("step").notNull(),
    /** `YYYY-MM-DD`; null once it was right often enough. */
    dueOn: text("due_on"),
    version: version(),
    answeredAt: moment("answered_at").notNull(),
  },
  (table) => [
    uniqueIndex("course_reviews_once").on(table.workspace, table.course, table.question),
    index("course_reviews_due").on(table.workspace, table.dueOn),
  ],
);

/** The path that somebody follows. */
export const learningChoices = sqliteTable("learning_choices", {
  workspace: text("workspace_id").primaryKey(),
  path: text("path").notNull(),
  createdAt: createdAt(),
});

/** What somebody would like to learn that is not taught yet, or in which language. */
export const topicSuggestions = sqliteTable(
  "topic_suggestions",
  {
    id: id(),
    workspace: workspace(),
    topic: text("topic").notNull(),
    /** The course and lesson that should be translated; empty for a new topic. */
    about: text("about").notNull().default(""),
    language: text("language").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("topic_suggestions_workspace").on(table.workspace, table.createdAt)],
);

/** A path that somebody of a firm is to follow, and by when. */
export const pathAssignments = sqliteTable(
  "path_assignments",
  {
    id: id(),
    workspace: workspace(),
    /** The account of whoever is to follow it. */
    memberId: text("member_id").notNull(),
    path: text("path").notNull(),
    /** `YYYY-MM-DD`; null where it has no day. */
    dueOn: text("due_on"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("path_assignments_once").on(table.workspace, table.memberId, table.path),
    index("path_assignments_member").on(table.memberId),
  ],
);
