import { eq } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { chatMessages, questionAskers, unansweredQuestions } from "~db/schema/assistant.ts";
import { joeToasts } from "./joe.toasts.ts";

export default {
  owned: [
    {
      by: chatMessages.owner,
      adopt: (db, { guest, owner }) => [
        db.update(chatMessages).set({ owner }).where(eq(chatMessages.owner, guest)),
      ],
    },
    { by: questionAskers.userId },
    { by: unansweredQuestions.userId },
  ],
  toasts: [joeToasts],
} satisfies Contribution;
