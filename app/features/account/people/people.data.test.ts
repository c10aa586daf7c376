import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listAudit, SITE, verifyAudit } from "~/engines/trust/trust.server.ts";
import { createRateLimits, RATE_LIMITS } from "~/services/rate-limit.server.ts";
import { sessions } from "~db/schema/account.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createMember, DAY, freshEmail } from "../../../../tests/factories.ts";
import { helpPerson } from "./people.commands.server.ts";
import { findPerson, searchPeople } from "./people.queries.server.ts";

const db = testDatabase();
const deps = { db, now: () => new Date() };
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
