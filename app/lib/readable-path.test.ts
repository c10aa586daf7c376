import { expect, test } from "vitest";
import { readablePath } from "./readable-path.ts";

test.each([
  "/",
  "/shop",
  "/%F0%9F%98%80",
  "/%D7%90/%2F%25",
  "/a%20b",
  "/%EF%BB%BF",
  "/%C2%85",
  "//evil.example",
  `/${"%41".repeat(50)}`,
])("a path that a router can read stays as it is: %s", (path) => {
  expect(readablePath(path)).toBe(path);
});

const UNREADABLE = "%EF%BF%BD";

test.each([
  ["/a%0Ab", `/a${UNREADABLE}b`],
  ["/%0D%0A", `/${UNREADABLE}${UNREADABLE}`],
  ["/%e2%80%a8x", `/${UNREADABLE}x`],
  ["/%E2%80%A9", `/${UNREADABLE}`],
  ["/%00", `/${UNREADABLE}`],
  ["/%5C", `/${UNREADABLE}`],
  ["/%FF", `/${UNREADABLE}`],
  ["/%D7%90%FF", `/%D7%90${UNREADABLE}`],
  ["/%", `/${UNREADABLE}`],
  ["/%zz%41", `/${UNREADABLE}zzA`],
  ["/%0A/%2F", `/${UNREADABLE}/%2F`],
])("of %s only what no router reads is replaced", (path, readable) => {
  expect(readablePath(path)).toBe(readable);
  expect(readablePath(readable)).toBe(readable);
});

test("half of a character that takes two is no text", () => {
  const readable = readablePath("/x%ED%A0%80y");
  expect(decodeURIComponent(readable)).toMatch(/^\/x\ufffd+y$/);
});
