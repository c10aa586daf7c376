import { png } from "../../pictures.ts";
import { becomeMember, expect, expectNoSidewaysScroll, test, words } from "../fixtures.ts";

const photo = (name: string) => ({
  name,
  mimeType: "image/png",
  buffer: Buffer.from(png({ width: 64, height: 48 })),
});

const DAY_MS = 24 * 60 * 60 * 1000;
const day = (from: number) => new Date(Date.now() + from * DAY_MS).toISOString().slice(0, 10);

/** With scripts, without, and in Hebrew on a phone. */
const RUNS = [
  { language: "en", tags: "@wide" },
  { language: "he", tags: "@js @phone" },
] as const;

for (const { language, tags } of RUNS)
  test(`a job is planned from a template, its day written down, a defect photographed, fixed by link from a phone without an account and closed, and a task moved for the weather moves the finish, in ${language} ${tags}`, async ({
    page,
    browser,
    baseURL,
    javaScriptEnabled,
  }) => {
    const schedules = words(language, "schedules");
    const projects = words(language, "projects");
    const punch = words(language, "punch-list");
    const weather = words(language, "weather");
    const share = words(language, "workspace-share");
    await becomeMember(page);

    // The job, and its schedule from the template of a house, with a lift at its end.
    await page.goto(`/project-management?lang=${language}`);
    await page.locator("#create-name").fill("Sample house");
    await page.locator('button[value="create"]').click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sample house");
    const project = new URL(page.url()).pathname;
    await page.goto("/ultimate-scheduling");
    await page.getByLabel(schedules("fields.name"), { exact: true }).fill("House");
    await page.getByLabel(schedules("fields.startOn"), { exact: true }).first().fill(day(0));
    await page.getByRole("button", { name: schedules("start.make") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("House");
    const schedule = new URL(page.url()).pathname;
    await page
      .getByLabel(schedules("fields.lines"), { exact: true })
      .fill("Crane lift 1d\nSteel and finishes 900d 63");
    await page.getByRole("button", { name: schedules("add.send"), exact: true }).click();
    await expect(page.locator("[data-toast]")).toHaveText(schedules("toasts.scheduleAdded"));
    const finish = () =>
      page
        .locator("main p", { hasText: schedules("facts.finish") })
        .first()
        .locator("bdi")
        .innerText();

    // Its day.
    await page.goto(project);
    await page.getByRole("button", { name: projects("logs.today") }).click();
    await page.getByLabel(projects("fields.work"), { exact: true }).fill("Walls");
    await page.getByRole("button", { name: projects("log.submit"), exact: true }).click();
    await expect(page.getByText(projects("log.proofWhole"))).toBeVisible();

    // A defect with its photo, which a sub fixes by link and somebody else accepts.
    await page.goto("/punch-list-camera");
    await page.locator("#new summary").click();
    await page.locator("#raise-photo").setInputFiles(photo("grout.png"));
    await page.locator("#raise-room").fill("Bath 2");
    await page.locator("#raise-words").fill("Grout missing");
    await page.getByRole("button", { name: punch("raise.submit") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Grout missing");
    const item = new URL(page.url()).pathname;
    await page.getByRole("button", { name: punch("transitions.order"), exact: true }).click();
    await expect(page.getByText(punch("states.work_required")).first()).toBeVisible();
    await page.getByRole("link", { name: punch("share.link") }).click();
    await page.getByLabel(share("share.name"), { exact: true }).fill("SAMPLE Tile Co");
    await page.locator('button[value="share"]').click();
    const link = new URL(await page.locator('input[value*="/l/"]').inputValue()).pathname;
    const phone = await browser.newContext({
      ...{ baseURL, javaScriptEnabled, viewport: { width: 360, height: 780 } },
      ...{ isMobile: true, hasTouch: true },
    });
    const sub = await phone.newPage();
    await sub.goto(link);
    await sub.goto(`${new URL(sub.url()).pathname}?lang=${language}`);
    await sub.locator("#finish-photo").setInputFiles(photo("done.png"));
    await sub.locator("#finish-printedName").fill("Tiler 1");
    await sub.getByRole("button", { name: punch("finish.do") }).click();
    await expect(sub.getByText(punch("held.waiting"))).toBeVisible();
    await expectNoSidewaysScroll(sub);
    await phone.close();
    await page.goto(item);
    await page.getByRole("button", { name: punch("transitions.accept"), exact: true }).click();
    await page.getByRole("button", { name: punch("transitions.close"), exact: true }).click();
    await expect(page.getByText(punch("states.closed")).first()).toBeVisible();

    // The lift is planned for the third day, on which gusts stop it; it goes to the next that fits, and the finish with it.
    const lift = `/weather-scheduling${schedule.replace("/schedule/", "?schedule=")}`;
    // Worked on every day of the week, so that the days of the test are those of any week.
    await page.goto(`${schedule}?view=settings`);
    for (const box of await page.locator('input[name="workday"]').all()) await box.check();
    await page.locator('button[value="settings"]').click();
    await expect(page.locator("[data-toast]")).toBeVisible();
    await page.goto(lift);
    const rows = page
      .locator("li, tr, article")
      .filter({ hasText: "Crane lift" })
      .locator('a[href*="move="]');
    const task = /move=([\w-]+)/.exec((await rows.first().getAttribute("href")) ?? "")?.[1] ?? "";
    await page.goto(`${schedule}?task=${task}`);
    await page.locator("#edit-constraintType").selectOption("startNoEarlier");
    await page.locator("#edit-constraintDay").fill(day(2));
    await page.locator('button[value="edit"]').click();
    await expect(page.locator("[data-toast]")).toBeVisible();
    const before = await finish();
    await page.goto(`${lift}&move=${task}`);
    await expect(page.locator("#move")).toContainText("Crane lift");
    await expectNoSidewaysScroll(page);
    await page.getByRole("button", { name: weather("move.apply") }).click();
    await expect(page).toHaveURL(new RegExp(schedule));
    await expect(page.locator("[data-toast]")).toBeVisible();
    expect(await finish()).not.toBe(before);
    await expectNoSidewaysScroll(page);
  });
