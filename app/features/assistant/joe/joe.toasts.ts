import { toastSet } from "~/services/toast.ts";

export const joeToasts = toastSet("joe", {
  conversationCleared: "ok",
  answerRated: "ok",
  answerRatedBefore: "warn",
  answerUnknown: "warn",
  answerCopied: "copied",
});
