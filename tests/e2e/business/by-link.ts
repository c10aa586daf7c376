import type { Browser, BrowserContextOptions, Page } from "@playwright/test";

/** The id of the record that a page shows, by its address. */
export const idOf = (page: Page) => new URL(page.url()).pathname.split("/").at(-1) ?? "";

interface Handing {
  browser: Browser;
  options: BrowserContextOptions;
  type: string;
  id: string;
}

/** A browser of somebody else, on a phone. */
export async function elsewhere(browser: Browser, options: BrowserContextOptions) {
  const phone = await browser.newContext({
    ...options,
    ...{ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true },
  });
  return { held: await phone.newPage(), done: () => phone.close() };
}

/** Hands the record of the page on to somebody without an account, who opens it in a browser of their own on a phone. */
export async function handedOn(page: Page, { browser, options, type, id }: Handing) {
  await page.goto(`/workspace/share?type=${type}&id=${id}`);
  await page.locator("#name, [name=name]").first().fill("The client");
  for (const box of await page
    .locator('input[name="sign"], input[name="answer"], input[name="upload"]')
    .all())
    if (await box.isEnabled()) await box.check();
  await page.locator('button[value="share"]').click();
  const link = new URL(await page.locator('input[value*="/l/"]').inputValue()).pathname;
  const other = await elsewhere(browser, options);
  await other.held.goto(link);
  return other;
}
