// The front door to bookings for pages and tests. What needs the database is in booking.server.ts.
// biome-ignore-all lint/performance/noBarrelFile: an engine's front door, the one file that others import

export { ANSWER_DAYS, bookingProcess } from "./booking.process.ts";
export { freeWindows, type Window } from "./windows.ts";
