import * as v from "valibot";
import { EnvironmentError } from "../shared/environment.ts";
import { healthOf, healthResponse, probe } from "../shared/health.ts";
import { jsonAnswer, REQUEST_ID_HEADER, requestIdOf } from "../shared/http.ts";
import { errorFields, log } from "../shared/log.ts";
import {
  VOICE_CONVERSATION_PATHS,
  VOICE_OFFER_PATH,
  VOICE_SESSIONS_PATH,
  type VoiceRefusal,
} from "../shared/voice-contract.ts";
import { readEnv, type VoiceEnv } from "./env.ts";
import { mintSession, readMintRequest } from "./mint-session.ts";
import { refuse, refuseConversation } from "./refusal.ts";
import { readVoiceToken, type VoiceClaims } from "./token-claims.ts";
import { asksForWebSocket, hasForeignOrigin, readOffer } from "./upgrade-request.ts";
import { deskOf } from "./voice-desk.ts";
import { sessionAnswerSchema, startRequest } from "./voice-session.ts";

/** The object that health checks talk to. No session has this name: theirs are random ids. */
const HEALTH_OBJECT_NAME = "health";

/** Every path that there is, and its method. All but the conversation are reached by the app worker only. */
const METHODS: Record<string, "GET" | "POST"> = {
  "/healthz": "GET",
  [VOICE_OFFER_PATH]: "GET",
  [VOICE_SESSIONS_PATH]: "POST",
  ...Object.fromEntries(VOICE_CONVERSATION_PATHS.map((path) => [path, "GET"])),
};

interface Handling {
  request: Request;
  /** The worker's raw bindings. */
  env: object;
  context: Pick<ExecutionContext, "waitUntil">;
}

/**
 * Handles one request to the voice worker: `GET /healthz`, and the endpoints of `voice-contract.ts`: the offer, a new
 * session, and the upgrade to a conversation. Refusals are JSON `{ ok: false, error }`.
 */
export async function handleRequest({ request, env, context }: Handling): Promise<Response> {
  const requestId = requestIdOf(request);
  const { pathname } = new URL(request.url);
  try {
    const method = METHODS[pathname];
    if (!method) return refuse("not-found", requestId);
    if (request.method !== method) return refuse("method-not-allowed", requestId, { allow: method });
    const answer = route(request, pathname, env, requestId);
    // Else a client that is torn away stops this in the middle, with a seat taken and an agent being called.
    context.waitUntil(answer.catch(() => {}));
    return await answer;
  } catch (error) {
    const code = error instanceof EnvironmentError ? "misconfigured" : "internal";
    log({ level: "error", event: `voice.${code}`, requestId, ...errorFields(error) });
    return refuse(code, requestId);
  }
}

async function route(request: Request, pathname: string, env: object, requestId: string): Promise<Response> {
  switch (pathname) {
    case "/healthz":
      return healthResponse(await health(env), { [REQUEST_ID_HEADER]: requestId });
    case VOICE_OFFER_PATH:
      return jsonAnswer(200, { holdsKey: Boolean(readEnv(env).VOICE_API_KEY) });
    case VOICE_SESSIONS_PATH: {
      const wanted = await readMintRequest(request);
      if (!wanted) return refuse("malformed", requestId);
      return jsonAnswer(200, await mintSession(readEnv(env), wanted, Date.now()));
    }
    default:
      return openConversation(request, env, requestId);
  }
}

/** Checks the cheap things first, then that there is a seat, and touches the session's object last. */
async function openConversation(request: Request, rawEnv: object, requestId: string): Promise<Response> {
  if (!asksForWebSocket(request)) return refuse("upgrade-required", requestId, { upgrade: "websocket" });
  const env = readEnv(rawEnv);
  if (hasForeignOrigin(request, env.APP_ORIGIN)) return refuse("foreign-origin", requestId);
  const offer = readOffer(request.headers.get("sec-websocket-protocol"));
  if (!offer) return refuse("malformed-protocols", requestId);

  const asker = { request, offersConvai: offer.offersConvai, requestId };
  const token = offer.bearer ?? new URL(request.url).searchParams.get("token") ?? "";
  const claims = await readVoiceToken(env.SESSION_SECRET, token, Date.now());
  if (!claims) return refuseConversation("unauthorized", asker, { "www-authenticate": "Bearer" });
  const answer = await startSession(env, claims, asker);
  return typeof answer === "string" ? refuseConversation(answer, asker) : answer;
}

interface Asker {
  request: Request;
  offersConvai: boolean;
  requestId: string;
}

async function startSession(
  { SESSIONS, DESK, VOICE_MAX_SESSIONS }: VoiceEnv,
  claims: VoiceClaims,
  { request, offersConvai, requestId }: Asker,
): Promise<Response | VoiceRefusal> {
  const { jti, sub: visitor, net: network } = claims;
  const desk = deskOf(DESK);
  const seat = crypto.randomUUID();
  /** The seat was taken, and no conversation holds it yet. */
  let unused = false;
  try {
    const admission = await desk.admit(seat, { visitor, network }, VOICE_MAX_SESSIONS);
    if (admission !== "admitted") return admission;
    unused = true;
    const address = request.headers.get("cf-connecting-ip") ?? "";
    const session = SESSIONS.get(SESSIONS.idFromName(jti));
    const response = await session.fetch(startRequest({ ...claims, offersConvai, requestId, address, seat }));
    if (response.status !== 101) return v.parse(sessionAnswerSchema, await response.json()).error;
    unused = false;
    log({ level: "info", event: "voice.started", requestId, mode: claims.mode });
    // As it came: a 101 carries the socket, and rebuilding it would only risk losing that.
    return response;
  } catch (error) {
    log({ level: "error", event: "voice.session-failed", requestId, ...errorFields(error) });
    return "unavailable";
  } finally {
    // A desk that does not answer frees the seat by itself in time.
    if (unused) await desk.leave(seat).catch(() => {});
  }
}

async function health(env: object) {
  try {
    const { SESSIONS, VOICE_API_KEY } = readEnv(env);
    const session = SESSIONS.get(SESSIONS.idFromName(HEALTH_OBJECT_NAME));
    return healthOf("voice", {
      sessions: await probe(() => session.ping()),
      provider: { ok: true, detail: VOICE_API_KEY ? "configured" : "not configured" },
    });
  } catch (error) {
    // The message of an EnvironmentError names the variable and never its value.
    const detail = error instanceof EnvironmentError ? error.message : "unavailable";
    return healthOf("voice", { environment: { ok: false, detail } });
  }
}
