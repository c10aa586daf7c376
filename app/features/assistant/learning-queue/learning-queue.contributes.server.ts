import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";

export default {
  toasts: [
    toastSet("learning-queue", {
      questionAnswered: "ok",
      questionsMerged: "ok",
      questionSeparated: "ok",
      questionDismissed: "ok",
      questionRestored: "ok",
    }),
  ],
} satisfies Contribution;
