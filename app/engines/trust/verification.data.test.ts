import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { secondFactors, users } from "~db/schema/account.ts";
import { testDatabase } from "../../../tests/database.ts";
import { createMember } from "../../../tests/factories.ts";
import { verificationLevel } from "./trust.server.ts";

const db = testDatabase();
const at = "2026-03-02T10:00:00.000Z";

async function levelOf(userId: string | null) {
  const [row] = await db
    .select({ level: sql<number>`level` })
    .from(sql`(select ${verificationLevel(sql`${userId}`)} as level)`);
  return row?.level;
}

const beginFactor = (userId: string, confirmedAt: string | null) =>
  db.insert(secondFactors).values({ userId, secret: "sealed", confirmedAt, createdAt: at });

test("an account begins at none, and a confirmed address is the first level", async () => {
  const { id } = await createMember(db);
  expect(await levelOf(id)).toBe(0);
  await db.update(users).set({ emailConfirmedAt: at }).where(eq(users.id, id));
  expect(await levelOf(id)).toBe(1);
});

test("a second step is the next one as soon as its first code was right, and no longer than it is on", async () => {
  const { id } = await createMember(db, { emailConfirmedAt: at });
  await beginFactor(id, null);
  expect(await levelOf(id)).toBe(1);
  await db.update(secondFactors).set({ confirmedAt: at }).where(eq(secondFactors.userId, id));
  expect(await levelOf(id)).toBe(2);
  await db.delete(secondFactors).where(eq(secondFactors.userId, id));
  expect(await levelOf(id)).toBe(1);
});

test("a second step without a confirmed address is no level: the account may be anybody's", async () => {
  const { id } = await createMember(db);
  await beginFactor(id, at);
  expect(await levelOf(id)).toBe(0);
});

test("of somebody else's facts none counts, and nobody has none", async () => {
  const { id } = await createMember(db, { emailConfirmedAt: at });
  await beginFactor(id, at);
  expect([await levelOf((await createMember(db)).id), await levelOf("nobody"), await levelOf(null)]).toEqual([
    0, 0, 0,
  ]);
});
