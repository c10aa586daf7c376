import { toastSet } from "~/services/toast.ts";

export const talkToasts = toastSet("voice-talk", {
  voiceReady: "ok",
  voiceEnded: "ok",
  voiceError: "danger",
  voiceStartFailed: "danger",
  voiceHeard: "ok",
});
