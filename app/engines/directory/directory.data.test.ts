import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { directoryEntries } from "~db/schema/directory.ts";
import { testDatabase } from "../../../tests/database.ts";
import { createClock, createMember, freshGuest } from "../../../tests/factories.ts";
import { times } from "../../../tests/prove.ts";
import { inOwn, type Present } from "../trust/trust.server.ts";
import {
  answerReview,
  claimEntry,
  compareEntries,
  decideClaim,
  dropReview,
  entryOf,
  entryStatements,
  readClaims,
  removeEntry,
  saveEntry,
  searchDirectory,
  searchedWords,
  showEvidence,
  withdrawClaim,
  writeReview,
} from "./directory.server.ts";
import { type Criteria, defineDirectory, findIn } from "./directory.ts";

const db = testDatabase();
const { now } = createClock();
const deps = { db, now };
const uuid = () => crypto.randomUUID() as string;
const administrator = { kind: "administrator", owner: "user:administrator" } as const;

/** A kind that no other test uses: everybody sees every entry. */
const freshKind = () =>
  defineDirectory({
    name: `test-${uuid()}`,
    schema: v.object({ trades: v.array(v.string()), size: v.picklist(["small", "large"]) }),
    facets: ["trade", "size"],
    facetsOf: ({ trades, size }) => [...trades.map((trade) => ["trade", trade] as const), ["size", size]],
  });
type Kind = ReturnType<typeof freshKind>;

const AUSTIN = { latitude: 30.27, longitude: -97.74 };
const placeAt = (latitude: number, longitude: number) => ({
  ...{ called: "Yard", address: "", phone: "", hours: "", latitude, longitude },
});
const draft = (name: string, over = {}) => ({
  ...{ name, about: "", attrs: { trades: ["framing"], size: "small" as const } },
  ...{ places: [placeAt(AUSTIN.latitude, AUSTIN.longitude)], ...over },
});
const ALL: Criteria = { words: [], chosen: {}, page: 1 };

async function made(kind: Kind, actor: Present, name: string, over = {}) {
  const saved = await saveEntry(deps, actor, { kind, idem: uuid(), ...draft(name, over) });
  if (!saved.ok) throw new Error(saved.error);
  return saved.id;
}
const member = async () => (await createMember(db)).actor;
async function read(kind: Kind, actor: Present | undefined, id: string) {
  return entryOf(kind, await db.batch(entryStatements(db, kind, actor, id)));
}

test("the database finds, orders and counts what counting by hand finds, for any search", async () => {
  const [kind, actor] = [freshKind(), await member()];
  const facetPool = ["framing", "roofing", "tile"];
  const plans = fc.sample(
    fc.record({
      name: fc.constantFrom("Ridge", "Ñandú", "Gate", "Ridge Two", "Élan"),
      trades: fc.subarray(facetPool, { minLength: 1 }),
      size: fc.constantFrom("small" as const, "large" as const),
      places: fc.array(
        fc.tuple(
          fc.double({ min: 29, max: 31, noNaN: true }),
          fc.double({ min: -99, max: -97, noNaN: true }),
        ),
        { maxLength: 3 },
      ),
    }),
    { numRuns: 25, seed: 7 },
  );
  const entries = [];
  for (const { name, trades, size, places } of plans) {
    const entry = draft(name, { attrs: { trades, size }, places: places.map((at) => placeAt(...at)) });
    const saved = await saveEntry(deps, actor, { kind, idem: uuid(), ...entry });
    if (!saved.ok) throw new Error(saved.error);
    entries.push({
      id: saved.id,
      nameKey: searchedWords({ name, about: "", places: [] }).trim(),
      words: searchedWords(entry),
      facets: kind.facetsOf(entry.attrs),
      places: entry.places,
    });
  }
  const searches = fc.sample(
    fc.record({
      words: fc.constantFrom([], ["ridge"], ["nandu"], ["ridge", "two"], ["nothing"]),
      chosen: fc.record(
        { trade: fc.subarray(facetPool), size: fc.subarray(["small", "large"]) },
        { requiredKeys: [] },
      ),
      near: fc.option(
        fc.record({
          latitude: fc.constant(AUSTIN.latitude),
          longitude: fc.constant(AUSTIN.longitude),
          withinMetres: fc.constantFrom(20_000, 60_000, 120_000),
        }),
        { nil: undefined },
      ),
      page: fc.constantFrom(1, 2),
    }),
    { numRuns: times(30), seed: 11 },
  );
  for (const { near, ...asked } of searches) {
    const criteria = { ...asked, ...(near && { near }) } as Criteria;
    const found = await searchDirectory(db, kind, undefined, criteria);
    const byHand = findIn(entries, criteria, kind);
    expect(found.rows.map(({ id }) => id)).toEqual(byHand.rows.map(({ id }) => id));
    expect({ total: found.total, counts: found.counts }).toEqual({
      total: byHand.total,
      counts: byHand.counts,
    });
  }
});

test("a page that is sent twice is there once, and two changes of one version are one change", async () => {
  const [kind, actor] = [freshKind(), await member()];
  const idem = uuid();
  const sent = await Promise.all(
    [1, 2, 3].map(() => saveEntry(deps, actor, { kind, idem, ...draft("Once") })),
  );
  expect(sent).toEqual([1, 2, 3].map(() => ({ ok: true, id: idem })));
  expect((await searchDirectory(db, kind, undefined, ALL)).total).toBe(1);
  const change = { id: idem, version: 1 };
  const changes = await Promise.all(
    ["A", "B"].map((name) => saveEntry(deps, actor, { kind, idem: uuid(), change, ...draft(name) })),
  );
  expect(changes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(changes).toContainEqual({ ok: false, error: "stale" });
});

test("a guest writes no page, and nobody changes or removes what another workspace looks after", async () => {
  const [kind, actor, other] = [freshKind(), await member(), await member()];
  expect(await saveEntry(deps, inOwn(freshGuest()), { kind, idem: uuid(), ...draft("Guest") })).toEqual({
    ok: false,
    error: "guest",
  });
  const id = await made(kind, actor, "Theirs");
  const change = { id, version: 1 };
  expect(await saveEntry(deps, other, { kind, idem: uuid(), change, ...draft("Mine") })).toEqual({
    ok: false,
    error: "not-allowed",
  });
  expect(await removeEntry(deps, other, { id })).toEqual({ ok: false, error: "not-allowed" });
  expect((await read(kind, undefined, id))?.entry.name).toBe("Theirs");
  expect(await removeEntry(deps, actor, { id })).toEqual({ ok: true });
  expect(await removeEntry(deps, actor, { id })).toEqual({ ok: true });
});

test("a sample is seen by the workspace that has it, and by nobody else", async () => {
  const [kind, actor, other] = [freshKind(), await member(), await member()];
  const id = await made(kind, actor, "Sample");
  await db.update(directoryEntries).set({ sample: true }).where(eq(directoryEntries.id, id));
  const seen = async (who: Present | undefined) => [
    (await searchDirectory(db, kind, who, ALL)).any,
    (await read(kind, who, id)) !== undefined,
    (await compareEntries(db, kind, who, [id])).length > 0,
  ];
  expect(await seen(actor)).toEqual([true, true, true]);
  expect(await seen(other)).toEqual([false, false, false]);
  expect(await seen(undefined)).toEqual([false, false, false]);
});

test("three at most stand beside each other, in the order in which they are asked for", async () => {
  const [kind, actor] = [freshKind(), await member()];
  const ids = [];
  for (const name of ["A", "B", "C", "D"]) ids.push(await made(kind, actor, name));
  const [a, b, c, d] = ids as [string, string, string, string];
  const compared = await compareEntries(db, kind, undefined, [c, "unknown", a]);
  expect(compared.map(({ id }) => id)).toEqual([c, a]);
  expect(await compareEntries(db, kind, undefined, [d, c, b, a])).toHaveLength(3);
});

const relationOf = (id: string, holds = true) => ({
  ...{ kind: "test", id, holds: holds ? sql`1` : sql`0` },
});

test("one relation is reviewed once, however many write at once, and none without it", async () => {
  const [kind, writer, actor] = [freshKind(), await member(), await member()];
  const entry = await made(kind, writer, "Reviewed");
  const review = { entry, stars: 4, body: "On time" };
  expect(
    await writeReview(deps, actor, { ...review, relation: relationOf(uuid(), false), idem: uuid() }),
  ).toEqual({ ok: false, error: "unrelated" });
  const relation = relationOf(uuid());
  const results = await Promise.all(
    Array.from({ length: 8 }, () => writeReview(deps, actor, { ...review, relation, idem: uuid() })),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results.filter((one) => !one.ok && one.error === "already")).toHaveLength(7);
  const found = await read(kind, actor, entry);
  expect(found?.reviews.map(({ stars, body }) => [stars, body])).toEqual([[4, "On time"]]);
  expect([found?.entry.reviews, found?.entry.stars]).toEqual([1, 4]);
  // The same form again is the same review.
  const idem = uuid();
  const again = { ...review, relation: relationOf(uuid()), idem };
  expect(await writeReview(deps, actor, again)).toEqual({ ok: true });
  expect(await writeReview(deps, actor, again)).toEqual({ ok: true });
  // Whoever wrote the page cannot take away what others said on it.
  expect(await removeEntry(deps, writer, { id: entry })).toEqual({ ok: false, error: "reviewed" });
  expect(await dropReview(deps, writer, { id: idem })).toEqual({ ok: false, error: "not-allowed" });
  expect(await dropReview(deps, actor, { id: idem })).toEqual({ ok: true });
});

async function claimed(entry: string, firm: Present) {
  const claim = await claimEntry(deps, firm, { entry, claimant: "Manager 1", idem: uuid() });
  if (!claim.ok) throw new Error(claim.error);
  expect(
    await showEvidence(deps, firm, {
      ...{
        claim: claim.id,
        version: 1,
        idem: uuid(),
        evidence: "Our number",
        address: "https://example.com",
      },
    }),
  ).toMatchObject({ ok: true, state: "shown" });
  return claim.id;
}

test("of two firms that claim a page one gets it, and what it is granted it alone looks after", async () => {
  const [kind, writer, firm, other] = [freshKind(), await member(), await member(), await member()];
  const entry = await made(kind, writer, "Claimed");
  const [one, two] = [await claimed(entry, firm), await claimed(entry, other)];
  expect((await readClaims(db)).filter((claim) => claim.entry === entry)).toHaveLength(2);
  expect(
    await decideClaim(deps, administrator, {
      claim: two,
      version: 2,
      idem: uuid(),
      verdict: "refuse",
      note: " ",
    }),
  ).toEqual({ ok: false, error: "note-missing" });
  const decisions = await Promise.all(
    [one, two].map((claim) =>
      decideClaim(deps, administrator, { claim, version: 2, idem: uuid(), verdict: "grant", note: "" }),
    ),
  );
  expect(decisions.filter(({ ok }) => ok)).toHaveLength(1);
  expect(decisions).toContainEqual(
    expect.objectContaining({ ok: false, error: "blocked", guard: "unclaimed" }),
  );
  const winner = decisions[0]?.ok ? firm : other;
  const found = await read(kind, winner, entry);
  expect(found?.entry).toMatchObject({ mayWrite: true, version: 2, firmSince: now().toISOString() });
  expect((await read(kind, writer, entry))?.entry.mayWrite).toBe(false);
  expect(await claimEntry(deps, writer, { entry, claimant: "Me", idem: uuid() })).toEqual({
    ok: false,
    error: "claimed",
  });
});

test("nobody grants a claim but an administrator, and only after its evidence", async () => {
  const [kind, writer, firm] = [freshKind(), await member(), await member()];
  const entry = await made(kind, writer, "Asked");
  expect(await claimEntry(deps, inOwn(freshGuest()), { entry, claimant: "x", idem: uuid() })).toEqual({
    ok: false,
    error: "guest",
  });
  const claim = await claimEntry(deps, firm, { entry, claimant: "Manager 1", idem: uuid() });
  if (!claim.ok) throw new Error(claim.error);
  expect(await claimEntry(deps, firm, { entry, claimant: "Manager 1", idem: uuid() })).toEqual({
    ok: false,
    error: "already",
  });
  const grant = { claim: claim.id, version: 1, idem: uuid(), verdict: "grant", note: "" } as const;
  expect(await decideClaim(deps, administrator, grant)).toMatchObject({ ok: false, error: "stale" });
  expect(await decideClaim(deps, firm as never, grant)).toMatchObject({ ok: false, error: "not-allowed" });
  expect(await withdrawClaim(deps, writer, { claim: claim.id, version: 1, idem: uuid() })).toMatchObject({
    ok: false,
    error: "gone",
  });
  expect(await withdrawClaim(deps, firm, { claim: claim.id, version: 1, idem: uuid() })).toMatchObject({
    ok: true,
    state: "withdrawn",
  });
});

test("the firm answers a review of its own page, and says nothing of itself", async () => {
  const [kind, writer, firm, actor] = [freshKind(), await member(), await member(), await member()];
  const entry = await made(kind, writer, "Answered");
  const id = uuid();
  await writeReview(deps, actor, { entry, relation: relationOf(uuid()), stars: 2, body: "Late", idem: id });
  const answer = { id, version: 1, answer: "The gate was locked" };
  // Whoever wrote the page is not the firm.
  expect(await answerReview(deps, writer, answer)).toEqual({ ok: false, error: "not-allowed" });
  const claim = await claimed(entry, firm);
  await decideClaim(deps, administrator, { claim, version: 2, idem: uuid(), verdict: "grant", note: "" });
  expect(await answerReview(deps, firm, answer)).toEqual({ ok: true });
  expect(await answerReview(deps, firm, answer)).toEqual({ ok: true });
  expect(await answerReview(deps, firm, { ...answer, answer: "Other" })).toEqual({
    ok: false,
    error: "stale",
  });
  expect((await read(kind, undefined, entry))?.reviews[0]).toMatchObject({ answer: "The gate was locked" });
  expect(
    await writeReview(deps, firm, { entry, relation: relationOf(uuid()), stars: 5, body: "", idem: uuid() }),
  ).toEqual({ ok: false, error: "own" });
});
