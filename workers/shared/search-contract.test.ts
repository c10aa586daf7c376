import * as v from "valibot";
import { expect, test } from "vitest";
import { parseSearchRequest, searchAnswerSchema } from "./search-contract.ts";

const at = { answeredAt: "2026-01-01T12:00:00.000Z", stale: false, partial: false };
const request = { query: "stair riser height", language: "en", visitor: "v-1", network: "n-1" };

test("a request comes back with its query trimmed and unknown keys left out", () => {
  expect(parseSearchRequest({ ...request, query: "  stair\n", extra: 1 })).toEqual({
    ok: true,
    request: { ...request, query: "stair", stream: false },
  });
});

test.each(["en", "es", "he"])("the language %s is known", (language) => {
  expect(parseSearchRequest({ ...request, language }).ok).toBe(true);
});

test("a query may have 400 characters after trimming and not one more", () => {
  expect(parseSearchRequest({ ...request, query: ` ${"x".repeat(400)} ` }).ok).toBe(true);
  expect(parseSearchRequest({ ...request, query: "x".repeat(401) })).toEqual({
    ok: false,
    error: "too-long",
  });
});

test.each([
  ["nothing", ""],
  ["spaces", " \t\n\u00a0"],
  ["a lone direction mark", "\u200f"],
  ["a zero-width space", "\u200b"],
  ["control characters", "\u0000\u0007"],
])("a query of %s is empty", (_what, query) => {
  expect(parseSearchRequest({ ...request, query })).toEqual({ ok: false, error: "empty-query" });
});

test.each(["?", "2x4", "מה גובה מדרגה", "🧱"])("the query %s is not empty", (query) => {
  expect(parseSearchRequest({ ...request, query }).ok).toBe(true);
});

test.each([
  null,
  "query",
  [],
  {},
  { ...request, query: undefined },
  { ...request, query: 7 },
  { ...request, language: "fr" },
  { ...request, language: undefined },
  { ...request, visitor: "" },
  { ...request, visitor: "x".repeat(129) },
  { ...request, network: undefined },
  { ...request, network: "" },
  { ...request, network: "x".repeat(129) },
  { ...request, query: "", language: "fr" },
  { ...request, stream: "yes" },
])("%j is malformed", (value) => {
  expect(parseSearchRequest(value)).toEqual({ ok: false, error: "malformed" });
});

test.each([
  {
    ok: true,
    canned: false,
    text: "Risers are limited [1].",
    citations: [{ number: 1, title: "Stairs", url: "https://code.example/" }],
    ...at,
  },
  { ok: true, canned: false, text: "No source.", citations: [], ...at, stale: true, partial: false },
  { ok: true, canned: true, reason: "no-key", text: null, citations: [] },
  { ok: false, error: "provider-failed" },
])("the answer %j is accepted as it is", (answer) => {
  expect(v.parse(searchAnswerSchema, answer)).toEqual(answer);
});

test("an answer that was kept before parts were marked is whole", () => {
  const kept = {
    ok: true,
    canned: false,
    text: "Yes.",
    citations: [],
    answeredAt: "2026-01-01T12:00:00.000Z",
  };
  expect(v.parse(searchAnswerSchema, { ...kept, stale: true })).toMatchObject({
    partial: false,
    stale: true,
  });
});

test.each([
  {},
  { ok: true },
  { ok: true, canned: true, reason: "no-key", text: "words", citations: [] },
  { ok: true, canned: true, reason: "tired", text: null, citations: [] },
  { ok: true, canned: false, text: "", citations: [], ...at },
  { ok: true, canned: false, text: "x", citations: [] },
  { ok: true, canned: false, text: "x", citations: [], ...at, answeredAt: "yesterday" },
  ...["javascript:alert(1)", "data:text/html,x", "//code.example", undefined].map((url) => {
    return { ok: true, canned: false, text: "x", citations: [{ number: 1, title: "A page", url }], ...at };
  }),
  ...[0, 1.5, 1000, "1"].map((number) => {
    const citations = [{ number, title: "A page", url: "https://code.example/" }];
    return { ok: true, canned: false, text: "x", citations, ...at };
  }),
  { ok: false, error: "constructor" },
  { ok: false },
])("the answer %j is refused", (answer) => {
  expect(v.is(searchAnswerSchema, answer)).toBe(false);
});
