import { formula } from "../define.ts";
import { nwsBand, oshaBand } from "../tables/heat-bands.ts";

/** Direct sun may add so much, °F. */
const SUN_F = 15;

/** Where the simple estimate gives way to the regression, °F. */
const REGRESSION_FROM = 80;

const regression = (t: number, r: number) =>
  -42.379 +
  2.04901523 * t +
  10.14333127 * r -
  0.22475541 * t * r -
  0.00683783 * t * t -
  0.05481717 * r * r +
  0.00122874 * t * t * r +
  0.00085282 * t * r * r -
  0.00000199 * t * t * r * r;

const isDry = (t: number, r: number) => r < 13 && t >= 80 && t <= 112;
const isDamp = (t: number, r: number) => r > 85 && t >= 80 && t <= 87;

/** What dry and damp air change, °F. */
function adjustment(t: number, r: number): number {
  if (isDry(t, r)) return -((13 - r) / 4) * Math.sqrt((17 - Math.abs(t - 95)) / 17);
  return isDamp(t, r) ? ((r - 85) / 10) * ((87 - t) / 5) : 0;
}

/**
 * Heat index in °F from air temperature (°F) and relative humidity (percent): the National Weather Service's equation
 * with its simple branch and its two adjustments; good to about 1.3 °F.
 */
export const heatIndex = formula("heatIndex", "safety")
  .inItsUnits()
  .amount("temperature", "F", { min: 40, max: 130, reason: "heatRange" })
  .amount("humidity", "pct", { min: 0, max: 100, reason: "humidity" })
  .flag("fullSun")
  .step(
    "simpleIndex",
    "F",
    (v) => (0.5 * (v.temperature + 61 + (v.temperature - 68) * 1.2 + 0.094 * v.humidity) + v.temperature) / 2,
    "(0.5 × ({temperature:n} + 61 + ({temperature:n} − 68) × 1.2 + 0.094 × {humidity:n}) + {temperature:n}) ÷ 2",
  )
  .step(
    "regression",
    "F",
    (v) => regression(v.temperature, v.humidity),
    "−42.379 + 2.04901523 × {temperature:n} + 10.14333127 × {humidity:n} − 0.22475541 × {temperature:n} × {humidity:n} " +
      "− 0.00683783 × {temperature:n}² − 0.05481717 × {humidity:n}² + 0.00122874 × {temperature:n}² × {humidity:n} " +
      "+ 0.00085282 × {temperature:n} × {humidity:n}² − 0.00000199 × {temperature:n}² × {humidity:n}²",
    { shown: (v) => v.simpleIndex >= REGRESSION_FROM },
  )
  .step(
    "airAdjustment",
    "F",
    (v) => adjustment(v.temperature, v.humidity),
    (v) => {
      if (isDry(v.temperature, v.humidity)) {
        const off = v.temperature >= 95 ? "{temperature:n} − 95" : "95 − {temperature:n}";
        return `−((13 − {humidity:n}) ÷ 4) × √((17 − (${off})) ÷ 17)`;
      }
      return isDamp(v.temperature, v.humidity)
        ? "(({humidity:n} − 85) ÷ 10) × ((87 − {temperature:n}) ÷ 5)"
        : "0";
    },
    { shown: (v) => v.simpleIndex >= REGRESSION_FROM && adjustment(v.temperature, v.humidity) !== 0 },
  )
  .step(
    "heatIndex",
    "F",
    (v) => (v.simpleIndex < REGRESSION_FROM ? v.simpleIndex : v.regression + v.airAdjustment),
    (v) => {
      if (v.simpleIndex < REGRESSION_FROM) return "{simpleIndex}";
      return v.airAdjustment === 0 ? "{regression}" : "{regression} + ({airAdjustment})";
    },
    { output: true },
  )
  .step(
    "worstCase",
    "F",
    (v) => v.heatIndex + (v.fullSun ? SUN_F : 0),
    (v) => (v.fullSun ? `{heatIndex} + ${SUN_F}` : "{heatIndex}"),
    {
      output: true,
      shown: (v) => v.fullSun,
    },
  )
  .word("oshaLevel", (v) => oshaBand(v.heatIndex), "{heatIndex}", { output: true })
  .word("nwsCategory", (v) => nwsBand(v.heatIndex), "{heatIndex}", { output: true })
  .cite({ document: "nws", mark: "checked" }, { document: "oshaHeat", mark: "checked" })
  .assume("heatShade", "heatError")
  .done();
