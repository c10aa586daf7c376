import * as v from "valibot";
import { QUERY_MAX_CHARACTERS } from "./search-limits.ts";

/**
 * The contract between the app worker and the search worker: `POST /search` with a SearchRequest returns a
 * SearchAnswer, or a stream of SearchEvents if the request asks for one. It is independent of any provider, so that
 * changing the provider affects the search worker only.
 *
 * The worker returns codes. Texts for visitors are in the app's locale files; the only prose in the contract is a
 * provider's answer.
 */
export const SEARCH_PATH = "/search";

/** An opaque id that a budget is counted by: hashed; never a name or an address. */
const countedId = v.pipe(v.string("malformed"), v.minLength(1, "malformed"), v.maxLength(128, "malformed"));

export const searchRequestSchema = v.object({
  query: v.pipe(
    v.string("malformed"),
    v.trim(),
    v.check(hasVisibleCharacter, "empty-query"),
    v.maxLength(QUERY_MAX_CHARACTERS, "too-long"),
  ),
  language: v.picklist(["en", "es", "he"], "malformed"),
  /** The account, or the guest. */
  visitor: countedId,
  /** The network that the visitor comes from, with whatever accounts. */
  network: countedId,
  /** Whether the answer is to come piece by piece, as it is written. */
  stream: v.optional(v.boolean("malformed"), false),
});

export type SearchRequest = v.InferOutput<typeof searchRequestSchema>;

/** False for a text of nothing but spaces, control characters and invisible marks, such as a lone direction mark. */
function hasVisibleCharacter(text: string): boolean {
  return /[^\p{Z}\p{C}]/u.test(text);
}

/** Every way a search can fail, with the HTTP status of the response. */
export const SEARCH_ERROR_STATUS = {
  /** The query has no visible character. */
  "empty-query": 400,
  /** The query has more than QUERY_MAX_CHARACTERS. */
  "too-long": 400,
  /** The body is not the JSON of a SearchRequest. */
  malformed: 400,
  "not-found": 404,
  "method-not-allowed": 405,
  /** The body is larger than any SearchRequest can be. */
  "too-large": 413,
  /** The content type is not application/json. */
  "unsupported-media-type": 415,
  /** A fault of the worker itself. */
  internal: 500,
  /** A variable of the worker's environment has an impossible value; the worker's log names it. */
  misconfigured: 500,
  /** This visitor has used up today's provider calls. */
  "visitor-budget": 429,
  /** The visitor's network has, with all its accounts. */
  "network-budget": 429,
  /** All visitors together have. */
  "daily-budget": 429,
  /** The provider refused, failed or answered nonsense. */
  "provider-failed": 502,
} as const satisfies Record<string, number>;

export type SearchError = keyof typeof SEARCH_ERROR_STATUS;

const searchErrors = Object.keys(SEARCH_ERROR_STATUS) as SearchError[];

/** A source of an answer. Title and address are a third party's words: shown as text, linked as external. */
const citationSchema = v.object({
  /** `[number]` in the text means this source. */
  number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
  url: v.pipe(v.string(), v.maxLength(2048), v.url(), v.regex(/^https?:\/\//)),
});

export type Citation = v.InferOutput<typeof citationSchema>;

export const ANSWER_MAX_CHARACTERS = 20_000;
export const CITATIONS_MAX = 20;

const answeredSchema = v.object({
  ok: v.literal(true),
  canned: v.literal(false),
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(ANSWER_MAX_CHARACTERS)),
  /** By rising number, each number once. */
  citations: v.pipe(v.array(citationSchema), v.maxLength(CITATIONS_MAX)),
  /** When the provider gave it, ISO 8601, UTC: an answer may be a kept one. */
  answeredAt: v.pipe(v.string(), v.isoTimestamp()),
  /** A kept answer past its time, given because the provider could not be asked now. */
  stale: v.boolean(),
  /** The text is truncated. Answers cached before this field existed are complete. */
  partial: v.optional(v.boolean(), false),
});

export type Answered = v.InferOutput<typeof answeredSchema>;

/**
 * - answered: `text` is the provider's prose, `[n]` in it means the citation of that number, if there is one.
 * - canned: nobody was asked, and `reason` says why; the page shows its own translated text for the reason.
 *   A canned answer is a success: the product works without a provider's key.
 * - failed: `error` is a code; the page falls back to its own text and its local results.
 */
export const searchAnswerSchema = v.variant("ok", [
  v.variant("canned", [
    answeredSchema,
    v.object({
      ok: v.literal(true),
      canned: v.literal(true),
      reason: v.picklist(["no-key"]),
      text: v.null(),
      citations: v.pipe(v.array(citationSchema), v.maxLength(0)),
    }),
  ]),
  v.object({ ok: v.literal(false), error: v.picklist(searchErrors) }),
]);

export type SearchAnswer = v.InferOutput<typeof searchAnswerSchema>;

export const SEARCH_STREAM_TYPE = "application/x-ndjson";

/**
 * One line of a streamed answer, as JSON. `text` is what was written since the previous line. The last line, and only
 * it, is `answer`: the complete, checked answer, which replaces all pieces before it. A stream without it has failed.
 * An empty line has no content: it is a heartbeat, because only a write shows that the reader has left.
 */
export type SearchEvent = { type: "text"; text: string } | { type: "answer"; answer: SearchAnswer };

/** The state of a configured provider in `/healthz` of the search worker. */
export const PROVIDER_CONFIGURED = "configured";

/** Checks a request on either side. The error is the code that the worker would answer with. */
export function parseSearchRequest(
  value: unknown,
): { ok: true; request: SearchRequest } | { ok: false; error: "empty-query" | "too-long" | "malformed" } {
  const parsed = v.safeParse(searchRequestSchema, value);
  if (parsed.success) return { ok: true, request: parsed.output };
  const messages = parsed.issues.map((issue) => issue.message);
  // A request that is wrong in several ways is malformed: its query cannot be the visitor's only mistake.
  if (messages.every((message) => message === "empty-query")) return { ok: false, error: "empty-query" };
  if (messages.every((message) => message === "too-long")) return { ok: false, error: "too-long" };
  return { ok: false, error: "malformed" };
}
