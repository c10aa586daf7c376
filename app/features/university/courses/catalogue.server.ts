import { late } from "~/lib/late.ts";
import type { Course } from "./course.ts";
import { COURSES } from "./data/courses.data.ts";

const byId = late(() => new Map(COURSES.map((course) => [course.id, course])));

/** The courses of the house, in the order in which they are listed. */
export const allCourses = (): readonly Course[] => COURSES;

export const courseOf = (id: string): Course | undefined => byId().get(id);

/** A lesson by its id, or by its number from 1. */
export function lessonIn(course: Course, key: string): number {
  const found = course.lessons.findIndex(({ id }) => id === key);
  if (found >= 0) return found;
  const number = /^[1-9]\d?$/.test(key) ? Number(key) - 1 : -1;
  return number < course.lessons.length ? number : -1;
}
