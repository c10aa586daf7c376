import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { boundListing } from "~/engines/listing/listing.server.ts";
import { move } from "~/engines/process/process.server.ts";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import { readListing } from "~/features/equipment/equipment-rental/rentals.queries.server.ts";
import { notifications } from "~db/schema/account.ts";
import { listings } from "~db/schema/listing.ts";
import { saleOffers } from "~db/schema/sales.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, DAY, freshGuest } from "../../../../tests/factories.ts";
import contribution from "./equipment-marketplace.contributes.server.ts";
import { exampleSales } from "./example.server.ts";
import { itemsIn } from "./inspection.data.ts";
import { type MarketSearch, searchMarket } from "./market.server.ts";
import {
  bookInspection,
  counterOffer,
  judgeReport,
  keepInspection,
  makeOffer,
  moveOffer,
  reportSale,
} from "./offers.commands.server.ts";
import { answerQuestion, askAbout, changeSale, listForSale } from "./sales.commands.server.ts";
import { readMarketOf, readOffer, readReports, readSale } from "./sales.queries.server.ts";

const db = testDatabase();
const uuid = () => crypto.randomUUID() as string;
const fresh = () => inOwn(freshGuest());
const EXCAVATOR = {
  ...{ title: "Excavator, one owner", words: "", ownerKind: "builder" as const, offeredBy: "Grader 3" },
  ...{ town: "Chicago", position: { latitude: 41.88, longitude: -87.63 }, zone: "America/Chicago" },
  attrs: {
    ...{
      model: "M140",
      year: 2019,
      hours: 4_000,
      title: "none" as const,
      serviceLog: "",
      priceCents: 70_000_00,
    },
  },
};

function place() {
  const clock = createClock("2026-03-02T15:00:00.000Z");
  const deps = { db, now: clock.now };
  const input = (changes = {}) => ({
    ...EXCAVATOR,
    ...{ idem: uuid(), publish: true, serial: uuid(), make: "Mockdig", machine: "excavator" as const },
    ...changes,
  });
  const listed = async (seller: Person, changes = {}) => {
    const made = await listForSale(deps, seller, input(changes));
    if (!made.ok) throw new Error(made.error);
    return made.id;
  };
  const offered = async (buyer: Person, listing: string, amountCents = 60_000_00) => {
    const made = await makeOffer(deps, buyer, { idem: uuid(), listing, amountCents, message: "" });
    if (!made.ok) throw new Error(made.error);
    return made.id;
  };
  const step = (who: Person, record: string, transition: string, version: number, note = "") =>
    moveOffer(deps, who, { record, transition, version, idem: uuid(), note });
  return { clock, deps, input, listed, offered, step };
}

const seller = async () => (await createMember(db)).actor;

const SEARCH: MarketSearch = {
  ...{ words: [], classesCalled: [], within: 160_934, order: "price", page: 1 },
};

test("a machine listed three times by one form is there once, for sale and for no rent, its number kept apart", async () => {
  const { deps, input, clock } = place();
  const who = await seller();
  const form = input({ serial: "SN-0042-7711" });
  const made = await Promise.all([1, 2, 3].map(() => listForSale(deps, who, form)));
  expect(made).toEqual(Array(3).fill({ ok: true, id: form.idem }));
  const [row] = await db.select().from(listings).where(eq(listings.workspace, who.workspace));
  expect(row).toMatchObject({ kind: "sale", state: "published", sort: "excavator" });
  expect(JSON.stringify(row)).not.toContain("7711");
  expect((await readSale(db, fresh(), form.idem, clock.now()))?.sale).toMatchObject({ twice: 0, mine: 0 });
  expect(await readListing(db, who, form.idem, "2026-03-02", clock.now())).toBeUndefined();
});

test("the same number is refused a second time in one workspace, and flagged on both pages in two", async () => {
  const { deps, input, listed, clock } = place();
  const [one, other] = [await seller(), await seller()];
  const serial = `T-${uuid()}`;
  const first = await listed(one, { serial });
  expect(await listForSale(deps, one, input({ serial: serial.toLowerCase() }))).toEqual({
    ok: false,
    error: "twice",
  });
  const second = await listed(other, { serial });
  for (const id of [first, second])
    expect((await readSale(db, fresh(), id, clock.now()))?.sale.twice).toBe(1);
  const twins = (await readReports(db, clock.now())).twins.map(({ id }) => id);
  expect(twins).toEqual(expect.arrayContaining([first, second]));
});

test("a machine that somebody has agreed to buy is listed no second time before it is handed over", async () => {
  const { deps, input, listed, offered, step, clock } = place();
  const [who, other] = [await seller(), await seller()];
  const serial = `T-${uuid()}`;
  const first = await listed(who, { serial });
  const elsewhere = await listed(other, { serial });
  const offer = await offered(fresh(), first);
  expect(await step(who, offer, "accept", 1)).toMatchObject({ ok: true });
  const again = () => listForSale(deps, who, input({ serial }));
  expect(await again()).toEqual({ ok: false, error: "twice" });
  expect((await readSale(db, fresh(), elsewhere, clock.now()))?.sale.twice).toBe(1);
  // What is agreed stands also where the listing is put away.
  const { version } = (await db.select().from(listings).where(eq(listings.id, first)))[0] ?? { version: 0 };
  const away = { record: first, transition: "archive", version, idem: uuid() };
  expect(await move(deps, boundListing, who, away)).toMatchObject({ ok: true });
  expect(await again()).toEqual({ ok: false, error: "twice" });
  await db.update(saleOffers).set({ state: "handedOver" }).where(eq(saleOffers.id, offer));
  expect(await again()).toMatchObject({ ok: true });
});

test("of twenty offers that are accepted at once one is, and the machine leaves the market", async () => {
  const { listed, offered, step, clock } = place();
  const who = await seller();
  const listing = await listed(who, { title: "Sold once" });
  const buyers = Array.from({ length: 20 }, fresh);
  const offers = await Promise.all(buyers.map((buyer) => offered(buyer, listing)));
  const found = async () => {
    const search = { ...SEARCH, words: ["sold", "once"] };
    return (await searchMarket(db, who, search, "[]")).found.filter(({ id }) => id === listing).length;
  };
  expect(await found()).toBe(1);
  const accepted = await Promise.all(offers.map((offer) => step(who, offer, "accept", 1)));
  expect(accepted.filter(({ ok }) => ok)).toHaveLength(1);
  expect(accepted.filter((one) => !one.ok && one.error === "blocked")).toHaveLength(19);
  const states = await db
    .select({ state: saleOffers.state })
    .from(saleOffers)
    .where(eq(saleOffers.listingId, listing));
  expect(states.filter(({ state }) => state === "accepted")).toHaveLength(1);
  expect(await found()).toBe(0);
  expect((await readSale(db, fresh(), listing, clock.now()))?.sale.spokenFor).toBe(1);
});

test("a counter-offer to an offer that was withdrawn changes nothing and says what happened", async () => {
  const { deps, listed, offered, step, clock } = place();
  const [who, buyer] = [await seller(), fresh()];
  const offer = await offered(buyer, await listed(who));
  expect(await step(buyer, offer, "withdraw", 1)).toMatchObject({ ok: true });
  const counter = { record: offer, transition: "counter", version: 1, idem: uuid() } as const;
  expect(await counterOffer(deps, who, { ...counter, amountCents: 65_000_00 })).toMatchObject({
    ...{ ok: false, error: "stale", state: "withdrawn" },
  });
  expect((await readOffer(db, buyer, offer, clock.now()))?.offer).toMatchObject({
    ...{ amountCents: 60_000_00, named: "buyer", state: "withdrawn" },
  });
});

test("a price goes to and fro, the machine is inspected, paid and handed over, by nobody but its two sides", async () => {
  const { deps, listed, offered, step, clock } = place();
  const [who, buyer, stranger] = [await seller(), fresh(), fresh()];
  const listing = await listed(who);
  const offer = await offered(buyer, listing);
  const named = (side: Person, transition: "counter" | "answer", version: number, amountCents: number) =>
    counterOffer(deps, side, { record: offer, transition, version, idem: uuid(), amountCents });
  expect(await named(buyer, "counter", 1, 1)).toMatchObject({ ok: false, error: "not-allowed" });
  expect(await named(who, "counter", 1, 66_000_00)).toMatchObject({ ok: true, state: "countered" });
  expect(await named(buyer, "answer", 2, 63_000_00)).toMatchObject({ ok: true, state: "offered" });
  expect(await step(stranger, offer, "accept", 3)).toMatchObject({ ok: false, error: "gone" });
  expect(await step(who, offer, "accept", 3)).toMatchObject({ ok: true, state: "accepted" });
  expect(await readOffer(db, stranger, offer, clock.now())).toBeUndefined();
  expect(await changeSale(deps, who, { ...EXCAVATOR, id: listing, version: 2 })).toEqual({
    ok: false,
    error: "spokenFor",
  });

  const slot = { record: offer, version: 4, idem: uuid(), inspectAt: "10:00" };
  expect(await bookInspection(deps, buyer, { ...slot, inspectDay: "2026-03-01" })).toMatchObject({
    error: "past",
  });
  expect(await bookInspection(deps, buyer, { ...slot, inspectDay: "2026-05-01" })).toMatchObject({
    error: "far",
  });
  expect(await bookInspection(deps, buyer, { ...slot, inspectDay: "2026-03-05" })).toMatchObject({
    ...{ ok: true, state: "inspection" },
  });
  expect(await step(who, offer, "pay", 5)).toMatchObject({ ok: false, error: "blocked", guard: "inspected" });
  const action = { text: "", owner: "", due: "" };
  const answers = Object.fromEntries(
    itemsIn().map(({ id, responses }) => [
      id,
      { answer: responses === "condition" ? "good" : "yes", note: "", action },
    ]),
  );
  const keep = (side: Person, changes = {}) =>
    keepInspection(deps, side, { id: offer, version: 5, answers, ...changes });
  expect(await keep(who)).toEqual({ ok: false, error: "not-allowed" });
  expect(await keep(stranger)).toEqual({ ok: false, error: "gone" });
  const leak = { ...answers, leaks: { answer: "repair", note: "", action } };
  expect(await keep(buyer, { answers: leak })).toEqual({ ok: true, missing: 1 });
  expect(await keep(buyer, { version: 6 })).toEqual({ ok: true, missing: 0 });
  expect(await keep(buyer, { version: 6 })).toEqual({ ok: true, missing: 0 });
  expect(await step(who, offer, "pay", 7)).toMatchObject({ ok: true, state: "paid" });
  expect(await step(buyer, offer, "handOver", 8)).toMatchObject({ ok: true, state: "handedOver" });
  const read = await readOffer(db, buyer, offer, clock.now());
  expect(read?.offer).toMatchObject({ firstCents: 60_000_00, amountCents: 63_000_00 });
  expect(read?.history.flatMap(({ payload }) => (payload ? [payload] : []))).toEqual([
    ...[{ cents: 66_000_00 }, { cents: 63_000_00 }],
  ]);
  expect(read?.history.map(({ to }) => to)).toEqual([
    ...["offered", "countered", "offered", "accepted", "inspection", "paid", "handedOver"],
  ]);
});

test("an offer runs out after five days, and whoever answers it then is told so", async () => {
  const { listed, offered, step, clock } = place();
  const [who, buyer] = [await seller(), fresh()];
  const offer = await offered(buyer, await listed(who));
  clock.advance(5 * DAY + 1);
  expect(await step(who, offer, "accept", 1)).toMatchObject({ ok: false, error: "stale", state: "expired" });
});

test("a machine stays as it is while an offer for it is open", async () => {
  const { deps, listed, offered, step } = place();
  const [who, buyer] = [await seller(), fresh()];
  const listing = await listed(who);
  const change = () => changeSale(deps, who, { ...EXCAVATOR, id: listing, version: 2 });
  const offer = await offered(buyer, listing);
  expect(await change()).toEqual({ ok: false, error: "underOffer" });
  expect(await step(buyer, offer, "withdraw", 1)).toMatchObject({ ok: true });
  expect(await change()).toEqual({ ok: true });
});

test("nobody offers for their own machine, twice for one, or for one that is gone", async () => {
  const { deps, listed, offered } = place();
  const [who, buyer] = [await seller(), fresh()];
  const listing = await listed(who);
  const make = (actor: Person, id: string) =>
    makeOffer(deps, actor, { idem: uuid(), listing: id, amountCents: 100, message: "" });
  expect(await make(who, listing)).toEqual({ ok: false, error: "own" });
  await offered(buyer, listing);
  expect(await make(buyer, listing)).toEqual({ ok: false, error: "offered" });
  expect(await make(buyer, uuid())).toEqual({ ok: false, error: "gone" });
  const draft = await listed(who, { publish: false });
  expect(await make(buyer, draft)).toEqual({ ok: false, error: "gone" });
});

test("a question is asked once and read by everybody when it is answered, which its seller alone can", async () => {
  const { deps, listed, clock } = place();
  const [who, asker] = [await seller(), fresh()];
  const listing = await listed(who);
  const idem = uuid();
  const asked = { idem, listing, question: "Are the tracks new?" };
  for (let n = 0; n < 2; n++) expect(await askAbout(deps, asker, asked)).toEqual({ ok: true });
  expect(await askAbout(deps, who, { ...asked, idem: uuid() })).toEqual({ ok: false, error: "own" });
  const seen = async (reader: Person) => (await readSale(db, reader, listing, clock.now()))?.questions.length;
  expect([await seen(fresh()), await seen(asker), await seen(who)]).toEqual([0, 1, 1]);
  const answer = { listing, question: idem, answer: "Two years old" };
  expect(await answerQuestion(deps, asker, answer)).toEqual({ ok: false, error: "gone" });
  expect(await answerQuestion(deps, who, answer)).toEqual({ ok: true });
  expect(await seen(fresh())).toBe(1);
});

test("a machine whose report is upheld is seen by its seller alone until it is restored", async () => {
  const { deps, input, listed, clock } = place();
  const [who, reporter] = [await seller(), fresh()];
  const serial = `T-${uuid()}`;
  const listing = await listed(who, { serial });
  const said = { idem: uuid(), listing, reason: "stolen" as const, note: "The plate is ours" };
  for (let n = 0; n < 2; n++) expect(await reportSale(deps, reporter, said)).toEqual({ ok: true });
  expect(await reportSale(deps, reporter, { ...said, idem: uuid() })).toEqual({
    ok: false,
    error: "reported",
  });
  const queued = (await readReports(db, clock.now())).reports.find(({ id }) => id === said.idem);
  expect(queued).toMatchObject({ state: "open", reason: "stolen" });
  const admin = { kind: "administrator", owner: "user:administrator" } as const;
  const judged = (transition: string, version: number, note: string) =>
    judgeReport(deps, admin, { record: said.idem, transition, version, note, idem: uuid() });
  expect(await judged("uphold", 1, "")).toMatchObject({ ok: false, error: "note-missing" });
  expect(await judged("uphold", 1, "Police report seen")).toMatchObject({ ok: true });
  expect(await readSale(db, fresh(), listing, clock.now())).toBeUndefined();
  expect((await readSale(db, who, listing, clock.now()))?.sale.withheld).toBe(1);
  expect(
    await makeOffer(deps, fresh(), { idem: uuid(), listing, amountCents: 100, message: "" }),
  ).toMatchObject({ ok: false });
  // Put away and listed anew, by whomever, the same number is refused while the report stands.
  const { version } = (await db.select().from(listings).where(eq(listings.id, listing)))[0] ?? { version: 0 };
  const away = { record: listing, transition: "archive", version, idem: uuid() };
  expect(await move(deps, boundListing, who, away)).toMatchObject({ ok: true });
  for (const one of [who, await seller()])
    expect(await listForSale(deps, one, input({ serial }))).toEqual({ ok: false, error: "withheld" });
  expect(await judged("restore", 2, "The owner sold it")).toMatchObject({ ok: true });
  await db.update(listings).set({ state: "published" }).where(eq(listings.id, listing));
  expect(await readSale(db, fresh(), listing, clock.now())).toBeDefined();
});

test("comparable prices are those of other sellers, near in years and hours, and no samples", async () => {
  const { listed } = place();
  const [who, other] = [await seller(), await seller()];
  const machine = "trencher" as const;
  const attrs = { ...EXCAVATOR.attrs, hours: 40_000, year: 1961 };
  const priced = (priceCents: number, changes = {}) => ({
    machine,
    attrs: { ...attrs, priceCents, ...changes },
  });
  const id = await listed(who, priced(1));
  await listed(who, priced(2));
  await listed(other, priced(3));
  await listed(other, priced(4, { year: 1967 }));
  await listed(other, priced(5, { hours: 19_000 }));
  const sampled = await listed(await seller(), priced(6));
  await db.update(listings).set({ sample: true }).where(eq(listings.id, sampled));
  const market = await readMarketOf(db, { id, attrs: { ...attrs, machine, make: "Mockdig" } });
  expect(market.prices).toEqual([3]);
});

test("the example stands for an empty market, and a workspace finds its own samples counted by class and title", async () => {
  const now = new Date("2026-03-02T15:00:00.000Z");
  const { actor } = await createMember(db);
  const statements = contribution.samples(db, { workspace: actor.workspace, language: "he", now });
  await db.batch(statements as never);
  const example = JSON.stringify(exampleSales("he", now));
  const search = { ...SEARCH, machine: "skidSteer", mostCents: 30_000_00 };
  const read = await searchMarket(db, actor, { ...SEARCH, words: ["fictor"] }, example);
  expect(read.isExample).toBe(false);
  expect(read.found.filter(({ sample }) => sample).length).toBe(4);
  const skids = await searchMarket(db, actor, search, example);
  expect(skids.found.filter(({ sample }) => sample).map(({ model }) => model)).toEqual(["F43"]);
  expect(skids.machines.length).toBeGreaterThan(1);
  expect(skids.count).toBe(skids.found.length);
  const near = { ...SEARCH, words: ["fictor"], at: { latitude: -60, longitude: 10 } };
  expect((await searchMarket(db, actor, near, example)).found).toEqual([]);
});

test("a seller shows one machine at a time: of two buyers at one hour one is refused, and sees which hours are taken", async () => {
  const { deps, listed, offered, step, clock } = place();
  const [who, one, other] = [await seller(), fresh(), fresh()];
  const offers = await Promise.all([one, other].map(async (buyer) => offered(buyer, await listed(who))));
  for (const id of offers) await step(who, id, "accept", 1);
  const books = (n: number, inspectAt: string) =>
    bookInspection(deps, n === 0 ? one : other, {
      ...{ record: offers[n] ?? "", version: 2, idem: uuid(), inspectDay: "2026-03-05", inspectAt },
    });
  const answers = await Promise.all([books(0, "10:00"), books(1, "10:00")]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers).toContainEqual({ ok: false, error: "slot" });
  const late = answers.findIndex(({ ok }) => !ok);
  const read = await readOffer(db, late === 0 ? one : other, offers[late] ?? "", clock.now());
  expect([read?.offer.state, read?.taken]).toEqual(["accepted", [{ day: "2026-03-05", at: "10:00" }]]);
  expect(await books(late, "13:00")).toMatchObject({ ok: true, state: "inspection" });
});

test("prices to and fro tell each side once until it has looked or was mailed", async () => {
  const { deps, listed, offered } = place();
  const [who, member] = [await seller(), await createMember(db)];
  const offer = await offered(member.actor, await listed(who));
  const price = (version: number) => {
    const transition = version % 2 === 1 ? ("counter" as const) : ("answer" as const);
    const amountCents = 61_000_00 + version;
    const side = transition === "counter" ? who : member.actor;
    return counterOffer(deps, side, { record: offer, transition, version, idem: uuid(), amountCents });
  };
  for (const version of [1, 2, 3, 4, 5]) expect(await price(version)).toMatchObject({ ok: true });
  const told = () => db.select().from(notifications).where(eq(notifications.userId, member.id));
  expect(await told()).toHaveLength(1);
  await db
    .update(notifications)
    .set({ readAt: deps.now().toISOString() })
    .where(eq(notifications.userId, member.id));
  for (const version of [6, 7]) await price(version);
  expect(await told()).toHaveLength(2);
});

test("a machine that was paid for is handed over by its seller where the buyer's account is gone, and only there", async () => {
  const { listed, offered, step } = place();
  const [who, buyer] = [await seller(), fresh()];
  const listing = await listed(who);
  const offer = await offered(buyer, listing);
  await db.update(saleOffers).set({ state: "paid" }).where(eq(saleOffers.id, offer));
  expect(await step(who, offer, "handedToGone", 1)).toMatchObject({ ok: false, error: "not-allowed" });
  await db
    .update(saleOffers)
    .set({ workspace: `gone:${uuid()}` as never })
    .where(eq(saleOffers.id, offer));
  expect(await step(fresh(), offer, "handedToGone", 1)).toMatchObject({ ok: false, error: "gone" });
  expect(await step(who, offer, "handedToGone", 1)).toMatchObject({ ok: true, state: "handedOver" });
});
