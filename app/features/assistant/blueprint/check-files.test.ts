import { expect, test } from "vitest";
import { LEAST_BYTES, MOST_BYTES, problemOfFiles } from "./check-files.ts";

const file = (name: string, type = "image/png", size = 1000) => ({ name, type, size });

test.each([
  ["plan.png", "image/png"],
  ["PLAN.JPEG", "image/jpeg"],
  ["plan.svg", "image/svg+xml"],
  ["plan.webp", ""],
])("%s of type %j is read", (name, type) => expect(problemOfFiles([file(name, type)])).toBeUndefined());

test.each([
  ["notAnImage", file("notes.txt", "text/plain")],
  ["notAnImage", file("plan.png", "text/html")],
  ["notAnImage", file("plan", "")],
  ["pdf", file("plan.pdf", "application/pdf")],
  ["pdf", file("plan.PDF", "")],
  ["type", file("plan.tiff", "image/tiff")],
  ["type", file("plan.heic", "image/heic")],
  ["small", file("plan.png", "image/png", 0)],
  ["small", file("plan.png", "image/png", LEAST_BYTES - 1)],
  ["large", file("plan.png", "image/png", MOST_BYTES + 1)],
])("the problem is %s", (problem, described) => expect(problemOfFiles([described])).toBe(problem));

test("two files are too many", () => {
  expect(problemOfFiles([file("a.png"), file("b.png")])).toBe("many");
});

test("a camera's file may have any name, but is an image", () => {
  expect(problemOfFiles([file("capture", "image/jpeg")], true)).toBeUndefined();
  expect(problemOfFiles([file("capture.mp4", "video/mp4")], true)).toBe("notAnImage");
});
