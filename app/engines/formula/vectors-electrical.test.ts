import { expect } from "vitest";
import { check, describeArea, valuesOf } from "../../../tests/formula-vectors.ts";

describeArea("voltage_drop", 4, (vector) => {
  const { input } = vector;
  const given = {
    phase: String(input.phase),
    current: input.current_a,
    oneWay: input.one_way_length_ft,
    voltage: input.source_voltage_v,
    metal: input.material,
    wire: input.awg,
    maxDrop: input.max_drop_pct,
  };
  const id = "awg" in input ? "voltageDrop" : "voltageDropSize";
  expect(valuesOf(id, given).resistivity).toBe(input.K);
  check(vector, id, given, {
    voltage_drop_v: "drop",
    voltage_drop_pct: "dropShare",
    end_voltage_v: "endVoltage",
    min_circular_mils: "minCircularMils",
    awg: "wire",
  });
});

describeArea("dwelling_load", 3, (vector) => {
  const { input } = vector;
  const base = {
    floorArea: input.floor_area_ft2,
    smallAppliance: input.small_appliance_circuits,
    laundry: input.laundry_circuits,
  };
  if (input.method === "standard") {
    return check(
      vector,
      "dwellingStandard",
      { ...base, range: input.range_kw, dryer: input.dryer_va },
      {
        general_va: "general",
        general_demand_va: "generalDemand",
        range_demand_va: "rangeDemand",
        dryer_va: "dryerDemand",
        total_va: "total",
        amps_240v: "amps",
      },
    );
  }
  const given = {
    ...base,
    appliances: input.appliances_va,
    airConditioning: input.ac_va,
    heatPump: input.heat_pump_va,
    supplemental: input.supplemental_heat_va,
    electricHeat: input.electric_heat_va,
    heatUnits: input.separately_controlled_heat_units,
  };
  check(vector, "dwellingOptional", given, {
    general_load_va: "generalLoad",
    general_demand_va: "generalDemand",
    hvac_va: "hvac",
    total_va: "total",
    amps_240v: "amps",
    min_service_a: "service",
  });
});

describeArea("conduit_fill", 5, (vector) => {
  const { input } = vector;
  if ("trade_size" in input) {
    const given = { wire: String(input.awg), emt: input.trade_size };
    return check(vector, "conduitMost", given, { max_conductors: "mostConductors" });
  }
  const groups = input.conductors as { awg: number; count: number }[];
  const conductors = groups.map(({ awg, count }) => ({ count, size: String(awg) }));
  check(
    vector,
    "conduitFill",
    { conductors },
    {
      total_area_in2: "conductorArea",
      fill_limit_pct: "fillLimit",
      min_emt_trade_size: "emt",
      fill_pct: "fill",
    },
  );
});

describeArea("ampacity", 11, (vector) => {
  const { input } = vector;
  const given = {
    wire: String(input.size),
    metal: input.material,
    rating: input.temp_rating_c === undefined ? undefined : String(input.temp_rating_c),
    ambient: input.ambient_c === undefined ? undefined : `${input.ambient_c} °C`,
    carrying: input.conductors,
  };
  check(vector, "ampacity", given, {
    factor: "ampacityFactor",
    ampacity_a: "ampacity",
    max_ocpd_a: "largestBreaker",
  });
});

describeArea("receptacles", 5, (vector) => {
  const { input } = vector;
  const names = { min_receptacles: "receptacles" };
  if ("counter_length_in" in input) {
    expect(input.kind).toBe("kitchen_wall_counter");
    return check(vector, "counterReceptacles", { counterLength: input.counter_length_in }, names);
  }
  check(vector, "receptacles", { oneWall: input.wall_length_ft }, names);
});
