import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { messagesOf, translator } from "~/i18n/catalogue.server.ts";
import { I18nProvider } from "~/i18n/i18n.tsx";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import { IconContext } from "~/ui/icon.tsx";
import type { MineView } from "../mine.view.server.ts";
import { Alerts } from "./alerts-part.tsx";

const KEY = "00000000-0000-4000-8000-000000000000";
const ALERT: MineView["alerts"][number] = {
  ...{ id: KEY, figure: "owed", words: "Chase payments", side: "above", threshold: 1_250_050 },
  ...{ days: "month", job: "", version: 3, unit: "cents", when: "now", jobName: "" },
  ...{ crossedAt: null, lookedAt: null },
};
const VIEW: MineView = {
  ...{ tiles: [], projects: [{ id: "p", name: "Tower" }], catalogue: [{ id: "owed", goal: "cash" }] },
  ...{ splits: [], mayWrite: true, board: undefined, boards: [], hasRoomForBoards: true, boardKey: KEY },
  wanted: { metric: "owed", split: "", period: "month", project: "", figures: "own" },
  ...{ isFull: false, hasRoom: true, idem: KEY, changed: "", alerts: [ALERT] },
};

function drawn(language: Language, view: MineView): string {
  const names = ["intelligence", "metrics", "shell"] as const;
  const texts = Object.fromEntries(names.map((name) => [name, messagesOf(language, name)]));
  const html = renderToStaticMarkup(
    <I18nProvider language={language} texts={texts}>
      <IconContext.Provider value={(icon) => `#${icon}`}>
        <Alerts view={view} />
      </IconContext.Provider>
    </I18nProvider>,
  );
  expect(html).not.toMatch(/\{\{|undefined|NaN|\[object/);
  return html;
}

test.each(LANGUAGES)(
  "alerts are drawn in %s: not counted yet, crossed, changed, and for whoever reads",
  (language) => {
    const t = translator(language, "intelligence");
    const html = drawn(language, VIEW);
    for (const said of ["Chase payments", t("alerts.notLooked"), 'value="alert"', "12,50"])
      expect(html).toContain(said);
    const at = "2026-03-02T10:00:00.000Z";
    const share = { figure: "winRate", unit: "percent", when: "period", threshold: 2_550 } as const;
    const crossed = drawn(language, {
      ...VIEW,
      changed: KEY,
      alerts: [{ ...ALERT, ...share, crossedAt: at, lookedAt: at, jobName: "Tower" }],
    });
    for (const said of ["25.5", "Tower", 'value="changeAlert"', 'value="25.50"'])
      expect(crossed).toContain(said);
    expect(drawn(language, { ...VIEW, mayWrite: false, alerts: [] })).not.toContain("<form");
  },
);
