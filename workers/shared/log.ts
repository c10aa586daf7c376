/** What a log field may hold. Objects are refused by type, so a request, a form or a record cannot slip in whole. */
type LogValue = string | number | boolean | null | undefined;

/**
 * One thing that happened.
 *
 * `event` names it in dotted lower case (`search.answered`); everything else is a flat, primitive field.
 * **Never personal data**: no names, addresses, queries, transcripts, tokens, cookies or user ids. What belongs
 * here is codes, counts, durations (`ms`) and the request id, which is how the lines of one request are found.
 */
export type LogEntry = {
  level: "info" | "warn" | "error";
  event: string;
  requestId?: string;
  /** Set by `log` itself. */
  at?: never;
} & { [field: string]: LogValue };

/**
 * Writes the entry as one line of JSON to the console method of its level, with the time (`at`, ISO 8601, UTC).
 * A field that is `undefined` counts as not given; every other field is written.
 */
export function log(entry: LogEntry): void {
  console[entry.level](JSON.stringify({ at: new Date().toISOString(), ...entry }, keepNonFinite));
}

/** JSON has no NaN and no Infinity and would write null in their place; a log has to show what was there. */
function keepNonFinite(_key: string, value: unknown): unknown {
  return typeof value === "number" && !Number.isFinite(value) ? String(value) : value;
}

const MESSAGE_MAX_CHARACTERS = 300;

/**
 * A thrown value as log fields: the error's name and its message, the message cut to 300 characters.
 * The stack stays out: it is long, and it shows how the code is laid out. Never throws, whatever was thrown.
 */
export function errorFields(error: unknown): { error: string; message: string } {
  if (error instanceof Error) return { error: String(error.name), message: cut(String(error.message)) };
  const isPrimitive = error === null || (typeof error !== "object" && typeof error !== "function");
  return { error: typeof error, message: isPrimitive ? cut(String(error)) : "thrown value is not an Error" };
}

/** Cuts by code point, so that an emoji at the edge is dropped whole and not halved. */
function cut(text: string): string {
  // Twice the limit in UTF-16 units always holds enough code points; it bounds the work on a huge message.
  return [...text.slice(0, MESSAGE_MAX_CHARACTERS * 2)].slice(0, MESSAGE_MAX_CHARACTERS).join("");
}
