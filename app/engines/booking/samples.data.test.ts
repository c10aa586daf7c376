import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "~db/schema/booking.ts";
import { listings } from "~db/schema/listing.ts";
import { testDatabase } from "../../../tests/database.ts";
import { bookingPlace } from "../../../tests/factories/bookings.ts";
import { disputedQuery, listingReviewsQuery, renterStars, reviewBooking } from "./booking.server.ts";

const db = testDatabase();

test("a sample neither waits for an administrator nor counts as a reputation", async () => {
  const place = bookingPlace(db, "2026-03-10T15:00:00.000Z");
  const loan = await place.lent();
  await place.givenBack(loan.owner, loan.renter, loan.id);
  await place.claims(loan.owner, loan.id, 5_000);
  await place.moves(loan.renter, loan.id, "dispute", "because");
  const waits = async () => (await disputedQuery(db)).some(({ id }) => id === loan.id);
  expect(await waits()).toBe(true);
  await place.decides(loan.id, 5_000);
  const said = { booking: loan.id, stars: 5, body: "Kept well" };
  for (const who of [loan.owner, loan.renter])
    expect(await reviewBooking(place.deps, who, { ...said, idem: place.key() })).toEqual({ ok: true });
  const stars = async () => [
    ...(await db
      .select(renterStars)
      .from(bookings)
      .innerJoin(listings, eq(listings.id, bookings.listingId))
      .where(eq(bookings.id, loan.id))),
    (await listingReviewsQuery(db, loan.listing)).length,
  ];
  expect(await stars()).toEqual([{ renterReviews: 1, renterStars: 5 }, 1]);
  await db.update(bookings).set({ state: "disputed", sample: true }).where(eq(bookings.id, loan.id));
  expect(await waits()).toBe(false);
  expect(await stars()).toEqual([{ renterReviews: 0, renterStars: 0 }, 0]);
});
