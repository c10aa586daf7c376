import type { Passage } from "~/engines/knowledge/knowledge.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { AssistantService } from "~/services/assistant.server.ts";
import { labelOf } from "./rephrase.logic.ts";
import { rephrase } from "./rephrase.server.ts";

/** A text of the knowledge base in one language, sentence by sentence. */
export interface Wording {
  slug: string;
  language: Language;
  title: string;
  section: string;
  edition: string;
  sentences: readonly string[];
}

/** Read by the model alone, so it has no locale. */
const askFor = ({ title }: Wording) =>
  `Hold the toolbox talk "${title}" with a crew: what can kill or maim them first, then what they have to do, short.`;

/**
 * A text in a model's wording: chosen, ordered, joined or shortened, and held against the text sentence by sentence, as an
 * answer is. Undefined where there is no provider, where it fails, and where nothing is left: then the text stands as it is.
 */
export async function reworded(
  assistant: Pick<AssistantService, "complete">,
  text: Wording,
): Promise<string | undefined> {
  const { slug, language, title, section, edition, sentences } = text;
  const passage: Passage = {
    kind: "talk",
    confidence: "known",
    ...{ slug, section, edition, source: "", reviewedAt: "" },
    ...{ language, title, body: sentences.join(" "), coverage: 1, score: 1 },
  };
  const said = await rephrase(assistant, { question: askFor(text), language, passages: [passage] });
  // All of it is of one text, which the page names once.
  return said?.response.replaceAll(` (${labelOf(passage)})`, "");
}
