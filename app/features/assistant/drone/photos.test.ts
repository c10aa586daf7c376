import { describe, expect, test } from "vitest";
import { coverageOf } from "./coverage.ts";
import { readAddress } from "./drone.address.ts";
import { positionOf } from "./ground.ts";
import { missionOf } from "./mission.ts";
import { type PhotoAt, photoLines, readPhotos } from "./photo-list.ts";
import { photoPlace } from "./photo-place.ts";
import { isReady } from "./preflight.data.ts";

function planned(query: Record<string, string> = {}) {
  const mission = missionOf(readAddress(new URLSearchParams({ units: "metric", ...query }), "metric"));
  if (!mission || mission === "tooMany") throw new Error("it can be flown");
  return mission;
}
const placesOf = (mission: ReturnType<typeof planned>): PhotoAt[] =>
  mission.lines.stretches
    .flatMap(({ photos }) => photos)
    .map((photo) => {
      const { latitude, longitude } = positionOf(photo, mission.ground.middle);
      return [latitude, longitude, null];
    });

describe("what photos cover", () => {
  test("photos where the plan takes them leave no gap and nothing thin", () => {
    const mission = planned();
    expect(coverageOf(mission, placesOf(mission))).toMatchObject({ gaps: 0, thin: 0, away: 0 });
  });

  test("with one half of the photos the other half of the area is a gap, and it is said where", () => {
    const mission = planned();
    const half = placesOf(mission).filter(([, longitude]) => longitude < mission.ground.middle.longitude);
    const found = coverageOf(mission, half);
    expect(found.gaps).toBeGreaterThan(0.2);
    expect(found.gaps).toBeLessThan(0.5);
    expect(found.largest?.at[0]).toBeGreaterThan(0);
  });

  test("photos of another place are told apart, and everything is a gap", () => {
    expect(coverageOf(planned(), [[40.7, -104.7, 1700]])).toMatchObject({ gaps: 1, away: 1 });
  });
});

describe("a list of photos", () => {
  test("headings, names of files, blanks and marks of a spreadsheet are read over", () => {
    const text =
      'file,lat,lon,alt\r\nDJI_0001.JPG,39.7001234,-104.7002,1712.34\n\n"39.7","-104.7"\n39.7;-104.7;';
    expect(readPhotos(text, 10)).toEqual({
      photos: [
        [39.7001234, -104.7002, 1712.3],
        [39.7, -104.7, null],
        [39.7, -104.7, null],
      ],
    });
  });

  test.each([
    ["39.7,-104.7\n91,0", { code: "line", line: 2 }],
    ["39.7,-104.7\nnowhere", { code: "line", line: 2 }],
    ["1,2,3,4", { code: "line", line: 1 }],
    ["1,2\n1,2\n1,2", { code: "many" }],
    ["lat,lon", { code: "none" }],
  ])("%j is refused with why", (text, error) => {
    expect(readPhotos(text, 2)).toEqual({ error });
  });

  test("what is written is read again", () => {
    const photos: PhotoAt[] = [
      [39.7, -104.7, 1712],
      [-33.1, 18.5, null],
    ];
    expect(readPhotos(photoLines(photos), 10)).toEqual({ photos });
  });
});

/** A JPEG of a header alone, whose GPS directory says where: degrees, minutes and seconds as fractions. */
function jpeg(
  { south = false, west = true, below = false, little = false } = {},
  [degrees, minutes, seconds] = [39, 42, 1.5],
): Uint8Array<ArrayBuffer> {
  const tiff = new DataView(new ArrayBuffer(220));
  const short = (at: number, value: number) => tiff.setUint16(at, value, little);
  const long = (at: number, value: number) => tiff.setUint32(at, value, little);
  const entry = (at: number, tag: number, type: number, count: number) => {
    short(at, tag);
    short(at + 2, type);
    long(at + 4, count);
  };
  tiff.setUint16(0, little ? 0x4949 : 0x4d4d);
  short(2, 42);
  long(4, 8);
  short(8, 1);
  entry(10, 0x8825, 4, 1);
  long(18, 26);
  short(26, 6);
  const at = (n: number) => 28 + n * 12;
  entry(at(0), 1, 2, 2);
  tiff.setUint8(at(0) + 8, (south ? "S" : "N").charCodeAt(0));
  entry(at(1), 2, 5, 3);
  long(at(1) + 8, 110);
  entry(at(2), 3, 2, 2);
  tiff.setUint8(at(2) + 8, (west ? "W" : "E").charCodeAt(0));
  entry(at(3), 4, 5, 3);
  long(at(3) + 8, 134);
  entry(at(4), 5, 1, 1);
  tiff.setUint8(at(4) + 8, below ? 1 : 0);
  entry(at(5), 6, 5, 1);
  long(at(5) + 8, 158);
  const fractions = (from: number, values: number[]) =>
    values.forEach((value, n) => {
      long(from + n * 8, Math.round(value * 1000));
      long(from + n * 8 + 4, 1000);
    });
  fractions(110, [degrees as number, minutes as number, seconds as number]);
  fractions(134, [104, 42, 0]);
  fractions(158, [1712.5]);
  const body = [..."Exif\0\0"].map((letter) => letter.charCodeAt(0)).concat([...new Uint8Array(tiff.buffer)]);
  const length = body.length + 2;
  return new Uint8Array([0xff, 0xd8, 0xff, 0xe1, length >> 8, length & 255, ...body, 0xff, 0xda, 0, 2]);
}

describe("the place in a photo", () => {
  test.each([{ little: false }, { little: true }])("is read in both orders of bytes: %j", (order) => {
    const [latitude, longitude, height] = photoPlace(jpeg(order)) ?? [];
    expect(latitude).toBeCloseTo(39 + 42 / 60 + 1.5 / 3600, 7);
    expect([longitude, height]).toEqual([-104.7, 1712.5]);
  });

  test("south, east and below the sea have their sign", () => {
    const [latitude, longitude, height] = photoPlace(jpeg({ south: true, west: false, below: true })) ?? [];
    expect([Math.sign(latitude ?? 0), longitude, height]).toEqual([-1, 104.7, -1712.5]);
  });

  test("no place is none: another file, no EXIF, a place that cannot be, a header cut anywhere", () => {
    const whole = jpeg();
    for (let end = 0; end < whole.length - 6; end++)
      expect(() => photoPlace(whole.slice(0, end))).not.toThrow();
    expect(photoPlace(new Uint8Array([1, 2, 3]))).toBeUndefined();
    expect(photoPlace(new Uint8Array([0xff, 0xd8, 0xff, 0xda, 0, 2]))).toBeUndefined();
    expect(photoPlace(jpeg({}, [95, 0, 0]))).toBeUndefined();
  });

  test("bytes changed at random are read or not, and never break", () => {
    const whole = jpeg();
    for (let n = 0; n < whole.length; n++)
      for (const value of [0, 255]) {
        const changed = whole.slice();
        changed[n] = value;
        expect(() => photoPlace(changed)).not.toThrow();
      }
  });
});

test("a preflight in which everything is said not to arise is none", () => {
  expect(isReady({})).toBe(false);
});
