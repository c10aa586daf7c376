import { expect, test } from "vitest";
import { screenAt } from "~/site-map.ts";
import * as announced from "./home.data.ts";

/** Every path in what the page announces. */
const pathsIn = (value: unknown): string[] => {
  if (typeof value === "string") return value.startsWith("/") ? [value.split("?")[0] ?? value] : [];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(pathsIn) : [];
};

test("whatever the front page announces stands in the site map", () => {
  const paths = [...new Set(pathsIn({ ...announced }))];
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((path) => !screenAt(path))).toEqual([]);
});
