import {
  CHECKLIST_LIMITS,
  type Item,
  itemsOf,
  RESPONSES,
  type Response,
  type ResponseSet,
  type Template,
  type TemplateProblem,
  templateProblems,
  type Words,
  wordsIn,
} from "~/engines/checklist/checklist.ts";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";

export interface DraftSection {
  id: string;
  title: Words;
  items: readonly Item[];
}

/** A list as it is written: its texts may have one language only, whichever that is. */
export interface Draft {
  name: Words;
  sections: readonly DraftSection[];
}

export const NO_WORDS: Words = { en: "", es: "", he: "" };

/** The sets of answers in the order in which they are offered. */
export const RESPONSE_SETS = Object.keys(RESPONSES) as ResponseSet[];
/** Every answer that a set has. */
export const EVERY_ANSWER = [
  ...new Set(RESPONSE_SETS.flatMap((set) => Object.keys(RESPONSES[set]) as Response[])),
];

const ENDINGS = { en: "En", es: "Es", he: "He" } as const satisfies Record<Language, string>;

/** The field of a text in a language: `nameEn`. */
export const wordField = <Name extends string>(name: Name, language: Language) =>
  `${name}${ENDINGS[language]}` as const;

/** A list as a draft, to be written on. */
export const draftFrom = ({ name, sections }: Pick<Template, "name" | "sections">): Draft => ({
  name,
  sections: sections.map(({ title, items }, n) => ({ id: `section-${n + 1}`, title, items })),
});

/** A text in the reader's language, or in whichever it was written. */
export const said = (words: Words, language: Language): string =>
  wordsIn(words, language) || LANGUAGES.map((one) => words[one]).find(Boolean) || "";

/** What nobody wrote in English is read there in the language that it has. */
const spoken = (words: Words): Words => ({ ...words, en: words.en || words.es || words.he });

/** A draft as the template that a run is made of. Its version is the database's. */
export const templateFrom = ({ name, sections }: Draft, id: string): Template => ({
  ...{ id, version: 1, name: spoken(name) },
  sections: sections.map(({ title, items }) => ({
    title: spoken(title),
    items: items.map((item) => ({ ...item, prompt: spoken(item.prompt) })),
  })),
});

/** What keeps a draft from being published: of an item, of a section without any, or of the whole. */
export type Gap = TemplateProblem | { code: "empty"; section: string };

export const gapsOf = (draft: Draft): Gap[] => [
  ...templateProblems(templateFrom(draft, "")),
  ...(draft.sections.length > 1
    ? draft.sections
        .filter(({ items }) => items.length === 0)
        .map(({ id }) => ({ code: "empty" as const, section: id }))
    : []),
];

/** The items of a draft in the order in which they are asked. */
export const itemsIn = (draft: Draft): Item[] => itemsOf(draft);

/** The items that stand before another one, by which it may be shown; for a new one those up to the end of its section. */
export function itemsBefore(draft: Draft, { item, section }: { item: string; section: string }): Item[] {
  const before: Item[] = [];
  for (const one of draft.sections) {
    for (const there of one.items) {
      if (there.id === item) return before;
      before.push(there);
    }
    if (one.id === section && !itemsIn(draft).some(({ id }) => id === item)) return before;
  }
  return before;
}

export type DraftChange =
  | { kind: "name"; name: Words }
  /** A new one, or one that is there already, by its id. */
  | { kind: "section"; section: Pick<DraftSection, "id" | "title"> }
  | { kind: "move-section"; section: string; by: -1 | 1 }
  /** With what is in it. */
  | { kind: "drop-section"; section: string }
  /** A new one, or one that is there already, by its id; in another section it stands last. */
  | { kind: "item"; section: string; item: Item }
  /** Past the edge of its section it goes into the next one. */
  | { kind: "move-item"; item: string; by: -1 | 1 }
  | { kind: "drop-item"; item: string };

type Sections = readonly DraftSection[];

const swapped = <T>(list: readonly T[], at: number, by: -1 | 1): readonly T[] => {
  const [one, other] = [list[at], list[at + by]];
  return one === undefined || other === undefined ? list : list.with(at, other).with(at + by, one);
};

function movedItem(sections: Sections, item: string, by: -1 | 1): Sections | "gone" {
  const n = sections.findIndex(({ items }) => items.some(({ id }) => id === item));
  const section = sections[n];
  if (!section) return "gone";
  const at = section.items.findIndex(({ id }) => id === item);
  const moved = section.items[at];
  const isInside = at + by >= 0 && at + by < section.items.length;
  if (isInside) return sections.with(n, { ...section, items: swapped(section.items, at, by) });
  const next = sections[n + by];
  if (!next || !moved) return sections;
  return sections
    .with(n, { ...section, items: section.items.toSpliced(at, 1) })
    .with(n + by, { ...next, items: by < 0 ? [...next.items, moved] : [moved, ...next.items] });
}

function putItem(sections: Sections, to: string, item: Item): Sections | "gone" | "full" {
  const n = sections.findIndex(({ id }) => id === to);
  const section = sections[n];
  if (!section) return "gone";
  const at = section.items.findIndex(({ id }) => id === item.id);
  if (at >= 0) return sections.with(n, { ...section, items: section.items.with(at, item) });
  const isMoved = sections.some(({ items }) => items.some(({ id }) => id === item.id));
  const count = sections.reduce((sum, { items }) => sum + items.length, 0);
  if (!isMoved && count >= CHECKLIST_LIMITS.items) return "full";
  return sections.map((one) => {
    const others = one.items.filter(({ id }) => id !== item.id);
    return { ...one, items: one.id === to ? [...others, item] : others };
  });
}

function putSection(sections: Sections, section: Pick<DraftSection, "id" | "title">): Sections | "full" {
  const at = sections.findIndex(({ id }) => id === section.id);
  const there = sections[at];
  if (there) return sections.with(at, { ...there, title: section.title });
  return sections.length >= CHECKLIST_LIMITS.sections ? "full" : [...sections, { ...section, items: [] }];
}

function changedSections(
  sections: Sections,
  change: Exclude<DraftChange, { kind: "name" }>,
): Sections | "gone" | "full" {
  switch (change.kind) {
    case "section":
      return putSection(sections, change.section);
    case "move-section": {
      const at = sections.findIndex(({ id }) => id === change.section);
      return at < 0 ? "gone" : swapped(sections, at, change.by);
    }
    case "drop-section":
      return sections.filter(({ id }) => id !== change.section);
    case "item":
      return putItem(sections, change.section, change.item);
    case "move-item":
      return movedItem(sections, change.item, change.by);
    case "drop-item":
      return sections.map((one) => ({ ...one, items: one.items.filter(({ id }) => id !== change.item) }));
  }
}

/** A draft after a change. `gone`: what is changed is not there; `full`: there is no room for more. */
export function changed(draft: Draft, change: DraftChange): Draft | "gone" | "full" {
  if (change.kind === "name") return { ...draft, name: change.name };
  const sections = changedSections(draft.sections, change);
  return sections === "gone" || sections === "full" ? sections : { ...draft, sections };
}
