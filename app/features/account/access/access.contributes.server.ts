import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";

export default {
  toasts: [toastSet("access", { accessRevoked: "ok", accessShortened: "ok" })],
} satisfies Contribution;
