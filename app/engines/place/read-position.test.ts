import fc from "fast-check";
import { expect, test } from "vitest";
import { decimalOf, plusCodeOf, readPosition, sexagesimalOf } from "./place.ts";

const at = (text: string) => {
  const read = readPosition(text);
  return read.ok ? [read.position.latitude, read.position.longitude, read.notation] : read.error;
};

test.each([
  ["40.7128, -74.0060", [40.7128, -74.006, "decimal"]],
  ["40.7128 -74.0060", [40.7128, -74.006, "decimal"]],
  ["40.7128;-74.0060", [40.7128, -74.006, "decimal"]],
  ["40,7128; -74,0060", [40.7128, -74.006, "decimal"]],
  ["40,7128 -74,0060", [40.7128, -74.006, "decimal"]],
  ["31,7683,35,2137", [31.7683, 35.2137, "decimal"]],
  ["40, -74", [40, -74, "decimal"]],
  ["Lat: 40.7128 Lon: -74.0060", [40.7128, -74.006, "decimal"]],
  ["40.7128 N, 74.0060 W", [40.7128, -74.006, "decimal"]],
  ["N40.7128 W74.0060", [40.7128, -74.006, "decimal"]],
  ["74.0060 W 40.7128 N", [40.7128, -74.006, "decimal"]],
  ["19.4326 norte, 99.1332 oeste", [19.4326, -99.1332, "decimal"]],
  ["19.4326 N 99.1332 O", [19.4326, -99.1332, "decimal"]],
  ["31.7683 צפון 35.2137 מזרח", [31.7683, 35.2137, "decimal"]],
  [`40°42'46"N 74°00'22"W`, [40.712778, -74.006111, "degrees"]],
  ["40º 42′ 46″ N, 74º 0′ 22″ W", [40.712778, -74.006111, "degrees"]],
  ["40 42 46 N 74 0 22 W", [40.712778, -74.006111, "degrees"]],
  ["N 40° 42.767' W 74° 0.367'", [40.712783, -74.006117, "degrees"]],
  ["40 42 46, -74 0 22", [40.712778, -74.006111, "degrees"]],
  ["40°42.5'S 74°00.5'E", [-40.708333, 74.008333, "degrees"]],
  ["geo:40.7128,-74.0060?z=17", [40.7128, -74.006, "link"]],
  [
    "https://www.google.com/maps/place/X/@40.1,-74.2,17z/data=!3d40.7128!4d-74.0060",
    [40.7128, -74.006, "link"],
  ],
  ["https://maps.google.com/?q=40.7128,-74.0060", [40.7128, -74.006, "link"]],
  ["https://www.openstreetmap.org/?mlat=40.7128&mlon=-74.0060#map=17/1/1", [40.7128, -74.006, "link"]],
  ["https://waze.com/ul?ll=40.7128%2C-74.0060&navigate=yes", [40.7128, -74.006, "link"]],
  ["87G7PX7V+4H", [40.712812, -74.006062, "plus-code"]],
  ["87g7px7v+4h New York", [40.712812, -74.006062, "plus-code"]],
  ["-90, 180", [-90, 180, "decimal"]],
])("%s is a position", (text, position) => {
  expect(at(text)).toEqual(position);
});

test.each([
  ["91, 10", "latitude"],
  ["-122.4194, 37.7749", "latitude"],
  ["40, 181", "longitude"],
  ["P2222222+2222", "unreadable"],
  ["2W222222+", "unreadable"],
  ["PX7V+4H", "short-code"],
  ["PX7V+4H New York", "short-code"],
  ["", "unreadable"],
  ["12 Main Street", "unreadable"],
  ["40.7128", "unreadable"],
  ["40°61'0\"N 74°0'0\"W", "unreadable"],
  ["40.5 30 N 74 W", "unreadable"],
  ["40 N 74 N", "unreadable"],
  ["-40 S 74 W", "unreadable"],
  ["1, 2, 3", "unreadable"],
  ["https://example.com/", "unreadable"],
  ["1e5, 2", "unreadable"],
  ["NaN, NaN", "unreadable"],
])("%s is refused as %s", (text, error) => {
  expect(at(text)).toBe(error);
});

test("a shortened plus code is found near a site", () => {
  expect(readPosition("PX7V+4H", { latitude: 40.7, longitude: -74 })).toMatchObject({
    ok: true,
    position: { latitude: 40.712812, longitude: -74.006062 },
  });
});

test("what is printed is read again as the same place", () => {
  const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
  fc.assert(
    fc.property(degrees(89.9), degrees(179.9), (latitude, longitude) => {
      for (const [printed, within] of [
        [decimalOf({ latitude, longitude }), 1e-5],
        [sexagesimalOf({ latitude, longitude }), 3e-5],
        [plusCodeOf({ latitude, longitude }), 1e-4],
      ] as const) {
        const read = readPosition(printed);
        expect([printed, read.ok]).toEqual([printed, true]);
        if (!read.ok) return;
        expect(Math.abs(read.position.latitude - latitude)).toBeLessThan(within);
        expect(Math.abs(read.position.longitude - longitude)).toBeLessThan(within);
      }
    }),
  );
});

test("whatever is typed is answered, and never with a place off the earth", () => {
  const sign = fc.constantFrom(..."0123456789.,;°'\"NSEWnsewo+- /:CFGHJMPQRVWX@!?=אצ");
  const plusCode = fc.string({ unit: fc.constantFrom(..."23456789CFGHJMPQRVWX0+"), maxLength: 16 });
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: sign, maxLength: 60 }), plusCode), (text) => {
      const read = readPosition(text);
      if (!read.ok) return;
      expect(Math.abs(read.position.latitude)).toBeLessThanOrEqual(90);
      expect(Math.abs(read.position.longitude)).toBeLessThanOrEqual(180);
    }),
    { numRuns: 5_000 },
  );
});
