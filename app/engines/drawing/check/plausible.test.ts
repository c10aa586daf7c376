import { expect, test } from "vitest";
import { analyseLines } from "../analysis.ts";
import { typedLines } from "../sheet.ts";
import { readLine } from "../text/read-line.ts";
import { soundPart } from "./plausible.ts";

const analyse = (...lines: string[]) => analyseLines(typedLines(lines.join("\n")));
/** Verdicts on figures; questions that a sheet raises have none. */
const measured = ({ codeCompliance }: ReturnType<typeof analyse>) =>
  codeCompliance.filter((finding) => finding.measured !== undefined && finding.unit !== "count");

test.each([
  "BEDROOM 2 83'-0\" x 12'-0\"",
  "BEDROOM 2 996 SF x",
  "BEDROOM 2 2'-0\" x 12'-0\"",
  "BEDROOM 2 6'-0\" x 38'-0\"",
  "BATH 60'-0\" x 8'-0\"",
  "HALL 0'-4\" WIDE",
  "LIVING ROOM 34'-4\" x 12'-10\" 41 SF",
  "DEN 41000 SF",
  "SILL 44'-0\" A.F.F.",
  "CLG. HT. 83'-0\"",
  'STAIR: RISER 27"',
  "STAIR 83'-0\" WIDE",
  "HEADROOM 68'-0\"",
  "34'-0\" HIGH GUARD",
  "HANDRAIL AT 36'-0\"",
  "ENTRY DOOR 30'-0\" x 68'-0\"",
  "EGRESS WINDOW 0'-3\" x 4'-0\"",
  "4'-8\" CONC. SLAB",
  "LANDING 360'-0\" x 36'-0\"",
  "SHOWER 36'-0\" x 36'-0\"",
])("%s is read as something that cannot be: it is no dimension, no material and gets no verdict", (line) => {
  const text = line.replace(" 996 SF x", " 9960 SF");
  const analysis = analyse(text);
  expect(analysis.doubtful.map((item) => [item.text, item.doubt])).toEqual([[text, "size"]]);
  expect(measured(analysis)).toEqual([]);
  expect(analysis.materials).toEqual([]);
  expect(analysis.unread).toEqual([]);
});

test.each([
  "BEDROOM 2 6'-8\" x 9'-0\"",
  "GREAT ROOM 48'-0\" x 30'-0\"",
  "WIC 3'-0\" x 14'-0\"",
  "HALL 3'-0\" x 60'-0\"",
  "GARAGE 24'-0\" x 36'-0\"",
  "PORCH 6'-0\" x 60'-0\"",
  "BEDROOM 2 10' x 12' 100 SF",
  'SILL 60" A.F.F.',
  "VAULTED CEILING 24'-0\"",
  'RISER 9 1/2"',
  'TREAD 24"',
  'HANDRAIL AT 30"',
  '60" HIGH GUARD',
  "OVERHEAD DOOR 16070",
  "EGRESS WINDOW 2'-0\" x 2'-0\"",
  '12" CONC. SLAB',
])("%s is wrong at most, and held to the code", (line) => {
  expect(analyse(line).doubtful).toEqual([]);
  for (const entity of readLine(line).entities) expect(soundPart(entity)).toBe(entity);
});

test("a room whose size cannot be is still a room, and a stair keeps what can be", () => {
  const room = analyse("BEDROOM 2 83'-0\" x 12'-0\"");
  expect(room.dimensions.map(({ entity }) => entity)).toEqual([
    { kind: "room", name: "BEDROOM 2", room: "bedroom" },
  ]);
  expect(room.codeCompliance.map(({ rule }) => rule)).toContain("escapeNeeded");
  const stair = analyse('14R @ 75 5/8"', 'STAIR 14R @ 7 5/8", 83\'-0" WIDE');
  expect(measured(stair).map(({ rule }) => rule)).toEqual(["riser", "flight"]);
});

const recognised = (text: string, confidence = 0.94) => ({ text, confidence });

test("a length in feet that was recognised on a sheet in metres is doubted, one that was typed is not", () => {
  const sheet = ["SALA 4.20 x 3.50 m", "COCINA 3.00 x 2.80 m", "41.5 m2"].map((text) => recognised(text));
  const { doubtful, dimensions } = analyseLines([...sheet, recognised(`34'-4"`)]);
  expect(doubtful).toMatchObject([{ text: `34'-4"`, doubt: "units" }]);
  expect(dimensions).toHaveLength(3);
  expect(analyseLines([...sheet, recognised(`34'-4"`, 1)]).doubtful).toEqual([]);
  // A sheet that gives both has both.
  const both = [...sheet, ...["34'-4\"", "12'-0\"", "9'-6\""].map((text) => recognised(text))];
  expect(analyseLines(both).doubtful).toEqual([]);
});

test("what cannot be counts for nothing in how surely a drawing was read", () => {
  const good = recognised("DEN 10'-0\" x 12'-0\"", 0.8);
  const { confidence } = analyseLines([good, recognised("CLG. HT. 83'-0\"", 1)]);
  expect(confidence.legibility).toBe(0.8);
});
