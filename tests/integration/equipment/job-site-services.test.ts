import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { product } from "../support/product.ts";

const t = translator("en", "site-services");

test.each(LANGUAGES)(
  "everybody sizes a site without scripts, with the section of each rule, in %s",
  async (language) => {
    const words = translator(language, "site-services");
    const browser = new Browser(product);
    const page = await browser.visit(
      `/job-site-services?people=45&hours=10&days=6&fenceFeet=240&debrisYards=25&debris=concrete&loadKw=12&motorKw=4&lang=${language}`,
    );
    expect([page.status, page.heading]).toEqual([
      200,
      translator(language, "shell")("screens.siteServices.title"),
    ]);
    expect(page.text).toContain("29 CFR 1926.51(c)(1), table D-1");
    expect(page.text).toContain(words("verify"));
    expect(page.text).toContain(words("sized.fence", { n: "20" }));
    const one = await browser.visit("/site-service/sample");
    expect(one.text).toContain(words("log.missed"));
  },
);

test("a guest asks for a service, says that one was missed, calls it off and gets a number with its time", async () => {
  const browser = new Browser(product);
  const start = await browser.visit("/job-site-services?kind=toilet&quantity=2");
  const refused = await browser.submit(
    start,
    { intent: "order" },
    { supplier: "Toilets Ltd", everyDays: "often" },
  );
  expect(refused.status).toBe(400);
  for (const error of ["errors.siteName", "errors.everyDays"] as const)
    expect(refused.text).toContain(t(error));
  expect(refused.valueOf("supplier")).toBe("Toilets Ltd");
  const began = new Date(Date.now() - 10 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const asked = await browser.submit(
    refused,
    { intent: "order" },
    { siteName: "Ridge", everyDays: "7", startsOn: began, month: "125" },
  );
  expect(asked.toasts).toEqual([t("toasts.siteServiceOrdered")]);
  const running = await browser.submit(asked, { intent: "confirm" });
  expect(running.text).toContain(t("states.running"));
  const missed = await browser.submit(running, { intent: "missed" }, { said: "Nobody came" });
  expect(missed.toasts).toEqual([t("toasts.siteServiceMissed")]);
  expect(missed.text).toContain("Nobody came");
  const off = await browser.submit(missed, { intent: "callOff" }, { why: "Dispatcher 2" });
  expect(off.text).toContain(t("off.title"));
  expect(off.text).toMatch(/OFF-[0-9A-F]{8}/);
  const again = await browser.visit(off.path);
  expect(/OFF-[0-9A-F]{8}[^A-Z]*?\d{4}/.exec(again.text)?.[0]).toBe(
    /OFF-[0-9A-F]{8}[^A-Z]*?\d{4}/.exec(off.text)?.[0],
  );
  expect((await browser.visit("/order-management?show=all")).text).toContain("Toilets Ltd, Ridge");
  expect((await new Browser(product).get(off.path)).status).toBe(404);
});

test("figures that cannot be read are told beside their fields, and nothing is made of them", async () => {
  const page = await new Browser(product).visit("/job-site-services?people=2.5&loadKw=much");
  expect(page.text).toContain(t("errors.number"));
  expect(page.text).not.toContain("1926.51(c)(1)");
});
