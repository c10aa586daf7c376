import * as v from "valibot";
import { expect, test } from "vitest";
import { openCsv, openKml, openXml } from "../../../../tests/readers.ts";
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

const number = v.pipe(v.number(), v.finite());
const latitude = v.pipe(number, v.minValue(-90), v.maxValue(90));
const longitude = v.pipe(number, v.minValue(-180), v.maxValue(180));

/** The structure of a plan as the developers of QGroundControl publish it: what a file must have, and in what form. */
const Plan = v.object({
  fileType: v.literal("Plan"),
  version: v.literal(1),
  groundStation: v.string(),
  geoFence: v.object({
    version: v.literal(2),
    circles: v.array(v.unknown()),
    polygons: v.array(v.unknown()),
  }),
  rallyPoints: v.object({ version: v.literal(2), points: v.array(v.unknown()) }),
  mission: v.object({
    version: v.literal(2),
    firmwareType: v.pipe(number, v.integer()),
    vehicleType: v.pipe(number, v.integer()),
    cruiseSpeed: v.pipe(number, v.gtValue(0)),
    hoverSpeed: v.pipe(number, v.gtValue(0)),
    globalPlanAltitudeMode: v.picklist([0, 1, 2, 3, 4]),
    plannedHomePosition: v.strictTuple([latitude, longitude, number]),
    items: v.pipe(
      v.array(
        v.object({
          type: v.literal("SimpleItem"),
          autoContinue: v.boolean(),
          command: v.pipe(number, v.integer()),
          doJumpId: v.pipe(number, v.integer(), v.minValue(1)),
          frame: v.picklist([0, 2, 3, 10]),
          params: v.pipe(v.array(v.nullable(number)), v.length(7)),
          AMSLAltAboveTerrain: v.optional(v.nullable(number)),
          Altitude: v.optional(number),
          AltitudeMode: v.optional(v.picklist([0, 1, 2, 3, 4])),
        }),
      ),
      v.minLength(1),
    ),
  }),
});

test("a plan has the structure that QGroundControl publishes, and its jumps are numbered through", () => {
  const { mission } = v.parse(Plan, JSON.parse(missionPlan(at({ area: NOTCHED }), "en") ?? ""));
  expect(mission.items.map(({ doJumpId }) => doJumpId)).toEqual(mission.items.map((_, n) => n + 1));
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
