import { expect, test } from "vitest";
import { openCsv, openKml, openPlan, openXml } from "../../../../tests/readers.ts";
import { coverageOf } from "./coverage.ts";
import { coverageMap } from "./coverage-map.server.ts";
import { readAddress } from "./drone.address.ts";
import { flightsCsv } from "./flights-csv.server.ts";
import { missionOf } from "./mission.ts";
import { missionKml, missionLitchi, missionMap, missionPlan } from "./mission-files.server.ts";

const at = (query: Record<string, string> = {}) => new URLSearchParams({ units: "us", ...query });
const NOTCHED = "40,-105\n40,-104.998\n40.001,-104.998\n40.001,-104.999\n40.002,-104.999\n40.002,-105";

test("a map program finds the area as a closed ring and the way as a line, longitude first", () => {
  const [area, way] = openKml(missionKml(at({ area: NOTCHED }), "he") ?? "");
  if (area?.geometry?.type !== "Polygon" || way?.geometry?.type !== "LineString")
    throw new Error("no area and way");
  const [ring = []] = area.geometry.coordinates;
  expect(ring).toHaveLength(7);
  expect(ring[0]).toEqual(ring.at(-1));
  expect(ring[0]?.slice(0, 2)).toEqual([-105, 40]);
  expect(way.geometry.coordinates.length).toBeGreaterThan(10);
  expect(new Set(way.geometry.coordinates.map(([, , height]) => height)).size).toBe(1);
});

test("a table of waypoints has the columns that Litchi reads, and numbers in each", () => {
  const { headings, rows } = openCsv(missionLitchi(at(), "es") ?? "");
  const actions = Array.from({ length: 15 }, (_, n) => [`actiontype${n + 1}`, `actionparam${n + 1}`]).flat();
  expect(headings).toEqual([
    ...["latitude", "longitude", "altitude(m)", "heading(deg)", "curvesize(m)", "rotationdir", "gimbalmode"],
    ...["gimbalpitchangle", ...actions, "altitudemode", "speed(m/s)", "poi_latitude", "poi_longitude"],
    ...["poi_altitude(m)", "poi_altitudemode", "photo_timeinterval", "photo_distinterval"],
  ]);
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) {
    expect(row).toHaveLength(headings.length);
    expect(row.filter((cell) => cell.trim() === "" || !Number.isFinite(Number(cell)))).toEqual([]);
  }
});

/** Commands of MAVLink's common set. */
const WAYPOINT = 16;
const RETURN = 20;
const TAKE_OFF = 22;
const GIMBAL = 205;
const TRIGGER = 206;
const ABOVE_HOME = 3;

test.each([
  ["a rectangle", {}],
  ["an area with a notch", { area: NOTCHED }],
  ["a flight in meters", { units: "metric", altitude: "45.7" }],
])("the plan of %s has the structure that QGroundControl publishes", (_, query) => {
  const { items, plannedHomePosition } = openPlan(missionPlan(at(query), "en") ?? "");
  expect(items.map(({ doJumpId }) => doJumpId)).toEqual(items.map((__, n) => n + 1));
  // It takes off where it begins, looks straight down, and comes home.
  const [first, second] = items;
  expect([first?.command, second?.command, items.at(-1)?.command]).toEqual([TAKE_OFF, GIMBAL, RETURN]);
  expect(first?.params.slice(4, 6)).toEqual(plannedHomePosition.slice(0, 2));
  expect([second?.params[0], second?.params[6]]).toEqual([-90, 2]);
  for (const { command, frame, params, Altitude, AltitudeMode } of items) {
    const flies = command === WAYPOINT || command === TAKE_OFF;
    expect([command, frame]).toEqual([command, flies ? ABOVE_HOME : 2]);
    // The height that is shown is the one that is flown, above home.
    if (flies) expect([Altitude, AltitudeMode]).toEqual([params[6], 1]);
  }
  // Photos are taken on each line and on no turn between two.
  const way = items.slice(2, -1);
  expect(way.length % 4).toBe(0);
  for (let n = 0; n < way.length; n += 4) {
    const [from, on, until, off] = way.slice(n, n + 4);
    expect([from, on, until, off].map((item) => item?.command)).toEqual([
      WAYPOINT,
      TRIGGER,
      WAYPOINT,
      TRIGGER,
    ]);
    expect(on?.params[0]).toBeGreaterThan(0);
    expect(off?.params[0]).toBe(0);
    expect(from?.params.slice(4, 6)).not.toEqual(until?.params.slice(4, 6));
  }
});

test("a plan whose jumps are out of order, or one without a place, is refused, so that the reader is seen to look", () => {
  const plan = JSON.parse(missionPlan(at(), "en") ?? "");
  const spoilt = (change: (items: { doJumpId: number; params: unknown[] }[]) => void) => {
    const copy = structuredClone(plan);
    change(copy.mission.items);
    return JSON.stringify(copy);
  };
  expect(() => openPlan(spoilt((items) => items.reverse()))).toThrow("jump");
  expect(() => openPlan(spoilt(([first]) => first?.params.fill(null)))).toThrow();
  expect(() => openPlan(spoilt(([first]) => first?.params.pop()))).toThrow();
  expect(() => openPlan(spoilt((items) => items.splice(0)))).toThrow();
});

test("the map of a mission and of what its photos show are well-formed XML", () => {
  openXml(missionMap(at(), "he") ?? "");
  const planned = missionOf(readAddress(at(), "us"));
  if (!planned || planned === "tooMany") throw new Error("it can be flown");
  for (const photos of [[], [[39.7, -104.7, 1712] as [number, number, number]]]) {
    const map = coverageMap(planned, coverageOf(planned, photos), "he");
    openXml(map);
    expect(map).not.toMatch(/NaN|undefined|\{\{/);
  }
});

test("a flight log opens as a table, with a flight past midnight in the site's own days", () => {
  const { headings, rows } = openCsv(
    flightsCsv("en", [
      {
        ...{
          startedAt: "2026-11-02T06:50:00.000Z",
          endedAt: "2026-11-02T07:10:00.000Z",
          zone: "America/Denver",
        },
        ...{ pilot: "=Surveyor 1", certificate: "4000001", conditions: 'Wind 5 mph, "clear"\ncold' },
        ...{ mission: "North lot", place: null, plan: "" },
      },
    ]),
  );
  expect(headings).toHaveLength(11);
  expect(rows).toEqual([
    [
      ...["North lot", "", "'=Surveyor 1", "4000001", "2026-11-01", "23:50", "00:10", "America/Denver"],
      ...["20", "2026-11-02T06:50:00.000Z", 'Wind 5 mph, "clear"\ncold'],
    ],
  ]);
});
