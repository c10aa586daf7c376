import { Browser, type Page } from "./browser.ts";
import { product } from "./product.ts";

/** The link of a page to a form that begins with the page's own record. */
export const fromOf = (page: Page, path: string) =>
  new RegExp(`${path}\\?from=[\\w%:-]+`).exec(page.body)?.[0]?.replaceAll("&amp;", "&") ?? "";

/** A link to a record for somebody without an account, as its maker hands it on; the browser that holds it. */
export async function holderOf(browser: Browser, type: string, id: string) {
  const share = `/workspace/share?type=${type}&id=${id}`;
  const link = crypto.randomUUID();
  const workspace = /name="workspace" value="([^"]+)"/.exec((await browser.get(share)).body)?.[1] ?? "";
  await browser.post(share, {
    ...{ intent: "share", idem: link, workspace, type, id, name: "The client", kind: "person" },
    ...{ days: "7", asksName: "on", sign: "on", answer: "on", upload: "on" },
  });
  const sheet = await browser.get(`/workspace/share?link=${link}`);
  const holder = new Browser(product);
  await holder.get(/\/l\/[\w-]+/.exec(sheet.body)?.[0] ?? "");
  return { holder, link };
}
