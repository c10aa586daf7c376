import type { Page } from "@playwright/test";

interface Spoken {
  text: string;
  lang: string;
}

/** Voices of these languages that speak until they are told to stop, a piece every few milliseconds. */
export async function stubSpeech(page: Page, languages: string[]): Promise<void> {
  await page.addInitScript((langs) => {
    const spoken: Spoken[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    class Utterance {
      text: string;
      lang = "";
      voice: unknown = null;
      onend?: () => void;
      onerror?: () => void;
      constructor(text: string) {
        this.text = text;
      }
    }
    const speech = {
      speaking: false,
      getVoices: () => langs.map((lang) => ({ lang, name: lang, localService: true, default: false })),
      speak(utterance: Utterance) {
        spoken.push({ text: utterance.text, lang: utterance.lang });
        speech.speaking = true;
        // The third piece lasts, so that there is something to pause.
        if (spoken.length >= 3) return;
        timer = setTimeout(() => {
          speech.speaking = false;
          utterance.onend?.();
        }, 5);
      },
      cancel() {
        clearTimeout(timer);
        speech.speaking = false;
      },
      addEventListener() {},
    };
    Object.defineProperty(window, "speechSynthesis", { value: speech, configurable: true });
    Object.defineProperty(window, "SpeechSynthesisUtterance", { value: Utterance, configurable: true });
    Object.assign(window, { spoken });
  }, languages);
}

/** What was spoken on this page so far. */
export function spokenOn(page: Page): Promise<Spoken[]> {
  return page.evaluate(() => [...(window as unknown as { spoken: Spoken[] }).spoken]);
}

/** A browser without any recognition of speech. */
export async function withoutRecognition(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ["SpeechRecognition", "webkitSpeechRecognition"]) {
      Object.defineProperty(window, name, { value: undefined, configurable: true });
    }
  });
}

/** A recognition that hears what the test says. */
export async function stubRecognition(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class Recognition {
      onstart?: () => void;
      onend?: () => void;
      start() {
        Object.assign(window, { recognition: this });
        queueMicrotask(() => this.onstart?.());
      }
      abort() {
        this.onend?.();
      }
    }
    for (const name of ["SpeechRecognition", "webkitSpeechRecognition"]) {
      Object.defineProperty(window, name, { value: Recognition, configurable: true });
    }
  });
}

interface Listening {
  recognition: {
    onresult: (event: unknown) => void;
    onerror: (event: unknown) => void;
    onend: () => void;
  };
}

/** Somebody says something to the page. */
export async function hear(page: Page, words: string): Promise<void> {
  await page.evaluate((transcript) => {
    const result = Object.assign([{ transcript }], { isFinal: true });
    (window as unknown as Listening).recognition.onresult({ resultIndex: 0, results: [result] });
  }, words);
}

/** The visitor answers no when the browser asks for the microphone. */
export async function refuseMicrophone(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { recognition } = window as unknown as Listening;
    recognition.onerror({ error: "not-allowed" });
    recognition.onend();
  });
}

/** A device that can vibrate; answers a reader of what it was asked on the present page. */
export async function stubVibration(page: Page): Promise<() => Promise<number[][]>> {
  await page.addInitScript(() => {
    const felt: number[][] = [];
    Object.defineProperty(navigator, "vibrate", { value: (pattern: number[]) => felt.push(pattern) > 0 });
    Object.assign(window, { felt });
  });
  return () => page.evaluate(() => [...(window as unknown as { felt: number[][] }).felt]);
}
