import type { Contribution } from "~/services/contribution.ts";
import { voiceTranscripts } from "~db/schema/assistant.ts";
import { voiceToasts } from "./voice.toasts.ts";
import { MOST_TALK_BYTES } from "./voice-limits.ts";
import { talkToasts } from "./voice-talk/talk.toasts.ts";

export default {
  owned: [{ by: voiceTranscripts.owner }],
  toasts: [voiceToasts, talkToasts],
  bodyLimits: { "/voice-assistant": MOST_TALK_BYTES },
} satisfies Contribution;
