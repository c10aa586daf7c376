import { expect, test } from "vitest";
import { type Item, type Template, templateProblems } from "~/engines/checklist/checklist.ts";
import { builtIn } from "./built-in.ts";
import {
  changed,
  type Draft,
  type DraftChange,
  draftFrom,
  gapsOf,
  itemsBefore,
  itemsIn,
  said,
  templateFrom,
} from "./draft.ts";

const words = (he: string) => ({ en: "", es: "", he });
const item = (id: string, more: Partial<Item> = {}): Item => ({
  ...{ id, prompt: words(id), responses: "yesNo", weight: 1, critical: false, citation: "" },
  require: { note: ["fail"], photo: [], action: [] },
  ...more,
});
const EMPTY: Draft = { name: words("שלי"), sections: [] };

const after = (draft: Draft, ...changes: DraftChange[]): Draft =>
  changes.reduce((before, change) => {
    const next = changed(before, change);
    if (next === "gone" || next === "full") throw new Error(next);
    return next;
  }, draft);

const WRITTEN = after(
  EMPTY,
  { kind: "section", section: { id: "one", title: words("א") } },
  { kind: "section", section: { id: "two", title: words("ב") } },
  { kind: "item", section: "one", item: item("a") },
  { kind: "item", section: "one", item: item("b", { showIf: { item: "a", is: "no" } }) },
  { kind: "item", section: "two", item: item("c") },
);
const order = (draft: Draft) => draft.sections.map(({ items }) => items.map(({ id }) => id).join(""));

test("a list that was written in Hebrew alone is one that can be run, and is read in every language", () => {
  const template = templateFrom(WRITTEN, "mine");
  expect(templateProblems(template)).toEqual([]);
  expect([template.name.en, template.sections[0]?.title.en, said(WRITTEN.name, "es")]).toEqual([
    "שלי",
    "א",
    "שלי",
  ]);
  // What was not written is not made up in the draft.
  expect(WRITTEN.name.en).toBe("");
});

test("an item goes up and down, past the edge of its section into the next one, and no further than the list", () => {
  const move = (one: string, by: -1 | 1): DraftChange => ({ kind: "move-item", item: one, by });
  expect(order(after(WRITTEN, move("b", -1)))).toEqual(["ba", "c"]);
  expect(order(after(WRITTEN, move("b", 1)))).toEqual(["a", "bc"]);
  expect(order(after(WRITTEN, move("c", -1)))).toEqual(["abc", ""]);
  expect(order(after(WRITTEN, move("a", -1)))).toEqual(["ab", "c"]);
  expect(order(after(WRITTEN, move("c", 1)))).toEqual(["ab", "c"]);
  expect(changed(WRITTEN, move("z", 1))).toBe("gone");
  expect(order(after(WRITTEN, { kind: "move-section", section: "two", by: -1 }))).toEqual(["c", "ab"]);
});

test("an item that is put into another section stands there once, and a section goes with what is in it", () => {
  const moved = after(WRITTEN, { kind: "item", section: "two", item: item("a", { weight: 3 }) });
  expect(order(moved)).toEqual(["b", "ca"]);
  expect(itemsIn(moved).find(({ id }) => id === "a")?.weight).toBe(3);
  expect(order(after(WRITTEN, { kind: "drop-section", section: "one" }))).toEqual(["c"]);
  expect(order(after(WRITTEN, { kind: "drop-item", item: "c" }))).toEqual(["ab", ""]);
  expect(changed(WRITTEN, { kind: "item", section: "gone", item: item("d") })).toBe("gone");
});

test("what hangs on an item that went, or that stands below it now, is named before anything is published", () => {
  expect(gapsOf(WRITTEN)).toEqual([]);
  const below = after(WRITTEN, { kind: "move-item", item: "b", by: -1 });
  const gone = after(WRITTEN, { kind: "drop-item", item: "a" });
  for (const draft of [below, gone]) expect(gapsOf(draft)).toEqual([{ code: "showIf", item: "b" }]);
  expect(gapsOf(after(WRITTEN, { kind: "drop-item", item: "c" }))).toEqual([
    { code: "empty", section: "two" },
  ]);
  expect(gapsOf(EMPTY)).toEqual([{ code: "items", item: "" }]);
});

test("an item may be shown by what stands above it, a new one by all up to the end of its section", () => {
  const before = (one: string, section: string) =>
    itemsBefore(WRITTEN, { item: one, section })
      .map(({ id }) => id)
      .join("");
  expect([before("a", "one"), before("b", "one"), before("c", "two")]).toEqual(["", "a", "ab"]);
  expect([before("", "one"), before("", "two")]).toEqual(["ab", "abc"]);
});

test("there is room for a hundred items and twenty sections", () => {
  const many = Array.from({ length: 100 }, (_, n) => item(`i-${n}`));
  const full: Draft = { ...EMPTY, sections: [{ id: "one", title: words("א"), items: many }] };
  expect(changed(full, { kind: "item", section: "one", item: item("more") })).toBe("full");
  expect(changed(full, { kind: "item", section: "one", item: item("i-7", { weight: 2 }) })).not.toBe("full");
  const sections = Array.from({ length: 20 }, (_, n) => ({ id: `s-${n}`, title: words("א"), items: [] }));
  const wide: Draft = { ...EMPTY, sections };
  expect(changed(wide, { kind: "section", section: { id: "more", title: words("ב") } })).toBe("full");
});

test("a list of the house comes back from a draft as it was", () => {
  const ladder = builtIn("ladder") as Template;
  expect(templateFrom(draftFrom(ladder), "ladder")).toEqual(ladder);
});
