const en = {
  university: {
    title: "Construction university",
    description:
      "Learning paths for laborers, carpenters, foremen, estimators and owners: what to learn next, what runs out, how long it takes.",
    keywords:
      "university, learning, training, path, laborer, carpenter, foreman, estimator, owner, renewal, reading list",
  },
  trainingCourses: {
    title: "Training courses",
    description:
      "Short lessons in plain words and tests that explain every answer: safety, trade skills, estimating and leading a crew.",
    keywords: "course, lesson, test, quiz, training, safety, OSHA 10, OSHA 30, ladder, learn, certificate",
  },
  course: {
    title: "Course",
    description: "The lessons of a course, what it costs, and where you are in it.",
  },
  courseLesson: { title: "Lesson", description: "One lesson to read and to print." },
  courseTest: {
    title: "Test of a course",
    description: "All questions of a course, then why each answer is right.",
  },
  courseDrafts: {
    title: "Courses of your own",
    description: "Courses that a firm writes for its own people.",
  },
  courseDraft: {
    title: "Draft of a course",
    description: "Lessons, questions and editions of a course of your own.",
  },
  courseDraftLesson: {
    title: "Draft of a lesson",
    description: "The text and the questions of a lesson of your own.",
  },
  courseQuestion: {
    title: "Question about a lesson",
    description: "What you asked about a lesson, and what was answered.",
  },
  courseFigures: {
    title: "Figures of courses",
    description: "How well the questions of each course tell, and what people would like to learn.",
  },
  myLearning: {
    title: "My learning",
    description: "Your courses, your hours, and the questions to repeat today.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
