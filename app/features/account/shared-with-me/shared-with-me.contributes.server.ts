import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";

export default {
  toasts: [toastSet("shared-with-me", { linkKept: "ok", linkDropped: "ok" })],
} satisfies Contribution;
