import type { Course } from "../course.ts";
import { FALLS_AND_LADDERS } from "./ladder-basics.data.ts";

/** The courses of the house, in the order in which they are listed. Only the server reads them. */
export const COURSES: readonly Course[] = [FALLS_AND_LADDERS];
