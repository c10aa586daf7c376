import { getTableColumns, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Contributions, Mention } from "~/services/contribution.ts";
import { users } from "~db/schema/account.ts";
import { workspaceMembers } from "~db/schema/trust.ts";

/** An account, as a statement knows it: null everywhere where there is none. */
export interface Whose {
  id: SQL;
  owner: SQL;
  email: SQL;
}

/** The address of an account, once its owner has shown that it is theirs: anybody can sign up with anybody's. */
export const confirmedAddress = (id: SQL): SQL => sql`(select ${users.email} from ${users}
  where ${users.id} = ${id} and ${users.emailConfirmedAt} is not null)`;

type NamingMention = Extract<Mention, { as: string }>;
export const isNaming = (mention: Mention): mention is NamingMention => "as" in mention;

/** The made workspaces of which an account is the only member; nobody else has anything there. */
const alone = ({ id }: Whose) => sql`(select alone.workspace_id from ${workspaceMembers} as alone
  where alone.user_id = ${id} and not exists (select 1 from ${workspaceMembers} as others
    where others.workspace_id = alone.workspace_id and others.user_id <> alone.user_id))`;

/** Whether a row is an account's, by the column that says whose it is. */
export const isTheirs = (by: SQLWrapper, whose: Whose): SQL =>
  sql`(${by} = ${whose.id} or ${by} = ${whose.owner} or ${by} in ${alone(whose)})`;

/** Whether a row names an account beside whose it is. */
export const namesThem = ({ column, as }: NamingMention, whose: Whose): SQL => sql`${column} = ${whose[as]}`;

/** The name under which Drizzle knows a column. */
export function keyOf(column: SQLiteColumn): string {
  const found = Object.entries(getTableColumns(column.table)).find(([, other]) => other === column);
  return found?.[0] ?? column.name;
}

/** Every table with rows of accounts, once, with the conditions under which a row is one's own or names one. */
export function tablesOf({ owned, mentions }: Pick<Contributions, "owned" | "mentions">) {
  const naming = mentions.filter(isNaming);
  const tables = new Set<SQLiteTable>([
    ...owned.map(({ by }) => by.table as SQLiteTable),
    ...naming.map(({ column }) => column.table as SQLiteTable),
  ]);
  return [...tables].map((table) => ({
    table,
    owned: owned.filter(({ by }) => by.table === table),
    naming: naming.filter(({ column }) => column.table === table),
  }));
}
