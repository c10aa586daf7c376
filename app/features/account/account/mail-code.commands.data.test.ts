import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { challenges, identities, sessions, users } from "~db/schema/account.ts";
import { mailOutbox } from "~db/schema/operations.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, freshEmail, MINUTE } from "../../../../tests/factories.ts";
import {
  CODE_MINUTES,
  CODE_TRIES,
  requestMailCode,
  signInWithMailCode,
  takeMailCode,
} from "./mail-code.commands.server.ts";

const db = testDatabase();
const WRONG = { ok: false, error: "code" };
const confirmed = { emailConfirmedAt: "2026-01-01T00:00:00.000Z" };

function createDeps() {
  const clock = createClock();
  return { db, now: clock.now, language: "en" as const, clock };
}

const mailsTo = (email: string) => db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));

/** Asks for a code as a browser does; answers the browser's secret and the code in the mail. */
async function ask(deps: ReturnType<typeof createDeps>, email: string, purpose?: "confirm-again") {
  const { mailId, secret } = await requestMailCode(deps, { email, ...(purpose && { purpose }) });
  const [mail] = await db.select().from(mailOutbox).where(eq(mailOutbox.id, mailId));
  return { secret, code: /^\d{6}/.exec(mail?.text ?? "")?.[0] ?? "" };
}

const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

test("a code signs in once, in the browser that asked for it", async () => {
  const deps = createDeps();
  const { id, email } = await createMember(db, confirmed);
  const { secret, code } = await ask(deps, email);
  expect(code).toMatch(/^\d{6}$/);
  for (const elsewhere of [undefined, "another browser's"])
    expect(await signInWithMailCode(deps, { secret: elsewhere, code })).toEqual(WRONG);
  expect(await signInWithMailCode(deps, { secret, code })).toMatchObject({ ok: true, userId: id });
  expect(await signInWithMailCode(deps, { secret, code })).toEqual(WRONG);
});

test("what lies in the database is neither the code nor the secret", async () => {
  const deps = createDeps();
  const { id, email } = await createMember(db, confirmed);
  const { secret, code } = await ask(deps, email);
  const [row] = await db.select().from(challenges).where(eq(challenges.userId, id));
  expect(JSON.stringify(row)).not.toContain(secret);
  expect([row?.secretHash, row?.answerHash]).toEqual([
    expect.stringMatching(/^[\da-f]{64}$/),
    expect.stringMatching(/^[\da-f]{64}$/),
  ]);
  expect(JSON.stringify(row)).not.toContain(`"${code}"`);
});

test("an address without an account gets no mail, and the answer is the same", async () => {
  const deps = createDeps();
  const email = freshEmail();
  expect(await requestMailCode(deps, { email })).toEqual({
    ok: true,
    mailId: expect.any(String),
    secret: expect.any(String),
  });
  expect(await mailsTo(email)).toEqual([]);
});

test(`a code is over after ${CODE_MINUTES} minutes`, async () => {
  const deps = createDeps();
  const { email } = await createMember(db, confirmed);
  const { secret, code } = await ask(deps, email);
  deps.clock.advance(CODE_MINUTES * MINUTE);
  expect(await signInWithMailCode(deps, { secret, code })).toEqual(WRONG);
});

test(`a code is over after ${CODE_TRIES} wrong ones, one after another or at once`, async () => {
  const deps = createDeps();
  const { email } = await createMember(db, confirmed);
  const patient = await ask(deps, email);
  for (let tries = 1; tries < CODE_TRIES; tries++)
    await signInWithMailCode(deps, { secret: patient.secret, code: other(patient.code) });
  expect((await signInWithMailCode(deps, patient)).ok).toBe(true);

  const hasty = await ask(deps, email);
  await Promise.all(
    Array.from({ length: CODE_TRIES }, () =>
      signInWithMailCode(deps, { secret: hasty.secret, code: other(hasty.code) }),
    ),
  );
  expect(await signInWithMailCode(deps, hasty)).toEqual(WRONG);
});

test("a code that is sent twice at once signs in once", async () => {
  const deps = createDeps();
  const { email } = await createMember(db, confirmed);
  const asked = await ask(deps, email);
  const results = await Promise.all([1, 2, 3].map(() => signInWithMailCode(deps, asked)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
});

test("whoever guesses in their own browser uses up no tries of the owner's", async () => {
  const deps = createDeps();
  const { email } = await createMember(db, confirmed);
  const owner = await ask(deps, email);
  const attacker = await ask(deps, email);
  for (let tries = 0; tries < CODE_TRIES + 2; tries++)
    await signInWithMailCode(deps, { secret: attacker.secret, code: other(attacker.code) });
  expect((await signInWithMailCode(deps, owner)).ok).toBe(true);
});

test("a code that confirms who one is signs nobody in, nor the other way round", async () => {
  const deps = createDeps();
  const { email } = await createMember(db, confirmed);
  expect(await signInWithMailCode(deps, await ask(deps, email, "confirm-again"))).toEqual(WRONG);
  expect(await takeMailCode(deps, { ...(await ask(deps, email)), purpose: "confirm-again" })).toEqual(WRONG);
});

describe("an account that nobody has confirmed", () => {
  test("is handed to whoever reads the mailbox, without any way in that was there before", async () => {
    const deps = createDeps();
    const { id, email } = await createMember(db);
    const at = deps.now().toISOString();
    await db.insert(identities).values({ provider: "oidc", subject: id, userId: id, createdAt: at });
    await db
      .insert(sessions)
      .values({ id: `trap-${id}`, userId: id, expiresAt: "2027", endsAt: "2027", createdAt: at });
    expect((await signInWithMailCode(deps, await ask(deps, email))).ok).toBe(true);
    const [user] = await db.select().from(users).where(eq(users.id, id));
    expect(user).toMatchObject({ passwordHash: null, emailConfirmedAt: at });
    expect(await db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
    expect(await db.select().from(identities).where(eq(identities.userId, id))).toEqual([]);
  });
});

test("a confirmed account keeps its password and sessions", async () => {
  const deps = createDeps();
  const { id, email } = await createMember(db, confirmed);
  await signInWithMailCode(deps, await ask(deps, email));
  const [user] = await db.select().from(users).where(eq(users.id, id));
  expect(user).toMatchObject({ passwordHash: "hash of old password", ...confirmed });
});
