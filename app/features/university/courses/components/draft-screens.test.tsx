import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { inOwn } from "~/engines/trust/trust.server.ts";
import { messagesOf } from "~/i18n/catalogue.server.ts";
import { I18nProvider } from "~/i18n/i18n.tsx";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import { IconContext } from "~/ui/icon.tsx";
import { courseFrom } from "../draft.ts";
import { draftLessonView, draftView } from "../drafts.view.server.ts";
import { questionView } from "../questions.view.server.ts";
import DraftLessonScreen from "./draft-lesson-screen.tsx";
import DraftScreen from "./draft-screen.tsx";
import DraftsScreen from "./drafts-screen.tsx";
import LessonScreen from "./lesson-screen.tsx";
import QuestionScreen from "./question-screen.tsx";

function drawn(language: Language, child: ReactNode): string {
  const names = ["authoring", "courses", "shell", "talk"] as const;
  const texts = Object.fromEntries(names.map((name) => [name, messagesOf(language, name)]));
  const html = renderToStaticMarkup(
    <I18nProvider language={language} texts={texts}>
      <IconContext.Provider value={(icon) => `#${icon}`}>{child}</IconContext.Provider>
    </I18nProvider>,
  );
  // A key without its text would be drawn as the key.
  expect(html).not.toMatch(/\{\{|undefined|NaN|>(?:ask|lesson|question|fields|publish|end|states|errors)\./);
  return html;
}

const asked = (language: Language) => ({
  // The examples are read from no database.
  ...{ language, db: undefined as never, now: () => new Date("2026-03-02T12:00:00Z") },
  formKey: () => "00000000-0000-4000-8000-000000000000",
});
const nobody = inOwn("guest:sample" as never);

test.each(LANGUAGES)("a draft, its lesson and its questions are drawn in %s", async (language) => {
  const context = asked(language);
  const [draft, lesson, question] = await Promise.all([
    draftView(context, nobody, "sample"),
    draftLessonView(context, nobody, "sample", "1"),
    questionView(context, { person: nobody, isAdmin: false }, "sample"),
  ]);
  if (!draft || !lesson || !question) throw new Error("no example");
  const page = drawn(language, <DraftScreen view={draft} />);
  expect(page).toContain('value="publish"');
  expect(page).toContain('value="add-lesson"');
  const write = drawn(language, <DraftLessonScreen view={lesson} chosen="1" />);
  expect(write.match(/name="choice\d"/g)).toHaveLength(5);
  expect(write).toContain('checked="" value="1"');
  expect(write).toContain("<h2 ");
  drawn(language, <QuestionScreen view={question} />);
  const drafts = [{ id: "1", title: "Sample", edition: 2, state: "taught" as const, isChanged: true }];
  const listed = [{ id: "2", createdAt: "2026-03-02", waits: true, words: "", course: "Saw", lesson: "One" }];
  const list = { mayWrite: true, drafts, questions: listed, language, idem: "1" };
  expect(drawn(language, <DraftsScreen view={list} />)).toContain('value="create"');
  drawn(language, <DraftsScreen view={{ ...list, mayWrite: false, drafts: [] }} />);
});

test.each(LANGUAGES)(
  "what is wrong with a question stands beside its field, with what was typed, in %s",
  async (language) => {
    const lesson = await draftLessonView(asked(language), nobody, "sample", "1");
    if (!lesson) throw new Error("no example");
    const fields = { intent: "question", ask: "Typed?", choice1: "a", right: "4", why: "so" };
    const html = drawn(
      language,
      <DraftLessonScreen view={lesson} sent={{ fields, errors: { right: "errors.rightEmpty" } }} />,
    );
    expect(html).toContain("Typed?");
    expect(html).toContain("right-error");
    expect(html).toContain(`href="#right-${1}"`);
  },
);

test.each(LANGUAGES)(
  "a lesson of a firm says in which language it is, and is asked about, in %s",
  (language) => {
    const settings = { title: "Saw", about: "x", language: "en" as const, subject: "trade" as const };
    const course = courseFrom(
      {
        ...{ ...settings, passPercent: 80, validMonths: 0 },
        lessons: [{ id: "one", title: "One", body: "- a\n- a", questions: [] }],
      },
      { id: "c", workspace: "workspace:1", version: 1 },
    );
    const head = {
      ...{ id: "c", title: "Saw", about: "x", written: "en" as const, access: "firm" as const },
      ...{ gate: undefined, isGuest: false, state: undefined, began: { began: 1, now: 2 } },
    };
    const shown = course.lessons[0]?.text.en;
    const lesson = {
      ...{ id: "one", title: "One", written: "en" as const, blocks: shown?.blocks ?? [], cite: [] },
      ...{ minutes: 1, number: 1, of: 1 },
    };
    const view = {
      ...{ head, lesson, isOpen: true, canFinish: true, previous: undefined, next: undefined },
      ask: { idem: "1", asked: [] },
    };
    const html = drawn(language, <LessonScreen view={view} />);
    expect(html).toContain('value="ask"');
    expect(html).not.toContain("/university?about=");
  },
);
