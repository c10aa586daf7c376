import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { innermost, isUnavailable } from "~db/client.ts";
import { errorFields, log } from "~workers/shared/log.ts";

/** What the voice page shows of an answer of Joe's. All of it is text to be shown as text. */
export interface VoiceAnswer {
  response: string;
  complexity: "simple" | "medium" | "complex" | "expert";
  category: string;
  keywords: string[];
  citations: { label: string; edition: string; title: string }[];
  /** Where it came from; `assistant` is a language model. */
  origin: string;
  /** The whole question that a follow-up was read as. */
  asked?: string;
}

/** Why there is a backup answer: Joe failed, or said nothing. */
export type VoiceFailure = "failed" | "noResponse";

interface Deps {
  language: Language;
  /** Asks Joe. */
  ask: () => Promise<VoiceAnswer | undefined>;
  /** Who may be told that Joe fails. */
  contact?: string;
}

/** Joe's answer to a question of the voice page, or the built-in backup answer and why it stands there. */
export async function answerVoiceQuestion({
  language,
  ask,
  contact,
}: Deps): Promise<{ answer: VoiceAnswer; failure?: VoiceFailure }> {
  try {
    const answer = await ask();
    if (answer?.response.trim()) return { answer };
    return { answer: backupAnswer(language, contact), failure: "noResponse" };
  } catch (error) {
    // With the database out of reach it is the page that cannot answer, and asking again soon will help.
    if (error instanceof Response || isUnavailable(error)) throw error;
    log({ level: "error", event: "voice.joe-failed", ...errorFields(innermost(error)) });
    return { answer: backupAnswer(language, contact), failure: "failed" };
  }
}

function backupAnswer(language: Language, contact: string | undefined): VoiceAnswer {
  const t = translator(language, "voice-backup");
  const support = contact ? t("support", { contact }) : t("supportUnknown");
  return {
    response: `${t("topics")}\n\n${t("questions")}\n\n${t("retry")} ${support}`,
    complexity: "simple",
    category: "general",
    keywords: ["fallback", "error"],
    citations: [],
    origin: "backup",
  };
}
