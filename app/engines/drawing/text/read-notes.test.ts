import { describe, expect, test } from "vitest";
import { worstCase } from "../../../../tests/prove.ts";
import type { Entity } from "./entity.ts";
import { readLine } from "./read-line.ts";

const read = (text: string) => readLine(text).entities;

describe("a note as drafters write it", () => {
  test.each<[string, Entity[]]>([
    ['DRYER VENT 4" DIA. 30\'-0" MAX', [{ kind: "dryerDuct", lengthIn: 360, diameterIn: 4 }]],
    ["4\" DRYER VENT 28'", [{ kind: "dryerDuct", lengthIn: 336, diameterIn: 4 }]],
    [
      'DRYER EXHAUST 4"Ø, 28\'-0" LONG W/ (2) 90° ELBOWS',
      [{ kind: "dryerDuct", lengthIn: 336, diameterIn: 4, elbows90: 2 }],
    ],
    ["DRYER DUCT 30' MAX. PER MFR.", [{ kind: "dryerDuct", lengthIn: 360, byMaker: true }]],
    ["DRYER VENT TO EXTERIOR", [{ kind: "dryerDuct" }]],
    ["DRYER VENT 3'-0\" MIN. FROM OPENINGS", [{ kind: "dryerDuct" }]],
    [
      '2x10 DECK JOISTS @ 16" O.C. SPAN 14\'-0"',
      [{ kind: "member", nominal: "2x10", role: "deck joist", spacingIn: 16, spanIn: 168 }],
    ],
    [
      '2x8 SYP DECK JOISTS @ 16" O.C. (11\'-6" MAX. SPAN)',
      [
        {
          kind: "member",
          nominal: "2x8",
          role: "deck joist",
          spacingIn: 16,
          spanIn: 138,
          species: "southernPine",
        },
      ],
    ],
    [
      'DECK JOISTS: P.T. 2x8 @ 12" O.C., 10\'-0" CLEAR SPAN, CANTILEVER 2\'-0"',
      [{ kind: "member", nominal: "2x8", role: "deck joist", spacingIn: 12, spanIn: 120, cantileverIn: 24 }],
    ],
    ["(2) 2x10 DECK BEAM", [{ kind: "member", nominal: "2x10", role: "deck beam", quantity: 2 }]],
    ["S.D.", [{ kind: "symbol", name: "smoke alarm" }]],
    ["C.O.", [{ kind: "symbol", name: "carbon monoxide alarm" }]],
    ["(3) S.D.", [{ kind: "symbol", name: "smoke alarm", quantity: 3 }]],
    [
      "S.D./C.O.",
      [
        { kind: "symbol", name: "smoke alarm" },
        { kind: "symbol", name: "carbon monoxide alarm" },
      ],
    ],
    [
      "SMOKE DETECTORS IN EACH BEDROOM, OUTSIDE SLEEPING AREAS AND EACH STORY",
      [{ kind: "symbol", name: "smoke alarm", places: ["bedroom", "outside", "storey"] }],
    ],
    ["GAS FURNACE", [{ kind: "symbol", name: "fuel appliance" }]],
    ['15" MIN. CLR. WC', [{ kind: "clearance", fixture: "toilet", inches: 15 }]],
    [
      'WC 15" MIN. TO SIDE WALL, 21" CLR. IN FRONT',
      [
        { kind: "clearance", fixture: "toilet", inches: 15, side: "side" },
        { kind: "clearance", fixture: "toilet", inches: 21, side: "front" },
      ],
    ],
    [
      'TOILET: SIDE 15", FRONT 24"',
      [
        { kind: "clearance", fixture: "toilet", inches: 15, side: "side" },
        { kind: "clearance", fixture: "toilet", inches: 24, side: "front" },
      ],
    ],
    ['30" CLEAR WIDTH AT W.C.', [{ kind: "clearance", fixture: "toilet", inches: 30, side: "width" }]],
    ['21" CLR. IN FRONT OF LAV', [{ kind: "clearance", fixture: "lavatory", inches: 21, side: "front" }]],
    ['SHOWER 36" x 36"', [{ kind: "shower", dim1In: 36, dim2In: 36 }]],
    ["36x48 TILE SHOWER", [{ kind: "shower", dim1In: 36, dim2In: 48 }]],
    ["TOILETS 1.28 GPF", [{ kind: "flow", fixture: "toilet", rate: 1.28 }]],
    ["2.5 GPM SHOWERHEAD", [{ kind: "flow", fixture: "shower", rate: 2.5 }]],
    ["GLAZING 12 SF", [{ kind: "glazing", glazingFt2: 12 }]],
    [
      "BEDROOM 2 GLAZING 12 SF OPENABLE 6 SF",
      [
        { kind: "glazing", glazingFt2: 12, room: "BEDROOM 2" },
        { kind: "glazing", openableFt2: 6, room: "BEDROOM 2" },
      ],
    ],
    [
      "LIGHT 9.5% NAT. VENT 4.8%",
      [
        { kind: "glazing", glazingPercent: 9.5 },
        { kind: "glazing", openablePercent: 4.8 },
      ],
    ],
    [
      "ATTIC 1200 SF NFVA 8 SF",
      [
        { kind: "atticVent", atticFt2: 1200 },
        { kind: "atticVent", ventFt2: 8 },
      ],
    ],
    ["N.F.V.A. PROVIDED: 1,152 SQ. IN.", [{ kind: "atticVent", ventFt2: 8 }]],
    ["ATTIC VENTILATION 1/300", [{ kind: "atticVent", ratio: 300 }]],
    ["ATTIC VENTS 50% HIGH 50% LOW", [{ kind: "atticVent", upperPercent: 50 }]],
    ["R-38 CLG", [{ kind: "insulation", rValue: 38, location: "ceiling" }]],
    ["R21 BATT INSUL. IN EXT. WALLS", [{ kind: "insulation", rValue: 21, location: "wall" }]],
    ["2x6 EXT. WALL W/ R-20 BATT INSUL.", [{ kind: "insulation", rValue: 20, location: "wall" }]],
    ["R-13 CAVITY + R-5 CI WALL", [{ kind: "insulation", rValue: 13, continuousR: 5, location: "wall" }]],
    ["WALLS: R-20+5ci", [{ kind: "insulation", rValue: 20, continuousR: 5, location: "wall" }]],
    ["R-10 C.I. WALL", [{ kind: "insulation", rValue: 0, continuousR: 10, location: "wall" }]],
    ["R-11 INT. WALLS", [{ kind: "insulation", rValue: 11, location: "interior wall" }]],
    ["BASEMENT WALLS R-15", [{ kind: "insulation", rValue: 15, location: "basement" }]],
    ["RECEPTACLES @ 12'-0\" O.C. MAX", [{ kind: "receptacles", place: "wall", spacingIn: 144 }]],
    ["12'-0\" MAX. OUTLET SPACING", [{ kind: "receptacles", place: "wall", spacingIn: 144 }]],
    ['COUNTER RECEPTS. @ 48" O.C.', [{ kind: "receptacles", place: "counter", spacingIn: 48 }]],
    [
      "NO POINT ALONG WALL MORE THAN 6'-0\" FROM AN OUTLET",
      [{ kind: "receptacles", place: "wall", reachIn: 72 }],
    ],
    ["20 MIN. SELF-CLOSING DOOR", [{ kind: "garageDoor", ratingMin: 20, selfClosing: true }]],
    ['1 3/8" SOLID CORE DOOR TO GARAGE', [{ kind: "garageDoor", thicknessIn: 1.375 }]],
    [
      '5/8" TYPE "X" GYP. BD. @ GARAGE CEILING',
      [{ kind: "garageBoard", thicknessIn: 0.625, typeX: true, place: "ceiling" }],
    ],
    ['GARAGE WALLS: 1/2" GWB', [{ kind: "garageBoard", thicknessIn: 0.5, typeX: false, place: "wall" }]],
    ["LANDING 3'-0\" x 4'-0\"", [{ kind: "landing", sidesIn: [36, 48] }]],
    ['36" MIN. LANDING', [{ kind: "landing", sidesIn: [36] }]],
    ['BALUSTERS @ 5" O.C.', [{ kind: "guardOpening", openingIn: 5, centers: true }]],
    ['4" MAX. BALUSTER SPACING', [{ kind: "guardOpening", openingIn: 4 }]],
    ['STAIR GUARD 34"', [{ kind: "guard", heightIn: 34, stair: true }]],
    ["NOTCH BRG. STUDS 25% MAX.", [{ kind: "studCut", cut: "notch", percent: 25, bearing: true }]],
    [
      'MAX. 1 3/8" HOLE IN 2x4 BEARING STUD',
      [{ kind: "studCut", cut: "hole", sizeIn: 1.375, nominal: "2x4", bearing: true }],
    ],
  ])("%s", (text, entities) => expect(read(text)).toEqual(entities));
});

test.each([
  ["RECEPTACLES @ 14'-0\" 0. C .", "receptacles", "0. C.", "O.C."],
  ['NOTCH BRG. STUDS 45"% MAX.', "studCut", '45"%', "45%"],
])("%s is read, and the correction is told", (text, kind, from, to) => {
  const { entities, repairs } = readLine(text);
  expect(entities).toEqual([expect.objectContaining({ kind })]);
  expect(repairs).toEqual([{ from, to }]);
});

describe("what looks like a note and is none stays what it is", () => {
  const kinds = (text: string) => read(text).map(({ kind }) => kind);
  test.each<[string, string[]]>([
    ["4'-0\" C.O.", ["dimension"]],
    ['GFCI OUTLET 42" A.F.F.', ["symbol", "dimension"]],
    ["TOILET 5'-0\" x 3'-0\"", ["room"]],
    ["GARAGE DOOR 9070", ["opening"]],
    ["LANDING 4'-6\" A.F.F.", ["dimension"]],
    ['SHOWER DOOR 24" x 72"', ["opening"]],
    ["REQ'D NFVA 4 SF", []],
    ["GLAZING REQ'D 10.8 SF", ["area"]],
    ["ATTIC PLAN SCALE 1:100", ["scale"]],
    ["CRAWL SPACE VENTS 1/150", []],
    ["AREA: 1,850 SQ. FT.", ["area"]],
    ["MIN. 2'-0\" CLEAR", ["dimension"]],
    ["R12", []],
    ['GRAB BAR 36" MIN. AT WC', ["dimension"]],
    ['WC SEAT 18" MIN. A.F.F.', ["dimension"]],
    ['12" x 24" SHOWER NICHE', ["size"]],
    ["TEMPERED GLASS 12 SF", ["symbol", "area"]],
    ["20 MIN. WALK", []],
  ])("%s", (text, wanted) => expect(kinds(text)).toEqual(wanted));
});

test("reading a note ends soon however often its words are repeated", () => {
  const parts = [
    "DRYER VENT ",
    'WC 15" CLR ',
    "OUTLETS @ ",
    "BALUSTERS SPACED ",
    "NOTCH ",
    "STUD 25% ",
    "LANDING ",
    'GARAGE 5/8" GYP ',
    "ATTIC 1 ",
    "GLAZING 12 SF ",
    "MIN. CLR. ",
  ];
  for (const part of parts) {
    worstCase(`a line of 300 times "${part}"`, 300, () => {
      read(part.repeat(300));
    });
  }
});
