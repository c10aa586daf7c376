import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { loungeAnswers, loungeEvents, loungeVotes } from "~db/schema/lounge.ts";
import { promoteWaiting } from "./events.commands.server.ts";

export default {
  // Only members vote and come, so that a person is one of them.
  owned: [{ by: loungeVotes.workspace }, { by: loungeAnswers.workspace }],
  // What is put on stays for those who come to it.
  mentions: [{ column: loungeEvents.suggestedBy, as: "owner", fate: "empty" }],
  tasks: [(deps) => promoteWaiting(deps).then(() => undefined)],
  toasts: [
    toastSet("builders-lounge", {
      loungeVoted: "ok",
      loungeAsked: "ok",
      loungeSuggested: "ok",
      loungeGoing: "ok",
      loungeWaiting: "ok",
      loungeMaybe: "ok",
      loungeLeft: "ok",
      loungeApproved: "ok",
      loungeDeclined: "ok",
    }),
  ],
} satisfies Contribution;
