import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { unitsFor } from "~/i18n/units.ts";
import { readAddress } from "./drone.address.ts";
import { type Point, positionOf } from "./ground.ts";
import type { Stretch } from "./lines.ts";
import { type Mission, missionOf } from "./mission.ts";

// A mission for programs that fly it. Heights are above the place of take-off everywhere.

const degrees = (value: number) => value.toFixed(7);
const metres = (value: number) => String(Math.round(value * 10) / 10);

/** What an address asks for; undefined where it cannot be flown. */
export function missionAt(query: URLSearchParams, language: Language): Mission | undefined {
  const mission = missionOf(readAddress(query, unitsFor(language, undefined)));
  return mission === "tooMany" ? undefined : mission;
}

/** KML 2.2: the area on the ground and the way above it. */
export function missionKml(query: URLSearchParams, language: Language): string | undefined {
  const mission = missionAt(query, language);
  if (!mission) return undefined;
  const { ground, lines, altitude } = mission;
  const at = (point: Point, height: number) => {
    const { latitude, longitude } = positionOf(point, ground.middle);
    return `${degrees(longitude)},${degrees(latitude)},${metres(height)}`;
  };
  const t = translator(language, "drone");
  const ring = [...ground.points, ground.points[0] as Point].map((point) => at(point, 0)).join(" ");
  const way = lines.stretches
    .flatMap(({ from, until }) => [at(from, altitude), at(until, altitude)])
    .join(" ");
  return `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2">
<Document>
<name>${t("files.mission")}</name>
<Style id="area"><LineStyle><color>ff2f56d4</color><width>2</width></LineStyle><PolyStyle><color>332f56d4</color></PolyStyle></Style>
<Style id="way"><LineStyle><color>ff854b16</color><width>2</width></LineStyle></Style>
<Placemark><name>${t("files.area")}</name><styleUrl>#area</styleUrl><Polygon><altitudeMode>clampToGround</altitudeMode><outerBoundaryIs><LinearRing><coordinates>${ring}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>
<Placemark><name>${t("files.way")}</name><styleUrl>#way</styleUrl><LineString><altitudeMode>relativeToGround</altitudeMode><coordinates>${way}</coordinates></LineString></Placemark>
</Document>
</kml>
`;
}

/** Waypoints with which Litchi flies a mission, and how many it takes at most. */
export const LITCHI_MOST = 99;
export const LITCHI_COLUMNS = [
  ...["latitude", "longitude", "altitude(m)", "heading(deg)", "curvesize(m)", "rotationdir"],
  ...["gimbalmode", "gimbalpitchangle"],
  ...Array.from({ length: 15 }, (_, n) => [`actiontype${n + 1}`, `actionparam${n + 1}`]).flat(),
  ...["altitudemode", "speed(m/s)", "poi_latitude", "poi_longitude", "poi_altitude(m)", "poi_altitudemode"],
  ...["photo_timeinterval", "photo_distinterval"],
];

export function missionLitchi(query: URLSearchParams, language: Language): string | undefined {
  const mission = missionAt(query, language);
  if (!mission) return undefined;
  const { ground, lines, altitude, speed, bearing } = mission;
  const heading = (from: Point, until: Point) => {
    const turn = (Math.atan2(until[0] - from[0], until[1] - from[1]) * 180) / Math.PI;
    return metres((((from === until ? bearing : turn) % 360) + 360) % 360);
  };
  const rows = lines.stretches.flatMap(({ from, until }) =>
    [from, until].map((point, end) => {
      const { latitude, longitude } = positionOf(point, ground.middle);
      return [
        ...[degrees(latitude), degrees(longitude), metres(altitude), heading(from, until), 0, 0],
        // The camera looks straight down, and no action is asked for.
        ...[2, -90, ...Array.from({ length: 15 }, () => [-1, 0]).flat()],
        ...[0, metres(speed), 0, 0, 0, 0],
        // Photos by distance from the beginning of a line to its end, and none on the turn.
        ...[-1, end === 0 ? metres(lines.base) : -1],
      ].join(",");
    }),
  );
  return `${[LITCHI_COLUMNS.join(","), ...rows].join("\r\n")}\r\n`;
}

const MAV = { waypoint: 16, home: 20, takeOff: 22, mount: 205, trigger: 206 } as const;
const ABOVE_HOME = 3;
const NO_PLACE = 2;

/** A plan of QGroundControl, version 1, made of simple items alone. */
export function missionPlan(query: URLSearchParams, language: Language): string | undefined {
  const mission = missionAt(query, language);
  if (!mission) return undefined;
  const { ground, lines, altitude, speed } = mission;
  const items: Record<string, unknown>[] = [];
  const add = (command: number, frame: number, params: (number | null)[], more: object = {}) =>
    items.push({
      ...more,
      ...{ autoContinue: true, command, doJumpId: items.length + 1, frame, params, type: "SimpleItem" },
    });
  const height = Math.round(altitude * 10) / 10;
  const fly = (command: number, point: Point) => {
    const { latitude, longitude } = positionOf(point, ground.middle);
    const place = [Number(degrees(latitude)), Number(degrees(longitude)), height];
    const above = { AMSLAltAboveTerrain: null, Altitude: height, AltitudeMode: 1 };
    add(command, ABOVE_HOME, [0, 0, 0, null, ...place], above);
  };
  const trigger = (distance: number) =>
    add(MAV.trigger, NO_PLACE, [distance, 0, distance > 0 ? 1 : 0, 0, 0, 0, 0]);
  const first = lines.stretches[0]?.from as Point;
  fly(MAV.takeOff, first);
  add(MAV.mount, NO_PLACE, [-90, 0, 0, 0, 0, 0, 2]);
  for (const { from, until } of lines.stretches) {
    fly(MAV.waypoint, from);
    trigger(Math.round(lines.base * 100) / 100);
    fly(MAV.waypoint, until);
    trigger(0);
  }
  add(MAV.home, NO_PLACE, [0, 0, 0, 0, 0, 0, 0]);
  const { latitude, longitude } = positionOf(first, ground.middle);
  return `${JSON.stringify(
    {
      fileType: "Plan",
      geoFence: { circles: [], polygons: [], version: 2 },
      groundStation: "Groundwork",
      mission: {
        ...{ cruiseSpeed: speed, firmwareType: 12, globalPlanAltitudeMode: 1, hoverSpeed: speed, items },
        plannedHomePosition: [Number(degrees(latitude)), Number(degrees(longitude)), 0],
        ...{ vehicleType: 2, version: 2 },
      },
      rallyPoints: { points: [], version: 2 },
      version: 1,
    },
    null,
    1,
  )}\n`;
}

/** Round lengths for a bar, in meters. */
const BARS = [5, 10, 20, 50, 100, 200, 500, 1000];

/** The area, the lines and the photos, north up. */
export function missionMap(query: URLSearchParams, language: Language): string | undefined {
  const mission = missionAt(query, language);
  if (!mission) return undefined;
  const { ground, lines } = mission;
  const t = translator(language, "drone");
  const all = [...ground.points, ...lines.stretches.flatMap(({ from, until }) => [from, until])];
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const SIDE = 640;
  const EDGE = 40;
  const scale = SIDE / Math.max(right - left, high - low, 1);
  const n = (value: number) => String(Math.round(value * 10) / 10);
  const x = (value: number) => EDGE + (value - left) * scale;
  const y = (value: number) => EDGE + (high - value) * scale;
  const path = (points: readonly Point[]) => points.map(([px, py]) => `${n(x(px))} ${n(y(py))}`).join("L");
  const [width, height] = [(right - left) * scale + 2 * EDGE, (high - low) * scale + 2 * EDGE + 30];
  const bar = BARS.filter((one) => one * scale <= SIDE / 3).at(-1) ?? 5;
  const dots = lines.stretches
    .flatMap(({ photos }) => photos)
    .map(([px, py]) => `M${n(x(px))} ${n(y(py))}h0`)
    .join("");
  const [{ from: start }] = lines.stretches as [Stretch];
  const [sx, sy] = start;
  const way = lines.stretches.flatMap(({ from, until }) => [from, until]);
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(Math.max(width, 200))} ${n(height)}" width="${n(Math.max(width, 200))}" height="${n(height)}" direction="ltr"><title>${t("files.mission")}</title><rect width="100%" height="100%" fill="#fff"/><path d="M${path(ground.points)}z" fill="#f4e3b8" stroke="#8a5a00" stroke-width="2"/><path d="M${path(way)}" fill="none" stroke="#164b85" stroke-width="1.2"/><path d="${dots}" stroke="#164b85" stroke-width="4.4" stroke-linecap="round"/><circle cx="${n(x(sx))}" cy="${n(y(sy))}" r="6" fill="#1c7a3d" stroke="#fff"/><g font-family="sans-serif" font-size="13" font-weight="600" fill="#1c1c1c"><path d="M${EDGE / 2} 34V10M${EDGE / 2 - 5} 17L${EDGE / 2} 8l5 9"  fill="none" stroke="#1c1c1c" stroke-width="2"/><text x="${EDGE / 2}" y="48" text-anchor="middle">${t("files.north")}</text><path d="M${EDGE} ${n(height - 22)}v6h${n(bar * scale)}v-6" fill="none" stroke="#1c1c1c" stroke-width="1.5"/><text x="${n(EDGE + bar * scale + 8)}" y="${n(height - 12)}">${bar} m / ${Math.round(bar / 0.3048)} ft</text></g></svg>
`;
}
