import { type AppLoadContext, createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { createLoadContext } from "../../app/load-context.ts";
import type { Passwords } from "../../app/services/passwords.ts";
import type { RefusalCode } from "../../app/services/refusal.server.ts";
import { innermost } from "../../db/client.ts";
import { errorFields, log } from "../shared/log.ts";
import { VOICE_CONVERSATION_PATHS } from "../shared/voice-contract.ts";
import { type AppEnv, parseEnv } from "./env.ts";
import { guardedBuild } from "./guarded-build.ts";
import { findPage, noncePlaceholder, shareKey, sharePage } from "./page-cache.ts";
import { createNonce, isSafe, isSameOrigin, readBody, secure } from "./security.ts";

export interface ExecutionScope {
  waitUntil(work: Promise<unknown>): void;
}

interface Options {
  build: ServerBuild;
  mode: "production" | "development";
  passwords: Passwords;
}

type Handler = (request: Request, bindings: AppBindings, scope: ExecutionScope) => Promise<Response>;

const METHODS = "GET, HEAD, POST";

/** What clients of the voice protocol open; such a socket goes to the voice worker untouched. */
const VOICE_PATHS: ReadonlySet<string> = new Set(VOICE_CONVERSATION_PATHS);

interface Checked {
  request: Request;
  refused?: RefusalCode;
}

/**
 * What the worker refuses before anything else sees the request, and the request as Remix may have it: its body
 * within the limit. `Origin` is left out because it has been checked here, against more than Remix knows.
 */
async function check(request: Request, env: AppEnv, address: string): Promise<Checked> {
  if (isSafe(request.method)) return { request };
  if (request.method !== "POST") return { request, refused: "method" };
  if (!isSameOrigin(request, env)) return { request, refused: "forbidden" };
  if (env.fence && !(await env.fence.limit({ key: address })).success)
    return { request, refused: "rate-limited" };
  const body = await readBody(request);
  if (!body) return { request, refused: "too-large" };
  const headers = new Headers(request.headers);
  headers.delete("origin");
  return { request: new Request(request.url, { method: "POST", headers, body, signal: request.signal }) };
}

/** Resource routes answer codes to programs, not pages to people. */
function isForPrograms(request: Request): boolean {
  return /^\/(api|functions)\//.test(new URL(request.url).pathname);
}

/** The same refusal as a request that the not-found route answers, so that it is a page in the visitor's language. */
function refusedRequest(request: Request): Request {
  const url = new URL(request.url);
  const data = url.pathname.endsWith(".data");
  const headers = new Headers(request.headers);
  for (const name of ["origin", "content-type", "content-length", "transfer-encoding"]) headers.delete(name);
  return new Request(`${url.origin}/refused${data ? ".data" : ""}`, {
    method: data && !isSafe(request.method) ? "POST" : "GET",
    headers,
  });
}

const REFUSAL_STATUS: Partial<Record<RefusalCode, number>> = {
  forbidden: 403,
  method: 405,
  "too-large": 413,
  "rate-limited": 429,
};

async function openVoice(request: Request, env: AppEnv, requestId: string): Promise<Response> {
  const origin = request.headers.get("origin");
  if (origin !== null && origin !== new URL(request.url).origin && origin !== env.appOrigin) {
    return Response.json({ error: "foreign-origin" }, { status: 403 });
  }
  const headers = new Headers(request.headers);
  headers.set("x-request-id", requestId);
  return (await env.voice.fetch(new Request(request, { headers }) as never)) as unknown as Response;
}

/** Makes the one function that answers every request of the app worker, in workerd and in development alike. */
export function createAppHandler({ build, mode, passwords }: Options): Handler {
  const remix = createRequestHandler(guardedBuild(build), mode);

  async function answer(
    request: Request,
    env: AppEnv,
    scope: ExecutionScope,
    requestId: string,
    nonce: string,
  ): Promise<Response> {
    const address = request.headers.get("cf-connecting-ip") ?? "";
    const checked = await check(request, env, address);
    const { refused } = checked;
    if (refused && isForPrograms(request)) {
      return Response.json({ error: refused }, { status: REFUSAL_STATUS[refused] ?? 400 });
    }
    const context = await createLoadContext({
      request,
      env,
      passwords,
      requestId,
      nonce,
      refused,
      waitUntil: (work) => scope.waitUntil(work),
    });
    const key =
      refused || mode === "development" ? undefined : shareKey(request, context.language, context.theme);
    const shared = key && findPage(key, nonce);
    if (shared) return shared;
    if (key) context.nonce = noncePlaceholder();
    const response = await remix(
      refused ? refusedRequest(request) : checked.request,
      context as AppLoadContext,
    );
    const headers = new Headers(response.headers);
    for (const [name, value] of context.outgoing) {
      if (name === "set-cookie") headers.append(name, value);
      else headers.set(name, value);
    }
    if (refused === "rate-limited") headers.set("Retry-After", "60");
    if (refused === "method") headers.set("Allow", METHODS);
    const complete = new Response(response.body, { status: response.status, headers });
    return key ? sharePage(key, complete, nonce) : complete;
  }

  return async (request, bindings, scope) => {
    const started = Date.now();
    const requestId = request.headers.get("cf-ray") ?? crypto.randomUUID();
    const nonce = createNonce();
    const { pathname } = new URL(request.url);
    let response: Response;
    let environment: AppEnv["mode"] = "production";
    try {
      const env = parseEnv(bindings);
      environment = env.mode;
      response = VOICE_PATHS.has(pathname)
        ? await openVoice(request, env, requestId)
        : await answer(request, env, scope, requestId, nonce);
      // An accepted upgrade carries its socket and must go back as it is.
      if (response.status === 101) return response;
    } catch (error) {
      log({ level: "error", event: "request.failed", requestId, ...errorFields(innermost(error)) });
      response = new Response("Something went wrong\n", { status: 500 });
    }
    const headers = new Headers(response.headers);
    headers.set("X-Request-Id", requestId);
    secure(headers, { nonce, mode: environment });
    log({
      level: response.status >= 500 ? "error" : "info",
      event: "request.answered",
      requestId,
      method: request.method,
      path: pathname,
      status: response.status,
      ms: Date.now() - started,
    });
    return new Response(response.body, { status: response.status, headers });
  };
}
