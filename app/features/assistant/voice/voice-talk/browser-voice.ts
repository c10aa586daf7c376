import type { Language } from "~/i18n/languages.ts";
import { createListener, type ListeningState } from "~/services/speech-recognition.ts";
import { createReader, type Reader } from "~/services/speech-synthesis.ts";

/** What the browser can do for a conversation by itself. */
export interface Abilities {
  /** Whether it listens, or why it does not. */
  hearing?: ListeningState;
  /** It has no voice for the language. */
  voiceless?: boolean;
}

interface Options {
  language: Language;
  hear: (text: string) => void;
  /** A voice begins or ends to sound. */
  sound: (playing: boolean) => void;
  tell: (abilities: Abilities) => void;
}

export type BrowserVoice = ReturnType<typeof createBrowserVoice>;

/**
 * The browser's own recognition and synthesis, for practice. Both may be missing: what is said is typed then, and
 * what is answered is read. It does not listen while it speaks, or it would hear itself.
 */
export function createBrowserVoice({ language, hear, sound, tell }: Options) {
  let abilities: Abilities = {};
  let wanted = true;
  let listening = false;
  let reader: Reader | undefined;
  let speaking = false;
  let stopped = false;

  const can = (what: Abilities) => {
    abilities = { ...abilities, ...what };
    tell(abilities);
  };
  const listener = createListener({
    language,
    tell: (hearing) => {
      listening = hearing === "starting" || hearing === "listening";
      // The cause would recur immediately, unless the cause is a hidden page.
      if (!listening && document.visibilityState === "visible") wanted = false;
      can({ hearing });
    },
    hear: ([best]) => hear(best ?? ""),
  });

  /** Listens exactly when it should. */
  function attend(): void {
    const should = wanted && !speaking && !stopped;
    if (should === listening) return;
    listening = should;
    if (should) listener.start();
    else listener.stop();
  }

  // A phone that was locked has ended what listened.
  document.addEventListener("visibilitychange", attend);

  function spoken(): void {
    if (!speaking) return;
    speaking = false;
    sound(false);
    attend();
  }

  return {
    speak(text: string): void {
      reader?.stop();
      speaking = true;
      attend();
      reader = createReader({
        language,
        text,
        tell: (state) => {
          if (state === "reading") return sound(true);
          if (state === "noVoice" || state === "unsupported") can({ voiceless: true });
          spoken();
        },
      });
      void reader.start();
    },
    hush(): void {
      reader?.stop();
      spoken();
    },
    mute(muted: boolean): void {
      wanted = !muted;
      attend();
    },
    stop(): void {
      stopped = true;
      reader?.stop();
      document.removeEventListener("visibilitychange", attend);
      attend();
    },
  };
}
