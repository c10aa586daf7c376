import { expect, test } from "vitest";
import { askedPage } from "./asked-page.ts";

test.each([
  ["", 0],
  ["page=1", 0],
  ["page=2", 1],
  ["page=1000", 999],
  ["page=1001", 0],
  ["page=0", 0],
  ["page=-3", 0],
  ["page=1.5", 0],
  ["page=two", 0],
  ["page=2&page=7", 1],
])("“%s” asks for the page at %i", (query, page) => {
  expect(askedPage(new URLSearchParams(query))).toBe(page);
});
