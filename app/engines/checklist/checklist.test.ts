import { describe, expect, test } from "vitest";
import {
  type Answers,
  defineTemplate,
  missingFrom,
  NO_ANSWER,
  readTemplateCsv,
  scoreOf,
  sealText,
  shownItems,
  templateCsv,
  type WrittenItem,
  wordsIn,
} from "./checklist.ts";

const said = (text: string) => ({ en: text, es: "", he: "" });
const item = (id: string, more: Partial<WrittenItem> = {}): WrittenItem => ({
  id,
  prompt: said(id),
  ...more,
});
const listOf = (...items: WrittenItem[]) =>
  defineTemplate({ id: "t", version: 1, name: said("T"), sections: [{ title: said("S"), items }] });
const saying = (answers: Record<string, string>): Answers =>
  Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, { ...NO_ANSWER, answer }]));

describe("a template", () => {
  test.each([
    ["twice", [item("a"), item("a")]],
    ["id", [item("A b")]],
    ["prompt", [item("a", { prompt: said(" ") })]],
    ["responses", [item("a", { responses: "constructor" })]],
    ["weight", [item("a", { weight: 1.5 })]],
    ["showIf", [item("a", { showIf: { item: "b", is: "yes" } }), item("b")]],
    ["showIf", [item("a"), item("b", { showIf: { item: "a", is: "good" } })]],
    ["items", []],
  ])("that has %s wrong is none", (code, items) => {
    expect(() => listOf(...items)).toThrow(code);
  });

  test("is read in English where it has no other words", () => {
    expect([wordsIn(said("Ladder"), "he"), wordsIn({ en: "a", es: "b", he: "c" }, "es")]).toEqual([
      "Ladder",
      "b",
    ]);
  });
});

describe("what is missing", () => {
  const list = listOf(item("a", { critical: true, require: { photo: ["fail"] } }), item("b"));
  test("is named in the order of the list, by item", () => {
    expect(missingFrom(list, saying({ a: "no" }), {})).toEqual([
      { item: "a", what: "note" },
      { item: "a", what: "photo" },
      { item: "a", what: "action" },
      { item: "b", what: "answer" },
    ]);
  });

  test("is nothing once a fail has its note, its photo and a whole action", () => {
    const action = { text: "Fix it", owner: "Carpenter 1", due: "2026-05-01" };
    const answers = { a: { answer: "no", note: "bent", action }, ...saying({ b: "na" }) };
    expect(missingFrom(list, answers, { a: 1 })).toEqual([]);
    expect(missingFrom(list, { ...answers, a: { ...answers.a, note: "  " } }, { a: 1 })).toEqual([
      { item: "a", what: "note" },
    ]);
  });

  test("is the rest of an action that was begun, even where none was asked for", () => {
    const answers = {
      ...saying({ a: "yes" }),
      b: { ...NO_ANSWER, answer: "yes", action: { text: "x", owner: "", due: "" } },
    };
    expect(missingFrom(list, answers, {})).toEqual([{ item: "b", what: "action" }]);
  });

  test("is an answer where what stands there belongs to another set", () => {
    expect(missingFrom(list, saying({ a: "good", b: "yes" }), {})).toEqual([{ item: "a", what: "answer" }]);
  });
});

test("an item that hangs on a hidden one is hidden with it, whatever was answered before", () => {
  const list = listOf(
    item("a"),
    item("b", { showIf: { item: "a", is: "yes" } }),
    item("c", { showIf: { item: "b", is: "yes" } }),
  );
  const ids = (answers: Record<string, string>) => shownItems(list, saying(answers)).map(({ id }) => id);
  expect(ids({ a: "yes", b: "yes", c: "no" })).toEqual(["a", "b", "c"]);
  expect(ids({ a: "no", b: "yes", c: "no" })).toEqual(["a"]);
});

test("the score is by weight, rounded down, and a critical fail fails the whole whatever its points", () => {
  const list = listOf(item("a", { weight: 2 }), item("b"), item("c", { critical: true, weight: 0 }));
  expect(scoreOf(list, saying({ a: "yes", b: "no", c: "na" }))).toMatchObject({
    ...{ points: 2, of: 3, percent: 66, result: "attention" },
  });
  expect(scoreOf(list, saying({ a: "yes", b: "yes", c: "no" }))).toMatchObject({
    ...{ percent: 100, result: "fail", critical: ["c"] },
  });
  expect(scoreOf(list, saying({ a: "na" }))).toMatchObject({ result: "none", of: 0 });
  expect(scoreOf(list, saying({ a: "na" })).percent).toBeUndefined();
});

test("the sealed text changes with an answer, a photo, a name or a word of the list, and not with the order of keys", () => {
  const list = listOf(item("a"), item("b"));
  const run = {
    ...{ template: list, photos: { f: "a" }, where: ["Site"], runOn: "2026-05-01", language: "es" },
    ...{ printedName: "Mason 1", signedAt: "2026-05-01T10:00:00.000Z" },
    answers: saying({ a: "yes", b: "no" }),
  };
  const text = sealText(run);
  expect(sealText({ ...run, answers: saying({ b: "no", a: "yes" }) })).toBe(text);
  const others = [
    { ...run, answers: saying({ a: "yes", b: "yes" }) },
    { ...run, photos: {} },
    { ...run, printedName: "Mason 2" },
    { ...run, template: listOf(item("a", { prompt: said("other") }), item("b")) },
  ];
  expect(new Set([text, ...others.map(sealText)]).size).toBe(5);
});

describe("a file", () => {
  const head = "list_en,section_en,item,en,responses,weight,show_if,note\r\n";
  const read = (lines: string) => readTemplateCsv(head + lines, { id: "x", version: 1 });
  test("says by line what keeps it from being a list", () => {
    expect(read("L,S,a,Text,maybe,1,,fail\r\nL,S,b,,yesNo,x,zzz:yes,soon\r\n")).toEqual({
      problems: [
        { line: 3, code: "outcome", found: "soon" },
        { line: 2, code: "responses", found: "a" },
        { line: 3, code: "prompt", found: "b" },
        { line: 3, code: "weight", found: "b" },
        { line: 3, code: "showIf", found: "b" },
      ],
    });
    expect(readTemplateCsv("", { id: "x", version: 1 })).toMatchObject({ problems: [{ code: "empty" }] });
    expect(readTemplateCsv("a,b\r\n1,2\r\n", { id: "x", version: 1 })).toMatchObject({
      problems: [{ code: "heading", found: "list_en" }],
    });
  });

  test("of a list is that list again, a text that looks like a formula too", () => {
    const list = listOf(
      item("a", { prompt: { en: "=1+1", es: "-uno", he: "א" }, critical: true }),
      item("b"),
    );
    expect(readTemplateCsv(templateCsv(list), list)).toEqual({ template: list });
  });
});
