import { expect, test } from "vitest";
import { type Content, emptyContent, type Line, linesOf, problemsOf } from "~/engines/lines/lines.ts";
import { type IndexPoint, indexOf, seriesOf, withIndex } from "./price-index.ts";
import { readIndex } from "./read-table.server.ts";

const point = (division: string, month: string, value: string): IndexPoint => ({
  division,
  month,
  value,
  source: "Sample series",
});
const SERIES = seriesOf([
  point("06", "2026-07", "220"),
  point("06", "2026-01", "200"),
  point("00", "2025-01", "100"),
  point("00", "2026-09", "110"),
]);
const line = (code: string, asOf: string, more: Partial<Line> = {}): Line => ({
  id: `${code}-${asOf}`,
  text: "x",
  code,
  qty: "1",
  unit: "ea",
  unitCost: "100",
  basis: { source: "own", asOf, less: "10", more: "10" },
  ...more,
});
const facts = { escalation: "12", months: "6" };
const estimate = (lines: Line[], indexTo = ""): Content => ({
  ...emptyContent("estimate"),
  facts: { ...facts, indexTo },
  sections: [{ id: "s", title: "", lines }],
});
const factors = (content: Content) => linesOf(content).map(({ factor = "1" }) => factor);

test("a price goes from its month to the wanted one by the series of its group, straight between two points", () => {
  expect(indexOf(line("06-stud", "2026-01-20"), SERIES, "2026-07")).toEqual({
    division: "06",
    from: "2026-01",
    to: "2026-07",
    ratio: "1.1",
    rest: 0,
  });
  // Half the way is half the rise: 210 of 200.
  expect(indexOf(line("06-stud", "2026-01-20"), SERIES, "2026-04")).toMatchObject({ ratio: "1.05" });
  expect(indexOf(line("06-stud", "2026-07-01"), SERIES, "2026-01")).toMatchObject({ ratio: "0.9091" });
});

test("a group without a series goes by the one of all materials, and where that covers nothing by none", () => {
  expect(indexOf(line("03-mix", "2025-01-01"), SERIES, "2026-09")).toMatchObject({
    division: "00",
    ratio: "1.1",
  });
  expect(indexOf(line("06-stud", "2025-01-01"), SERIES, "2026-09")).toMatchObject({ division: "00" });
  expect(indexOf(line("06-stud", "2024-12-31"), SERIES, "2026-09")).toBeUndefined();
  expect(indexOf(line("06-stud", "2026-10-01"), SERIES, "2027-01")).toBeUndefined();
  expect(indexOf(line("06-stud", "2026-01-01"), new Map(), "2027-01")).toBeUndefined();
});

test("months after the last point are left to the typed percent", () => {
  const lines = [
    line("06-stud", "2026-01-20"),
    line("06-stud", "2020-01-01"),
    line("06-labour", "2026-01-20"),
  ];
  const content = withIndex(estimate(lines, "2026-10"), SERIES);
  // 1.1 to July, then 3 months at 12 % a year; without a series 6 months at the same.
  expect(factors(content)).toEqual(["1.133", "1.06", "1"]);
  expect(linesOf(content)[0]?.basis?.index).toMatchObject({ to: "2026-07", rest: 3 });
  expect(problemsOf(content)).toEqual([]);
});

test("without a wanted month the typed percent counts as before, and a locked price stays", () => {
  const indexed = withIndex(estimate([line("06-stud", "2026-01-20")], "2026-07"), SERIES);
  expect(factors(indexed)).toEqual(["1.1"]);
  expect(factors(withIndex({ ...indexed, facts: { ...facts, indexTo: "" } }, SERIES))).toEqual(["1.06"]);
  const locked = estimate([line("06-stud", "2026-01-20", { locked: true, factor: "1.02" })], "2026-07");
  expect(factors(withIndex(locked, SERIES))).toEqual(["1.02"]);
});

test("points that are no series of one thing raise nothing", () => {
  const odd = seriesOf([point("06", "2026-01", "1"), point("06", "2026-02", "200")]);
  expect(indexOf(line("06-stud", "2026-01-01"), odd, "2026-02")).toBeUndefined();
});

test("a file of points is read with months as agencies write them, and bad lines are named", () => {
  const text = [
    "Series ID,Year,Period,Label,Value",
    "WPU081,2026,M01,2026 Jan,241.5",
    "WPU081,2026,M02,2026 Feb,0",
    "WPU081,2026,M13,2026 Annual,240",
    "WPU081,2026,M03,03/2026,242",
    ",2026,M04,2026-04-01,243",
  ].join("\n");
  const read = readIndex(text, { division: "06", source: "" });
  expect(read).toMatchObject({
    good: [
      { division: "06", month: "2026-01", value: "241.5", source: "WPU081" },
      { month: "2026-03", value: "242" },
    ],
    bad: [
      { line: 3, column: "value" },
      { line: 4, column: "month" },
      { line: 6, column: "source" },
    ],
  });
  expect(
    readIndex("Grupo de materiales,Mes,Valor\nConcreto,2026-01,3\nAgua,2026-01,3", {
      division: "00",
      source: "x",
    }),
  ).toMatchObject({
    good: [{ division: "03" }],
    bad: [{ column: "division" }],
  });
});
