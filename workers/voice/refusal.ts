import { jsonAnswer, REQUEST_ID_HEADER } from "../shared/http.ts";
import { log } from "../shared/log.ts";
import {
  VOICE_REFUSALS,
  VOICE_REFUSED_HEADER,
  VOICE_SUBPROTOCOL,
  type VoiceRefusal,
} from "../shared/voice-contract.ts";

/** Refuses with the status and the code of the error, for programs. */
export function refuse(error: VoiceRefusal, requestId: string, headers?: HeadersInit): Response {
  const { status } = VOICE_REFUSALS[error];
  log({ level: "info", event: "voice.refused", requestId, status, error });
  const merged = new Headers(headers);
  merged.set(REQUEST_ID_HEADER, requestId);
  return jsonAnswer(status, { ok: false, error }, merged);
}

/**
 * Refuses a conversation in a way that its asker can see: a page, which alone sends `Origin`, is let in and its socket
 * closed with a code and a reason, because browsers hide everything else; a program gets the status.
 */
export function refuseConversation(
  error: VoiceRefusal,
  { request, offersConvai, requestId }: { request: Request; offersConvai: boolean; requestId: string },
  headers?: HeadersInit,
): Response {
  const refusal = VOICE_REFUSALS[error];
  if (!request.headers.has("origin") || !("close" in refusal)) return refuse(error, requestId, headers);
  log({ level: "info", event: "voice.refused", requestId, status: refusal.status, error });
  const { 0: client, 1: server } = new WebSocketPair();
  server.accept();
  server.close(refusal.close, refusal.reason);
  return acceptedUpgrade(client, offersConvai, { [VOICE_REFUSED_HEADER]: error });
}

/** The 101 with its socket. The subprotocol is named only to a client that offered it: others fail the connection. */
export function acceptedUpgrade(client: WebSocket, offersConvai: boolean, extra?: HeadersInit): Response {
  const headers = new Headers(extra);
  if (offersConvai) headers.set("sec-websocket-protocol", VOICE_SUBPROTOCOL);
  return new Response(null, { status: 101, webSocket: client, headers });
}
