import { useFormat, useText, useUnits } from "~/i18n/i18n.tsx";
import { celsius } from "~/services/weather-words.ts";
import type { Measure } from "../kinds.data.ts";

const MM_PER_INCH = 25.4;
const KMH_PER_MPH = 1.609344;
/** kg/m² of a lb/ft². */
const KG_PER_LB = 4.88243;

const rounded = (value: number, places: number) => Math.round(value * 10 ** places) / 10 ** places;

/** Prints a number of the weather in the reader's units, with its unit. */
export function useMeasures(): (measure: Measure, value: number) => string {
  const t = useText("weather");
  const { number } = useFormat();
  const metric = useUnits() === "metric";
  return (measure, value) => {
    switch (measure) {
      case "wind":
      case "gust":
        return metric
          ? t("units.kmh", { value: number(Math.round(value * KMH_PER_MPH)) })
          : t("units.mph", { value: number(Math.round(value)) });
      case "rain":
        return metric
          ? t("units.mm", { value: number(rounded(value * MM_PER_INCH, 1)) })
          : t("units.in", { value: number(rounded(value, 2)) });
      case "damp":
        return `${number(Math.round(value))} %`;
      case "evaporation":
        return metric
          ? t("units.kg", { value: number(rounded(value * KG_PER_LB, 2)) })
          : t("units.lb", { value: number(rounded(value, 2)) });
      default:
        return metric ? `${number(celsius(value))} °C` : `${number(Math.round(value))} °F`;
    }
  };
}
