import type { Page } from "@playwright/test";
import { png } from "../../pictures.ts";
import {
  becomeMember,
  expect,
  expectNoSidewaysScroll,
  expectNoViolations,
  test,
  touch,
  words,
} from "../fixtures.ts";

/** So often the network is taken away: once in `npm test`. */
const RUNS = process.env.PROVE ? 50 : 1;

const t = words("en", "offline");
const punch = words("en", "punch-list");
const projects = words("en", "projects");

// What is proved is that nothing is lost, however slow the machine is.
if (process.env.PROVE) test.setTimeout(300_000);

test.use({ tolerated: /Failed to load resource|net::ERR_|NetworkError|service worker|ServiceWorker/ });

const photo = (name: string) => ({
  name,
  mimeType: "image/png",
  buffer: Buffer.from(png({ width: 64, height: 48 })),
});

/** Starts a job and its log of today; returns the address of the log. */
async function startLog(page: Page, language = "en"): Promise<string> {
  const said = words(language as "en", "projects");
  await page.goto(`/project-management?lang=${language}`);
  await page.locator("#create-name").fill("Sample house");
  await page.locator('button[value="create"]').click();
  await expect(page).toHaveURL(/\/project\//);
  await page.getByRole("button", { name: said("logs.today") }).click();
  await expect(page).toHaveURL(/\/project-log\//);
  return new URL(page.url()).pathname;
}

const part = (page: Page) => page.locator("[data-offline]");
const waiting = (page: Page) => part(page).locator("summary");

/** Opens a page of the field, and waits until this device has it. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await touch(page);
  await expect(waiting(page)).toBeVisible();
}

/** Whether the device has a copy of a page. */
const isKept = (page: Page, path: string) =>
  expect(async () => {
    const found = await page.evaluate(
      async (address) => Boolean(await caches.match(new URL(address, location.href).href)),
      path,
    );
    expect(found).toBe(true);
  }).toPass({ timeout: 20_000 });

async function raise(page: Page, n: number): Promise<void> {
  if (!(await page.locator("#raise-words").isVisible())) await page.locator("#new summary").click();
  await page.locator("#raise-photo").setInputFiles(photo(`defect-${n}.png`));
  await page.locator("#raise-room").fill("Bath 2");
  await page.locator("#raise-words").fill(`Defect ${n}`);
  await page.getByRole("button", { name: punch("raise.submit") }).click();
  // The form is free for the next one, or the page has gone on.
  await expect(async () => {
    const written = await page
      .locator("#raise-words")
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    expect(written).not.toContain(`Defect ${n}`);
  }).toPass();
}

for (let run = 1; run <= RUNS; run++)
  test(`takes the network away in the middle of ten photos and a log: all arrive once after it returns, in order, none lost (${run}) @js @phone`, async ({
    page,
    context,
  }) => {
    const log = await startLog(page);
    await open(page, log);
    await isKept(page, log);
    await open(page, "/punch-list-camera");
    await isKept(page, "/punch-list-camera");
    for (let n = 1; n <= 3; n++) {
      await raise(page, n);
      await expect(page).toHaveURL(/\/punch-item\//);
      await open(page, "/punch-list-camera");
    }
    // The site takes the fourth, and the phone never hears of it.
    const isLost = new Promise<void>((resolve) => {
      void context.route("**/punch-list-camera", async (route) => {
        if (route.request().method() !== "POST") return route.fallback();
        const answer = await route.fetch();
        expect(answer.headers()["x-taken"]).toContain("/punch-item/");
        await context.setOffline(true);
        await route.abort("connectionreset");
        resolve();
      });
    });
    await raise(page, 4);
    await isLost;
    await expect(waiting(page)).toHaveText(t("waiting", { count: 1 }));
    await context.unroute("**/punch-list-camera");
    for (let n = 5; n <= 7; n++) {
      await raise(page, n);
      await expect(waiting(page)).toHaveText(t("waiting", { count: n - 3 }));
    }
    // The phone was put away and is taken out again.
    await open(page, log);
    await expect(page.locator("[data-kept-copy]")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByLabel(projects("fields.work"), { exact: true }).fill("Tiled both baths");
    await page.getByRole("button", { name: projects("log.submit"), exact: true }).click();
    await expect(waiting(page)).toHaveText(t("waiting", { count: 5 }));
    await open(page, "/punch-list-camera");
    for (let n = 8; n <= 10; n++) {
      await raise(page, n);
      await expect(waiting(page)).toHaveText(t("waiting", { count: n - 2 }));
    }
    await waiting(page).click();
    await expect(part(page).getByRole("listitem")).toHaveCount(8);
    await expectNoViolations(page);

    await context.setOffline(false);
    await expect(waiting(page)).toHaveText(t("title"), { timeout: 30_000 });
    await expect(part(page).getByText(t("sent", { count: 8 }))).toBeVisible();
    const sheet = await (await page.request.get("/punch-list-camera/items.csv")).text();
    const rows = sheet.trim().split(/\r?\n/).slice(1);
    const numbered = rows.map((row) => /^"?(\d+)"?,.*?(Defect \d+)/.exec(row) ?? []);
    numbered.sort(([, a], [, b]) => Number(a) - Number(b));
    expect(numbered.map(([, , what]) => what)).toEqual(
      Array.from({ length: 10 }, (_, n) => `Defect ${n + 1}`),
    );
    await page.goto("/punch-list-camera");
    const items = await page
      .locator('main a[href^="/punch-item/"]:not([href$="/sample"])')
      .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).pathname))]);
    expect(items).toHaveLength(10);
    for (const item of items) {
      await page.goto(item);
      await expect(page.locator('section:has(#photos) img[src^="/files/"]')).toHaveCount(1);
    }
    await page.goto(log);
    await expect(page.getByText(projects("log.proofWhole"))).toBeVisible();
    await expect(
      page.getByRole("region", { name: projects("log.entries") }).getByRole("listitem"),
    ).toHaveCount(1);
    await expect(
      page.locator("#sheet ~ *, section:has(#sheet)").getByText("Tiled both baths").first(),
    ).toBeVisible();
  });

test("what was typed and not sent is back when the page is opened again, until it is cleared @js @phone", async ({
  page,
}) => {
  const log = await startLog(page);
  await open(page, log);
  const work = page.getByLabel(projects("fields.work"), { exact: true });
  await work.fill("Walls of the ground floor");
  await page.waitForTimeout(500);
  await open(page, log);
  await expect(work).toHaveValue("Walls of the ground floor");
  await part(page)
    .getByRole("button", { name: t("draftDiscard") })
    .click();
  await touch(page);
  await expect(work).toHaveValue("");
});

test("what somebody changed meanwhile is refused, stays with its reason, and leads to the form with what was typed @js @phone", async ({
  page,
  context,
}) => {
  const log = await startLog(page);
  await open(page, log);
  await isKept(page, log);
  const version = await page.locator('main input[name="version"]').first().inputValue();
  await context.setOffline(true);
  await page.getByLabel(projects("fields.work"), { exact: true }).fill("Mine");
  await page.getByRole("button", { name: projects("log.save"), exact: true }).click();
  await expect(waiting(page)).toHaveText(t("waiting", { count: 1 }));
  const origin = new URL(page.url()).origin;
  const other = await page.request.post(log, {
    form: { intent: "save", version, work: "Theirs" },
    headers: { Origin: origin, "Sec-Fetch-Site": "same-origin" },
    maxRedirects: 0,
  });
  expect(other.status()).toBe(303);
  await context.setOffline(false);
  await waiting(page).click();
  await expect(part(page).getByText(projects("errors.stale"))).toBeVisible();
  await part(page)
    .getByRole("button", { name: t("open") })
    .click();
  await expect(page.locator("#error-summary")).toBeVisible();
  await expect(page.getByLabel(projects("fields.work"), { exact: true })).toHaveValue("Mine");
  await expect(page.getByText("Theirs").first()).toBeVisible();
  await touch(page);
  await expect(waiting(page)).toHaveText(t("waiting", { count: 1 }));
  await page.getByRole("button", { name: projects("log.save"), exact: true }).click();
  await expect(page.locator("[data-toast]")).toHaveText(projects("toasts.logSaved"));
  await touch(page);
  await expect(waiting(page)).toHaveText(t("title"));
  await expect(page.getByLabel(projects("fields.work"), { exact: true })).toHaveValue("Mine");
});

test("another account sends and sees nothing of what waits, and no page of it is kept @js @phone", async ({
  page,
  context,
}) => {
  await becomeMember(page);
  const log = await startLog(page);
  await open(page, log);
  await isKept(page, log);
  await context.setOffline(true);
  await page.getByLabel(projects("fields.work"), { exact: true }).fill("Mine alone");
  await page.getByRole("button", { name: projects("log.save"), exact: true }).click();
  await expect(waiting(page)).toHaveText(t("waiting", { count: 1 }));
  const mine = await context.cookies();
  await context.clearCookies();
  await context.setOffline(false);
  await waiting(page).click();
  await expect(part(page).getByText(t("otherKeeper"))).toBeVisible();

  await becomeMember(page);
  await open(page, "/punch-list-camera");
  await expect(waiting(page)).toHaveText(t("title"));
  expect(
    await page.evaluate(async (path) => Boolean(await caches.match(new URL(path, location.href).href)), log),
  ).toBe(false);

  await context.clearCookies();
  await context.addCookies(mine);
  await open(page, "/punch-list-camera");
  await expect(part(page).getByText(t("sent", { count: 1 }))).toBeVisible();
  await page.goto(log);
  await expect(page.getByLabel(projects("fields.work"), { exact: true })).toHaveValue("Mine alone");
});

test("a copy says in Hebrew that it is one and since when; what waits is thrown away after a question, and pages are kept no longer when nobody wants it @js @phone", async ({
  page,
  context,
}) => {
  const he = words("he", "offline");
  const said = words("he", "projects");
  const log = await startLog(page, "he");
  await open(page, log);
  await isKept(page, log);
  await context.setOffline(true);
  await open(page, log);
  await expect(page.locator("[data-kept-copy]")).toContainText(he("kept", { time: "" }).slice(0, 20));
  await page.getByLabel(said("fields.work"), { exact: true }).fill("קירות");
  await page.getByRole("button", { name: said("log.save"), exact: true }).click();
  await expect(waiting(page)).toHaveText(he("waiting", { count: 1 }));
  await waiting(page).click();
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);
  await part(page)
    .getByRole("button", { name: he("discard"), exact: true })
    .click();
  await part(page)
    .getByRole("button", { name: he("sureNo"), exact: true })
    .click();
  await expect(part(page).getByRole("listitem")).toHaveCount(1);
  await part(page)
    .getByRole("button", { name: he("discard"), exact: true })
    .click();
  await part(page)
    .getByRole("button", { name: he("sureYes") })
    .click();
  await expect(part(page).getByText(he("nothing"))).toBeVisible();
  await part(page)
    .getByRole("button", { name: he("forget") })
    .click();
  await expect(part(page).getByText(he("noPages"))).toBeVisible();
  const left = await page.evaluate(async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    (await caches.keys()).filter((name) => name.startsWith("field-")).length,
  ]);
  expect(left).toEqual([0, 0]);
  await context.setOffline(false);
});

test("a press on a page that is not awake waits as well @js @phone", async ({ page, context }) => {
  const log = await startLog(page);
  await open(page, log);
  await isKept(page, log);
  await context.setOffline(true);
  await page.goto(log);
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('main form:has([name="work"])');
    const work = form?.elements.namedItem("work") as HTMLTextAreaElement;
    work.value = "Pressed at once";
    form?.requestSubmit(form.querySelector<HTMLButtonElement>('button[value="save"]'));
  });
  await expect(page.locator("[data-kept-copy]")).toContainText(t("keptWaiting"));
  await touch(page);
  await expect(waiting(page)).toHaveText(t("waiting", { count: 1 }));
  await context.setOffline(false);
  await expect(waiting(page)).toHaveText(t("title"), { timeout: 30_000 });
  await page.goto(log);
  await expect(page.getByLabel(projects("fields.work"), { exact: true })).toHaveValue("Pressed at once");
});
