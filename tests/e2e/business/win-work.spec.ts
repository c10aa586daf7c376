import {
  becomeMember,
  expect,
  expectNoSidewaysScroll,
  expectNoViolations,
  test,
  touch,
  walkedIn,
  words,
} from "../fixtures.ts";

/** Pages of which an example stands for everybody. */
const SHOWN = [
  "/proposal-builder",
  "/proposal/sample",
  "/schedule-of-values/sample",
  "/bid-management",
  "/bid-package/sample",
  "/bid-leveling/sample",
  "/bid-letters/sample",
  "/lead-generation",
  "/lead/sample",
  "/customer-questionnaire",
  "/constructor-lodging",
  "/list-lodging",
];
const MEMBERS = [
  "/crm-dashboard",
  "/deal/new",
  "/deal/sample",
  "/crm-contacts",
  "/crm-report",
  "/crm-import",
  "/open-leads",
  "/intakes",
  "/business-intelligence",
  "/business-metric/winRate",
  "/my-figures",
];

for (const language of walkedIn("en", "he")) {
  test(`what wins work, and houses for crews, can be used by everybody, in ${language} @js @phone`, async ({
    page,
  }) => {
    test.slow();
    for (const path of SHOWN) {
      await page.goto(`${path}?lang=${language}`);
      await expectNoViolations(page);
      await expectNoSidewaysScroll(page);
    }
  });

  test(`what a member keeps of clients can be used by everybody, in ${language} @js @phone`, async ({
    page,
  }) => {
    test.slow();
    await becomeMember(page);
    for (const path of MEMBERS) {
      await page.goto(`${path}?lang=${language}`);
      await expectNoViolations(page);
      await expectNoSidewaysScroll(page);
    }
  });
}

test("a deal is added with two fields, dragged to its next stage, and its estimate begins with the client @js @wide", async ({
  page,
}) => {
  const t = words("en", "crm");
  await becomeMember(page);
  await page.goto("/crm-dashboard?lang=en");
  await touch(page);
  const quick = page.locator("form").filter({ has: page.locator('input[name="intent"][value="quick"]') });
  await quick.locator('[name="name"]').fill("Homeowner 4");
  await quick.locator('[name="phone"]').fill("512 555 0104");
  await quick.locator('button[type="submit"], button:not([type])').click();
  await expect(page.locator("[data-toast]")).toHaveText(t("toasts.crmDealMade"));
  const deal = new URL(page.url()).pathname;
  const card = page.locator(`main a[href="${deal}"]`);
  const column = (stage: "qualified" | "sent") => page.locator(`[data-stage="${stage}"]`);
  await page.goto("/crm-dashboard?view=board");
  await touch(page);
  await card.dragTo(column("qualified"));
  await expect(page.locator("[data-toast]")).toBeVisible();
  await expect(column("qualified").locator(`a[href="${deal}"]`)).toBeVisible();
  // Past the next stage the deal's page asks for what is done next.
  await touch(page);
  await card.dragTo(column("sent"));
  await expect(page).toHaveURL(new RegExp(`${deal}#move$`));
  await page.locator('a[href^="/material-cost-estimator?from=deal"]').click();
  const create = page.locator("form").filter({ has: page.locator('input[name="from"]') });
  await expect(create.locator('[name="title"]')).toHaveValue(/Homeowner 4/);
});
