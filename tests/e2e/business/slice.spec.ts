import { writeTakeoff } from "../../../app/engines/drawing/drawing.ts";
import { png } from "../../pictures.ts";
import { becomeMember, expect, expectNoSidewaysScroll, test, words } from "../fixtures.ts";
import { handedOn, idOf } from "./by-link.ts";

const photo = (name: string) => ({
  name,
  mimeType: "image/png",
  buffer: Buffer.from(png({ width: 64, height: 48 })),
});

const ORIGIN = { x: 0, y: 0 };
/** A deck of 20 by 20 feet, measured on the sample plan. */
const PLAN = `/blueprint-analyzer?plan=sample&${writeTakeoff({
  scale: { from: ORIGIN, to: { x: 120, y: 0 }, length: "10'" },
  check: { from: ORIGIN, to: { x: 0, y: 120 }, length: "10'" },
  measures: [
    {
      kind: "area",
      label: "Deck",
      points: [ORIGIN, { x: 240, y: 0 }, { x: 240, y: 240 }, { x: 0, y: 240 }],
    },
  ],
})}`;

/** With scripts, without, and in Hebrew on a phone. */
const RUNS = [
  { language: "en", tags: "@wide" },
  { language: "he", tags: "@js @phone" },
] as const;

for (const { language, tags } of RUNS)
  test(`a plan is measured, priced, offered, signed, planned, permitted, talked over, put right, billed and certified, and the figures open the rows, in ${language} ${tags}`, async ({
    page,
    browser,
    baseURL,
    javaScriptEnabled,
  }) => {
    test.setTimeout(240_000);
    const options = { baseURL, javaScriptEnabled };
    const metrics = words(language, "metrics");
    const projects = words(language, "projects");
    const punch = words(language, "punch-list");
    await becomeMember(page);
    const followed = async (path: string) => {
      await page.locator(`main a[href^="${path}"]`).first().click();
      await expect(page).toHaveURL(new RegExp(path.replace(/[?/]/g, "\\$&")));
    };

    // The measured plan leads to an estimate, that to a proposal, which the client signs on a phone.
    await page.goto(`${PLAN}&lang=${language}`);
    await followed("/material-cost-estimator?");
    await page.locator('button[value="create"]').first().click();
    await expect(page).toHaveURL(/\/estimate\//);
    await followed("/proposal-builder?from=estimate");
    await page.locator('button[value="create"]').first().click();
    await expect(page).toHaveURL(/\/proposal\//);
    const offer = new URL(page.url()).pathname;
    await page.locator('button[name="transition"][value="send"]').click();
    await expect(page.locator("[data-toast]")).toBeVisible();
    const client = await handedOn(page, {
      browser,
      options,
      type: "proposal",
      id: offer.split("/").at(-1) ?? "",
    });
    await client.held.goto(`${new URL(client.held.url()).pathname}?lang=${language}`);
    await expectNoSidewaysScroll(client.held);
    await client.held.locator('input[name="agree"]').check();
    await client.held.locator('input[name="printedName"]').first().fill("Homeowner 1");
    await client.held.locator('button[value="accept"]').click();
    await expect(client.held.locator("[data-toast]")).toBeVisible();
    await client.done();

    // What was signed is a job with its schedule of values.
    await page.goto(offer);
    await page.locator('button[value="convert"]').click();
    await expect(page).toHaveURL(/\/schedule-of-values\//);
    const values = new URL(page.url()).pathname;
    const project = idOf(page);
    await expectNoSidewaysScroll(page);
    await followed("/project/");

    // Its schedule, its permit, its talk and its punch list begin with the job.
    await page.getByRole("link", { name: projects("schedules"), exact: true }).click();
    await expect(page.locator("#create-project")).toHaveValue(project);
    await page.locator('button[value="create"]').click();
    await expect(page).toHaveURL(/\/schedule\//);
    await expectNoSidewaysScroll(page);
    await page.goto(`/project/${project}`);
    await page.getByRole("link", { name: projects("permits"), exact: true }).click();
    const permit = page.locator("form", { has: page.locator('button[value="create"]') });
    await expect(permit.locator('[name="project"]')).toHaveValue(project);
    await permit.locator('[name="name"]').fill("Deck permit");
    await permit.locator('[name="jurisdiction"]').fill("Sample City");
    await permit.locator('[name="recordType"]').selectOption("deck");
    await permit.locator('button[value="create"]').click();
    await expect(page).toHaveURL(/\/permit\//);
    await page.goto(`/project/${project}`);
    await page.getByRole("link", { name: projects("talks"), exact: true }).click();
    await followed("/tailgate-talk/");
    const start = page.locator("form", { has: page.locator('button[value="start"]') });
    await expect(start.locator('[name="project"]')).toHaveValue(project);
    await start.locator('[name="presenter"]').fill("Foreman 1");
    await start.locator('[name="place"]').fill("Gate 2");
    await start.locator('button[value="start"]').click();
    await expect(page).toHaveURL(/\/tailgate-record\//);
    await page.locator('[name="rows[0].name"]').fill("Carpenter 3");
    await page.locator('[name="rows[0].signature"]').first().fill("C3");
    await page.locator('[name="qualification"]').fill("Competent person");
    await page.locator('button[value="sign"]').first().click();
    await expect(page.locator("[data-toast]")).toHaveText(
      words(language, "tailgate")("toasts.tailgateSigned"),
    );
    await expectNoSidewaysScroll(page);

    await page.goto(`/project/${project}`);
    await page.getByRole("link", { name: projects("punch"), exact: true }).click();
    await page.locator("#new summary").click();
    await expect(page.locator("#new [name=project]")).toHaveValue(project);
    await page.locator("#raise-photo").setInputFiles(photo("board.png"));
    await page.locator("#raise-room").fill("Deck");
    await page.locator("#raise-words").fill("Board split");
    await page.getByRole("button", { name: punch("raise.submit") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Board split");
    const item = new URL(page.url()).pathname;
    await page.getByRole("button", { name: punch("transitions.order"), exact: true }).click();
    await expect(page.getByText(punch("states.work_required")).first()).toBeVisible();
    const sub = await handedOn(page, { browser, options, type: "punch", id: item.split("/").at(-1) ?? "" });
    await sub.held.goto(`${new URL(sub.held.url()).pathname}?lang=${language}`);
    await sub.held.locator("#finish-photo").setInputFiles(photo("done.png"));
    await sub.held.locator("#finish-printedName").fill("Carpenter 3");
    await sub.held.getByRole("button", { name: punch("finish.do") }).click();
    await expect(sub.held.getByText(punch("held.waiting"))).toBeVisible();
    await sub.done();
    await page.goto(item);
    await page.getByRole("button", { name: punch("transitions.accept"), exact: true }).click();
    await page.getByRole("button", { name: punch("transitions.close"), exact: true }).click();
    await expect(page.getByText(punch("states.closed")).first()).toBeVisible();

    // The contract is billed, and the owner certifies on a phone.
    await page.goto(values);
    await followed("/job-billing/");
    await page.locator('[name="periodFrom"]').fill("2026-01-01");
    await page.locator('[name="periodTo"]').fill("2026-01-31");
    await page.locator('button[value="begin"]').first().click();
    await expect(page).toHaveURL(/\/pay-application\//);
    const application = new URL(page.url()).pathname;
    for (const field of await page.locator('[name^="done["]').all()) await field.fill("50%");
    await page.locator('button[value="work"]').first().click();
    await expect(page.locator("[data-toast]")).toBeVisible();
    await page.goto(application);
    await page.locator('button[name="transition"][value="submit"]').click();
    await expect(page.getByText(words(language, "billing")("states.submitted")).first()).toBeVisible();
    const owner = await handedOn(page, {
      ...{ browser, options, type: "pay-application", id: application.split("/").at(-1) ?? "" },
    });
    await owner.held.goto(`${new URL(owner.held.url()).pathname}?lang=${language}`);
    await expectNoSidewaysScroll(owner.held);
    const certify = owner.held.locator("form", { has: owner.held.locator('button[value="certify"]') });
    await certify.locator('[name="printedName"]').fill("Owner 1");
    await certify.locator('button[value="certify"]').click();
    await expect(owner.held.locator("[data-toast]")).toHaveText(
      words(language, "billing")("toasts.billingCertified"),
    );
    await owner.done();

    // The figures of the job open this very application and this very item.
    for (const [goal, id, row] of [
      ["cash", "billed", application],
      ["quality", "punchClosed", item],
    ] as const) {
      await page.goto(`/project/${project}`);
      await page.getByRole("link", { name: projects("figures"), exact: true }).click();
      await page.getByRole("link", { name: metrics(`goals.${goal}`), exact: true }).click();
      await expectNoSidewaysScroll(page);
      await followed(`/business-metric/${id}?`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(metrics(`names.${id}`));
      await expectNoSidewaysScroll(page);
      await page.locator(`#rows a[href="${row}"], section a[href="${row}"]`).first().click();
      await expect(page).toHaveURL(new RegExp(row));
    }
  });
