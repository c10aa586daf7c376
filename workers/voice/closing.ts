import type { Close } from "../shared/voice-contract.ts";

/** A close frame holds two bytes of code and at most 123 of reason (RFC 6455 §5.5). */
const REASON_MAX_BYTES = 123;

/** Codes that no endpoint may send; they are reserved for local use (RFC 6455 §7.4.1). */
const UNSENDABLE = new Set([1004, 1005, 1006]);

/** Codes that mean something: the protocol's, then those of libraries and applications (RFC 6455 §7.4.2). */
const isMeant = (code: number) => (code >= 1000 && code < 1015) || (code >= 3000 && code < 5000);

/**
 * One side's close as it may be sent to the other. 1005 means that no code was given, which is how older clients end
 * a conversation normally; whatever else cannot be sent becomes `instead`.
 */
export function relayedClose({ code, reason }: Close, instead: Close): Close {
  if (code === 1005) return { code: 1000, reason: "" };
  const sendable = isMeant(code) && !UNSENDABLE.has(code);
  return sendable ? { code, reason: cutReason(reason) } : instead;
}

/** The reason within the limit, cut between characters. */
export function cutReason(reason: string): string {
  const bytes = new TextEncoder().encode(reason);
  if (bytes.length <= REASON_MAX_BYTES) return reason;
  let end = REASON_MAX_BYTES;
  // Bytes of the form 10xxxxxx continue a character.
  while (((bytes[end] ?? 0) & 0b1100_0000) === 0b1000_0000) end--;
  return new TextDecoder().decode(bytes.subarray(0, end));
}
