import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { product } from "../support/product.ts";

const t = translator("en", "safety-dashboard");
const DAY = new Date(Date.now() - 48 * 60 * 60 * 1000).toISOString().slice(0, 10);

test.each(LANGUAGES)(
  "a guest reports a near miss in three fields without scripts, in %s",
  async (language) => {
    const words = translator(language, "safety-dashboard");
    const browser = new Browser(product);
    const page = await browser.visit(`/smart-safety-dashboard?lang=${language}`);
    const typed = { what: "A brace fell", place: "Gate 2", happenedOn: DAY };
    const report = await browser.submit(page, { intent: "report" }, typed);
    expect(report.toasts).toEqual([words("toasts.safetyReported")]);
    expect(report.valueOf("what")).toBe("A brace fell");
    expect((await browser.visit("/smart-safety-dashboard")).text).toContain("A brace fell");
  },
);

test("a refused near miss says why and keeps what was typed", async () => {
  const browser = new Browser(product);
  const page = await browser.visit("/smart-safety-dashboard");
  const refused = await browser.submit(page, { intent: "report" }, { what: "A brace fell", place: "" });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain(t("errors.place"));
  expect(refused.valueOf("what")).toBe("A brace fell");
});

test("a case with a hospital stay has its deadline, and its line on Form 300", async () => {
  const browser = new Browser(product);
  const page = await browser.visit("/smart-safety-dashboard");
  const typed = { what: "A fall", place: "Gate 2", happenedOn: DAY };
  const report = await browser.submit(page, { intent: "report" }, typed);
  const hurt = { kind: "injury", outcome: "away", injury: "Broken wrist", awayFrom: DAY, siteZone: "UTC" };
  const without = await browser.submit(report, { intent: "save" }, { ...hurt, duty: "hospital" });
  expect(without.status).toBe(400);
  expect(without.text).toContain(t("errors.learned"));
  const saved = await browser.submit(
    report,
    { intent: "save" },
    { ...hurt, person: "Carpenter 3", duty: "hospital", learnedOn: DAY, learnedTime: "08:00" },
  );
  expect(saved.toasts).toEqual([t("toasts.safetySaved")]);
  expect(saved.text).toContain("1-800-321-OSHA");
  expect(saved.text).toContain("29 CFR 1904.39(a)(2)");
  const csv = await browser.get(`/osha-log.csv?year=${DAY.slice(0, 4)}`);
  expect(csv.body).toContain('"Carpenter 3"');
  expect(csv.body).toContain('"Broken wrist","","X","",""');
});

test("the questions lead by plain addresses to an end with its section", async () => {
  const browser = new Browser(product);
  expect((await browser.visit("/recordability")).text).toContain("29 CFR 1904.5");
  const end = await browser.visit("/recordability?answers=ynyny");
  expect(end.text).toContain(t("verdicts.away"));
  expect(end.text).toContain("29 CFR 1904.7(b)(3)");
});
