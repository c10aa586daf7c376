import { expect, test } from "vitest";
import { safeNavigation } from "./safe-navigation.ts";

test.each(["", "   ", "\n", undefined, null, 0, 7, {}, [], ["/shop"], true])(
  "%j is rejected: it is empty or no string",
  (path) => {
    expect(safeNavigation(path)).toBeUndefined();
  },
);

test.each(["http://code.example/r310", "https://code.example", "HTTPS://code.example"])(
  "%s opens in a new tab",
  (path) => {
    expect(safeNavigation(path)).toEqual({ href: path, newTab: true });
  },
);

test.each([
  "http",
  "https://",
  "http://[",
  "https://a b",
  "http:evil",
  "https:/evil.example",
  "httpx://evil.example",
])("%s starts as an address elsewhere but is none, and is rejected", (path) => {
  expect(safeNavigation(path)).toBeUndefined();
});

test.each([
  ["/shop", "/shop"],
  ["shop", "/shop"],
  [" shop ", "/shop"],
  ["/legal?tab=privacy", "/legal?tab=privacy"],
  ["ai-hub?tab=chat#end", "/ai-hub?tab=chat#end"],
  ["/", "/"],
])("%s leads to %s", (path, href) => {
  expect(safeNavigation(path)).toEqual({ href, newTab: false });
});

test.each([
  "//evil.example",
  "\\\\evil.example",
  "/\\evil.example",
  "javascript:alert(1)",
  "/\t/evil.example",
  "\\\n/evil.example",
  "/\u200b/evil.example",
])("%s stays within the product", (path) => {
  const { href, newTab } = safeNavigation(path) ?? { href: "", newTab: true };
  expect(newTab).toBe(false);
  expect(new URL(href, "https://groundwork.example").origin).toBe("https://groundwork.example");
});
