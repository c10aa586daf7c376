import { eq, getTableColumns, getTableName, sql } from "drizzle-orm";
import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { afterAll, expect, test } from "vitest";
import { joinedContributions } from "~/composition/contributions.server.ts";
import { ledgerAccounts, ledgerEntries } from "~db/schema/ledger.ts";
import { workspaces } from "~db/schema/trust.ts";
import { testDatabase } from "../../tests/database.ts";
import { createMember, DAY, freshGuest } from "../../tests/factories.ts";
import { rowFor } from "../../tests/tables.ts";
import { runTogether } from "./contribution.ts";
import { forget } from "./retention.server.ts";

const db = testDatabase();
const { retention, owned } = joinedContributions;

// Entries outlive a guest's account, also those of tests that live in another year, whose ledger is then looked over.
afterAll(async () => {
  const accounts = sql`(select ${ledgerAccounts.id} from ${ledgerAccounts})`;
  await db
    .delete(ledgerEntries)
    .where(
      sql`${ledgerEntries.fromAccount} not in ${accounts} or ${ledgerEntries.toAccount} not in ${accounts}`,
    );
});

const keyIn = (table: SQLiteTable, column: unknown) =>
  Object.entries(getTableColumns(table)).find(([, other]) => other === column)?.[0] ?? "";

/** Writes a new row wherever a row of this table must lead to one that somebody owns: each row gets one of its own. */
async function writeAbove(table: SQLiteTable): Promise<void> {
  for (const { columns, foreignTable } of getTableConfig(table).foreignKeys.map((key) => key.reference())) {
    const isOwned = owned.some(({ by }) => by.table === foreignTable);
    if (foreignTable === table || !isOwned || !columns.every(({ notNull }) => notNull)) continue;
    await writeAbove(foreignTable);
    await db.insert(foreignTable).values((await rowFor(db, foreignTable)) as never);
  }
}

/** What makes a row one of those that a line means, where it does not mean all of its table. */
const SUCH: Record<string, Record<string, string>> = {
  "delivered, or failed for good": { status: "sent" },
  "never delivered": { status: "queued" },
};

test.each(
  retention.map((kept) => ({ ...kept, table: getTableName(kept.since.table), name: kept.of ?? "all" })),
)(
  "$table ($name): what is older than $days days goes, what is younger stays",
  async ({ since, days, when, of }) => {
    const table = since.table as SQLiteTable;
    await createMember(db);
    const now = new Date();
    const createdAt = now.toISOString();
    await db
      .insert(workspaces)
      .values({ id: `workspace:${crypto.randomUUID()}`, name: "Ridge Framing", createdAt });
    const written = async (age: number) => {
      await writeAbove(table);
      const by = of === "guests" ? owned.find(({ touched }) => touched === since)?.by : undefined;
      const row = {
        ...(await rowFor(db, table)),
        ...(of && SUCH[of]),
        ...(by && { [keyIn(table, by)]: freshGuest() }),
        [keyIn(table, since)]: new Date(now.getTime() - age).toISOString(),
      };
      await db.insert(table).values(row as never);
      return row[keyIn(table, since)] as string;
    };
    const old = await written(days * DAY + 1_000);
    const young = await written(days * DAY - 60_000);
    await runTogether(db, [forget(db, { since, days, when }, now)]);
    const left = (moment: string) => db.$count(table, eq(since, moment));
    expect([await left(old), await left(young)]).toEqual([0, 1]);
  },
);

test("what members wrote is not forgotten with what guests wrote", async () => {
  const { owner } = await createMember(db);
  const old = new Date(Date.now() - 1_000 * DAY).toISOString();
  const ofGuests = retention.filter(({ of }) => of === "guests");
  expect(ofGuests.length).toBeGreaterThan(3);
  for (const kept of ofGuests) {
    const table = kept.since.table as SQLiteTable;
    const by = owned.find(({ touched }) => touched === kept.since)?.by;
    await writeAbove(table);
    const row = { ...(await rowFor(db, table)), [keyIn(table, by)]: owner, [keyIn(table, kept.since)]: old };
    await db.insert(table).values(row as never);
    await runTogether(db, [forget(db, kept, new Date())]);
    expect([getTableName(table), await db.$count(table, sql`${by} = ${owner}`)]).toEqual([
      getTableName(table),
      1,
    ]);
  }
});
