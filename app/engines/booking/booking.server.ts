// The front door to bookings where the database is needed. What pages need is in booking.ts.
// biome-ignore-all lint/performance/noBarrelFile: an engine's front door, the one file that others import

export { type Booking, type BookRefusal, book, DEPOSITS, moveBooking, nextFree } from "./book.server.ts";
export { default as boundBooking } from "./booking.process.server.ts";
export {
  AHEAD_DAYS,
  blockDays,
  isOccupied,
  MOST_DAYS,
  openDays,
  takenQuery,
  takingSlot,
} from "./occupancy.server.ts";
