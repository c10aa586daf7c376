import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { limitsOfProvision } from "~/features/assistant/joe/limits/of-provision.queries.server.ts";
import { messagesOf, translator } from "~/i18n/catalogue.server.ts";
import { I18nProvider } from "~/i18n/i18n.tsx";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import { type ProvisionView, provisionView } from "../codes.view.server.ts";
import { ProvisionScreen } from "./provision-screen.tsx";

type Found = Parameters<typeof provisionView>[0];

const FLIGHT: Found = {
  slug: "irc-r311-7-3",
  kind: "code",
  section: "IRC R311.7.3",
  edition: "2018–2021",
  source: "made for a test",
  confidence: "verified",
  reviewedAt: "2026-01-01",
  title: "Rise of one flight",
  body: "One flight rises at most so much.",
  language: "en",
  kept: [],
  jobs: [],
  beside: [],
  touches: [{ slug: "ibc-1011-2", section: "IBC 1011.2", edition: "2021", title: "Stairs", language: "en" }],
};

const drawn = (
  language: Language,
  provision: ProvisionView,
  reply?: Parameters<typeof ProvisionScreen>[0]["reply"],
) =>
  renderToStaticMarkup(
    <I18nProvider language={language} texts={{ codes: messagesOf(language, "codes") }}>
      <ProvisionScreen provision={provision} reply={reply} />
    </I18nProvider>,
  );

test.each(LANGUAGES)(
  "another book's limit of the same thing stands with where it holds, and none of anything else (%s)",
  (language) => {
    const t = translator(language, "codes");
    const of = (slug: string) =>
      drawn(language, provisionView({ ...FLIGHT, slug }, limitsOfProvision(slug, language), language));
    const html = of("irc-r311-7-3").split('id="touches"')[1]?.split("</section>")[0] ?? "";
    expect(html).toContain(t("scopes.building"));
    const [flight] = limitsOfProvision("ibc-1011-2", language).filter(({ id }) => id === "flight");
    expect(flight?.limits[0]?.figure).toContain("144");
    expect(html).toContain(flight?.label);
    expect(html).toContain("144");
    const [riser] = limitsOfProvision("ibc-1011-2", language).filter(({ id }) => id === "riser");
    expect(html).not.toContain(riser?.label ?? "?");
  },
);

test.each(LANGUAGES)("two editions and another book's provision stand on the page (%s)", (language) => {
  const t = translator(language, "codes");
  const html = drawn(language, provisionView(FLIGHT, [], language));
  for (const said of [t("editions.title"), "147", "151", "2015", t("editions.changed"), t("touches.title")])
    expect(html).toContain(said);
  expect(html).toContain('href="/provision/ibc-1011-2"');
  const alone = drawn(language, provisionView({ ...FLIGHT, slug: "irc-r401-3", touches: [] }, [], language));
  expect(alone).not.toContain(t("editions.title"));
  expect(alone).not.toContain(t("touches.title"));
});

test("a report that was refused stands in its field with the reason, and the note's form says nothing", () => {
  const t = translator("en", "codes");
  const report = "y".repeat(501);
  const html = drawn("en", provisionView(FLIGHT, [], "en"), {
    fields: { report },
    errors: { report: "errors.reportLong" },
  });
  expect(html).toContain(report);
  expect(html.split(t("errors.reportLong", { most: 500 })).length - 1).toBe(2);
  expect(html.split(t("errors.summary")).length - 1).toBe(1);
});
