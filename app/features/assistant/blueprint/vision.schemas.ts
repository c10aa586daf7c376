import type { CommandResult } from "~/lib/command-result.ts";

/** A picture that is sent to a model; the page makes its own smaller than this. */
export const MOST_ASKED_BYTES = 4 * 1024 * 1024;
/** Of the whole form: the picture and its frame. */
export const MOST_QUESTION_BYTES = MOST_ASKED_BYTES + 64 * 1024;
/** Longer side of the picture that the page sends, in pixels; models look at no more. */
export const ASKED_SIDE = 1_568;

/** What may be sent; what a picture really is, its bytes say. */
export const ASKED_FORMATS = ["png", "jpeg", "webp"] as const;

/** Why a model was not asked, or gave nothing that can be shown; each has its words under `errors.<code>`. */
export const VISION_ERRORS = ["consent", "picture", "tooLarge", "busy", "failed"] as const;
export type VisionError = (typeof VISION_ERRORS)[number];

export const VISION_STATUS = {
  consent: 400,
  picture: 400,
  tooLarge: 413,
  busy: 429,
  failed: 502,
} as const satisfies Record<VisionError, number>;

/** What came of asking a model about a picture. The text is untrusted and is only ever shown as text. */
export type VisionAnswer = CommandResult<VisionError, { text: string }>;

/** Who would get the picture. */
export interface VisionOffer {
  /** The host of the model's address. */
  host: string;
}
