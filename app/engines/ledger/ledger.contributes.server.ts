import { eq, inArray, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Contribution, OwnedRows } from "~/services/contribution.ts";
import { ledgerAccounts, ledgerEntries } from "~db/schema/ledger.ts";
import { expire } from "./post.server.ts";

/**
 * A guest's accounts become the member's. Where the member has the same one already, what the guest's has seen is put on
 * it: lots go along, because they are entries.
 */
const adoptAccounts: OwnedRows["adopt"] = (db, { guest, owner }) => {
  const twins = sql`(select theirs.id from ${ledgerAccounts} as theirs join ${ledgerAccounts} as mine
    on mine.name = theirs.name and mine.currency = theirs.currency and mine.workspace_id = ${owner}
    where theirs.workspace_id = ${guest})`;
  const mineOf = (account: SQLiteColumn) =>
    sql`(select mine.id from ${ledgerAccounts} as theirs join ${ledgerAccounts} as mine
      on mine.name = theirs.name and mine.currency = theirs.currency and mine.workspace_id = ${owner}
      where theirs.id = ${account})`;
  return [
    db
      .update(ledgerEntries)
      .set({ fromAccount: mineOf(ledgerEntries.fromAccount) })
      .where(inArray(ledgerEntries.fromAccount, twins)),
    db
      .update(ledgerEntries)
      .set({ toAccount: mineOf(ledgerEntries.toAccount) })
      .where(inArray(ledgerEntries.toAccount, twins)),
    db.delete(ledgerAccounts).where(inArray(ledgerAccounts.id, twins)),
    db.update(ledgerAccounts).set({ workspace: owner }).where(eq(ledgerAccounts.workspace, guest)),
  ];
};

export default {
  // Entries name accounts by random ids: once the account is gone, nobody is named, and all still sums to zero.
  owned: [
    {
      by: ledgerAccounts.workspace,
      adopt: adoptAccounts,
      touched: ledgerAccounts.createdAt,
      // What is held for somebody goes back to them, or on, before its account goes.
      unfinished: sql`(${ledgerAccounts.name} = 'deposits' and
        coalesce((select sum(came.amount) from ${ledgerEntries} as came where came.to_account = ${ledgerAccounts.id}), 0) >
        coalesce((select sum(went.amount) from ${ledgerEntries} as went where went.from_account = ${ledgerAccounts.id}), 0))`,
    },
  ],
  mentions: [{ column: ledgerAccounts.name, keep: "what is counted in it, such as points" }],
  tasks: [expire],
} satisfies Contribution;
