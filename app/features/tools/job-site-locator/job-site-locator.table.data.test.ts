import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { jobSiteLocator } from "~db/schema/tools.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createJobSiteLocator } from "../../../../tests/factories/job-site-locator.ts";

const db = testDatabase();

test("a new row of job_site_locator is the first version of a record, and no example", async () => {
  const row = await createJobSiteLocator(db);
  expect(await db.select().from(jobSiteLocator).where(eq(jobSiteLocator.id, row.id))).toEqual([
    { ...row, version: 1, sample: false },
  ]);
});

test("of twenty who change what they saw of a row of job_site_locator, one succeeds", async () => {
  const { id } = await createJobSiteLocator(db);
  const results = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      db
        .update(jobSiteLocator)
        .set({ title: `Title ${n}`, version: sql`${jobSiteLocator.version} + 1` })
        .where(and(eq(jobSiteLocator.id, id), eq(jobSiteLocator.version, 1)))
        .returning({ version: jobSiteLocator.version }),
    ),
  );
  expect(results.flat()).toEqual([{ version: 2 }]);
});
