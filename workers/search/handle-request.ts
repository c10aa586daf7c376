import { EnvironmentError } from "../shared/environment.ts";
import { healthOf, healthResponse } from "../shared/health.ts";
import { jsonAnswer, REQUEST_ID_HEADER, readTextWithin, requestIdOf } from "../shared/http.ts";
import { errorFields, log } from "../shared/log.ts";
import {
  parseSearchRequest,
  SEARCH_ERROR_STATUS,
  SEARCH_PATH,
  type SearchAnswer,
  type SearchError,
  type SearchRequest,
} from "../shared/search-contract.ts";
import { readEnv, type SearchEnv } from "./env.ts";

/** Room for the longest legal request with every character escaped, and nothing much beyond. */
const BODY_MAX_BYTES = 8 * 1024;

type Outcome = { answer: SearchAnswer; headers?: HeadersInit };

/**
 * Answers one request to the search worker: `GET /healthz` and `POST /search` (`search-contract.ts`).
 * `env` is the worker's raw bindings. Every failure is a code with its status; what went wrong inside is only logged.
 */
export async function handleRequest({ request, env }: { request: Request; env: object }): Promise<Response> {
  const requestId = requestIdOf(request);
  const { pathname } = new URL(request.url);
  if (pathname === "/healthz" && request.method === "GET") {
    return healthResponse(health(env), { [REQUEST_ID_HEADER]: requestId });
  }
  const startedAt = Date.now();
  const { answer, headers } = await route(request, pathname, env).catch((error) => fault(error, requestId));
  const status = answer.ok ? 200 : SEARCH_ERROR_STATUS[answer.error];
  log({
    level: "info",
    event: "search.answered",
    requestId,
    status,
    outcome: outcomeOf(answer),
    ms: Date.now() - startedAt,
  });
  const merged = new Headers(headers);
  merged.set(REQUEST_ID_HEADER, requestId);
  return jsonAnswer(status, answer, merged);
}

function outcomeOf(answer: SearchAnswer): string {
  if (!answer.ok) return answer.error;
  return answer.canned ? `canned:${answer.reason}` : "answered";
}

function failure(error: SearchError, headers?: HeadersInit): Outcome {
  return { answer: { ok: false, error }, headers };
}

function fault(error: unknown, requestId: string): Outcome {
  const code = error instanceof EnvironmentError ? "misconfigured" : "internal";
  log({ level: "error", event: `search.${code}`, requestId, ...errorFields(error) });
  return failure(code);
}

async function route(request: Request, pathname: string, env: object): Promise<Outcome> {
  if (pathname === "/healthz") return failure("method-not-allowed", { allow: "GET" });
  if (pathname !== SEARCH_PATH) return failure("not-found");
  if (request.method !== "POST") return failure("method-not-allowed", { allow: "POST" });
  const parsed = await readSearchRequest(request);
  return parsed.ok ? { answer: search(parsed.request, readEnv(env)) } : failure(parsed.error);
}

async function readSearchRequest(
  request: Request,
): Promise<{ ok: true; request: SearchRequest } | { ok: false; error: SearchError }> {
  if (!isJson(request.headers.get("content-type"))) return { ok: false, error: "unsupported-media-type" };
  const body = await readTextWithin(request, BODY_MAX_BYTES);
  if (!body.ok) return { ok: false, error: body.error === "too-large" ? "too-large" : "malformed" };
  try {
    return parseSearchRequest(JSON.parse(body.text));
  } catch {
    return { ok: false, error: "malformed" };
  }
}

function isJson(contentType: string | null): boolean {
  return contentType?.split(";")[0]?.trim().toLowerCase() === "application/json";
}

/** Without a key nobody is asked. With one, nobody is asked either as yet, and the answer says so. */
function search(_request: SearchRequest, env: SearchEnv): SearchAnswer {
  if (!env.SEARCH_API_KEY) return { ok: true, canned: true, reason: "no-key", text: null, citations: [] };
  return { ok: false, error: "not-available" };
}

function health(env: object) {
  try {
    const detail = readEnv(env).SEARCH_API_KEY ? "configured, not used by this version" : "not configured";
    return healthOf("search", { provider: { ok: true, detail } });
  } catch (error) {
    // The message of an EnvironmentError names the variable and never its value.
    const detail = error instanceof EnvironmentError ? error.message : "unavailable";
    return healthOf("search", { environment: { ok: false, detail } });
  }
}
