import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listAudit, SITE, verifyAudit } from "~/engines/trust/trust.server.ts";
import { createRateLimits, RATE_LIMITS } from "~/services/rate-limit.server.ts";
import { secondFactors, sessions } from "~db/schema/account.ts";
import { mailOutbox } from "~db/schema/operations.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createMember, DAY, freshEmail } from "../../../../tests/factories.ts";
import { helpPerson } from "./people.commands.server.ts";
import { findPerson, searchPeople } from "./people.queries.server.ts";
import { RESET_HOURS } from "./people.schemas.ts";

const db = testDatabase();
const deps = { db, now: () => new Date(), language: "en" as const };
const admin = "user:an-administrator" as const;

const limitsFrom = (address: string) =>
  createRateLimits({ db: () => db, now: () => new Date(), outgoing: new Headers(), address });

test("an account is found by a part of its address or name, whatever its capitals and signs", async () => {
  const mark = crypto.randomUUID().slice(0, 8);
  const email = `100%_${mark}@example.com`;
  const { id } = await createMember(db, { email }, { firstName: "Sample", lastName: `Builder ${mark}` });
  const found = async (q: string) => (await searchPeople(db, q)).map((person) => person.id);
  for (const q of [email, `100%_${mark}`.toUpperCase(), `builder ${mark}`, `Sample Builder ${mark}`])
    expect([q, await found(q)]).toEqual([q, [id]]);
  expect(await found(`%${mark}%`)).toEqual([]);
  expect(await found("")).toEqual([]);
});

test("every session of an account is ended, of nobody else any, and both logs tell of it", async () => {
  const [member, other] = [await createMember(db), await createMember(db)];
  const at = new Date(Date.now() + DAY).toISOString();
  for (const { id: userId } of [member, member, other])
    await db.insert(sessions).values({
      id: crypto.randomUUID(),
      userId,
      expiresAt: at,
      endsAt: at,
      createdAt: new Date().toISOString(),
    });
  expect((await findPerson(db, member.id, new Date()))?.sessions).toHaveLength(2);
  expect(await helpPerson(deps, admin, { intent: "end-sessions", id: member.id })).toEqual({ ok: true });
  expect(await db.$count(sessions, eq(sessions.userId, member.id))).toBe(0);
  expect(await db.$count(sessions, eq(sessions.userId, other.id))).toBe(1);
  for (const chain of [SITE, member.owner]) {
    const log = (await listAudit(db, chain)).filter(({ subject }) => subject === member.owner);
    expect(log.map(({ act, actor }) => [act, actor])).toEqual([["admin.sessionsEnded", admin]]);
    expect(await verifyAudit(db, chain)).not.toHaveProperty("fault");
  }
});

test("what is locked is shown and lifted, from whatever network it came, and nothing of others", async () => {
  const [member, other] = [await createMember(db), await createMember(db)];
  const tries = async (email: string, address: string) => {
    const limits = limitsFrom(address);
    const answers = [];
    for (let n = 0; n <= RATE_LIMITS.signIn.max; n++)
      answers.push(await limits.allows("signIn", `${email} ${limits.network}`));
    return answers.at(-1);
  };
  for (const address of ["192.0.2.1", "192.0.2.2"]) expect(await tries(member.email, address)).toBe(false);
  expect(await tries(other.email, "192.0.2.1")).toBe(false);
  const locks = async (id: string) => (await findPerson(db, id, new Date()))?.locks.map(({ what }) => what);
  expect(await locks(member.id)).toEqual(["signIn", "signIn"]);
  expect(await helpPerson(deps, admin, { intent: "lift-locks", id: member.id })).toEqual({ ok: true });
  expect(await locks(member.id)).toEqual([]);
  expect(await locks(other.id)).toEqual(["signIn"]);
  const limits = limitsFrom("192.0.2.1");
  expect(await limits.allows("signIn", `${member.email} ${limits.network}`)).toBe(true);
});

test("of an account that is gone nothing is done and nothing is written down", async () => {
  const id = crypto.randomUUID();
  expect(await helpPerson(deps, admin, { intent: "end-sessions", id })).toEqual({ ok: false, error: "gone" });
  expect(await listAudit(db, `user:${id}`)).toEqual([]);
  expect(await findPerson(db, id, new Date())).toBeUndefined();
  expect(await searchPeople(db, freshEmail())).toEqual([]);
});

describe("the second step of somebody who lost app and codes", () => {
  async function withFactor(language?: "es") {
    const member = await createMember(db, {}, language ? { language } : {});
    const at = new Date().toISOString();
    await db
      .insert(secondFactors)
      .values({ userId: member.id, secret: "v1.x", confirmedAt: at, createdAt: at });
    return member;
  }
  const ask = (id: string) => helpPerson(deps, admin, { intent: "reset-factor", id, check: "video" });

  test("ends after the waiting time; the member is told in their language, and both logs say how it was checked", async () => {
    const member = await withFactor("es");
    expect(await ask(member.id)).toMatchObject({ ok: true, mailId: expect.any(String) });
    const { factorEndsAt } = (await findPerson(db, member.id, new Date())) ?? {};
    const hours = (Date.parse(factorEndsAt ?? "") - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(RESET_HOURS);
    const [mail] = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, member.email));
    expect(mail?.text).toContain("por video");
    for (const chain of [SITE, member.owner]) {
      const log = (await listAudit(db, chain)).filter(({ subject }) => subject === member.owner);
      expect(log.map(({ act, details }) => [act, details])).toEqual([
        ["admin.factorResetAsked", { check: "video" }],
      ]);
    }
  });

  test("is not reset twice, nor where it is off, and a stopped reset leaves it on", async () => {
    const member = await withFactor();
    await ask(member.id);
    const first = (await findPerson(db, member.id, new Date()))?.factorEndsAt;
    expect(await ask(member.id)).toEqual({ ok: false, error: "gone" });
    expect((await findPerson(db, member.id, new Date()))?.factorEndsAt).toBe(first);
    expect(await db.$count(mailOutbox, eq(mailOutbox.recipient, member.email))).toBe(1);
    expect(await ask((await createMember(db)).id)).toEqual({ ok: false, error: "gone" });
    const stop = { intent: "stop-reset", id: member.id } as const;
    expect(await helpPerson(deps, admin, stop)).toMatchObject({ ok: true });
    expect(await helpPerson(deps, admin, stop)).toEqual({ ok: false, error: "gone" });
    expect(await findPerson(db, member.id, new Date())).toMatchObject({ factorEndsAt: null });
    expect((await findPerson(db, member.id, new Date()))?.factorSince).toBeTruthy();
  });
});
