import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { joinedContributions } from "~/composition/contributions.server.ts";
import { inOwn } from "~/engines/trust/trust.server.ts";
import { addSamples } from "~/services/sample-data.server.ts";
import { notifications } from "~db/schema/account.ts";
import { bookings } from "~db/schema/booking.ts";
import { listings } from "~db/schema/listing.ts";
import { rentalWants } from "~db/schema/rentals.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { listingPlace, SKID_STEER } from "../../../../tests/factories/listings.ts";
import { createMember, freshGuest } from "../../../../tests/factories.ts";
import { tellOfMachines } from "./alerts.server.ts";
import { exampleListings, searchExample } from "./example.server.ts";
import { answerWant, dropWant, keepWant, offerMachine, requestMachine } from "./rentals.commands.server.ts";
import { readOwn, readSearchPage } from "./rentals.queries.server.ts";

const db = testDatabase();
const asks = (listing: string, changes = {}) => ({
  ...{ idem: crypto.randomUUID(), listing, version: 2, from: "2026-03-10", to: "2026-03-12" },
  ...{ waiver: false, message: "" },
  ...changes,
});
const want = (changes = {}) => ({
  ...{ idem: crypto.randomUUID(), machine: "skidSteer" as const, from: "2026-03-10", to: "2026-03-12" },
  ...{ at: SKID_STEER.position, within: 80_467, note: "", told: true },
  ...changes,
});

test("what is booked keeps the price that the server worked out", async () => {
  const { deps, fresh, published } = listingPlace(db);
  const listing = await published();
  const asked = await requestMachine(deps, fresh(), asks(listing));
  const [kept] = await db
    .select()
    .from(bookings)
    .where(eq(bookings.id, asked.ok ? asked.id : ""));
  expect(kept).toMatchObject({ totalCents: 60_000, depositCents: 30_000, state: "requested", unit: 1 });
  expect(JSON.parse(kept?.quote ?? "{}")).toMatchObject({ total: 60_000 });
});

test("a version that is guessed ahead books nothing by the card that was read before", async () => {
  const { deps, fresh, published, edited } = listingPlace(db);
  const owner = fresh();
  const listing = await published(owner);
  // Between the read of the card and the batch the owner changes the price, to the version that the form says.
  const meanwhile = new Proxy(db, {
    get: (target, name) =>
      name === "batch"
        ? async (statements: never) => {
            await edited(owner, listing, 2, { card: { prices: { day: 90_000 } } });
            return target.batch(statements);
          }
        : Reflect.get(target, name, target),
  });
  expect(
    await requestMachine({ ...deps, db: meanwhile }, fresh(), asks(listing, { version: 3 })),
  ).toMatchObject({ ok: false, error: "changed" });
  expect(await db.select().from(bookings).where(eq(bookings.listingId, listing))).toEqual([]);
});

test("a place that the owner does not reach is refused with how far the truck goes", async () => {
  const { deps, fresh, published } = listingPlace(db);
  const delivery = [{ upTo: 10_000, cents: 5_000 }];
  const listing = await published(undefined, { card: { prices: { day: 100 }, delivery } });
  const place = { latitude: SKID_STEER.position.latitude + 1, longitude: SKID_STEER.position.longitude };
  expect(await requestMachine(deps, fresh(), asks(listing, { place }))).toEqual({
    ok: false,
    error: "quote",
    problem: { code: "tooFar", upTo: 10_000 },
  });
});

test("a machine that is offered twice by one form is one listing, published", async () => {
  const { deps, key } = listingPlace(db);
  const { actor } = await createMember(db);
  const input = { ...SKID_STEER, idem: key(), publish: true };
  const made = await Promise.all([1, 2].map(() => offerMachine(deps, actor, input)));
  expect(made).toEqual(Array(2).fill({ ok: true, id: input.idem }));
  const rows = await db
    .select({ state: listings.state })
    .from(listings)
    .where(eq(listings.workspace, actor.workspace));
  expect(rows).toEqual([{ state: "published" }]);
});

test("a need is shown to owners of such a machine nearby, answered once, and its seeker is told", async () => {
  const { deps, published, fresh, clock } = listingPlace(db);
  const seeker = await createMember(db);
  const owner = fresh();
  const position = { latitude: -33.4, longitude: 70.5 };
  const listing = await published(owner, { position });
  const elsewhere = fresh();
  await published(elsewhere, { position: { ...position, latitude: -30 } });
  const asked = want({ at: position });
  expect(await keepWant(deps, seeker.actor, asked)).toEqual({ ok: true, id: asked.idem });
  expect(await keepWant(deps, seeker.actor, asked)).toEqual({ ok: true, id: asked.idem });
  const needsOf = async (who: typeof owner) => (await readOwn(db, who, "2026-03-02")).needs;
  expect(await needsOf(owner)).toMatchObject([{ id: asked.idem, listing, answered: 0 }]);
  expect(await needsOf(elsewhere)).toEqual([]);
  for (let n = 0; n < 2; n++)
    expect(await answerWant(deps, owner, { want: asked.idem, listing })).toEqual({ ok: true });
  expect(await answerWant(deps, elsewhere, { want: asked.idem, listing })).toEqual({
    ok: false,
    error: "gone",
  });
  for (let n = 0; n < 2; n++) await tellOfMachines({ db, now: clock.now });
  const told = await db.select().from(notifications).where(eq(notifications.userId, seeker.id));
  expect(told.map(({ code, href }) => [code, href])).toEqual([
    ["rentalFound", `/equipment-listing/${listing}`],
  ]);
  expect(await dropWant(deps, owner, asked.idem)).toEqual({ ok: false, error: "gone" });
  expect(await dropWant(deps, seeker.actor, asked.idem)).toEqual({ ok: true });
});

test("a saved search tells of what was published after it, and a need that was kept quiet is shown to nobody", async () => {
  const { deps, published, fresh, clock } = listingPlace(db);
  const seeker = await createMember(db);
  const position = { latitude: -34.4, longitude: 75.5 };
  const owner = fresh();
  await published(owner, { position });
  clock.advance(1_000);
  await keepWant(deps, seeker.actor, want({ at: position, told: false }));
  clock.advance(1_000);
  const newer = await published(fresh(), { position });
  expect((await readOwn(db, owner, "2026-03-02")).needs).toEqual([]);
  await tellOfMachines(deps);
  const told = await db.select().from(notifications).where(eq(notifications.userId, seeker.id));
  expect(told.map(({ href }) => href)).toEqual([`/equipment-listing/${newer}`]);
});

test("somebody looks for twenty things at most", async () => {
  const { deps } = listingPlace(db);
  const actor = inOwn(freshGuest());
  const kept = await Promise.all(
    Array.from({ length: 22 }, () => keepWant(deps, actor, want({ told: false }))),
  );
  expect(kept.filter(({ ok }) => ok)).toHaveLength(20);
  expect(await db.select().from(rentalWants).where(eq(rentalWants.workspace, actor.workspace))).toHaveLength(
    20,
  );
});

test("the samples of a workspace are found by the database as the example is found without one", async () => {
  const { actor } = await createMember(db);
  await addSamples({ db, now: () => new Date() }, joinedContributions, {
    ...{ workspace: actor.workspace, language: "en", idem: crypto.randomUUID() },
  });
  const search = {
    ...{
      kind: "rental" as const,
      from: "2026-03-10",
      to: "2026-03-18",
      days: 9,
      free: true,
      delivered: true,
    },
    ...{ at: { latitude: 41.88, longitude: -87.63 }, within: 80_467, words: [], sortsByWords: [], sorts: [] },
  };
  const read = await readSearchPage(db, actor, { search, page: 1, compared: [] });
  const mine = read.rows.filter(({ sample }) => sample);
  const example = searchExample(exampleListings("en"), search);
  expect(example.found.length).toBeGreaterThan(12);
  expect(mine.length).toBeGreaterThan(5);
  expect(mine.map(({ total }) => total)).toEqual(
    example.found.slice(0, mine.length).map(({ total }) => total),
  );
});
