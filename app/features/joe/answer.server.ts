import { ask, type Passage } from "~/engines/knowledge/knowledge.queries.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { AssistantService } from "~/services/assistant.server.ts";
import type { Database } from "~db/client.ts";
import type { Answer, Citation } from "./answer.ts";
import { type Complexity, complexityOf } from "./complexity.logic.ts";
import { labelOf } from "./rephrase.logic.ts";
import { rephrase } from "./rephrase.server.ts";
import { topicOf } from "./topics.logic.ts";

export interface AnswerDeps {
  db: Database;
  now: () => Date;
  language: Language;
  assistant: Pick<AssistantService, "complete">;
}

export interface AnswerOptions {
  /** Told by its words when left out or `auto`. */
  complexity?: Complexity | "auto";
  /** Called with what the answer is so far; all of it is provisional. */
  onText?: (text: string) => void;
  signal?: AbortSignal;
}

/** The words of a question that carry its meaning, longest first, at most six. */
function keywordsOf(question: string): string[] {
  const words = question.toLowerCase().match(/[\p{L}\p{N}]{4,30}/gu) ?? [];
  return [...new Set(words)].sort((a, b) => b.length - a.length).slice(0, 6);
}

const citationOf = (passage: Passage): Citation => ({
  label: labelOf(passage),
  edition: passage.edition,
  title: passage.title,
  confidence: passage.confidence,
  slug: passage.slug,
});

/** The passage as it stands, with its source. Whoever shows it adds that the local authority decides. */
function embedded({ body, ...passage }: Passage): string {
  return `${body} (${[labelOf(passage), passage.edition].filter(Boolean).join(", ")})`;
}

/**
 * Answers from the knowledge base, in the words of a language model where one is configured and keeps to it; an
 * answer of origin `unanswered` says that nothing is known.
 */
export async function answerQuestion(
  { db, language, assistant }: AnswerDeps,
  question: string,
  { complexity = "auto", onText, signal }: AnswerOptions = {},
): Promise<Answer> {
  const facts = {
    complexity: complexity === "auto" ? complexityOf(question) : complexity,
    category: topicOf(question) ?? "general",
    keywords: keywordsOf(question),
  };
  const passages = await ask(db, question, language);
  const [best] = passages;
  if (!best) {
    const response = translator(language, "joe-answers")("fallback");
    return { response, ...facts, citations: [], origin: "unanswered" };
  }
  const rephrased = await rephrase(assistant, { question, language, passages }, { onText, signal });
  if (!rephrased) {
    return {
      response: embedded(best),
      ...facts,
      citations: [citationOf(best)],
      origin: "knowledge",
    };
  }
  const { response, cited } = rephrased;
  return { response, ...facts, citations: cited.map(citationOf), origin: "assistant" };
}
