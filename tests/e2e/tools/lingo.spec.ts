import type { Page } from "@playwright/test";
import { TRADES } from "../../../db/schema/knowledge.terms.ts";
import { expect, expectNoSidewaysScroll, expectNoViolations, test, touch, words } from "../fixtures.ts";

const t = words("en", "lingo");

/** A device with these voices, which writes down what it is to say. */
async function withVoices(page: Page, voices: readonly string[]): Promise<() => Promise<string[]>> {
  await page.addInitScript((languages) => {
    const said: string[] = [];
    Object.assign(window, { said });
    Object.defineProperty(window, "speechSynthesis", {
      value: {
        getVoices: () => languages.map((lang) => ({ lang })),
        cancel: () => undefined,
        speak: ({ lang, text }: SpeechSynthesisUtterance) => said.push(`${lang} ${text.trim()}`),
      },
    });
  }, voices);
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

test("a word is said by the voice of its language, and a device without one says so @js @phone", async ({
  page,
}) => {
  const said = await withVoices(page, ["en-GB", "es_MX"]);
  await page.goto("/term/drywall?lang=en");
  await touch(page);
  const hear = (name: string) =>
    page.getByRole("button", { name: t("hear", { name: `\u2068${name}\u2069` }) });
  await hear("Drywall").click();
  await hear("Tablaroca").click();
  expect(await said()).toEqual(["en-US Drywall", "es-MX Tablaroca"]);
  await hear("גבס (לוח גבס)").click();
  await expect(page.getByText(t("noVoice"))).toBeVisible();
  expect(await said()).toHaveLength(2);
  await expectNoViolations(page);
  await expectNoSidewaysScroll(page);
});

test("without scripts no word offers to be heard, and the card turns by a link @nojs", async ({ page }) => {
  await page.goto("/lingo-cards?lang=en&shown=en&asked=es&card=drywall");
  await expect(page.getByRole("button", { name: /“/ })).toBeHidden();
  await page.getByRole("main").getByRole("link", { name: /Turn/ }).click();
  await expect(page.getByText("Tablaroca", { exact: true })).toBeVisible();
});

test("the pocket sheet of every trade prints on one page, in the languages by turns @nojs @wide", async ({
  page,
}) => {
  const others: string[] = [];
  for (const [n, trade] of TRADES.entries()) {
    await page.goto(`/construction-lingo?trade=${trade}&sheet=1&lang=${["he", "en", "es"][n % 3]}`);
    const pdf = await page.pdf({ format: "Letter" });
    const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;
    if (pages !== 1) others.push(`${page.url()}: ${pages} pages`);
  }
  expect(others).toEqual([]);
});
