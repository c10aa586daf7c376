import { eq, sql } from "drizzle-orm";
import type { Contribution, OwnedRows } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { policyAcceptances } from "~db/schema/legal.ts";

/** What a guest agreed to, the member has agreed to. */
const adoptAcceptances: OwnedRows["adopt"] = (db, { guest, owner }) => [
  db
    .insert(policyAcceptances)
    .select(
      db
        .select({
          owner: sql<string>`${owner}`.as("owner"),
          document: policyAcceptances.document,
          edition: policyAcceptances.edition,
          createdAt: policyAcceptances.createdAt,
        })
        .from(policyAcceptances)
        .where(eq(policyAcceptances.owner, guest)),
    )
    .onConflictDoNothing(),
  db.delete(policyAcceptances).where(eq(policyAcceptances.owner, guest)),
];

export default {
  owned: [{ by: policyAcceptances.owner, adopt: adoptAcceptances, touched: policyAcceptances.createdAt }],
  toasts: [toastSet("legal", { policyAccepted: "ok" })],
} satisfies Contribution;
