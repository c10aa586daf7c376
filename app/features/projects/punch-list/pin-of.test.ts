import { expect, test } from "vitest";
import { pinOf } from "./pin-of.ts";

test("a tap becomes thousandths of the picture, however wide it was drawn", () => {
  const plan = { width: 1280, height: 960 };
  expect(pinOf({ x: 320, y: 240 }, plan, 640)).toEqual({ x: 500, y: 500 });
  expect(pinOf({ x: 640, y: 480 }, plan, 1280)).toEqual({ x: 500, y: 500 });
  expect(pinOf({ x: 0, y: 480 }, plan, 640)).toEqual({ x: 0, y: 1000 });
  expect(pinOf({ x: 641, y: 1 }, plan, 640)).toBeUndefined();
});
