import { toastSet } from "~/services/toast.ts";

export const voiceToasts = toastSet("voice", {
  joeBackup: "warn",
  voiceQuestionFailed: "danger",
  talkKept: "ok",
  talkDeleted: "ok",
  talksFull: "warn",
});
