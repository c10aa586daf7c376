// The front door to schedules: days by the critical path method, without a database.
// biome-ignore-all lint/performance/noBarrelFile: an engine's front door, the one file that others import

export { type Calendar, dayNumber, dayText, WEEKDAYS, weekdayOf, workCalendar } from "./calendar.ts";
export { type ComputedSchedule, computeSchedule, type ScheduleResult, type TaskDates } from "./compute.ts";
export { type ReadLinks, readLinks, writeLinks } from "./link-text.ts";
export {
  CONSTRAINTS,
  type Constraint,
  LINK_TYPES,
  type Link,
  type LinkType,
  MOST_DAYS,
  type Schedule,
  type ScheduleProblem,
  type Task,
} from "./network.ts";
