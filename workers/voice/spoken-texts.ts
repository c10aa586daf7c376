import type { VoiceLanguage } from "../shared/voice-contract.ts";
import en from "./locales/en.ts";
import es from "./locales/es.ts";
import he from "./locales/he.ts";

export type SpokenTexts = typeof en;

const TEXTS: Record<VoiceLanguage, SpokenTexts> = { en, es, he };

/** Spoken texts in one of the three languages. */
export const spokenTexts = (language: VoiceLanguage): SpokenTexts => TEXTS[language];
