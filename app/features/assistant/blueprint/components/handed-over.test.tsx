import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { messagesOf, translator } from "~/i18n/catalogue.server.ts";
import { I18nProvider } from "~/i18n/i18n.tsx";
import { LANGUAGES } from "~/i18n/languages.ts";
import { IconContext } from "~/ui/icon.tsx";
import { readHandedOver } from "../blueprint.queries.server.ts";
import { BlueprintScreen } from "./blueprint-screen.tsx";

const PLAN = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200" width="300" height="200">
<text x="100" y="80" font-size="9">Bedroom</text><text x="100" y="92" font-size="8">14'-6" × 6'-2"</text></svg>`;
const HOME = new URLSearchParams({ units: "us", storey: "1" });
const NAMESPACES = [
  "blueprint",
  "drawing-result",
  "drawing-reader",
  "drawing-vision",
  "take-off",
  "shell",
] as const;

test.each(LANGUAGES)(
  "a plan that came along is shown, read and led back from, and a member may keep it (%s)",
  (language) => {
    const t = translator(language, "blueprint");
    const texts = Object.fromEntries(
      NAMESPACES.map((name) => [name, messagesOf(language, name as "blueprint")]),
    );
    const handed = readHandedOver(PLAN, HOME, { name: "House plan.svg" });
    const drawn = (saved?: []) =>
      renderToStaticMarkup(
        <I18nProvider language={language} texts={texts}>
          <IconContext.Provider value={(name) => `#${name}`}>
            <BlueprintScreen example="" query="" saved={saved} plain={{ idem: "key" }} handed={handed} />
          </IconContext.Provider>
        </I18nProvider>,
      );
    const guest = drawn();
    expect(guest).toContain('src="/ai-home-design/plan.svg?units=us&amp;storey=1"');
    expect(guest).toContain('href="/ai-home-design?units=us&amp;storey=1"');
    // 6'-2" is below what a room has to be wide.
    for (const said of ["IRC R304", t("handed.title"), t("handed.measure"), t("plain.result")])
      expect(guest).toContain(said);
    expect(guest).not.toContain('name="home"');
    expect(drawn([])).toContain('<input type="hidden" name="home" value="units=us&amp;storey=1"/>');
  },
);
