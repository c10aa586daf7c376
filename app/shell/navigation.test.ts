import { expect, test } from "vitest";
import type { ListedScreen } from "~/site-map.ts";
import { builtMenus, isNew, navigationOf } from "./navigation.ts";

/** A site map in which the given paths stand, or all of them. */
const mapOf = (paths?: string[]) => (path: string) =>
  paths && !paths.includes(path) ? undefined : ({ id: path, path } as unknown as ListedScreen);

test("with every screen built the bar holds the twelve menus in their order, AI & Tech marked as new", () => {
  const menus = builtMenus(mapOf());
  expect(menus.map(({ id }) => id)).toEqual([
    "patents",
    "university",
    "toolshare",
    "ai",
    "projects",
    "analytics",
    "network",
    "verification",
    "safety",
    "tools",
    "lifestyle",
    "premium",
  ]);
  expect(menus.filter(({ newUntil }) => newUntil).map(({ id }) => id)).toEqual(["ai"]);
  expect(menus.find(({ id }) => id === "lifestyle")?.screens.map(({ path }) => path)).toEqual([
    "/builders-lounge",
    "/hard-hat-zone",
    "/fuelup-delivery",
    "/constructor-lodging",
  ]);
});

test("what is new is so until its day, and not for ever", () => {
  const [menu] = builtMenus(mapOf()).filter(({ newUntil }) => newUntil);
  const day = menu?.newUntil ?? "";
  expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect([isNew({ newUntil: day }, "2026-11-22"), isNew({ newUntil: day }, day)]).toEqual([true, false]);
  expect(isNew({}, "2026-11-22")).toBe(false);
});

test("between 768 and 1024 px the bar holds patents, safety and equipment", () => {
  expect(navigationOf(mapOf()).mediumMenus.map(({ id }) => id)).toEqual(["patents", "toolshare", "safety"]);
});

test("the toggle's list begins with the nine entries of the specification", () => {
  expect(
    navigationOf(mapOf())
      .compact.map(({ path }) => path)
      .slice(0, 9),
  ).toEqual([
    "/job-site-intelligence",
    "/equipment-rental",
    "/services",
    "/tools",
    "/project-management",
    "/safety-checklists",
    "/university",
    "/community",
    "/membership",
  ]);
});

test("the tab bar holds home, projects, tools, services and profile", () => {
  expect(navigationOf(mapOf()).tabs.map(({ path }) => path)).toEqual([
    "/",
    "/project-management",
    "/tools",
    "/services",
    "/profile",
  ]);
});

test("what does not stand yet is left out, and an empty menu with it", () => {
  const navigation = navigationOf(mapOf(["/", "/ai-hub", "/tools"]));
  expect(navigation.menus.map(({ id, screens }) => [id, screens.length])).toEqual([["ai", 1]]);
  expect(navigation.intelligence).toBeUndefined();
  expect(navigation.compact.map(({ id }) => id)).toEqual(["tools", "joe"]);
  expect(navigation.tabs.map(({ id }) => id)).toEqual(["home", "tools"]);
});

test("a screen that joins the site map appears by itself", () => {
  const before = navigationOf(mapOf(["/"]));
  const after = navigationOf(mapOf(["/", "/university"]));
  expect(before.menus).toEqual([]);
  expect(after.menus.map(({ id }) => id)).toEqual(["university"]);
  expect(after.compact.map(({ id }) => id)).toEqual(["university"]);
});
