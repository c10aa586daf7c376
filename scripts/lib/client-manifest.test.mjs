import { expect, test } from "vitest";
import { asScript, forArea, forNavigation } from "./client-manifest.mjs";

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

test("the script makes the very routes of which it is written, whatever follows from their names", () => {
  const screen = (/** @type {string} */ id, /** @type {string} */ path, /** @type {object} */ more) => ({
    ...{ id, parentId: "root", path },
    ...more,
  });
  const routes = Object.fromEntries(
    [
      screen("screen/shop", "/shop", { hasLoader: true, module: "/assets/shop-a_1-Bc23.js" }),
      screen("screen/jobSite", "/job-site/:site", {
        ...{ hasAction: true, hasLoader: true },
        module: "/assets/job-site-Xy12_-34.js",
      }),
      screen("screen/legal", "/legal", { module: "/assets/legal-12345678.js" }),
      screen("screen/recover", "/auth/recover", {
        hasAction: true,
        module: "/assets/auth-recover-12345678.js",
      }),
      screen("screen/planLink", "/shared/:link/plan", { module: "/assets/shared-plan-12345678.js" }),
      screen("screen/workspaceShare", "/workspace/share", { module: "/assets/workspace-share-12345678.js" }),
      screen("screen/front", "/", { hasLoader: true, module: "/assets/home-abcdefgh.js" }),
      screen("screen/shop/1", "/store", { hasAction: true, module: "/assets/shop-a_1-Bc23.js" }),
      screen("screen/home", "/", { index: true, hasLoader: true, module: "/assets/home-abcdefgh.js" }),
      screen("screen/voice", "/voice", { hasLoader: true, module: "/assets/talk-abcdefgh.js" }),
      { id: "root", path: "", hasLoader: true, module: "/assets/root-abcdefgh.js" },
      screen("routes/general/not-found", "*", { module: "/assets/not-found-abcdefgh.js" }),
    ].map((each) => [each.id, each]),
  );
  const manifest = {
    entry: { module: "/assets/entry.js" },
    routes,
    url: "/assets/manifest-1.js",
    version: "1",
  };
  const script = asScript(manifest);
  expect(new Function(`return ${script}`)()).toEqual(manifest);
  expect(script.length).toBeLessThan(JSON.stringify(manifest).length);
});

test("the pages of an area know the screens of the index and their own, and what is no screen", () => {
  const screens = [
    { id: "shop", area: "materials" },
    { id: "order", area: "materials" },
    { id: "project", area: "projects" },
  ];
  const named = [
    "root",
    "screen/shop",
    "screen/shop/1",
    "screen/order",
    "screen/project",
    "routes/general/not-found",
  ];
  const whole = { ...manifest, routes: Object.fromEntries(named.map((id) => [id, route(id, `/${id}`)])) };
  const known = (/** @type {string} */ area) =>
    Object.keys(forArea(whole, area, screens, new Set(["shop"])).routes).filter((id) =>
      id.startsWith("screen/"),
    );
  expect(known("projects")).toEqual(["screen/shop", "screen/shop/1", "screen/project"]);
  expect(known("materials")).toEqual(["screen/shop", "screen/shop/1", "screen/order"]);
  expect(Object.keys(forArea(whole, "legal", screens, new Set()).routes)).toEqual([
    "root",
    "routes/general/not-found",
  ]);
});
