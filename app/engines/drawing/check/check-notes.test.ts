import { describe, expect, test } from "vitest";
import { CLIMATE_ZONES } from "~/engines/formula/formula.ts";
import { readLine } from "../text/read-line.ts";
import { checkEntities } from "./check-entities.ts";
import type { CheckContext } from "./finding.ts";

const check = (lines: string | string[], context: CheckContext = {}) =>
  checkEntities(
    [lines].flat().flatMap((line) => readLine(line).entities),
    context,
  );
/** Sections and verdicts, `R304.1 fail`. */
const verdicts = (lines: string | string[], context: CheckContext = {}) =>
  check(lines, context).map(({ section, verdict }) => `${section} ${verdict}`);
const answered = (lines: string | string[], context: CheckContext = {}) =>
  verdicts(lines, context).filter((line) => !line.endsWith(" unknown"));

describe("a note against its limit", () => {
  test.each<[string, string[]]>([
    ['DRYER VENT 4" DIA. 30\'-0" MAX', ["M1502.4.6 pass", "M1502.4.6 pass"]],
    ['DRYER VENT 4" DIA. 36\'-0" MAX', ["M1502.4.6 fail", "M1502.4.6 pass"]],
    ["DRYER VENT 30'-0\" LONG W/ (2) 90 DEG. ELBOWS", ["M1502.4.6 fail"]],
    ["DRYER VENT 25'-0\" LONG W/ (2) 90 DEG. ELBOWS", ["M1502.4.6 pass"]],
    ["DRYER VENT 36'-0\" MAX PER MFR.", ["M1502.4.6 verify"]],
    ['3" DRYER VENT', ["M1502.4.6 fail"]],
    ['2x10 DECK JOISTS @ 16" O.C. SPAN 13\'-0"', ["R507.6 pass"]],
    ['2x10 DECK JOISTS @ 16" O.C. SPAN 14\'-0"', ["R507.6 verify"]],
    ['2x10 SYP DECK JOISTS @ 16" O.C. SPAN 14\'-0"', ["R507.6 pass"]],
    ['2x10 CEDAR DECK JOISTS @ 16" O.C. SPAN 14\'-0"', ["R507.6 fail"]],
    ['2x8 DECK JOISTS @ 16" O.C. SPAN 14\'-0"', ["R507.6 fail"]],
    // Between the columns of 16 and 24 in, and without any spacing.
    ['2x10 SYP DECK JOISTS @ 19.2" O.C. SPAN 13\'-0"', ["R507.6 verify"]],
    ["2x8 SYP DECK JOISTS SPAN 13'-6\"", ["R507.6 fail"]],
    ["2x8 SYP DECK JOISTS SPAN 12'-0\"", ["R507.6 verify"]],
    ['2x10 DECK JOISTS @ 16" O.C. SPAN 12\'-0" CANTILEVER 3\'-6"', ["R507.6 pass", "R507.6 fail"]],
    ["(2) 2x10 DECK BEAM", ["R507.5 verify"]],
    ['15" MIN. CLR. WC', ["R307.1 pass"]],
    ['14" CLR. WC', ["R307.1 fail"]],
    ['20" CLR. WC', ["R307.1 verify"]],
    ['24" CLR. WC', ["R307.1 pass"]],
    ['WC 18" CLR. IN FRONT', ["R307.1 fail"]],
    ['28" CLEAR WIDTH AT W.C.', ["P2705.1 fail"]],
    ['18" CLR. IN FRONT OF LAV', ["R307.1 fail"]],
    ['SHOWER 30" x 30"', ["P2708.1 pass", "P2708.1 pass"]],
    ['SHOWER 28" x 36"', ["P2708.1 pass", "P2708.1 fail"]],
    ["TOILETS 1.28 GPF", ["P2903.2 pass"]],
    ["TOILETS 3.5 GPF", ["P2903.2 fail"]],
    ["BEDROOM 2 10'-0\" x 12'-0\" GLAZING 9 SF", ["R304.1 pass", "R304.2 pass", "R303.1 fail"]],
    [
      "BEDROOM 2 10'-0\" x 12'-0\" GLAZING 10 SF OPENABLE 5 SF",
      ["R304.1 pass", "R304.2 pass", "R303.1 pass", "R303.1 pass"],
    ],
    ["GLAZING 7%", ["R303.1 fail"]],
    ["GLAZING 7% W/ MECH. VENTILATION", ["R303.1 verify"]],
    ["ATTIC 1200 SF NFVA 8 SF", ["R806.2 pass"]],
    ["ATTIC 1200 SF NFVA 6 SF", ["R806.2 verify"]],
    ["ATTIC 1200 SF NFVA 3 SF", ["R806.2 fail"]],
    ["ATTIC VENTILATION 1/150", ["R806.2 pass"]],
    ["ATTIC VENTILATION 1/300", ["R806.2 verify"]],
    ["ATTIC VENTILATION 1/400", ["R806.2 fail"]],
    ["RECEPTACLES @ 12'-0\" O.C. MAX", ["E3901.2 pass"]],
    ["RECEPTACLES @ 14'-0\" O.C.", ["E3901.2 fail"]],
    ['COUNTER RECEPTS. @ 60" O.C.', ["E3901.4 fail"]],
    ["NO POINT MORE THAN 8'-0\" FROM AN OUTLET", ["E3901.2 fail"]],
    ["20 MIN. SELF-CLOSING DOOR", ["R302.5.1 pass", "R302.5.1 pass"]],
    ['1 1/4" SOLID CORE DOOR TO GARAGE', ["R302.5.1 fail"]],
    ['1/2" GYP. BD. @ GARAGE WALLS', ["R302.6 pass"]],
    ['3/8" GYP. BD. @ GARAGE WALLS', ["R302.6 fail"]],
    ['5/8" TYPE X GYP. BD. @ GARAGE CEILING', ["R302.6 pass"]],
    ['1/2" GYP. BD. @ GARAGE CEILING', ["R302.6 verify"]],
    ['1/2" GYP. BD. @ GARAGE CEILING BELOW LIVING', ["R302.6 fail"]],
    ["5/8\" TYPE 'X' GYP. BD. @ GARAGE CEILING UNDER BEDROOMS", ["R302.6 pass"]],
    ['5/8" GYP. BD. @ GARAGE CEILING BELOW LIVING', ["R302.6 verify"]],
    ["LANDING 3'-0\" x 3'-0\"", ["R311.7.6 pass"]],
    ["LANDING 2'-6\" x 3'-0\"", ["R311.7.6 verify"]],
    ['30" DEEP LANDING', ["R311.7.6 fail"]],
    ['4" MAX. BALUSTER SPACING', ["R312.1.3 pass"]],
    ['5" MAX. BALUSTER SPACING', ["R312.1.3 fail"]],
    ['GUARD OPENINGS LESS THAN 4"', ["R312.1.3 pass"]],
    ['GUARDRAIL 42" HIGH, 5" MAX. OPENINGS', ["R312.1.2 pass", "R312.1.3 fail"]],
    ["4\" DRYER VENT 28' W/ (2) 90° ELBOWS", ["M1502.4.6 fail", "M1502.4.6 pass"]],
    ["ATTIC 1500 SF, VENT AREA PROVIDED 4 SF", ["R806.2 fail"]],
    ['BALUSTERS @ 5" O.C.', ["R312.1.3 verify"]],
    ['34" STAIR GUARD', ["R312.1.2 pass"]],
    ["NOTCH BRG. STUDS 25% MAX.", ["R602.6 pass"]],
    ["NOTCH STUDS 35% MAX.", ["R602.6 verify"]],
    ["NOTCH STUDS 45% MAX.", ["R602.6 fail"]],
    ["NOTCH NON-BEARING STUDS 40%", ["R602.6 pass"]],
    ['1 3/8" HOLE IN 2x4 BEARING STUD', ["R602.6 pass"]],
    ['2" HOLE IN 2x4 BEARING STUD', ["R602.6 fail"]],
    ['2" HOLE IN DOUBLE 2x4 BEARING STUD', ["R602.6 pass"]],
  ])("%s", (text, wanted) => expect(answered(text)).toEqual(wanted));
});

describe("insulation", () => {
  test("is a question until the climate zone is known", () => {
    expect(verdicts(["R-38 CLG", "R-13 WALLS"])).toEqual(["N1102.1.3 unknown"]);
  });
  test.each<[string, CheckContext["zone"], string]>([
    ["R-30 CLG", "1", "pass"],
    ["R-38 CLG", "2", "verify"],
    ["R-30 CLG", "2", "fail"],
    ["R-60 CLG", "5", "pass"],
    ["R-13 WALL", "2", "pass"],
    ["R-13 WALL", "3", "fail"],
    ["R-13+5ci WALL", "3", "pass"],
    ["R-13+5ci WALL", "5", "fail"],
    ["R-20+5ci WALL", "5", "pass"],
    ["R-13+10ci WALL", "8", "pass"],
    ["R-15 C.I. WALL", "3", "pass"],
    ["R-19 FLOOR", "4", "pass"],
    ["R-19 FLOOR", "4m", "fail"],
    ["R-30 FLOOR", "7", "fail"],
    ["R-38 BATT", "5", "unknown"],
  ])("%s in zone %s: %s", (text, zone, wanted) =>
    expect(verdicts(text, { zone })).toEqual([`N1102.1.3 ${wanted}`]),
  );
  test("of walls is held against the way they are built", () => {
    expect(check("R-13+5ci WALL", { zone: "5" })[0]).toMatchObject({
      measured: 13,
      limit: 13,
      continuous: { measured: 5, limit: 10 },
      verdict: "fail",
    });
  });
  test("more is never worse, whatever the zone", () => {
    const order = ["fail", "verify", "pass"];
    for (const zone of CLIMATE_ZONES) {
      const ranks = [11, 13, 19, 21, 30, 38, 49, 60].map((r) =>
        order.indexOf(check(`R-${r} CLG`, { zone })[0]?.verdict ?? ""),
      );
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    }
  });
  test("of a slab or a duct raises no question of this table", () => {
    expect(verdicts(["R-8 DUCTS", "R-10 SLAB"], { zone: "5" })).toEqual([]);
  });
});

test("balanced vents may be half as many where no vapor retarder is asked for", () => {
  const notes = ["ATTIC 1200 SF NFVA 5 SF", "ATTIC VENTS 50% HIGH 50% LOW"];
  expect(answered(notes, { zone: "3" })).toEqual(["R806.2 pass"]);
  expect(answered(notes, { zone: "7" })).toEqual(["R806.2 verify"]);
  expect(answered(notes)).toEqual(["R806.2 verify"]);
});

test("two attics on a sheet leave open which vents are whose", () => {
  expect(verdicts(["ATTIC 1200 SF NFVA 3 SF", "ATTIC 400 SF"])).toEqual(["R806.2 unknown"]);
});

test("glass is held against the floor of the room that it names", () => {
  const room = "BEDROOM 2 10'-0\" x 12'-0\"";
  expect(answered([room, "BEDROOM 2 GLAZING 9 SF"])).toContain("R303.1 fail");
  expect(answered([room, "BEDROOM 3 GLAZING 9 SF"])).not.toContain("R303.1 fail");
  expect(verdicts([room, "GLAZING 9 SF"])).toContain("R303.1 unknown");
});

test("alarms are counted, and a note that wants them everywhere is enough", () => {
  const rooms = ["BEDROOM 1", "BEDROOM 2"];
  const smoke = (...lines: string[]) =>
    check([...rooms, ...lines]).find(({ rule }) => rule === "smokeAlarms");
  expect(smoke()).toMatchObject({ verdict: "unknown" });
  expect(smoke("(2) S.D.")).toMatchObject({ verdict: "verify", measured: 2, limit: 3, unit: "count" });
  expect(smoke("SMOKE ALARMS IN EACH BEDROOM, OUTSIDE SLEEPING AREAS & EACH STORY")).toMatchObject({
    verdict: "pass",
  });
  expect(verdicts([...rooms, "GAS FURNACE"])).toContain("R315.3 unknown");
  expect(verdicts([...rooms, "GARAGE", "C.O."])).toContain("R315.3 verify");
  expect(verdicts([...rooms, "CO ALARM OUTSIDE EACH SLEEPING AREA", "GARAGE"])).toContain("R315.3 pass");
});

test("what a sheet ought to say and does not is unknown", () => {
  const unknown = (...lines: string[]) =>
    check(lines).flatMap(({ rule, verdict }) => (verdict === "unknown" ? [rule] : []));
  expect(unknown("GARAGE 20' x 20'")).toEqual(["garageDoor", "garageDoorCloses", "garageWall"]);
  expect(unknown('UP 14R @ 7 1/2"')).toEqual(["tread", "stairWidth", "headroom", "landing", "handrail"]);
  expect(unknown("BATH")).toEqual(["toiletSide", "toiletFront"]);
  expect(unknown("LAUNDRY")).toEqual(["dryerLength"]);
  expect(unknown("DECK")).toEqual(["deckSpan", "guardNeeded"]);
  expect(unknown('2x6 STUDS @ 16" O.C.')).toEqual(["studCut"]);
  expect(unknown("6:12")).toEqual(["atticVents"]);
  expect(unknown("DRYER VENT")).toEqual(["dryerLength"]);
  expect(unknown("CLOSET")).toEqual([]);
});
