import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Term } from "~/engines/knowledge/knowledge.ts";
import { messagesOf, translator } from "~/i18n/catalogue.server.ts";
import { I18nProvider } from "~/i18n/i18n.tsx";
import { LANGUAGES } from "~/i18n/languages.ts";
import { IconContext } from "~/ui/icon.tsx";
import { readLingoSearch } from "../find-terms.logic.ts";
import { glossaryView } from "../lingo.view.server.ts";
import { GlossaryScreen } from "./glossary-screen.tsx";

/** More than a page of the list shows. */
const MANY = 40;
const terms = Array.from({ length: MANY }, (_, n) => {
  const text = (name: string) => ({ name: `${name} ${n}`, definition: "What it means" });
  return {
    ...{ slug: `term-${n}`, trade: "framing", names: [] },
    texts: { en: text("Beam"), es: text("Viga"), he: text("קורה") },
  };
}) as unknown as Term[];

test.each(LANGUAGES)(
  "a pocket sheet has every term of its trade in three languages, and no list's pages (%s)",
  (language) => {
    const texts = { lingo: messagesOf(language, "lingo"), shell: messagesOf(language, "shell") };
    const drawn = (query: string) =>
      renderToStaticMarkup(
        <I18nProvider language={language} texts={texts}>
          <IconContext.Provider value={(name) => `#${name}`}>
            <GlossaryScreen
              view={glossaryView(terms, readLingoSearch(new URLSearchParams(query)), language, "2026-06-01")}
            />
          </IconContext.Provider>
        </I18nProvider>,
      );
    const list = drawn("trade=framing");
    expect(list).toContain('href="/construction-lingo?trade=framing&amp;sheet=1"');
    const sheet = drawn("trade=framing&sheet=1");
    expect(sheet.match(/<li /g)).toHaveLength(MANY);
    for (const name of ["Beam 39", "Viga 39", "קורה 39", translator(language, "lingo")("trades.framing")])
      expect(sheet).toContain(name);
    // Of no trade there is no sheet.
    expect(drawn("sheet=1")).not.toContain("data-alone");
  },
);
