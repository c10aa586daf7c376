import { EnvironmentError } from "../shared/environment.ts";
import { healthOf, healthResponse } from "../shared/health.ts";
import { jsonAnswer, REQUEST_ID_HEADER, readTextWithin, requestIdOf } from "../shared/http.ts";
import { errorFields, log } from "../shared/log.ts";
import {
  PROVIDER_CONFIGURED,
  parseSearchRequest,
  SEARCH_ERROR_STATUS,
  SEARCH_PATH,
  SEARCH_STREAM_TYPE,
  type SearchAnswer,
  type SearchError,
  type SearchRequest,
} from "../shared/search-contract.ts";
import { answerStream, type Reader } from "./answer-stream.ts";
import { readEnv } from "./env.ts";
import { search } from "./search.ts";

/** Room for the longest legal request with every character escaped, and nothing much beyond. */
const BODY_MAX_BYTES = 8 * 1024;

/** A reader who has left a stream is noticed after so long at most. */
const BEAT_MS = 1_000;

interface Handling {
  request: Request;
  /** The worker's raw bindings. */
  env: object;
  now?: () => number;
}

/**
 * Handles one request to the search worker: `GET /healthz` and `POST /search` (`search-contract.ts`). Every failure
 * is a code with its status; internal details are only logged. A streamed answer is always a 200, and its last line
 * has the result.
 */
export async function handleRequest({ request, env, now = Date.now }: Handling): Promise<Response> {
  const requestId = requestIdOf(request);
  const { pathname } = new URL(request.url);
  if (pathname === "/healthz" && request.method === "GET") {
    return healthResponse(health(env), { [REQUEST_ID_HEADER]: requestId });
  }
  const startedAt = now();
  const finish = (answer: SearchAnswer): SearchAnswer => {
    const status = statusOf(answer);
    const ms = now() - startedAt;
    log({ level: "info", event: "search.answered", requestId, status, outcome: outcomeOf(answer), ms });
    return answer;
  };
  const checked = await check(request, pathname).catch((error) => refuse(fault(error, requestId)));
  if (!checked.ok) {
    const answer = finish({ ok: false, error: checked.error });
    return jsonAnswer(statusOf(answer), answer, { ...checked.headers, [REQUEST_ID_HEADER]: requestId });
  }
  const run = async (reader: Reader): Promise<SearchAnswer> => {
    try {
      return finish(await search({ env: readEnv(env), requestId, now, ...reader }, checked.search));
    } catch (error) {
      return finish({ ok: false, error: fault(error, requestId) });
    }
  };
  if (checked.search.stream) return streamed(answerStream(run, request.signal, BEAT_MS), requestId);
  const answer = await run({ signal: request.signal, onText() {} });
  return jsonAnswer(statusOf(answer), answer, { [REQUEST_ID_HEADER]: requestId });
}

const statusOf = (answer: SearchAnswer) => (answer.ok ? 200 : SEARCH_ERROR_STATUS[answer.error]);

function outcomeOf(answer: SearchAnswer): string {
  if (!answer.ok) return answer.error;
  if (answer.canned) return `canned:${answer.reason}`;
  if (answer.stale) return "stale";
  return answer.partial ? "partial" : "answered";
}

function fault(error: unknown, requestId: string): SearchError {
  const code = error instanceof EnvironmentError ? "misconfigured" : "internal";
  log({ level: "error", event: `search.${code}`, requestId, ...errorFields(error) });
  return code;
}

type Checked =
  | { ok: true; search: SearchRequest }
  | { ok: false; error: SearchError; headers?: Record<string, string> };

function refuse(error: SearchError, headers?: Record<string, string>): Checked {
  return { ok: false, error, headers };
}

async function check(request: Request, pathname: string): Promise<Checked> {
  if (pathname === "/healthz") return refuse("method-not-allowed", { allow: "GET" });
  if (pathname !== SEARCH_PATH) return refuse("not-found");
  if (request.method !== "POST") return refuse("method-not-allowed", { allow: "POST" });
  if (!isJson(request.headers.get("content-type"))) return refuse("unsupported-media-type");
  const body = await readTextWithin(request, BODY_MAX_BYTES);
  if (!body.ok) return refuse(body.error === "too-large" ? "too-large" : "malformed");
  try {
    const parsed = parseSearchRequest(JSON.parse(body.text));
    return parsed.ok ? { ok: true, search: parsed.request } : refuse(parsed.error);
  } catch {
    return refuse("malformed");
  }
}

function isJson(contentType: string | null): boolean {
  return contentType?.split(";")[0]?.trim().toLowerCase() === "application/json";
}

/** The answer line by line, as it is written. When the reader leaves, so does the search. */
function streamed(body: ReadableStream<Uint8Array>, requestId: string): Response {
  const headers = {
    "content-type": `${SEARCH_STREAM_TYPE}; charset=utf-8`,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    [REQUEST_ID_HEADER]: requestId,
  };
  return new Response(body, { headers });
}

function health(env: object) {
  try {
    const detail = readEnv(env).SEARCH_API_KEY ? PROVIDER_CONFIGURED : "not configured";
    return healthOf("search", { provider: { ok: true, detail } });
  } catch (error) {
    // The message of an EnvironmentError names the variable and never its value.
    const detail = error instanceof EnvironmentError ? error.message : "unavailable";
    return healthOf("search", { environment: { ok: false, detail } });
  }
}
