import { eq, getTableColumns, getTableName, sql } from "drizzle-orm";
import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { afterAll, expect, test } from "vitest";
import { joinedContributions } from "~/composition/contributions.server.ts";
import { DEPOSITS } from "~/engines/booking/booking.server.ts";
import { readBalance } from "~/engines/ledger/ledger.server.ts";
import { bookings } from "~db/schema/booking.ts";
import { ledgerAccounts, ledgerEntries } from "~db/schema/ledger.ts";
import { listings } from "~db/schema/listing.ts";
import { workspaces } from "~db/schema/trust.ts";
import { testDatabase } from "../../tests/database.ts";
import { bookingPlace } from "../../tests/factories/bookings.ts";
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
  ended: { state: "lost" },
  "ended of financing_applications": { state: "withdrawn" },
  "guests of leads": { state: "lost" },
  "guests of tickets": { state: "closed" },
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
        ...(of && (SUCH[`${of} of ${getTableName(table)}`] ?? SUCH[of])),
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

test("a loan that is not over stays with its machine and its deposit, whoever left them, and goes when it is over", async () => {
  const now = new Date();
  const place = bookingPlace(db, new Date(now.getTime() - 2_000 * DAY).toISOString());
  const today = (ahead: number) =>
    new Date(place.clock.now().getTime() + ahead * DAY).toISOString().slice(0, 10);
  const { fresh, published, books, moves, handed, givenBack } = place;
  const [owner, renter] = [fresh(), fresh()];
  const listing = await published(owner);
  const booked = await books(listing, [today(1), today(3)], { who: renter });
  const id = booked.ok ? booked.id : "";
  await moves(owner, id, "accept");
  await handed(owner, renter, id);
  const left = async () => {
    const tables: SQLiteTable[] = [bookings, listings, ledgerAccounts];
    for (const kept of retention.filter(({ of, since }) => of === "guests" && tables.includes(since.table)))
      await runTogether(db, [forget(db, kept, now)]);
    return [
      await db.$count(bookings, eq(bookings.id, id)),
      await db.$count(listings, eq(listings.id, listing)),
      (await readBalance(db, DEPOSITS.of(renter.workspace), now)).balance,
    ];
  };
  expect(await left()).toEqual([1, 1, 30_000]);
  await givenBack(owner, renter, id);
  expect(await moves(owner, id, "settle")).toMatchObject({ ok: true });
  expect(await left()).toEqual([0, 0, 0]);
  expect(await db.$count(ledgerAccounts, eq(ledgerAccounts.workspace, renter.workspace))).toBe(0);
});

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
