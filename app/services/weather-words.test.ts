import { expect, test } from "vitest";
import { messagesOf } from "~/i18n/catalogue.server.ts";
import { FORECAST } from "./weather-sample.ts";
import { celsius, suitabilityOf } from "./weather-words.ts";

const words = messagesOf("en", "forecast") as {
  suitability: Record<string, string>;
  conditions: Record<string, string>;
  days: Record<string, string>;
};

test.each([
  { condition: "sunny", says: "Good for work" },
  { condition: "partly-cloudy", says: "Good for work" },
  { condition: "rainy", says: "Reschedule outdoor work" },
  { condition: "snowy", says: "Not suitable" },
  { condition: "hail", says: "Check forecast" },
  { condition: "", says: "Check forecast" },
  { condition: "toString", says: "Check forecast" },
])("of a day that is $condition the strip says: $says", ({ condition, says }) => {
  expect(words.suitability[suitabilityOf(condition)]).toBe(says);
});

test("the forecast is the five fixed days", () => {
  const days = FORECAST.map(({ day, condition, fahrenheit }) => [
    words.days[day],
    fahrenheit,
    words.conditions[condition]?.toLowerCase(),
  ]);
  expect(days).toEqual([
    ["Today", 72, "sunny"],
    ["Tomorrow", 68, "partly cloudy"],
    ["Wed", 62, "rainy"],
    ["Thu", 35, "snowy"],
    ["Fri", 65, "sunny"],
  ]);
});

test.each([
  [32, 0],
  [212, 100],
  [-40, -40],
  [72, 22],
  [68, 20],
  [62, 17],
  [35, 2],
  [65, 18],
])("%d °F are %d °C", (fahrenheit, whole) => {
  expect(celsius(fahrenheit)).toBe(whole);
});
