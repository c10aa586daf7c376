import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { expect, test } from "vitest";
import { messagesOf } from "~/i18n/catalogue.server.ts";
import { I18nProvider } from "~/i18n/i18n.tsx";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import type { FormReply } from "~/services/form.server.ts";
import { punchItem } from "../../../tests/processes.ts";
import { moveSchema, ProcessActions, ProcessTimeline, standingOf } from "./process.ts";

const KEY = "00000000-0000-4000-8000-000000000000";
const texts = {
  state: (name: string) => `[${name}]`,
  transition: (name: string) => `(${name})`,
  party: (name: string) => `{${name}}`,
  guard: (name: string) => `because ${name}`,
};
const standing = (state: string, parties: string, blocked = "") =>
  standingOf(
    punchItem,
    { state, version: 4, parties, blocked, passed: 0, moments: '{"dueAt":"2026-03-02T12:00:00.000Z"}' },
    new Date("2026-03-02T13:00:00.000Z"),
  );
const inside = (language: Language, child: ReactNode) =>
  renderToStaticMarkup(
    <I18nProvider language={language} texts={{ process: messagesOf(language, "process") }}>
      {child}
    </I18nProvider>,
  );
const draw = (given: ReturnType<typeof standing>, reply?: FormReply, language: Language = "en") =>
  inside(language, <ProcessActions standing={given} texts={texts} idem={KEY} reply={reply} />);

/** The forms of a page, as a browser without scripts would send them by their first button. */
function formsOf(html: string): Record<string, string>[] {
  return [...html.matchAll(/<form[^>]*method="post"[^>]*>(.*?)<\/form>/g)].map(([, body = ""]) =>
    Object.fromEntries(
      [...body.matchAll(/<(?:input|button|textarea)[^>]*>/g)].map(([tag]) => [
        /name="([^"]*)"/.exec(tag)?.[1] ?? "",
        /value="([^"]*)"/.exec(tag)?.[1] ?? "",
      ]),
    ),
  );
}

test("every button is a form that the schema of the process reads", () => {
  const forms = formsOf(draw(standing("workRequired", "assignee manager ")));
  expect(forms.map(({ transition }) => transition)).toEqual(["finish", "dispute", "void"]);
  for (const form of forms)
    expect(v.parse(moveSchema(punchItem), form)).toMatchObject({ intent: "move", version: 4, idem: KEY });
});

test("one button stands out: what is awaited, never what takes away", () => {
  const solid = (html: string) =>
    [...html.matchAll(/<(button|summary)[^>]*bg-accent[^>]*>([^<]*)/g)].map(([, , text]) => text);
  expect(solid(draw(standing("workRequired", "assignee manager ")))).toEqual(["(finish)"]);
  expect(solid(draw(standing("workRequired", "manager ")))).toEqual([]);
});

test("in a part that the server alone draws every form loads the document, and nowhere else", () => {
  const given = standing("workRequired", "assignee manager ");
  const served = inside("en", <ProcessActions isServed standing={given} texts={texts} idem={KEY} />);
  expect(served.match(/<form[^>]*data-reload=""/g)).toHaveLength(3);
  expect(draw(given)).not.toContain("data-reload");
});

test("a guard that does not hold is told in place of its button", () => {
  const html = draw(standing("readyToClose", "approver ", "notOwnWork "));
  expect(formsOf(html)).toEqual([]);
  expect(html).toContain("Not yet: (close)");
  expect(html).toContain("because notOwnWork");
});

test("a refused note stands open with what was typed and what is wrong", () => {
  const reply = { fields: { transition: "dispute", note: "As drawn" }, errors: { note: "errors.noteLong" } };
  const html = draw(standing("workRequired", "assignee "), reply);
  expect(html).toMatch(/<details open=""/);
  expect(html).toContain("As drawn</textarea>");
  expect(html).toContain("Use at most 1,000 characters");
});

test.each(LANGUAGES)("whose turn it is, and how late, is said in words (%s)", (language) => {
  const { ball, timeline } = messagesOf(language, "process") as {
    ball: Record<string, string>;
    timeline: Record<string, string>;
  };
  const late = draw(standing("workRequired", "assignee "), undefined, language);
  expect(late).toContain(ball.you);
  expect(late).toContain("2026");
  expect(draw(standing("closed", "manager "), undefined, language)).toContain(ball.ended);
  expect(draw(standing("workRequired", ""), undefined, language)).toContain("{assignee}");
  expect(inside(language, <ProcessTimeline events={[]} texts={texts} />)).toContain(timeline.empty);
});

test("the history tells what, who, when and why, in the zone of the site", () => {
  const html = inside(
    "en",
    <ProcessTimeline
      texts={texts}
      zone="America/Chicago"
      events={[
        {
          id: "1",
          transition: "begin",
          from: "",
          to: "draft",
          party: "manager",
          mine: 1,
          printedName: "",
          note: "",
          at: "2026-03-02T18:05:00.000Z",
        },
        {
          id: "2",
          transition: "finish",
          from: "workRequired",
          to: "readyForReview",
          party: "assignee",
          mine: 0,
          printedName: "Carpenter 3",
          note: "<b>Done</b>",
          at: "2026-03-03T18:05:00.000Z",
        },
        {
          id: "3",
          transition: "void",
          from: "draft",
          to: "void",
          party: "system",
          mine: 0,
          printedName: "",
          note: "",
          at: "2026-03-04T18:05:00.000Z",
        },
      ]}
    />,
  );
  const text = html.replace(/<[^>]+>/g, " ").replace(/[\s\u202f]+/g, " ");
  expect(text).toContain("Started Mar 2, 2026, 12:05 PM CST · You");
  expect(text).toContain(
    "(finish) Mar 3, 2026, 12:05 PM CST · Carpenter 3 , {assignee} · [workRequired] to [readyForReview]",
  );
  expect(text).toContain("By itself");
  expect(html).toContain("&lt;b&gt;Done&lt;/b&gt;");
});
