import { eq, getTableColumns, getTableName, is, sql } from "drizzle-orm";
import { getTableConfig, type SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { adoptGuest } from "~/services/guest.server.ts";
import { users } from "~db/schema/account.ts";
import { workspaces } from "~db/schema/trust.ts";
import { testDatabase } from "../../tests/database.ts";
import { createMember, freshGuest } from "../../tests/factories.ts";
import { joinedContributions } from "./contributions.server.ts";

const db = testDatabase();
const { owned } = joinedContributions;

const schema = import.meta.glob<Record<string, unknown>>("../../db/schema/*.ts", { eager: true });
const TABLES = Object.values(schema)
  .flatMap((module) => Object.values(module))
  .filter((value): value is SQLiteTable => is(value, SQLiteTable));

const nameOf = (column: SQLiteColumn) => `${getTableName(column.table)}.${column.name}`;

/** The columns that say whose a row is: by their name, or because they lead to an account. */
function ownersOf(table: SQLiteTable): SQLiteColumn[] {
  const references = getTableConfig(table).foreignKeys.map((key) => key.reference());
  const toUsers = references.filter(({ foreignTable }) => foreignTable === users).flatMap((to) => to.columns);
  return Object.values(getTableColumns(table)).filter(
    (column) => ["workspace_id", "owner", "user_id"].includes(column.name) || toUsers.includes(column),
  );
}

test("every column that says whose a row is, is contributed, once, and no other is", () => {
  const columns = TABLES.flatMap(ownersOf).map(nameOf);
  expect(columns).toEqual(
    expect.arrayContaining(["cart_lines.owner", "drawings.workspace_id", "profiles.id"]),
  );
  expect(owned.map(({ by }) => nameOf(by)).sort()).toEqual(columns.sort());
});

test("every table that marks examples is contributed with its workspace, so that one press clears them", () => {
  const marks = TABLES.flatMap((table) => {
    const { workspace, sample } = getTableColumns(table);
    return sample ? [[workspace && nameOf(workspace), nameOf(sample)]] : [];
  });
  const cleared = owned.flatMap(({ by, sample }) => (sample ? [[nameOf(by), nameOf(sample)]] : []));
  expect(cleared.sort()).toEqual(marks.sort());
});

/** Something for every column that needs it; where a column leads to another table, a row that is there. */
async function rowFor(table: SQLiteTable): Promise<Record<string, unknown>> {
  const references = getTableConfig(table).foreignKeys.map((key) => key.reference());
  const row: Record<string, unknown> = {};
  for (const [key, column] of Object.entries(getTableColumns(table))) {
    if (!column.notNull || column.hasDefault) continue;
    const to = references.find(({ columns }) => columns.includes(column));
    const [foreign] = to?.foreignColumns ?? [];
    const [there] = foreign
      ? await db
          .select({ value: sql`${foreign}` })
          .from(foreign.table)
          .limit(1)
      : [];
    if (there) row[key] = there.value;
    else if (column.enumValues?.length) row[key] = column.enumValues[0];
    else if (column.dataType === "json") row[key] = [];
    else if (column.name === "site_zone") row[key] = "America/Chicago";
    else row[key] = column.getSQLType() === "integer" ? 1 : crypto.randomUUID();
  }
  return row;
}

/** Of workspaces that were made and have members, of whom no guest is one. */
const isMadeOnly = (by: SQLiteColumn) =>
  getTableConfig(by.table as SQLiteTable)
    .foreignKeys.map((key) => key.reference())
    .some(({ columns, foreignTable }) => foreignTable === workspaces && columns.includes(by));
const guestRows = owned.filter(({ by }) => ["workspace_id", "owner"].includes(by.name) && !isMadeOnly(by));

test.each(guestRows.map(({ by, adopt }) => ({ table: getTableName(by.table), by, adopt })))(
  "what a guest has in $table is the member's after sign-in, where a guest can have anything there",
  async ({ by, adopt }) => {
    const guest = freshGuest();
    const { id, owner } = await createMember(db);
    const [key = ""] = Object.entries(getTableColumns(by.table)).find(([, column]) => column === by) ?? [];
    await db.insert(by.table as SQLiteTable).values({ ...(await rowFor(by.table)), [key]: guest } as never);
    await adoptGuest(db, owned, guest, id);
    const rows = (whose: string) => db.$count(by.table as SQLiteTable, eq(by, whose));
    expect(await rows(owner)).toBe(adopt ? 1 : 0);
  },
);

test("only conversations by voice have an owner and no guests", () => {
  expect(guestRows.filter(({ adopt }) => !adopt).map(({ by }) => nameOf(by))).toEqual([
    "voice_transcripts.owner",
  ]);
});
