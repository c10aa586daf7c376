import type { AppLoadContext } from "@remix-run/cloudflare";
import { DEMANDS, type Item, outcomeOf, type Words } from "~/engines/checklist/checklist.ts";
import { presentOwner } from "~/engines/trust/trust.server.ts";
import type { Language } from "~/i18n/languages.ts";
import {
  type Answer,
  badForm,
  beside,
  parseForm,
  replyOf,
  type Sent,
  typedIn,
} from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import { findTemplate } from "./checklists.form.server.ts";
import { CHECKLISTS, draftPath, templatePath } from "./checklists.limits.ts";
import { type Draft, type DraftChange, itemsBefore, itemsIn, wordField } from "./draft.ts";
import { beginDraft, changeDraft, discardDraft, publishDraft } from "./drafts.commands.server.ts";
import { readDraft } from "./drafts.queries.server.ts";
import { DraftForm, NewDraft } from "./drafts.schemas.ts";

const STATUS: Record<string, number> = { gone: 404, full: 409, stale: 409, gaps: 409, newer: 409 };
const TYPED = ["nameEn", "nameEs", "nameHe", "titleEn", "promptEn", "citation"] as const;
function refused(error: string, fields: Sent["fields"]): Answer {
  if (error === "not-allowed") throw noAccess(fields, TYPED);
  return {
    ok: false,
    status: STATUS[error] ?? 400,
    sent: { fields, errors: {}, problem: `errors.${error}` },
  };
}

const has = (words: Words) => Object.values(words).some((text) => text !== "");

/** What was typed, with every box that was ticked: of boxes of one name a form has a line each. */
const typedBoxes = (form: FormData): Sent["fields"] => ({
  ...typedIn(form),
  ...Object.fromEntries(DEMANDS.map((demand) => [demand, form.getAll(demand).join(" ")])),
});

/** Begins a list on a page. */
export async function answerBegin(context: AppLoadContext, form: FormData): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, NewDraft);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const sent = submission.value;
  const actor = await presentOwner(context);
  const key = sent.intent === "next" ? sent.list : "";
  const name = sent.intent === "begin" ? { en: sent.nameEn, es: sent.nameEs, he: sent.nameHe } : undefined;
  if (name && !has(name))
    return beside(fields, { [wordField("name", context.language)]: "errors.words" }, 422);
  const wanted = sent.intent === "next" ? sent.list : sent.from;
  const from = wanted ? await findTemplate(context, actor, wanted) : undefined;
  if (wanted && !from) return refused("gone", fields);
  const begun = await beginDraft(context, actor, {
    ...{ idem: sent.idem, key, from },
    name: name ?? from?.name ?? { en: "", es: "", he: "" },
  });
  return begun.ok
    ? { ok: true, toast: "checklistDraftBegun", to: draftPath(begun.id) }
    : refused(begun.error, fields);
}

type Of<Intent extends DraftForm["intent"]> = Extract<DraftForm, { intent: Intent }>;

/** An item as the form has it, or what is wrong with it, by field. */
function itemOf(
  sent: Of<"item">,
  { draft, language }: { draft: Draft; language: Language },
): { item: Item } | { errors: Record<string, string> } {
  const { item: there, inSection, promptEn, promptEs, promptHe, showItem, showIs, citation } = sent;
  const prompt: Words = { en: promptEn, es: promptEs, he: promptHe };
  if (!has(prompt)) return { errors: { [wordField("prompt", language)]: "errors.words" } };
  const { responses, weight } = sent;
  const before = itemsBefore(draft, { item: there, section: inSection }).find(({ id }) => id === showItem);
  if (showItem !== "" && !before) return { errors: { showItem: "errors.showItem" } };
  if (before && !outcomeOf(before.responses, showIs)) return { errors: { showIs: "errors.showIs" } };
  return {
    item: {
      // A letter first: an item's id is no number.
      id: there || `i-${sent.idem}`,
      ...{ prompt, responses, weight, citation },
      critical: sent.critical === "on",
      ...(before && { showIf: { item: before.id, is: showIs } }),
      require: { note: sent.note ?? [], photo: sent.photo ?? [], action: sent.action ?? [] },
    },
  };
}

const BY = { up: -1, down: 1 } as const;

/** What a form wants to change, or what is wrong with it, by field. */
function changeOf(
  sent: Exclude<DraftForm, Of<"publish" | "discard">>,
  about: { draft: Draft; language: Language },
): { change: DraftChange } | { errors: Record<string, string> } {
  switch (sent.intent) {
    case "name": {
      const name: Words = { en: sent.nameEn, es: sent.nameEs, he: sent.nameHe };
      if (!has(name)) return { errors: { [wordField("name", about.language)]: "errors.words" } };
      return { change: { kind: "name", name } };
    }
    case "section": {
      const title: Words = { en: sent.titleEn, es: sent.titleEs, he: sent.titleHe };
      if (!has(title)) return { errors: { [wordField("title", about.language)]: "errors.words" } };
      return { change: { kind: "section", section: { id: sent.section || sent.idem, title } } };
    }
    case "section-up":
    case "section-down": {
      const by = sent.intent === "section-up" ? BY.up : BY.down;
      return { change: { kind: "move-section", section: sent.section, by } };
    }
    case "section-drop":
      return { change: { kind: "drop-section", section: sent.section } };
    case "item": {
      const read = itemOf(sent, about);
      return "errors" in read ? read : { change: { kind: "item", section: sent.inSection, item: read.item } };
    }
    case "item-up":
    case "item-down":
      return {
        change: { kind: "move-item", item: sent.item, by: sent.intent === "item-up" ? BY.up : BY.down },
      };
    case "item-drop":
      return { change: { kind: "drop-item", item: sent.item } };
  }
}

/** The forms of a draft: its name, its sections and items and their order, and whether it is published. */
export async function answerDraft(context: AppLoadContext, id: string, form: FormData): Promise<Answer> {
  const fields = typedBoxes(form);
  const submission = parseForm(form, DraftForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const sent = submission.value;
  const actor = await presentOwner(context);
  if (sent.intent === "discard") {
    const gone = await discardDraft(context, actor, id);
    return gone.ok
      ? { ok: true, toast: "checklistDraftDiscarded", to: CHECKLISTS }
      : refused(gone.error, fields);
  }
  const which = { id, version: sent.version, idem: sent.idem };
  if (sent.intent === "publish") {
    const published = await publishDraft(context, actor, which);
    return published.ok
      ? { ok: true, toast: "checklistDraftPublished", to: templatePath(published.key) }
      : refused(published.error, fields);
  }
  const found = await readDraft(context.db, actor, id);
  if (!found) return refused("gone", fields);
  const read = changeOf(sent, { draft: found.content, language: context.language });
  if ("errors" in read) return beside(fields, read.errors, 422);
  const isNew = sent.intent === "item" && !itemsIn(found.content).some(({ id: one }) => one === sent.item);
  const saved = await changeDraft(context, actor, { ...which, change: read.change });
  if (!saved.ok) return refused(saved.error, fields);
  // Who adds items adds several, and in one section.
  const to = isNew && sent.intent === "item" ? `?in=${encodeURIComponent(sent.inSection)}#item` : "#sections";
  return { ok: true, toast: "checklistDraftSaved", to: `${draftPath(id)}${to}` };
}
