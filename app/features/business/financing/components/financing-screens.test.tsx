import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { messagesOf } from "~/i18n/catalogue.server.ts";
import { I18nProvider } from "~/i18n/i18n.tsx";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import { IconContext } from "~/ui/icon.tsx";
import {
  capacityView,
  compareView,
  financingView,
  scheduleCsv,
  scheduleView,
  waysView,
} from "../financing.view.server.ts";
import { queryOf } from "../kinds.ts";
import { PRODUCTS } from "../products.ts";
import CapacityScreen from "./capacity-screen.tsx";
import CompareScreen from "./compare-screen.tsx";
import FinancingScreen from "./financing-screen.tsx";
import ScheduleScreen from "./schedule-screen.tsx";
import WaysScreen from "./ways-screen.tsx";

function drawn(language: Language, child: ReactNode): string {
  const names = ["financing", "shell"] as const;
  const texts = Object.fromEntries(names.map((name) => [name, messagesOf(language, name as "financing")]));
  const html = renderToStaticMarkup(
    <I18nProvider language={language} texts={texts}>
      {/* As the server draws them: there is no document in which an icon would be looked for. */}
      <IconContext.Provider value={(icon) => `#${icon}`}>{child}</IconContext.Provider>
    </I18nProvider>,
  );
  // A key without its text would be drawn as the key.
  expect(html).not.toMatch(/\{\{|undefined|NaN|>(?:out|fields|fieldOf|hints|options|noRate|errors)\./);
  return html;
}
const view = (query: string, language: Language = "en") =>
  financingView(new URLSearchParams(query), language);

test.each(LANGUAGES)("every sample product is worked out on its page and its schedule in %s", (language) => {
  const text = messagesOf(language, "financing") as { out: Record<string, string> };
  for (const { kind, typed } of PRODUCTS) {
    const query = queryOf(kind, typed);
    const html = drawn(language, <FinancingScreen view={view(query, language)} />);
    expect(html).toContain(text.out.rate);
    const schedule = scheduleView(new URLSearchParams(query));
    if (!schedule) throw new Error(kind);
    drawn(language, <ScheduleScreen view={schedule} />);
    const lines = scheduleCsv(new URLSearchParams(query), language)?.trim().split("\r\n") ?? [];
    expect(lines).toHaveLength(schedule.cost.count + 1);
  }
});

test.each(LANGUAGES)("what is wrong stands beside its field with what was typed, in %s", (language) => {
  const html = drawn(language, <FinancingScreen view={view("kind=term&amount=9&rate=abc", language)} />);
  expect(html).toContain('value="abc"');
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(3);
});

test("a rate that does not exist is explained", () => {
  const html = drawn(
    "en",
    <FinancingScreen view={view("kind=term&amount=1000&rate=5&months=12&fee=1000")} />,
  );
  expect(html).toContain("nothing to put a rate on");
});

test.each(LANGUAGES)(
  "scenarios stand side by side, the cheapest by the year and in all is marked, in %s",
  (language) => {
    const four = PRODUCTS.slice(0, 5).map(({ kind, typed }) => ["s", queryOf(kind, typed)]);
    const compared = compareView(new URLSearchParams(four));
    expect(compared.rows).toHaveLength(4);
    const html = drawn(language, <CompareScreen view={compared} />);
    const { compare } = messagesOf(language, "financing") as { compare: Record<string, string> };
    expect(html).toContain(compare.lowestRate);
    expect(html).toContain(compare.full);
    drawn(language, <CompareScreen view={compareView(new URLSearchParams("s=nothing"))} />);
  },
);

test.each(LANGUAGES)("what a firm can carry, and buying against renting, are drawn in %s", (language) => {
  drawn(language, <CapacityScreen view={capacityView(new URLSearchParams(), language)} />);
  drawn(language, <CapacityScreen view={capacityView(new URLSearchParams("income=1"), language)} />);
  drawn(language, <WaysScreen view={waysView(new URLSearchParams(), language)} />);
});

test("an address keeps what a scenario is compared with", () => {
  const other = queryOf("lease", { amount: "9000", months: "24", rate: "8" });
  const drawnView = view(
    `${queryOf("term", { amount: "9000", rate: "7", months: "24" })}&s=${encodeURIComponent(other)}`,
  );
  expect(drawnView.compared).toEqual([other]);
  expect(drawn("en", <FinancingScreen view={drawnView} />)).toContain("Compared with 1 scenario");
});
