import { useEffect, useRef, useState } from "react";
import type { Language } from "~/i18n/languages.ts";
import type { Reader, ReadingState } from "~/services/speech-synthesis.ts";
import { Button } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";

export interface ListenProps {
  /** What is read, and in which language. */
  text: string;
  language: Language;
  /** The words of the button; they come with the page, so that hydration loads no texts. */
  words: { listen: string; stop: string; noVoice: string };
}

const SILENT: readonly ReadingState[] = ["unsupported", "noVoice", "failed", "empty"];

/** Reads a talk aloud with the voice of the browser. It is there with scripts only; the reader is loaded when it is pressed. */
export function Listen({ text, language, words }: ListenProps) {
  const [state, setState] = useState<ReadingState>();
  const reader = useRef<Reader>();
  useEffect(() => () => reader.current?.stop(), []);
  const going = state === "starting" || state === "reading";
  async function press() {
    if (going) {
      reader.current?.stop();
      return setState(undefined);
    }
    setState("starting");
    try {
      const { createReader } = await import("~/services/speech-synthesis.ts");
      reader.current = createReader({ language, text, tell: setState });
      await reader.current.start();
    } catch {
      setState("failed");
    }
  }
  return (
    <div className="sheet flex flex-wrap items-center gap-3 pt-6 noscript:hidden print:hidden">
      <Button type="button" variant="outline" onClick={press}>
        <Icon name={going ? "x" : "volume-2"} />
        {going ? words.stop : words.listen}
      </Button>
      <span role="status" className="text-sm text-muted">
        {state && SILENT.includes(state) && words.noVoice}
      </span>
    </div>
  );
}
