import { FORMAT_LOCALES, type Language } from "~/i18n/languages.ts";
import { piecesOf, voiceFor } from "./speech-pieces.ts";

/**
 * The state of the reader, or why it cannot read: no speech in this browser, no voice for the language, nothing to
 * read.
 */
export type ReadingState =
  | "starting"
  | "reading"
  | "paused"
  | "done"
  | "unsupported"
  | "noVoice"
  | "empty"
  | "failed";

/** Wait for browsers that load their voices late. */
const VOICES_MS = 1_500;

async function voicesOf(speech: SpeechSynthesis): Promise<SpeechSynthesisVoice[]> {
  if (speech.getVoices().length === 0) {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, VOICES_MS);
      speech.addEventListener?.(
        "voiceschanged",
        () => {
          clearTimeout(timer);
          resolve();
        },
        { once: true },
      );
    });
  }
  return speech.getVoices();
}

interface Options {
  language: Language;
  text: string;
  tell: (state: ReadingState) => void;
}

/**
 * Reads a text aloud. A pause cancels the speech and remembers the piece, because some phones treat the browser's own
 * pause as an end.
 */
export function createReader({ language, text, tell }: Options) {
  const pieces = piecesOf(text);
  let voice: SpeechSynthesisVoice | undefined;
  let at = 0;
  /** Incremented by every start and stop, so that late events of the previous speech are ignored. */
  let turn = 0;

  function speak(): void {
    const own = ++turn;
    const next = () => {
      const piece = pieces[at];
      if (own !== turn) return;
      if (piece === undefined) return tell("done");
      const utterance = new SpeechSynthesisUtterance(piece);
      utterance.lang = voice?.lang ?? FORMAT_LOCALES[language];
      utterance.voice = voice ?? null;
      utterance.onend = () => {
        if (own !== turn) return;
        at++;
        next();
      };
      utterance.onerror = () => {
        if (own === turn) tell("failed");
      };
      window.speechSynthesis.speak(utterance);
    };
    tell("reading");
    next();
  }

  function silence(): void {
    turn++;
    if ("speechSynthesis" in window) window.speechSynthesis.cancel();
  }

  return {
    async start(): Promise<void> {
      if (!("speechSynthesis" in window) || !("SpeechSynthesisUtterance" in window))
        return tell("unsupported");
      if (pieces.length === 0) return tell("empty");
      const own = ++turn;
      voice = voiceFor(await voicesOf(window.speechSynthesis), language);
      if (own !== turn) return;
      if (!voice) return tell("noVoice");
      // Cancels speech left over from another page of this site.
      window.speechSynthesis.cancel();
      speak();
    },
    pause(): void {
      silence();
      tell("paused");
    },
    resume: speak,
    stop: silence,
  };
}
export type Reader = ReturnType<typeof createReader>;
