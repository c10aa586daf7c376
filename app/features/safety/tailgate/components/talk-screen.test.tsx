import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { messagesOf } from "~/i18n/catalogue.server.ts";
import { I18nProvider } from "~/i18n/i18n.tsx";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import { IconContext } from "~/ui/icon.tsx";
import type { TalkView } from "../tailgate.view.server.ts";
import TalkScreen from "./talk-screen.tsx";

const POINTS = ["Climb facing the ladder.", "Never stand on the top step."];
const VIEW: TalkView = {
  talk: {
    ...{ key: "talk-ladders", language: "en", title: "Ladders", points: POINTS, questions: [], minutes: 4 },
    ...{ section: "OSHA 1926.1053", edition: "29 CFR 1926" },
  } as unknown as TalkView["talk"],
  ...{ own: false, model: "builder-1", check: ["", ""], sheet: false, sites: [], projects: [] },
  ...{ begin: { site: "", project: "", day: "2026-03-02" }, readOnly: false, idem: "key" },
};

function drawn(language: Language, view: TalkView, reworded?: readonly string[]): string {
  const texts = { tailgate: messagesOf(language, "tailgate") };
  const html = renderToStaticMarkup(
    <I18nProvider language={language} texts={texts}>
      <IconContext.Provider value={(icon) => `#${icon}`}>
        <TalkScreen view={view} reworded={reworded} />
      </IconContext.Provider>
    </I18nProvider>,
  );
  expect(html).not.toMatch(/\{\{|undefined/);
  return html;
}

test.each(LANGUAGES)(
  "a model's wording is asked for by a form, shown above the talk, and missed in words, in %s",
  (language) => {
    const { reword } = messagesOf(language, "tailgate") as unknown as { reword: Record<string, string> };
    const asked = drawn(language, VIEW);
    expect([asked.includes('value="reword"'), asked.includes("builder-1")]).toEqual([true, true]);
    const shown = drawn(language, VIEW, [POINTS[1] ?? ""]);
    expect(shown.indexOf(POINTS[1] ?? "")).toBeLessThan(shown.indexOf(POINTS[0] ?? ""));
    expect(shown).toContain(reword.title);
    expect(shown).not.toContain('value="reword"');
    const none = drawn(language, VIEW, []);
    expect([none.includes(POINTS[0] ?? ""), none.includes(reword.title ?? "none")]).toEqual([true, false]);
    expect(drawn(language, { ...VIEW, model: undefined })).not.toContain("reword");
  },
);
