import { expect } from "vitest";
import { check, describeArea, expectWithin, type Vector, valuesOf } from "../../../tests/formula-vectors.ts";

const pick = ({ input }: Vector) => input as Record<string, number>;
const inInches = (value: unknown) => `${value} in`;

describeArea("insulation", 6, (vector) => {
  const { input } = vector;
  if ("climate_zone" in input) {
    const climateZone = String(input.climate_zone).replace(/ Marine$/, "m");
    expect(input.edition).toBe(2021);
    return check(
      vector,
      "insulationNeeded",
      { climateZone },
      { ceiling: "ceilingR", wall: "wallR", floor: "floorR" },
    );
  }
  const v = pick(vector);
  if ("r_per_in" in v)
    return check(
      vector,
      "insulationR",
      { thickness: v.thickness_in, rPerInch: v.r_per_in },
      { r_value: "rValue" },
    );
  check(
    vector,
    "insulationBags",
    { area: v.area_ft2, bagCoverage: v.bag_coverage_ft2, waste: v.waste_pct },
    { bags: "bags" },
  );
});

describeArea("deck_span", 3, (vector) => {
  const { input, expected } = vector;
  expect(input).toMatchObject({ live_psf: 40, dead_psf: 10, grade: "No. 2" });
  const species = { "Southern pine": "southernPine", "Douglas fir-larch": "douglasFir" }[
    String(input.species)
  ];
  const { longestSpan } = valuesOf("deckJoist", {
    species,
    joistSize: input.size,
    onCenter: String(input.spacing_in),
  });
  expectWithin("max_span_in", Number(longestSpan) * 12, expected.max_span_in, vector.tolerance);
});

/** What the vectors call fixtures. */
const FIXTURES: Record<string, string> = {
  full_bath_group: "fullBaths",
  half_bath_group: "halfBaths",
  kitchen_group: "kitchens",
  laundry_group: "laundries",
  water_closet: "waterClosets",
  lavatory: "lavatories",
  shower: "showers",
};
const FALLS: Record<string, string> = { 0.125: "1/8", 0.25: "1/4", 0.5: "1/2" };
const SIZES: Record<string, string> = { 1.25: "1-1/4", 2: "2", 4: "4" };
const percent = (inchesInAFoot: number) => (inchesInAFoot / 12) * 100;

describeArea("plumbing", 9, (vector) => {
  const { input, expected, tolerance } = vector;
  const v = pick(vector);
  const drainFall = FALLS[String(input.slope_in_per_ft)];
  if ("fixtures" in input) {
    const counts = Object.entries(input.fixtures as Record<string, number>);
    const given = Object.fromEntries(counts.map(([name, count]) => [FIXTURES[name] ?? name, count]));
    return check(
      vector,
      "fixtureUnits",
      { ...given, drainFall },
      { total_dfu: "drainageUnits", min_building_drain_in: "drainSize" },
    );
  }
  if ("total_dfu" in input)
    return check(
      vector,
      "drainSize",
      { drainageUnits: input.total_dfu, drainFall, hasToilet: input.has_water_closet },
      { min_building_drain_in: "drainSize" },
    );
  if ("trap_size_in" in input) {
    const values = valuesOf("trapArm", { trapSize: SIZES[String(input.trap_size_in)] });
    expectWithin("max_trap_arm_ft", values.longestArm, expected.max_trap_arm_ft, tolerance);
    return expect(values.leastSlope).toBeCloseTo(percent(Number(expected.slope_in_per_ft)), 9);
  }
  const pipeSlope = percent(v.slope_in_per_ft ?? 0);
  if ("pipe_in" in v)
    return check(vector, "drainSlopeCheck", { pipeSize: v.pipe_in, pipeSlope }, { complies: "complies" });
  check(vector, "pipeFall", { length: v.length_ft, pipeSlope }, { fall_in: "fall", slope_pct: "pipeSlope" });
});

/** What the vectors say is outside the limits, and our words for it. */
const FAILS: Record<string, string> = {
  area: "openingSize",
  width: "width",
  height: "openingHeight",
  sill: "sillHeight",
  glazing: "glass",
  openable: "openableGlass",
  "R311.6 width": "hallWidth",
};

/** The vector with its findings in our words; a finding that has none fails. */
function inOurWords(vector: Vector): Vector {
  const fails = (vector.expected.fails as string[]).map((said) => FAILS[said] ?? `no word for ${said}`);
  return { ...vector, expected: { ...vector.expected, fails } };
}

describeArea("code_egress_window", 5, (vector) => {
  const { input } = vector;
  check(
    inOurWords(vector),
    "egressWindow",
    {
      clearWidth: input.clear_width_in,
      clearHeight: input.clear_height_in,
      sill: input.sill_in,
      gradeFloor: input.grade_floor,
    },
    { net_area_ft2: "openingArea", complies: "complies", fails: "fails" },
  );
});

describeArea("code_room", 5, (vector) => {
  const { input } = vector;
  check(
    inOurWords(vector),
    "roomCheck",
    {
      roomKind: input.room_kind === "bedroom" ? "habitable" : input.room_kind,
      roomLength: inInches(input.dim1_in),
      roomWidth: inInches(input.dim2_in),
      ceiling: input.ceiling_in,
    },
    { area_ft2: "floorArea", complies: "complies", fails: "fails" },
  );
});

describeArea("code_light", 1, (vector) => {
  const { input } = vector;
  check(
    inOurWords(vector),
    "roomLight",
    { floorArea: input.floor_area_ft2, glazing: input.glazing_ft2, openable: input.openable_ft2 },
    {
      required_glazing_ft2: "leastGlazing",
      required_openable_ft2: "leastOpenable",
      complies: "complies",
      fails: "fails",
    },
  );
});

describeArea("code_guard", 3, (vector) => {
  const { input } = vector;
  check(
    vector,
    "guardCheck",
    { code: input.code, guardDrop: input.drop_in, guardHeight: input.guard_height_in },
    { guard_required: "guardNeeded", complies: "complies" },
  );
});

const CHECKS: Record<string, string> = {
  ada_door_clear_in: "adaDoor",
  ada_grab_bar_height_in: "adaGrabBar",
  ada_reach_high_in: "adaReach",
  ada_wc_centerline_in: "adaToilet",
  irc_egress_door_clear_in: "ircDoor",
  irc_wc_center_to_side_in: "ircToilet",
  nec_110_26_depth_in: "necDepth",
};

describeArea("code_check", 7, (vector) => {
  const { input } = vector;
  check(
    vector,
    "codeSize",
    { sizeOf: CHECKS[String(input.check)], measured: input.value },
    { complies: "complies" },
  );
});

describeArea("code_ada_parking", 4, (vector) =>
  check(
    vector,
    "adaParking",
    { parkingSpaces: vector.input.total_spaces },
    { accessible: "accessibleSpaces", van: "vanSpaces" },
  ),
);

describeArea("code_ibc", 5, (vector) => {
  const { input } = vector;
  if ("area_ft2" in input)
    return check(
      vector,
      "occupantLoad",
      { use: input.use, floorArea: input.area_ft2 },
      { occupants: "occupants" },
    );
  if ("component" in input)
    return check(
      vector,
      "egressWidth",
      {
        exitPart: input.component === "stair" ? "stairway" : input.component,
        occupants: input.occupants,
        sprinkleredVoice: input.sprinklered_evac,
      },
      { capacity_width_in: "capacityWidth", required_width_in: "neededWidth" },
    );
  const group = `group${String(input.occupancy).replace(/^R-.*/, "R")}`;
  check(
    vector,
    "travelDistance",
    { group, sprinklered: input.sprinklered },
    { max_travel_ft: "longestTravel" },
  );
});

describeArea("code_r806", 1, (vector) =>
  check(
    vector,
    "atticVents",
    { atticArea: vector.input.attic_area_ft2 },
    { nfva_1_150_ft2: "ventArea", nfva_1_300_ft2: "ventAreaBalanced" },
  ),
);

describeArea("code_r602", 1, (vector) =>
  check(
    vector,
    "studCuts",
    { studDepth: vector.input.stud_depth_in, studRole: vector.input.bearing ? "bearing" : "nonbearing" },
    { max_notch_in: "deepestNotch", max_bore_in: "widestHole", max_bore_doubled_in: "widestHoleDoubled" },
  ),
);

describeArea("code_r502", 1, (vector) =>
  check(
    vector,
    "joistCuts",
    { joistDepth: vector.input.joist_depth_in },
    {
      max_notch_in: "deepestNotch",
      max_end_notch_in: "deepestEndNotch",
      max_hole_in: "widestHole",
      min_hole_edge_in: "holeEdge",
    },
  ),
);
