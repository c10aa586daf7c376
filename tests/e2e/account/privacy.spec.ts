import fs from "node:fs";
import { unzip } from "../../unzip.ts";
import {
  becomeMember,
  expect,
  expectNoSidewaysScroll,
  expectNoViolations,
  PASSWORD,
  test,
  touch,
  words,
} from "../fixtures.ts";

const t = words("en", "privacy");

test("a member downloads everything, has the account deleted, and keeps it by signing in @js", async ({
  page,
}) => {
  await becomeMember(page);
  await page.goto("/profile/data");
  await touch(page);
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: t("archive.submit") }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^groundwork-[\d-]+\.zip$/);
  const files = unzip(new Uint8Array(fs.readFileSync(await download.path())));
  const [user] = JSON.parse(new TextDecoder().decode(files.get("data/users.json")));

  const address = page.getByLabel(t("delete.address"));
  await address.fill("somebody@example.com");
  await page.getByRole("button", { name: t("delete.submit") }).click();
  await expect(page.locator("#error-summary")).toContainText(t("errors.address"));
  await expect(address).toHaveValue("somebody@example.com");
  await expectNoViolations(page);
  await address.fill(user.email);
  await page.getByRole("button", { name: t("delete.submit") }).click();
  await expect(page.locator("[data-toast]")).toHaveText(t("toasts.deletionAsked"));

  await page.goto("/auth");
  const account = words("en", "account");
  await page.getByLabel(account("fields.email.label")).fill(user.email);
  await page.getByLabel(account("fields.password.label")).fill(PASSWORD);
  await page
    .getByRole("main")
    .getByRole("button", { name: account("signIn.submit"), exact: true })
    .click();
  await expect(page.locator("[data-toast]")).toHaveText(t("toasts.accountKept"));
});

for (const [address, language] of [
  ["/legal?tab=privacy&since=1", "he"],
  ["/legal?tab=terms&edition=1", "en"],
  ["/legal/request?kind=takedown", "es"],
] as const)
  test(`${address} is free of axe violations and of sideways scrolling (${language}) @js`, async ({
    page,
  }) => {
    await page.goto(`${address}&lang=${language}`);
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
  });
