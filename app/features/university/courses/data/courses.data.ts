import type { Course } from "../course.ts";
import { COURSE as fallsAndLadders } from "./falls-and-ladders/course.data.ts";
import { COURSE as healthOnSite } from "./health-on-site/course.data.ts";
import { COURSE as projectManagement } from "./project-management/course.data.ts";
import { COURSE as trenchesAndPower } from "./trenches-and-power/course.data.ts";

export const COURSES: readonly Course[] = [
  fallsAndLadders,
  trenchesAndPower,
  healthOnSite,
  projectManagement,
];
