import * as v from "valibot";
import { isLoopback } from "./web-address.ts";

/** A variable of the environment is missing or has a value that makes no sense. Names the variable, never its value. */
export class EnvironmentError extends Error {
  override name = "EnvironmentError";
  readonly variable: string;

  constructor(variable: string, complaint: string) {
    super(`${variable} ${complaint}`);
    this.variable = variable;
  }
}

/** A variable that need not be set. Blank counts as not set, as in a `.dev.vars` file whose line was left empty. */
export const optionalText = v.pipe(
  v.optional(v.string("must be a text"), ""),
  v.trim(),
  v.transform((text) => text || undefined),
);

/** The name of the deployment. Not set means production: nothing is relaxed by forgetting a variable. */
export const environmentName = v.pipe(
  optionalText,
  v.transform((name) => name ?? "production"),
);

/** Shorter secrets could be guessed offline from one token. The generated ones have 43 characters. */
export const SECRET_MIN_CHARACTERS = 32;

/** `SESSION_SECRET`. There is no default: a secret in the source code is not secret. */
export const sessionSecret = v.pipe(
  v.optional(v.string("must be a text"), ""),
  v.minLength(1, "is required"),
  v.minLength(SECRET_MIN_CHARACTERS, `must have at least ${SECRET_MIN_CHARACTERS} characters`),
);

/** An http or https address without a trailing slash, or undefined when not set. */
export const optionalBaseUrl = v.pipe(
  optionalText,
  v.check((text) => text === undefined || isHttpUrl(text), "must be an http or https address"),
  v.transform((text) => text?.replace(/\/+$/, "")),
);

function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/**
 * Whether keys may be sent to this address: over https always; over http only outside production or to this very
 * machine, where test servers live.
 */
export function mayCarryKeys(baseUrl: string, environment: string): boolean {
  const url = new URL(baseUrl);
  return url.protocol === "https:" || isLoopback(url.hostname) || environment !== "production";
}

/**
 * Makes the function with which a worker reads its bindings. The result is kept per bindings object, so a worker
 * parses once per isolate and not once per request. Throws an EnvironmentError for the first variable at fault.
 */
export function environmentReader<const Schema extends v.GenericSchema>(
  schema: Schema,
): (bindings: object) => v.InferOutput<Schema> {
  const known = new WeakMap<object, v.InferOutput<Schema>>();
  return (bindings) => {
    const read = known.get(bindings) ?? parseEnvironment(schema, bindings);
    known.set(bindings, read);
    return read;
  };
}

function parseEnvironment<Schema extends v.GenericSchema>(
  schema: Schema,
  bindings: object,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, bindings);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new EnvironmentError(v.getDotPath(issue) ?? "the environment", issue.message);
}
