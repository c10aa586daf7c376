import { expect, test } from "vitest";
import { linkable, linkTerms } from "./term-links.ts";

const NAMES = linkable([
  { name: "Wall", slug: "wall" },
  { name: "Bearing wall", slug: "bearing-wall" },
  { name: "Joist", slug: "joist" },
  { name: "Header (lintel)", slug: "header" },
  { name: "Plan", slug: "plan" },
  { name: "Zapata", slug: "footing" },
  { name: "Cimentación", slug: "foundation" },
  { name: "בטון", slug: "concrete" },
]);
const said = (text: string, used?: Set<string>) =>
  linkTerms(text, NAMES, used)
    .map((piece) =>
      typeof piece === "string" ? piece : `[${piece.words}→${piece.href.replace("/term/", "")}]`,
    )
    .join("");

test.each([
  ["A joist on a joist.", "A [joist→joist] on a joist."],
  ["Joists rest on it.", "[Joists→joist] rest on it."],
  ["The bearing wall is a wall.", "The [bearing wall→bearing-wall] is a [wall→wall]."],
  ["Wallpaper is no term.", "Wallpaper is no term."],
  ["A header.", "A [header→header]."],
  ["The plan is a plain word.", "The plan is a plain word."],
  ["La CIMENTACION y la zapata", "La [CIMENTACION→foundation] y la [zapata→footing]"],
  ["קיר בטון חזק", "קיר [בטון→concrete] חזק"],
  ["Nothing here.", "Nothing here."],
  ["", ""],
])("%s", (text, linked) => expect(said(text)).toBe(linked));

test("what one text has linked the next does not", () => {
  const used = new Set<string>();
  said("A joist.", used);
  expect(said("A joist and a header.", used)).toBe("A joist and a [header→header].");
});

test("no words are lost or changed, whatever letters a text has", () => {
  for (const text of ["ﬁne joist İstanbul 👷 joist", "\u0301joist", "ΑΒΓ joistẞ joist", "joist".repeat(50)]) {
    const whole = linkTerms(text, NAMES)
      .map((piece) => (typeof piece === "string" ? piece : piece.words))
      .join("");
    expect(whole).toBe(text.normalize("NFC"));
  }
});

test("a text keeps few links", () => {
  const names = linkable(Array.from({ length: 30 }, (_, n) => ({ name: `word${n + 10}`, slug: `w${n}` })));
  const text = names.map(({ name }) => name).join(" ");
  expect(linkTerms(text, names).filter((piece) => typeof piece !== "string")).toHaveLength(8);
});
