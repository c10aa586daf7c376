import { expect } from "vitest";
import type { ForecastDay } from "~/services/weather.ts";
import { describeArea, valuesOf } from "../../../../tests/formula-vectors.ts";
import { KINDS } from "./kinds.data.ts";
import { judge, type Reason } from "./verdict.ts";

/** Nothing but what a case is about stands against it. */
const FINE: ForecastDay = {
  day: "2026-03-02",
  condition: "sunny",
  high: 70,
  low: 56,
  rain: 0,
  wind: 5,
  gust: 9,
  dry: 90,
  damp: 70,
};

/** What a case says of a day, as our verdict and the measure that it comes from. */
const SAID: Record<string, readonly ["caution" | "stop", Extract<Reason, { code: "limit" }>["measure"]]> = {
  no_go_without_cold_weather_protection: ["stop", "low"],
  hot_weather_measures: ["caution", "high"],
  stop: ["stop", "gust"],
};

describeArea("weather_task", 4, ({ input, expected }) => {
  if (input.task === "exterior_paint") {
    // A forecast has no surface: the painter measures it, and the calculator answers.
    const { paintable } = valuesOf("paintSurface", {
      surfaceTemperature: input.surface_temp_f,
      dewPoint: input.dew_point_f,
    });
    return expect(paintable ? "go" : "no_go").toBe(expected.status);
  }
  const said = SAID[String(expected.status)];
  const crane = input.task === "crane_lift";
  const temperature = input.temp_f as number;
  const day = crane
    ? { ...FINE, wind: Number(input.wind_mph), gust: Number(input.wind_mph) }
    : { ...FINE, low: Math.min(FINE.low ?? 0, temperature), high: Math.max(FINE.high ?? 0, temperature) };
  const { verdict, reasons } = judge(day, crane ? KINDS.crane : KINDS.concrete);
  expect([verdict, reasons[0]]).toMatchObject([said?.[0], { level: said?.[0], measure: said?.[1] }]);
});
