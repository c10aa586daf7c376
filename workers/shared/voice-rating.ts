import * as v from "valibot";
import { QUESTION_MAX } from "./question-limits.ts";
import { isSigned, signText } from "./tokens.ts";

/** How the voice worker tells the app what somebody who talks with Joe thinks of an answer of his. */

/** Where the app takes it. The page's language stands in the query, as with the question. */
export const VOICE_RATING_PATH = "/functions/joe-rating";

/** The header with which the voice worker signs the body: nobody else may rate what nobody has to be signed in for. */
export const RATING_SIGNATURE_HEADER = "x-rating-signature";

const PURPOSE = "voice rating";

export const voiceRatingSchema = v.object({
  /** Names the answer, and nothing else: neither its conversation nor who asked. */
  answer: v.pipe(v.string(), v.uuid()),
  question: v.pipe(v.string(), v.minLength(1), v.maxLength(QUESTION_MAX)),
  /** Where the answer came from, as the assistant function said. */
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
