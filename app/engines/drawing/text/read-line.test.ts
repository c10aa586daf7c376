import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { times, worstCase } from "../../../../tests/prove.ts";
import { readSheet } from "../sheet.ts";
import type { Entity, Metric } from "./entity.ts";
import { readLine } from "./read-line.ts";

const read = (text: string) => readLine(text).entities;
const inches = (text: string) =>
  read(text).map((entity) => (entity.kind === "dimension" ? entity.inches : entity.kind));

test.each<[string, number]>([
  ["12' - 6\"", 150],
  ["12'-6-1/2\"", 150.5],
  ["12'-6", 150],
  ["6 FT 8 IN", 80],
  ["12’-6½”", 150.5],
  ["12''", 12],
  ["3500 mm", 137.795276],
  ["3,50 m", 137.795276],
  ["2'-0 1/16\"", 24.0625],
  [".90 m", 35.433071],
  ["H .90 m", 35.433071],
  ["2.40 mts.", 94.488189],
  ["275 cms", 108.267717],
  ["1.200,50 cm", 472.637795],
  ['.75"', 0.75],
  ["2,4 metros", 94.488189],
  ["3 500 mm", 137.795276],
  ["3.500 mm", 137.795276],
])("%s is one length", (text, value) => {
  expect(inches(text)).toEqual([value]);
});

test.each([
  ["I2'-6\"", 150, "I2'-6\"", "12'-6\""],
  ["l0'-O\"", 120, "L0'-O\"", "10'-0\""],
  ["1S'-6\"", 186, "1S'-6\"", "15'-6\""],
  ["1B'-0\"", 216, "1B'-0\"", "18'-0\""],
  ['12-6"', 150, "12-", "12'-"],
  ['12"-6"', 150, '12"-', "12'-"],
  ["12'-6'", 150, "2'-6'", "2'-6\""],
  ['12°-6"', 150, "2°", "2'"],
])("%s is read as %d inches, and the correction is told", (text, value, from, to) => {
  const { entities, repairs } = readLine(text);
  expect(entities).toEqual([{ kind: "dimension", inches: value }]);
  expect(repairs).toContainEqual({ from, to });
});

test.each<[string, object, string, string]>([
  ["HEADROOM 2. 08 m", { kind: "stair", headroomIn: 81.889764 }, "2. ", "2."],
  ["HEADROOM 1 98 m", { kind: "stair", headroomIn: 77.952756 }, "1 ", "1."],
  ["RECEPTACLES @ 3 60 m O.C.", { kind: "receptacles", spacingIn: 141.732283 }, "3 ", "3."],
  ["GLAZING 1. 6 m2", { kind: "glazing", glazingFt2: expect.closeTo(17.22, 2) }, "1. ", "1."],
])(
  "the lost point of a metric figure is put back, and the correction is told: %s",
  (text, said, from, to) => {
    const { entities, repairs } = readLine(text);
    expect(entities).toEqual([expect.objectContaining(said)]);
    expect(repairs).toEqual([{ from, to }]);
  },
);

test.each(["BEDROOM 2 9 m2", "2. 10 m SETBACK"])(
  "a number that counts is no part of the figure behind it: %s",
  (text) => {
    expect(readLine(text).repairs).toEqual([]);
  },
);

test("a length that has lost its point says nothing", () => {
  expect(read("297 m")).toEqual([]);
  expect(
    read("SALA 316 x 283 m").flatMap((entity) => (entity.kind === "room" ? [entity.dim1In] : [])),
  ).toEqual([]);
  expect(inches("29.7 m")).toEqual([1169.291339]);
});

test.each<[string, Entity]>([
  ["DOOR 800 x 2030", { kind: "opening", type: "door", widthIn: 31.496063, heightIn: 79.92126, quantity: 1 }],
  [
    "1200 x 900 WINDOW",
    { kind: "opening", type: "window", widthIn: 47.244094, heightIn: 35.433071, quantity: 1 },
  ],
  ["CEILING HT. = 2400", { kind: "ceilingHeight", inches: 94.488189 }],
])("%s can only be millimetres", (text, entity) => {
  expect(read(text)).toEqual([{ ...entity, metric: { unit: "mm", decimals: 0 } }]);
});

test.each(["1920 x 1080", "DOOR 2", "PAPER 594 x 841"])("%s says no size", (text) => {
  expect(read(text)).toEqual([]);
});

test.each(["BLDG'S OFFICE", "OIL TANK", "SOLID BLOCK", "ISLAND", "BOILER"])(
  "words are left as they are: %s",
  (text) => expect(readLine(text).repairs).toEqual([]),
);

test.each([
  "11/12/2024",
  "2024-05-01",
  "(555) 555-2868",
  "PROJECT 20240501",
  "2668 OAK STREET",
  "12'-14\"",
  '5/3"',
  '5/0"',
  "REV 2",
  "COPYRIGHT 2026",
  "99999'-0\"",
  "+52 55 5555 3068",
  "PERMIT NO. 3068",
  "4068 W 12TH AVE",
  "גוש 6668 חלקה 2868",
  "LIC. #2668",
  "PROYECTO 2468",
  "CHECKED: 11/12",
  "FECHA 4/12",
  "",
])("%j measures nothing", (text) => expect(read(text)).toEqual([]));

test.each<[string, [number, number]]>([
  ["10'x12'", [120, 144]],
  ["10'-0\"X10'-6\"", [120, 126]],
  ['24"x12"', [24, 12]],
  ["3 ft x4 ft", [36, 48]],
  ["3.00mx3.50m", [118.110236, 137.795276]],
  ["3.00 mx 3.50 m", [118.110236, 137.795276]],
  ["3-0 x 6-8", [36, 80]],
  ["10-0X11-6", [120, 138]],
  ["3.00 x 3.50 m", [118.110236, 137.795276]],
  ["3,00 x 3,50 מ'", [118.110236, 137.795276]],
  ["300 x 350 ס״מ", [118.110236, 137.795276]],
])("%s is one size, however close its sides stand and wherever its unit is", (text, [widthIn, heightIn]) => {
  expect(read(text)).toEqual([expect.objectContaining({ kind: "size", widthIn, heightIn })]);
});

describe("an area that is printed with a room", () => {
  test.each<[string, object]>([
    ["BEDROOM 2 65 SF", { name: "BEDROOM 2", areaFt2: 65, printedFt2: 65 }],
    ["BEDROOM 2: 65 SQ. FT.", { name: "BEDROOM 2", areaFt2: 65 }],
    ["BEDROOM 65 S.F.", { name: "BEDROOM", areaFt2: 65 }],
    ["BEDROOM 2 (AREA = 6.0 m2)", { name: "BEDROOM 2", areaFt2: expect.closeTo(64.58, 2) }],
    ["DORMITORIO 2 6,5 m²", { room: "bedroom", areaFt2: expect.closeTo(69.97, 2) }],
    ['חדר שינה 2 9 מ"ר', { room: "bedroom", areaFt2: expect.closeTo(96.88, 2) }],
    ["SALA 6,5 m²", { name: "SALA", areaFt2: expect.closeTo(69.97, 2) }],
    ["SALA 3,50 x 4,20 m 14,7 m²", { name: "SALA", areaFt2: expect.closeTo(158.23, 2) }],
    ["BEDROOM 2 10'-0\" x 12'-0\" 118 SF", { dim1In: 120, dim2In: 144, areaFt2: 120, printedFt2: 118 }],
    ["DEN 10 x 12 - 120 SF", { dim1In: 120, dim2In: 144, printedFt2: 120 }],
    ["DEN 3.0 x 4.0 12 m2", { dim1In: expect.closeTo(118.11, 2), printedFt2: expect.closeTo(129.17, 2) }],
  ])("is its own: %s", (text, room) =>
    expect(read(text)).toEqual([expect.objectContaining({ kind: "room", ...room })]),
  );

  test.each([
    "LIVING AREA 1,850 SF",
    "BEDROOM 2 5.7 SF MIN. OPENING",
    "BEDROOM 2 GLAZING 12 SF",
    "TOTAL 1850 SF",
  ])("is not: %s", (text) => {
    expect(read(text).map(({ kind }) => kind)).not.toContain("room");
  });
});

describe("what a metric drawing says", () => {
  test.each<[string, object]>([
    ["SALA 3,50 x 4,20 m", { kind: "room", name: "SALA", dim1In: 137.795276, dim2In: 165.354331 }],
    ["CEILING 2.40 m", { kind: "ceilingHeight", inches: 94.488189 }],
    ["UP 14R @ 196 mm", { kind: "stair", risers: 14, riserIn: 7.716535 }],
    ["13T @ 25 cm", { kind: "stair", treads: 13, treadIn: 9.84252 }],
    ["GUARD 1070 mm", { kind: "guard", heightIn: 42.125984 }],
    ["HALL 900 mm WIDE", { kind: "room", widthIn: 35.433071 }],
    ["500 x 250 mm CONT. FTG", { kind: "footing", widthIn: 19.685039, depthIn: 9.84252 }],
    ["EGRESS WINDOW 600 x 900 mm", { kind: "opening", role: "escape", widthIn: 23.622047 }],
    ["BALUSTERS 100 mm MAX.", { kind: "guardOpening", openingIn: 3.937008 }],
    ["SHOWER 800 x 900 mm", { kind: "shower", dim1In: 31.496063 }],
  ])("%s", (text, entity) => expect(read(text)).toEqual([expect.objectContaining(entity)]));

  test.each<[string, Metric]>([
    ["CEILING 2.40 m", { unit: "m", decimals: 2 }],
    ["CEILING 2,4 m", { unit: "m", decimals: 1 }],
    ["CEILING 2,400 mm", { unit: "mm", decimals: 0 }],
    ["CEILING 240 cm", { unit: "cm", decimals: 0 }],
    ["6,5 m2", { unit: "m2", decimals: 1 }],
    ["1 850 m²", { unit: "m2", decimals: 0 }],
  ])("%s is kept with its unit and decimals", (text, metric) =>
    expect(read(text)[0]?.metric).toEqual(metric),
  );

  test("a comma in an area is a decimal one, unless it divides thousands", () => {
    expect(read("6,5 m2")).toEqual([expect.objectContaining({ ft2: expect.closeTo(69.965, 2) })]);
    expect(read("1,850 SF")).toEqual([{ kind: "area", ft2: 1850 }]);
  });

  test("a length in feet and inches is not metric, with a metric one beside it or without", () => {
    expect(read("CEILING 8'-0\" (2438 mm)")[0]).toEqual({ kind: "ceilingHeight", inches: 96 });
    expect(read("BEDROOM 2 11'-0\" x 12'-4\"")[0]?.metric).toBeUndefined();
  });
});

test.each(['10.5 2"', "3-0 x 6-13", "555-1234 x 5", "1-2 x 3", "3.50 x 4.20", "A2-1 x 3-4"])(
  "%s may mean anything",
  (text) => expect(read(text)).toEqual([]),
);

test("two metric lengths are two, and no square metres", () => {
  expect(inches("3.50 m   2.40 m")).toEqual([137.795276, 94.488189]);
  expect(read("3.50 m 2")).toEqual([]);
});

test("two lengths may be parted by a stroke", () => {
  expect(inches("3'-6\"/3'-0\"")).toEqual([42, 36]);
  expect(inches("2'-0\" MIN./4'-0\" MAX.")).toEqual([24, 48]);
});

test("a range of heights is not taken for feet and inches", () => {
  expect(read('HANDRAIL 34"-38" ABOVE NOSING')).toEqual([
    { kind: "handrail", heightIn: 34 },
    { kind: "handrail", heightIn: 38 },
  ]);
});

describe("a room", () => {
  test.each<[string, [string, number, number][]]>([
    ["11'-0\" X 12'-4\" BEDROOM #2", [["BEDROOM #2", 132, 148]]],
    [
      "12'-0\" x 14'-0\" DEN, 9'-0\" x 10'-0\" OFFICE",
      [
        ["DEN", 144, 168],
        ["OFFICE", 108, 120],
      ],
    ],
    [
      "DEN 12'-0\" x 14'-0\" OFFICE 9'-0\" x 10'-0\"",
      [
        ["DEN", 144, 168],
        ["OFFICE", 108, 120],
      ],
    ],
    ["BEDROOM 2 - 10'-0\" BY 6'-11\"", [["BEDROOM 2", 120, 83]]],
    ["BEDROOM #3 (10' x 11')", [["BEDROOM #3", 120, 132]]],
    ["BEDROOM 2 = 10' x 11'", [["BEDROOM 2", 120, 132]]],
    ["NURSERY 7'-0\" x 8'-0\"", [["NURSERY", 84, 96]]],
    ["DORMITORIO 1 2,80 x 3,40", [["DORMITORIO 1", 110.236, 133.858]]],
    ["חדר הורים 320/380", [["חדר הורים", 125.984, 149.606]]],
    ["חדר שינה 2.00/3.00 מ'", [["חדר שינה", 78.74, 118.11]]],
    ["ממ״ד 3.00 x 3.40 מ'", [['ממ"ד', 118.11, 133.858]]],
  ])("has its size before or behind its name: %s", (text, rooms) => {
    expect(read(text)).toEqual(
      rooms.map(([name, first, second]) =>
        expect.objectContaining({
          kind: "room",
          name,
          dim1In: expect.closeTo(first, 2),
          dim2In: expect.closeTo(second, 2),
        }),
      ),
    );
  });

  test.each(["SALA 4 x 5", "DEN 10/12", "BEDROOM 3.20 x 3.40"])(
    "has no size that may be of two units: %s",
    (text) => {
      expect(read(text).flatMap((entity) => (entity.kind === "room" ? [entity.dim1In] : []))).toEqual([]);
    },
  );

  test.each([
    "5'-0\" x 3'-0\" KITCHEN ISLAND",
    "3'-0\" x 4'-0\" BEDROOM WINDOW",
    "BEDROOM 3'-0\" x 5'-0\" WINDOW",
    'KING BED 76" x 80"',
  ])("is not what a thing in it is as large as: %s", (text) =>
    expect(read(text).map(({ kind }) => kind)).not.toContain("room"),
  );

  test.each(["HALL WIDTH = 2'-10\"", 'MIN. HALL WIDTH 34"', 'CORRIDOR 34" MIN. WIDTH', 'HALL 34" CLR'])(
    "is as wide as it says: %s",
    (text) =>
      expect(read(text)).toEqual([expect.objectContaining({ kind: "room", room: "hall", widthIn: 34 })]),
  );
});

describe("an opening", () => {
  test.each<[string, object]>([
    ["3'0\" x 5'0\" S.H. WINDOW", { type: "window", widthIn: 36, heightIn: 60 }],
    ["W3 3'-0\" x 5'-0\" VINYL SH", { type: "window", widthIn: 36 }],
    ["D-2 2'-8\" x 6'-8\"", { type: "door", widthIn: 32 }],
    ["VENTANA V-1 1.20 x 1.00 m", { type: "window", widthIn: 47.244094 }],
    ["P-2 0.80 x 2.10 m", { type: "door", widthIn: 31.496063 }],
    ["V-2 1,50 x 1,20", { type: "window", widthIn: 59.055118 }],
    ["PUERTA 0.90 x 2.10", { type: "door", widthIn: 35.433071 }],
    ["MAIN ENTRY 3'-0\" x 6'-8\" DOOR", { type: "door", role: "exit" }],
  ])("is known by its words or its tag: %s", (text, said) =>
    expect(read(text)).toEqual([expect.objectContaining({ kind: "opening", ...said })]),
  );
  test("is no post of a number", () => {
    expect(read("P-1 3'-0\" x 3'-0\"").map(({ kind }) => kind)).toEqual(["size"]);
  });
});

test("a height belongs to the word that it is put beside", () => {
  expect(read("WINDOW 3'-0\" X 4'-0\" SILL @ 2'-6\"")).toContainEqual({ kind: "egressNote", sillIn: 30 });
  expect(read('WINDOW 3\'-0" X 4\'-0" SILL AT 30"')).toContainEqual({ kind: "egressNote", sillIn: 30 });
  expect(read("DEN 12'-0\" x 14'-0\" CLG 8'-0\"")).toMatchObject([
    { kind: "room", dim2In: 168 },
    { kind: "ceilingHeight", inches: 96 },
  ]);
  expect(read('36" GUARD 34" HANDRAIL')).toEqual([
    { kind: "guard", heightIn: 36 },
    { kind: "handrail", heightIn: 34 },
  ]);
});

test("risers that add up to a height are no scale", () => {
  expect(read('16 RISERS x 7 1/2" = 10\'-0"')).toMatchObject([
    { kind: "stair", risers: 16, riserIn: 7.5 },
    { kind: "dimension", inches: 120 },
  ]);
  expect(read('18 RISERS @ 7.5" = 11\'-3"')).toMatchObject([
    { kind: "stair", risers: 18, riserIn: 7.5 },
    { kind: "dimension", inches: 135 },
  ]);
});

describe("a line of a sheet", () => {
  test.each<[string, Entity[]]>([
    [
      "9070 OHD",
      [{ kind: "opening", type: "door", widthIn: 108, heightIn: 84, quantity: 1, role: "vehicle" }],
    ],
    [
      "16070 O.H. DOOR",
      [{ kind: "opening", type: "door", widthIn: 192, heightIn: 84, quantity: 1, role: "vehicle" }],
    ],
    ["2-3040 SL", [{ kind: "opening", type: "window", widthIn: 36, heightIn: 48, quantity: 2 }]],
    [
      "ENTRY DOOR 3068",
      [{ kind: "opening", type: "door", widthIn: 36, heightIn: 80, quantity: 1, role: "exit" }],
    ],
    [
      "EGRESS WINDOW 2'-0\" x 3'-0\"",
      [{ kind: "opening", type: "window", widthIn: 24, heightIn: 36, quantity: 1, role: "escape" }],
    ],
    [
      "GARAGE DOOR 9070",
      [{ kind: "opening", type: "door", widthIn: 108, heightIn: 84, quantity: 1, role: "vehicle" }],
    ],
    ["DEN 10 x 12", [{ kind: "room", name: "DEN", room: "living", dim1In: 120, dim2In: 144, areaFt2: 120 }]],
    [
      "BR #1 11'-0\" X 10'-0\"",
      [{ kind: "room", name: "BR #1", room: "bedroom", dim1In: 132, dim2In: 120, areaFt2: 110 }],
    ],
    ["BR2 10'x12'", [{ kind: "room", name: "BR2", room: "bedroom", dim1In: 120, dim2In: 144 }]],
    ["2-CAR GARAGE 20' x 22'", [{ kind: "room", name: "2-CAR GARAGE", room: "garage", areaFt2: 440 }]],
    ["BATH2", [{ kind: "room", name: "BATH2", room: "bath" }]],
    ["BEDROOM NO. 3", [{ kind: "room", name: "BEDROOM NO. 3", room: "bedroom" }]],
    ["OWNER'S SUITE", [{ kind: "room", name: "OWNER'S SUITE", room: "bedroom" }]],
    ["PRIMARY SUITE 14' x 15'", [{ kind: "room", name: "PRIMARY SUITE", room: "bedroom", areaFt2: 210 }]],
    ["PWDR.", [{ kind: "room", name: "PWDR.", room: "bath" }]],
    ["RECÁMARA 2 3.00 x 3.50 m", [{ kind: "room", name: "RECÁMARA 2", room: "bedroom" }]],
    ["Baño 1.50 X 2.40 m", [{ kind: "room", name: "BAÑO", room: "bath" }]],
    ["COCINA", [{ kind: "room", name: "COCINA", room: "kitchen" }]],
    ["חדר שינה 2 3.00 x 3.50 מ'", [{ kind: "room", name: "חדר שינה 2", room: "bedroom" }]],
    ["מטבח", [{ kind: "room", name: "מטבח", room: "kitchen" }]],
    [
      "3-0 x 6-8 ENTRY DOOR",
      [{ kind: "opening", type: "door", widthIn: 36, heightIn: 80, quantity: 1, role: "exit" }],
    ],
    ["MASTER BATH", [{ kind: "room", name: "MASTER BATH", room: "bath" }]],
    ["W.I.C.", [{ kind: "room", name: "W.I.C.", room: "storage" }]],
    ["3'-4\" WIDE HALL", [{ kind: "room", name: "HALL", room: "hall", widthIn: 40 }]],
    ["CLG HT = 8'-0\"", [{ kind: "ceilingHeight", inches: 96 }]],
    ["8'-0\" A.F.F. CEILING", [{ kind: "ceilingHeight", inches: 96 }]],
    ['36" GUARDRAIL', [{ kind: "guard", heightIn: 36 }]],
    ['HANDRAIL AT 36"', [{ kind: "handrail", heightIn: 36 }]],
    ['7-3/4" MAX. RISER', [{ kind: "stair", riserIn: 7.75 }]],
    ['7 3/4" RISERS', [{ kind: "stair", riserIn: 7.75 }]],
    ['10" MIN. TREAD', [{ kind: "stair", treadIn: 10 }]],
    [
      'RISER 7 1/2" TREAD 10 1/2"',
      [
        { kind: "stair", riserIn: 7.5 },
        { kind: "stair", treadIn: 10.5 },
      ],
    ],
    ['13T @ 10"', [{ kind: "stair", treads: 13, treadIn: 10 }]],
    ["STAIR 3'-0\" WIDE", [{ kind: "stair", widthIn: 36 }]],
    ["HEADROOM 6'-8\"", [{ kind: "stair", headroomIn: 80 }]],
    ['SILL 44" A.F.F.', [{ kind: "egressNote", sillIn: 44 }]],
    ['4" CONC. SLAB', [{ kind: "slab", thicknessIn: 4 }]],
    ['#4 @ 12" O.C. E.W.', [{ kind: "rebar", bar: 4, spacingIn: 12 }]],
    ['2x10 F.J. @ 16" O.C.', [{ kind: "member", nominal: "2x10", role: "floor joist", spacingIn: 16 }]],
    ['2X6 STUDS AT 24" O.C.', [{ kind: "member", nominal: "2x6", role: "stud", spacingIn: 24 }]],
    ["R-20+5 WALL", [{ kind: "insulation", rValue: 20, continuousR: 5, location: "wall" }]],
    ["R-38 CEILING", [{ kind: "insulation", rValue: 38, location: "ceiling" }]],
    ["6:12", [{ kind: "pitch", rise: 6, run: 12 }]],
    ["1:100", [{ kind: "scale", ratio: 100 }]],
    ['1-1/2" = 1\'-0"', [{ kind: "scale", ratio: 8 }]],
    ["1\" = 20'", [{ kind: "scale", ratio: 240 }]],
    ["3/A5.1", [{ kind: "reference", detail: "3", sheet: "A5.1" }]],
    ["FIRST FLOOR PLAN", [{ kind: "sheetTitle", title: "FIRST FLOOR PLAN" }]],
    ["GFCI", [{ kind: "symbol", name: "gfci" }]],
    ["EGRESS", [{ kind: "egressNote" }]],
  ])("%s", (text, entities) => {
    const found = read(text);
    expect(found).toMatchObject(entities);
  });
});

test("a line may say several things", () => {
  expect(read("BEDROOM 2 11'-0\" x 12'-4\" 9'-0\" CLG. HT. (2) 3050 SH").map(({ kind }) => kind)).toEqual([
    "room",
    "ceilingHeight",
    "opening",
  ]);
  expect(inches("12'-6\" 3'-4\" 10'-0\"")).toEqual([150, 40, 120]);
});

test("any feet and inches that a tape can show are read back to a sixteenth", () => {
  const length = fc.record({
    feet: fc.integer({ min: 0, max: 199 }),
    inch: fc.integer({ min: 0, max: 11 }),
    part: fc.integer({ min: 0, max: 15 }),
  });
  fc.assert(
    fc.property(length, ({ feet, inch, part }) => {
      fc.pre(feet + inch + part > 0);
      let [above, below] = [part, 16];
      while (above > 0 && above % 2 === 0) [above, below] = [above / 2, below / 2];
      const text = `${feet}'-${inch}${above > 0 ? ` ${above}/${below}` : ""}"`;
      const [found] = inches(text);
      expect(found).toBeCloseTo(feet * 12 + inch + part / 16, 4);
    }),
  );
});

test("whatever a picture is taken to say, reading it ends, soon, and with finite numbers", () => {
  const part = fc.constantFrom(
    "12",
    "'",
    '"',
    "-",
    " ",
    "x",
    "O",
    "I",
    "/",
    "1",
    "R",
    "@",
    "BEDROOM",
    "DOOR",
    "#",
    "3068",
    "mm",
    "=",
    ":",
    "(",
    ".",
    "½",
  );
  const text = fc.oneof(
    fc.string({ maxLength: 400 }),
    fc.array(part, { maxLength: 120 }).map((parts) => parts.join("")),
  );
  fc.assert(
    fc.property(text, (written) => {
      for (const entity of read(written)) {
        for (const value of Object.values(entity)) {
          if (typeof value === "number") expect(Number.isFinite(value)).toBe(true);
        }
      }
    }),
    { numRuns: times(1000) },
  );
  const parts = [
    "1",
    "1'-",
    "1 ",
    "BEDROOM ",
    "EXIT DOOR ",
    "A ",
    "1/",
    "(1)",
    "12' x ",
    "1 m x ",
    "3,5 mm ",
    "9 m2 ",
    "DOOR 800 x ",
  ];
  for (const part of parts) {
    worstCase(`a line of 300 times "${part}"`, 300, () => {
      read(part.repeat(300));
    });
  }
});

/** How often a line is searched with a pattern. */
function searches(read: () => void): number {
  const spy = vi.spyOn(String.prototype, "matchAll");
  read();
  const count = spy.mock.calls.length;
  spy.mockRestore();
  return count;
}

test("a line is searched only for what it has the words of", () => {
  expect(searches(() => readLine("12'-6\""))).toBeLessThan(12);
  expect(searches(() => readLine("PROVIDE ALL LABOR AND MATERIAL"))).toBeLessThan(12);
  expect(searches(() => readLine("BEDROOM 2 11'-0\" x 12'-4\""))).toBeLessThan(20);
});

test("the same words on a sheet are searched once, however often they stand there", () => {
  const sheet = (count: number) => Array.from({ length: count }, () => ({ text: "12'-6\"", confidence: 1 }));
  expect(searches(() => readSheet(sheet(2_000)))).toBe(searches(() => readSheet(sheet(1))));
});
