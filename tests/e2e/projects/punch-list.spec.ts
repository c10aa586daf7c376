import { png } from "../../pictures.ts";
import {
  becomeMember,
  expect,
  expectNoSidewaysScroll,
  expectNoViolations,
  test,
  walkedIn,
  words,
} from "../fixtures.ts";

const photo = (name: string) => ({
  name,
  mimeType: "image/png",
  buffer: Buffer.from(png({ width: 64, height: 48 })),
});

for (const language of walkedIn("en", "he"))
  test(`a defect is photographed, fixed by link from a phone without an account, and closed (${language})`, async ({
    page,
    browser,
    baseURL,
    javaScriptEnabled,
  }) => {
    const t = words(language, "punch-list");
    const projects = words(language, "projects");
    const share = words(language, "workspace-share");
    const looked = async (at = page) => {
      await expectNoSidewaysScroll(at);
      if (javaScriptEnabled) await expectNoViolations(at);
    };
    await becomeMember(page);
    await page.goto(`/project-management?lang=${language}`);
    await page.getByLabel(projects("fields.name"), { exact: true }).first().fill("Sample house");
    await page.locator('button[value="create"]').click();
    await expect(page).toHaveURL(/\/project\//);
    await page.goto("/punch-list-camera");
    await looked();
    await page.locator("#new summary").click();
    await page.locator("#raise-photo").setInputFiles(photo("grout.png"));
    await page.locator("#raise-room").fill("Bath 2");
    await page.locator("#raise-trade").selectOption("tile");
    await page.locator("#raise-words").fill("Grout missing at the tub");
    const send = page.getByRole("button", { name: t("raise.submit") });
    expect((await send.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    await send.click();
    await expect(page.locator("[data-toast]")).toHaveText(t("toasts.punchRaised"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Grout missing at the tub");
    await looked();
    const item = new URL(page.url()).pathname;
    await page.getByRole("button", { name: t("transitions.order"), exact: true }).click();
    await expect(page.getByText(t("states.work_required")).first()).toBeVisible();
    await page.getByRole("link", { name: t("share.link") }).click();
    await page.getByLabel(share("share.name"), { exact: true }).fill("SAMPLE Tile Co");
    await page.locator('button[value="share"]').click();
    const address = await page.locator('input[value*="/l/"]').inputValue();
    const path = new URL(address).pathname;

    const phone = await browser.newContext({
      ...{
        baseURL,
        javaScriptEnabled,
        viewport: { width: 360, height: 780 },
        isMobile: true,
        hasTouch: true,
      },
    });
    const sub = await phone.newPage();
    await sub.goto(path);
    await sub.goto(`${new URL(sub.url()).pathname}?lang=${language}`);
    await expect(sub.getByRole("heading", { level: 1 })).toHaveText("Grout missing at the tub");
    await looked(sub);
    await sub.locator("#finish-photo").setInputFiles(photo("done.png"));
    await sub.locator("#finish-printedName").fill("Tiler 1");
    await sub.getByRole("button", { name: t("finish.do") }).click();
    await expect(sub.getByText(t("held.waiting"))).toBeVisible();
    await looked(sub);
    await phone.close();

    await page.goto(item);
    await expect(page.locator("section:has(#photos)").getByText(t("photos.after"))).toBeVisible();
    await page.getByRole("button", { name: t("transitions.accept"), exact: true }).click();
    await page.getByRole("button", { name: t("transitions.close"), exact: true }).click();
    await expect(page.getByText(t("states.closed")).first()).toBeVisible();
    await page.goto("/punch-list-camera?view=ended&by=trade");
    await expect(page.getByRole("heading", { name: t("trades.tile"), level: 3 })).toBeVisible();
    await looked();
  });

for (const language of walkedIn("en", "he"))
  test(`whole rooms are put on the list, narrowed and printed (${language})`, async ({
    page,
    javaScriptEnabled,
  }) => {
    const t = words(language, "punch-list");
    await page.goto(`/project-management?lang=${language}`);
    await page.locator("#create-name").fill("Sample house");
    await page.locator('button[value="create"]').click();
    await expect(page).toHaveURL(/\/project\//);
    await page.goto("/punch-list-camera");
    await page.getByText(t("bulk.title")).click();
    await page.locator("#bulk-rooms").fill("Unit 1\nUnit 2");
    await page.getByRole("button", { name: t("bulk.submit") }).click();
    await expect(page.locator("[data-toast]")).toHaveText(t("toasts.punchBulk"));
    await page.locator("#filter-room").selectOption("Unit 2");
    await page.getByRole("button", { name: t("show"), exact: true }).click();
    await expect(page).toHaveURL(/room=Unit\+2/);
    for (const path of ["", "&sheet=print"]) {
      await page.goto(`${page.url()}${path}`);
      await expectNoSidewaysScroll(page);
      if (javaScriptEnabled) await expectNoViolations(page);
    }
    for (const path of ["/punch-labels/sample", "/punch-item/sample"]) {
      await page.goto(path);
      await expectNoSidewaysScroll(page);
      if (javaScriptEnabled) await expectNoViolations(page);
    }
  });
