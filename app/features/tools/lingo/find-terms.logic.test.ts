import { expect, test } from "vitest";
import { type Term, textOf } from "~/engines/knowledge/knowledge.ts";
import { findTerms, inOrder, lettersOf, named, readLingoSearch } from "./find-terms.logic.ts";

const term = (
  slug: string,
  trade: Term["trade"],
  names: [string, string, string],
  more: Partial<Term> = {},
): Term => ({
  slug,
  trade,
  texts: {
    en: { name: names[0], definition: `What ${slug} means.` },
    es: { name: names[1], definition: "Qué es." },
    he: { name: names[2], definition: "מה זה." },
  },
  names: [],
  ...more,
});
const ALL = [
  term("drywall", "finishes", ["Drywall", "Tablaroca", "גבס (לוח גבס)"], {
    names: [
      { region: "en-gb", name: "plasterboard", said: "" },
      { region: "es-us", name: "chirroc", said: "" },
      { region: "he-site", name: "גבס", said: "géves" },
    ],
  }),
  term("expansion-anchor", "structure", ["Expansion anchor", "Anclaje de expansión", "עוגן"], {
    names: [{ region: "he-site", name: "ג'מבו", said: "djámbo" }],
  }),
  term("gfci", "electrical", ["GFCI", "Interruptor de falla a tierra (GFCI)", "מפסק פחת"]),
  term("on-center", "framing", ["On center (o.c.)", "De centro a centro", "ציר לציר"]),
  term("beam", "structure", ["Beam", "Viga", "קורה"]),
  term("zapata", "concrete", ["Footing", "Zapata", "יסוד"]),
  term("wall", "structure", ["Bearing wall", "Muro de carga", "קיר נושא"]),
];
const found = (query: string, language: "en" | "es" | "he" = "en") =>
  findTerms(ALL, readLingoSearch(new URLSearchParams(query)), language);
const slugs = (query: string) => found(query).terms.map(({ slug }) => slug);

test.each([
  ["drywall", "drywall"],
  ["DRYW", "drywall"],
  ["plasterboard", "drywall"],
  ["la tablaroca", "drywall"],
  ["chirroc", "drywall"],
  ["גבס", "drywall"],
  ["geves", "drywall"],
  ["גמבו", "expansion-anchor"],
  ["ג׳מבו", "expansion-anchor"],
  ["djambo", "expansion-anchor"],
  ["anclaje de expansion", "expansion-anchor"],
  ["o.c.", "on-center"],
  ["vigas", "beam"],
  ["carga", "wall"],
  ["קורה", "beam"],
])("%s is found in whatever language it is typed", (typed, slug) => {
  expect(slugs(`q=${encodeURIComponent(typed)}`)[0]).toBe(slug);
});

test("a meaning is found after the names", () => {
  expect(slugs("q=beam+means")).toEqual(["beam"]);
});

test("what is misspelt finds what may be meant", () => {
  expect(found("q=drywal1")).toMatchObject({ terms: [], meant: [{ slug: "drywall" }] });
  expect(found("q=viha").meant[0]?.slug).toBe("beam");
  expect(found("q=xxqqzz")).toEqual({ terms: [], meant: [] });
});

test("trade and letter narrow the list, and what is neither does not", () => {
  expect(slugs("trade=structure")).toEqual(["beam", "wall", "expansion-anchor"]);
  expect(slugs("trade=sorcery")).toHaveLength(ALL.length);
  expect(slugs("letter=B")).toEqual(["beam", "wall"]);
  expect(found("letter=z", "es").terms.map(({ slug }) => slug)).toEqual(["zapata"]);
  expect(slugs("q=%3F%3F")).toEqual([]);
});

test("the alphabet is that of the page's language", () => {
  expect(lettersOf(ALL, "en")).toEqual(["b", "d", "e", "f", "g", "o"]);
  expect(lettersOf(ALL, "he")[0]).toBe("ג");
  expect(inOrder(ALL, "es").map((one) => textOf(one, "es").name)[0]).toBe("Anclaje de expansión");
});

test("a page that is none is the first", () => {
  for (const page of ["0", "-1", "1.5", "x", "1e9"])
    expect(readLingoSearch(new URLSearchParams({ page })).page).toBe(1);
});

test("a name that a term has is known, however it is written", () => {
  expect(named(ALL, "PLASTERBOARD")?.slug).toBe("drywall");
  expect(named(ALL, "ג׳מבו")?.slug).toBe("expansion-anchor");
  expect(named(ALL, "plaster")).toBeUndefined();
});
