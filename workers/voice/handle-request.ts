import { EnvironmentError } from "../shared/environment.ts";
import { healthOf, healthResponse, probe } from "../shared/health.ts";
import { jsonAnswer, REQUEST_ID_HEADER, requestIdOf } from "../shared/http.ts";
import { errorFields, log } from "../shared/log.ts";
import { type TokenClaims, verifyToken } from "../shared/tokens.ts";
import {
  VOICE_CONVERSATION_PATHS,
  VOICE_REFUSAL_STATUS,
  VOICE_TOKEN_PURPOSE,
  type VoiceRefusal,
} from "../shared/voice-contract.ts";
import { readEnv, type VoiceEnv } from "./env.ts";
import { asksForWebSocket, hasForeignOrigin, readOffer } from "./upgrade-request.ts";
import { healthRequest, startRequest } from "./voice-session.ts";

/** The object that health checks talk to. No session has this name: theirs are random ids. */
const HEALTH_OBJECT_NAME = "health";

/**
 * Answers one request to the voice worker: `GET /healthz`, and the upgrade to a conversation
 * (`voice-contract.ts`), whose refusals are JSON `{ ok: false, error }`. `env` is the worker's raw bindings.
 */
export async function handleRequest({ request, env }: { request: Request; env: object }): Promise<Response> {
  const requestId = requestIdOf(request);
  const { pathname } = new URL(request.url);
  if (pathname === "/healthz" && request.method === "GET") {
    return healthResponse(await health(env), { [REQUEST_ID_HEADER]: requestId });
  }
  try {
    return await route(request, pathname, env, requestId);
  } catch (error) {
    const code = error instanceof EnvironmentError ? "misconfigured" : "internal";
    log({ level: "error", event: `voice.${code}`, requestId, ...errorFields(error) });
    return refuse(code, requestId);
  }
}

async function route(request: Request, pathname: string, env: object, requestId: string): Promise<Response> {
  const isConversation = VOICE_CONVERSATION_PATHS.some((path) => path === pathname);
  if (!isConversation && pathname !== "/healthz") return refuse("not-found", requestId);
  if (request.method !== "GET") return refuse("method-not-allowed", requestId, { allow: "GET" });
  return openConversation(request, env, requestId);
}

/** Checks the cheap things first and touches the session's object last. */
async function openConversation(request: Request, env: object, requestId: string): Promise<Response> {
  if (!asksForWebSocket(request)) return refuse("upgrade-required", requestId, { upgrade: "websocket" });
  const { SESSION_SECRET, SESSIONS, APP_ORIGIN } = readEnv(env);
  if (hasForeignOrigin(request, APP_ORIGIN)) return refuse("foreign-origin", requestId);
  const offer = readOffer(request.headers.get("sec-websocket-protocol"));
  if (!offer) return refuse("malformed-protocols", requestId);

  const token = offer.bearer ?? new URL(request.url).searchParams.get("token") ?? "";
  const claims = await verifyToken(SESSION_SECRET, VOICE_TOKEN_PURPOSE, token, Date.now());
  if (!claims) return refuse("unauthorized", requestId, { "www-authenticate": "Bearer" });
  return startSession(SESSIONS, claims, offer.offersConvai, requestId);
}

async function startSession(
  sessions: VoiceEnv["SESSIONS"],
  { jti, exp }: TokenClaims,
  offersConvai: boolean,
  requestId: string,
): Promise<Response> {
  const session = sessions.get(sessions.idFromName(jti));
  let response: Response;
  try {
    response = await session.fetch(startRequest({ exp, offersConvai, requestId }));
  } catch (error) {
    log({ level: "error", event: "voice.session-failed", requestId, ...errorFields(error) });
    return refuse("unavailable", requestId);
  }
  if (response.status === 409) return refuse("token-used", requestId);
  log({ level: "info", event: "voice.started", requestId });
  // As it came: a 101 carries the socket, and rebuilding it would only risk losing that.
  return response;
}

function refuse(error: VoiceRefusal, requestId: string, headers?: HeadersInit): Response {
  const status = VOICE_REFUSAL_STATUS[error];
  log({ level: "info", event: "voice.refused", requestId, status, error });
  const merged = new Headers(headers);
  merged.set(REQUEST_ID_HEADER, requestId);
  return jsonAnswer(status, { ok: false, error }, merged);
}

async function health(env: object) {
  try {
    const { SESSIONS, VOICE_API_KEY } = readEnv(env);
    const session = SESSIONS.get(SESSIONS.idFromName(HEALTH_OBJECT_NAME));
    const detail = VOICE_API_KEY ? "configured, not used by this version" : "not configured";
    return healthOf("voice", {
      sessions: await probe(() => session.fetch(healthRequest())),
      provider: { ok: true, detail },
    });
  } catch (error) {
    // The message of an EnvironmentError names the variable and never its value.
    const detail = error instanceof EnvironmentError ? error.message : "unavailable";
    return healthOf("voice", { environment: { ok: false, detail } });
  }
}
