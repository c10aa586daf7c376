import { useState } from "react";
import { useText } from "~/i18n/i18n.tsx";
import type { Language } from "~/i18n/languages.ts";
import { Button } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";

/** The voice that is asked for; the device may have another of the language. */
const VOICES: Record<Language, string> = { en: "en-US", es: "es-MX", he: "he-IL" };

/** Whether the device has a voice; a list that is not loaded yet says nothing. */
function hasVoice(language: Language): boolean {
  const voices = window.speechSynthesis.getVoices();
  // Android writes "he_IL", and older systems "iw".
  const wanted = language === "he" ? /^(?:he|iw)\b/i : new RegExp(`^${language}\\b`, "i");
  return voices.length === 0 || voices.some(({ lang }) => wanted.test(lang.replace("_", "-")));
}

/** Says a word with the voice of the browser. It is there with scripts only, and says so where the device has no voice. */
export function Hear({ name, language }: { name: string; language: Language }) {
  const t = useText("lingo");
  const [silent, setSilent] = useState(false);
  function say() {
    if (!("speechSynthesis" in window) || !hasVoice(language)) return setSilent(true);
    const words = new SpeechSynthesisUtterance(name.replace(/\(.*?\)/g, ""));
    words.lang = VOICES[language];
    words.rate = 0.85;
    words.onerror = ({ error }) => setSilent(error !== "canceled" && error !== "interrupted");
    window.speechSynthesis.cancel();
    window.speechSynthesis.speak(words);
    setSilent(false);
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-2 noscript:hidden">
      <Button
        type="button"
        variant="ghost"
        size="icon"
        onClick={say}
        aria-label={t("hear", { name: `\u2068${name}\u2069` })}
      >
        <Icon name="volume-2" />
      </Button>
      <span role="status" className="text-sm text-muted">
        {silent && t("noVoice")}
      </span>
    </span>
  );
}
