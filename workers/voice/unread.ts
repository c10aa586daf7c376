/**
 * How much data a client may leave unread. A worker's socket buffers unread data and does not report it (there is no
 * `bufferedAmount`), so the protocol has to: after every MARK_BYTES we send a ping, and a client that answers it has
 * read everything before it.
 */
export interface Unread {
  /** Sent and not known to be read. */
  bytes: number;
  /** Of these, sent since the last ping. */
  unmarked: number;
  /** Pings that wait for their pong, oldest first, each with the bytes between the one before and itself. */
  pings: readonly { id: number; bytes: number }[];
}

/** A line that holds this much back is closed: more than a minute of the finest sound, which is 48 kHz in base64. */
export const UNREAD_MOST_BYTES = 8_000_000;
/** Seconds of sound, so that a ping is rare beside it. */
export const MARK_BYTES = 250_000;

export const NOTHING_UNREAD: Unread = { bytes: 0, unmarked: 0, pings: [] };

/** The state after more bytes; `pings` says whether a ping with that id follows them. */
export function sent(unread: Unread, bytes: number, id: number): { unread: Unread; pings: boolean } {
  const total = unread.bytes + bytes;
  const unmarked = unread.unmarked + bytes;
  if (unmarked < MARK_BYTES) return { unread: { ...unread, bytes: total, unmarked }, pings: false };
  return { unread: marked({ ...unread, bytes: total, unmarked }, id), pings: true };
}

/** After a ping that is due for another reason: it marks what was sent so far. */
export function marked({ bytes, unmarked, pings }: Unread, id: number): Unread {
  return { bytes, unmarked: 0, pings: [...pings, { id, bytes: unmarked }] };
}

/** The state after a pong to one of our pings; undefined if it matches none of them. */
export function answered(unread: Unread, id: unknown): Unread | undefined {
  const index = unread.pings.findIndex((ping) => ping.id === id);
  if (index < 0) return undefined;
  const read = unread.pings.slice(0, index + 1).reduce((sum, ping) => sum + ping.bytes, 0);
  return { ...unread, bytes: unread.bytes - read, pings: unread.pings.slice(index + 1) };
}
