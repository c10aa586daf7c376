import { useCallback, useState } from "react";
import type { Choice } from "./voice-setup.tsx";
import type { Outcome } from "./voice-talk.client.tsx";

/** Everything that only a conversation needs; it is fetched when the first one starts. */
interface View {
  VoiceTalk: typeof import("./voice-talk.client.tsx").VoiceTalk;
  LastTalk: typeof import("./last-talk.tsx").LastTalk;
}

/** How the last conversation came out. */
interface Last extends Outcome {
  /** By which it is kept once. */
  id: string;
  voice: Choice["voice"];
}

/** Where the screen is between its two modes (§4.6): a choice is there exactly while a conversation goes on. */
export function useConversation(unloaded: string) {
  const [View, setView] = useState<View>();
  const [choice, setChoice] = useState<Choice>();
  const [opening, setOpening] = useState(false);
  const [last, setLast] = useState<Last>();

  const start = useCallback(
    async (chosen: Choice) => {
      setOpening(true);
      try {
        const [talk, last] = await Promise.all([
          import("./voice-talk.client.tsx"),
          import("./last-talk.tsx"),
        ]);
        setView({ ...talk, ...last });
        setChoice(chosen);
      } catch {
        setLast({ id: "", lines: [], problem: unloaded, voice: chosen.voice });
      }
      setOpening(false);
    },
    [unloaded],
  );

  /** The key goes with the choice: nothing keeps it after the conversation. */
  function end(outcome: Outcome): void {
    setLast({ ...outcome, id: crypto.randomUUID(), voice: choice?.voice ?? "will" });
    setChoice(undefined);
  }

  return { View, choice, opening, last, problem: last?.problem, start, end };
}
