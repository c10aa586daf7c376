import { type IconName, iconId } from "./icon.tsx";
import source from "./icons.svg?raw";

const symbols = new Map<string, string>();
for (const [symbol, name = ""] of source.matchAll(/<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g)) {
  // The stroke comes from the icon's class; in the standalone sprite it is part of the file.
  symbols.set(name, symbol.replace(/<symbol[^>]*>/, `<symbol id="${iconId(name)}" viewBox="0 0 24 24">`));
}

/** The icons that lie in the page and that a piece of its HTML shows. */
export function iconsIn(html: string): IconName[] {
  return [...html.matchAll(/<use href="#icon-([\w-]+)"/g)].map(([, name]) => name as IconName);
}

/**
 * Records the icons that a page uses, and renders them as one hidden SVG at its end. A separate sprite would cost one
 * more request before a phone's largest paint.
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
