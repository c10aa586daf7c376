import { readPosition } from "~/engines/place/place.ts";
import type { Units } from "~/i18n/units.ts";
import { isTimeZone } from "~/lib/time-zone.ts";
import { momentsAt } from "~/lib/wall-clock.ts";
import { CAMERA_IDS, CAMERAS, type Camera, type CameraId } from "./cameras.ts";
import { type AreaError, type Ground, readArea, rectangle } from "./ground.ts";
import { AIRSPACES, type Airspace, MPH } from "./rules.ts";

// What is to be flown stands in the address, so that it can be sent and opened again.

export const PATH = "/drone-integration";
export const FOOT = 0.3048;

interface Bound {
  /** In what the field is typed: by unit of the page, or the same in both. */
  unit: "length" | "speed" | "percent" | "degrees" | "miles" | "mm" | "px" | "s" | "min" | "mps";
  least: number;
  most: number;
  /** Left empty, the camera's own or nothing. */
  usual?: number;
  whole?: true;
}

/** Lengths in meters, speeds in meters a second; the others as they are typed. */
export const NUMBERS = {
  width: { unit: "length", least: 5, most: 2000, usual: 150 },
  depth: { unit: "length", least: 5, most: 2000, usual: 100 },
  turn: { unit: "degrees", least: 0, most: 360, usual: 0 },
  altitude: { unit: "length", least: 5, most: 1000, usual: 60 },
  front: { unit: "percent", least: 0, most: 95, usual: 75 },
  side: { unit: "percent", least: 0, most: 95, usual: 65 },
  speed: { unit: "speed", least: 0.5, most: 60, usual: 5 },
  bearing: { unit: "degrees", least: 0, most: 360 },
  wind: { unit: "speed", least: 0, most: 60 },
  visibility: { unit: "miles", least: 0, most: 100 },
  ceiling: { unit: "length", least: 0, most: 20_000 },
  structure: { unit: "length", least: 1, most: 1000 },
  sensorWidth: { unit: "mm", least: 1, most: 100 },
  sensorHeight: { unit: "mm", least: 1, most: 100 },
  focal: { unit: "mm", least: 1, most: 500 },
  pixelsWide: { unit: "px", least: 100, most: 40_000, whole: true },
  pixelsHigh: { unit: "px", least: 100, most: 40_000, whole: true },
  interval: { unit: "s", least: 0.1, most: 60 },
  endurance: { unit: "min", least: 2, most: 600 },
  windLimit: { unit: "mps", least: 0.5, most: 40 },
} as const satisfies Record<string, Bound>;
export type NumberId = keyof typeof NUMBERS;
export const NUMBER_IDS = Object.keys(NUMBERS) as NumberId[];

const boundOf = (id: NumberId): Bound => NUMBERS[id];

export type Problem =
  | { code: "between"; least: number; most: number }
  | { code: "area"; error: AreaError }
  | { code: "centre" | "date" | "zone" };

export interface Asked {
  units: Units;
  typed: Record<NumberId, string>;
  area: string;
  centre: string;
  camera: CameraId;
  date: string;
  time: string;
  zone: string;
  airspace: Airspace;
  isAuthorised: boolean;
  wrong: Partial<Record<NumberId | "area" | "centre" | "date" | "zone", Problem>>;
  values: Partial<Record<NumberId, number>>;
  ground?: Ground;
  /** The instant that the day, the time and the zone name. */
  moment?: number;
  /** The kept mission that is planned anew. */
  mission?: string;
}

/** A place to begin with: a field at the edge of Denver, which is nobody's example of anything. */
export const BEGIN = { centre: "39.7000, -104.7000", zone: "America/Denver" } as const;
/** Longer than a hundred corners in degrees and minutes. */
const MOST_CHARACTERS = 6000;

/** What one of the page's units is in those of the values. */
export const scaleOf = (id: NumberId, units: Units): number => {
  const { unit } = boundOf(id);
  if (units === "metric") return 1;
  return unit === "length" ? FOOT : unit === "speed" ? MPH : 1;
};

const numberOf = (text: string): number =>
  /^\d{1,6}([.,]\d{1,3})?$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN;

export function readAddress(query: URLSearchParams, usual: Units): Asked {
  const said = query.get("units");
  const units = said === "us" || said === "metric" ? said : usual;
  const given = (id: string, most: number) => (query.get(id) ?? "").trim().slice(0, most);
  const wrong: Asked["wrong"] = {};
  const values: Asked["values"] = {};
  const typed = {} as Asked["typed"];
  for (const id of NUMBER_IDS) {
    const { least, most, usual: begun, whole } = boundOf(id);
    const scale = scaleOf(id, units);
    const text = given(id, 12);
    typed[id] = text || (begun === undefined ? "" : String(Math.round(begun / scale)));
    if (!typed[id]) continue;
    const value = numberOf(typed[id]) * scale;
    if (value >= least - 1e-9 && value <= most + 1e-9 && (!whole || Number.isInteger(value)))
      values[id] = value;
    else wrong[id] = { code: "between", least: Math.ceil(least / scale), most: Math.floor(most / scale) };
  }
  const area = (query.get("area") ?? "").trim();
  const centre = given("centre", 200) || BEGIN.centre;
  const zone = given("zone", 60) || BEGIN.zone;
  const [date, time] = [given("date", 10), given("time", 5)];
  const camera = CAMERA_IDS.find((one) => one === query.get("camera")) ?? "phantom4rtk";
  const airspace = AIRSPACES.find((one) => one === query.get("airspace")) ?? "unknown";
  const asked: Asked = {
    ...{ units, typed, centre, camera, date, time, zone, airspace, wrong, values },
    area: area.slice(0, MOST_CHARACTERS),
    isAuthorised: query.get("authorised") === "on",
  };
  const mission = given("mission", 64);
  if (/^[\w-]+$/.test(mission)) asked.mission = mission;
  const ground = area ? readArea(area) : rectangleOf(asked);
  if (ground && "error" in ground) wrong[area ? "area" : "centre"] = { code: "area", error: ground.error };
  else if (ground) asked.ground = ground;
  if (!isTimeZone(zone)) wrong.zone = { code: "zone" };
  else if (date || time) {
    // A 31st of February would be read as a day of March.
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(date) && new Date(date).getUTCDate() === Number(date.slice(8));
    const isMoment = isDay && /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
    const [moment] = isMoment ? momentsAt(date, time, zone) : [];
    if (moment) asked.moment = Date.parse(moment);
    else wrong.date = { code: "date" };
  }
  return asked;
}

function rectangleOf({ centre, values, wrong }: Asked) {
  const read = readPosition(centre);
  if (!read.ok) {
    wrong.centre = { code: "centre" };
    return undefined;
  }
  const { width, depth, turn } = values;
  if (width === undefined || depth === undefined || turn === undefined) return undefined;
  return rectangle(read.position, width, depth, turn);
}

/** The chosen camera, with what was typed instead. */
export function cameraOf({ camera, values }: Asked): Camera {
  const begun = CAMERAS[camera];
  const own = (id: keyof Camera) => values[id] ?? begun[id];
  return {
    ...{ sensorWidth: own("sensorWidth"), sensorHeight: own("sensorHeight"), focal: own("focal") },
    ...{ pixelsWide: own("pixelsWide"), pixelsHigh: own("pixelsHigh"), interval: own("interval") },
    ...{ endurance: own("endurance"), windLimit: own("windLimit") },
  };
}

/** What is asked as the query of an address, without the mission that it may be for. */
export function queryOf(asked: Asked): string {
  return String(
    new URLSearchParams([
      ["units", asked.units],
      ["camera", asked.camera],
      ...(asked.area ? [["area", asked.area]] : [["centre", asked.centre]]),
      ...NUMBER_IDS.filter((id) => asked.typed[id]).map((id) => [id, asked.typed[id]]),
      ...(["date", "time"] as const).filter((id) => asked[id]).map((id) => [id, asked[id]]),
      ["zone", asked.zone],
      ["airspace", asked.airspace],
      ...(asked.isAuthorised ? [["authorised", "on"]] : []),
    ] as [string, string][]),
  );
}

/** The address of a mission. */
export const addressOf = (asked: Asked, file = "") =>
  `${PATH}${file}?${queryOf(asked)}${asked.mission ? `&mission=${asked.mission}` : ""}`;
