import type { CommandResult } from "~/lib/command-result.ts";
import { isRepeat, submissionKey, takeOnce } from "~/services/submissions.server.ts";
import type { Owner } from "~/services/visitor.server.ts";
import { innermost } from "~db/client.ts";
import { errorFields, log } from "~workers/shared/log.ts";
import { type AnswerDeps, type AnswerOptions, answerQuestion } from "./answer.server.ts";
import type { Answer } from "./answer.ts";
import { recordUnanswered } from "./joe.commands.server.ts";
import type { Question } from "./question.ts";

interface SingleQuestion {
  question: Question;
  /** Who is told when an unanswered question gets its answer; nobody for an anonymous one. */
  userId?: string;
  /** The form it came with: sent twice, the question is still asked once. */
  form?: { owner: Owner; idem: string };
}

/**
 * Answers a question outside of a conversation. One that nobody can answer goes into the learning queue; when the
 * queue refuses, that is only logged.
 */
export async function answerSingle(
  deps: AnswerDeps,
  { question, userId, form }: SingleQuestion,
  options: AnswerOptions = {},
): Promise<CommandResult<never, { answer: Answer }>> {
  const answer = await answerQuestion(deps, question, options);
  if (answer.origin !== "unanswered") return { ok: true, answer };
  const { db, now } = deps;
  const { text, language } = question;
  const at = now();
  const record = recordUnanswered(db, { question: text, language, userId, at: at.toISOString() });
  try {
    if (!form) await db.batch(record);
    else await db.batch([takeOnce(db, form.owner, await submissionKey(form.idem, text), at), ...record]);
  } catch (error) {
    if (!isRepeat(error))
      log({ level: "error", event: "joe.unanswered-not-kept", ...errorFields(innermost(error)) });
  }
  return { ok: true, answer };
}
