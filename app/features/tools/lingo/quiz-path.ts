import type { Language } from "~/i18n/languages.ts";

interface Quiz {
  shown: Language;
  asked: Language;
  trade?: string;
  set: number;
  /** Of how many questions, and what was missed, as `writeMissed` writes it. */
  of?: number;
  missed?: string;
}

/** The address of a quiz, or of its result. */
export function quizPath({ shown, asked, trade, set, of, missed }: Quiz): string {
  const params = new URLSearchParams({ shown, asked });
  if (trade) params.set("trade", trade);
  params.set("set", String(set));
  if (of) params.set("of", String(of));
  if (missed) params.set("missed", missed);
  return `/lingo-quiz?${params}`;
}
