import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Term } from "~/engines/knowledge/knowledge.ts";
import { messagesOf, translator } from "~/i18n/catalogue.server.ts";
import { I18nProvider } from "~/i18n/i18n.tsx";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import { IconContext } from "~/ui/icon.tsx";
import { quizView, readQuiz } from "../lingo.view.server.ts";
import { QuizScreen } from "./quiz-screen.tsx";

const TERMS: Term[] = Array.from({ length: 12 }, (_, n) => ({
  slug: `word-${n}`,
  trade: "tools",
  texts: {
    en: { name: `word ${n}`, definition: "" },
    es: { name: `palabra ${n}`, definition: "" },
    he: { name: `מילה ${n}`, definition: "" },
  },
  names: [],
}));

function drawn(language: Language, query: string, sent?: Parameters<typeof QuizScreen>[0]["sent"]) {
  const params = new URLSearchParams(query);
  const view = quizView(TERMS, readQuiz(params, language, "2026-03-02"), params);
  const texts = Object.fromEntries(
    (["lingo", "lingo-quiz", "shell"] as const).map((name) => [name, messagesOf(language, name)]),
  );
  return renderToStaticMarkup(
    <I18nProvider language={language} texts={texts}>
      <IconContext.Provider value={(name) => `#${name}`}>
        <QuizScreen view={view} idem="key" sent={sent} />
      </IconContext.Provider>
    </I18nProvider>,
  );
}

test.each(LANGUAGES)(
  "ten questions have five answers each, and none says which is right (%s)",
  (language) => {
    const html = drawn(language, "set=4");
    expect(html.match(/<fieldset/g)).toHaveLength(10);
    expect(html.match(/type="radio"/g)).toHaveLength(50);
    expect(html).not.toContain('checked=""');
    expect(html.split(translator(language, "lingo-quiz")("unknown")).length - 1).toBe(10);
  },
);

test("what was left open is said beside its question and above, with what was answered kept", () => {
  const t = translator("en", "lingo-quiz");
  const params = new URLSearchParams("set=4");
  const { questions } = quizView(TERMS, readQuiz(params, "en", "2026-03-02"), params);
  const [first, second] = questions.map(({ slug }) => slug) as [string, string];
  const html = drawn("en", "set=4", { answers: { [first]: first }, open: [second], incomplete: false });
  expect(html).toContain(t("errors.openAt", { n: 2 }));
  expect(html).toContain(t("errors.open"));
  expect(html.match(/checked=""/g)).toHaveLength(1);
});

test.each(LANGUAGES)(
  "the result has the score, what was missed and the way to the cards (%s)",
  (language) => {
    const t = translator(language, "lingo-quiz");
    const html = drawn(language, "set=4&of=10&missed=word-1.word-2,word-3.unknown,gone.word-1");
    for (const said of [t("result.title", { right: 8, of: 10 }), t("result.chosen"), t("result.cards")])
      expect(html).toContain(said);
    expect(html).toContain('href="/term/word-1"');
    expect(html).not.toContain("<fieldset");
    expect(html).toContain("set=5");
    expect(drawn(language, "of=10")).toContain(t("result.all"));
  },
);

test("a trade without words asks nothing", () => {
  expect(drawn("en", "trade=roofing")).toContain(translator("en", "lingo-quiz")("none.title"));
});
