import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { siteReports } from "~db/schema/account.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createSiteReports } from "../../../../tests/factories/site-reports.ts";

const db = testDatabase();

test("a new row of site_reports is the first version of a record, and no example", async () => {
  const row = await createSiteReports(db);
  expect(await db.select().from(siteReports).where(eq(siteReports.id, row.id))).toEqual([
    {
      ...row,
      note: "",
      taken: "",
      lossCents: null,
      caseNumber: "",
      status: "open",
      steps: "",
      version: 1,
      sample: false,
    },
  ]);
});

test("of twenty who change what they saw of a row of site_reports, one succeeds", async () => {
  const { id } = await createSiteReports(db);
  const results = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      db
        .update(siteReports)
        .set({ place: `Place ${n}`, version: sql`${siteReports.version} + 1` })
        .where(and(eq(siteReports.id, id), eq(siteReports.version, 1)))
        .returning({ version: siteReports.version }),
    ),
  );
  expect(results.flat()).toEqual([{ version: 2 }]);
});
