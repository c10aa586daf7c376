import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { messagesOf } from "~/i18n/catalogue.server.ts";
import { I18nProvider } from "~/i18n/i18n.tsx";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import { IconContext } from "~/ui/icon.tsx";
import { buildView, type DraftView, draftView } from "../drafts.view.server.ts";
import BuildScreen from "./build-screen.tsx";
import DraftScreen from "./draft-screen.tsx";

function drawn(language: Language, child: ReactNode): string {
  const names = ["checklist-drafts", "safety-checklists", "shell"] as const;
  const texts = Object.fromEntries(names.map((name) => [name, messagesOf(language, name)]));
  const html = renderToStaticMarkup(
    <I18nProvider language={language} texts={texts}>
      <IconContext.Provider value={(icon) => `#${icon}`}>{child}</IconContext.Provider>
    </I18nProvider>,
  );
  // A key without its text would be drawn as the key.
  expect(html).not.toMatch(/\{\{|undefined|NaN|>(?:item|sections|fields|publish|marks|states|errors|gaps)\./);
  return html;
}

const asked = (language: Language) => ({
  // The example is read from no database.
  ...{ language, db: undefined as never, now: () => new Date("2026-03-02T12:00:00Z") },
  formKey: () => "00000000-0000-4000-8000-000000000000",
});

async function writable(language: Language, search = ""): Promise<DraftView> {
  const about = { id: "sample", search: new URLSearchParams(search) };
  const view = await draftView(asked(language), undefined, about);
  if (!view) throw new Error("no example");
  return { ...view, readOnly: false, isExample: false };
}

test.each(LANGUAGES)("the example is read and has no form, in %s", async (language) => {
  const about = { id: "sample", search: new URLSearchParams() };
  const view = await draftView(asked(language), undefined, about);
  if (!view) throw new Error("no example");
  const html = drawn(language, <DraftScreen view={view} />);
  expect(html).not.toContain("<form");
  expect(html).toContain("1926.1053");
});

test.each(LANGUAGES)("a list that is written has every step as a form, in %s", async (language) => {
  const view = await writable(language);
  const html = drawn(language, <DraftScreen view={view} />);
  for (const intent of ["publish", "item", "section", "name", "discard", "item-up", "item-down", "item-drop"])
    expect(html).toContain(`value="${intent}"`);
  for (const name of [
    "promptEn",
    "promptEs",
    "promptHe",
    "responses",
    "weight",
    "critical",
    "showItem",
    "citation",
  ])
    expect(html).toContain(`name="${name}"`);
  const named = [
    ...html.matchAll(/value="item-up"[^>]*aria-label="([^"]*)"|aria-label="([^"]*)"[^>]*value="item-up"/g),
  ];
  expect(new Set(named.map(([, one, other]) => one ?? other)).size).toBe(named.length);
  const first = view.sections[0]?.items[1]?.id ?? "";
  const change = drawn(language, <DraftScreen view={await writable(language, `item=${first}`)} />);
  expect(change).toContain(`name="item" value="${first}"`);
});

test.each(LANGUAGES)("what is wrong stands beside its field with what was typed, in %s", async (language) => {
  const view = await writable(language);
  const fields = {
    intent: "item",
    promptEn: "Typed?",
    weight: "many",
    note: "fail out",
    photo: "",
    action: "",
  };
  const errors = { weight: "errors.weight" };
  const html = drawn(language, <DraftScreen view={view} sent={{ fields, errors }} />);
  expect(html).toContain("Typed?");
  expect(html).toContain('value="many"');
  expect(html).toContain("weight-error");
  expect(html).toMatch(/id="note-out"[^>]*checked=""/);
  const gaps = { ...view, hasGaps: true, gaps: ["items" as const] };
  expect(drawn(language, <DraftScreen view={gaps} />)).not.toContain('value="publish"');
  expect(drawn(language, <DraftScreen view={{ ...view, newer: 4 }} />)).not.toContain('value="publish"');
});

test.each(LANGUAGES)("a list begins empty or as another one, in %s", (language) => {
  const view = buildView(asked(language), undefined, "ladder");
  const html = drawn(language, <BuildScreen view={view} />);
  expect(html).toContain('value="begin"');
  expect(html).toMatch(/<option value="ladder" selected="">/);
});
