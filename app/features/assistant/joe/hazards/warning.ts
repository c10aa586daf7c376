import type { Language } from "~/i18n/languages.ts";
import type { Translate } from "~/i18n/translator.ts";
import type { Citation } from "../answer.ts";
import { HAZARD_SIGNS, type Hazard } from "./dangers/dangers.ts";
import { LEADS } from "./hazard.ts";
import { languageOf } from "./question-language.logic.ts";
import { toldBy } from "./recognise.logic.ts";
import { SOURCES } from "./sources.data.ts";

/** What is to be done now about the danger that a question tells of. */
export interface Warning {
  /** The gravest first. */
  hazards: readonly Hazard[];
  /** Whether it is plain which danger it is. Where it is not, what helps in all of them is told first. */
  isCertain: boolean;
  /** The question's, whatever the page's. */
  language: Language;
  citations: Citation[];
}

export function warningOf(question: string, page: Language): Warning | undefined {
  const { hazards, isCertain } = toldBy(question);
  if (hazards.length === 0) return undefined;
  const sources = new Set(hazards.flatMap((hazard) => HAZARD_SIGNS[hazard].sources));
  return {
    hazards,
    isCertain,
    language: languageOf(question, page),
    citations: [...sources].map((source) => ({
      label: SOURCES[source],
      edition: "",
      title: "",
      confidence: "known",
    })),
  };
}

/** A title, so that whoever is in another scene sees that it is not theirs, and numbered steps. */
function sayScene(text: string): string {
  const [title, ...steps] = text.split("\n");
  return [`${title}:`, ...steps.map((step, n) => `${n + 1}. ${step}`)].join("\n");
}

/** Its words: who is called, then what is done, step by step, in each scene that it may be. */
export function sayWarning({ hazards, isCertain }: Warning, t: Translate<"joe-hazards">): string {
  const lead = LEADS.find((each) => hazards.some((hazard) => HAZARD_SIGNS[hazard].lead === each)) ?? "stop";
  const scenes = hazards.map((hazard) => t(`texts.${hazard}`));
  return [t(`leads.${lead}`), ...(isCertain ? scenes : [t("general"), ...scenes]).map(sayScene)].join("\n\n");
}

/** The same with a line on where it is drawn from, for where no list of sources stands beside it. */
export function sayWarningWithSources(warning: Warning, t: Translate<"joe-hazards">): string {
  const sources = warning.citations.map(({ label }) => label).join("; ");
  return `${sayWarning(warning, t)}\n\n${t("sources", { sources })}`;
}
