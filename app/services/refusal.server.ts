/** Why a request is refused; the text of each is `errors.<code>` in the shell's locale files. */
export type RefusalCode =
  | "malformed"
  | "forbidden"
  | "no-access"
  | "not-found"
  | "method"
  | "too-large"
  | "too-slow"
  | "stale"
  | "rate-limited"
  | "database-unavailable";

/** The HTTP status of each refusal. */
export const REFUSAL_STATUS = {
  malformed: 400,
  forbidden: 403,
  "no-access": 403,
  "not-found": 404,
  method: 405,
  "too-slow": 408,
  stale: 409,
  "too-large": 413,
  "rate-limited": 429,
  "database-unavailable": 503,
} as const satisfies Record<RefusalCode, number>;

/**
 * A loader or action throws this to show the error page of that status instead of its own; API clients get `{error}`.
 * @param typed what somebody wrote, which the page gives back
 */
export function refusal(code: RefusalCode, typed: readonly string[] = []): Response {
  return Response.json(typed.length > 0 ? { error: code, typed } : { error: code }, {
    status: REFUSAL_STATUS[code],
  });
}

/**
 * Thrown by an action whose command was not allowed: somebody lost a right, or never had it, while a form of theirs was
 * open. The page says so and gives back what was typed into the named fields, so that nothing is lost but the writing.
 */
export function noAccess(fields: Readonly<Record<string, string>>, typed: readonly string[]): Response {
  const kept = typed.flatMap((name) => (fields[name]?.trim() ? [fields[name]] : []));
  return Response.json({ error: "no-access", typed: kept }, { status: REFUSAL_STATUS["no-access"] });
}
