import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  entryOf,
  entryStatements,
  saveEntry,
  searchDirectory,
  writeReview,
} from "~/engines/directory/directory.server.ts";
import type { Present } from "~/engines/trust/trust.server.ts";
import { bookings } from "~db/schema/booking.ts";
import {
  directoryEntries,
  directoryFacets,
  directoryPlaces,
  directoryReviews,
} from "~db/schema/directory.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { listingPlace } from "../../../../tests/factories/listings.ts";
import { createClock, createMember } from "../../../../tests/factories.ts";
import { sampleCompanies } from "./example.server.ts";
import { bookingRelation, bookingsWith } from "./relations.server.ts";
import contribution from "./rental-companies.contributes.server.ts";
import { rentalCompany, type Yard } from "./yard.ts";

const db = testDatabase();
const { now } = createClock();
const deps = { db, now };
const uuid = () => crypto.randomUUID() as string;
const member = async () => (await createMember(db)).actor;

const YARD: Yard = {
  machines: [{ machine: "skidSteer", day: 20_000, week: 60_000, month: 180_000 }],
  ...{ bands: [], environmentalCents: 0, fuelCents: 0, cleaningCents: 0, waiverRate: 0 },
  ...{ weekend: "free", offRent: "atCall", late: "grace", open: [] },
};

async function pageOf(actor: Present, isFirm: boolean) {
  const saved = await saveEntry(deps, actor, {
    ...{ kind: rentalCompany, idem: uuid(), name: "Ridge", about: "", attrs: YARD },
    places: [{ called: "Yard", address: "", phone: "", hours: "", latitude: 41.9, longitude: -87.6 }],
  });
  if (!saved.ok) throw new Error(saved.error);
  if (isFirm)
    await db
      .update(directoryEntries)
      .set({ firmSince: now().toISOString() })
      .where(eq(directoryEntries.id, saved.id));
  return saved.id;
}

async function bookingOf(lender: Present, renter: Present, state: string) {
  const listing = await listingPlace(db).published(lender);
  const at = now().toISOString();
  const [row] = await db
    .insert(bookings)
    .values({
      ...{ id: uuid(), workspace: renter.workspace, lender: lender.workspace, listingId: listing, unit: 1 },
      ...{ fromDay: "2026-03-03", toDay: "2026-03-05", quote: "{}", totalCents: 60_000, depositCents: 0 },
      ...{ siteZone: "America/Chicago", state, stateSince: at, createdAt: at },
    })
    .returning({ id: bookings.id });
  return row?.id ?? "";
}

test("a booking of the firm's machine that is over is reviewed once, by whoever had it, and no other is", async () => {
  const [firm, renter, other] = [await member(), await member(), await member()];
  const page = await pageOf(firm, true);
  const over = await bookingOf(firm, renter, "returned");
  const running = await bookingOf(firm, renter, "out");
  const elsewhere = await bookingOf(other, renter, "settled");
  const review = (actor: Present, booking: string) =>
    writeReview(deps, actor, {
      ...{ entry: page, relation: bookingRelation(actor, page, booking), stars: 4, body: "", idem: uuid() },
    });
  expect((await bookingsWith(db, renter, page)).map(({ id }) => id)).toEqual([over]);
  expect(await bookingsWith(db, other, page)).toEqual([]);
  expect(await bookingsWith(db, undefined, page)).toEqual([]);
  for (const [actor, booking] of [
    [renter, running],
    [renter, elsewhere],
    [other, over],
    [renter, uuid()],
  ] as const)
    expect(await review(actor, booking)).toEqual({ ok: false, error: "unrelated" });
  const twice = await Promise.all([review(renter, over), review(renter, over)]);
  expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
  expect(twice).toContainEqual({ ok: false, error: "already" });
  expect(await bookingsWith(db, renter, page)).toEqual([]);
});

test("a page that is not the firm's own is not reviewed: nobody knows whose machines they were", async () => {
  const [writer, renter] = [await member(), await member()];
  const page = await pageOf(writer, false);
  const booking = await bookingOf(writer, renter, "settled");
  const relation = bookingRelation(renter, page, booking);
  expect(
    await writeReview(deps, renter, { entry: page, relation, stars: 5, body: "", idem: uuid() }),
  ).toEqual({ ok: false, error: "unrelated" });
});

test("the samples are ten companies with sixteen yards, marked, in four statements, and go with their reviews", async () => {
  const actor = await member();
  const statements = contribution.samples(db, { workspace: actor.workspace, language: "en", now: now() });
  expect(statements).toHaveLength(4);
  await db.batch(statements as never);
  const found = await searchDirectory(db, rentalCompany, actor, { words: ["sample"], chosen: {}, page: 1 });
  expect(found.total).toBe(10);
  expect(found.rows.flatMap(({ places }) => places)).toHaveLength(16);
  expect(found.rows.every(({ sample, name }) => sample && name.startsWith("Sample firm"))).toBe(true);
  const reviewed = found.rows.filter(({ reviews }) => reviews > 0).map(({ id }) => id);
  const first = found.rows.find(({ reviews }) => reviews === 2);
  const read = entryOf(
    rentalCompany,
    await db.batch(entryStatements(db, rentalCompany, actor, first?.id ?? "")),
  );
  expect(read?.reviews.every(({ sample, relationKind }) => sample && relationKind === "sample")).toBe(true);
  await db.delete(directoryEntries).where(eq(directoryEntries.workspace, actor.workspace));
  expect(
    await db.batch([
      db.select().from(directoryReviews).where(inArray(directoryReviews.entryId, reviewed)),
      db.select().from(directoryPlaces).where(inArray(directoryPlaces.entryId, reviewed)),
      db.select().from(directoryFacets).where(inArray(directoryFacets.entryId, reviewed)),
    ]),
  ).toEqual([[], [], []]);
});

test("every sample list can be charged by, and four of ten at least have the whole basket delivered", async () => {
  const { basketOf } = await import("./yard.ts");
  const baskets = sampleCompanies("es", String).map(({ attrs }) => basketOf(attrs as Yard));
  expect(baskets.filter((basket) => "problem" in basket && basket.problem === "list")).toEqual([]);
  expect(baskets.filter((basket) => "total" in basket).length).toBeGreaterThanOrEqual(4);
});
