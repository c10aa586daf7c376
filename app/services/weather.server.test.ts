import { afterEach, beforeEach, expect, test } from "vitest";
import { type Fake, type Reply, startFake } from "../../tests/fakes/loopback.ts";
import { type FakeDay, nws, openMeteo } from "../../tests/fakes/weather-provider.ts";
import { createWeather } from "./weather.server.ts";
import type { WeatherDialect } from "./weather.ts";
import { hoursOf } from "./weather-nws.server.ts";
import { conditionOfCode } from "./weather-open-meteo.server.ts";

const NOW = new Date("2026-03-02T15:00:00Z");
const PLACE = { latitude: 40.7, longitude: -74.00601, zone: "America/New_York" };
const DAYS: FakeDay[] = [
  { day: "2026-03-02", code: 0, high: 60, low: 41, rain: 0, wind: 10, gust: 21, dry: 55, damp: 55 },
  { day: "2026-03-03", code: 95, high: 50, low: 32, rain: 0.5, wind: 20, gust: 35, dry: 90, damp: 90 },
];

let fake: Fake;
beforeEach(async () => {
  fake = await startFake(() => ({ body: "{}" }));
});
afterEach(() => fake.stop());

const weather = (dialect: WeatherDialect) =>
  createWeather({ provider: { baseUrl: fake.url, dialect }, now: () => NOW, requestId: "test" });

test("Open-Meteo is asked for a place in its zone, and its days are read", async () => {
  const valid = await startFake(() => openMeteo.answer(DAYS), openMeteo.objection);
  const service = createWeather({
    provider: { baseUrl: valid.url, dialect: "open-meteo" },
    now: () => NOW,
    requestId: "test",
  });
  const days = await service.forecast(PLACE);
  valid.stop();
  expect(days).toEqual([
    {
      day: "2026-03-02",
      condition: "sunny",
      high: 60,
      low: 41,
      rain: 0,
      wind: 10,
      gust: 21,
      dry: 55,
      damp: 55,
    },
    {
      day: "2026-03-03",
      condition: "storm",
      high: 50,
      low: 32,
      rain: 0.5,
      wind: 20,
      gust: 35,
      dry: 90,
      damp: 90,
    },
  ]);
  expect(valid.received[0]?.path).toContain("longitude=-74.0060");
});

test("the grid of the National Weather Service is read in its units, day by day of the site", async () => {
  const valid = await startFake((request) => nws.answer(request, valid.url, DAYS), nws.objection);
  const service = createWeather({
    provider: { baseUrl: valid.url, dialect: "nws" },
    now: () => NOW,
    requestId: "test",
  });
  const days = await service.forecast(PLACE);
  valid.stop();
  const rounded = days?.map((day) =>
    Object.fromEntries(
      Object.entries(day).map(([name, value]) => [
        name,
        typeof value === "number" ? Math.round(value * 100) / 100 : value,
      ]),
    ),
  );
  expect(rounded).toEqual([
    {
      day: "2026-03-02",
      condition: "sunny",
      high: 60,
      low: 41,
      rain: 0,
      wind: 10,
      gust: 21,
      dry: 55,
      damp: 55,
    },
    {
      day: "2026-03-03",
      condition: "storm",
      high: 50,
      low: 32,
      rain: 0.5,
      wind: 20,
      gust: 35,
      dry: 90,
      damp: 90,
    },
  ]);
});

test("a grid on another server than the one that was asked is not fetched", async () => {
  const other = await startFake(() => ({ body: "{}" }));
  fake.answer = (request) => nws.answer(request, other.url, DAYS);
  expect(await weather("nws").forecast(PLACE)).toBeUndefined();
  other.stop();
  expect(other.received).toEqual([]);
});

const HOSTILE: Record<string, Reply> = {
  "nothing, for longer than a page waits": "hang",
  "a line that breaks": "reset",
  "status 500": { status: 500, body: "internal" },
  "a page of HTML": { headers: { "content-type": "text/html" }, body: "<html>Sign in</html>" },
  "an empty body": { body: "" },
  "an empty object": { body: "{}" },
  "no days": openMeteo.answer([]),
  "days that are over": openMeteo.answer(DAYS.map((day) => ({ ...day, day: "2026-02-01" }))),
  "days that are none": openMeteo.answer(DAYS.map((day) => ({ ...day, day: "2026-02-31" }))),
  "a redirect to elsewhere": { status: 302, headers: { location: "http://127.0.0.1:9/" } },
  "half a body": { body: '{"daily":', after: "reset" },
};

test.each(Object.entries(HOSTILE))(
  "%s is no forecast",
  async (_, reply) => {
    fake.answer = () => reply;
    const begun = Date.now();
    expect(await weather("open-meteo").forecast(PLACE)).toBeUndefined();
    expect(Date.now() - begun).toBeLessThan(8_000);
  },
  12_000,
);

test("other units than those asked for are no forecast", async () => {
  const answer = openMeteo.answer(DAYS) as { body: string };
  fake.answer = () => ({ body: answer.body.replace("°F", "°C") });
  expect(await weather("open-meteo").forecast(PLACE)).toBeUndefined();
});

test("without a provider nobody is asked", async () => {
  const none = createWeather({ provider: undefined, now: () => NOW, requestId: "test" });
  expect([none.source, await none.forecast(PLACE)]).toEqual([undefined, undefined]);
});

test.each([
  [0, "sunny"],
  [3, "partly-cloudy"],
  [45, "fog"],
  [61, "rainy"],
  [75, "snowy"],
  [86, "snowy"],
  [96, "storm"],
  [null, "other"],
] as const)("the code %s is %s", (code, condition) => {
  expect(conditionOfCode(code)).toBe(condition);
});

test.each([
  ["2026-03-02T12:00:00+00:00/PT6H", 6],
  ["2026-03-02T12:00:00+00:00/P1DT2H", 26],
  ["2026-03-02T12:00:00+00:00/P2D", 48],
  ["2026-03-02T12:00:00+00:00/PT0H", 0],
  ["2026-03-02T12:00:00+00:00/P99DT999H", 0],
  ["yesterday/PT6H", 0],
])("%s has %i hours", (interval, hours) => {
  expect(hoursOf(interval)).toHaveLength(hours);
});
