import { eq, isNotNull } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { legalRequests } from "~db/schema/legal.ts";

export default {
  owned: [
    {
      by: legalRequests.owner,
      adopt: (db, { guest, owner }) => [
        db.update(legalRequests).set({ owner }).where(eq(legalRequests.owner, guest)),
      ],
    },
  ],
  // Whoever is asked to forget somebody forgets what was asked in their name, too.
  mentions: [
    { column: legalRequests.email, as: "email", fate: "delete" },
    { column: legalRequests.name, keep: "goes with the address" },
  ],
  retention: [
    { since: legalRequests.closedAt, days: 3 * 365, when: isNotNull(legalRequests.closedAt), of: "closed" },
  ],
  toasts: [toastSet("legal-request", { requestFiled: "ok" }), toastSet("requests", { requestMoved: "ok" })],
} satisfies Contribution;
