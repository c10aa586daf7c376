import fc from "fast-check";
import { expect, test } from "vitest";
import { wordDistance } from "~/lib/word-distance.ts";
import { screen } from "~/site-map.ts";
import { type Entry, MAX_QUERY, nearest, readQuery, search, sheetsOf, wordsOf } from "./sheet-index.logic.ts";

/** A sheet of a set made for these tests. */
function entry(
  id: string,
  number: string,
  { title, keywords = "", area = "", description = "", elsewhere = "" }: Record<string, string>,
): Entry<string> {
  return {
    id,
    number,
    words: {
      title: wordsOf(title ?? ""),
      keywords: wordsOf(keywords),
      area: wordsOf(area),
      description: wordsOf(description),
      elsewhere: wordsOf(elsewhere),
    },
  };
}

const SET = [
  entry("punch", "p104", {
    title: "Punch list",
    keywords: "snag, snagging, defects, close out",
    area: "Projects",
    description: "What is left to mend before the keys are handed over.",
    elsewhere: "Lista de pendientes, רשימת ליקויים",
  }),
  entry("talks", "s101", {
    title: "Tailgate talks",
    keywords: "toolbox, toolbox talk, briefing",
    area: "Safety",
    description: "A short talk before the shift, with who was there.",
  }),
  entry("contracts", "m101", {
    title: "Contract templates",
    keywords: "agreement, cimentación",
    area: "Materials and shop",
    description: "Papers that hold up, the punch clause included.",
  }),
];
const onlyAsks = (word: string) => ["what", "is", "the", "where", "my"].includes(word);
const found = (q: string) => search(SET, q, onlyAsks);

test.each([
  { q: "Punch", ids: ["punch", "contracts"], because: "the title counts more than the description" },
  { q: "snag", ids: ["punch"], because: "a keyword is found" },
  { q: "SNAGS", ids: ["punch"], because: "capitals and a plural do not matter" },
  { q: "tool", ids: ["talks"], because: "the beginning of a word is enough" },
  { q: "box", ids: ["talks"], because: "so is the inside of one" },
  { q: "cimentacion", ids: ["contracts"], because: "accents do not matter" },
  { q: "unsigned contract", ids: [], because: "every word has to be found" },
  { q: "contract agreement", ids: ["contracts"], because: "words may stand in different places" },
  { q: "safety", ids: ["talks"], because: "an area leads to its sheets" },
  { q: "pendientes", ids: ["punch"], because: "the words of another language are found" },
  { q: "הליקויים", ids: ["punch"], because: "the Hebrew article leans on its word" },
  { q: "xyzzy", ids: [], because: "nothing is nothing" },
  { q: "", ids: [], because: "without words nothing is searched" },
  { q: "what is the punch", ids: ["punch"], because: "words that only ask need not be found" },
  { q: "a", ids: [], because: "a letter is no word" },
  { q: "?!", ids: [], because: "punctuation is no word" },
])("“$q” finds $ids: $because", ({ q, ids }) => {
  expect(found(q)).toEqual(ids);
});

test.each(["M-101", "m101", "m 101", "M–101"])("the sheet number is found as %s", (q) => {
  expect(found(q)).toEqual(["contracts"]);
});

test("the digits of a sheet number find that sheet in every area, its letter and first digit its neighbours", () => {
  expect(found("101")).toEqual(["talks", "contracts"]);
  expect(found("p1")).toEqual(["punch"]);
});

test("equally good sheets stay in the order of the set", () => {
  const twins = ["b", "a", "c"].map((id) => entry(id, `t00${id}`, { title: "Twin" }));
  expect(search(twins, "twin", onlyAsks)).toEqual(["b", "a", "c"]);
});

test.each([
  { q: "pucnh", ids: ["punch"] },
  { q: "contrakt", ids: ["contracts"] },
  { q: "where is my snag list", ids: ["punch"] },
  { q: "toolbx", ids: ["talks"] },
  { q: "xyzzy", ids: [] },
  { q: "a b c", ids: [] },
  { q: "lunch", ids: [] },
  { q: "what is the", ids: [] },
])("what “$q” may have meant is $ids", ({ q, ids }) => {
  expect(nearest(SET, q, onlyAsks)).toEqual(ids);
});

test("no more than five sheets are offered instead", () => {
  const many = Array.from({ length: 20 }, (_, n) => entry(`${n}`, `t1${n}`, { title: "Template" }));
  expect(nearest(many, "templaet", onlyAsks)).toEqual(["0", "1", "2", "3", "4"]);
});

test.each([
  { a: "shop", b: "shop", steps: 0 },
  { a: "shop", b: "shpo", steps: 1 },
  { a: "shop", b: "shops", steps: 1 },
  { a: "shop", b: "", steps: 4 },
  { a: "beam", b: "lumber", steps: 5 },
])("$a and $b are $steps apart", ({ a, b, steps }) => {
  expect(wordDistance(a, b)).toBe(steps);
  expect(wordDistance(b, a)).toBe(steps);
});

test("a search is trimmed, its white space folded, and one that is too long is cut and said to be", () => {
  expect(readQuery(null)).toEqual({ q: "", cut: false });
  expect(readQuery(" \t\n ")).toEqual({ q: "", cut: false });
  expect(readQuery("  lien \r\n\u0000 waiver ")).toEqual({ q: "lien waiver", cut: false });
  expect(readQuery("x".repeat(MAX_QUERY))).toEqual({ q: "x".repeat(MAX_QUERY), cut: false });
  expect(readQuery("x".repeat(MAX_QUERY + 1))).toEqual({ q: "x".repeat(MAX_QUERY), cut: true });
  expect(readQuery("👷".repeat(200)).q).toBe("👷".repeat(MAX_QUERY));
});

test("no search whatever breaks the index, and whatever it finds is in the set, once", () => {
  const ids = SET.map(({ id }) => id);
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 120 }), (raw) => {
      const { q } = readQuery(raw);
      for (const list of [search(SET, q, onlyAsks), nearest(SET, q, onlyAsks)]) {
        expect(new Set(list).size).toBe(list.length);
        for (const id of list) expect(ids).toContain(id);
      }
    }),
  );
});

test("the tools are among the services", () => {
  const services = sheetsOf("services");
  const tools = sheetsOf("tools");
  expect(tools).toContain(screen("hub"));
  expect(tools.every((sheet) => sheet.tool && services.includes(sheet))).toBe(true);
  expect(services).toContain(screen("shop"));
  expect(tools).not.toContain(screen("shop"));
});
