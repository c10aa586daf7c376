import { eq } from "drizzle-orm";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { joinedContributions } from "~/composition/contributions.server.ts";
import { verifyAudit } from "~/engines/trust/trust.server.ts";
import { recoveryCodes, secondFactors } from "~db/schema/account.ts";
import { mailOutbox } from "~db/schema/operations.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, MINUTE } from "../../../../tests/factories.ts";
import { openFactorKey } from "./factor-key.server.ts";
import { endLostFactors } from "./lost-factors.server.ts";
import {
  authenticator,
  beginSecondFactor,
  beginSecondStep,
  confirmSecondFactor,
  dropSecondFactor,
  endSecondFactor,
  keepSecondFactor,
  passSecondStep,
  RECOVERY_CODES,
  renewRecoveryCodes,
  STEP_TRIES,
  takeFactor,
} from "./second-factor.commands.server.ts";
import { secondStepOf, securityOf } from "./security.queries.server.ts";

const db = testDatabase();
const SECRET = "a secret of thirty-two characters and more";
const HALF_MINUTE = MINUTE / 2;
const WRONG = { ok: false, error: "code" };

function createDeps() {
  const clock = createClock();
  const origin = "https://groundwork.example";
  const env = { sessionSecret: SECRET };
  return { db, now: clock.now, origin, language: "en" as const, session: { place: {} }, env, clock };
}
type Deps = ReturnType<typeof createDeps>;
type Begun = Awaited<ReturnType<typeof withFactor>>;

const rowOf = async (userId: string) =>
  (await db.select().from(secondFactors).where(eq(secondFactors.userId, userId)))[0];

const secretOf = async (userId: string) =>
  (await openFactorKey({ env: { sessionSecret: SECRET } }, userId, (await rowOf(userId))?.secret ?? "")) ??
  "";

/** What the member's app shows, now or so many milliseconds from now. */
const codeOf = async ({ now }: Deps, userId: string, later = 0) =>
  authenticator(await secretOf(userId)).generate({ timestamp: now().getTime() + later });

/** A member whose second step is on, a minute ago. */
async function withFactor() {
  const deps = createDeps();
  const { id, email } = await createMember(db);
  await beginSecondFactor(deps, id);
  const result = await confirmSecondFactor(deps, id, await codeOf(deps, id));
  if (!result.ok) throw new Error("the first code was refused");
  deps.clock.advance(MINUTE);
  return { deps, id, email, codes: result.codes };
}

async function stepOf(deps: Deps, userId: string): Promise<string> {
  const { secret } = await beginSecondStep(deps, userId, "password");
  return secret ?? "";
}

describe("setting up", () => {
  test("asks for nothing before the first code was right", async () => {
    const deps = createDeps();
    const { id } = await createMember(db);
    await beginSecondFactor(deps, id);
    expect(await beginSecondStep(deps, id, "password")).toEqual({ ok: true });
    expect(await confirmSecondFactor(deps, id, "000000")).toEqual(WRONG);
    expect((await securityOf(db, id, undefined, deps.now())).secondFactor).toEqual({ state: "begun" });
  });

  test("can be begun anew and dropped, but not once it is on", async () => {
    const deps = createDeps();
    const { id } = await createMember(db);
    await beginSecondFactor(deps, id);
    const first = await secretOf(id);
    await beginSecondFactor(deps, id);
    expect(await secretOf(id)).not.toBe(first);
    await dropSecondFactor(deps, id);
    expect(await secretOf(id)).toBe("");

    const on = await withFactor();
    const secret = await secretOf(on.id);
    expect(await beginSecondFactor(on.deps, on.id)).toEqual({ ok: false, error: "already-on" });
    await dropSecondFactor(on.deps, on.id);
    expect(await secretOf(on.id)).toBe(secret);
  });

  test("answers ten recovery codes once; the database has none of them, and the owner is told by mail", async () => {
    const { id, email, codes } = await withFactor();
    expect(new Set(codes).size).toBe(RECOVERY_CODES);
    for (const code of codes) expect(code).toMatch(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){5}$/);
    const rows = await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, id));
    expect(rows).toHaveLength(RECOVERY_CODES);
    for (const { codeHash } of rows) expect(codeHash).toMatch(/^[\da-f]{64}$/);
    const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
    expect(mails).toHaveLength(1);
    for (const code of codes) expect(mails[0]?.text).not.toContain(code);
  });

  test("is written into the account's log, whose chain holds", async () => {
    const { id } = await withFactor();
    expect(await verifyAudit(db, `user:${id}`)).toMatchObject({ entries: 1 });
  });

  test("of two presses at once gives codes to one, and those are the ones that work", async () => {
    const deps = createDeps();
    const { id } = await createMember(db);
    await beginSecondFactor(deps, id);
    const code = await codeOf(deps, id);
    const results = await Promise.all([1, 2].map(() => confirmSecondFactor(deps, id, code)));
    const won = results.filter((result) => result.ok);
    expect(won).toHaveLength(1);
    expect((await takeFactor(deps, id, won[0]?.codes[0] ?? "")).ok).toBe(true);
  });
});

describe("a code of the app", () => {
  test("is accepted in its half-minute and the one beside it, and no others", async () => {
    const { deps, id } = await withFactor();
    const tries: boolean[] = [];
    for (const later of [-3, -2, 2, 3])
      tries.push((await takeFactor(deps, id, await codeOf(deps, id, later * HALF_MINUTE))).ok);
    expect(tries).toEqual([false, false, false, false]);
    for (const later of [-1, 0, 1])
      tries.push((await takeFactor(deps, id, await codeOf(deps, id, later * HALF_MINUTE))).ok);
    expect(tries.slice(4)).toEqual([true, true, true]);
  });

  test("is not accepted twice, nor is one from before it, nor the one that set it up", async () => {
    const { deps, id } = await withFactor();
    const [before, now] = [await codeOf(deps, id, -HALF_MINUTE), await codeOf(deps, id)];
    expect((await takeFactor(deps, id, now)).ok).toBe(true);
    expect(await takeFactor(deps, id, now)).toEqual(WRONG);
    expect(await takeFactor(deps, id, before)).toEqual(WRONG);

    const fresh = createDeps();
    const { id: other } = await createMember(db);
    await beginSecondFactor(fresh, other);
    const first = await codeOf(fresh, other);
    await confirmSecondFactor(fresh, other, first);
    expect(await takeFactor(fresh, other, first)).toEqual(WRONG);
  });

  test("that is sent by two at once is accepted from one", async () => {
    const { deps, id } = await withFactor();
    const code = await codeOf(deps, id);
    const results = await Promise.all([1, 2, 3].map(() => takeFactor(deps, id, code)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  });
});

describe("a recovery code", () => {
  test("works once, however it is written, and the owner is told", async () => {
    const { deps, id, codes } = await withFactor();
    const [code = ""] = codes;
    expect(await takeFactor(deps, id, ` ${code.toLowerCase().replaceAll("-", " ")}`)).toMatchObject({
      ok: true,
      mailId: expect.any(String),
    });
    expect(await takeFactor(deps, id, code)).toEqual(WRONG);
    expect((await securityOf(db, id, undefined, deps.now())).secondFactor).toMatchObject({
      codesLeft: RECOVERY_CODES - 1,
    });
  });

  test("that is sent by two at once works for one", async () => {
    const { deps, id, codes } = await withFactor();
    const results = await Promise.all([1, 2, 3].map(() => takeFactor(deps, id, codes[0] ?? "")));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("of somebody else, and an earlier one than the newest ten, is wrong", async () => {
    const [mine, other] = [await withFactor(), await withFactor()];
    expect(await takeFactor(mine.deps, mine.id, other.codes[0] ?? "")).toEqual(WRONG);
    const renewed = await renewRecoveryCodes(mine.deps, mine.id);
    expect(await takeFactor(mine.deps, mine.id, mine.codes[0] ?? "")).toEqual(WRONG);
    expect(renewed.ok && (await takeFactor(mine.deps, mine.id, renewed.codes[0] ?? "")).ok).toBe(true);
  });

  test("is not made where the second step is off", async () => {
    const { id } = await createMember(db);
    expect(await renewRecoveryCodes(createDeps(), id)).toEqual({ ok: false, error: "off" });
  });
});

describe("the second step of signing in", () => {
  test("lets in whoever has the first one's secret and a code, once", async () => {
    const { deps, id } = await withFactor();
    const secret = await stepOf(deps, id);
    expect(await secondStepOf(deps, secret)).toEqual({ userId: id });
    const code = await codeOf(deps, id);
    expect(await passSecondStep(deps, { secret, code })).toMatchObject({
      ok: true,
      userId: id,
      method: "password",
    });
    expect(await passSecondStep(deps, { secret, code })).toEqual({ ok: false, error: "over" });
  });

  test("wants the secret: a code alone is nothing", async () => {
    const { deps, id } = await withFactor();
    const code = await codeOf(deps, id);
    for (const secret of [undefined, "", "guessed"])
      expect(await passSecondStep(deps, { secret, code })).toEqual({ ok: false, error: "over" });
  });

  test("is over after ten minutes", async () => {
    const { deps, id } = await withFactor();
    const secret = await stepOf(deps, id);
    deps.clock.advance(10 * MINUTE + 1);
    const code = await codeOf(deps, id);
    expect(await passSecondStep(deps, { secret, code })).toEqual({ ok: false, error: "over" });
    expect(await secondStepOf(deps, secret)).toBeUndefined();
  });

  test(`is over after ${STEP_TRIES} wrong codes, also when they come at once`, async () => {
    const { deps, id } = await withFactor();
    const secret = await stepOf(deps, id);
    const wrong = await Promise.all(
      Array.from({ length: STEP_TRIES + 3 }, () => passSecondStep(deps, { secret, code: "AAAA-AAAA-AAAA" })),
    );
    expect(wrong.filter((result) => !result.ok && result.error === "code")).toHaveLength(STEP_TRIES);
    const code = await codeOf(deps, id);
    expect(await passSecondStep(deps, { secret, code })).toEqual({ ok: false, error: "over" });
  });

  test("is asked for no more once it is off, and the codes are gone", async () => {
    const { deps, id, codes } = await withFactor();
    expect(await endSecondFactor(deps, id)).toMatchObject({ ok: true });
    expect(await beginSecondStep(deps, id, "password")).toEqual({ ok: true });
    expect(await takeFactor(deps, id, codes[0] ?? "")).toEqual(WRONG);
    expect(await endSecondFactor(deps, id)).toEqual({ ok: false, error: "off" });
  });
});

describe("the key of the app", () => {
  test("lies in the database sealed, for its own account only", async () => {
    const [mine, other] = [await withFactor(), await withFactor()];
    const stored = (await rowOf(mine.id))?.secret ?? "";
    expect(stored).toMatch(/^v1\./);
    expect(stored).not.toContain(await secretOf(mine.id));
    // A row that was moved to another account opens nothing there.
    await db.update(secondFactors).set({ secret: stored }).where(eq(secondFactors.userId, other.id));
    const code = await codeOf(mine.deps, mine.id);
    expect(await takeFactor(other.deps, other.id, code)).toEqual(WRONG);
  });

  test("from before keys were sealed works on, and is sealed with the next code", async () => {
    const { deps, id } = await withFactor();
    const key = await secretOf(id);
    await db.update(secondFactors).set({ secret: key }).where(eq(secondFactors.userId, id));
    expect(await takeFactor(deps, id, "000000")).toEqual(WRONG);
    expect((await rowOf(id))?.secret).toBe(key);
    expect((await takeFactor(deps, id, await codeOf(deps, id))).ok).toBe(true);
    expect((await rowOf(id))?.secret).toMatch(/^v1\./);
    deps.clock.advance(MINUTE);
    expect((await takeFactor(deps, id, await codeOf(deps, id))).ok).toBe(true);
  });

  test("cannot be read once SESSION_SECRET is another; recovery codes still get in, and a new app can be set up", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    const { deps, id, codes } = await withFactor();
    const code = await codeOf(deps, id);
    const later = { ...deps, env: { sessionSecret: "another secret of thirty-two characters" } };
    expect(await takeFactor(later, id, code)).toEqual(WRONG);
    expect(log.mock.lastCall?.[0]).toContain("second-factor.unreadable");
    expect((await takeFactor(later, id, codes[0] ?? "")).ok).toBe(true);
    expect((await endSecondFactor(later, id)).ok).toBe(true);
    expect(await beginSecondFactor(later, id)).toEqual({ ok: true });
  });
});

describe("a reset by an administrator", () => {
  const endsIn = (deps: Deps, id: string, ms: number) =>
    db
      .update(secondFactors)
      .set({ endsAt: new Date(deps.now().getTime() + ms).toISOString() })
      .where(eq(secondFactors.userId, id));
  const run = ({ now, origin }: Deps) =>
    endLostFactors({ db, now, origin, contributions: joinedContributions });

  test("ends the second step when its time has come and not before, and tells the member", async () => {
    const { deps, id, email } = await withFactor();
    await endsIn(deps, id, MINUTE);
    await run(deps);
    expect(await stepOf(deps, id)).not.toBe("");
    deps.clock.advance(MINUTE);
    await run(deps);
    expect(await stepOf(deps, id)).toBe("");
    expect(await db.$count(recoveryCodes, eq(recoveryCodes.userId, id))).toBe(0);
    const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
    expect(mails.at(-1)?.text).toContain("An administrator had the second step of your account reset");
    await run(deps);
    expect(await db.$count(mailOutbox, eq(mailOutbox.recipient, email))).toBe(mails.length);
    expect(await verifyAudit(db, `user:${id}`)).toMatchObject({ entries: 2 });
  });

  test("is stopped by a code of the app, by a recovery code and by a press", async () => {
    const stops = [
      async ({ deps, id }: Begun) => takeFactor(deps, id, await codeOf(deps, id)),
      ({ deps, id, codes }: Begun) => takeFactor(deps, id, codes[0] ?? ""),
      ({ deps, id }: Begun) => keepSecondFactor(deps, id),
    ];
    for (const stop of stops) {
      const begun = await withFactor();
      const { deps, id } = begun;
      await endsIn(deps, id, MINUTE);
      expect((await stop(begun)).ok).toBe(true);
      deps.clock.advance(2 * MINUTE);
      await run(deps);
      expect((await rowOf(id))?.endsAt).toBeNull();
      expect(await stepOf(deps, id)).not.toBe("");
    }
  });

  test("is not stopped by a wrong code, and there is nothing to keep where none is under way", async () => {
    const { deps, id } = await withFactor();
    expect(await keepSecondFactor(deps, id)).toEqual({ ok: false, error: "gone" });
    await endsIn(deps, id, MINUTE);
    await takeFactor(deps, id, "000000");
    await takeFactor(deps, id, "AAAA-AAAA-AAAA-AAAA-AAAA-AAAA");
    expect((await rowOf(id))?.endsAt).not.toBeNull();
  });
});
