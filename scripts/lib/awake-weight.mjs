import { assetBytes } from "./page-weight.mjs";

/**
 * The bytes, after gzip, of every script that a page fetches between the first touch and the moment when nothing is on
 * its way any more, without a press: what hydration brings with it, however late it asks for it.
 * @param {import("playwright").Browser} browser
 * @param {URL} address
 */
export async function weighAwake(browser, address) {
  const page = await browser.newPage();
  /** @type {Set<string>} */
  const fetched = new Set();
  page.on("request", (request) => {
    if (request.resourceType() === "script") fetched.add(new URL(request.url()).pathname);
  });
  try {
    await page.goto(address.href);
    await page.mouse.move(5, 5);
    await page.mouse.move(40, 40);
    await page.waitForFunction(() => /** @type {any} */ (window).groundwork?.awake);
    await page.waitForLoadState("networkidle");
  } finally {
    await page.close();
  }
  return [...fetched].reduce((sum, name) => sum + assetBytes(name), 0);
}
