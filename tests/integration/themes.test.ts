import { expect, test } from "vitest";
import { translator } from "../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../app/i18n/languages.ts";
import { THEMES } from "../../app/services/theme.ts";
import { addressOf, SCREENS } from "../../app/site-map.ts";
import { everywhere } from "../prove.ts";
import { Browser, type Page } from "./support/browser.ts";
import { product } from "./support/product.ts";

/** The figures of the home page, in any language. */
const COUNTED = new RegExp(
  LANGUAGES.map((language) => `${translator(language, "home")("counted").split("{{")[0]}[^<]*`).join("|"),
  "g",
);

/** A page without what is another with every answer, and without what names the theme: the rest is drawn from CSS. */
function apartFromTheme({ body }: Page, theme: string): string {
  return (
    body
      .replace(/<script\b[\s\S]*?<\/script>/g, "")
      .replace(/(nonce|value)="[\w-]{16,}"/g, "")
      // What a random song is drawn from.
      .replace(/name="pick" value="\d+"/g, "")
      // Mails in the outbox that other tests send meanwhile.
      .replace(/<li class="grid gap-3 border-b border-line py-6">[\s\S]*?<\/li>/g, "")
      // Members and projects of other tests, which the home page counts meanwhile.
      .replace(COUNTED, "")
      .replace(` data-theme="${theme}"`, "")
      .replace(/<meta name="theme-color"[^>]*>/g, "")
      .replace(/<button type="submit" name="theme"[\s\S]*?<\/button>/g, "")
  );
}

// The browser tests rest on this: they look at all themes of a page without loading it anew. Words change nothing of it, so
// the screens take the languages by turns. In `npm test` every other screen is compared, of which each area has many.
test.each(
  SCREENS.filter(({ access }) => access === "public" || access === "local")
    .map((screen, n) => [addressOf(screen), LANGUAGES[n % LANGUAGES.length] ?? "en"] as const)
    .filter((_, n) => everywhere || n % 2 === 0),
)("a theme changes nothing of a page but its name: %s (%s)", async (path, language) => {
  const browser = new Browser(product);
  await browser.post("/preferences", { language });
  const seen = new Set<string>();
  for (const theme of THEMES) {
    await browser.post("/preferences", { theme });
    const page = await browser.get(path);
    expect([path, page.html["data-theme"], page.html.lang]).toEqual([path, theme, language]);
    seen.add(apartFromTheme(page, theme));
  }
  const [first = "", ...others] = seen;
  for (const other of others) {
    const at = [...other].findIndex((letter, n) => letter !== first[n]);
    expect(other.slice(at - 60, at + 60)).toEqual(first.slice(at - 60, at + 60));
  }
});
