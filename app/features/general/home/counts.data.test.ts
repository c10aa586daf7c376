import { expect, test } from "vitest";
import { inOwn } from "~/engines/trust/trust.server.ts";
import { createProject } from "~/features/projects/projects/projects.commands.server.ts";
import { projects } from "~db/schema/projects.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, freshGuest } from "../../../../tests/factories.ts";
import { readCounts } from "./counts.queries.server.ts";

const db = testDatabase();
const { now } = createClock();

const HEAD = {
  ...{ name: "Sample house", number: "", client: "", site: "", summary: "" },
  ...{ startOn: null, finishOn: null, contract: 0, zone: "America/Chicago" },
};

test("a project that somebody keeps is counted, and an example of one is not", async () => {
  const counted = async () => (await readCounts({ db }))?.jobs ?? Number.NaN;
  const before = await counted();
  const deps = { db, now };
  for (const n of [1, 2])
    await createProject(deps, inOwn(freshGuest()), {
      idem: crypto.randomUUID(),
      ...HEAD,
      name: `House ${n}`,
    });
  expect(await counted()).toBe(before + 2);
  await db.update(projects).set({ sample: true });
  expect(await counted()).toBe(0);
});

test("a database in trouble leaves the line out", async () => {
  const broken = { batch: () => Promise.reject(new Error("away")), select: db.select.bind(db) };
  expect(await readCounts({ db: broken as unknown as typeof db })).toBeUndefined();
});
