import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, expectNoViolations, test, touch, words } from "../fixtures.ts";

const t = words("en", "search");

const ANSWER = {
  ok: true,
  canned: false,
  text: "Studs cost 4 dollars a piece [1].",
  citations: [{ number: 1, title: "Prices today", url: "https://prices.example/" }],
  answeredAt: "2026-01-01T12:00:00.000Z",
  stale: false,
};

/** Stands in for the way to the search worker; what it was asked for is in the answer. */
async function answerWith(page: Page, lines: object[], status = 200): Promise<string[]> {
  const asked: string[] = [];
  await page.route("**/api/search", async (route) => {
    asked.push(new URLSearchParams(route.request().postData() ?? "").get("q") ?? "");
    const body = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
    await route.fulfill({ status, body, contentType: "application/x-ndjson; charset=utf-8" });
  });
  return asked;
}

async function search(page: Page, query: string): Promise<void> {
  await page.getByLabel(t("label")).fill(query);
  await page.getByLabel(t("label")).press("Enter");
}

test("a search by Enter shows the canned answer and our own results @js", async ({ page }) => {
  await page.goto("/search?lang=en");
  await search(page, "egress R310");
  // The card says it, and with scripts a status that only readers hear.
  await expect(page.getByRole("paragraph").filter({ hasText: t("canned.title") })).toBeVisible();
  await expect(page.getByText("IRC R310.1")).toBeVisible();
  // The card says it, and nothing beside it says it again.
  await expect(page.locator("[data-toast]")).toHaveCount(0);
  const entry = page.getByRole("link", { name: /egress/i }).first();
  await entry.click();
  await expect(page).toHaveURL(/\/search\?.*q=egress.*#entry-/);
  await expect(page.locator("article:target")).toContainText("R310");
  await expectNoSidewaysScroll(page);
});

test("an empty search asks for one @js", async ({ page }) => {
  await page.goto("/search?lang=en");
  await search(page, "   ");
  await expect(page.locator("[data-toast]")).toContainText("Please enter a search query");
  await expect(page.getByLabel(t("label"))).toHaveAttribute("aria-invalid", "true");
});

test("the answer of the web is shown as it comes, and then with its sources @js", async ({ page }) => {
  await page.goto("/search?lang=en");
  await touch(page);
  const asked = await answerWith(page, [
    { type: "text", text: "Studs cost" },
    { type: "answer", answer: ANSWER },
  ]);
  await search(page, "price of studs");
  const web = page.getByRole("region", { name: t("web.title") });
  await expect(web).toContainText("Studs cost 4 dollars a piece [1].");
  await expect(web.getByRole("link", { name: "[1]" })).toHaveAttribute("href", "#source-1");
  const source = web.getByRole("link", { name: "Prices today" });
  await expect(source).toHaveAttribute("href", "https://prices.example/");
  await expect(source).toHaveAttribute("rel", /noopener/);
  expect(asked).toEqual(["price of studs"]);
  await expectNoViolations(page);
  // Another search has an answer of its own, also by a suggestion.
  await page.getByRole("link", { name: t("suggested.lumber") }).click();
  await expect(page.getByLabel(t("label"))).toHaveValue(t("suggested.lumber"));
  await expect.poll(() => asked).toEqual(["price of studs", t("suggested.lumber")]);
});

test("a part of an answer is shown as one @js @wide", async ({ page }) => {
  await page.goto("/search?lang=en");
  await touch(page);
  await answerWith(page, [
    { type: "text", text: "Studs cost" },
    {
      type: "answer",
      answer: { ...ANSWER, text: "Studs cost 4 dollars a piece [1], except", partial: true },
    },
  ]);
  await search(page, "price of studs");
  const web = page.getByRole("region", { name: t("web.title") });
  await expect(web.locator("[data-notice=warn]")).toContainText(t("web.partial"));
  await expect(web).toContainText("Studs cost 4 dollars a piece [1], except");
  await expect(web.getByRole("status")).toHaveText(t("web.partial"));
  await expectNoViolations(page);
});

test("a stream that breaks off shows the fallback and says so @js @wide", async ({ page }) => {
  await page.goto("/search?lang=en");
  await touch(page);
  await answerWith(page, [{ type: "text", text: "Studs cost" }]);
  await search(page, "price of studs");
  const web = page.getByRole("region", { name: t("web.title") });
  await expect(web.locator("[data-notice=danger]")).toContainText(t("failed.title"));
  await expect(web.getByRole("status")).toHaveText(t("failed.title"));
  await expect(page.locator("[data-toast]")).toContainText("Search failed - using fallback response");
  await expect(page.getByText("Studs cost")).toHaveCount(0);
  await expectNoViolations(page);
});

test("a page that was loaded with its answer asks again only when the search is made again @js @wide", async ({
  page,
}) => {
  const asked = await answerWith(page, [{ type: "answer", answer: ANSWER }]);
  await page.goto("/search?lang=en&q=egress");
  await touch(page);
  await expect(page.getByText(t("canned.title"))).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByLabel(t("label")).press("Enter");
  await expect(page.getByText("Studs cost 4 dollars a piece")).toBeVisible();
  expect(asked).toEqual(["egress"]);
});

test("the hub's search leads to the results @js", async ({ page }) => {
  await page.goto("/ai-hub?tab=search&lang=en");
  await search(page, "egress R310");
  await expect(page).toHaveURL(/\/search\?q=egress\+R310/);
  await expect(page.getByText("IRC R310.1")).toBeVisible();
});

test("the results have no violations and fit, and so do the rooms of the hub, in Hebrew @js", async ({
  page,
}) => {
  await page.goto("/search?lang=he&q=egress");
  await expectNoViolations(page);
  await expectNoSidewaysScroll(page);
  await expect(page.getByText(words("he", "search")("canned.title"))).toBeVisible();
  for (const tab of ["voice", "vision", "search", "chat"]) {
    await page.goto(`/ai-hub?tab=${tab}&lang=he`);
    await expectNoViolations(page);
    await expectNoSidewaysScroll(page);
  }
});

test("the same search again is no second step back @js @wide", async ({ page }) => {
  await page.goto("/search?lang=en");
  await touch(page);
  await search(page, "baluster spacing");
  await expect(page.getByText("IRC R312.1.3")).toBeVisible();
  await search(page, "attic access");
  await expect(page.getByText("IRC R807.1")).toBeVisible();
  await search(page, "attic access");
  await expect(page.getByText(t("web.title"))).toBeVisible();
  await page.goBack();
  await expect(page.getByText("IRC R312.1.3")).toBeVisible();
  await expect(page.getByLabel(t("label"))).toHaveValue("baluster spacing");
  await expect(page).toHaveTitle(/baluster spacing/);
});
