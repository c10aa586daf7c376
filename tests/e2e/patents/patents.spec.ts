import fs from "node:fs";
import { becomeMember, expect, expectNoViolations, test, touch } from "../fixtures.ts";

const PACKAGE = "/attorney-filing-package?selection=priority";

test("an attorney finds what is due first, reads it and takes its drawings along @js", async ({ page }) => {
  await page.goto("/patents-list");
  await page.getByLabel("Group").selectOption("safety");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page.getByText("5 of 28 patents")).toBeVisible();
  await page.getByRole("link", { name: "Fall hazard detection at open edges" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fall hazard detection at open edges");
  await expect(page).toHaveTitle(/^Fall hazard detection at open edges/);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download all sheets as PDF" }).click();
  expect((await download).suggestedFilename()).toBe("patent-9-sheets.pdf");
});

test("the diagrams of a patent lie in a dialog that needs no script, each with its own address", async ({
  page,
}) => {
  await page.goto("/patent-viewer/9");
  await page.getByRole("button", { name: "Show the diagrams" }).click();
  const diagrams = page.getByRole("dialog", { name: "Diagrams" });
  await expect(diagrams.getByRole("listitem")).toHaveCount(14);
  await diagrams.getByRole("link", { name: /FIG\. 2 / }).click();
  await expect(page).toHaveURL(/figure=2/);
  const figure = page.getByRole("dialog", { name: /FIG\. 2/ });
  await expect(figure.getByRole("img")).toBeVisible();
  await expect(figure.getByRole("rowheader", { name: "110" })).toBeVisible();
  await figure.getByRole("link", { name: "Next figure" }).click();
  await expect(page.getByRole("dialog", { name: /FIG\. 3/ })).toBeVisible();
  await page.getByRole("link", { name: "Close", exact: true }).click();
  await expect(page.getByRole("dialog", { name: /FIG\. 3/ })).toBeHidden();
  await expect(page).toHaveURL(/\/patent-viewer\/9$/);
});

test("an open figure keeps the focus and closes by Escape @js", async ({ page }) => {
  await page.goto("/all-patent-figures?tab=safety&figure=9-2");
  await touch(page);
  const figure = page.getByRole("dialog", { name: /FIG\. 2/ });
  await expect(figure.locator(":focus")).toHaveCount(1);
  await expectNoViolations(page);
  await page.keyboard.press("Escape");
  await expect(figure).toBeHidden();
  await expect(page).toHaveURL(/\/all-patent-figures\?tab=safety$/);
});

test("a figure of the filing package opens above it and closes back onto it @js", async ({ page }) => {
  await page.goto(PACKAGE);
  await page.getByRole("link", { name: "See a figure as it goes in" }).click();
  const figure = page.getByRole("dialog");
  await expect(figure).toBeVisible();
  await figure.getByRole("link", { name: "Close" }).click();
  await expect(figure).toBeHidden();
  await expect(page).toHaveURL(/\/attorney-filing-package\?selection=priority$/);
});

test("the copied link says so for two seconds @js @wide", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(PACKAGE);
  await touch(page);
  const copy = page.getByRole("button", { name: "Copy link" });
  const copied = page.getByRole("button", { name: "Link copied" });
  await expect(async () => {
    await copy.click({ timeout: 500 });
    await expect(copied).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(PACKAGE);
  await expect(copy).toBeVisible();
  // The page's own clock says how long the words stand: no test may be slower than they are.
  const lasted = await copy.evaluate(
    (button) =>
      new Promise<number>((resolve) => {
        let shown = 0;
        new MutationObserver(() => {
          if (button.textContent === "Link copied") shown ||= performance.now();
          else if (shown) resolve(performance.now() - shown);
        }).observe(button, { subtree: true, childList: true, characterData: true });
        (button as HTMLElement).click();
      }),
  );
  expect(lasted).toBeGreaterThan(1_900);
  expect(lasted).toBeLessThan(4_000);
});

test("a clipboard that refuses is passed over, and the link stands there @js @wide", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: () => Promise.reject(new Error("refused")) },
    });
  });
  await page.goto(PACKAGE);
  await touch(page);
  const logged: string[] = [];
  page.on("console", (message) => message.type() === "warning" && logged.push(message.text()));
  await expect(async () => {
    await page.getByRole("button", { name: "Copy link" }).click();
    expect(logged.join()).toContain("the clipboard refused the link");
  }).toPass();
  await expect(page.getByRole("button", { name: "Copy link" })).toBeVisible();
  await expect(page.getByLabel("Link to this package")).toHaveValue(/selection=priority$/);
});

test("a package of nothing is refused with a sentence @js @wide", async ({ page }) => {
  await page.goto(PACKAGE);
  const boxes = page.getByRole("group", { name: "Contents" }).getByRole("checkbox");
  await expect(boxes).toHaveCount(10);
  for (const box of await boxes.all()) await box.uncheck();
  await page.getByRole("button", { name: "Download PDF package" }).click();
  await expect(page.getByRole("alert")).toContainText("Choose at least one patent");
});

test("the HTML package opens from the disk without a network @js @wide", async ({ page, browser }) => {
  await page.goto(PACKAGE);
  const started = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download HTML package" }).click();
  const download = await started;
  const file = test.info().outputPath(download.suggestedFilename());
  await download.saveAs(file);
  expect(fs.statSync(file).size).toBeGreaterThan(100_000);
  const context = await browser.newContext({ offline: true });
  const reader = await context.newPage();
  const asked: string[] = [];
  context.on("request", (request) => asked.push(request.url()));
  await reader.goto(`file://${file}`);
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText(
    "Sample patent portfolio: attorney filing package",
  );
  await expect(reader.getByRole("img", { name: "FIG. 1, patent 9" })).toBeVisible();
  await reader.getByRole("link", { name: "Voice command terminal for loud sites" }).click();
  await expect(reader.locator("#patent-3 h2")).toBeInViewport();
  expect(asked.filter((url) => !url.startsWith("file:"))).toEqual([]);
  await context.close();
});

test("a member's note is kept with the patent @js", async ({ page }) => {
  await becomeMember(page);
  await page.goto("/patent-viewer/24");
  await page.getByLabel("Private note").fill("Ask about the price book");
  await page.getByLabel("Prior art searched").check();
  await page.getByRole("button", { name: "Save the review" }).click();
  await expect(page.getByText("1 of 6 checked")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Private note")).toHaveValue("Ask about the price book");
  // Axe is itself a script.
  if (test.info().project.use.javaScriptEnabled !== false) await expectNoViolations(page);
});
