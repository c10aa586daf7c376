import { screenAt } from "../../../app/site-map.ts";
import { everywhere } from "../../prove.ts";
import type { Browser, Page } from "./browser.ts";
import { tagsOf } from "./html.ts";
import type { Product } from "./product.ts";

/** All that links lead to is a lot, on a busy machine: milliseconds that a crawl may take. */
export const PATIENT = 240_000;

/** The addresses inside the product that a page links to, without fragments; mails and phones are left out. */
export function linksOf(page: Page, { origin }: Pick<Product, "origin">): string[] {
  const links = tagsOf(page.body)
    .filter(({ name, attributes }) => name === "a" && !attributes.href?.startsWith("#"))
    .map(({ attributes }) => new URL(attributes.href ?? "", origin + page.path))
    .filter((url) => url.origin === origin)
    // A mail leads whoever got it to an order of theirs, which is nobody else's.
    .filter((url) => !(page.path.startsWith("/dev/outbox") && url.searchParams.has("order")));
  return [...new Set(links.map(({ pathname, search }) => pathname + search))];
}

/** Of the addresses that differ by nothing but numbers or by whose page it is, as those of many records, so many are opened. */
const OF_A_KIND = 2;

/** In `npm test` what differs by what is chosen is of a kind, too: every letter of a list, every filter. */
function kindOf(address: string): string {
  const { pathname, search, searchParams } = new URL(address, "http://127.0.0.1");
  const path = screenAt(pathname)?.path ?? pathname;
  const asked = everywhere ? search : [...searchParams.keys()].sort().join();
  return (path + asked).replace(/\d+/g, "#");
}

/** Every address, but of those of one kind only the first few. */
export function sampled(addresses: Iterable<string>): string[] {
  const kinds = new Map<string, number>();
  return [...addresses].filter((address) => {
    const kind = kindOf(address);
    const before = kinds.get(kind) ?? 0;
    kinds.set(kind, before + 1);
    return kind === address || before < OF_A_KIND;
  });
}

/** The places that a page leads to: its links without the files that it offers to keep. */
export function placesOf(page: Page, product: Pick<Product, "origin">): string[] {
  const files = tagsOf(page.body).filter(({ name, attributes }) => name === "a" && "download" in attributes);
  const kept = new Set(files.map(({ attributes }) => attributes.href));
  return linksOf(page, product).filter((link) => !kept.has(link));
}

/**
 * Opens the pages that can be reached by links from `start`, each address once, and a few of each kind. Redirects are
 * not followed, files are not opened.
 */
export async function crawl(
  browser: Browser,
  product: Pick<Product, "origin">,
  start: string[],
): Promise<Page[]> {
  const known = new Set(start);
  const opened = new Set<string>();
  const pages: Page[] = [];
  for (let next = start; next.length > 0; next = sampled(known).filter((path) => !opened.has(path))) {
    for (const path of next) {
      const page = await browser.get(path);
      opened.add(path);
      pages.push(page);
      if (page.location === null) for (const place of placesOf(page, product)) known.add(place);
      if (page.location?.startsWith("/")) known.add(page.location);
    }
  }
  return pages;
}
