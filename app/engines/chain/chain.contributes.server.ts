import { eq } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { chainLinks } from "~db/schema/chain.ts";

export default {
  owned: [
    {
      by: chainLinks.workspace,
      touched: chainLinks.createdAt,
      adopt: (db, { guest, owner }) => [
        db.update(chainLinks).set({ workspace: owner }).where(eq(chainLinks.workspace, guest)),
      ],
    },
  ],
} satisfies Contribution;
