import { expect, test } from "vitest";
import { LANGUAGES } from "~/i18n/languages.ts";
import { readAddress } from "./drone.address.ts";
import { droneView } from "./drone.view.server.ts";
import { type Mission, missionOf } from "./mission.ts";
import {
  LITCHI_COLUMNS,
  missionKml,
  missionLitchi,
  missionMap,
  missionPlan,
} from "./mission-files.server.ts";

const at = (query: Record<string, string> = {}) => new URLSearchParams({ units: "us", ...query });
const missionAt = (query: Record<string, string> = {}): Mission => {
  const mission = missionOf(readAddress(at(query), "us"));
  if (!mission || mission === "tooMany") throw new Error("refused");
  return mission;
};

const FINE = {
  ...{ altitude: "200", visibility: "10", ceiling: "3000", wind: "5", speed: "10", airspace: "G" },
  ...{ date: "2024-06-20", time: "12:00", zone: "America/Denver" },
};

test("a flight of which everything is said and fine meets every rule", () => {
  expect(new Set(Object.values(missionAt(FINE).rules))).toEqual(new Set(["holds"]));
});

test("500 ft are too high, unless a structure of 100 ft stands within 400 ft", () => {
  expect(missionAt({ ...FINE, altitude: "500" }).rules.altitude).toBe("fails");
  expect(missionAt({ ...FINE, altitude: "400" }).rules.altitude).toBe("holds");
  expect(missionAt({ ...FINE, altitude: "500", structure: "100" }).rules.altitude).toBe("holds");
  expect(missionAt({ ...FINE, altitude: "501", structure: "100" }).rules.altitude).toBe("fails");
});

test("each rule fails just beyond its limit, and stays open where nothing was typed", () => {
  const rule = (id: keyof Mission["rules"], query: Record<string, string>) =>
    missionAt({ ...FINE, ...query }).rules[id];
  expect([rule("visibility", { visibility: "2.9" }), rule("visibility", { visibility: "3" })]).toEqual([
    "fails",
    "holds",
  ]);
  expect([rule("clouds", { ceiling: "699" }), rule("clouds", { ceiling: "700" })]).toEqual([
    "fails",
    "holds",
  ]);
  expect([rule("speed", { speed: "101" }), rule("speed", { speed: "100" })]).toEqual(["fails", "holds"]);
  expect(rule("wind", { wind: "30" })).toBe("fails");
  expect(rule("shutter", { speed: "60" })).toBe("fails");
  expect(rule("light", { time: "02:00" })).toBe("lights");
  expect(rule("airspace", { airspace: "D" })).toBe("fails");
  expect(rule("airspace", { airspace: "unknown" })).toBe("open");
  expect(rule("airspace", { airspace: "unknown", authorised: "on" })).toBe("holds");
  const unsaid = missionAt().rules;
  expect([unsaid.visibility, unsaid.clouds, unsaid.light, unsaid.wind]).toEqual([
    "open",
    "open",
    "open",
    "open",
  ]);
});

test("what cannot be flown is refused with what is wrong", () => {
  const wrong = (query: Record<string, string>) => Object.keys(readAddress(at(query), "us").wrong);
  expect(wrong({ front: "96", altitude: "high" })).toEqual(["altitude", "front"]);
  expect(wrong({ area: "40,-105\n40.001,-104.999\n40,-104.999\n40.001,-105" })).toEqual(["area"]);
  expect(wrong({ centre: "somewhere" })).toEqual(["centre"]);
  expect(wrong({ date: "2024-02-31", time: "12:00" })).toEqual(["date"]);
  expect(wrong({ zone: "Mars/Olympus" })).toEqual(["zone"]);
  expect(missionOf(readAddress(at({ width: "5000", depth: "5000", altitude: "20" }), "us"))).toBe("tooMany");
});

test("the flight that stands in the fields to begin with fails no rule", () => {
  for (const units of ["us", "metric"])
    expect(Object.values(missionAt({ units }).rules)).not.toContain("fails");
});

test("a camera of one's own takes the place of the preset where something was typed", () => {
  expect(missionAt({ camera: "mavic3e", focal: "24.58" }).shot.gsd).toBeCloseTo(
    missionAt({ camera: "mavic3e" }).shot.gsd / 2,
    9,
  );
});

test("the KML is of version 2.2, with a closed ring and the way at its height", () => {
  const kml = missionKml(at(FINE), "en") ?? "";
  expect(kml).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<kml xmlns="http:\/\/www.opengis.net\/kml\/2.2">/,
  );
  const lists = [...kml.matchAll(/<coordinates>([^<]+)<\/coordinates>/g)].map(([, text]) =>
    (text ?? "").split(" "),
  );
  const [ring = [], way = []] = lists;
  expect(ring[0]).toBe(ring.at(-1));
  expect(ring.length).toBe(5);
  for (const tuple of [...ring, ...way]) expect(tuple).toMatch(/^-104\.\d{7},39\.\d{7},\d+(\.\d)?$/);
  expect(new Set(way.map((tuple) => tuple.split(",")[2]))).toEqual(new Set(["61"]));
  expect(kml).toContain("<altitudeMode>relativeToGround</altitudeMode>");
  // Every element that opens closes.
  const names = [...kml.matchAll(/<(\/?)([A-Za-z]+)[^>?]*>/g)];
  const open: string[] = [];
  for (const [, close, name] of names) {
    if (close) expect(open.pop()).toBe(name);
    else open.push(name as string);
  }
  expect(open).toEqual([]);
});

test("the waypoints of Litchi have its columns, and photos by distance on lines alone", () => {
  const [head = "", ...rows] = (missionLitchi(at(FINE), "en") ?? "").trimEnd().split("\r\n");
  expect(head.split(",")).toEqual(LITCHI_COLUMNS);
  expect(head).toMatch(
    /^latitude,longitude,altitude\(m\),heading\(deg\),curvesize\(m\),rotationdir,gimbalmode,/,
  );
  expect(LITCHI_COLUMNS).toHaveLength(46);
  const mission = missionAt(FINE);
  expect(rows).toHaveLength(2 * mission.lines.stretches.length);
  for (const [n, row] of rows.entries()) {
    const cells = row.split(",").map(Number);
    expect(cells).toHaveLength(LITCHI_COLUMNS.length);
    expect(cells.every(Number.isFinite)).toBe(true);
    expect(cells[7]).toBe(-90);
    expect((cells.at(-1) as number) > 0).toBe(n % 2 === 0);
  }
});

test("the plan of QGroundControl has the structure that its documentation describes", () => {
  const plan = JSON.parse(missionPlan(at(FINE), "en") ?? "");
  expect(plan).toMatchObject({
    ...{ fileType: "Plan", version: 1, groundStation: "Groundwork" },
    geoFence: { circles: [], polygons: [], version: 2 },
    rallyPoints: { points: [], version: 2 },
    mission: { version: 2, firmwareType: 12, vehicleType: 2 },
  });
  const { items, plannedHomePosition } = plan.mission;
  expect(plannedHomePosition).toHaveLength(3);
  expect(items[0].command).toBe(22);
  expect(items.at(-1).command).toBe(20);
  for (const [n, item] of items.entries()) {
    expect(item).toMatchObject({ type: "SimpleItem", autoContinue: true, doJumpId: n + 1 });
    expect(item.params).toHaveLength(7);
    if ([16, 22].includes(item.command)) {
      expect(item.frame).toBe(3);
      expect(item.params[6]).toBe(item.Altitude);
      expect([Math.round(item.params[4]), Math.round(item.params[5])]).toEqual([40, -105]);
    } else expect(item.frame).toBe(2);
  }
  // The shutter is let go on each line and held on each turn.
  const triggers = items.filter((item: { command: number }) => item.command === 206);
  expect(
    triggers
      .filter((_: unknown, n: number) => n % 2 === 1)
      .every((one: { params: number[] }) => one.params[0] === 0),
  ).toBe(true);
});

test.each(LANGUAGES)("the page says everything and nothing odd, in %s", (language) => {
  const view = droneView(at(FINE), language);
  expect(view.status).toBe(200);
  expect(JSON.stringify(view)).not.toMatch(/NaN|undefined|\{\{|Infinity/);
  expect(missionMap(at(FINE), language)).not.toMatch(/NaN|undefined|Infinity/);
});
