import { DurableObject } from "cloudflare:workers";
import * as v from "valibot";
import { REQUEST_ID_HEADER } from "../shared/http.ts";
import { errorFields, log } from "../shared/log.ts";
import { VOICE_CLOSE, VOICE_SUBPROTOCOL } from "../shared/voice-contract.ts";

/** What the worker tells the object about a verified token and its bearer's request. The token itself stays outside. */
export type SessionStart = {
  /** When the token expires, in Unix seconds. */
  exp: number;
  /** Whether the client offered the subprotocol `convai`; only then may the answer name it. */
  offersConvai: boolean;
  requestId: string;
};

/** The request that starts the session of an object: answered 101 with a socket, or 409 when it has started before. */
export function startRequest({ exp, offersConvai, requestId }: SessionStart): Request {
  const headers = new Headers({ upgrade: "websocket", [REQUEST_ID_HEADER]: requestId });
  if (offersConvai) headers.set("sec-websocket-protocol", VOICE_SUBPROTOCOL);
  return new Request(`https://voice-session/start?exp=${exp}`, { headers });
}

/** The request that asks any object whether objects of this class answer: 204. Leaves nothing behind. */
export function healthRequest(): Request {
  return new Request("https://voice-session/health");
}

/** Kept with a socket, so that it outlives the object's memory while the object hibernates. */
const attachmentSchema = v.object({ requestId: v.string() });

const STARTED_KEY = "started";

/** How far the clocks of two machines may differ: the mark of a used token outlives the token by as much. */
const CLOCK_SKEW_MS = 60_000;

/**
 * One voice session, named by the `jti` of the token that opens it. The name is what makes a token good for one
 * session: every use of the token reaches the same object, and the object starts once. It trusts its caller, the
 * voice worker, which verifies the token first; nothing else can reach it.
 */
export class VoiceSession extends DurableObject {
  override async fetch(request: Request): Promise<Response> {
    const url = new URL(request.url);
    if (url.pathname === "/health") return new Response(null, { status: 204 });
    return this.#start(request, Number(url.searchParams.get("exp")));
  }

  async #start(request: Request, exp: number): Promise<Response> {
    if (!this.#claim()) return new Response(null, { status: 409 });
    await this.ctx.storage.setAlarm(exp * 1000 + CLOCK_SKEW_MS);

    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server);
    server.serializeAttachment({ requestId: request.headers.get(REQUEST_ID_HEADER) ?? "" });
    // The conversation itself does not exist yet. The close is the very first thing the client hears: it waits for
    // one frame after opening, and a close in its place fails the start with the reason shown.
    server.close(VOICE_CLOSE.notAvailable.code, VOICE_CLOSE.notAvailable.reason);

    const headers = new Headers();
    const offer = request.headers.get("sec-websocket-protocol");
    if (offer === VOICE_SUBPROTOCOL) headers.set("sec-websocket-protocol", VOICE_SUBPROTOCOL);
    return new Response(null, { status: 101, webSocket: client, headers });
  }

  /**
   * True for the first caller ever, false for everyone after. Reading and writing happen without a pause between
   * them, so two requests cannot both be first; the runtime holds the answer back until the mark is on disk.
   */
  #claim(): boolean {
    if (this.ctx.storage.kv.get(STARTED_KEY) !== undefined) return false;
    this.ctx.storage.kv.put(STARTED_KEY, Date.now());
    return true;
  }

  /** The token has expired and cannot come again, so its mark has no more use; without storage the object is gone. */
  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  /** The socket is closing from its first moment, so what a client still sends is not for anyone. */
  override webSocketMessage(): void {}

  override webSocketClose(socket: WebSocket, code: number, _reason: string, wasClean: boolean): void {
    log({ level: "info", event: "voice.closed", requestId: requestIdOf(socket), code, wasClean });
  }

  override webSocketError(socket: WebSocket, error: unknown): void {
    log({
      level: "warn",
      event: "voice.socket-error",
      requestId: requestIdOf(socket),
      ...errorFields(error),
    });
  }
}

function requestIdOf(socket: WebSocket): string | undefined {
  const attachment = v.safeParse(attachmentSchema, socket.deserializeAttachment());
  return attachment.success ? attachment.output.requestId : undefined;
}
