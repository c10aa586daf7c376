import { useState } from "react";
import type { Choice } from "./voice-setup.tsx";
import type { Outcome } from "./voice-talk.tsx";

/** Everything that only a conversation needs; it is fetched when the first one starts. */
type View = typeof import("./voice-talk.tsx");

/** Where the screen is between its two modes (§4.6): a choice is there exactly while a conversation goes on. */
export function useConversation(unloaded: string) {
  const [View, setView] = useState<View>();
  const [choice, setChoice] = useState<Choice>();
  const [opening, setOpening] = useState(false);
  const [last, setLast] = useState<Outcome & { voice: Choice["voice"] }>();

  async function start(chosen: Choice): Promise<void> {
    setOpening(true);
    try {
      setView(await import("./voice-talk.tsx"));
      setChoice(chosen);
    } catch {
      setLast({ lines: [], problem: unloaded, voice: chosen.voice });
    }
    setOpening(false);
  }

  /** The key goes with the choice: nothing keeps it after the conversation. */
  function end(outcome: Outcome): void {
    setLast({ ...outcome, voice: choice?.voice ?? "will" });
    setChoice(undefined);
  }

  return { View, choice, opening, last, problem: last?.problem, start, end };
}
