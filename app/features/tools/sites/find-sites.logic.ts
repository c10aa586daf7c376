import {
  type Compass,
  directionTo,
  estimatedMinutes,
  metresBetween,
  type Position,
  type PositionError,
  readPosition,
} from "~/engines/place/place.ts";
import { fold } from "~/lib/fold.ts";
import { SITE_LIMITS, SITE_STATUSES, type SiteStatus } from "./sites.limits.ts";

interface Findable {
  name: string;
  address: string;
  trades: string;
  status: SiteStatus;
  latitude: number | null;
  longitude: number | null;
}

/** What the address of the list asks for. */
export interface SiteSearch {
  q: string;
  near: string;
  status: SiteStatus | "";
  trade: string;
}

export function readSearch(params: URLSearchParams): SiteSearch {
  const said = (name: string, most: number = SITE_LIMITS.search) =>
    (params.get(name) ?? "").trim().slice(0, most);
  const status = said("status");
  return {
    q: said("q"),
    near: said("near", SITE_LIMITS.position),
    status: (SITE_STATUSES as readonly string[]).includes(status) ? (status as SiteStatus) : "",
    trade: said("trade"),
  };
}

export const positionOf = ({ latitude, longitude }: Pick<Findable, "latitude" | "longitude">) =>
  latitude === null || longitude === null ? undefined : { latitude, longitude };

/** The trades of a site, each as it was typed. */
export const tradesOf = (trades: string): string[] =>
  trades
    .split(/[,;،]/)
    .map((trade) => trade.trim())
    .filter(Boolean);

/** The trades of all sites, each once, for the filter. */
export function tradesIn(sites: readonly Pick<Findable, "trades">[]): string[] {
  const found = new Map<string, string>();
  for (const { trades } of sites)
    for (const trade of tradesOf(trades)) if (!found.has(fold(trade))) found.set(fold(trade), trade);
  return [...found.values()].sort((a, b) => a.localeCompare(b));
}

export interface Way {
  metres: number;
  direction: Compass;
  minutes: number;
}

export interface FoundSites<S> {
  sites: (S & { way?: Way })[];
  /** Where one is, as it was understood. */
  from?: Position;
  /** Why what was typed for it is no position, and no site's name either. */
  nearError?: PositionError;
}

/** The words all occur, in whatever order. */
const says = (site: Findable, q: string) => {
  const text = fold(`${site.name} ${site.address} ${site.trades}`);
  return fold(q)
    .split(/\s+/)
    .every((word) => text.includes(word));
};

/** How far it is from somewhere to a site. */
export function wayTo(from: Position, to: Position): Way {
  const metres = metresBetween(from, to);
  return { metres, direction: directionTo(from, to), minutes: estimatedMinutes(metres) };
}

/**
 * The sites that fit, the nearest first where it is said from where: a position as typed, or a site's name. A shortened plus
 * code is looked for near the first site. Those without a position stand last.
 */
export function findSites<S extends Findable>(all: readonly S[], search: SiteSearch): FoundSites<S> {
  const fitting = all.filter(
    (site) =>
      says(site, search.q) &&
      (!search.status || site.status === search.status) &&
      (!search.trade || tradesOf(site.trades).some((trade) => fold(trade) === fold(search.trade))),
  );
  if (!search.near) return { sites: fitting };
  const someplace = all.map(positionOf).find((position) => position !== undefined);
  const named = all.find(({ name, ...site }) => fold(name) === fold(search.near) && positionOf(site));
  const read = readPosition(search.near, someplace);
  const from = (named && positionOf(named)) ?? (read.ok ? read.position : undefined);
  if (!from) return { sites: fitting, nearError: read.ok ? "unreadable" : read.error };
  const found = fitting.map((site) => {
    const to = positionOf(site);
    return to ? { ...site, way: wayTo(from, to) } : site;
  });
  const metres = (site: S & { way?: Way }) => site.way?.metres ?? Number.POSITIVE_INFINITY;
  // Without a position all are equally far, which sorts as they stood.
  return { sites: found.sort((a, b) => (metres(a) < metres(b) ? -1 : metres(a) > metres(b) ? 1 : 0)), from };
}
