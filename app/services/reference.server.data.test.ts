import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listProducts } from "~/features/materials/shop/shop.queries.server.ts";
import type { DatabaseChoice } from "~db/client.ts";
import { products } from "~db/schema/materials.ts";
import { testDatabase } from "../../tests/database.ts";
import { createClock } from "../../tests/factories.ts";
import { createReference, REFERENCE_MS } from "./reference.server.ts";

const db = testDatabase();
const aDatabase = (): DatabaseChoice => ({ kind: "libsql", url: `http://${crypto.randomUUID()}.example` });

test("what an administrator writes shows within the seconds that reference data are kept, and not at once", async () => {
  const clock = createClock();
  const database = aDatabase();
  const seen = async () => {
    // Every request makes its own.
    const reference = createReference(database, clock.now);
    const found = await reference("products", () => listProducts(db));
    return found.find(({ id }) => id === "insurance-guide")?.priceCents;
  };
  const before = (await seen()) ?? 0;
  await db
    .update(products)
    .set({ priceCents: before + 100 })
    .where(eq(products.id, "insurance-guide"));
  try {
    clock.advance(REFERENCE_MS - 1);
    expect(await seen()).toBe(before);
    clock.advance(1);
    expect(await seen()).toBe(before + 100);
  } finally {
    await db.update(products).set({ priceCents: before }).where(eq(products.id, "insurance-guide"));
  }
});

test("two databases and two names have nothing to do with each other", async () => {
  const { now } = createClock();
  const [one, two] = [createReference(aDatabase(), now), createReference(aDatabase(), now)];
  expect(await one("plans", async () => 1)).toBe(1);
  expect(await two("plans", async () => 2)).toBe(2);
  expect(await one("products", async () => 3)).toBe(3);
  expect(await one("plans", async () => 4)).toBe(1);
});

test("what could not be read is read anew", async () => {
  const reference = createReference(aDatabase(), createClock().now);
  await expect(reference("plans", () => Promise.reject(new Error("out of reach")))).rejects.toThrow(
    "out of reach",
  );
  expect(await reference("plans", async () => 1)).toBe(1);
});
