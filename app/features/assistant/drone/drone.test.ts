import { expect, test } from "vitest";
import { CAMERAS, shotFrom } from "./cameras.ts";
import {
  areaOf,
  crossing,
  type Ground,
  isInside,
  MOST_CORNERS,
  type Point,
  readArea,
  rectangle,
} from "./ground.ts";
import { flightOf, linesOver, longestSide, rangesBetween, shows, spread, timesSeen } from "./lines.ts";
import { CIVIL, lightAt, sunAround } from "./sun.ts";

function dice(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** A star of random rays: simple, and seldom convex. */
function anyArea(random: () => number): Point[] {
  const corners = 3 + Math.floor(random() * 9);
  return Array.from({ length: corners }, (_, n) => {
    const angle = ((n + 0.8 * random()) / corners) * 2 * Math.PI;
    const radius = 20 + random() * 180;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

test("every point of an area lies in as many photos as the overlaps promise, whatever its shape", () => {
  const random = dice(7);
  for (let round = 0; round < 120; round++) {
    const points = anyArea(random);
    const overlap = { front: random() * 0.9, side: random() * 0.85 };
    const size = { across: 25 + random() * 90, along: 20 + random() * 60 };
    const bearing = random() * 180;
    const lines = linesOver(points, size, overlap, bearing);
    if (!lines) continue;
    const photos = lines.stretches.flatMap((stretch) => stretch.photos);
    const wanted = timesSeen(overlap.front) * timesSeen(overlap.side);
    // Corners are where gaps would be; they are points of the area as any other.
    const looked: Point[] = [...points];
    for (let tries = 0; tries < 120; tries++) {
      const point: Point = [random() * 400 - 200, random() * 400 - 200];
      if (isInside(points, point)) looked.push(point);
    }
    for (const point of looked) {
      const seen = photos.filter((photo) => shows(photo, point, size, bearing)).length;
      expect([round, point, seen >= wanted ? "enough" : seen]).toEqual([round, point, "enough"]);
    }
  }
});

test("windows stand no farther apart than told, and show each point often enough", () => {
  const random = dice(3);
  for (let round = 0; round < 500; round++) {
    const until = random() * 100;
    const window = 5 + random() * 50;
    const share = random() * 0.95;
    const times = timesSeen(share);
    const places = spread(0, until, window, window * (1 - share), times);
    for (const [n, at] of places.slice(1).entries())
      expect(at - (places[n] as number)).toBeLessThanOrEqual(window * (1 - share) + 1e-9);
    for (let part = 0; part <= 20; part++) {
      const point = (until * part) / 20;
      const seen = places.filter((at) => Math.abs(at - point) <= window / 2 + 1e-9).length;
      expect(seen).toBeGreaterThanOrEqual(times);
    }
  }
});

test("an area with a notch is photographed on both sides of it and not within", () => {
  const u: Point[] = [
    ...([
      [0, 0],
      [300, 0],
      [300, 300],
      [200, 300],
    ] as Point[]),
    ...([
      [200, 100],
      [100, 100],
      [100, 300],
      [0, 300],
    ] as Point[]),
  ];
  expect(rangesBetween(u, 150, 250)).toEqual([
    [0, 100],
    [200, 300],
  ]);
  const lines = linesOver(u, { across: 30, along: 20 }, { front: 0.5, side: 0.5 }, 90);
  expect(lines?.stretches.length).toBeGreaterThan(lines?.lines ?? 0);
  const within = lines?.stretches
    .flatMap(({ photos }) => photos)
    .filter(([x, y]) => x > 130 && x < 170 && y > 140);
  expect(within).toEqual([]);
});

test("the sample of a pixel, a photo's ground and the batteries follow their formulas", () => {
  const shot = shotFrom(CAMERAS.phantom4rtk, 100);
  expect(shot.gsd).toBeCloseTo((13.2 * 100 * 100) / (8.8 * 5472), 9);
  expect([shot.across, shot.along]).toEqual([expect.closeTo(150, 6), expect.closeTo(100, 6)]);
  // 14,400 m at 10 m/s are 24 minutes, which is 80 % of half an hour; the climb takes a second battery.
  expect(flightOf({ length: 14_400, turns: 0 }, 0, 10, 30)).toEqual({ seconds: 1440, batteries: 1 });
  expect(flightOf({ length: 14_400, turns: 0 }, 60, 10, 30).batteries).toBe(2);
  expect(flightOf({ length: 100, turns: 0 }, 5000, 10, 30).batteries).toBe(Number.POSITIVE_INFINITY);
});

test("an area that crosses itself is refused with the sides that do", () => {
  expect(readArea("40, -105\n40.001, -104.999\n40, -104.999\n40.001, -105")).toEqual({
    error: { code: "crosses", first: "1–2", second: "3–4" },
  });
  expect(
    crossing([
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ]),
  ).toBeUndefined();
});

test("what is no area that can be flown is refused with its reason", () => {
  const code = (text: string) => {
    const read = readArea(text);
    return "error" in read ? read.error.code : "none";
  };
  expect(code("40, -105\n40.001, -105")).toBe("corners");
  expect(code("40, -105\nhere\n40, -104")).toBe("unreadable");
  expect(code("10, 179.9995\n10.001, -179.9995\n10, -179.9995")).toBe("dateLine");
  expect(code("89, 10\n89.001, 10\n89, 10.01")).toBe("pole");
  expect(code("40, -105\n41, -105\n40, -104")).toBe("large");
  expect(code("40, -105\n40.00001, -105\n40, -104.99999")).toBe("small");
  expect(code(Array.from({ length: MOST_CORNERS + 2 }, () => "40, -105").join("\n"))).toBe("tooMany");
  expect(code("40, -105\n".repeat(1_000_000))).toBe("tooMany");
  expect(code("40, -105\n40.001, -105\n40.001, -104.999\n40, -105")).toBe("none");
});

test("a rectangle has the sides that were typed, and its bearing turns clockwise from north", () => {
  const ground = rectangle({ latitude: 40, longitude: -105 }, 100, 300, 30) as Ground;
  expect(areaOf(ground.points)).toBeCloseTo(30_000, -1);
  expect(longestSide(ground.points)).toBeCloseTo(30, 2);
  const south = rectangle({ latitude: -33.9, longitude: 151.2 }, 200, 50, 0) as Ground;
  expect(longestSide(south.points)).toBeCloseTo(90, 2);
});

/** Minutes between an instant and a time of day. */
const off = (time: number | undefined, text: string) =>
  Math.abs((time ?? Number.NaN) - Date.parse(text)) / 60_000;

test("sunrise and sunset are those of the almanacs, within two minutes", () => {
  const newYork = { latitude: 40.7128, longitude: -74.006 };
  const june = sunAround(newYork, Date.parse("2024-06-20T16:00Z"));
  expect(off(june.rise, "2024-06-20T09:25Z")).toBeLessThan(2);
  expect(off(june.set, "2024-06-21T00:31Z")).toBeLessThan(2);
  const london = sunAround({ latitude: 51.5074, longitude: -0.1278 }, Date.parse("2024-12-21T12:00Z"));
  expect(off(london.rise, "2024-12-21T08:04Z")).toBeLessThan(2);
  expect(off(london.set, "2024-12-21T15:53Z")).toBeLessThan(2);
  const sydney = sunAround({ latitude: -33.8688, longitude: 151.2093 }, Date.parse("2024-12-21T02:00Z"));
  expect(off(sydney.rise, "2024-12-20T18:41Z")).toBeLessThan(2);
  expect(off(sydney.set, "2024-12-21T09:05Z")).toBeLessThan(2);
});

test("beyond the polar circle the sun may not rise at all, and twilight is told from night", () => {
  const tromso = { latitude: 69.65, longitude: 18.96 };
  expect(sunAround(tromso, Date.parse("2024-12-21T11:00Z"))).toEqual({ rise: undefined, set: undefined });
  expect(sunAround(tromso, Date.parse("2024-12-21T11:00Z"), CIVIL).rise).toBeDefined();
  expect(lightAt(tromso, Date.parse("2024-12-21T10:45Z"))).toBe("twilight");
  const denver = { latitude: 39.74, longitude: -104.99 };
  expect(lightAt(denver, Date.parse("2024-06-20T19:00Z"))).toBe("day");
  expect(lightAt(denver, Date.parse("2024-06-21T08:00Z"))).toBe("night");
});
