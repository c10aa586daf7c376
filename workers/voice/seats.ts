/** One conversation's place among all: who holds it, and until when unless it is renewed. */
export interface Seat {
  visitor: string;
  network: string;
  /** Milliseconds since 1970. */
  until: number;
}

/** How many seats one visitor, one network and everybody together may hold. */
export interface SeatLimits {
  visitor: number;
  network: number;
  all: number;
}

/**
 * Longer than the renewal interval, so that an active conversation never loses its seat; seats left by a crash are
 * free again after this time.
 */
export const SEAT_MS = 150_000;

/** A browser that reloads opens a new conversation before the old one is known to be gone. */
export const VISITOR_SEATS = 3;
/** Everybody on one site's network. */
export const NETWORK_SEATS = 20;

/** Whether another may sit down; seats whose time is over do not count. */
export function admission(
  seats: Iterable<Seat>,
  { visitor, network }: Pick<Seat, "visitor" | "network">,
  limits: SeatLimits,
  now: number,
): "admitted" | "too-many" | "full" {
  const held = { visitor: 0, network: 0, all: 0 };
  for (const seat of seats) {
    if (seat.until <= now) continue;
    held.all++;
    if (seat.visitor === visitor) held.visitor++;
    if (seat.network === network) held.network++;
  }
  if (held.visitor >= limits.visitor || held.network >= limits.network) return "too-many";
  return held.all >= limits.all ? "full" : "admitted";
}
