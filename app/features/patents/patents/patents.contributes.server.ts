import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { patentReviews } from "~db/schema/patents.ts";

export default {
  owned: [{ by: patentReviews.userId }],
  toasts: [toastSet("patent-detail", { reviewSaved: "ok" })],
} satisfies Contribution;
