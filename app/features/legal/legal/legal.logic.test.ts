import { expect, test } from "vitest";
import { blocksOf, lifetimeOf } from "./legal.logic.ts";

test("an empty line parts paragraphs", () => {
  expect(blocksOf("One.\n\nTwo - and a dash.")).toEqual([
    { kind: "paragraph", text: "One." },
    { kind: "paragraph", text: "Two - and a dash." },
  ]);
});

test("lines that begin with a dash are a list, between paragraphs too", () => {
  expect(blocksOf("Say:\n\n- who you are;\n- what it is.\n\nThen send it.")).toEqual([
    { kind: "paragraph", text: "Say:" },
    { kind: "list", items: ["who you are;", "what it is."] },
    { kind: "paragraph", text: "Then send it." },
  ]);
});

test.each([
  { seconds: 600, unit: "minutes", count: 10 },
  { seconds: 86_400, unit: "days", count: 1 },
  { seconds: 30 * 86_400, unit: "days", count: 30 },
] as const)("$seconds seconds are told as $count $unit", ({ seconds, ...told }) => {
  expect(lifetimeOf(seconds)).toEqual(told);
});
