import { expect, test } from "vitest";
import { documentOf, rightOf, shownOrder } from "./document.logic.ts";
import { rtfOf } from "./rtf.ts";

const BLANKS = [{ id: "owner", label: "Owner" }];
const textOf = (typed: string) => documentOf("Paid by {{owner}}.", BLANKS, { owner: typed });

test("an empty blank shows its label in brackets", () => {
  expect(textOf("")).toEqual([{ is: "paragraph", of: ["Paid by [Owner]."] }]);
});

test.each([
  "**bold** and _more_",
  "<script>alert(1)</script>",
  "[here](https://example.com)",
  "# 1. not a heading",
  "- no list",
  "1) no list",
  "| no | table |",
  "a \\ b `c` & d ~e~",
  "![x](y)",
  "Oak & Sons, 12-14 Main St. #3",
])("what is typed into a blank is no Markdown: %s", (typed) => {
  const [block, ...others] = documentOf("{{owner}}", BLANKS, { owner: typed });
  expect(others).toEqual([]);
  expect(block).toMatchObject({ is: "paragraph" });
  const words = (block as { of: unknown[] }).of;
  expect(words.every((word) => typeof word === "string")).toBe(true);
  expect(words.join("")).toBe(typed);
});

test("lines that are typed stay lines", () => {
  const words = (textOf("Oak Street 1\nDenver")[0] as { of: unknown[] }).of;
  expect(words.map((word) => (typeof word === "string" ? word : "|")).join("")).toBe(
    "Paid by Oak Street 1|Denver.",
  );
  expect(words).toContainEqual({ is: "break" });
});

test("a dollar sign in what is typed stands as it was typed", () => {
  expect((textOf("$& $1 $$")[0] as { of: string[] }).of.join("")).toBe("Paid by $& $1 $$.");
});

test("the right choice is not always the first, and stands where it stood before", () => {
  const questions = ["Why?", "How many?", "Who closes it?", "When?", "What for?"].map((ask) => ({
    ask,
    choices: ["right", "wrong", "worse"],
  }));
  const places = questions.map((question) => shownOrder(question).indexOf(0));
  expect(new Set(places).size).toBeGreaterThan(1);
  expect(questions.map((question) => shownOrder(question).indexOf(0))).toEqual(places);
  for (const question of questions) expect(shownOrder(question).toSorted()).toEqual([0, 1, 2]);
  expect(rightOf(questions, [0, 1, 0, undefined, 2])).toBe(2);
});

test("a file in Rich Text has every letter, and nothing that was typed can be a command of it", () => {
  const rtf = rtfOf(
    "Änderung",
    documentOf("## Head\n\n{{owner}}\n\n- one\n- two", BLANKS, { owner: "{\\b x} קיר 😀" }),
    false,
  );
  expect(rtf).toMatch(/^\{\\rtf1\\ansi/);
  expect(rtf).toContain("\\u196?nderung");
  expect(rtf).toContain("\\{\\\\b x\\}");
  expect(rtf).toContain("\\u1511?\\u1497?\\u1512?");
  expect(rtf).toContain("\\u-10179?\\u-8704?");
  expect(rtf).toContain("\\bullet\\tab one");
  expect([...rtf].every((letter) => letter === "\n" || (letter >= " " && letter <= "~"))).toBe(true);
  // Groups close as they were opened.
  const bare = rtf.replace(/\\[\\{}]/g, "");
  expect(bare.split("{").length).toBe(bare.split("}").length);
  expect(rtfOf("x", [{ is: "paragraph", of: ["y"] }], true)).toContain("\\rtlpar");
});
