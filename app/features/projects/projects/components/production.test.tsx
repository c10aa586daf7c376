import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { messagesOf } from "~/i18n/catalogue.server.ts";
import { I18nProvider } from "~/i18n/i18n.tsx";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import type { ProjectView } from "../projects.view.server.ts";
import { Production } from "./production.tsx";

type Rates = ProjectView["production"];
const RATE: Rates[number] = {
  ...{
    crew: "Framers",
    unit: "ft",
    days: 3,
    amount: 288,
    hours: 96,
    rate: 3,
    weeks: [],
    estimate: undefined,
  },
};
const ESTIMATE = { title: "Sample estimate", href: "/estimate/1" };

const drawn = (language: Language, rates: Rates, estimate: ProjectView["estimate"]) =>
  renderToStaticMarkup(
    <I18nProvider language={language} texts={{ projects: messagesOf(language, "projects") }}>
      <Production rates={rates} estimate={estimate} />
    </I18nProvider>,
  );

test.each(LANGUAGES)(
  "both rates and their difference stand side by side, with the estimate that says so, in %s",
  (language) => {
    const own = { rate: 3.33, percent: -10, work: ["Framed wall, 2×4"] };
    const html = drawn(
      language,
      [
        { ...RATE, estimate: own },
        { ...RATE, crew: "Roofers" },
      ],
      ESTIMATE,
    );
    expect(html).not.toMatch(/\{\{|undefined|NaN/);
    for (const said of ["3.33", "10", "Framed wall, 2×4", 'href="/estimate/1"']) expect(html).toContain(said);
  },
);

test("without a rate of the estimate nothing of it is said", () => {
  for (const estimate of [ESTIMATE, undefined]) {
    const html = drawn("en", [RATE], estimate);
    expect(html).not.toContain("estimate");
    expect(html).toContain("288 ft");
  }
});
