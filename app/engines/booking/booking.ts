// The front door to bookings for pages and tests. What needs the database is in booking.server.ts.
// biome-ignore-all lint/performance/noBarrelFile: an engine's front door, the one file that others import

export {
  ANSWER_DAYS,
  bookingProcess,
  CLAIM_DAYS,
  DISPUTE_DAYS,
  GOING,
  LEAST_PHOTOS,
  MACHINE_STEPS,
  OWN_FORMS,
  SETTLE_DAYS,
  STAY_STEPS,
} from "./booking.process.ts";
export {
  BOOKING_LIMITS,
  backSince,
  type ClaimItem,
  CONDITIONS,
  type ConditionStage,
  conditionTemplate,
  lateCents,
  lateDays,
  owedFor,
  owedForAll,
  partsOf,
  REVIEW_DAYS,
  STAGES,
  type Stage,
  VIEWS,
  type View,
  worthOf,
} from "./loan.ts";
export { readDays, readHours, WEEKDAYS, writeHours } from "./week-hours.ts";
export {
  badRule,
  endOf,
  minutesOf,
  nearest,
  quartersOf,
  type Slot,
  sharedMinutes,
  slotsOf,
  type Week,
} from "./week-slots.ts";
export { freeWindows, type Window } from "./windows.ts";
export {
  hasHours,
  isOpenAt,
  type OpenHours,
  openAfter,
  openMinutes,
  openNext,
} from "./work-hours.ts";
