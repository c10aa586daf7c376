import { celsius } from "~/services/weather-words.ts";
import type { Measure } from "./kinds.data.ts";

const MM_PER_INCH = 25.4;
const KMH_PER_MPH = 1.609344;
/** kg/m² of a lb/ft². */
const KG_PER_LB = 4.88243;

const rounded = (value: number, places: number) => Math.round(value * 10 ** places) / 10 ** places;

interface Words {
  metric: boolean;
  number: (value: number) => string;
  unit: (unit: "mph" | "kmh" | "in" | "mm" | "lb" | "kg", value: string) => string;
}

/** How a number of the weather is said in somebody's units, with its unit. */
export const measureWords =
  ({ metric, number, unit }: Words) =>
  (measure: Measure, value: number): string => {
    switch (measure) {
      case "wind":
      case "gust":
        return metric
          ? unit("kmh", number(Math.round(value * KMH_PER_MPH)))
          : unit("mph", number(Math.round(value)));
      case "rain":
        return metric
          ? unit("mm", number(rounded(value * MM_PER_INCH, 1)))
          : unit("in", number(rounded(value, 2)));
      case "damp":
        return `${number(Math.round(value))} %`;
      case "evaporation":
        return metric
          ? unit("kg", number(rounded(value * KG_PER_LB, 2)))
          : unit("lb", number(rounded(value, 2)));
      default:
        return metric ? `${number(celsius(value))} °C` : `${number(Math.round(value))} °F`;
    }
  };
