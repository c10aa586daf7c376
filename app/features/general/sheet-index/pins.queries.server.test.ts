import { expect, test } from "vitest";
import { screen } from "~/site-map.ts";
import { MOST_RECENT, recentIn, remembered } from "./pins.queries.server.ts";

test("what is opened stands first, once, and the oldest is forgotten", () => {
  expect(remembered(undefined, screen("shop"))).toEqual(["shop"]);
  expect(remembered(["hub", "shop"], screen("shop"))).toEqual(["shop", "hub"]);
  const full = ["hub", "voice", "search", "blueprint", "patents", "legal"];
  expect(remembered(full, screen("shop"))).toEqual(["shop", ...full.slice(0, MOST_RECENT - 1)]);
});

test.each(["services", "tools", "home", "profile", "outbox"] as const)("%s is not remembered", (id) => {
  expect(remembered(["shop"], screen(id))).toBeUndefined();
});

test("nothing is written where nothing changes, or where there is no screen", () => {
  expect(remembered(["shop", "hub"], screen("shop"))).toBeUndefined();
  expect(remembered(["shop"], undefined)).toBeUndefined();
});

test("of a cookie only screens that are there count", () => {
  expect(recentIn(["nope", "shop", "shop", "constructor", "profile", "hub"])).toEqual(["shop", "hub"]);
  expect(recentIn(undefined)).toEqual([]);
});
