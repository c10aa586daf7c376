import { DurableObject } from "cloudflare:workers";
import { admission, NETWORK_SEATS, SEAT_MS, type Seat, VISITOR_SEATS } from "./seats.ts";

type Holder = Pick<Seat, "visitor" | "network">;

/** The one desk of the deployment has this name. */
const DESK_NAME = "desk";

export const deskOf = (desks: DurableObjectNamespace<VoiceDesk>) => desks.get(desks.idFromName(DESK_NAME));

/** How often seats whose time is over are cleared away. */
const SWEEP_MS = 30_000;

/**
 * Counts active conversations. The list is in memory: conversations renew their seats, so a restarted desk knows them
 * all again within one renewal interval, and there is nothing to clean up.
 */
export class VoiceDesk extends DurableObject {
  #seats = new Map<string, Seat>();
  #sweeping = false;

  /** Takes a seat for a new session, of `all` that there are. */
  admit(seat: string, holder: Holder, all: number): "admitted" | "too-many" | "full" {
    const limits = { visitor: VISITOR_SEATS, network: NETWORK_SEATS, all };
    const answer = admission(this.#seats.values(), holder, limits, Date.now());
    if (answer === "admitted") this.renew(seat, holder);
    return answer;
  }

  renew(seat: string, { visitor, network }: Holder): void {
    this.#seats.set(seat, { visitor, network, until: Date.now() + SEAT_MS });
    if (!this.#sweeping) this.ctx.waitUntil(this.#sweep());
  }

  leave(seat: string): void {
    this.#seats.delete(seat);
  }

  /** An object with pending work stays in memory; this is pending while a seat is taken. */
  async #sweep(): Promise<void> {
    this.#sweeping = true;
    while (this.#seats.size > 0) {
      await scheduler.wait(SWEEP_MS);
      for (const [name, { until }] of this.#seats) if (until <= Date.now()) this.#seats.delete(name);
    }
    this.#sweeping = false;
  }
}
