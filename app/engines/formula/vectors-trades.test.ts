import { expect } from "vitest";
import { check, describeArea, expectWithin, type Vector, valuesOf } from "../../../tests/formula-vectors.ts";

const pick = ({ input }: Vector) => input as Record<string, number>;

describeArea("masonry", 4, (vector) => {
  const v = pick(vector);
  if ("blocks" in v)
    return check(
      vector,
      "mortarBags",
      { blocks: v.blocks, blocksPerBag: v.blocks_per_bag },
      { mortar_bags: "mortarBags" },
    );
  if ("joint_in" in v)
    return check(
      vector,
      "brickRate",
      { brickLength: v.brick_length_in, brickHeight: v.brick_height_in, joint: v.joint_in },
      { bricks_per_ft2: "brickRate" },
    );
  const wall = {
    wallLength: v.wall_length_ft,
    height: v.wall_height_ft,
    openings: v.openings_ft2,
    waste: v.waste_pct,
  };
  if ("bricks_per_ft2" in v)
    return check(
      vector,
      "brickWall",
      { ...wall, brickRate: v.bricks_per_ft2 },
      { area_ft2: "netArea", bricks: "bricks" },
    );
  check(vector, "blockWall", wall, { area_ft2: "netArea", blocks: "blocks" });
});

describeArea("framing", 5, (vector) => {
  const v = pick(vector);
  if ("area_ft2" in v)
    return check(
      vector,
      "sheathing",
      { area: v.area_ft2, sheetArea: v.sheet_ft2, waste: v.waste_pct },
      { sheets: "sheets" },
    );
  check(
    vector,
    "studs",
    {
      wallLength: v.wall_length_ft,
      spacing: v.spacing_in,
      extraStuds: v.extra_studs,
      plates: v.plates,
      stock: v.stock_length_ft,
    },
    { studs: "studs", plate_length_ft: "plateLength", plate_pieces: "platePieces" },
  );
});

describeArea("paving", 2, (vector) => {
  const v = pick(vector);
  const common = { length: v.length_ft, width: v.width_ft, waste: v.waste_pct };
  const names = { volume_ft3: "netVolume", volume_yd3: "volumeYd3", tons: "tons" };
  if ("density_lb_ft3" in v)
    return check(
      vector,
      "asphalt",
      { ...common, thickness: v.thickness_in, density: v.density_lb_ft3 },
      names,
    );
  check(vector, "gravel", { ...common, depth: v.depth_in, looseDensity: v.tons_per_yd3 }, names);
});

describeArea("excavation", 2, (vector) => {
  const v = pick(vector);
  const names = { bank_yd3: "bank", loose_yd3: "loose", truck_loads: "truckLoads" };
  const common = { swell: v.swell_pct, truck: v.truck_yd3 };
  if ("bank_yd3" in v) return check(vector, "swellLoads", { ...common, bank: v.bank_yd3 }, names);
  check(
    vector,
    "excavation",
    { ...common, length: v.length_ft, width: v.width_ft, digDepth: v.depth_ft },
    names,
  );
});

describeArea("tile", 1, (vector) => {
  const v = pick(vector);
  const given = {
    area: v.area_ft2,
    tileLength: v.tile_length_in,
    tileWidth: v.tile_width_in,
    waste: v.waste_pct,
  };
  check(vector, "tile", given, { tiles: "tiles" });
});

describeArea("decking", 1, (vector) => {
  const v = pick(vector);
  const given = {
    deckWidth: v.deck_width_ft,
    boardRun: v.board_run_ft,
    boardWidth: v.board_width_in,
    gap: v.gap_in,
    waste: v.waste_pct,
  };
  check(vector, "decking", given, { courses: "courses", linear_ft: "linearFeet" });
});

describeArea("fence", 1, (vector) => {
  const v = pick(vector);
  const given = {
    length: v.length_ft,
    postSpacing: v.post_spacing_ft,
    railsPerSection: v.rails_per_section,
    picketWidth: v.picket_width_in,
    gap: v.gap_in,
  };
  check(vector, "fence", given, { sections: "sections", posts: "posts", rails: "rails", pickets: "pickets" });
});

describeArea("box_fill", 1, (vector) => {
  const { input } = vector;
  const [{ awg, count }] = input.conductors as [{ awg: number; count: number }];
  const given = {
    boxWire: String(awg),
    wires: count,
    devices: input.devices,
    grounds: input.egc_count,
    clamps: input.internal_clamps,
  };
  check(vector, "boxFill", given, { volume_in3: "boxVolume" });
});

describeArea("hvac", 4, (vector) => {
  const v = pick(vector);
  if ("tons" in v) {
    const values = valuesOf("airflow", { coolingTons: v.tons, airPerTon: v.cfm_per_ton });
    expectWithin("cfm", values.airFlow, vector.expected.cfm, vector.tolerance);
    return expectWithin("btu_h", values.cooling, vector.expected.btu_h, vector.tolerance);
  }
  if ("ft2_per_ton" in v)
    return check(
      vector,
      "coolingGuess",
      { area: v.area_ft2, areaPerTon: v.ft2_per_ton },
      { tons: "coolingTons", rounded_up_half_ton: "coolingUnit" },
    );
  if ("bedrooms" in v)
    return check(vector, "ventilation", { floorArea: v.area_ft2, bedrooms: v.bedrooms }, { cfm: "airFlow" });
  check(
    vector,
    "ductVelocity",
    { airFlow: v.cfm, diameter: v.duct_diameter_in },
    { velocity_fpm: "velocity" },
  );
});

describeArea("loads", 3, (vector) => {
  const v = pick(vector);
  if ("ratio" in v)
    return check(
      vector,
      "deflectionAllowed",
      { span: v.span_ft, deflectionLimit: v.ratio },
      { allowable_in: "allowedDeflection" },
    );
  if ("tributary_width_ft" in v)
    return check(
      vector,
      "tributaryLoad",
      { areaLoad: v.area_load_psf, tributary: v.tributary_width_ft },
      { load_plf: "load" },
    );
  check(
    vector,
    "windPressure",
    { windSpeed: v.V_mph, exposureKz: v.Kz, terrainKzt: v.Kzt, directionKd: v.Kd, elevationKe: v.Ke },
    { qz_psf: "windQz" },
  );
});

describeArea("rigging", 4, (vector) => {
  const v = pick(vector);
  if ("rated_capacity_lb" in v)
    return check(
      vector,
      "slingReduction",
      { ratedCapacity: v.rated_capacity_lb, slingLength: v.sling_length_in, slingHeight: v.sling_height_in },
      { reduction_factor: "reduction", reduced_capacity_lb: "reducedCapacity" },
    );
  check(
    vector,
    "slingTension",
    { liftedLoad: v.load_lb, legs: v.legs, slingAngle: v.angle_from_horizontal_deg },
    { tension_per_leg_lb: "legTension", load_angle_factor: "angleFactor" },
  );
});

describeArea("noise", 4, (vector) =>
  check(vector, "noiseTime", { noiseLevel: vector.input.level_dba }, { hours: "hours" }),
);

describeArea("wind_chill", 4, (vector) => {
  const given = { temperature: vector.input.temp_f, windSpeed: vector.input.wind_mph };
  if ("applicable" in vector.expected) return expect(() => valuesOf("windChill", given)).toThrow(/"range"/);
  check(vector, "windChill", given, { wind_chill_f: "windChill" });
});

describeArea("estimator", 2, (vector) => {
  const { input } = vector;
  if ("cost" in input)
    return check(
      vector,
      "marginPrice",
      { cost: input.cost, marginShare: input.margin_pct },
      { price: "price", markup_pct: "markup" },
    );
  const items = input.items as { qty: number; unit_cost: number }[];
  const subtotal = items.reduce((sum, { qty, unit_cost }) => sum + qty * unit_cost, 0);
  check(
    vector,
    "estimateTotal",
    { subtotal, tax: input.tax_pct, overhead: input.overhead_pct, profitShare: input.profit_pct },
    { subtotal: "subtotal", tax: "taxSum", overhead: "overheadSum", profit: "profit", total: "price" },
  );
});
