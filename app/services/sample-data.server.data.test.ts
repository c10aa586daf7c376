import { and, eq, sql } from "drizzle-orm";
import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { beforeAll, expect, test } from "vitest";
import { id, sample, workspace } from "~db/schema/columns.ts";
import { testDatabase } from "../../tests/database.ts";
import { createClock, freshGuest } from "../../tests/factories.ts";
import { times } from "../../tests/prove.ts";
import type { Contribution, OwnedRows, SampleRows } from "./contribution.ts";
import { addSamples, removeSamples, selectSamples } from "./sample-data.server.ts";
import { type WorkspaceId, workspaceOf } from "./workspace.ts";

const db = testDatabase();
const deps = { db, now: createClock().now };

/** As a feature's table would be; it stands in these tests alone. */
const crews = sqliteTable("sample_data_crews", {
  id: id(),
  workspace: workspace(),
  sample: sample(),
  name: text("name").notNull(),
});

const crewSamples: SampleRows = (database, { workspace: whose, language }) =>
  [1, 2].map((number) =>
    database.insert(crews).values({
      id: crypto.randomUUID(),
      workspace: whose,
      sample: true,
      name: `${language} ${number}`,
    }),
  );

const contribution = {
  owned: [{ by: crews.workspace, sample: crews.sample }],
  samples: crewSamples,
} satisfies Contribution;
const contributions = { owned: contribution.owned, samples: [contribution.samples] };

beforeAll(async () => {
  await db.run(sql`create table if not exists sample_data_crews
    (id text primary key, workspace_id text not null, sample integer not null default 0, name text not null)`);
});

const fresh = () => workspaceOf(freshGuest());
const add = (to: WorkspaceId, idem: string = crypto.randomUUID()) =>
  addSamples(deps, contributions, { workspace: to, language: "es", idem });
const remove = (from: WorkspaceId) => removeSamples(db, contributions.owned, from);
const present = async (whose: WorkspaceId, owned: readonly OwnedRows[] = contributions.owned) =>
  (await selectSamples(db, owned, whose))[0]?.present;
const namesOf = async (whose: WorkspaceId) =>
  (await db.select().from(crews).where(eq(crews.workspace, whose))).map(({ name }) => name).sort();
const write = (whose: WorkspaceId, name: string) =>
  db.insert(crews).values({ id: crypto.randomUUID(), workspace: whose, name });

test("a workspace gets the examples of every feature, in the language that was asked for", async () => {
  const own = fresh();
  expect(await present(own)).toBe(0);
  await add(own);
  expect([await present(own), await namesOf(own)]).toEqual([1, ["es 1", "es 2"]]);
});

test("asking again, from the same form or another, gives no second set", async () => {
  const own = fresh();
  const idem = crypto.randomUUID();
  for (const key of [idem, idem, crypto.randomUUID()]) await add(own, key);
  await Promise.all(Array.from({ length: times(10) }, () => add(own)));
  expect(await namesOf(own)).toEqual(["es 1", "es 2"]);
});

test("one press clears the examples, keeps what was written, and reaches nobody else", async () => {
  const [own, other] = [fresh(), fresh()];
  for (const each of [own, other]) await add(each);
  await write(own, "ours");
  await remove(own);
  expect([await present(own), await namesOf(own)]).toEqual([0, ["ours"]]);
  expect(await namesOf(other)).toEqual(["es 1", "es 2"]);
});

test("clearing twice is clearing once, and afterwards examples can be had again", async () => {
  const own = fresh();
  await add(own);
  for (const _ of [1, 2]) await remove(own);
  expect(await namesOf(own)).toEqual([]);
  await add(own);
  expect(await namesOf(own)).toEqual(["es 1", "es 2"]);
});

test("a figure that leaves examples out counts what was written", async () => {
  const own = fresh();
  await add(own);
  await write(own, "ours");
  expect(await db.$count(crews, and(eq(crews.workspace, own), eq(crews.sample, false)))).toBe(1);
});

test("a site without examples has none, and clearing them is nothing", async () => {
  const own = fresh();
  expect(await present(own, [])).toBe(0);
  await removeSamples(db, [{ by: crews.workspace }], own);
});

test("a hundred and fifty features may mark examples", async () => {
  const own = fresh();
  const many = Array.from({ length: 150 }, () => contribution.owned).flat();
  expect(await present(own, many)).toBe(0);
  await add(own);
  expect(await present(own, many)).toBe(1);
});
