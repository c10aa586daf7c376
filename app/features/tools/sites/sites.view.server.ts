import {
  type Compass,
  decimalOf,
  mapLinks,
  type Plot,
  type Position,
  plot,
  plusCodeOf,
  saidDistance,
  sexagesimalOf,
} from "~/engines/place/place.ts";
import { FORMAT_LOCALES, isMetricFirst, type Language } from "~/i18n/languages.ts";
import { localDay } from "~/lib/local-day.ts";
import { findSites, positionOf, type SiteSearch, tradesIn, type Way } from "./find-sites.logic.ts";
import type { ListedSite, Visit } from "./sites.queries.server.ts";

export interface SaidWay {
  distance: ReturnType<typeof saidDistance>;
  direction: Compass;
  minutes: number;
}

const said = ({ metres, direction, minutes }: Way, metric: boolean): SaidWay => ({
  distance: saidDistance(metres, metric),
  direction,
  minutes,
});

/** Round lengths of a scale bar, in metres. */
const BARS = {
  metric: [50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 500_000, 2_000_000],
  imperial: [
    60.96, 152.4, 304.8, 804.672, 1_609.344, 3_218.688, 8_046.72, 16_093.44, 32_186.88, 80_467.2, 160_934.4,
    804_672, 3_218_688,
  ],
};

export interface SitesMap {
  map: Plot;
  bar: SaidWay["distance"];
  /** Whether the first point is where one is. */
  from: boolean;
}

export function mapOf(
  positions: readonly Position[],
  from: Position | undefined,
  metric: boolean,
): SitesMap | undefined {
  if (positions.length === 0) return undefined;
  const map = plot(from ? [from, ...positions] : positions, {
    width: 640,
    height: 400,
    lengths: metric ? BARS.metric : BARS.imperial,
  });
  return { map, bar: saidDistance(map.scale.metres, metric), from: from !== undefined };
}

/** What the list shows: sites that fit, those with a position first and numbered as on the map. */
export function listOf(all: readonly ListedSite[], search: SiteSearch, language: Language) {
  const metric = isMetricFirst(language);
  const { sites, from, nearError } = findSites(all, search);
  const placed = sites.filter((site) => positionOf(site));
  const rest = sites.filter((site) => !positionOf(site));
  const positions = placed.flatMap((site) => positionOf(site) ?? []);
  return {
    sites: [...placed, ...rest].map(({ way, ...site }, n) => ({
      id: site.id,
      name: site.name,
      status: site.status,
      address: site.address,
      trades: site.trades,
      present: site.present,
      sample: site.sample,
      number: n < placed.length ? n + 1 : undefined,
      way: way && said(way, metric),
    })),
    total: all.length,
    trades: tradesIn(all),
    map: mapOf(positions, from, metric),
    from: from && decimalOf(from),
    nearError,
  };
}
export type SitesList = ReturnType<typeof listOf>;

/** The ways to write and to open a site's position. */
export function placeOf(site: Pick<ListedSite, "latitude" | "longitude" | "name">) {
  const position = positionOf(site);
  return (
    position && {
      decimal: decimalOf(position),
      sexagesimal: sexagesimalOf(position),
      plusCode: plusCodeOf(position),
      links: mapLinks(position, site.name),
    }
  );
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** A moment by the clock of the site. */
export function siteTime(at: string, zone: string, language: Language): string {
  const key = `${language} ${zone}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(FORMAT_LOCALES[language], {
      dateStyle: "medium",
      timeStyle: "short",
      timeZone: zone,
    });
    if (formats.size >= 200) formats.clear();
    formats.set(key, format);
  }
  return format.format(new Date(at));
}

/** How far from the gate somebody may stand who checks in; beyond it the list says so, and nothing more happens. */
const FENCE_METRES = 200;

/** The distance that somebody said, and whether it is surely beyond the fence. */
function fromGate({ metres, accuracy }: Pick<Visit, "metres" | "accuracy">, metric: boolean) {
  return metres === null
    ? undefined
    : { ...saidDistance(metres, metric), isAway: metres - (accuracy ?? 0) > FENCE_METRES };
}

/** Visits as the site's clock says them; `stale` where somebody came on an earlier day and has not left. */
export function visitsOf(
  visits: readonly Visit[],
  { siteZone }: Pick<ListedSite, "siteZone">,
  now: Date,
  language: Language,
) {
  const today = localDay(now, siteZone);
  return visits.map(({ cameAt, leftAt, metres, accuracy, ...visit }) => ({
    ...visit,
    fromGate: fromGate({ metres, accuracy }, isMetricFirst(language)),
    came: siteTime(cameAt, siteZone, language),
    left: leftAt ? siteTime(leftAt, siteZone, language) : undefined,
    stale: !leftAt && localDay(new Date(cameAt), siteZone) < today,
  }));
}
export type ShownVisit = ReturnType<typeof visitsOf>[number];

/** Zones that the form offers: where our readers build. A site's own is among them, wherever it is. */
const ZONES = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Phoenix",
  "America/Los_Angeles",
  "America/Anchorage",
  "Pacific/Honolulu",
  "America/Puerto_Rico",
  "America/Toronto",
  "America/Vancouver",
  "America/Mexico_City",
  "America/Tijuana",
  "America/Bogota",
  "America/Santiago",
  "Europe/Madrid",
  "Europe/London",
  "Asia/Jerusalem",
  "UTC",
];
export const zonesFor = (site?: Pick<ListedSite, "siteZone">): string[] =>
  site && !ZONES.includes(site.siteZone) ? [site.siteZone, ...ZONES] : ZONES;

const FIRST_ZONE = { en: "America/New_York", es: "America/Chicago", he: "Asia/Jerusalem" } as const;

/** What the form of a site begins with. */
export function valuesOf(site: ListedSite | undefined, language: Language) {
  if (!site)
    return { values: { siteZone: FIRST_ZONE[language], status: "active" } as Record<string, string> };
  const { id, version, latitude, longitude, workspace, present, sample, ...values } = site;
  const position = positionOf(site);
  return {
    id,
    version,
    values: { ...values, position: position ? `${position.latitude}, ${position.longitude}` : "" } as Record<
      string,
      string
    >,
  };
}
