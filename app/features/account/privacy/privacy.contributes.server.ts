import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { eraseAccounts, forgetGuestFiles } from "./erasure.server.ts";

export default {
  tasks: [eraseAccounts, forgetGuestFiles],
  toasts: [toastSet("privacy", { deletionAsked: "ok", accountKept: "ok" })],
} satisfies Contribution;
