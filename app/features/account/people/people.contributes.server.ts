import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";

export default {
  toasts: [
    toastSet("people", {
      sessionsEnded: "ok",
      locksLifted: "ok",
      factorResetAsked: "ok",
      factorResetStopped: "ok",
    }),
  ],
} satisfies Contribution;
