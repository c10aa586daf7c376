import { afterEach, expect, test, vi } from "vitest";
import { errorFields, log } from "./log.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function linesOf(level: "info" | "warn" | "error"): string[] {
  const lines: string[] = [];
  vi.spyOn(console, level).mockImplementation((line: string) => lines.push(line));
  return lines;
}

test.each(["info", "warn", "error"] as const)(
  "an entry of level %s goes to the console method of that name",
  (level) => {
    const lines = linesOf(level);
    log({ level, event: "test.happened" });
    expect(lines).toHaveLength(1);
  },
);

test("a line is one JSON object with the time in UTC first and every field in it", () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 2, 3, 4, 5, 6) });
  const lines = linesOf("info");
  log({ level: "info", event: "test.happened", requestId: "r-1", ms: 12, cached: false, reason: null });
  expect(lines).toEqual([
    '{"at":"2026-01-02T03:04:05.006Z","level":"info","event":"test.happened","requestId":"r-1","ms":12,"cached":false,"reason":null}',
  ]);
});

test("a field with line breaks still makes one line", () => {
  const lines = linesOf("info");
  log({ level: "info", event: "test.happened", note: 'first\nsecond\r"third"' });
  expect(lines[0]).not.toMatch(/[\r\n]/);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ note: 'first\nsecond\r"third"' });
});

test("numbers that JSON does not know are shown by name and not as null", () => {
  const lines = linesOf("warn");
  log({ level: "warn", event: "test.happened", ratio: Number.NaN, limit: Number.POSITIVE_INFINITY });
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ ratio: "NaN", limit: "Infinity" });
});

test("a field that was not given is left out", () => {
  const lines = linesOf("info");
  log({ level: "info", event: "test.happened", requestId: undefined });
  expect(lines[0]).not.toContain("requestId");
});

test("the type refuses whole objects, unknown levels and a time of the caller's own", () => {
  linesOf("info");
  // @ts-expect-error -- an object could carry personal data along
  log({ level: "info", event: "test.happened", user: { email: "a@b.example" } });
  // @ts-expect-error -- the time is set by `log`
  log({ level: "info", event: "test.happened", at: "yesterday" });
  // @ts-expect-error -- no such level
  expect(() => log({ level: "loud", event: "test.happened" })).toThrow();
});

test("an error becomes its name and message, without its stack", () => {
  const fields = errorFields(new RangeError("out of range"));
  expect(fields).toEqual({ error: "RangeError", message: "out of range" });
});

test("a long message is cut to 300 characters and an emoji at the edge is not halved", () => {
  expect(errorFields(new Error("x".repeat(301))).message).toBe("x".repeat(300));
  expect(errorFields(new Error("🧱".repeat(301))).message).toBe("🧱".repeat(300));
});

test.each([
  ["a text", "string", "a text"],
  [42, "number", "42"],
  [null, "object", "null"],
  [undefined, "undefined", "undefined"],
  [Symbol("odd"), "symbol", "Symbol(odd)"],
  [{ secret: "hidden" }, "object", "thrown value is not an Error"],
  [Object.create(null), "object", "thrown value is not an Error"],
])("a thrown %o that is no error becomes harmless fields", (thrown, error, message) => {
  expect(errorFields(thrown)).toEqual({ error, message });
});
