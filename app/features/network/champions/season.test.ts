import { expect, test } from "vitest";
import { monthsOf, seasonAt, seasonBefore, seasonByKey, stateOf, votingSeason } from "./season.ts";

test("a quarter has its dates by its name, and the one before it may lie in another year", () => {
  const first = seasonAt(new Date("2026-02-28T23:59:59.999Z"));
  expect(first).toEqual({
    key: "2026-q1",
    from: "2026-01-01",
    until: "2026-04-01",
    votesUntil: "2026-04-15",
  });
  expect(seasonBefore(first).key).toBe("2025-q4");
  expect(seasonByKey("2026-q1")).toEqual(first);
  expect(monthsOf(first)).toEqual(["2026-01", "2026-02", "2026-03"]);
  for (const name of ["", "2026-q5", "2026-q0", "26-q1", "2026-q1x"])
    expect(seasonByKey(name)).toBeUndefined();
});

test("it runs while it lasts, is voted on for fourteen days, and is closed after that", () => {
  const season = seasonAt(new Date("2026-03-02T10:00:00Z"));
  const at = (moment: string) => stateOf(season, new Date(moment));
  expect(at("2026-03-31T23:59:59.999Z")).toBe("running");
  expect(at("2026-04-01T00:00:00.000Z")).toBe("voting");
  expect(at("2026-04-14T23:59:59.999Z")).toBe("voting");
  expect(at("2026-04-15T00:00:00.000Z")).toBe("closed");
  expect(votingSeason(new Date("2026-04-10T00:00:00Z"))?.key).toBe("2026-q1");
  expect(votingSeason(new Date("2026-04-15T00:00:00Z"))).toBeUndefined();
});
