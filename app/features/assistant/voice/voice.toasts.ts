import { pageToastSet } from "~/services/toast.ts";

export const voiceToasts = pageToastSet("voice", {
  joeBackup: "warn",
  voiceQuestionFailed: "danger",
  talkKept: "ok",
  talkDeleted: "ok",
  talksFull: "warn",
});
