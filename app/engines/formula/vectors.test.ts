import { check, describeArea, expectWithin, type Names } from "../../../tests/formula-vectors.ts";
import { convert, UNITS, type Unit } from "./quantity/units.ts";

/** 8 ft as a number of the input's unit, 6 m as a person writes it. */
const metric = (value: unknown, unit: string) =>
  value === undefined ? undefined : `${String(value)} ${unit}`;

const CONCRETE: Names = {
  volume_ft3: "volume",
  volume_yd3: "volumeYd3",
  volume_m3: "volumeM3",
  bags_80lb: "bags80",
  bags_60lb: "bags60",
  bags_40lb: "bags40",
  bags: "bags",
};

describeArea("concrete", 7, (vector) => {
  const { input } = vector;
  const waste = input.waste_pct;
  if ("steps" in input) {
    const { steps, rise_in: riser, run_in: tread, width_in: width, platform_depth_in: platform } = input;
    return check(vector, "concreteSteps", { steps, riser, tread, width, platform, waste }, CONCRETE);
  }
  if ("bag_lb" in input) {
    const given = { volumeYd3: input.volume_yd3, bagWeight: String(input.bag_lb) };
    return check(vector, "concreteBags", given, CONCRETE);
  }
  if ("diameter_in" in input) {
    const { diameter_in: diameter, depth_in: depth, quantity } = input;
    return check(vector, "concreteColumn", { diameter, depth, quantity, waste }, CONCRETE);
  }
  if ("height_ft" in input) {
    const { length_ft: length, height_ft: height, thickness_in: thickness } = input;
    return check(vector, "concreteWall", { length, height, thickness, waste }, CONCRETE);
  }
  const given = {
    length: input.length_ft ?? metric(input.length_m, "m"),
    width: input.width_ft ?? metric(input.width_m, "m"),
    thickness: input.thickness_in ?? metric(input.thickness_mm, "mm"),
    waste,
  };
  check(vector, "concreteSlab", given, CONCRETE);
});

describeArea("rebar", 8, (vector) => {
  const { input } = vector;
  const bar = String(input.bar);
  if ("spacing_in" in input) {
    const {
      length_ft: length,
      width_ft: width,
      spacing_in: spacing,
      edge_cover_in: cover,
      waste_pct: waste,
    } = input;
    return check(
      vector,
      "rebarGrid",
      { length, width, spacing, cover, bar, waste },
      {
        bars_along_length: "barsLengthwise",
        bars_along_width: "barsCrosswise",
        bar_length_long_ft: "barLengthwise",
        bar_length_short_ft: "barCrosswise",
        total_length_ft: "barTotal",
        weight_lb: "weight",
      },
    );
  }
  if ("run_ft" in input) {
    const given = { run: input.run_ft, stock: input.stock_ft, bar, lapDiameters: input.lap_bar_diameters };
    return check(vector, "rebarLap", given, {
      lap_in: "lap",
      pieces: "pieces",
      laps: "laps",
      total_length_with_laps_ft: "barTotal",
    });
  }
  check(
    vector,
    "rebarBar",
    { bar },
    {
      diameter_in: "barDiameter",
      area_in2: "barArea",
      weight_lb_per_ft: "barWeight",
    },
  );
});

describeArea("stairs", 6, (vector) => {
  const { input } = vector;
  if ("total_rise_in" in input) {
    const given = {
      totalRise: input.total_rise_in,
      tread: input.tread_depth_in,
      maxRiser: input.max_riser_in,
    };
    return check(vector, "stairsLayout", given, {
      risers: "risers",
      riser_height_in: "riser",
      treads: "treads",
      total_run_in: "totalRun",
      stringer_length_in: "stringer",
      angle_deg: "angle",
      complies: "complies",
    });
  }
  const { riser_in: riser, tread_in: tread, headroom_in: headroom, width_in: width, code } = input;
  const given = { riser, tread, headroom, width, code, occupants: input.occupant_load };
  check(vector, "stairsCheck", given, { complies: "complies", fails: "fails" });
});

describeArea("beam", 3, (vector) => {
  const { input } = vector;
  const section = {
    span: input.span_ft,
    beamWidth: input.width_in,
    beamDepth: input.depth_in,
    modulus: input.E_psi,
  };
  const names = {
    max_moment_lbft: "moment",
    max_shear_lb: "shear",
    section_modulus_in3: "sectionModulus",
    moment_of_inertia_in4: "inertia",
    bending_stress_psi: "bendingStress",
    deflection_in: "deflection",
    span_over_deflection: "spanRatio",
    passes_L360: "deflectionOk",
  };
  if ("point_load_lb" in input)
    check(vector, "beamPoint", { ...section, pointLoad: input.point_load_lb }, names);
  else check(vector, "beamUniform", { ...section, load: input.load_plf }, names);
});

describeArea("roofing", 7, (vector) => {
  const { input } = vector;
  const pitch = input.rise_per_12;
  if ("plan_area_ft2" in input) {
    const given = {
      planArea: input.plan_area_ft2,
      pitch,
      waste: input.waste_pct,
      bundlesPerSquare: input.bundles_per_square,
    };
    return check(vector, "roofArea", given, {
      roof_area_ft2: "roofArea",
      squares: "squares",
      bundles: "bundles",
    });
  }
  if ("span_ft" in input) {
    const given = {
      span: input.span_ft,
      pitch,
      overhang: input.overhang_in,
      ridge: input.ridge_thickness_in,
    };
    return check(vector, "roofRafter", given, {
      run_ft: "rafterRun",
      rise_ft: "rafterRise",
      rafter_to_plate_ft: "rafterToPlate",
      rafter_total_ft: "rafterTotal",
    });
  }
  check(vector, "roofPitch", { pitch }, { pitch_factor: "pitchFactor", angle_deg: "angle" });
});

const SHEETS: Record<number, string> = { 32: "4x8", 40: "4x10", 48: "4x12" };

describeArea("drywall", 2, (vector) => {
  const { input } = vector;
  const given = {
    wallLength: input.wall_length_ft,
    height: input.wall_height_ft,
    ceilingArea: input.ceiling_ft2,
    openings: input.openings_ft2,
    sheet: SHEETS[Number(input.sheet_ft2)],
    waste: input.waste_pct,
    mudRate: input.mud_gal_per_ft2,
    tapeRate: input.tape_ft_per_ft2,
    screwRate: input.screws_per_ft2,
  };
  check(vector, "drywall", given, {
    area_ft2: "netArea",
    sheets: "sheets",
    mud_gal: "mud",
    tape_ft: "tape",
    screws: "screws",
  });
});

describeArea("paint", 1, (vector) => {
  const { perimeter_ft: perimeter, height_ft: height, openings_ft2: openings, coats } = vector.input;
  const given = { perimeter, height, openings, coats, coverage: vector.input.coverage_ft2_per_gal };
  check(vector, "paint", given, {
    area_ft2: "netArea",
    gallons_exact: "gallons",
    gallons_to_buy: "gallonsToBuy",
  });
});

describeArea("board_feet", 3, (vector) => {
  const { thickness_in, width_in, length_ft: length, quantity } = vector.input;
  const given = { nominalThickness: thickness_in, nominalWidth: width_in, length, quantity };
  check(vector, "boardFeet", given, { board_feet: "boardFeet" });
});

describeArea("code_ada_ramp", 3, (vector) => {
  const { rise_in: rise, run_in: rampRun } = vector.input;
  if (rampRun === undefined) check(vector, "rampLayout", { rise }, { min_run_ft: "minRun", runs: "runs" });
  else check(vector, "rampCheck", { rise, rampRun }, { slope_ratio: "runPerRise", complies: "complies" });
});

describeArea("trench", 6, (vector) => {
  const { depth_ft: trenchDepth, soil_type: soil, bottom_width_ft: bottomWidth } = vector.input;
  if (bottomWidth !== undefined) {
    return check(
      vector,
      "trenchSlope",
      { trenchDepth, soil, bottomWidth },
      {
        slope_h_per_v: "slopeRatio",
        setback_each_side_ft: "setback",
        top_width_ft: "topWidth",
        max_angle_deg: "maxAngle",
      },
    );
  }
  check(
    vector,
    "trenchProtection",
    { trenchDepth, soil, caveInSigns: vector.input.cave_in_indication },
    {
      protection_required: "protection",
      engineer_required: "engineer",
      egress_required: "egress",
      max_lateral_travel_ft: "maxTravel",
    },
  );
});

describeArea("ladder", 1, (vector) =>
  check(
    vector,
    "ladder",
    { workingLength: vector.input.working_length_ft },
    {
      base_offset_ft: "baseOffset",
      angle_deg: "angle",
    },
  ),
);

const BANDS: Record<string, string> = {
  "very high": "veryHigh",
  "extreme caution": "extremeCaution",
  "extreme danger": "extremeDanger",
};

describeArea("heat_index", 9, (vector) => {
  const { temp_f: temperature, rh_pct: humidity, full_sun: fullSun } = vector.input;
  const expected = Object.fromEntries(
    Object.entries(vector.expected).map(([field, value]) => [field, BANDS[String(value)] ?? value]),
  );
  check(
    { ...vector, expected },
    "heatIndex",
    { temperature, humidity, fullSun },
    {
      heat_index_f: "heatIndex",
      osha_level: "oshaLevel",
      nws_category: "nwsCategory",
      worst_case_f: "worstCase",
    },
  );
});

describeArea("units", 6, (vector) => {
  const { value, from } = vector.input as { value: number; from: string };
  const to = vector.input.to === "m/s" ? "mps" : String(vector.input.to);
  const isUnit = (name: string): name is Unit => Object.hasOwn(UNITS, name);
  if (!isUnit(from) || !isUnit(to)) throw new Error(`${from} or ${to} is no unit`);
  expectWithin("value", convert(value, from, to), vector.expected.value, vector.tolerance);
});
