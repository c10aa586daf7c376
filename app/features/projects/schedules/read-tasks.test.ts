import { expect, test } from "vitest";
import { readTasks } from "./read-tasks.ts";

const brief = (text: string) =>
  readTasks(text).tasks.map(({ name, duration, links, crew, phase }) => [name, duration, links, crew, phase]);

test("a line is a name, a duration, predecessors, a crew and a phase", () => {
  expect(brief("Frame walls 5d 3FS+2d @Framers #Shell")).toEqual([
    ["Frame walls", 5, "3FS+2d", "Framers", "Shell"],
  ]);
  expect(brief("Install 2x4 studs, 2w, 3, 4SS+1d")).toEqual([["Install 2x4 studs", 10, "3, 4SS+1d", "", ""]]);
  expect(brief("Permit issued")).toEqual([["Permit issued", 1, "", "", ""]]);
  expect(brief("Slab poured 0d after 7")).toEqual([["Slab poured", 0, "7", "", ""]]);
});

test("a location stands behind a star, wherever in the line, and a star within a word is none", () => {
  const placed = (text: string) =>
    readTasks(text).tasks.map(({ name, location, crew, phase }) => [name, location, crew, phase]);
  const all = ["Frame walls", "2nd floor, grid A to C", "Framers", "Shell"];
  expect(placed("Frame walls 5d 3FS+2d @Framers *2nd floor, grid A to C #Shell")).toEqual([all]);
  expect(placed("Frame walls 5d *2nd floor, grid A to C @Framers #Shell")).toEqual([all]);
  expect(placed("Frame walls 5d #Shell @Framers *2nd floor, grid A to C")).toEqual([all]);
  expect(placed("Set 2*4 studs 2d * 3")).toEqual([["Set 2*4 studs", "", "", ""]]);
  expect(placed("בניית קירות 5 ימים *קומה 2 @בנאים")).toEqual([["בניית קירות", "קומה 2", "בנאים", ""]]);
  expect(placed("Task Name\tArea\nDig\tNorth side")).toEqual([["Dig", "North side", "", ""]]);
});

test("durations are read as crews write them in Spanish and Hebrew", () => {
  expect(brief("Colar losa 3 días 4FC+2 días")).toEqual([["Colar losa", 3, "4FC+2 días", "", ""]]);
  expect(brief("יציקת רצפה 3 ימים 4")).toEqual([["יציקת רצפה", 3, "4", "", ""]]);
});

test("cells of a sheet are read by their headings, in whatever order, with their own numbers", () => {
  const sheet = "ID\tTask Name\tDuration\tPredecessors\n10\tDig\t2 days\t\n20\tPour\t1 day?\t10FS+1d";
  expect(
    readTasks(sheet).tasks.map(({ number, name, duration, links }) => [number, name, duration, links]),
  ).toEqual([
    [10, "Dig", 2, ""],
    [20, "Pour", 1, "10FS+1d"],
  ]);
});

test("a sheet without headings has name, days and predecessors; with a number before them where all lines have one", () => {
  expect(brief("Dig\t2\t\nPour\t1\t1")).toEqual([
    ["Dig", 2, "", "", ""],
    ["Pour", 1, "1", "", ""],
  ]);
  expect(readTasks("1\tDig\t2\n2\tPour\t1\t1").tasks.map(({ number, links }) => [number, links])).toEqual([
    [1, ""],
    [2, "1"],
  ]);
});

test("each line that cannot be read is named with what is wrong; the others are read", () => {
  const { tasks, bad } = readTasks("Dig 2d\nPour -3d\n 5d 2\nCure 99999d");
  expect(tasks).toHaveLength(1);
  expect(bad.map(({ line, problem }) => [line, problem])).toEqual([
    [2, "negative"],
    [3, "name"],
    [4, "duration"],
  ]);
});
