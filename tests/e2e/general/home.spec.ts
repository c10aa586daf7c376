import path from "node:path";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { expect, expectNoSidewaysScroll, test, touch, words } from "../fixtures.ts";

const fixture = (name: string) => path.join(import.meta.dirname, "../../fixtures", name);

for (const language of LANGUAGES) {
  test(`the home page shows its sections in their order (${language})`, async ({ page, isMobile }) => {
    const t = words(language, "home");
    await page.goto(`/?lang=${language}`);
    const titles = await page.getByRole("heading", { level: 2 }).allTextContents();
    const wanted = [
      t("features.title"),
      ...(isMobile ? [t("site.name")] : []),
      t("showcase.title"),
      t("tailgate.title"),
      t("categories.title"),
      t("learning.title"),
      t("lifestyle.title"),
      t("hub.title"),
      t("membership.title"),
      t("app.title"),
    ];
    const visible = titles.filter((title) => wanted.includes(title));
    expect(isMobile ? visible : visible.filter((title) => title !== t("site.name"))).toEqual(wanted);
    await expect(page.getByText(t("sample")).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
}

test("the line under the headline takes turns and holds still on request @js", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  const lines = page.getByRole("list", { name: words("en", "home")("hero.lines") }).getByRole("listitem");
  await expect(lines).toHaveCount(4);
  const running = () => lines.first().evaluate((line) => getComputedStyle(line).animationPlayState);
  expect(await running()).toBe("running");
  await page.getByLabel(words("en", "home")("hero.pause")).check();
  expect(await running()).toBe("paused");
});

test("who wants no motion sees the four lines one below the other, and a finished drawing", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const lines = page.getByRole("list", { name: words("en", "home")("hero.lines") }).getByRole("listitem");
  const boxes = await lines.evaluateAll((items) =>
    items.map((item) => [item.getBoundingClientRect().top, getComputedStyle(item).opacity]),
  );
  expect(new Set(boxes.map(([top]) => top)).size).toBe(4);
  expect(boxes.every(([, opacity]) => opacity === "1")).toBe(true);
});

test("a phone shows the sample site and the tab bar, a wide window neither", async ({ page, isMobile }) => {
  await page.goto("/");
  const shell = words("en", "shell");
  const tabs = page.getByRole("navigation", { name: shell("nav.tabs") });
  const site = page.getByRole("heading", { name: words("en", "home")("site.name") });
  if (!isMobile) {
    await expect(tabs).toBeHidden();
    await expect(site).toBeHidden();
    return;
  }
  await expect(site).toBeVisible();
  await expect(page.getByText(words("en", "home")("site.sample"))).toBeVisible();
  await tabs.getByRole("link", { name: shell("nav.tab.services") }).click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(tabs.getByRole("link", { name: shell("nav.tab.services") })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test("a QR code is read off a photo, its text stays text and its address opens in a new tab @js", async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, "the scanner is part of the phone's dashboard");
  const t = words("en", "home");
  await page.goto("/");
  await touch(page);
  const photo = page.getByLabel(t("qr.start"));
  await photo.setInputFiles(fixture("qr-text.png"));
  await expect(page.getByText("<b>Panel 7</b> javascript:alert(1)")).toBeVisible();
  await expect(page.getByRole("link", { name: t("qr.open") })).toHaveCount(0);
  await photo.setInputFiles(fixture("qr-away.png"));
  const link = page.getByRole("link", { name: t("qr.open") });
  await expect(link).toHaveAttribute("href", "https://code.example/r310");
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  await photo.setInputFiles({ name: "no.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await expect(page.getByText(t("qr.none"))).toBeVisible();
});

test("without scripts the scanner says so and offers no dead button @nojs", async ({ page, isMobile }) => {
  test.skip(!isMobile, "the scanner is part of the phone's dashboard");
  const t = words("en", "home");
  await page.goto("/");
  await expect(page.getByText(t("qr.without"))).toBeVisible();
  await expect(page.getByText(t("qr.start"))).toBeHidden();
});
