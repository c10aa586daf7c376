import { expect, test } from "vitest";
import { readWish } from "./wish.mjs";

const wish = (/** @type {string} */ words) => readWish(words.split(" ").filter(Boolean));

test("a page is named by its path and is everybody's, unless it is said to be private", () => {
  const page = { kind: "screen", area: "general", feature: "hello", name: "hello", path: "/hello" };
  expect(wish("screen general /hello")).toEqual({ ...page, isPrivate: false });
  expect(wish("screen general /hello private")).toEqual({ ...page, isPrivate: true });
});

test("a page may be made in a feature that stands, and lie deeper", () => {
  expect(wish("screen account /auth/codes in account private")).toEqual({
    kind: "screen",
    area: "account",
    feature: "account",
    name: "auth-codes",
    path: "/auth/codes",
    isPrivate: true,
  });
});

test("a feature is private, and a table has no page", () => {
  expect(wish("feature projects /site-notes")).toMatchObject({ path: "/site-notes", isPrivate: true });
  expect(wish("table projects punch-items in punch-list")).toMatchObject({
    name: "punch-items",
    feature: "punch-list",
    path: "",
  });
});

test.each([
  ["", "npm run new screen"],
  ["page general /hello", "npm run new screen"],
  ["screen general", "npm run new screen"],
  ["screen general hello", "begins with a slash"],
  ["screen general /Hello", "lower-case"],
  ["screen general /hello/", "lower-case"],
  ["screen general /../x", "lower-case"],
  ["screen general /", "lower-case"],
  ["screen general /punch/:id", "by hand"],
  ["screen ../x /hello", "no area"],
  ["screen general /hello public", "not understood"],
  ["screen general /hello in", "not understood"],
  ["feature general /hello private", "not understood"],
  ["table general Site_Notes", "lower-case"],
])("“%s” is refused: %s", (words, said) => {
  expect(() => wish(words)).toThrow(said);
});
