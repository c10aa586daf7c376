import { eq } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { posts } from "~db/schema/talk.ts";

export default {
  owned: [
    {
      by: posts.workspace,
      touched: posts.createdAt,
      adopt: (db, { guest, owner }) => [
        db.update(posts).set({ author: owner }).where(eq(posts.author, guest)),
        db.update(posts).set({ workspace: owner }).where(eq(posts.workspace, guest)),
      ],
    },
  ],
  mentions: [
    { column: posts.author, as: "owner", fate: "empty" },
    { column: posts.printedName, keep: "typed by whoever held a link, under what they said" },
  ],
} satisfies Contribution;
