import { eq, or } from "drizzle-orm";
import { expect, test } from "vitest";
import { lapseReturned, moveBooking } from "~/engines/booking/booking.server.ts";
import { bookingProcess } from "~/engines/booking/booking.ts";
import { saleOffer } from "~/features/equipment/equipment-marketplace/offer.process.ts";
import { readOffers } from "~/features/equipment/equipment-marketplace/sales.queries.server.ts";
import { readLoan, readLoans } from "~/features/equipment/equipment-rental/loan.queries.server.ts";
import { addSamples, removeSamples } from "~/services/sample-data.server.ts";
import { bookings } from "~db/schema/booking.ts";
import { listings } from "~db/schema/listing.ts";
import { saleOffers } from "~db/schema/sales.ts";
import { testDatabase } from "../../tests/database.ts";
import { createClock, createMember, DAY } from "../../tests/factories.ts";
import { joinedContributions as contributions } from "./contributions.server.ts";

const db = testDatabase();

async function filled() {
  const clock = createClock("2026-03-02T15:00:00.000Z");
  const deps = { db, now: clock.now };
  const { actor } = await createMember(db);
  const { workspace } = actor;
  await addSamples(deps, contributions, { workspace, language: "en", idem: crypto.randomUUID() });
  const loans = () => readLoans(db, actor, clock.now());
  const offers = () => readOffers(db, actor, clock.now());
  return { clock, deps, actor, workspace, loans, offers };
}

const states = (rows: readonly { state: string }[]) => rows.map(({ state }) => state).sort();

test("a workspace with samples has a loan and an offer in every state, of both sides, and twenty listings of builders", async () => {
  const { workspace, loans, offers } = await filled();
  const [lent, made] = [await loans(), await offers()];
  expect(states(lent)).toEqual([...bookingProcess.states].sort());
  expect(states(made)).toEqual([...saleOffer.states].sort());
  expect([lent.filter(({ lends }) => lends).length, lent.every(({ sample }) => sample)]).toEqual([6, true]);
  expect(made.filter(({ sells }) => sells).length).toBe(5);
  const kinds = await db
    .select({ kind: listings.kind, owner: listings.ownerKind })
    .from(listings)
    .where(eq(listings.workspace, workspace));
  expect(kinds.filter(({ kind }) => kind === "sale").length).toBe(16);
  const rented = kinds.filter(({ kind }) => kind === "rental");
  expect([rented.length, rented.filter(({ owner }) => owner === "builder").length]).toEqual([36, 20]);
});

test("time and hands leave a sample as it is, and no deposit is held for it", async () => {
  const { clock, deps, actor, loans, offers } = await filled();
  const before = [states(await loans()), states(await offers())];
  const [asked] = (await loans()).filter(({ state, lends }) => state === "requested" && lends);
  const moving = {
    record: asked?.id ?? "",
    transition: "accept",
    version: 1,
    idem: crypto.randomUUID(),
    note: "",
  };
  expect(await moveBooking(deps, actor, moving)).toMatchObject({ ok: false, error: "gone" });
  clock.advance(30 * DAY);
  for (const task of contributions.tasks.filter(({ name }) => name === "settleProcesses"))
    await task({ ...deps, contributions });
  await lapseReturned(deps).catch(() => undefined);
  expect([states(await loans()), states(await offers())]).toEqual(before);
});

test("samples show records, claim and reviews where the state has them, and go with one press", async () => {
  const { clock, actor, workspace, loans } = await filled();
  const rows = await loans();
  const parts = async (state: string) => {
    const row = rows.find((one) => one.state === state);
    const read = await readLoan(db, actor, row?.id ?? "", clock.now());
    return [read?.conditions.length, read?.claim ? 1 : 0, read?.reviews.length];
  };
  expect(await parts("out")).toEqual([1, 0, 0]);
  expect(await parts("disputed")).toEqual([2, 1, 0]);
  expect(await parts("settled")).toEqual([2, 0, 2]);
  await removeSamples(db, contributions.owned, workspace);
  const left = await db.$count(
    bookings,
    or(eq(bookings.workspace, workspace), eq(bookings.lender, workspace)),
  );
  const offers = await db.$count(
    saleOffers,
    or(eq(saleOffers.workspace, workspace), eq(saleOffers.seller, workspace)),
  );
  expect([left, offers]).toEqual([0, 0]);
  expect(await db.$count(listings, eq(listings.workspace, workspace))).toBe(0);
});
