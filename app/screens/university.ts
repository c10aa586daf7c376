import type { AreaEndpoints, AreaScreen, Features } from "./screen.ts";

export const screens = [
  { id: "university", path: "/university", number: 100, access: "public", shared: true },
  { id: "trainingCourses", path: "/training-courses", number: 101, access: "public", shared: true },
  {
    id: "course",
    path: "/course/:course",
    number: 102,
    access: "public",
    example: "/course/falls-and-ladders",
    unlisted: true,
    shared: true,
  },
  {
    id: "courseLesson",
    path: "/course/:course/lesson/:lesson",
    number: 103,
    access: "public",
    example: "/course/falls-and-ladders/lesson/1",
    unlisted: true,
    shared: true,
  },
  {
    id: "courseTest",
    path: "/course-test/:course",
    number: 104,
    access: "public",
    example: "/course-test/falls-and-ladders",
    unlisted: true,
    shared: true,
  },
  { id: "courseFigures", path: "/admin/course-figures", number: 106, access: "admin", unlisted: true },
  { id: "myLearning", path: "/my-learning", number: 105, access: "member", unlisted: true },
] as const satisfies readonly AreaScreen[];

/** Screens made in a feature that is not called as they are; apart, because no page needs it. */
export const features = {
  university: "courses",
  trainingCourses: "courses",
  course: "courses",
  courseLesson: "courses",
  courseTest: "courses",
  courseFigures: "courses",
  myLearning: "courses",
} as const satisfies Features<typeof screens>;

/** Addresses without a screen, each with its file beside the screens'. */
export const endpoints = {} as const satisfies AreaEndpoints;
