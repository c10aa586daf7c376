import type { AppLoadContext, ServerBuild } from "@remix-run/cloudflare";
import type { AppEnv } from "../../app/environment.ts";
import { visitorDay } from "../../app/lib/local-day.ts";
import { readablePath } from "../../app/lib/readable-path.ts";
import { createLoadContext, type LoadContextInput } from "../../app/load-context.ts";
import type { Contributions } from "../../app/services/contribution.ts";
import type { Passwords } from "../../app/services/passwords.ts";
import { REFUSAL_STATUS, type RefusalCode } from "../../app/services/refusal.server.ts";
import { answerToWaiting, refusedWaiting } from "../../app/services/waiting-post.server.ts";
import { screenAt } from "../../app/site-map.ts";
import { innermost } from "../../db/client.ts";
import { REQUEST_ID_HEADER, requestIdOf } from "../shared/http.ts";
import { errorFields, log } from "../shared/log.ts";
import {
  VOICE_CLOSING_MS,
  VOICE_CONVERSATION_PATHS,
  VOICE_REFUSED_HEADER,
} from "../shared/voice-contract.ts";
import { parseEnv } from "./env.ts";
import { guardedBuild } from "./guarded-build.ts";
import {
  findPage,
  formKeyPlaceholders,
  noncePlaceholder,
  pageKey,
  shareKey,
  sharePage,
} from "./page-cache.ts";
import { bodyLimit, namedPath, readBody } from "./request-body.ts";
import { createRouteHandlers } from "./route-handlers.ts";
import { createNonce, isForeign, isOfMachine, isSafe, isSameOrigin, secure } from "./security.ts";

export interface ExecutionScope {
  waitUntil(work: Promise<unknown>): void;
}

interface Options {
  build: ServerBuild;
  mode: "production" | "development";
  passwords: Passwords;
  /** Whether another worker has the page; none where one has all. */
  isElsewhere?: (request: Request) => boolean;
  /** Whether the worker stands behind the app worker, which has checked what it passes on. */
  behind?: boolean;
}

type Handler = (request: Request, bindings: AppBindings, scope: ExecutionScope) => Promise<Response>;

const METHODS = "GET, HEAD, POST";

/** What clients of the voice protocol open; such a socket goes to the voice worker untouched. */
const VOICE_PATHS: ReadonlySet<string> = new Set(VOICE_CONVERSATION_PATHS);

interface Checked {
  request: Request;
  refused?: RefusalCode;
}

async function reasonToRefuse(
  request: Request,
  env: AppEnv,
  address: string,
  signed: Contributions["signed"],
): Promise<RefusalCode | undefined> {
  if (request.method !== "POST") return "method";
  // A provider's message has no origin; its route checks a signature. What a browser sends there is refused as everywhere.
  const isMessage = signed.has(new URL(request.url).pathname) && isOfMachine(request);
  if (!isMessage && !isSameOrigin(request, env)) return "forbidden";
  if (env.fence && !(await env.fence.limit({ key: address })).success) return "rate-limited";
  return whereNothingIs(request);
}

/** No route of ours takes a path that the router cannot read; its own answer would tell of its inside. */
function whereNothingIs(request: Request): "not-found" | undefined {
  const { pathname } = new URL(request.url);
  return readablePath(pathname) === pathname ? undefined : "not-found";
}

/**
 * Checks the worker's refusals before any other code sees the request, and returns the request for Remix, with its
 * body within the limit. `Origin` is removed because it has been checked here, more strictly than Remix does.
 */
async function check(
  request: Request,
  env: AppEnv,
  address: string,
  { bodyLimits, signed }: Pick<Contributions, "bodyLimits" | "signed">,
): Promise<Checked> {
  if (isSafe(request.method))
    return { request: request.body ? withoutBody(request) : request, refused: whereNothingIs(request) };
  const refused = await reasonToRefuse(request, env, address, signed);
  // Read even where it is refused: a connection with an unread body cannot be used for the next request.
  const body = await readBody(request, bodyLimit(new URL(request.url).pathname, bodyLimits));
  if (refused) return { request, refused };
  if (typeof body === "string") return { request, refused: body };
  const headers = new Headers(request.headers);
  headers.delete("origin");
  return { request: new Request(request.url, { method: "POST", headers, body, signal: request.signal }) };
}

/** Resource routes answer codes to programs, not pages to people. */
function isForPrograms(request: Request): boolean {
  return /^\/(api|functions)\//.test(new URL(request.url).pathname);
}

const BODY_HEADERS = ["content-type", "content-length", "transfer-encoding"];

/**
 * For a body that is not used: on GET it has no meaning (RFC 9110, 9.3.1), and Remix cannot copy a request with one.
 */
function withoutBody({ url, method, headers, signal }: Request): Request {
  const kept = new Headers(headers);
  for (const name of BODY_HEADERS) kept.delete(name);
  return new Request(url, { method, headers: kept, signal });
}

/** A request for the page to which a body was sent. */
function asPage(request: Request): Request {
  const page = withoutBody(request);
  page.headers.delete("origin");
  return new Request(page.url, { headers: page.headers, signal: request.signal });
}

/** Said to the worker behind of a page that says itself that a body was too large. Nobody outside reaches that worker. */
const TOO_LARGE_HEADER = "x-too-large";

/** What was checked, with what the worker behind cannot see of it. */
function passedOn(request: Request, { cf, requestId, tooLarge }: PassedOn): Request {
  const headers = new Headers(request.headers);
  headers.set(REQUEST_ID_HEADER, requestId);
  if (tooLarge) headers.set(TOO_LARGE_HEADER, "1");
  else headers.delete(TOO_LARGE_HEADER);
  return new Request(request, { headers, redirect: "manual", cf } as RequestInit);
}
interface PassedOn {
  /** What the platform knows of the visitor, such as the time zone. */
  cf: unknown;
  requestId: string;
  tooLarge: boolean;
}

/** The refusal as a request to the not-found route, so that it becomes a page in the visitor's language. */
function refusedRequest(request: Request): Request {
  const url = new URL(request.url);
  const data = url.pathname.endsWith(".data");
  const headers = new Headers(request.headers);
  for (const name of ["origin", ...BODY_HEADERS]) headers.delete(name);
  return new Request(`${url.origin}/refused${data ? ".data" : ""}`, {
    method: data && !isSafe(request.method) ? "POST" : "GET",
    headers,
  });
}

const REFUSAL_HEADERS: Partial<Record<RefusalCode, Record<string, string>>> = {
  method: { Allow: METHODS },
  "rate-limited": { "Retry-After": "60" },
};

/** How long a visitor is asked to wait for what is out of reach: the database, or a worker beside this one. */
const RETRY_AFTER_SECONDS = 5;

/** Rules for every error response, from any route: not cached, and with `Retry-After` where a retry makes sense. */
function forError({ status, headers }: Response): void {
  if (status >= 400) headers.delete("Cache-Control");
  if (status === 503 && !headers.has("Retry-After")) headers.set("Retry-After", String(RETRY_AFTER_SECONDS));
}

async function openVoice(
  request: Request,
  env: AppEnv,
  scope: ExecutionScope,
  requestId: string,
): Promise<Response> {
  // Nothing there takes a body: one that comes all the same is held to the limits of every other, and left here.
  const body = await readBody(request);
  if (typeof body === "string") return Response.json({ error: body }, { status: REFUSAL_STATUS[body] });
  if (isForeign(request, env)) {
    return Response.json({ error: "foreign-origin" }, { status: 403 });
  }
  const bare = request.body ? withoutBody(request) : request;
  const headers = new Headers(bare.headers);
  headers.set("x-request-id", requestId);
  const closing = new AbortController();
  const response = (await env.voice.fetch(
    new Request(bare, { headers, signal: closing.signal }) as never,
  )) as unknown as Response;
  if (response.headers.has(VOICE_REFUSED_HEADER)) {
    scope.waitUntil(
      new Promise((resolve) => setTimeout(resolve, VOICE_CLOSING_MS)).then(() => closing.abort()),
    );
  }
  return response;
}

/**
 * What the worker takes from the entry of the build: the texts, which know neither the environment nor the files, and the
 * contributions of the features.
 */
export function entryOf(build: ServerBuild): Entry {
  return build.entry.module as Entry;
}
export type Entry = typeof import("../../app/entry.server.tsx");

/** Creates the function that handles every request of the app worker, in workerd and in development. */
export function createAppHandler({ build, mode, passwords, isElsewhere, behind }: Options): Handler {
  const remix = createRouteHandlers(guardedBuild(build), mode);
  const { readBeside, speakPseudo, contributions } = entryOf(build);

  async function answer(
    request: Request,
    env: AppEnv,
    scope: ExecutionScope,
    facts: Pick<LoadContextInput, "requestId" | "nonce" | "formKey" | "today">,
  ): Promise<Response> {
    const address = request.headers.get("cf-connecting-ip") ?? "";
    const checked: Checked = behind ? { request } : await check(request, env, address, contributions);
    // A page that says itself that a body was too large is asked for as it stood.
    const { pathname } = new URL(request.url);
    const tooLarge = behind
      ? request.headers.has(TOO_LARGE_HEADER)
      : checked.refused === "too-large" && namedPath(pathname, contributions.toldOnPage) !== undefined;
    const refused = tooLarge ? undefined : checked.refused;
    if (refused && isForPrograms(request)) {
      const headers = refused === "method" ? { Allow: "POST" } : REFUSAL_HEADERS[refused];
      return Response.json({ error: refused }, { status: REFUSAL_STATUS[refused], headers });
    }
    if (!refused && env.jobs && isElsewhere?.(request)) {
      const { cf } = request as { cf?: unknown };
      const passed = passedOn(tooLarge ? asPage(request) : checked.request, { ...facts, cf, tooLarge });
      return (await env.jobs.fetch(passed as never)) as unknown as Response;
    }
    await readBeside(env.assets);
    speakPseudo(env.pseudoLocale);
    const context = await createLoadContext({
      request,
      env,
      passwords,
      contributions,
      ...facts,
      refused,
      tooLarge,
      waitUntil: (work) => scope.waitUntil(work),
    });
    const answered =
      (await refusedWaiting(request, context)) ??
      (await remix(
        refused ? refusedRequest(request) : tooLarge && !behind ? asPage(request) : checked.request,
        context as AppLoadContext,
      ));
    const response = answerToWaiting(request, new Response(answered.body, answered));
    for (const [name, value] of context.outgoing) {
      if (name === "set-cookie") response.headers.append(name, value);
      else response.headers.set(name, value);
    }
    for (const [name, value] of Object.entries((refused && REFUSAL_HEADERS[refused]) ?? {})) {
      response.headers.set(name, value);
    }
    // A form was sent to where none is taken.
    if (response.status === 405 && !response.headers.has("Allow")) response.headers.set("Allow", "GET, HEAD");
    return response;
  }

  return async (request, bindings, scope) => {
    const started = Date.now();
    const requestId = behind ? requestIdOf(request) : (request.headers.get("cf-ray") ?? crypto.randomUUID());
    const ownNonce = createNonce();
    // Read once: a page made over midnight must not be kept under the name of the day before.
    const today = visitorDay(request, new Date(started));
    // A shared copy writes no line of its own: the platform counts it, and it has nothing to tell.
    const copy =
      request.method === "GET" ? findPage(pageKey(request, today), ownNonce, requestId) : undefined;
    if (copy) return copy;
    const url = new URL(request.url);
    const { pathname } = url;
    const isVoice = VOICE_PATHS.has(pathname);
    const key = mode === "development" ? undefined : shareKey(request, url, today);
    const nonce = key ? noncePlaceholder() : ownNonce;
    const formKey = key ? formKeyPlaceholders() : () => crypto.randomUUID();
    let response: Response;
    let known: Pick<AppEnv, "mode" | "appOrigin"> = { mode: "production" };
    try {
      const env = parseEnv(bindings);
      known = env;
      response = isVoice
        ? await openVoice(request, env, scope, requestId)
        : await answer(request, env, scope, { requestId, nonce, formKey, today });
      // An accepted upgrade carries its socket and must go back as it is.
      if (response.status === 101) return response;
      // The worker behind has finished it, down to its headers and its line in the log.
      if (!isVoice && response.headers.has(REQUEST_ID_HEADER)) return response;
      if (isVoice) response = new Response(response.body, response);
    } catch (error) {
      log({ level: "error", event: "request.failed", requestId, ...errorFields(innermost(error)) });
      response = new Response("Something went wrong\n", { status: 500 });
    }
    response.headers.set(REQUEST_ID_HEADER, requestId);
    forError(response);
    const { mode: environment, appOrigin } = known;
    const framed = screenAt(pathname)?.framed ?? false;
    secure(response.headers, { nonce, mode: environment, appOrigin, policy: contributions.policy, framed });
    log({
      level: response.status >= 500 ? "error" : "info",
      event: "request.answered",
      requestId,
      method: request.method,
      path: pathname,
      status: response.status,
      ms: Date.now() - started,
    });
    return key ? sharePage(key, response, ownNonce, requestId, !screenAt(pathname)?.unlisted) : response;
  };
}
