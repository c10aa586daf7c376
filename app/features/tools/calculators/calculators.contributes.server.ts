import { eq, sql } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { savedCalculations } from "~db/schema/saved-calculations.ts";

export default {
  owned: [
    {
      by: savedCalculations.workspace,
      touched: savedCalculations.createdAt,
      adopt: (db, { guest, owner }) => [
        // What the member has kept already stays under the name that it has there.
        db
          .delete(savedCalculations)
          .where(
            sql`workspace_id = ${guest} and link in (select kept.link from saved_calculations as kept where kept.workspace_id = ${owner})`,
          ),
        db.update(savedCalculations).set({ workspace: owner }).where(eq(savedCalculations.workspace, guest)),
      ],
    },
  ],
  mentions: [{ column: savedCalculations.name, keep: "what a calculation is called" }],
  toasts: [
    toastSet("saved-calculations", {
      calculationSaved: "ok",
      calculationChanged: "ok",
      calculationRemoved: "ok",
      calculatorReported: "ok",
    }),
  ],
} satisfies Contribution;
