import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { block } from "~/engines/talk/talk.server.ts";
import { memberships } from "~db/schema/membership.ts";
import { partnerClaims, partnerOffers, partners } from "~db/schema/partners.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, DAY } from "../../../../tests/factories.ts";
import { claim, markUsed } from "./claims.commands.server.ts";
import { apply, type OfferFields, offer, openOffer } from "./partners.commands.server.ts";
import { periodOf, readCodes } from "./partners.limits.ts";
import { offerQuery } from "./partners.queries.server.ts";

const db = testDatabase();
const uuid = () => crypto.randomUUID() as string;
const OFFER: OfferFields = {
  ...{ title: "Ten percent off lumber", terms: "Show the code at the counter before paying." },
  ...{ trade: "all", tier: "builder", radiusMiles: 50, validFrom: "2026-03-01", validTo: "2026-04-30" },
  ...{ per: "month", singleCode: "", codes: ["A-1", "A-2", "A-3"] },
};
const FIRM = {
  shownAs: "Lumber yard",
  about: "Lumber and sheet goods.",
  place: "Here",
  latitude: 40,
  longitude: -74,
};

async function place(more: Partial<OfferFields> = {}) {
  const clock = createClock("2026-03-02T10:00:00.000Z");
  const deps = { db, now: clock.now };
  const firm = await createMember(db);
  await apply(deps, firm.actor, { ...FIRM, idem: uuid() });
  await db.update(partners).set({ state: "listed" }).where(eq(partners.workspace, firm.owner));
  const id = uuid();
  expect(await offer(deps, firm.actor, { ...OFFER, ...more, idem: id })).toEqual({ ok: true });
  const member = () => createMember(db);
  const take = ({ owner }: { owner: `user:${string}` | `visitor:${string}` }, idem = uuid()) =>
    claim(deps, { owner, workspace: owner }, { idem, offer: id });
  const claims = () => db.select().from(partnerClaims).where(eq(partnerClaims.offerId, id));
  return { clock, deps, firm, id, member, take, claims };
}

test("two hundred who ask for three codes at once are given three, each another", async () => {
  const { member, take, claims } = await place();
  const people = await Promise.all(Array.from({ length: 200 }, member));
  const done = await Promise.all(people.map((one) => take(one)));
  expect(done.filter(({ ok }) => ok)).toHaveLength(3);
  expect(done.filter((one) => !one.ok && one.error === "exhausted")).toHaveLength(197);
  expect((await claims()).map(({ code }) => code).sort()).toEqual(["A-1", "A-2", "A-3"]);
});

test("the last code asked for twice at once is given once, and the same form twice is one claim", async () => {
  const { member, take, claims } = await place({ codes: ["LAST"] });
  const [one, other] = [await member(), await member()];
  const done = await Promise.all([take(one), take(other)]);
  expect(done.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await claims()).toHaveLength(1);
  const [idem, again] = [uuid(), await place()];
  for (let n = 0; n < 2; n++) expect(await again.take(one, idem)).toEqual({ ok: true, id: idem });
  expect(await again.claims()).toHaveLength(1);
});

test("a member has one code a period, and another in the next", async () => {
  const { clock, member, take, claims } = await place();
  const one = await member();
  expect((await take(one)).ok).toBe(true);
  expect(await take(one)).toEqual({ ok: false, error: "again" });
  clock.advance(31 * DAY);
  expect((await take(one)).ok).toBe(true);
  expect((await claims()).map(({ period }) => period).sort()).toEqual(["2026-03", "2026-04"]);
});

test("an offer is refused with its reason: too early, over, closed, of a larger plan, one's own", async () => {
  const ahead = await place({ validFrom: "2026-03-03" });
  expect(await ahead.take(await ahead.member())).toEqual({ ok: false, error: "early" });
  const over = await place({ validFrom: "2026-01-01", validTo: "2026-03-01" });
  expect(await over.take(await over.member())).toEqual({ ok: false, error: "ended" });
  const last = await place({ validTo: "2026-03-02" });
  expect((await last.take(await last.member())).ok).toBe(true);
  const closed = await place();
  await openOffer(closed.deps, closed.firm.actor, { offer: closed.id, open: false });
  expect(await closed.take(await closed.member())).toEqual({ ok: false, error: "gone" });
  expect(await closed.take(closed.firm)).toEqual({ ok: false, error: "gone" });
  await openOffer(closed.deps, closed.firm.actor, { offer: closed.id, open: true });
  expect(await closed.take(closed.firm)).toEqual({ ok: false, error: "own" });
  const dear = await place({ tier: "pro" });
  const one = await dear.member();
  expect(await dear.take(one)).toEqual({ ok: false, error: "tier" });
  await db.insert(memberships).values({
    ...{ id: uuid(), workspace: one.owner, state: "active", stateSince: "2026-03-01T00:00:00.000Z" },
    ...{ tier: "pro", siteZone: "UTC", language: "en", createdAt: "2026-03-01T00:00:00.000Z" },
  });
  expect((await dear.take(one)).ok).toBe(true);
});

test("everybody is given the one code of an offer that has one", async () => {
  const { member, take, claims } = await place({ singleCode: "SPRING", codes: [] });
  for (let n = 0; n < 3; n++) expect((await take(await member())).ok).toBe(true);
  expect((await claims()).map(({ code, listCode }) => [code, listCode])).toEqual(
    Array.from({ length: 3 }, () => ["SPRING", null]),
  );
});

test("a code is marked as used once, by whoever has it", async () => {
  const { deps, member, take, claims } = await place();
  const [one, other] = [await member(), await member()];
  const idem = uuid();
  await take(one, idem);
  const used = { claim: idem, savedCents: 1250, stars: 4 };
  expect(await markUsed(deps, other, used)).toEqual({ ok: false, error: "gone" });
  expect(await markUsed(deps, one, used)).toEqual({ ok: true });
  expect(await markUsed(deps, one, { ...used, savedCents: 9_999 })).toEqual({ ok: true });
  expect((await claims())[0]).toMatchObject({ savedCents: 1250, stars: 4 });
});

test("the key of another's claim gives no code, and takes none", async () => {
  const { member, take, claims } = await place();
  const [one, other] = [await member(), await member()];
  const idem = uuid();
  await take(one, idem);
  expect(await take(other, idem)).toEqual({ ok: false, error: "form" });
  expect((await claims()).map(({ owner }) => owner)).toEqual([one.owner]);
});

test("whoever has blocked a firm's owner is neither shown its offers nor given a code", async () => {
  const { clock, firm, id, member, take } = await place();
  const [one, other] = [await member(), await member()];
  await block({ db, now: clock.now }, one.owner, sql`${firm.owner}`);
  expect(await take(one)).toEqual({ ok: false, error: "gone" });
  const read = ({ owner }: { owner: `user:${string}` | `visitor:${string}` }) =>
    offerQuery(db, owner, id, owner, clock.now());
  expect(await read(one)).toEqual([]);
  expect(await read(other)).toHaveLength(1);
  expect((await take(other)).ok).toBe(true);
});

test("a firm has twenty offers open at once, and one that is closed makes room", async () => {
  const { deps, firm, id } = await place();
  const more = () => offer(deps, firm.actor, { ...OFFER, idem: uuid() });
  for (let n = 1; n < 20; n++) expect(await more()).toEqual({ ok: true });
  expect(await more()).toEqual({ ok: false, error: "full" });
  await openOffer(deps, firm.actor, { offer: id, open: false });
  expect(await more()).toEqual({ ok: true });
  expect(await openOffer(deps, firm.actor, { offer: id, open: true })).toEqual({ ok: false, error: "full" });
  const [kept] = await db.select().from(partnerOffers).where(eq(partnerOffers.id, id));
  expect(kept?.open).toBe(false);
});

test("only a partner that is listed offers, and not with another's key", async () => {
  const { deps, id, firm } = await place();
  const stranger = await createMember(db);
  expect(await offer(deps, stranger.actor, { ...OFFER, idem: uuid() })).toEqual({
    ok: false,
    error: "not-listed",
  });
  await apply(deps, stranger.actor, { ...FIRM, idem: uuid() });
  expect(await offer(deps, stranger.actor, { ...OFFER, idem: id })).toEqual({
    ok: false,
    error: "not-listed",
  });
  expect(await apply(deps, firm.actor, { ...FIRM, idem: uuid() })).toEqual({ ok: false, error: "already" });
  expect(await openOffer(deps, stranger.actor, { offer: id, open: false })).toEqual({
    ok: false,
    error: "gone",
  });
  const [kept] = await db.select().from(partnerOffers).where(eq(partnerOffers.id, id));
  expect(kept?.open).toBe(true);
});

test("codes are read as they are pasted, each once, and periods are named by the day", () => {
  expect(readCodes("A-1, A-2\nA-1;B3\t")).toEqual(["A-1", "A-2", "B3"]);
  expect(readCodes("A-1 <script>")).toBeUndefined();
  expect(readCodes("")).toEqual([]);
  expect([
    periodOf("month", "2026-03-31"),
    periodOf("quarter", "2026-12-01"),
    periodOf("once", "2026-12-01"),
  ]).toEqual(["2026-03", "2026-q4", "once"]);
});
