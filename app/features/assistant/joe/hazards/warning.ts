import type { Language } from "~/i18n/languages.ts";
import type { Translate } from "~/i18n/translator.ts";
import type { Citation } from "../answer.ts";
import { HAZARD_SIGNS, type Hazard } from "./dangers/dangers.ts";
import { LEADS } from "./hazard.ts";
import { languageOf } from "./question-language.logic.ts";
import { hazardsOf } from "./recognise.logic.ts";
import { SOURCES } from "./sources.data.ts";

/** What is to be done now about the danger that a question tells of. */
export interface Warning {
  /** The gravest first. */
  hazards: readonly Hazard[];
  /** The question's, whatever the page's. */
  language: Language;
  citations: Citation[];
}

export function warningOf(question: string, page: Language): Warning | undefined {
  const hazards = hazardsOf(question);
  if (hazards.length === 0) return undefined;
  const sources = new Set(hazards.flatMap((hazard) => HAZARD_SIGNS[hazard].sources));
  return {
    hazards,
    language: languageOf(question, page),
    citations: [...sources].map((source) => ({
      label: SOURCES[source],
      edition: "",
      title: "",
      confidence: "known",
    })),
  };
}

/** Its words: who is called, then what is done, step by step. */
export function sayWarning({ hazards }: Warning, t: Translate<"joe-hazards">): string {
  const lead = LEADS.find((each) => hazards.some((hazard) => HAZARD_SIGNS[hazard].lead === each)) ?? "stop";
  const told = hazards.map((hazard) =>
    t(`texts.${hazard}`)
      .split("\n")
      .map((step, n) => `${n + 1}. ${step}`)
      .join("\n"),
  );
  return [t(`leads.${lead}`), ...told].join("\n\n");
}

/** The same with a line on where it is drawn from, for where no list of sources stands beside it. */
export function sayWarningWithSources(warning: Warning, t: Translate<"joe-hazards">): string {
  const sources = warning.citations.map(({ label }) => label).join("; ");
  return `${sayWarning(warning, t)}\n\n${t("sources", { sources })}`;
}
