import { and, eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { submissions } from "~db/schema/operations.ts";
import { auditEvents } from "~db/schema/trust.ts";
import { testDatabase } from "../../../tests/database.ts";
import { createClock, freshEmail, MINUTE } from "../../../tests/factories.ts";
import { audited, listAudit, redactAudit, verifyAudit } from "./audit.server.ts";

const db = testDatabase();

interface Chain {
  chain: string;
  id: string;
  owner: string;
  email: string;
}

/** A chain of three entries, all by one person; the second is about them, the third quotes their address. */
async function chainOfThree(): Promise<Chain> {
  const id = crypto.randomUUID();
  const [chain, owner, email] = [`workspace:${crypto.randomUUID()}`, `user:${id}`, freshEmail()];
  const clock = createClock();
  const write = async (more: { subject?: string; details?: Record<string, string | number> }) => {
    await audited(
      { db, now: clock.now },
      { events: [{ chain, act: "member.changed", actor: owner, ...more }] },
    );
    clock.advance(MINUTE);
  };
  await write({ subject: "drawing:1", details: { b: 2, a: "one" } });
  await write({ subject: owner });
  await write({ details: { invited: email } });
  return { chain, id, owner, email };
}

const entry = (chain: string, number: number) =>
  and(eq(auditEvents.chain, chain), eq(auditEvents.number, number));

test("what was written down holds, entry by entry, from the first", async () => {
  const { chain } = await chainOfThree();
  const rows = (await listAudit(db, chain)).reverse();
  expect(rows.map(({ number, previous }) => [number, previous])).toEqual([
    [1, ""],
    [2, rows[0]?.seal],
    [3, rows[1]?.seal],
  ]);
  expect(await verifyAudit(db, chain)).toEqual({ entries: 3, redacted: 0, seal: rows[2]?.seal });
});

test("a chain without entries holds", async () => {
  expect(await verifyAudit(db, `user:${crypto.randomUUID()}`)).toEqual({ entries: 0, redacted: 0, seal: "" });
});

describe("an entry that was tampered with is named", () => {
  test.each([
    ["act", { act: "member.read" }],
    ["moment", { createdAt: "2026-03-02T10:01:00.001Z" }],
    ["actor", { actor: "user:somebody-else" }],
    ["actor, taken out but for the salt", { actor: null }],
    ["subject", { subject: "user:somebody-else" }],
    ["details", { details: { a: "another" } }],
    ["hash of what it says", { contentHash: "0" }],
    ["seal", { seal: "0" }],
  ])("%s", async (_, change) => {
    const { chain } = await chainOfThree();
    await db.update(auditEvents).set(change).where(entry(chain, 2));
    expect(await verifyAudit(db, chain)).toMatchObject({ entries: 1, fault: { number: 2, what: "changed" } });
  });

  test("one that is gone, and what it was sealed to", async () => {
    const { chain } = await chainOfThree();
    await db.delete(auditEvents).where(entry(chain, 2));
    expect((await verifyAudit(db, chain)).fault).toEqual({ number: 3, what: "missing" });
    await db.update(auditEvents).set({ number: 2 }).where(entry(chain, 3));
    expect((await verifyAudit(db, chain)).fault).toEqual({ number: 2, what: "broken" });
  });

  test("one that was put in its place, sealed anew", async () => {
    const [{ chain }, other] = [await chainOfThree(), await chainOfThree()];
    await db.delete(auditEvents).where(entry(chain, 2));
    await db.update(auditEvents).set({ chain }).where(entry(other.chain, 2));
    expect((await verifyAudit(db, chain)).fault).toEqual({ number: 2, what: "broken" });
  });
});

test("a person can be taken out of it, and it holds all the same", async () => {
  const { chain, id, owner, email } = await chainOfThree();
  const [actor, about] = redactAudit(db, { owner: sql`${owner}`, id: sql`${id}`, email: sql`${email}` });
  if (!actor || !about) throw new Error("nothing to run");
  await db.batch([actor, about]);
  const rows = await listAudit(db, chain);
  expect(JSON.stringify(rows)).not.toContain(id);
  expect(JSON.stringify(rows)).not.toContain(email);
  // The one that was about a record keeps what it says.
  expect(rows.map(({ actor, subject, details }) => [actor, subject, details])).toEqual([
    [null, null, null],
    [null, null, null],
    [null, "drawing:1", { a: "one", b: 2 }],
  ]);
  expect(await verifyAudit(db, chain)).toMatchObject({ entries: 3, redacted: 3 });
  // Whoever writes a name back is found.
  await db.update(auditEvents).set({ actor: "user:somebody-else" }).where(entry(chain, 1));
  expect((await verifyAudit(db, chain)).fault).toEqual({ number: 1, what: "changed" });
});

test("thirty who write at once all get through, each once, and the chain holds", async () => {
  const chain = `workspace:${crypto.randomUUID()}`;
  const keys = Array.from({ length: 30 }, () => crypto.randomUUID());
  const at = new Date().toISOString();
  const answers = await Promise.all(
    keys.map((key) =>
      audited(
        { db, now: () => new Date() },
        {
          events: [{ chain, act: "form.sent", actor: "system", subject: key }],
          statements: [db.insert(submissions).values({ owner: chain, key, createdAt: at })],
        },
      ),
    ),
  );
  expect(answers.every(({ recorded }) => recorded)).toBe(true);
  expect((await listAudit(db, chain)).map(({ subject }) => subject).sort()).toEqual(keys.sort());
  expect(await db.$count(submissions, eq(submissions.owner, chain))).toBe(30);
  expect(await verifyAudit(db, chain)).toMatchObject({ entries: 30 });
});

test("what fails is not written down, and what is not written down is not done", async () => {
  const chain = `workspace:${crypto.randomUUID()}`;
  const deps = { db, now: () => new Date() };
  const events = [{ chain, act: "form.sent", actor: "system" }];
  const values = { owner: chain, key: "once", createdAt: new Date().toISOString() };
  await audited(deps, { events, statements: [db.insert(submissions).values(values)] });
  await expect(
    audited(deps, { events, statements: [db.insert(submissions).values(values)] }),
  ).rejects.toThrow();
  expect(await verifyAudit(db, chain)).toMatchObject({ entries: 1 });
  expect(await audited(deps, { events, when: sql`0` })).toEqual({ recorded: false, results: [] });
  expect(await verifyAudit(db, chain)).toMatchObject({ entries: 1 });
});

test("one act may stand in two chains", async () => {
  const [one, other] = [`user:${crypto.randomUUID()}`, `user:${crypto.randomUUID()}`];
  const event = { act: "session.ended", actor: "system" };
  await audited(
    { db, now: () => new Date() },
    { events: [one, other].map((chain) => ({ chain, ...event })) },
  );
  for (const chain of [one, other]) expect(await verifyAudit(db, chain)).toMatchObject({ entries: 1 });
});
