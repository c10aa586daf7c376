import * as v from "valibot";
import { QUESTION_MAX } from "./question-limits.ts";
import { isSigned, signText } from "./tokens.ts";

/** How the voice worker forwards a rating of one of Joe's answers to the app. */

/** The app's path for ratings. The page's language is in the query, as with the question. */
export const VOICE_RATING_PATH = "/functions/joe-rating";

/**
 * The header with the voice worker's signature of the body: the path needs no sign-in, so only signed ratings are
 * accepted.
 */
export const RATING_SIGNATURE_HEADER = "x-rating-signature";

const PURPOSE = "voice rating";

export const voiceRatingSchema = v.object({
  /** Names the answer, and nothing else: neither its conversation nor who asked. */
  answer: v.pipe(v.string(), v.uuid()),
  question: v.pipe(v.string(), v.minLength(1), v.maxLength(QUESTION_MAX)),
  /** The source of the answer, as reported by the assistant function. */
  origin: v.pipe(v.string(), v.maxLength(40)),
  rating: v.picklist(["like", "dislike"]),
});
export type VoiceRating = v.InferOutput<typeof voiceRatingSchema>;

export const signRating = (secret: string, body: string): Promise<string> => signText(secret, PURPOSE, body);

/** The rating that the voice worker signed, or undefined for whatever else it is. */
export async function readRating(
  secret: string,
  body: string,
  signature: string,
): Promise<VoiceRating | undefined> {
  if (!(await isSigned(secret, PURPOSE, body, signature))) return undefined;
  return v.parse(voiceRatingSchema, JSON.parse(body));
}
