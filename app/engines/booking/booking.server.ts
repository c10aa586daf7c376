// The front door to bookings where the database is needed. What pages need is in booking.ts.
// biome-ignore-all lint/performance/noBarrelFile: an engine's front door, the one file that others import

export { type Booking, type BookRefusal, book, nextFree } from "./book.server.ts";
export { default as boundBooking } from "./booking.process.server.ts";
export { claimDamage, claimQuery, decideClaim, disputedQuery } from "./claims.server.ts";
export { conditionsQuery, lacking, signCondition, writeCondition } from "./conditions.server.ts";
export {
  archiveAll,
  dropLeftListings,
  LOANS_OF_OTHERS,
  leaveListing,
  STAYS_OF_OTHERS,
} from "./leaving.server.ts";
export { askLonger, longerQuote } from "./longer.server.ts";
export { DEPOSITS, DEPOSITS_KEPT, moveBooking } from "./moving.server.ts";
export {
  AHEAD_DAYS,
  blockDays,
  isOccupied,
  MOST_DAYS,
  openDays,
  takenQuery,
  takingSlot,
} from "./occupancy.server.ts";
export { addShot, dropShot, maySeeShot, type Shot, shotsFrom, shotsQuery } from "./photos.server.ts";
export {
  listingReviewsQuery,
  publishReviews,
  renterStars,
  reviewBooking,
  reviewsQuery,
} from "./reviews.server.ts";
export { lapseReturned } from "./tasks.server.ts";
