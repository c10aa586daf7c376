import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { messagesOf, translator } from "~/i18n/catalogue.server.ts";
import { I18nProvider } from "~/i18n/i18n.tsx";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import { IconContext } from "~/ui/icon.tsx";
import { readAsked } from "../asked.ts";
import type { KeptTile } from "../kept.server.ts";
import type { MineView } from "../mine.view.server.ts";
import { Boards } from "./boards-part.tsx";
import SharedBoardScreen from "./shared-board-screen.tsx";

const KEY = "00000000-0000-4000-8000-000000000000";
const KEPT: KeptTile = {
  ...{
    id: "0",
    asked: { ...readAsked(new URLSearchParams()), period: "year" as const },
    split: undefined,
    project: "Tower",
  },
  ...{ parts: [], now: { from: "2026-01-01", to: "2026-03-02" } },
  tile: {
    ...{ id: "dealsBegun", unit: "count", when: "period", value: 3, rows: 3, earlier: 1, isWhole: true },
    change: { by: 2, percent: 200, tone: "good" },
    trend: [
      { bucket: "2026-01", value: 1, rows: 1 },
      { bucket: "2026-02", value: 2, rows: 2 },
    ],
  },
};
const VIEW: MineView = {
  ...{ tiles: [], projects: [], catalogue: [], splits: [], alerts: [], changed: "", mayWrite: true },
  ...{ isFull: false, hasRoom: true, idem: KEY, boardKey: KEY, board: undefined, hasRoomForBoards: true },
  wanted: { metric: "owed", split: "", period: "year", project: "", figures: "cash" },
  boards: [{ id: KEY, name: "For the bank", figures: 2 }],
};

function drawn(language: Language, part: ReactNode): string {
  const names = ["intelligence", "metrics", "shell"] as const;
  const texts = Object.fromEntries(names.map((name) => [name, messagesOf(language, name)]));
  const html = renderToStaticMarkup(
    <I18nProvider language={language} texts={texts}>
      <IconContext.Provider value={(icon) => `#${icon}`}>{part}</IconContext.Provider>
    </I18nProvider>,
  );
  expect(html).not.toMatch(/\{\{|undefined|NaN|\[object|>boards\./);
  return html;
}

test.each(LANGUAGES)(
  "the boards of a team are drawn in %s, with their links and without for whoever reads",
  (language) => {
    const html = drawn(language, <Boards view={VIEW} />);
    for (const said of [
      "For the bank",
      `type=figure-board&amp;id=${KEY}`,
      'value="dropBoard"',
      'value="makeBoard"',
    ])
      expect(html).toContain(said);
    expect(html).toMatch(/<option value="cash" selected/);
    const read = drawn(language, <Boards view={{ ...VIEW, mayWrite: false }} />);
    expect(read).not.toMatch(/<form|workspace\/share/);
  },
);

test.each(LANGUAGES)(
  "whoever holds a link sees the board in %s: its figures, days and definitions, and no way to a row",
  (language) => {
    const t = translator(language, "intelligence");
    const words = translator(language, "metrics");
    const html = drawn(
      language,
      <SharedBoardScreen view={{ name: "For <the bank>", from: "Ridge", tiles: [KEPT] }} />,
    );
    for (const said of [
      words("names.dealsBegun"),
      words("texts.dealsBegun"),
      t("fromRows", { count: 3 }),
      "Tower",
      "For &lt;the bank&gt;",
    ])
      expect(html).toContain(said);
    expect(html).not.toMatch(/<a |<form|<input/);
    expect(drawn(language, <SharedBoardScreen view={{ name: "x", from: "", tiles: [] }} />)).toContain(
      t("boards.nothing"),
    );
  },
);
