import type { Browser, Page } from "./browser.ts";
import { tagsOf } from "./html.ts";
import type { Product } from "./product.ts";

/** The addresses inside the product that a page links to, without fragments; mails and phones are left out. */
export function linksOf(page: Page, { origin }: Pick<Product, "origin">): string[] {
  const links = tagsOf(page.body)
    .filter(({ name, attributes }) => name === "a" && !attributes.href?.startsWith("#"))
    .map(({ attributes }) => new URL(attributes.href ?? "", origin + page.path))
    .filter((url) => url.origin === origin);
  return [...new Set(links.map(({ pathname, search }) => pathname + search))];
}

/** Opens every page that can be reached by links from `start`, each address once. Redirects are not followed. */
export async function crawl(
  browser: Browser,
  product: Pick<Product, "origin">,
  start: string[],
): Promise<Page[]> {
  const seen = new Set(start);
  const pages: Page[] = [];
  for (const path of seen) {
    const page = await browser.get(path);
    pages.push(page);
    if (page.location === null) for (const link of linksOf(page, product)) seen.add(link);
    else if (page.location.startsWith("/")) seen.add(page.location);
  }
  return pages;
}
