import { pageToastSet } from "~/services/toast.ts";

export const joeToasts = pageToastSet("joe", {
  conversationCleared: "ok",
  answerRated: "ok",
  answerRatedBefore: "warn",
  answerUnknown: "warn",
  answerCopied: "copied",
});
