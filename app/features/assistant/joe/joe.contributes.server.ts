import { eq } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { chatMessages, questionAskers, unansweredQuestions } from "~db/schema/assistant.ts";
import { joeToasts } from "./joe.toasts.ts";

export default {
  owned: [
    {
      by: chatMessages.owner,
      touched: chatMessages.createdAt,
      adopt: (db, { guest, owner }) => [
        db.update(chatMessages).set({ owner }).where(eq(chatMessages.owner, guest)),
      ],
    },
    { by: questionAskers.userId },
    // The question is the site's; who asked it last is not.
    { by: unansweredQuestions.userId, stays: true },
  ],
  toasts: [joeToasts],
} satisfies Contribution;
