import { expect, test } from "vitest";
import { goodsStatements, readGood, readGoods } from "./goods-seed.mjs";

const goods = readGoods();
const englishOf = (/** @type {string} */ product) =>
  goods.find((good) => good.product === product && good.language === "en")?.parts ?? [];

test.each(goods)("$product in $language has the parts, blanks and questions of the English one", (good) => {
  const shape = (/** @type {import("./goods-seed.mjs").Part[]} */ parts) =>
    parts.map(({ slug, kind, free, blanks, questions }) => ({
      slug,
      kind,
      free,
      blanks: blanks.map(({ id }) => id).sort(),
      choices: questions.map(({ choices }) => choices.length),
    }));
  expect(shape(good.parts)).toEqual(shape(englishOf(good.product)));
});

test.each(goods)("every part of $product in $language can be shown", ({ parts }) => {
  expect(parts.filter(({ free }) => free)).toHaveLength(1);
  for (const { title, body, blanks, questions, kind } of parts) {
    expect(title).toMatch(/\S/);
    expect(body.length).toBeGreaterThan(300);
    expect(blanks.filter(({ label }) => label === "")).toEqual([]);
    expect(questions.length > 0).toBe(kind === "lesson");
    for (const { ask, choices } of questions) {
      expect(ask).toMatch(/\S/);
      expect(new Set(choices).size).toBe(choices.length);
      expect(choices.length).toBeGreaterThan(1);
    }
  }
});

test("a part ends where the next begins, and only the blanks that stand in it are its own", () => {
  const [one, other] = readGood(
    "@blank a | A\n@blank b | B\n# one | document | One | free\n{{b}} and {{b}}\n# two | lesson | Two\ntext\n@ask Why? | so | not so\n",
  );
  expect(one).toMatchObject({ free: true, body: "{{b}} and {{b}}", blanks: [{ id: "b", label: "B" }] });
  expect(other).toMatchObject({ free: false, questions: [{ ask: "Why?", choices: ["so", "not so"] }] });
});

test("the statements are safe to run again", async () => {
  const statements = await goodsStatements();
  expect(statements.length).toBeGreaterThan(1);
  for (const statement of statements)
    expect(statement).toContain("on conflict (product_id, language, slug) do update");
});
