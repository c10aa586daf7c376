import type { AppLoadContext } from "@remix-run/cloudflare";
import {
  CHECKLIST_LIMITS,
  DEMANDS,
  type Item,
  outcomeOf,
  type Response,
  responsesOf,
  wordsIn,
} from "~/engines/checklist/checklist.ts";
import type { Present } from "~/engines/trust/trust.server.ts";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import { builtIn } from "./built-in.ts";
import { EXAMPLE } from "./checklists.limits.ts";
import {
  type Draft,
  draftFrom,
  type Gap,
  gapsOf,
  itemsBefore,
  itemsIn,
  NO_WORDS,
  said,
  wordField,
} from "./draft.ts";
import { type ReadDraft, readDraft } from "./drafts.queries.server.ts";
import { BUILT_IN } from "./templates/built-in.data.ts";

type Asked = Pick<AppLoadContext, "db" | "language" | "now" | "formKey">;

/** The page on which a list is begun: empty, or with what another one has. */
export function buildView({ language, formKey }: Asked, actor: Present | undefined, from: string) {
  return {
    lists: BUILT_IN.map(({ id, name }) => ({ key: id, name: wordsIn(name, language) })),
    from: builtIn(from)?.id ?? "",
    readOnly: actor?.role === "viewer",
    language,
    idem: formKey(),
  };
}
export type BuildView = ReturnType<typeof buildView>;

/** The draft that shows to everybody what one looks like. It stands in no table. */
function exampleDraft(): ReadDraft {
  const content = draftFrom(builtIn("ladder") ?? { name: NO_WORDS, sections: [] });
  return {
    ...{ id: EXAMPLE, workspace: "", key: "", content },
    ...{ base: 0, publishedVersion: null, version: 1, newest: 0 },
  };
}

const inFields = (name: string, words: Item["prompt"]) =>
  Object.fromEntries(LANGUAGES.map((language) => [wordField(name, language), words[language]]));

/** What the form of an item begins with: the one that is changed, or an empty one at the end of a section. */
function itemFields({ chosen, section }: { chosen: Item | undefined; section: string }) {
  return {
    item: chosen?.id ?? "",
    inSection: section,
    ...inFields("prompt", chosen?.prompt ?? NO_WORDS),
    responses: chosen?.responses ?? "yesNo",
    weight: String(chosen?.weight ?? 1),
    critical: chosen?.critical ? "on" : "",
    showItem: chosen?.showIf?.item ?? "",
    showIs: chosen?.showIf?.is ?? "",
    // What most lists want: a fail is explained.
    note: (chosen?.require.note ?? ["fail"]).join(" "),
    photo: (chosen?.require.photo ?? []).join(" "),
    action: (chosen?.require.action ?? []).join(" "),
    citation: chosen?.citation ?? "",
  };
}

/** Why an item, a section or the whole cannot be published yet. */
const codesAt = (gaps: readonly Gap[], item: string) =>
  gaps.flatMap((gap) => ("item" in gap && gap.item === item ? [gap.code] : []));

/** An item that is shown by another one, and by which of its answers. */
const shownBy = (draft: Draft, { id, showIf }: Item, language: Language) => {
  const by = showIf && itemsIn(draft).find((one) => one.id === showIf.item);
  return by && showIf && outcomeOf(by.responses, showIf.is) && id !== by.id
    ? { prompt: said(by.prompt, language), is: showIf.is as Response }
    : undefined;
};

/** A list that is being written: what it has, what is missing, and the forms of an item and a section. */
export async function draftView(
  { db, language, formKey }: Asked,
  actor: Present | undefined,
  { id, search }: { id: string; search: URLSearchParams },
) {
  const isExample = id === EXAMPLE;
  const found = isExample ? exampleDraft() : actor && (await readDraft(db, actor, id));
  if (!found) return undefined;
  const { content: draft, base, newest, version } = found;
  const asked = (name: string) => (search.get(name) ?? "").slice(0, 60);
  const gaps = gapsOf(draft);
  const items = itemsIn(draft);
  const chosen = items.find((item) => item.id === asked("item"));
  const last = draft.sections.at(-1)?.id ?? "";
  const home = draft.sections.find((one) => chosen && one.items.includes(chosen));
  const wanted = draft.sections.find((one) => one.id === asked("in"));
  const inSection = home?.id ?? wanted?.id ?? last;
  const section = draft.sections.find((one) => one.id === asked("section"));
  return {
    ...{ id, version, base, language, key: found.key },
    title: said(draft.name, language),
    name: inFields("name", draft.name),
    isChanged: found.publishedVersion !== version,
    /** The list has a version that this draft does not know. */
    newer: newest === base ? 0 : newest,
    sections: draft.sections.map((one) => ({
      id: one.id,
      title: said(one.title, language),
      isEmpty: gaps.some((gap) => "section" in gap && gap.section === one.id),
      items: one.items.map((item) => ({
        id: item.id,
        prompt: said(item.prompt, language),
        responses: responsesOf(item.responses),
        ...{ weight: item.weight, critical: item.critical, citation: item.citation },
        shownBy: shownBy(draft, item, language),
        demands: DEMANDS.filter((demand) => item.require[demand].length > 0).map((demand) => ({
          demand,
          outcomes: item.require[demand],
        })),
        gaps: codesAt(gaps, item.id),
      })),
    })),
    gaps: codesAt(gaps, ""),
    hasGaps: gaps.length > 0,
    mayAdd: {
      item: draft.sections.length > 0 && items.length < CHECKLIST_LIMITS.items,
      section: draft.sections.length < CHECKLIST_LIMITS.sections,
    },
    chosen: chosen?.id ?? "",
    form: itemFields({ chosen, section: inSection }),
    before: itemsBefore(draft, { item: chosen?.id ?? "", section: inSection }).map((item) => ({
      ...{ id: item.id, prompt: said(item.prompt, language) },
    })),
    section: section?.id ?? "",
    sectionForm: inFields("title", section?.title ?? NO_WORDS),
    readOnly: isExample || actor?.role === "viewer",
    isExample,
    idem: formKey(),
  };
}
export type DraftView = NonNullable<Awaited<ReturnType<typeof draftView>>>;
