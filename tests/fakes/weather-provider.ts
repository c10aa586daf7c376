import type { Received, Reply } from "./loopback.ts";

/** A day as a weather service would forecast it: °F, mph, inches, percent. */
export interface FakeDay {
  day: string;
  code: number;
  high: number;
  low: number;
  rain: number;
  wind: number;
  gust: number;
  dry: number;
  damp: number;
}

const refusal = (status: number, detail: string): Reply => ({
  status,
  body: JSON.stringify({ error: true, reason: detail, detail }),
});

const DAILY = [
  "weather_code",
  "temperature_2m_max",
  "temperature_2m_min",
  "precipitation_sum",
  "wind_speed_10m_max",
  "wind_gusts_10m_max",
  "relative_humidity_2m_min",
  "relative_humidity_2m_max",
];

/** Open-Meteo's `/v1/forecast`, as far as daily figures go. It refuses what the service refuses. */
export const openMeteo = {
  objection({ method, path }: Received): Reply | undefined {
    const url = new URL(path, "http://fake");
    if (method !== "GET" || url.pathname !== "/v1/forecast") return refusal(404, "Not Found");
    const asked = url.searchParams;
    const at = ["latitude", "longitude"].map((name) => Number(asked.get(name) ?? "x"));
    if (at.some(Number.isNaN)) return refusal(400, "Parameter 'latitude' and 'longitude' must be numbers");
    const daily = asked.get("daily")?.split(",") ?? [];
    const unknown = daily.find((name) => !DAILY.includes(name));
    if (unknown) return refusal(400, `Cannot initialize variable from invalid String value ${unknown}`);
    if (!asked.get("timezone")) return refusal(400, "Timezone is required");
    return undefined;
  },
  answer: (days: readonly FakeDay[]): Reply => ({
    body: JSON.stringify({
      latitude: 40.7,
      longitude: -74,
      timezone: "America/New_York",
      daily_units: {
        time: "iso8601",
        weather_code: "wmo code",
        temperature_2m_max: "°F",
        temperature_2m_min: "°F",
        precipitation_sum: "inch",
        wind_speed_10m_max: "mp/h",
        wind_gusts_10m_max: "mp/h",
      },
      daily: {
        time: days.map(({ day }) => day),
        weather_code: days.map(({ code }) => code),
        temperature_2m_max: days.map(({ high }) => high),
        temperature_2m_min: days.map(({ low }) => low),
        precipitation_sum: days.map(({ rain }) => rain),
        wind_speed_10m_max: days.map(({ wind }) => wind),
        wind_gusts_10m_max: days.map(({ gust }) => gust),
        relative_humidity_2m_min: days.map(({ dry }) => dry),
        relative_humidity_2m_max: days.map(({ damp }) => damp),
      },
    }),
  }),
};

const GRID = "/gridpoints/OKX/33,37";
const metric = (fahrenheit: number) => ((fahrenheit - 32) * 5) / 9;

/** The National Weather Service: the point names its grid, the grid has layers in metric units. */
export const nws = {
  objection({ method, path, headers }: Received): Reply | undefined {
    if (method !== "GET") return refusal(405, "Method Not Allowed");
    if (!headers["user-agent"]) return refusal(403, "A user agent is required");
    const point = /^\/points\/(-?\d+(?:\.\d{1,4})?),(-?\d+(?:\.\d{1,4})?)$/.test(path);
    return point || path === GRID ? undefined : refusal(404, "Not Found");
  },
  /** @param base where the grid is said to be */
  answer: ({ path }: Received, base: string, days: readonly FakeDay[]): Reply => {
    if (path !== GRID)
      return { body: JSON.stringify({ properties: { gridId: "OKX", forecastGridData: `${base}${GRID}` } }) };
    const layer = (uom: string, value: (day: FakeDay) => unknown) => ({
      uom,
      values: days.map((day) => ({ validTime: `${day.day}T12:00:00+00:00/PT6H`, value: value(day) })),
    });
    return {
      body: JSON.stringify({
        properties: {
          temperature: layer("wmoUnit:degC", ({ low }) => metric(low)),
          maxTemperature: layer("wmoUnit:degC", ({ high }) => metric(high)),
          minTemperature: layer("wmoUnit:degC", ({ low }) => metric(low)),
          relativeHumidity: layer("wmoUnit:percent", ({ damp }) => damp),
          windSpeed: layer("wmoUnit:km_h-1", ({ wind }) => wind * 1.609344),
          windGust: layer("wmoUnit:km_h-1", ({ gust }) => gust * 1.609344),
          quantitativePrecipitation: layer("wmoUnit:mm", ({ rain }) => rain * 25.4),
          skyCover: layer("wmoUnit:percent", () => 10),
          weather: {
            values: days.map((day) => ({
              validTime: `${day.day}T12:00:00+00:00/PT6H`,
              value: [{ weather: day.code >= 95 ? "thunderstorms" : day.rain > 0 ? "rain_showers" : null }],
            })),
          },
        },
      }),
    };
  },
};
