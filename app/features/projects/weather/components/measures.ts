import { useFormat, useText, useUnits } from "~/i18n/i18n.tsx";
import type { Measure } from "../kinds.data.ts";
import { measureWords } from "../measure-words.ts";

/** Prints a number of the weather in the reader's units, with its unit. */
export function useMeasures(): (measure: Measure, value: number) => string {
  const t = useText("weather");
  const { number } = useFormat();
  const metric = useUnits() === "metric";
  return measureWords({ metric, number, unit: (unit, value) => t(`units.${unit}`, { value }) });
}
