import { translator } from "~/i18n/catalogue.server.ts";
import { isolated } from "~/i18n/isolated.ts";
import type { Language } from "~/i18n/languages.ts";
import { UNITS, unitsFor } from "~/i18n/units.ts";
import { CAMERA_IDS } from "./cameras.ts";
import {
  type Asked,
  addressOf,
  FOOT,
  NUMBERS,
  type NumberId,
  type Problem,
  queryOf,
  readAddress,
} from "./drone.address.ts";
import { areaOf, MOST_CORNERS, MOST_METRES } from "./ground.ts";
import { MOST_PHOTOS, RESERVE } from "./lines.ts";
import { missionOf } from "./mission.ts";
import { LITCHI_MOST } from "./mission-files.server.ts";
import { MISSIONS, missionPath } from "./missions.limits.ts";
import { AIRSPACES, MPH, RULE_IDS, RULES, type Verdict } from "./rules.ts";

const CAMERA_FIELDS = [
  ...(["sensorWidth", "sensorHeight", "focal", "pixelsWide"] as const),
  ...(["pixelsHigh", "interval", "endurance", "windLimit"] as const),
];

function words(asked: Asked, language: Language) {
  const t = translator(language, "drone");
  const isUs = asked.units === "us";
  const number = (value: number, digits = 0) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);
  const unit = (id: NumberId) => {
    const { unit: kind } = NUMBERS[id];
    if (kind === "length") return t(isUs ? "units.ft" : "units.m");
    if (kind === "speed") return t(isUs ? "units.mph" : "units.mps");
    return t(`units.${kind}`);
  };
  const fine = (value: number) => (value < 20 ? 1 : 0);
  return {
    ...{ t, number, unit },
    length: (metres: number) =>
      isUs
        ? `${number(metres / FOOT, fine(metres / FOOT))} ${t("units.ft")}`
        : `${number(metres, fine(metres))} ${t("units.m")}`,
    speed: (mps: number) =>
      isUs ? `${number(mps / MPH, 1)} ${t("units.mph")}` : `${number(mps, 1)} ${t("units.mps")}`,
    area: (square: number) =>
      isUs
        ? `${number(square / 4046.856, 2)} ${t("units.acres")}`
        : `${number(square / 10_000, 2)} ${t("units.hectares")}`,
    gsd: (cm: number) =>
      isUs ? `${number(cm / 2.54, 2)} ${t("units.inPixel")}` : `${number(cm, 2)} ${t("units.cmPixel")}`,
  };
}

function errorOf(problem: Problem | undefined, asked: Asked, language: Language): string | undefined {
  const { t, number, length } = words(asked, language);
  if (!problem) return undefined;
  if (problem.code === "between")
    return t("errors.between", { least: number(problem.least, 1), most: number(problem.most, 1) });
  if (problem.code !== "area") return t(`errors.${problem.code}`);
  const { error } = problem;
  return t(`area.${error.code}`, {
    line: error.code === "unreadable" ? String(error.line) : "",
    first: error.code === "crosses" ? isolated(error.first) : "",
    second: error.code === "crosses" ? isolated(error.second) : "",
    most: error.code === "large" ? isolated(length(MOST_METRES)) : String(MOST_CORNERS),
  });
}

/** Zones that the form offers; another one of the address stays among them. */
const ZONES = [
  ...["America/New_York", "America/Chicago", "America/Denver", "America/Phoenix", "America/Los_Angeles"],
  ...["America/Anchorage", "Pacific/Honolulu", "America/Puerto_Rico", "America/Mexico_City"],
  ...["Europe/Madrid", "Asia/Jerusalem", "UTC"],
];

export function droneView(query: URLSearchParams, language: Language) {
  const asked = readAddress(query, unitsFor(language, undefined));
  const { t, number, unit, length, speed, area, gsd } = words(asked, language);
  const field = (id: NumberId) => ({
    id,
    label: `${t(`fields.${id}`)} (${unit(id)})`,
    value: asked.typed[id],
    error: errorOf(asked.wrong[id], asked, language),
  });
  const text = (id: "area" | "centre" | "date" | "zone") => ({
    value: asked[id],
    error: errorOf(asked.wrong[id], asked, language),
  });
  const choice = (value: string, words: string) => ({ value, text: words });
  const base = {
    form: {
      units: asked.units,
      unitChoices: UNITS.map((value) => choice(value, t(`systems.${value}`))),
      camera: asked.camera,
      cameras: CAMERA_IDS.map((id) => choice(id, t(`cameras.${id}`))),
      ...{ area: text("area"), centre: text("centre"), date: text("date"), zone: text("zone") },
      time: asked.time,
      zones: [...new Set([...ZONES, ...(asked.wrong.zone ? [] : [asked.zone])])].map((zone) =>
        choice(zone, zone),
      ),
      rectangle: (["width", "depth", "turn"] as const).map(field),
      flight: (["altitude", "front", "side", "speed", "bearing"] as const).map(field),
      conditions: (["wind", "visibility", "ceiling", "structure"] as const).map(field),
      cameraFields: CAMERA_FIELDS.map(field),
      cameraOpen: CAMERA_FIELDS.some((id) => asked.typed[id]),
      airspace: asked.airspace,
      airspaces: AIRSPACES.map((value) => choice(value, t(`airspaces.${value}`))),
      isAuthorised: asked.isAuthorised,
      mission: asked.mission,
    },
  };
  const mission = missionOf(asked);
  if (!mission) return { ...base, status: 400, wrong: t("wrong") };
  if (mission === "tooMany")
    return { ...base, status: 400, wrong: t("tooManyPhotos", { most: number(MOST_PHOTOS) }) };
  const { lines, shot, flight, sun, altitude, interval, camera } = mission;
  const clock = (time: number | undefined) =>
    time === undefined
      ? t("sun.never")
      : new Intl.DateTimeFormat(language, { timeStyle: "short", timeZone: asked.zone }).format(time);
  const found: Record<(typeof RULE_IDS)[number], string> = {
    altitude: length(altitude),
    speed: speed(mission.speed),
    visibility:
      asked.values.visibility === undefined
        ? "–"
        : `${number(asked.values.visibility, 1)} ${t("units.miles")}`,
    clouds: asked.values.ceiling === undefined ? "–" : length(Math.max(0, asked.values.ceiling - altitude)),
    light: sun ? t(`light.${sun.light}`) : "–",
    airspace: t(`airspaces.${asked.airspace}`),
    wind: asked.values.wind === undefined ? "–" : speed(asked.values.wind),
    shutter: `${number(interval, 1)} ${t("units.s")}`,
  };
  const limits: Record<(typeof RULE_IDS)[number], string> = {
    altitude: t("atMost", {
      limit: isolated(length((RULES.altitude.limit ?? 0) * FOOT + (asked.values.structure ?? 0))),
    }),
    speed: t("atMost", { limit: isolated(speed(RULES.speed.limit * MPH)) }),
    visibility: t("atLeast", { limit: isolated(`${RULES.visibility.limit} ${t("units.miles")}`) }),
    clouds: t("atLeast", { limit: isolated(length(RULES.clouds.limit * FOOT)) }),
    light: t("limits.light"),
    airspace: t("limits.airspace"),
    wind: t("atMost", { limit: isolated(speed(camera.windLimit)) }),
    shutter: t("atLeast", { limit: isolated(`${number(camera.interval, 1)} ${t("units.s")}`) }),
  };
  const minutes = Math.ceil(flight.seconds / 60);
  const verdicts = RULE_IDS.map((id) => mission.rules[id]);
  const worst: Verdict =
    (["fails", "open", "lights"] as const).find((one) => verdicts.includes(one)) ?? "holds";
  return {
    ...base,
    status: 200,
    figures: [
      [t("figures.area"), area(areaOf(mission.ground.points))],
      [t("figures.gsd"), gsd(shot.gsd)],
      [t("figures.footprint"), `${length(shot.across)} × ${length(shot.along)}`],
      [t("figures.spacing"), length(lines.spacing)],
      [t("figures.base"), length(lines.base)],
      [t("figures.lines"), number(lines.lines)],
      [t("figures.photos"), number(lines.photos)],
      [t("figures.interval"), `${number(interval, 1)} ${t("units.s")}`],
      [t("figures.bearing"), `${number(mission.bearing)}°`],
      [t("figures.length"), length(lines.length)],
      [t("figures.time"), `${number(minutes)} ${t("units.min")}`],
      [
        t("figures.batteries"),
        Number.isFinite(flight.batteries) ? number(flight.batteries) : t("figures.tooHigh"),
      ],
    ] as [string, string][],
    keep: {
      href: `${asked.mission ? missionPath(asked.mission) : MISSIONS}?${queryOf(asked)}`,
      isNew: !asked.mission,
    },
    map: addressOf(asked, "/map.svg"),
    mapAlt: t("mapAlt", {
      lines: number(lines.lines),
      photos: number(lines.photos),
      area: area(areaOf(mission.ground.points)),
    }),
    rules: RULE_IDS.map((id) => ({
      ...{ id, name: t(`rules.${id}`), found: found[id], limit: limits[id] },
      ...{ section: RULES[id].section, verdict: mission.rules[id], text: t(`verdicts.${mission.rules[id]}`) },
    })),
    worst,
    summary: t(`summary.${worst}`),
    notes: [
      ...(mission.rules.shutter === "fails"
        ? [t("notes.slower", { speed: isolated(speed(mission.fastest)) })]
        : []),
      ...(lines.stretches.length > lines.lines ? [t("notes.gaps")] : []),
      ...(2 * lines.stretches.length > LITCHI_MOST ? [t("notes.litchi", { most: String(LITCHI_MOST) })] : []),
      t("notes.reserve", { share: `${number(RESERVE * 100)} %` }),
      t("notes.ground"),
      t("notes.north"),
      t("notes.sight"),
    ],
    sun:
      sun &&
      ([
        [t("sun.dawn"), clock(sun.twilight.rise)],
        [t("sun.rise"), clock(sun.day.rise)],
        [t("sun.set"), clock(sun.day.set)],
        [t("sun.dusk"), clock(sun.twilight.set)],
      ] as [string, string][]),
    files: [
      { id: "kml", href: addressOf(asked, "/mission.kml"), text: t("files.kml") },
      { id: "litchi", href: addressOf(asked, "/litchi.csv"), text: t("files.litchi") },
      { id: "plan", href: addressOf(asked, "/mission.plan"), text: t("files.plan") },
      { id: "map", href: addressOf(asked, "/map.svg"), text: t("files.map") },
    ],
  };
}
export type DroneView = ReturnType<typeof droneView>;
