export const COURSES_PATH = "/training-courses";
export const UNIVERSITY = "/university";
export const LEARNING = "/my-learning";

export const coursePath = (course: string) => `/course/${course}` as const;
export const lessonPath = (course: string, lesson: string) => `/course/${course}/lesson/${lesson}` as const;
export const testPath = (course: string) => `/course-test/${course}` as const;
/** Where a firm writes courses of its own. */
export const DRAFTS = "/course-drafts";
export const draftPath = (draft: string) => `/course-draft/${draft}` as const;
export const draftLessonPath = (draft: string, lesson: string) =>
  `/course-draft/${draft}/lesson/${lesson}` as const;
/** Where what came of a test is read. */
export const resultPath = (course: string, attempt: string) =>
  `${testPath(course)}?attempt=${attempt}#result` as const;

export const questionPath = (question: string) => `/course-question/${question}` as const;

/** The kind of what is asked about a lesson, for posts. */
export const QUESTION = "lesson-question";

/** The kind of record, for links and histories. */
export const ENROLMENT = "course-enrolment";

export const COURSE_LIMITS = {
  /** Tests of one course that somebody may hand in on a day. */
  attemptsADay: 3,
  /** How many times the printed minutes of a lesson count at most as time spent on it. */
  slowest: 3,
  /** Questions to repeat that a page shows at once. */
  repeated: 10,
  topic: 200,
  /** The words of a search. */
  search: 80,
  /** Suggestions that one workspace may send on a day. */
  suggestionsADay: 10,
  /** Questions to instructors that one person may send on a day. */
  questionsADay: 20,
} as const;

/** The name of a question's field, by its place from 0: forms have no fields with a hyphen in the name. */
export const fieldOf = (n: number) => `answer${n + 1}`;

export const LENGTHS = ["short", "medium", "long"] as const;
/** Up to how many minutes a course is short, and medium. */
export const LENGTH_MINUTES = { short: 40, medium: 90 } as const;
