import type { Browser, Page } from "./browser.ts";
import { type Tag, tagsOf, textOf } from "./html.ts";

// What a visitor without scripts does with a page, by the words that it shows.

const links = (page: Page) =>
  [...page.body.matchAll(/<a ([^>]*)>([\s\S]*?)<\/a>/g)].map(([start = "", , words = ""]) => ({
    href: tagsOf(start)[0]?.attributes.href ?? "",
    words: textOf(words),
  }));
/** Where the first link with these words leads. */
export function linkTo(page: Page, words: string | RegExp): string {
  const found = links(page).find((link) =>
    typeof words === "string" ? link.words.includes(words) : words.test(link.words),
  );
  if (!found) throw new Error(`${page.path} has no link ${words}`);
  return found.href;
}
export const attributesOf = (page: Page, wanted: (tag: Tag) => boolean) =>
  tagsOf(page.body).find(wanted)?.attributes;
export const formWith = (page: Page, label: string) => {
  const found = page.forms.find(({ labels }) => labels.includes(label));
  if (!found) throw new Error(`${page.path} has no button ${label}`);
  return found;
};
/** Sends a form by GET as a press on one of its buttons does. */
export function press(
  browser: Browser,
  { action, fields }: Page["forms"][number],
  typed: Record<string, string>,
) {
  const url = new URL(action, browser.origin);
  url.search = String(new URLSearchParams({ ...fields, ...typed }));
  return browser.visit(url.pathname + url.search);
}
