import { expect, test } from "vitest";
import { analyseLines, checkedAgain } from "../analysis.ts";
import { typedLines } from "../sheet.ts";
import type { Finding } from "./finding.ts";

/** Texts by their middles, ten high. */
const sheet = (...texts: [text: string, x: number, y: number][]) =>
  texts.map(([text, x, y]) => ({
    text,
    confidence: 1,
    box: { x: x - text.length * 3, y: y - 5, width: text.length * 6, height: 10 },
    height: 10,
  }));
const PLAN: [string, number, number][] = [
  ["BEDROOM 1", 100, 100],
  ["BEDROOM 2", 300, 100],
  ["HALL 3'-6\" WIDE", 200, 220],
  ["GARAGE", 500, 100],
];
const alarms = (rule: Finding["rule"], ...texts: [string, number, number][]) => {
  const analysis = analyseLines(sheet(...PLAN, ...texts));
  return analysis.codeCompliance.find((finding) => finding.rule === rule);
};
const smoke = (...texts: [string, number, number][]) => alarms("smokeAlarms", ...texts)?.placement;

test("an alarm hangs in the room whose label is clearly the nearest, and the bedroom without one is named", () => {
  expect(smoke(["S.D.", 120, 140], ["S.D.", 230, 230])).toEqual({
    alarms: [4, 5],
    rooms: ["BEDROOM 1", "HALL"],
    lacking: [{ name: "BEDROOM 2", source: 1 }],
    unplaced: 0,
  });
});

test("an alarm in every bedroom leaves none without", () => {
  expect(smoke(["S.D.", 120, 140], ["S.D.", 300, 60])).toMatchObject({ lacking: [], unplaced: 0 });
});

test("an alarm between two bedrooms is not placed, and neither of them is said to lack one", () => {
  expect(smoke(["S.D.", 200, 100])).toMatchObject({ rooms: [], lacking: [], unplaced: 1 });
});

test("what stands apart from the plan is in no room", () => {
  expect(smoke(["SMOKE DETECTOR", 900, 100])).toMatchObject({
    rooms: [],
    lacking: [{ name: "BEDROOM 1" }, { name: "BEDROOM 2" }],
    unplaced: 1,
  });
});

test("a bedroom's closet has no alarm of its own", () => {
  expect(smoke(["CLO.", 140, 160], ["S.D.", 130, 130])).toMatchObject({ rooms: ["BEDROOM 1"] });
});

test("an alarm beyond the half way to a near bath leaves its bedroom open", () => {
  expect(smoke(["BATH", 330, 130], ["S.D.", 260, 70])).toMatchObject({
    lacking: [{ name: "BEDROOM 1" }],
    unplaced: 1,
  });
});

test("on a drawing of one room positions decide nothing", () => {
  const { codeCompliance } = analyseLines(sheet(["BEDROOM 1", 100, 100], ["S.D.", 120, 140]));
  expect(codeCompliance.find(({ rule }) => rule === "smokeAlarms")?.placement).toEqual({
    alarms: [1],
    rooms: [],
    lacking: [],
    unplaced: 1,
  });
});

test("a note that counts alarms or wants them in each bedroom leaves no bedroom without", () => {
  expect(smoke(["(3) SMOKE DETECTORS", 300, 400])).toMatchObject({ lacking: [], unplaced: 3 });
  expect(smoke(["SMOKE DETECTORS IN EACH BEDROOM", 300, 400])).toMatchObject({
    alarms: [4],
    lacking: [],
    unplaced: 0,
  });
});

test("a drawing without any alarm shows the bedrooms that need one", () => {
  expect(alarms("smokeAlarms")).toMatchObject({
    verdict: "unknown",
    placement: { alarms: [], lacking: [{ source: 0 }, { source: 1 }] },
  });
});

test("alarms for carbon monoxide are placed, and bedrooms do not lack them", () => {
  expect(alarms("carbonMonoxide", ["C.O. ALARM", 230, 230])).toMatchObject({
    verdict: "verify",
    placement: { alarms: [4], rooms: ["HALL"], lacking: [], unplaced: 0 },
  });
  expect(alarms("carbonMonoxide")?.placement).toBeUndefined();
});

test("typed lines stand nowhere", () => {
  const { codeCompliance } = analyseLines(typedLines("BEDROOM 1\nHALL\nS.D."));
  for (const finding of codeCompliance) expect(finding.placement).toBeUndefined();
});

test("what is checked again is placed again", () => {
  const analysis = analyseLines(sheet(...PLAN, ["S.D.", 120, 140]));
  expect(checkedAgain(analysis, "none")).toEqual(analysis);
});

test("thousands of labels and alarms at one place end soon", () => {
  const lines = sheet(
    ...Array.from({ length: 2_000 }, () => ["BEDROOM 1", 100, 100] as [string, number, number]),
    ...Array.from({ length: 2_000 }, () => ["S.D.", 100, 100] as [string, number, number]),
  );
  const found = analyseLines(lines).codeCompliance.find(({ rule }) => rule === "smokeAlarms");
  expect(found?.placement).toMatchObject({ lacking: [], unplaced: 2_000 });
});
