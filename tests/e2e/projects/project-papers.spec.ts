import { png } from "../../pictures.ts";
import {
  expect,
  expectNoSidewaysScroll,
  expectNoViolations,
  test,
  touch,
  walkedIn,
  words,
} from "../fixtures.ts";

const t = words("en", "project-documents");

test("a photo among the documents is sent with a small picture of it, which its list shows @js @wide", async ({
  page,
}) => {
  await page.goto("/project-management?lang=en");
  await page.getByLabel(words("en", "projects")("fields.name"), { exact: true }).fill("Sample house");
  await page.getByRole("button", { name: words("en", "projects")("make") }).click();
  await page.getByRole("link", { name: words("en", "projects")("papers.documents") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("title"));
  await touch(page);
  const buffer = Buffer.from(png({ width: 900, height: 600 }));
  await page.locator("#file").setInputFiles({ name: "roof.png", mimeType: "image/png", buffer });
  await expect(page.locator('input[name="thumb"]')).toBeAttached();
  await page.getByRole("button", { name: t("add.keep") }).click();
  await expect(page.locator("[data-toast]")).toHaveText(t("toasts.documentAdded"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("roof");
  await expectNoViolations(page);
  await page.getByRole("link", { name: t("back") }).click();
  const shown = page.getByRole("main").locator("img");
  await expect(shown).toHaveJSProperty("naturalWidth", 192);
  await expectNoViolations(page);
});

for (const language of walkedIn("en", "he"))
  test(`documents, team and reports can be used by everybody, in ${language} @js @phone`, async ({
    page,
  }) => {
    for (const path of [
      "/project-documents/sample",
      "/project-team/sample",
      "/project-report/sample?span=week",
    ]) {
      const [address, query = ""] = path.split("?");
      await page.goto(`${address}?${new URLSearchParams(`${query}&lang=${language}`)}`);
      await expectNoViolations(page);
      await expectNoSidewaysScroll(page);
    }
  });
