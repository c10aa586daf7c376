import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "../tests/database.ts";
import { errorOf } from "../tests/error-of.ts";
import { createMember, freshEmail, freshGuest } from "../tests/factories.ts";
import { innermost, isForeignKeyViolation, isTaken, isUnavailable } from "./client.ts";
import { profiles, users } from "./schema/account.ts";
import { cartLines } from "./schema/materials.ts";
import { submissions } from "./schema/operations.ts";

const db = testDatabase();
const AT = "2026-03-02T10:00:00.000Z";

const user = (fields: Partial<typeof users.$inferInsert> = {}) =>
  db.insert(users).values({ id: crypto.randomUUID(), email: freshEmail(), createdAt: AT, ...fields });

test("a value that is taken is known by its column, alone and in a batch", async () => {
  const { email } = await createMember(db);
  for (const work of [() => user({ email }), () => db.batch([user(), user({ email })])]) {
    const error = await errorOf(work());
    expect(isTaken(error, "users.email")).toBe(true);
    expect(isTaken(error, "users.id")).toBe(false);
    expect(isTaken(error, "email")).toBe(false);
    expect(isUnavailable(error)).toBe(false);
    expect(isForeignKeyViolation(error)).toBe(false);
  }
});

test("a taken primary key is known by its column", async () => {
  const { id } = await createMember(db);
  expect(isTaken(await errorOf(user({ id })), "users.id")).toBe(true);
});

test("a taken key of two columns is known by each of them", async () => {
  const row = { owner: freshGuest(), key: "key", createdAt: AT };
  await db.insert(submissions).values(row);
  const error = await errorOf(db.insert(submissions).values(row));
  expect(isTaken(error, "submissions.owner")).toBe(true);
  expect(isTaken(error, "submissions.key")).toBe(true);
  expect(isTaken(error, "submissions.createdAt")).toBe(false);
});

test("a row that points to nothing is known, and is neither taken nor an outage", async () => {
  const error = await errorOf(db.insert(profiles).values({ id: crypto.randomUUID(), updatedAt: AT }));
  expect(isForeignKeyViolation(error)).toBe(true);
  expect(isTaken(error, "profiles.id")).toBe(false);
  expect(isUnavailable(error)).toBe(false);
});

test("a batch that fails writes nothing of itself", async () => {
  const { email } = await createMember(db);
  const fresh = freshEmail();
  await errorOf(db.batch([user({ email: fresh }), user({ email })]));
  const rows = await db.select().from(users).where(sql`email = ${fresh}`);
  expect(rows).toEqual([]);
});

test("a wrong statement is neither taken nor an outage", async () => {
  const errors = [
    await errorOf(db.run(sql`select nonsense from nowhere`)),
    await errorOf(db.run(sql`this is no sql`)),
    await errorOf(
      db.insert(cartLines).values({ owner: "x", productId: "insurance-guide", quantity: 0, addedAt: AT }),
    ),
  ];
  for (const error of errors) {
    expect(isUnavailable(error)).toBe(false);
    expect(isTaken(error, "cart_lines.quantity")).toBe(false);
  }
});

test("what the database itself said holds no value that somebody sent", async () => {
  const { email } = await createMember(db);
  const error = await errorOf(user({ email }));
  expect(String((error as Error).message)).toContain(email);
  expect(String((innermost(error) as Error).message)).not.toContain(email);
});
