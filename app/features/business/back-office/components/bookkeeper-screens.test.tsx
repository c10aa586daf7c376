import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { standingOf } from "~/engines/process/process.ts";
import { messagesOf, translator } from "~/i18n/catalogue.server.ts";
import { I18nProvider } from "~/i18n/i18n.tsx";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import { IconContext } from "~/ui/icon.tsx";
import { bookkeeperProcess } from "../bookkeeper.process.ts";
import type { AskingView, HeldRequestView } from "../bookkeeper.view.server.ts";
import AskScreen from "./ask-screen.tsx";
import HeldRequestScreen from "./held-request-screen.tsx";

const KEY = "00000000-0000-4000-8000-000000000000";
const NOW = "2026-11-02T15:00:00.000Z";

function drawn(language: Language, child: ReactNode): string {
  const names = ["ask-bookkeeper", "back-office", "month-end", "process", "shell"] as const;
  const texts = Object.fromEntries(names.map((name) => [name, messagesOf(language, name)]));
  const html = renderToStaticMarkup(
    <I18nProvider language={language} texts={texts}>
      <IconContext.Provider value={(icon) => `#${icon}`}>{child}</IconContext.Provider>
    </I18nProvider>,
  );
  expect(html).not.toMatch(/\{\{|undefined|NaN|\[object/);
  return html;
}

const standing = (state: string, parties: string) =>
  standingOf(
    bookkeeperProcess,
    { state, version: 2, parties, blocked: "", moments: "{}", passed: 0 },
    new Date(NOW),
  );

const PAPER = {
  ...{ id: KEY, kind: "bill", vendor: "Sample Lumber", spentOn: "2026-10-30", cents: 12_550, code: "" },
  ...{ state: "new", note: "For the roof", project: "Sample house" },
};
const REQUEST = {
  ...{ id: KEY, topic: "Where does this go", words: "Which code?", month: "2026-10", version: 2 },
  list: [
    { line: "papers", open: 2, isDone: false, note: "" },
    { line: "bank", isDone: true, note: "Agrees" },
    { line: "cards", isDone: false, note: "" },
  ],
  ...{ answer: "As framing", answeredBy: "Sample Books", answeredAt: NOW, createdAt: NOW },
};
const ANSWERED = { ...PAPER, proposed: "06 10 00", said: "Framing" };

test.each(LANGUAGES)(
  "what a bookkeeper is asked is drawn in %s, for the desk and for the link",
  (language) => {
    const t = translator(language, "ask-bookkeeper");
    const view: AskingView = {
      requests: [
        {
          ...{ id: KEY, topic: REQUEST.topic, state: "answered", createdAt: NOW, papers: 1 },
          answeredBy: "Sample Books",
        },
      ],
      ...{ waiting: [PAPER], months: ["2026-11", "2026-10"], begin: { paper: KEY, month: "2026-10" } },
      chosen: { request: REQUEST, standing: standing("answered", "desk"), papers: [ANSWERED], timeline: [] },
      ...{ isMissing: false, readOnly: false, mayShare: true, keys: { ask: KEY, move: KEY } },
    };
    const html = drawn(language, <AskScreen view={view} />);
    for (const said of ["06 10 00", "Framing", "Sample Books", t("submit")]) expect(html).toContain(said);
    // The paper that the page came from is ticked.
    expect(html).toMatch(/<input(?=[^>]*name="paper0")(?=[^>]*checked)[^>]*>/);
    const reading = { ...view, readOnly: true, chosen: undefined, requests: [], isMissing: true };
    const empty = drawn(language, <AskScreen view={reading} />);
    expect(empty).toContain(t("none"));
    expect(empty).not.toContain('value="ask"');
    const held: HeldRequestView = {
      ...{ request: { ...REQUEST, answeredAt: null }, standing: standing("asked", "bookkeeper") },
      papers: [{ ...ANSWERED, files: [{ id: KEY, name: "receipt.png" }] }],
      ...{ mayAnswer: true, link: KEY, name: "", idem: KEY },
    };
    const open = drawn(language, <HeldRequestScreen view={held} />);
    for (const said of ["receipt.png", 'name="code0"', t("held.text")]) expect(open).toContain(said);
    const done = { ...held, request: REQUEST, standing: standing("done", ""), mayAnswer: false };
    const closed = drawn(language, <HeldRequestScreen view={done} />);
    expect(closed).toContain("As framing");
    expect(closed).not.toContain("<form");
  },
);
