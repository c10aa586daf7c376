import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { boundBooking } from "~/engines/booking/booking.server.ts";
import { settle } from "~/engines/process/process.server.ts";
import { mayWrite } from "~/engines/trust/trust.server.ts";
import { makeOffer, moveOffer } from "~/features/equipment/equipment-marketplace/offers.commands.server.ts";
import { LANGUAGES } from "~/i18n/languages.ts";
import { readNeeds } from "~/services/needs.ts";
import { notifications } from "~db/schema/account.ts";
import { listings } from "~db/schema/listing.ts";
import { testDatabase } from "../../tests/database.ts";
import { bookingPlace } from "../../tests/factories/bookings.ts";
import { createMember, DAY, type TestMember } from "../../tests/factories.ts";
import { rowFor } from "../../tests/tables.ts";
import { joinedContributions } from "./contributions.server.ts";

const db = testDatabase();

async function place() {
  const made = bookingPlace(db);
  const [owner, renter] = [await createMember(db), await createMember(db)];
  const told = async ({ id }: TestMember) =>
    (
      await db
        .select()
        .from(notifications)
        .where(eq(notifications.userId, id))
        .orderBy(notifications.createdAt)
    ).map(({ code }) => code);
  const needs = async ({ actor }: TestMember, day: string, language: (typeof LANGUAGES)[number] = "en") =>
    (
      await readNeeds(db, joinedContributions.needsMe, {
        ...{ day, language },
        of: (workspace, isSample) =>
          sql`(${and(eq(workspace as never, actor.workspace), mayWrite(actor, workspace), sql`not ${isSample}`)})`,
      })
    ).map(({ label, dueOn }) => [label, dueOn].filter(Boolean).join(" "));
  return { ...made, owner, renter, told, needs };
}

test("both sides of a loan are told of each step that the other took, once, with the way to it", async () => {
  const { owner, renter, told, published, books, moves, handed, givenBack, key, clock } = await place();
  const listing = await published(owner.actor);
  const form = { who: renter.actor, idem: key() };
  const [booked] = await Promise.all([1, 2].map(() => books(listing, ["2026-03-10", "2026-03-12"], form)));
  if (!booked?.ok) throw new Error("not booked");
  expect([await told(owner), await told(renter)]).toEqual([["loanAsked"], []]);
  const [first] = await db.select().from(notifications).where(eq(notifications.userId, owner.id));
  expect(first).toMatchObject({
    subject: "Skid steer, 900 kg · 2026-03-10",
    href: `/peer-to-peer-rentals?loan=${booked.id}`,
  });
  clock.advance(1000);
  await moves(owner.actor, booked.id, "accept");
  clock.advance(1000);
  await handed(owner.actor, renter.actor, booked.id);
  clock.advance(1000);
  await givenBack(owner.actor, renter.actor, booked.id);
  clock.advance(1000);
  await moves(owner.actor, booked.id, "settle");
  expect([await told(owner), await told(renter)]).toEqual([
    ["loanAsked", "loanHands"],
    ["loanAnswered", "loanHands", "loanDeposit"],
  ]);
});

test("what time does is told to both", async () => {
  const { owner, renter, told, published, books, clock, deps } = await place();
  const booked = await books(await published(owner.actor), ["2026-03-20", "2026-03-22"], {
    who: renter.actor,
  });
  if (!booked.ok) throw new Error(booked.error);
  clock.advance(7 * DAY);
  await settle(deps, boundBooking, { record: booked.id });
  expect([await told(owner), await told(renter)]).toEqual([["loanAsked", "loanAnswered"], ["loanAnswered"]]);
});

test("a request, a handover and a late return wait for whoever has to do something, in each language", async () => {
  const { owner, renter, needs, published, books, moves, handed } = await place();
  const booked = await books(await published(owner.actor), ["2026-03-10", "2026-03-12"], {
    who: renter.actor,
  });
  if (!booked.ok) throw new Error(booked.error);
  expect([await needs(owner, "2026-03-03"), await needs(renter, "2026-03-03")]).toEqual([
    ["Answer the request for your machine 2026-03-08"],
    [],
  ]);
  await moves(owner.actor, booked.id, "accept");
  expect(await needs(owner, "2026-03-03")).toEqual([]);
  expect([await needs(owner, "2026-03-10"), await needs(renter, "2026-03-10")]).toEqual([
    ["Hand over the machine 2026-03-10"],
    ["Fetch the machine 2026-03-10"],
  ]);
  await handed(owner.actor, renter.actor, booked.id);
  expect([await needs(owner, "2026-03-14"), await needs(renter, "2026-03-14")]).toEqual([
    ["The machine comes back 2026-03-12"],
    ["Give the machine back 2026-03-12"],
  ]);
  const labels = await Promise.all(LANGUAGES.map((language) => needs(owner, "2026-03-14", language)));
  expect(new Set(labels.flat()).size).toBe(LANGUAGES.length);
});

test("both sides of an offer are told, and the price to answer waits for the seller", async () => {
  const { owner, renter, told, needs, deps, key, clock } = await place();
  const id = key();
  const listing = {
    ...(await rowFor(db, listings)),
    id,
    workspace: owner.owner,
    kind: "sale",
    attrs: "{}",
    title: "Lift",
  };
  await db.insert(listings).values({ ...listing, state: "published", sample: false } as never);
  const made = await makeOffer(deps, renter.actor, {
    idem: key(),
    listing: id,
    amountCents: 100,
    message: "",
  });
  if (!made.ok) throw new Error(made.error);
  expect([await told(owner), await needs(owner, "2026-03-02")]).toEqual([
    ["saleOffered"],
    ["Answer the price 2026-03-07"],
  ]);
  clock.advance(1000);
  const step = { record: made.id, version: 1, idem: key(), note: "" };
  expect(await moveOffer(deps, owner.actor, { ...step, transition: "accept" })).toMatchObject({ ok: true });
  expect([await told(renter), await needs(renter, "2026-03-02")]).toEqual([
    ["saleMoved"],
    ["Set the day of the inspection"],
  ]);
  expect(await needs(owner, "2026-03-02")).toEqual([]);
});
