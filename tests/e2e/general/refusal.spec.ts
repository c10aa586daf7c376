import type { Page } from "@playwright/test";
import { expect, PASSWORD, test, touch, uniqueEmail, words } from "../fixtures.ts";

const account = words("en", "account");
const emailOf = (page: Page) => page.getByLabel(account("fields.email.label"));
const submitOf = (page: Page) => page.getByRole("button", { name: account("signUp.submit") });

/** Sends the form with no hand on the page, so that nothing of this page is still under way when the next one comes. */
async function send(page: Page): Promise<void> {
  await submitOf(page).evaluate((button: HTMLButtonElement) => button.form?.requestSubmit(button));
  await expect(page.locator("#error-summary")).toBeVisible();
}

/** A refused form as HTML alone; its scripts come when the test says so, and the page is awake then. */
async function refused(page: Page): Promise<() => Promise<unknown>> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto("/auth?mode=sign-up&lang=en");
  await send(page);
  return () => {
    arrive();
    // Beside other tests a page takes its time.
    return page.waitForFunction(() => window.groundwork?.awake, undefined, { timeout: 20_000 });
  };
}

test("a press is not lost to scripts that arrive between finger down and finger up @js", async ({ page }) => {
  const wake = await refused(page);
  await emailOf(page).fill(uniqueEmail());
  await page.getByLabel(account("fields.password.label")).fill(PASSWORD);
  await submitOf(page).scrollIntoViewIfNeeded();
  const place = await submitOf(page).boundingBox();
  if (!place) throw new Error("the button is nowhere");
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  await page.mouse.down();
  await wake();
  await page.mouse.up();
  await expect(page.locator("[data-toast]")).toHaveText(account("toasts.accountCreated"));
});

test("who types in a refused form keeps the field when the scripts arrive, and who does nothing is read the summary @js", async ({
  page,
}) => {
  const wake = await refused(page);
  await emailOf(page).focus();
  await Promise.all([wake(), touch(page)]);
  await page.keyboard.type("builder@");
  await expect(emailOf(page)).toHaveValue("builder@");
  await page.goto("/auth?mode=sign-up&lang=en");
  await send(page);
  await touch(page);
  await expect(page.locator("#error-summary")).toBeFocused();
});
