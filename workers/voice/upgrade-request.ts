import { VOICE_SUBPROTOCOL } from "../shared/voice-contract.ts";

/** What `Sec-WebSocket-Protocol` says: the subprotocols offered, and the token that came as `bearer.<token>`. */
export type Offer = { offersConvai: boolean; bearer: string | undefined };

const BEARER_PREFIX = "bearer.";

/**
 * Reads `Sec-WebSocket-Protocol`; undefined when it is malformed. RFC 6455 §4.1 wants distinct HTTP tokens; empty
 * list members are passed over, as RFC 9110 §5.6.1.2 asks of a reader. Two bearers are refused rather than ranked.
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

/** Whether the request asks for a WebSocket. `Upgrade` may list several protocols, in any case. */
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
