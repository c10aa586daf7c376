import { readLinkNames } from "~/engines/knowledge/knowledge.server.ts";
import { type LinkName, mentionedIn } from "~/engines/knowledge/knowledge.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { createAssistant } from "~/services/assistant.server.ts";
import type { RateLimitService } from "~/services/rate-limit.server.ts";
import type { Reference } from "~/services/reference.server.ts";
import { type Database, isUnavailable } from "~db/client.ts";
import { answerQuestion, warningAnswer } from "./answer.server.ts";
import type { Answer } from "./answer.ts";
import { failureAnswer } from "./joe.commands.server.ts";
import { readQuestion } from "./question.ts";

interface Deps {
  db: Database;
  now: () => Date;
  language: Language;
  rateLimit: Pick<RateLimitService, "allows">;
  /** Without it no word of the answer leads to the glossary. */
  reference?: Reference;
}

/** What a page that only reads may say to a question, with the status that says so to programs. */
export interface EmbeddedAnswer {
  status: 200 | 429 | 500 | 503;
  /** Nothing where somebody has asked too often and tells of no danger. */
  answer?: Pick<Answer, "response" | "origin" | "language" | "citations" | "figure" | "math">;
  /** The terms of the glossary that the answer mentions. */
  links?: LinkName[];
}

/** What an answer mentions of the glossary, where it speaks the page's language. */
async function linksOf({ db, reference, language }: Deps, { response, language: said }: Answer) {
  if (!reference || said !== language) return [];
  return mentionedIn(response, await reference(`link names ${language}`, () => readLinkNames(db, language)));
}

/**
 * Answers a question from Joe's own notes. Nothing is kept: no conversation, no learning queue; and no language model
 * is asked, because an address is opened by anybody, any number of times. Whoever asks too often is still warned of a
 * danger, and so is whoever asks while nothing can be looked up.
 */
export async function readEmbeddedAnswer(deps: Deps, text: string): Promise<EmbeddedAnswer> {
  const question = readQuestion(text, deps.language);
  const warning = warningAnswer(question);
  try {
    const allowed = deps.rateLimit.allows("ask");
    if (!(await (warning ? allowed.catch(() => false) : allowed))) return { status: 429, answer: warning };
    const answer = await answerQuestion({ ...deps, assistant: createAssistant(undefined) }, question);
    if (answer.origin !== "unanswered") return { status: 200, answer, links: await linksOf(deps, answer) };
    // What Joe says in the chat is that the question was added to his queue, which nothing here does.
    return {
      status: 200,
      answer: { ...answer, response: translator(deps.language, "joe-answers")("unkept") },
    };
  } catch (error) {
    return { status: isUnavailable(error) ? 503 : 500, answer: failureAnswer(deps.language, error) };
  }
}
