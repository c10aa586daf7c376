import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { loungeVotes } from "~db/schema/lounge.ts";

export default {
  // Only members vote, so that a person is one of them.
  owned: [{ by: loungeVotes.workspace }],
  toasts: [toastSet("builders-lounge", { loungeVoted: "ok", loungeAsked: "ok" })],
} satisfies Contribution;
