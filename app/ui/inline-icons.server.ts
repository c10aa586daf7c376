import { type IconName, iconId } from "./icon.tsx";
import source from "./icons.svg?raw";

const symbols = new Map<string, string>();
for (const [symbol, name = ""] of source.matchAll(/<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g)) {
  // How it is stroked, an icon's own class says; the sprite, which stands alone, says it by itself.
  symbols.set(name, symbol.replace(/<symbol[^>]*>/, `<symbol id="${iconId(name)}" viewBox="0 0 24 24">`));
}

/** The icons that lie in the page and that a piece of its HTML shows. */
export function iconsIn(html: string): IconName[] {
  return [...html.matchAll(/<use href="#icon-([\w-]+)"/g)].map(([, name]) => name as IconName);
}

/**
 * Notes the icons that a page is drawn with, and gives them as one hidden drawing for its end. A sprite of its own
 * would be a request more before a phone shows the largest thing of the page.
 */
export function inlineIcons() {
  const drawn = new Set<IconName>();
  return {
    find(name: IconName): string {
      drawn.add(name);
      return `#${iconId(name)}`;
    },
    toString: () =>
      `<svg hidden aria-hidden="true">${[...drawn].map((name) => symbols.get(name)).join("")}</svg>`,
  };
}
