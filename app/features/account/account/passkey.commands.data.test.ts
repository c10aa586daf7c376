import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { passkeys, users } from "~db/schema/account.ts";
import { mailOutbox } from "~db/schema/operations.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, MINUTE } from "../../../../tests/factories.ts";
import { createAuthenticator } from "../../../../tests/fakes/authenticator.ts";
import {
  addPasskey,
  askForPasskey,
  MAX_PASSKEYS,
  offerPasskey,
  relyingParty,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from "./passkey.commands.server.ts";

const db = testDatabase();
const origin = "https://groundwork.example";

function createDeps() {
  const clock = createClock();
  return { db, now: clock.now, origin, language: "en" as const, session: { place: {} }, clock };
}

/** A member with one passkey. */
async function withPasskey() {
  const deps = createDeps();
  const member = await createMember(db);
  const device = createAuthenticator();
  const { challenge } = (await offerPasskey(deps, member)).options;
  const added = await addPasskey(deps, member, {
    answer: device.create({ challenge, origin }),
    name: "Site tablet",
  });
  expect(added.ok).toBe(true);
  return { deps, member, device };
}

const challengeFor = async (deps: ReturnType<typeof createDeps>) =>
  (await askForPasskey(deps)).options.challenge;
const kept = (userId: string) => db.select().from(passkeys).where(eq(passkeys.userId, userId));
const REFUSED = { ok: false, error: "passkey" };

test("a passkey that was added signs its member in, and the owner is told by mail", async () => {
  const { deps, member, device } = await withPasskey();
  const challenge = await challengeFor(deps);
  expect(await signInWithPasskey(deps, device.get({ challenge, origin }))).toMatchObject({
    ok: true,
    userId: member.id,
  });
  const [mail] = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, member.email));
  expect(mail?.text).toContain("Site tablet");
  expect((await kept(member.id))[0]).toMatchObject({ lastUsedAt: deps.now().toISOString() });
});

describe("a passkey's answer is refused", () => {
  test("the second time, and after its challenge is over", async () => {
    const { deps, device } = await withPasskey();
    const answer = device.get({ challenge: await challengeFor(deps), origin });
    expect((await signInWithPasskey(deps, answer)).ok).toBe(true);
    expect(await signInWithPasskey(deps, answer)).toEqual(REFUSED);
    const late = device.get({ challenge: await challengeFor(deps), origin });
    deps.clock.advance(6 * MINUTE);
    expect(await signInWithPasskey(deps, late)).toEqual(REFUSED);
  });

  test("where the challenge is not one of ours, or was for adding one", async () => {
    const { deps, member, device } = await withPasskey();
    const own = btoa("of the attacker's own making");
    expect(await signInWithPasskey(deps, device.get({ challenge: own, origin }))).toEqual(REFUSED);
    const { challenge } = (await offerPasskey(deps, member)).options;
    expect(await signInWithPasskey(deps, device.get({ challenge, origin }))).toEqual(REFUSED);
  });

  test("that was given to another site", async () => {
    const { deps, device } = await withPasskey();
    const challenge = await challengeFor(deps);
    const answer = device.get({ challenge, origin: "https://groundwork.example.evil.example" });
    expect(await signInWithPasskey(deps, answer)).toEqual(REFUSED);
  });

  test("of a device that nobody unlocked", async () => {
    const { deps, device } = await withPasskey();
    const challenge = await challengeFor(deps);
    expect(await signInWithPasskey(deps, device.get({ challenge, origin, verified: false }))).toEqual(
      REFUSED,
    );
  });

  test("of a copy, which is behind the counter", async () => {
    const { deps, device } = await withPasskey();
    const sign = async (counter: number) =>
      (await signInWithPasskey(deps, device.get({ challenge: await challengeFor(deps), origin, counter })))
        .ok;
    expect([await sign(7), await sign(7), await sign(3), await sign(0), await sign(8)]).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
  });

  test("of a key that we have not, and one that is signed with another", async () => {
    const { deps, device } = await withPasskey();
    const stranger = createAuthenticator();
    const unknown = stranger.get({ challenge: await challengeFor(deps), origin });
    expect(await signInWithPasskey(deps, unknown)).toEqual(REFUSED);
    const forged = JSON.parse(stranger.get({ challenge: await challengeFor(deps), origin }));
    const renamed = JSON.stringify({ ...forged, id: device.id, rawId: device.id });
    expect(await signInWithPasskey(deps, renamed)).toEqual(REFUSED);
  });

  test.each([
    undefined,
    null,
    "",
    "[]",
    "{}",
    '{"id":"x"}',
    '{"id":"a","rawId":"a","type":"public-key","response":{"clientDataJSON":"!"}}',
  ])("that is %j", async (answer) => {
    expect(await signInWithPasskey(createDeps(), answer)).toEqual(REFUSED);
  });
});

test("a passkey is added by the member who was asked, and nobody else", async () => {
  const { deps } = await withPasskey();
  const [asked, other] = [await createMember(db), await createMember(db)];
  const { challenge } = (await offerPasskey(deps, asked)).options;
  const answer = createAuthenticator().create({ challenge, origin });
  expect(await addPasskey(deps, other, { answer, name: "stolen" })).toEqual(REFUSED);
  expect(await addPasskey(deps, asked, { answer, name: "after it" })).toEqual(REFUSED);
  expect([...(await kept(asked.id)), ...(await kept(other.id))]).toEqual([]);
});

test("a device that has a passkey is told so, and the same key is not kept twice", async () => {
  const { deps, member, device } = await withPasskey();
  const { options } = await offerPasskey(deps, member);
  expect(options.excludeCredentials).toMatchObject([{ id: device.id }]);
  const answer = device.create({ challenge: options.challenge, origin });
  expect(await addPasskey(deps, member, { answer, name: "again" })).toEqual(REFUSED);
  expect(await kept(member.id)).toHaveLength(1);
});

test(`there is room for ${MAX_PASSKEYS} passkeys`, async () => {
  const { deps, member } = await withPasskey();
  const key = { userId: member.id, publicKey: "", counter: 0, transports: "", name: "x" };
  const createdAt = deps.now().toISOString();
  for (let more = 1; more < MAX_PASSKEYS; more++)
    await db.insert(passkeys).values({ ...key, id: crypto.randomUUID(), createdAt });
  const { challenge } = (await offerPasskey(deps, member)).options;
  const answer = createAuthenticator().create({ challenge, origin });
  expect(await addPasskey(deps, member, { answer, name: "one too many" })).toEqual({
    ok: false,
    error: "too-many",
  });
});

test("the last way to sign in cannot be removed, and nobody else's can", async () => {
  const { deps, member, device } = await withPasskey();
  const stranger = await createMember(db);
  const gone = { ok: false, error: "gone" };
  expect(await removePasskey(deps, stranger.id, device.id)).toEqual(gone);
  expect(await renamePasskey(deps, stranger.id, { id: device.id, name: "mine" })).toEqual(gone);
  await db.update(users).set({ passwordHash: null }).where(eq(users.id, member.id));
  expect(await removePasskey(deps, member.id, device.id)).toEqual({ ok: false, error: "last-way-in" });
  await db.update(users).set({ passwordHash: "set again" }).where(eq(users.id, member.id));
  expect(await removePasskey(deps, member.id, device.id)).toMatchObject({ ok: true });
  expect(await kept(member.id)).toEqual([]);
});

test("of two passkeys that are removed at once from an account without anything else, one stays", async () => {
  const { deps, member, device } = await withPasskey();
  const second = createAuthenticator();
  const { challenge } = (await offerPasskey(deps, member)).options;
  await addPasskey(deps, member, { answer: second.create({ challenge, origin }), name: "phone" });
  await db.update(users).set({ passwordHash: null }).where(eq(users.id, member.id));
  const results = await Promise.all([device, second].map(({ id }) => removePasskey(deps, member.id, id)));
  expect(results.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(await kept(member.id)).toHaveLength(1);
});

test("an address that is a number can have no passkeys", () => {
  expect(["http://127.0.0.1:8788", "http://[::1]:8788", "http://localhost:8788"].map(relyingParty)).toEqual([
    undefined,
    undefined,
    "localhost",
  ]);
});
