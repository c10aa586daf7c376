import { expect } from "vitest";
import { check, describeArea, valuesOf } from "../../../tests/formula-vectors.ts";

describeArea("scaffold", 3, (vector) => {
  const { input, expected } = vector;
  if ("platform_heights_ft" in input) {
    const heights = input.platform_heights_ft as number[];
    const required = heights.map(
      (fallHeight) => valuesOf("fallProtection", { fallActivity: "scaffoldWork", fallHeight }).fallProtected,
    );
    return expect(required).toEqual(expected.required);
  }
  if ("intended_load_lb" in input) {
    expect(input.component).toBe("suspension rope");
    return check(
      vector,
      "scaffoldCapacity",
      { intendedLoad: input.intended_load_lb, scaffoldPart: "suspensionRope" },
      { required_capacity_lb: "neededCapacity" },
    );
  }
  check(
    vector,
    "scaffoldTie",
    { scaffoldHeight: input.height_ft, scaffoldBase: input.min_base_ft },
    { ratio: "baseRatio", restraint_required: "tied" },
  );
});

const ACTIVITIES: Record<string, string> = {
  "unprotected edge": "edge",
  "steel erection": "steelErection",
  scaffold: "scaffoldWork",
};

describeArea("fall_protection", 4, (vector) => {
  const { input } = vector;
  if ("activity" in input)
    return check(
      vector,
      "fallProtection",
      { fallActivity: ACTIVITIES[String(input.activity)], fallHeight: input.height_ft },
      { protection_required: "fallProtected" },
    );
  check(
    vector,
    "fallClearance",
    {
      lanyard: input.lanyard_ft,
      deceleration: input.deceleration_ft,
      dRing: input.worker_dring_height_ft,
      margin: input.safety_factor_ft,
    },
    { required_clearance_below_anchor_ft: "clearance" },
  );
});

describeArea("site_facilities", 2, (vector) => {
  const { input } = vector;
  if ("workers" in input)
    return check(
      vector,
      "siteToilets",
      { workers: input.workers },
      { toilet_seats: "toiletSeats", urinals: "urinals" },
    );
  check(
    vector,
    "extinguishers",
    { floorArea: input.floor_area_ft2 },
    { min_extinguishers: "extinguishers", max_travel_ft: "extinguisherTravel" },
  );
});

describeArea("power_lines", 4, (vector) =>
  check(vector, "powerLine", { lineVoltage: vector.input.voltage_kv }, { min_clearance_ft: "lineClearance" }),
);

const LEVELS = {
  twa_ug_m3: "airAverage",
  above_action_level: "atActionLevel",
  above_pel: "overExposed",
};

describeArea("silica", 1, (vector) => {
  const samples = vector.input.samples as { ug_m3: number; hours: number }[];
  const given = {
    substance: "silica",
    airLevels: samples.map(({ ug_m3 }) => ug_m3),
    airHours: samples.map(({ hours }) => hours),
  };
  check(vector, "airSampling", given, LEVELS);
});

describeArea("lead", 1, (vector) =>
  check(
    vector,
    "airSampling",
    { substance: "lead", airLevels: [vector.input.twa_ug_m3], airHours: [8] },
    LEVELS,
  ),
);
