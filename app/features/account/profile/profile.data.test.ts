import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { profiles, users } from "~db/schema/account.ts";
import { files } from "~db/schema/file.ts";
import { memoryBucket } from "../../../../tests/bucket.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, freshEmail } from "../../../../tests/factories.ts";
import { jpeg, png, SVG } from "../../../../tests/pictures.ts";
import { dropPicture, keepPicture, keepPreferences, saveProfile } from "./profile.commands.server.ts";
import type { Profile } from "./profile.logic.ts";
import { pictureOf, profileOf } from "./profile.queries.server.ts";

const db = testDatabase();
const deps = { db, now: createClock().now };

const EMPTY: Profile = {
  firstName: "",
  lastName: "",
  company: "",
  trades: [],
  spoken: [],
  place: "",
  phone: "",
};
const WHOLE: Profile = {
  firstName: "Sample",
  lastName: "Builder",
  company: "Sample firm",
  trades: ["carpenter", "roofer"],
  spoken: ["en", "es"],
  place: "Chicago",
  phone: "+13125550142",
};

test("a profile is saved whole at the version it was read at", async () => {
  const member = await createMember(db);
  const { version } = await profileOf(db, member.id);
  expect(await saveProfile(deps, member.id, { ...WHOLE, version })).toEqual({ ok: true });
  expect(await profileOf(db, member.id)).toEqual({ ...WHOLE, version: version + 1 });
  expect(await saveProfile(deps, member.id, { ...EMPTY, version: version + 1 })).toEqual({ ok: true });
  expect(await profileOf(db, member.id)).toEqual({ ...EMPTY, version: version + 2 });
});

test("a profile that was changed in the meantime is not overwritten", async () => {
  const member = await createMember(db);
  const { version } = await profileOf(db, member.id);
  await saveProfile(deps, member.id, { ...WHOLE, version });
  expect(await saveProfile(deps, member.id, { ...EMPTY, version })).toEqual({ ok: false, error: "stale" });
  expect(await profileOf(db, member.id)).toMatchObject({ company: "Sample firm", version: version + 1 });
});

test("of two tabs that save at once one wins, and the other is told", async () => {
  const member = await createMember(db);
  const { version } = await profileOf(db, member.id);
  const names = ["Bo", "Cy", "Di", "Ed"];
  const saved = await Promise.all(
    names.map((firstName) => saveProfile(deps, member.id, { ...EMPTY, version, firstName })),
  );
  expect(saved.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await profileOf(db, member.id)).firstName).toBe(names[saved.findIndex(({ ok }) => ok)]);
});

test("an account without a profile row has an empty one, and gets a row when it is first saved", async () => {
  const id = crypto.randomUUID();
  await db.insert(users).values({ id, email: freshEmail(), createdAt: deps.now().toISOString() });
  expect(await profileOf(db, id)).toEqual({ ...EMPTY, version: 0 });
  expect(await saveProfile(deps, id, { ...WHOLE, version: 0 })).toEqual({ ok: true });
  expect(await saveProfile(deps, id, { ...EMPTY, version: 0 })).toEqual({ ok: false, error: "stale" });
  expect(await profileOf(db, id)).toEqual({ ...WHOLE, version: 1 });
});

test("a trade that is on no list any more is left out, and in the way of nothing", async () => {
  const member = await createMember(db, {}, { trades: ["thatcher", "roofer"], spoken: ["xx"] });
  expect(await profileOf(db, member.id)).toMatchObject({ trades: ["roofer"], spoken: [] });
});

test("a display choice is kept beside the names and makes no open form stale", async () => {
  const member = await createMember(db, {}, { firstName: "Ana", language: "en" });
  const { version } = await profileOf(db, member.id);
  await keepPreferences(deps, member.id, { language: "he" });
  await keepPreferences(deps, member.id, { theme: "dark" });
  await keepPreferences(deps, member.id, { fontSize: "150", shortcuts: true });
  await keepPreferences(deps, member.id, { vibration: false, units: "us", motion: "less" });
  const row = async () => (await db.select().from(profiles).where(eq(profiles.id, member.id)))[0];
  const chosen = {
    firstName: "Ana",
    language: "he",
    theme: "dark",
    fontSize: "150",
    vibration: false,
    shortcuts: true,
    units: "us",
    motion: "less",
    version,
  };
  expect(await row()).toMatchObject(chosen);
  await keepPreferences(deps, member.id, { units: null });
  expect(await row()).toMatchObject({ ...chosen, units: null });
});

test("a member has one picture, the last one that was fit to be kept, or none", async () => {
  const { kept, pictures } = memoryBucket();
  const store = { ...deps, bucket: pictures };
  const member = await createMember(db);
  const send = (bytes: Uint8Array) => keepPicture(store, member.id, { name: "me", bytes });
  expect(await pictureOf(db, member.id)).toBeUndefined();
  expect(await send(png())).toEqual({ ok: true });
  const first = await pictureOf(db, member.id);
  expect(await send(jpeg())).toEqual({ ok: true });
  const second = await pictureOf(db, member.id);
  expect([first === second, kept.size]).toEqual([false, 1]);
  expect(await send(new TextEncoder().encode(SVG))).toEqual({ ok: false, error: "unknown" });
  expect(await pictureOf(db, member.id)).toBe(second);
  for (let time = 0; time < 2; time++) expect(await dropPicture(store, member.id)).toEqual({ ok: true });
  expect([await pictureOf(db, member.id), kept.size]).toEqual([undefined, 0]);
  expect(await db.$count(files, eq(files.subjectId, member.id))).toBe(0);
});

test("of many pictures sent at once one is left, with its bytes", async () => {
  const { kept, pictures } = memoryBucket();
  const store = { ...deps, bucket: pictures };
  const member = await createMember(db);
  const sent = await Promise.all(
    Array.from({ length: 6 }, () => keepPicture(store, member.id, { name: "me", bytes: png() })),
  );
  expect(sent).toEqual(Array(6).fill({ ok: true }));
  const rows = await db.select().from(files).where(eq(files.subjectId, member.id));
  expect(rows).toHaveLength(1);
  expect([...kept.keys()]).toEqual([rows[0]?.storedAs]);
});
