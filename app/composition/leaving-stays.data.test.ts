import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { moveBooking } from "~/engines/booking/booking.server.ts";
import { boundListing, openListing } from "~/engines/listing/listing.server.ts";
import { move } from "~/engines/process/process.server.ts";
import type { Person } from "~/engines/trust/trust.server.ts";
import { eraseAccounts } from "~/features/account/privacy/erasure.server.ts";
import { askDeletion } from "~/features/account/privacy/privacy.commands.server.ts";
import { readAccountData } from "~/features/account/privacy/privacy.queries.server.ts";
import { requestStay } from "~/features/equipment/lodging/houses.commands.server.ts";
import { addOccupant } from "~/features/equipment/lodging/roster.commands.server.ts";
import { readStay } from "~/features/equipment/lodging/stays.queries.server.ts";
import { UNDO_DAYS } from "~/services/account-deletion.server.ts";
import { notifications } from "~db/schema/account.ts";
import { bookings } from "~db/schema/booking.ts";
import { listings } from "~db/schema/listing.ts";
import { stayOccupants } from "~db/schema/lodging.ts";
import { testDatabase } from "../../tests/database.ts";
import { listingPlace } from "../../tests/factories/listings.ts";
import { createMember, DAY, MINUTE, type TestMember } from "../../tests/factories.ts";
import { joinedContributions as contributions } from "./contributions.server.ts";

const db = testDatabase();

/** A crew of two in somebody's house for sixty nights, with one of them on the roster. */
async function place() {
  const made = listingPlace(db, "2026-03-02T15:00:00.000Z");
  const { key, quota, clock } = made;
  const [host, crew] = [await createMember(db), await createMember(db)];
  const deps = { ...made.deps, contributions, origin: "https://groundwork.example", language: "en" as const };
  const opened = await openListing(deps, host.actor, {
    ...{
      idem: key(),
      kind: "lodging",
      quota: quota(),
      sort: "house",
      title: "House by the site",
      words: "Gate code",
    },
    ...{ ownerKind: "builder", offeredBy: "Host 1", town: "Cicero", units: 2, withOperator: false },
    position: { latitude: 41.85, longitude: -87.76 },
    attrs: {
      ...{ lodging: "house", rooms: 2, leastBeds: 1, kitchen: true, laundry: true, truckParking: true },
      ...{ wifi: true, extends: true, longestNights: 90, noticeNights: 7 },
    },
    card: { prices: { day: 5_000, week: 28_000 } },
    zone: "America/Chicago",
  });
  if (!opened.ok) throw new Error(opened.error);
  const house = opened.id;
  await move(deps, boundListing, host.actor, {
    record: house,
    transition: "publish",
    version: 1,
    idem: key(),
  });
  const asked = await requestStay(deps, crew.actor, {
    ...{ idem: key(), house, version: 2, crew: 2, arrive: "2026-03-02", leave: "2026-05-01", message: "" },
  });
  if (!asked.ok) throw new Error(asked.error);
  const stay = asked.id;
  const rowOf = async () => (await db.select().from(bookings).where(eq(bookings.id, stay)))[0];
  const steps = async (who: Person, transition: string) =>
    moveBooking(deps, who, {
      record: stay,
      transition,
      version: (await rowOf())?.version,
      idem: key(),
      note: "",
    });
  await steps(host.actor, "accept");
  await steps(crew.actor, "moveIn");
  const nights = { bed: 1, from: "2026-03-02", until: "2026-05-01" };
  await addOccupant(deps, crew.actor, { stay, idem: key(), called: "Carpenter 3", job: "", ...nights });
  const leaves = async (who: TestMember) => {
    expect(await askDeletion(deps, who, { address: who.email })).toMatchObject({ ok: true });
    clock.advance(UNDO_DAYS * DAY + MINUTE);
    await eraseAccounts(deps);
  };
  const open = async (who: TestMember) =>
    (await readAccountData(db, who.id, contributions.sharedWithOthers)).open;
  return { deps, host, crew, house, stay, rowOf, steps, leaves, open };
}

test("both sides of a stay are told of each step that the other took, with the way to it", async () => {
  const { host, crew, stay, steps } = await place();
  await steps(crew.actor, "moveOut");
  const told = async ({ id }: TestMember) =>
    (await db.select().from(notifications).where(eq(notifications.userId, id))).map(
      ({ code, subject, href }) => [code, subject, href],
    );
  const line = ["House by the site · 2026-03-02", `/crew-stays?stay=${stay}`];
  // That a crew moved out is not told again while nobody has read that it moved in.
  expect((await told(host)).sort()).toEqual([
    ["stayAsked", ...line],
    ["stayMoved", ...line],
  ]);
  expect(await told(crew)).toEqual([["stayAnswered", ...line]]);
});

test("a house in which a crew stays is kept for the crew, without who offered it, and the crew moves out", async () => {
  const { deps, host, crew, house, stay, rowOf, steps, leaves, open } = await place();
  const stays = [{ kind: "stays", href: "/crew-stays", count: 1 }];
  expect([await open(host), await open(crew)]).toEqual([stays, stays]);
  await leaves(host);
  expect(await rowOf()).toMatchObject({ state: "out", lender: expect.stringMatching(/^gone:/) });
  const [row] = await db.select().from(listings).where(eq(listings.id, house));
  expect(row).toMatchObject({ state: "archived", offeredBy: "—", words: "", latitude: 0 });
  const read = await readStay(db, crew.actor, stay, deps.now());
  expect([read?.occupants.map(({ called }) => called), read?.nights.length]).toEqual([["Carpenter 3"], 60]);
  expect(await steps(crew.actor, "moveOut")).toMatchObject({ ok: true, state: "settled" });
});

test("of a crew whose account goes the stay remains with the owner, and no name of its roster does", async () => {
  const { deps, host, crew, stay, rowOf, steps, leaves } = await place();
  await leaves(crew);
  expect(await rowOf()).toMatchObject({ state: "out", workspace: expect.stringMatching(/^gone:/) });
  expect(await db.select().from(stayOccupants).where(eq(stayOccupants.bookingId, stay))).toEqual([]);
  expect((await readStay(db, host.actor, stay, deps.now()))?.nights).toEqual([]);
  expect(await steps(host.actor, "moveOut")).toMatchObject({ ok: true, state: "settled" });
});
