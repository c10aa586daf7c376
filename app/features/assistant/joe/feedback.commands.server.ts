import { and, eq, isNull, notInArray, sql } from "drizzle-orm";
import type { Language } from "~/i18n/languages.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { foldedQuestion } from "~/lib/folded-question.ts";
import { isRepeat, submissionKey, takeOnce } from "~/services/submissions.server.ts";
import type { Owner } from "~/services/visitor.server.ts";
import { type Database, isTaken } from "~db/client.ts";
import { chatMessages, questionAskers, spokenRatings, unansweredQuestions } from "~db/schema/assistant.ts";
import type { VoiceRating } from "~workers/shared/voice-rating.ts";
import { ORIGINS } from "./answer.ts";
import { askedAnew } from "./joe.commands.server.ts";
import { mayBeRated, UNRATED } from "./rating.logic.ts";

interface Deps {
  db: Database;
  now: () => Date;
  language: Language;
}

interface Rating {
  owner: Owner;
  /** The member, when there is one: told when the disliked question has been answered. */
  userId?: string;
  /** The id of the answer's line. */
  message: string;
  feedback: "like" | "dislike";
}

export type FeedbackResult = CommandResult<"given" | "unknown">;

/** An answer of the owner's that can be rated. */
const ratedLine = ({ owner, message }: Rating) =>
  and(
    eq(chatMessages.id, message),
    eq(chatMessages.owner, owner),
    eq(chatMessages.role, "assistant"),
    notInArray(chatMessages.origin, [...UNRATED]),
  );

/** The answer's feedback and the question that it followed; undefined when the owner has no such answer. */
async function findAnswer(db: Database, rating: Rating) {
  const question = sql<string | null>`(select line.content from ${chatMessages} as line
    where line.owner = ${rating.owner} and line.role = 'user'
      and (line.position, line.id) < (chat_messages.position, chat_messages.id)
    order by line.position desc, line.id desc limit 1)`;
  const [found] = await db
    .select({ feedback: chatMessages.feedback, question })
    .from(chatMessages)
    .where(ratedLine(rating));
  return found;
}

/** Puts the question of a disliked answer into the learning queue; one that was dismissed waits again. */
function queueDisliked({ db, now, language }: Deps, question: string, userId: string | undefined) {
  const askedAt = now().toISOString();
  const record = db
    .insert(unansweredQuestions)
    .values({
      question,
      frequency: 1,
      userId: userId ?? null,
      askedAt,
      status: "pending",
      folded: foldedQuestion(question),
      language,
      reason: "disliked",
    })
    .onConflictDoUpdate({
      target: unansweredQuestions.question,
      set: {
        frequency: sql`${unansweredQuestions.frequency} + 1`,
        askedAt,
        userId: sql`coalesce(excluded.user_id, ${unansweredQuestions.userId})`,
        reason: "disliked",
        status: askedAnew,
      },
    });
  if (!userId) return [record];
  return [record, db.insert(questionAskers).values({ question, userId }).onConflictDoNothing()];
}

function compare(wanted: Rating["feedback"], given: Rating["feedback"] | null | undefined): FeedbackResult {
  return given === wanted ? { ok: true } : { ok: false, error: given ? "given" : "unknown" };
}

/**
 * Keeps what the owner thinks of an answer, once. Given again it changes nothing: the same is answered as the first
 * time, the opposite is refused.
 */
export async function giveFeedback(deps: Deps, rating: Rating): Promise<FeedbackResult> {
  const { db } = deps;
  const { owner, userId, message, feedback } = rating;
  const answer = await findAnswer(db, rating);
  if (!answer || answer.feedback) return compare(feedback, answer?.feedback);
  const { question } = answer;
  try {
    await db.batch([
      // One key an answer, whichever button was pressed: of two presses at once one is taken.
      takeOnce(db, owner, await submissionKey("feedback", message), deps.now()),
      db
        .update(chatMessages)
        .set({ feedback })
        .where(and(ratedLine(rating), isNull(chatMessages.feedback))),
      ...(feedback === "dislike" && question ? queueDisliked(deps, question, userId) : []),
    ]);
    return { ok: true };
  } catch (error) {
    if (!isRepeat(error)) throw error;
    return compare(feedback, (await findAnswer(db, rating))?.feedback);
  }
}

/**
 * Keeps what somebody who talks with Joe thinks of an answer, once: nobody's, beside its question. What says that there
 * is no answer is not rated, as in the chat.
 */
export async function rateSpoken(
  deps: Deps,
  { answer, question, origin, rating }: VoiceRating,
): Promise<CommandResult> {
  const { db, now, language } = deps;
  if (!mayBeRated(ORIGINS.find((one) => one === origin) ?? null)) return { ok: true };
  const row = { answer, question, language, rating, createdAt: now().toISOString() };
  try {
    await db.batch([
      db.insert(spokenRatings).values(row),
      ...(rating === "dislike" ? queueDisliked(deps, question, undefined) : []),
    ]);
  } catch (error) {
    if (!isTaken(error, "spoken_ratings.answer")) throw error;
  }
  return { ok: true };
}

/**
 * Puts what somebody found wrong with something that was worked out into the learning queue, once per form. A member is
 * told when it has been answered.
 */
export async function reportWrong(
  deps: Deps,
  { owner, userId, idem, text }: { owner: Owner; userId?: string; idem: string; text: string },
): Promise<CommandResult> {
  const { db, now } = deps;
  try {
    await db.batch([
      takeOnce(db, owner, await submissionKey(idem, text), now()),
      ...queueDisliked(deps, text, userId),
    ]);
  } catch (error) {
    if (!isRepeat(error)) throw error;
  }
  return { ok: true };
}
