import { expect, test } from "vitest";
import { findSites, readSearch, tradesIn } from "./find-sites.logic.ts";

const site = (name: string, latitude: number | null, more: object = {}) => ({
  name,
  address: "",
  trades: "",
  status: "active" as const,
  latitude,
  longitude: latitude === null ? null : -74,
  ...more,
});
const ALL = [
  site("Far", 41, { trades: "Framing, roofing" }),
  site("Nowhere", null),
  site("Near", 40.1, { trades: "framing; Conexión", address: "12 Café Road", status: "paused" }),
];
const found = (query: string) => findSites(ALL, readSearch(new URLSearchParams(query)));
const names = (query: string) => found(query).sites.map(({ name }) => name);

test("words are found in name, address and trades, without accents and in any order", () => {
  expect(names("q=road+cafe")).toEqual(["Near"]);
  expect(names("q=FRAMING")).toEqual(["Far", "Near"]);
  expect(names("q=missing")).toEqual([]);
});

test("status and trade narrow the list, and a status that is none does not", () => {
  expect(names("status=paused")).toEqual(["Near"]);
  expect(names("trade=conexion")).toEqual(["Near"]);
  expect(names("status=sold")).toEqual(["Far", "Nowhere", "Near"]);
});

test("the nearest stands first, and what has no position last", () => {
  expect(names("near=40,-74")).toEqual(["Near", "Far", "Nowhere"]);
  const [near, , nowhere] = found("near=40.0,-74.0").sites;
  expect(near?.way).toMatchObject({ direction: "n" });
  expect(Math.round((near?.way?.metres ?? 0) / 100)).toBe(111);
  expect(nowhere?.way).toBeUndefined();
});

test("a site's name is a place to set out from, and a shortened plus code is near the sites", () => {
  expect(names("near=FAR")).toEqual(["Far", "Near", "Nowhere"]);
  expect(found("near=2222%2B22").from).toBeDefined();
});

test("what is no position says so, and the list stays", () => {
  expect(found("near=the+corner")).toMatchObject({ nearError: "unreadable", sites: ALL });
  expect(found("near=91,0").nearError).toBe("latitude");
});

test("trades are offered once each, as first typed", () => {
  expect(tradesIn(ALL)).toEqual(["Conexión", "Framing", "roofing"]);
});
