import type { Course } from "../course.ts";
import { COURSE as estimating } from "./estimating/course.data.ts";
import { COURSE as fallsAndLadders } from "./falls-and-ladders/course.data.ts";
import { COURSE as framingAndConcrete } from "./framing-and-concrete/course.data.ts";
import { COURSE as healthOnSite } from "./health-on-site/course.data.ts";
import { COURSE as leadingACrew } from "./leading-a-crew/course.data.ts";
import { COURSE as projectManagement } from "./project-management/course.data.ts";
import { COURSE as readingPlans } from "./reading-plans/course.data.ts";
import { COURSE as trenchesAndPower } from "./trenches-and-power/course.data.ts";

/** The courses of the house, in the order in which they are listed. Only the server reads them. */
export const COURSES: readonly Course[] = [
  fallsAndLadders,
  trenchesAndPower,
  healthOnSite,
  projectManagement,
  readingPlans,
  estimating,
  framingAndConcrete,
  leadingACrew,
];
