import { expect, test } from "vitest";
import { forNavigation } from "./client-manifest.mjs";

const route = (/** @type {string} */ id, /** @type {string} */ path) => ({
  id,
  path,
  parentId: "root",
  hasLoader: true,
  hasAction: false,
  hasErrorBoundary: false,
  module: `/assets/${path}.js`,
  imports: ["/assets/base.js"],
  css: [],
});

const manifest = {
  entry: { module: "/assets/entry.js", imports: ["/assets/base.js"] },
  routes: {
    root: route("root", ""),
    "screen/shop": route("screen/shop", "/shop"),
    "screen/shop/1": route("screen/shop/1", "/store"),
    "routes/general/robots": route("routes/general/robots", "/robots.txt"),
    "routes/general/not-found": route("routes/general/not-found", "*"),
  },
  url: "/assets/manifest-1.js",
  version: "1",
};

test("scripts know the screens with their other addresses and the page of an unknown one, and no endpoint", () => {
  expect(Object.keys(forNavigation(manifest).routes)).toEqual([
    "root",
    "screen/shop",
    "screen/shop/1",
    "routes/general/not-found",
  ]);
});

test("of a route they know what leads to it, and nothing that is not so", () => {
  expect(forNavigation(manifest).routes["screen/shop"]).toEqual({
    id: "screen/shop",
    path: "/shop",
    parentId: "root",
    hasLoader: true,
    module: "/assets//shop.js",
  });
});
