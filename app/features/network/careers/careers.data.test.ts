import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { joinedContributions } from "~/composition/contributions.server.ts";
import {
  claimEntry,
  entryOf,
  entryStatements,
  keepEntry,
  keptEntries,
  saveEntry,
  searchDirectory,
} from "~/engines/directory/directory.server.ts";
import type { Criteria } from "~/engines/directory/directory.ts";
import { block } from "~/engines/talk/talk.server.ts";
import type { Present } from "~/engines/trust/trust.server.ts";
import { directoryEntries } from "~db/schema/directory.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember } from "../../../../tests/factories.ts";
import { ownCareer } from "./career.queries.server.ts";
import { type Career, career, NO_CAREER, placesOf, skillKey } from "./career.ts";
import contribution from "./careers.contributes.server.ts";

const db = testDatabase();
const { now } = createClock();
const deps = { db, now };
const uuid = () => crypto.randomUUID() as string;
const member = async () => (await createMember(db)).actor;

const save = (
  actor: Present,
  attrs: Partial<Career>,
  more: Partial<Parameters<typeof saveEntry<typeof career.schema>>[2]> = {},
) => {
  const all: Career = { ...NO_CAREER, headline: "Builds stairs", ...attrs };
  return saveEntry(deps, actor, {
    ...{ kind: career, idem: uuid(), name: "Carpenter 12", about: "", attrs: all, places: placesOf(all) },
    ...more,
  });
};

async function saved(...given: Parameters<typeof save>) {
  const done = await save(...given);
  if (!done.ok) throw new Error(done.error);
  return done.id;
}

const found = async (reader: Present | undefined, criteria: Partial<Criteria>) =>
  (await searchDirectory(db, career, reader, { words: [], chosen: {}, page: 1, ...criteria })).rows.map(
    ({ id }) => id,
  );
const opens = async (reader: Present | undefined, id: string) =>
  entryOf(career, await db.batch(entryStatements(db, career, reader, id))) !== undefined;

test("a member has one profile, however many forms are sent at once, and a repeated form changes nothing", async () => {
  const actor = await member();
  const done = await Promise.all(Array.from({ length: 8 }, () => save(actor, {})));
  expect(done.filter(({ ok }) => ok)).toHaveLength(1);
  for (const one of done) if (!one.ok) expect(one.error).toBe("stale");
  const own = await ownCareer(db, actor);
  if (!own) throw new Error("none");
  const change = { id: own.id, version: own.version };
  const idem = uuid();
  const attrs = { headline: "Builds roofs" };
  const twice = await Promise.all([0, 1].map(() => save(actor, attrs, { idem, change })));
  expect(twice).toEqual([0, 1].map(() => ({ ok: true, id: own.id })));
  expect(await ownCareer(db, actor)).toMatchObject({ version: own.version + 1, attrs });
  expect(await save(actor, { headline: "Late" }, { change })).toEqual({ ok: false, error: "stale" });
});

test("nobody changes the profile of somebody else, and no key of a form is taken twice", async () => {
  const [actor, other] = [await member(), await member()];
  const id = await saved(actor, {});
  expect(await save(other, {}, { change: { id, version: 1 } })).toEqual({ ok: false, error: "not-allowed" });
  expect(await save(other, {}, { idem: id })).toEqual({ ok: false, error: "stale" });
  expect((await ownCareer(db, actor))?.attrs.headline).toBe("Builds stairs");
  expect(await ownCareer(db, other)).toBeUndefined();
});

test("people are found by words, a skill however it is typed, a ticket, a place and what they are open to", async () => {
  const actor = await member();
  const word = `w${uuid().slice(0, 8)}`;
  const id = await saved(actor, {
    roles: [
      { title: word, firm: "Firm 1", trade: "tile", from: "2020-01", to: "", used: [`Grout  ${word}`] },
    ],
    tickets: [{ kind: "forklift", called: "", until: "2027-01-01" }],
    place: { called: "Rounded", latitude: -33.85, longitude: 151.2 },
    openTo: ["mentor"],
  });
  const fitting: Partial<Criteria>[] = [
    { words: [word] },
    { words: ["carpenter", "stairs", word] },
    { chosen: { skill: [skillKey(`GROUT ${word}`)] } },
    { words: [word], chosen: { ticket: ["forklift"], open: ["mentor"], trade: ["tile"] } },
    { words: [word], near: { latitude: -33.9, longitude: 151.2, withinMetres: 20_000 } },
  ];
  for (const criteria of fitting) expect(await found(undefined, criteria)).toEqual([id]);
  const others: Partial<Criteria>[] = [
    { words: [word], chosen: { ticket: ["crane"] } },
    { words: [word], chosen: { open: ["work"] } },
    { words: [word], chosen: { skill: [word] } },
    { words: [word], near: { latitude: 30, longitude: -97, withinMetres: 20_000 } },
  ];
  for (const criteria of others) expect(await found(undefined, criteria)).toEqual([]);
});

test("what somebody hides is found by nobody, and a hidden profile is opened by nobody but themselves", async () => {
  const [actor, other] = [await member(), await member()];
  const word = `w${uuid().slice(0, 8)}`;
  const attrs = { skills: [word], openTo: ["work" as const], hidden: ["skills" as const] };
  const id = await saved(actor, attrs);
  expect(await found(other, { words: [word] })).toEqual([]);
  expect(await found(other, { chosen: { skill: [word] } })).toEqual([]);
  expect(await opens(undefined, id)).toBe(true);
  expect((await ownCareer(db, actor))?.attrs.skills).toEqual([word]);
  await saved(actor, { ...attrs, hidden: [] }, { change: { id, version: 1 }, hidden: true });
  for (const reader of [undefined, other]) {
    expect(await opens(reader, id)).toBe(false);
    expect(await found(reader, { words: [word] })).toEqual([]);
  }
  expect(await keepEntry(deps, other, { id })).toEqual({ ok: false, error: "gone" });
  expect(await opens(actor, id)).toBe(true);
  expect(await found(actor, { words: [word] })).toEqual([id]);
});

test("of two of whom one has blocked the other neither finds, opens or keeps the other", async () => {
  const [actor, blocked, third] = [await member(), await member(), await member()];
  const word = `w${uuid().slice(0, 8)}`;
  const id = await saved(actor, { skills: [word] });
  const theirs = await saved(blocked, { skills: [word] });
  expect(await keepEntry(deps, blocked, { id })).toEqual({ ok: true });
  await block(deps, actor.owner, sql`${blocked.owner}`);
  expect(await found(actor, { words: [word] })).toEqual([id]);
  expect(await found(blocked, { words: [word] })).toEqual([theirs]);
  expect(await found(third, { words: [word] })).toEqual([id, theirs].sort());
  expect(await keptEntries(db, career, blocked)).toEqual([]);
  for (const [reader, page] of [
    [actor, theirs],
    [blocked, id],
  ] as const) {
    expect(await opens(reader, page)).toBe(false);
    expect(await keepEntry(deps, reader, { id: page })).toEqual({ ok: false, error: "gone" });
  }
});

test("nobody is found by a ticket that has run out, and the profile still says that they had it", async () => {
  const actor = await member();
  const word = `w${uuid().slice(0, 8)}`;
  const ticket = { kind: "crane" as const, called: "" };
  const id = await saved(actor, {
    skills: [word],
    tickets: [
      { ...ticket, until: "2026-03-01" },
      { kind: "rigging", called: "", until: "2026-03-02" },
      { kind: "cdl", called: "", until: "" },
    ],
  });
  const by = (kind: string) => found(undefined, { words: [word], chosen: { ticket: [kind] } });
  expect(await by("crane")).toEqual([id]);
  for (const statement of contribution.late(db, now())) await statement;
  expect([await by("crane"), await by("rigging"), await by("cdl")]).toEqual([[], [id], [id]]);
  expect((await ownCareer(db, actor))?.attrs.tickets).toHaveLength(3);
});

test("the profile of a person is claimed by nobody", async () => {
  const [actor, other] = [await member(), await member()];
  const entry = await saved(actor, {});
  expect(await claimEntry(deps, other, { entry, claimant: "Office manager 1", idem: uuid() })).toEqual({
    ok: false,
    error: "claimed",
  });
});

test("samples are thirty people whom only their workspace sees, and nobody's own profile", async () => {
  const [actor, other] = [await member(), await member()];
  const { workspace } = actor;
  await db.batch(contribution.samples(db, { workspace, language: "he", now: now() }) as never);
  const all = await searchDirectory(db, career, actor, {
    words: [],
    chosen: { trade: ["machines"] },
    page: 1,
  });
  const samples = all.rows.filter(({ sample }) => sample);
  expect(samples.length).toBeGreaterThan(2);
  const id = samples[0]?.id ?? "";
  expect([await opens(actor, id), await opens(other, id), await opens(undefined, id)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(await ownCareer(db, actor)).toBeUndefined();
  expect(await save(actor, {}, { change: { id, version: 1 } })).toMatchObject({ ok: false });
  const rows = await db
    .select({ sample: directoryEntries.sample })
    .from(directoryEntries)
    .where(eq(directoryEntries.workspace, workspace));
  expect([rows.length, rows.every(({ sample }) => sample)]).toEqual([30, true]);
});

test("whose account is deleted has no profile any more", () => {
  const { mentions } = joinedContributions;
  expect(mentions).toContainEqual({ column: directoryEntries.person, as: "owner", fate: "delete" });
});
