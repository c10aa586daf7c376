import { pageToastSet } from "~/services/toast.ts";

export const talkToasts = pageToastSet("voice-talk", {
  voiceReady: "ok",
  voiceEnded: "ok",
  voiceError: "danger",
  voiceStartFailed: "danger",
  voiceHeard: "ok",
});
