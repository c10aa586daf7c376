import { VOICE_SUBPROTOCOL } from "../shared/voice-contract.ts";

/** The content of `Sec-WebSocket-Protocol`: the subprotocols offered, and the token sent as `bearer.<token>`. */
export type Offer = { offersConvai: boolean; bearer: string | undefined };

const BEARER_PREFIX = "bearer.";

/**
 * Parses `Sec-WebSocket-Protocol`; undefined if malformed. RFC 6455 §4.1 requires distinct HTTP tokens; empty list
 * members are skipped, as RFC 9110 §5.6.1.2 requires. Two bearers are refused.
 */
export function readOffer(header: string | null): Offer | undefined {
  const members = (header ?? "")
    .split(",")
    .map((member) => member.trim())
    .filter((member) => member !== "");
  const bearers = members.filter((member) => member.startsWith(BEARER_PREFIX));
  if (!members.every(isHttpToken) || new Set(members).size < members.length || bearers.length > 1)
    return undefined;
  return {
    offersConvai: members.includes(VOICE_SUBPROTOCOL),
    bearer: bearers[0]?.slice(BEARER_PREFIX.length),
  };
}

function isHttpToken(text: string): boolean {
  return /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(text);
}

/** Whether the request is a WebSocket upgrade. `Upgrade` may list several protocols, in any case. */
export function asksForWebSocket(request: Request): boolean {
  const offered = request.headers.get("upgrade") ?? "";
  return offered.split(",").some((protocol) => protocol.trim().toLowerCase() === "websocket");
}

/**
 * Whether the request was opened by a page that is not ours: one of another host than the request's own and than
 * `appOrigin`'s, or of no host at all (`Origin: null`). Only browsers send Origin, and always with a WebSocket, so a
 * request without one comes from a program and not from a page. Hosts are compared and not schemes, because TLS may
 * end before this worker.
 */
export function hasForeignOrigin(request: Request, appOrigin?: string): boolean {
  const origin = request.headers.get("origin");
  if (origin === null) return false;
  const ours = [request.url, appOrigin].map(hostOf);
  return !hostOf(origin) || !ours.includes(hostOf(origin));
}

function hostOf(url: string | undefined): string | undefined {
  return url && URL.canParse(url) ? new URL(url).host : undefined;
}
