import { and, eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { searchQueries } from "~/engines/listing/listing.server.ts";
import { flatMetres } from "~/engines/listing/listing.ts";
import { searchMarket } from "~/features/equipment/equipment-marketplace/market.server.ts";
import { listings } from "~db/schema/listing.ts";
import { fillListings, LISTINGS } from "../../scripts/lib/many-listings.mjs";
import { testDatabase } from "../../tests/database.ts";
import { everywhere, tookAtMost } from "../../tests/prove.ts";

const db = testDatabase();
const WORKSPACE = `user:${crypto.randomUUID()}`;
/** In the far south, where no other test has a machine. */
const SOUTH = -84;
const COUNT = everywhere ? LISTINGS : 100;
const AT = { latitude: SOUTH + 3.5, longitude: -115.5 };
const WITHIN = 321_869;

/** So many rows a statement: libSQL ends one that takes longer than its turn. */
const PART = 5_000;

afterAll(async () => {
  for (let part = 0; part <= (2 * COUNT) / PART; part++)
    await db.run(
      sql`delete from listings where id in (select id from listings where workspace_id = ${WORKSPACE} limit ${PART})`,
    );
}, 120_000);

/** What is close to the place, by reading every one. */
async function closeOnes(kind: "rental" | "sale") {
  const { latitude, longitude } = listings;
  const all = await db
    .select({ latitude, longitude })
    .from(listings)
    .where(and(eq(listings.workspace, WORKSPACE), eq(listings.kind, kind)));
  return all.filter((row) => flatMetres(AT, row) <= WITHIN);
}

const fill = (kind: "rental" | "sale") =>
  fillListings(
    async (statements: string[]) => {
      for (const one of statements) await db.run(sql.raw(one));
    },
    { kind, count: COUNT, workspace: WORKSPACE, south: SOUTH },
  );

async function timed<T>(what: string, most: number, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const answer = await work();
  const took = performance.now() - started;
  tookAtMost(`${what} of ${COUNT}`, most, took);
  return answer;
}

test("rentals among many are found in one round trip, with counts that are those of everything that matches", async () => {
  await fill("rental");
  const search = (more: object) => ({
    ...{
      kind: "rental" as const,
      from: "2026-03-10",
      to: "2026-03-12",
      days: 3,
      free: true,
      delivered: false,
    },
    ...{ words: [], sortsByWords: [], sorts: [], ...more },
  });
  const run = async (what: string, more: object) => {
    const { found, facets } = searchQueries(db, search(more), { offset: 0, limit: 13 });
    return timed(what, 2_000, async () => db.batch([found, facets]));
  };
  const [near, counts] = await run("rentals near a place", { at: AT, within: WITHIN });
  const close = await closeOnes("rental");
  expect(close.length).toBeGreaterThan(0);
  const sorted = near.map(({ total }) => total);
  expect(sorted).toEqual([...sorted].sort((a, b) => a - b));
  const sum = (facet: string) =>
    counts.filter((one) => one.facet === facet).reduce((all, { count }) => all + count, 0);
  expect([near.length, sum("sort"), sum("owner")]).toEqual([
    Math.min(13, close.length),
    close.length,
    close.length,
  ]);
  await run("rentals anywhere, one class", { sorts: ["excavator"] });
});

test("machines for sale among many are found with counts in one round trip", async () => {
  await fill("sale");
  const search = { words: [], classesCalled: [], within: WITHIN, order: "price" as const, page: 1 };
  const near = await timed("sales near a place", 2_000, () =>
    searchMarket(db, undefined, { ...search, at: AT }, "[]"),
  );
  const close = await closeOnes("sale");
  expect([close.length > 0, near.count]).toEqual([true, close.length]);
  expect(near.machines.reduce((sum, { count }) => sum + count, 0)).toBe(close.length);
  await timed("sales anywhere, one class", 2_000, () =>
    searchMarket(db, undefined, { ...search, machine: "excavator" }, "[]"),
  );
});
