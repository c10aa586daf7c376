import fc from "fast-check";
import { expect, test } from "vitest";
import type { Passage } from "~/engines/knowledge/knowledge.server.ts";
import type { Answered, SearchAnswer } from "~workers/shared/search-contract.ts";
import { newsOf, piecesOf, ranked, readQuery, titleOf, toastOf } from "./search.logic.ts";

function passage(slug: string, coverage: number): Passage {
  const facts = { kind: "code", section: "", edition: "", source: "", confidence: "known" } as const;
  return { slug, ...facts, reviewedAt: "", language: "en", title: slug, body: "", coverage, score: 1 };
}

const names = (...args: Parameters<typeof ranked>) =>
  ranked(...args).map((result) => (result.kind === "screen" ? result.id : result.passage.slug));

test("a page without a search has no query", () => {
  expect(readQuery(null)).toBeUndefined();
});

test.each(["", "  ", "\t\n", "\u200b", "\u0000\u202e"])("%j is an empty search", (raw) => {
  expect(readQuery(raw)).toEqual({ q: "", problem: "empty", length: 0 });
});

test("white space is folded and the characters are counted", () => {
  expect(readQuery("  lien \r\n waiver\u0000 ")).toEqual({ q: "lien waiver", length: 11 });
});

test("marks of direction are no part of a search", () => {
  expect(readQuery("\u202eמעקה\u2066 R312\u200f")).toEqual({ q: "מעקה R312", length: 9 });
});

test("a search above 400 characters keeps its beginning, without half of a character", () => {
  expect(readQuery("x".repeat(400))).toEqual({ q: "x".repeat(400), length: 400 });
  expect(readQuery("x".repeat(10_000))).toEqual({ q: "x".repeat(400), problem: "long", length: 10_000 });
  expect(readQuery(`${"x".repeat(399)}🧱`)).toMatchObject({
    q: "x".repeat(399),
    problem: "long",
    length: 400,
  });
});

test("passages and screens take turns, each list in its own order", () => {
  const passages = [passage("a", 1), passage("b", 1), passage("c", 1)];
  expect(names(passages, ["shop", "hub"], undefined)).toEqual(["a", "shop", "b", "hub", "c"]);
});

test("a passage that answers little gives way to a screen", () => {
  expect(names([passage("a", 0.7)], ["shop"], undefined)).toEqual(["shop", "a"]);
});

test("a screen that is called by its name stands first", () => {
  expect(names([passage("a", 1)], ["hub", "shop"], "shop")).toEqual(["shop", "a", "hub"]);
});

test("one list loses nothing and repeats nothing of the two", () => {
  fc.assert(
    fc.property(fc.array(fc.float({ min: 0.5, max: 1, noNaN: true }), { maxLength: 8 }), (coverages) => {
      const passages = coverages.map((coverage, n) => passage(`p${n}`, coverage));
      const all = names(passages, ["shop", "hub", "home"], undefined);
      expect(new Set(all)).toEqual(new Set([...passages.map(({ slug }) => slug), "shop", "hub", "home"]));
      expect(all).toHaveLength(passages.length + 3);
    }),
  );
});

const answered: Answered = {
  ok: true,
  canned: false,
  text: "Yes.",
  citations: [],
  answeredAt: "2026-01-01T00:00:00.000Z",
  stale: false,
  partial: false,
};
const canned: SearchAnswer = { ok: true, canned: true, reason: "no-key", text: null, citations: [] };

test.each<[string, Parameters<typeof toastOf>, string | undefined]>([
  ["an empty search asks for one", ["empty", undefined], "searchEmpty"],
  ["a long search has its message beside the box", ["long", undefined], undefined],
  ["a missing key has its own card beside the results", [undefined, canned], undefined],
  ["a failure is said", [undefined, { ok: false, error: "provider-failed" }], "searchFailed"],
  ["so is one of our own", [undefined, { ok: false, error: "internal" }], "searchFailed"],
  ["a budget that is used up is no failure", [undefined, { ok: false, error: "visitor-budget" }], undefined],
  ["nor is a network's", [undefined, { ok: false, error: "network-budget" }], undefined],
  ["an answer needs no toast", [undefined, answered], undefined],
  ["nor does one that is still coming", [undefined, "pending"], undefined],
])("%s", (_, args, code) => {
  expect(toastOf(...args)).toBe(code);
});

test.each<[SearchAnswer, ReturnType<typeof newsOf>]>([
  [answered, "web.done"],
  [{ ...answered, partial: true }, "web.partial"],
  [canned, "canned.title"],
  [{ ok: false, error: "network-budget" }, "budget.title"],
  [{ ok: false, error: "provider-failed" }, "failed.title"],
])("of %j a reader who waits hears %s", (answer, news) => {
  expect(newsOf(answer)).toBe(news);
});

test("a number in brackets means its source, if there is one", () => {
  expect(piecesOf("A [1], B[12] and [3].", new Set([1, 3]))).toEqual([
    "A ",
    { number: 1 },
    ", B",
    "[12]",
    " and ",
    { number: 3 },
    ".",
  ]);
});

test("the pieces of a text are the text, whatever it is", () => {
  const brackets = fc.string({ unit: fc.constantFrom("[", "]", "1", "2", "a", " ") });
  fc.assert(
    fc.property(brackets, (text) => {
      const pieces = piecesOf(text, new Set([1, 2, 12]));
      expect(pieces.map((piece) => (typeof piece === "string" ? piece : `[${piece.number}]`)).join("")).toBe(
        text,
      );
    }),
  );
});

test("a page of results is called by its search, a long one by the beginning of it", () => {
  const say = (_: string, { q }: { q: string }) => `<${q}>`;
  expect(titleOf({ q: "2x10 span" }, say)).toBe("<2x10 span>");
  expect(titleOf({ q: "x".repeat(400) }, say)).toBe(`<${"x".repeat(60)}…>`);
  expect(titleOf({ q: "" }, say)).toBeUndefined();
  expect(titleOf({ q: "x", problem: "long" }, say)).toBeUndefined();
});
