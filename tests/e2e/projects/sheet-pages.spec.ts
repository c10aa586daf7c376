import { png } from "../../pictures.ts";
import { expect, expectNoSidewaysScroll, expectNoViolations, test, touch, words } from "../fixtures.ts";

/** A drawing of as many pages, each with its own size of a rectangle, as small as a PDF may be. */
function drawing(pages: number): Buffer {
  const objects = ["<</Type/Catalog/Pages 2 0 R>>"];
  const kids = Array.from({ length: pages }, (_, n) => `${3 + 2 * n} 0 R`).join(" ");
  objects.push(`<</Type/Pages/Count ${pages}/Kids[${kids}]/MediaBox[0 0 792 612]>>`);
  for (let page = 1; page <= pages; page++) {
    const marks = `4 w 40 40 ${100 * page} 200 re S`;
    objects.push(`<</Type/Page/Parent 2 0 R/Resources<<>>/Contents ${2 * page + 2} 0 R>>`);
    objects.push(`<</Length ${marks.length}>>stream\n${marks}\nendstream`);
  }
  let text = "%PDF-1.7\n";
  const places = objects.map((object, n) => {
    const place = text.length;
    text += `${n + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const start = text.length;
  text += `xref\n0 ${places.length + 1}\n0000000000 65535 f \n${table}`;
  return Buffer.from(`${text}trailer<</Size ${places.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`);
}

for (const [language, tags] of [
  ["en", "@js @wide"],
  ["he", "@js @phone"],
] as const)
  test(`pages of a drawing are shown, kept, and tapped for a pin, in ${language} ${tags}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const t = words(language, "project-documents");
    const punch = words(language, "punch-list");
    await page.goto(`/project-management?lang=${language}`);
    await page.locator("#create-name").fill("Sample house");
    await page.locator('button[value="create"]').click();
    await page.getByRole("link", { name: words(language, "projects")("papers.documents") }).click();
    await page
      .locator("#file")
      .setInputFiles({ name: "A-101.pdf", mimeType: "application/pdf", buffer: drawing(2) });
    await page.locator("#folder").selectOption("architectural");
    await page.getByRole("button", { name: t("add.keep") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A-101");
    await touch(page);
    await page.getByRole("button", { name: t("pages.show") }).click();
    await expect(page.locator("[data-said]")).toHaveText(t("pages.done"));
    await expect(page.locator("#pages img, [data-sheets] img")).toHaveCount(2);
    await expect(page.locator("[data-sheets] img").first()).toHaveJSProperty("naturalWidth", 2000);
    await expectNoViolations(page);
    await expectNoSidewaysScroll(page);
    // Kept: the next page has them from the server.
    await page.reload();
    await expect(page.locator('[data-sheets] img[src^="/files/"]')).toHaveCount(2);

    await page.goto("/punch-list-camera");
    await page.locator("#new summary").click();
    await page.locator("#raise-room").fill("Bath 2");
    await page.locator("#raise-words").fill("Grout missing");
    await page.locator("#raise-photo").setInputFiles({
      name: "grout.png",
      mimeType: "image/png",
      buffer: Buffer.from(png({ width: 900, height: 600 })),
    });
    await expect(page.locator('input[name="thumb"]')).toBeAttached();
    await page.getByRole("button", { name: punch("raise.submit") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Grout missing");
    await expect(page.locator("#photos img, section img").first()).toHaveJSProperty("naturalWidth", 192);
    await expectNoSidewaysScroll(page);
    const item = page.url();
    // From here on without scripts, as the same visitor.
    const bare = await browser.newContext({
      ...{ baseURL, javaScriptEnabled: false, storageState: await page.context().storageState() },
      viewport: page.viewportSize(),
    });
    const plain = await bare.newPage();
    await plain.goto(item);
    await plain.getByRole("link", { name: punch("plan.pageOf", { page: "2" }) }).click();
    await plain.locator('input[type="image"]').click({ position: { x: 160, y: 100 } });
    await expect(plain.locator("main")).toContainText("250");
    await expect(plain.locator("section svg path, #plan svg path").first()).toBeAttached();
    await plain.goto("/punch-list-camera");
    await expect(plain.locator("main ol img").first()).toBeVisible();
    await bare.close();
  });
