import * as v from "valibot";
import { expect, test } from "vitest";
import { SaveDrawingForm } from "./saved.schemas.ts";

const form = (lines: string) => ({
  idem: "6f1c2a0e-5b7d-4c3a-9e8f-0a1b2c3d4e5f",
  name: "plan.svg",
  width: "400",
  height: "300",
  lines,
});
const accepts = (lines: string) => v.safeParse(SaveDrawingForm, form(lines)).success;
const line = (text: string) => ({ text, confidence: 1 });

test("lines as the browser reads them are taken, with and without their places", () => {
  expect(
    accepts('[{"text":"DEN","confidence":1,"box":{"x":-3,"y":0,"width":9,"height":4},"height":4}]'),
  ).toBe(true);
  expect(accepts(JSON.stringify(Array(2_000).fill(line("BEDROOM 2 11'-0\" x 12'-4\""))))).toBe(true);
});

test.each([
  ["a place that is nowhere", '[{"text":"DEN","confidence":1,"box":{"x":1e999,"y":0,"width":9,"height":4}}]'],
  ["more lines than a sheet has", JSON.stringify(Array(2_001).fill(line("DEN")))],
  ["more text than a sheet has", JSON.stringify(Array(400).fill(line("A".repeat(300))))],
  ["no list", '{"length":1}'],
  ["no JSON", "[{"],
])("%s is refused", (_, lines) => expect(accepts(lines)).toBe(false));
