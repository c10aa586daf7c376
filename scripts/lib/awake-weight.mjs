import { assetBytes } from "./page-weight.mjs";

/**
 * Every script that a page fetches between the first touch and the moment when nothing is on its way any more, without
 * a press: what hydration brings with it, however late it asks for it.
 * @param {import("@playwright/test").Browser} browser
 * @param {string | URL} address
 * @returns {Promise<{ assets: { name: string, bytes: number }[], bytes: number }>} bytes after gzip
 */
export async function weighAwake(browser, address) {
  const page = await browser.newPage();
  /** @type {Set<string>} */
  const fetched = new Set();
  page.on("request", (request) => {
    if (request.resourceType() === "script") fetched.add(new URL(request.url()).pathname);
  });
  try {
    await page.goto(String(address), { waitUntil: "load" });
    await page.mouse.move(5, 5);
    await page.mouse.move(40, 40);
    await page.waitForFunction(() => window.groundwork?.awake);
    await page.waitForLoadState("networkidle");
  } finally {
    await page.close();
  }
  const assets = [...fetched].map((name) => ({ name, bytes: assetBytes(name) }));
  return { assets, bytes: assets.reduce((sum, { bytes }) => sum + bytes, 0) };
}
