import { eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { foldedQuestion } from "~/lib/folded-question.ts";
import { isRepeat, submissionKey, takeOnce } from "~/services/submissions.server.ts";
import type { Owner } from "~/services/visitor.server.ts";
import { type Database, innermost, isUnavailable } from "~db/client.ts";
import { chatMessages, questionAskers, unansweredQuestions } from "~db/schema/assistant.ts";
import { errorFields, log } from "~workers/shared/log.ts";
import { type AnswerDeps, type AnswerOptions, answerQuestion } from "./answer.server.ts";
import type { Answer, AnswerDetails } from "./answer.ts";
import type { Question } from "./question.ts";

type Statement = BatchItem<"sqlite">;

/** A dismissed question that is asked again waits again; an answered one stays answered. */
export const askedAnew = sql`case when ${unansweredQuestions.status} = 'dismissed' then 'pending' else ${unansweredQuestions.status} end`;

/**
 * Records a question nobody could answer: frequency 1 at first, one more and a fresh time when it comes again. A
 * member who asks is told when it is answered.
 */
export function recordUnanswered(
  db: Database,
  { question, language, userId, at }: { question: string; language: Language; userId?: string; at: string },
): [Statement, ...Statement[]] {
  const folded = foldedQuestion(question);
  const upsert = db
    .insert(unansweredQuestions)
    .values({
      question,
      frequency: 1,
      userId: userId ?? null,
      askedAt: at,
      status: "pending",
      folded,
      language,
      // Typed another way it is the same question: it joins the one that was there first.
      mergedInto: sql`(select q.question from unanswered_questions q where q.folded = ${folded}
        and q.question <> ${question} and q.merged_into is null order by q.asked_at limit 1)`,
    })
    .onConflictDoUpdate({
      target: unansweredQuestions.question,
      set: {
        frequency: sql`${unansweredQuestions.frequency} + 1`,
        askedAt: at,
        userId: sql`coalesce(excluded.user_id, ${unansweredQuestions.userId})`,
        folded: sql`excluded.folded`,
        status: askedAnew,
      },
    });
  if (!userId) return [upsert];
  return [upsert, db.insert(questionAskers).values({ question, userId }).onConflictDoNothing()];
}

/** Both or neither; when only the learning queue refuses, that is logged and the conversation is kept without it. */
async function keepUnanswered(
  db: Database,
  keep: readonly [Statement, ...Statement[]],
  record: readonly Statement[],
): Promise<void> {
  try {
    await db.batch([...keep, ...record]);
  } catch (error) {
    if (isRepeat(error) || isUnavailable(error)) throw error;
    log({ level: "error", event: "joe.unanswered-not-kept", ...errorFields(innermost(error)) });
    await db.batch(keep);
  }
}

/**
 * Answers a question and keeps both lines in the owner's conversation, once per form. The provider is asked outside
 * the batch; everything that is written is written in one. When nothing of that works, Joe says so.
 */
export async function ask(
  deps: AnswerDeps,
  input: { idem: string; question: Question; owner: Owner; userId?: string },
  options: AnswerOptions = {},
): Promise<CommandResult<never, { answer: Answer }>> {
  const { db, now } = deps;
  const { owner, userId } = input;
  const { text: question, typed = question, language } = input.question;
  const answer = await answerQuestion(deps, input.question, options);
  const at = now();
  const line = { owner, position: at.getTime(), createdAt: at.toISOString() };
  // Lines of one moment follow their ids, so that an answer stays beside its question.
  const turn = crypto.randomUUID();
  const key = await submissionKey(input.idem, typed);
  const { response: content, origin, complexity, citations, figure, math, asked } = answer;
  const details: AnswerDetails = { language: answer.language, citations, figure, math, asked };
  const keep = [
    takeOnce(db, owner, key, at),
    db.insert(chatMessages).values([
      { ...line, id: `${turn}.1`, role: "user", content: typed },
      { ...line, id: `${turn}.2`, role: "assistant", content, origin, complexity, details },
    ]),
  ] as const;
  try {
    if (origin !== "unanswered") await db.batch(keep);
    else {
      const record = recordUnanswered(db, { question, language, userId, at: line.createdAt });
      await keepUnanswered(db, keep, record);
    }
  } catch (error) {
    if (!isRepeat(error)) throw error;
  }
  return { ok: true, answer };
}

/** What Joe says when the whole flow failed; the page still answers. */
export function failureAnswer(language: Language, error: unknown): Answer {
  log({ level: "error", event: "joe.failed", ...errorFields(innermost(error)) });
  return {
    response: translator(language, "joe-answers")("failure"),
    complexity: "simple",
    category: "general",
    keywords: [],
    language,
    citations: [],
    origin: "failure",
  };
}

export async function clearConversation(
  { db }: Pick<AnswerDeps, "db">,
  owner: Owner,
): Promise<CommandResult> {
  await db.delete(chatMessages).where(eq(chatMessages.owner, owner));
  return { ok: true };
}
