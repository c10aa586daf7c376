import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { profiles, users } from "~db/schema/account.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, freshEmail } from "../../../../tests/factories.ts";
import { profileOf } from "./account.queries.server.ts";
import { keepPreferences, saveProfile } from "./profile.commands.server.ts";

const db = testDatabase();
const deps = { db, now: createClock().now };

test("a profile is saved at the version it was read at", async () => {
  const member = await createMember(db);
  const { version } = await profileOf(db, member.id);
  expect(await saveProfile(deps, member.id, { version, firstName: "Bo", lastName: "" })).toEqual({
    ok: true,
  });
  expect(await profileOf(db, member.id)).toEqual({ firstName: "Bo", lastName: "", version: version + 1 });
});

test("a profile that was changed in the meantime is not overwritten", async () => {
  const member = await createMember(db);
  const { version } = await profileOf(db, member.id);
  await saveProfile(deps, member.id, { version, firstName: "Bo", lastName: "" });
  expect(await saveProfile(deps, member.id, { version, firstName: "Cy", lastName: "" })).toEqual({
    ok: false,
    error: "stale",
  });
  expect(await profileOf(db, member.id)).toMatchObject({ firstName: "Bo", version: version + 1 });
});

test("of two tabs that save at once one wins, and the other is told", async () => {
  const member = await createMember(db);
  const { version } = await profileOf(db, member.id);
  const names = ["Bo", "Cy", "Di", "Ed"];
  const saved = await Promise.all(
    names.map((firstName) => saveProfile(deps, member.id, { version, firstName, lastName: "" })),
  );
  expect(saved.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await profileOf(db, member.id)).firstName).toBe(names[saved.findIndex(({ ok }) => ok)]);
});

test("an account without a profile row gets one when it is first saved", async () => {
  const id = crypto.randomUUID();
  await db.insert(users).values({ id, email: freshEmail(), createdAt: deps.now().toISOString() });
  expect(await profileOf(db, id)).toEqual({ firstName: "", lastName: "", version: 0 });
  expect(await saveProfile(deps, id, { version: 0, firstName: "Bo", lastName: "Li" })).toEqual({ ok: true });
  expect(await saveProfile(deps, id, { version: 0, firstName: "Cy", lastName: "" })).toEqual({
    ok: false,
    error: "stale",
  });
  expect(await profileOf(db, id)).toEqual({ firstName: "Bo", lastName: "Li", version: 1 });
});

test("a display choice is kept beside the names and makes no open form stale", async () => {
  const member = await createMember(db, {}, { firstName: "Ana", language: "en" });
  const { version } = await profileOf(db, member.id);
  await keepPreferences(deps, member.id, { language: "he" });
  await keepPreferences(deps, member.id, { theme: "dark" });
  await keepPreferences(deps, member.id, { fontSize: "150", shortcuts: true });
  await keepPreferences(deps, member.id, { vibration: false });
  const [row] = await db.select().from(profiles).where(eq(profiles.id, member.id));
  expect(row).toMatchObject({
    firstName: "Ana",
    language: "he",
    theme: "dark",
    fontSize: "150",
    vibration: false,
    shortcuts: true,
    version,
  });
});
