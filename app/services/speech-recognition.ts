import { FORMAT_LOCALES, type Language } from "~/i18n/languages.ts";

/** The state of recognition, or the reason why it ended. */
export type ListeningState = "starting" | "listening" | "denied" | "unsupported" | "noMicrophone" | "failed";

/** The part of the Web Speech recognition API that is used; TypeScript's DOM library does not include it. */
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  onstart: (() => void) | null;
  onend: (() => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onresult: ((event: { resultIndex: number; results: ArrayLike<Result> }) => void) | null;
  start(): void;
  abort(): void;
}
type Result = ArrayLike<{ transcript: string }> & { isFinal: boolean };
type RecognitionClass = new () => Recognition;

/** The browser's recognition, with or without vendor prefix, if it has one. */
function recognitionOf(browser: object): RecognitionClass | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = browser as Record<
    string,
    RecognitionClass | undefined
  >;
  return SpeechRecognition ?? webkitSpeechRecognition;
}

/** Why a recognition ended by itself; silence is not a reason to stop. */
const REASONS: Record<string, ListeningState> = {
  "not-allowed": "denied",
  "service-not-allowed": "denied",
  "audio-capture": "noMicrophone",
  "language-not-supported": "unsupported",
  network: "failed",
};

/** A recognition that ends sooner than this did not work. */
const BRIEF_MS = 500;
const MOST_BRIEF = 3;

interface Options {
  language: Language;
  tell: (state: ListeningState) => void;
  /** The recognised texts, best guess first. */
  hear: (guesses: string[]) => void;
}

/** Listens until it is stopped. Browsers end a recognition after a silence; it is then restarted. */
export function createListener({ language, tell, hear }: Options) {
  const Class = recognitionOf(window);
  let recognition: Recognition | undefined;
  let brief = 0;

  function begin(Recogniser: RecognitionClass): void {
    const own = new Recogniser();
    recognition = own;
    own.lang = FORMAT_LOCALES[language];
    own.continuous = true;
    own.interimResults = false;
    own.maxAlternatives = 3;
    let begunAt = Date.now();
    let reason: ListeningState | undefined;
    own.onstart = () => {
      begunAt = Date.now();
      tell("listening");
    };
    own.onerror = ({ error }) => {
      reason = REASONS[error];
    };
    own.onresult = ({ resultIndex, results }) => {
      for (const result of Array.from(results).slice(resultIndex)) {
        if (result.isFinal) hear(Array.from(result, ({ transcript }) => transcript));
      }
    };
    own.onend = () => {
      if (recognition !== own) return;
      brief = Date.now() - begunAt < BRIEF_MS ? brief + 1 : 0;
      if (reason || brief > MOST_BRIEF) {
        recognition = undefined;
        tell(reason ?? "failed");
      } else begin(Recogniser);
    };
    try {
      own.start();
    } catch {
      recognition = undefined;
      tell("failed");
    }
  }

  return {
    start(): void {
      if (Class) begin(Class);
      else tell("unsupported");
    },
    stop(): void {
      const last = recognition;
      recognition = undefined;
      last?.abort();
    },
  };
}
