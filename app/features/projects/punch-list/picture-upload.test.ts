import { expect, test } from "vitest";
import { isHeic, pinOf } from "./picture-upload.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

test("a picture as an iPhone keeps it is known by its brand, and a film of the same box is not", () => {
  expect(isHeic(bytes("\0\0\0\x18ftypheic\0\0"))).toBe(true);
  expect(isHeic(bytes("\0\0\0\x18ftypisom\0\0"))).toBe(false);
  expect(isHeic(bytes("GIF89a"))).toBe(false);
});

test("a tap becomes thousandths of the picture, however wide it was drawn", () => {
  const plan = { width: 1280, height: 960 };
  expect(pinOf({ x: 320, y: 240 }, plan, 640)).toEqual({ x: 500, y: 500 });
  expect(pinOf({ x: 640, y: 480 }, plan, 1280)).toEqual({ x: 500, y: 500 });
  expect(pinOf({ x: 0, y: 480 }, plan, 640)).toEqual({ x: 0, y: 1000 });
  expect(pinOf({ x: 641, y: 1 }, plan, 640)).toBeUndefined();
});
