import type { IconName } from "./icon.tsx";
import { iconsIn } from "./inline-icons.server.ts";

/** Of a page with some 12 KB of such parts: five megabytes of an isolate's 128. */
const MAX_PAGES = 400;
/** Limits the length of the key, because a URL can have any length. */
const MAX_KEY_LENGTH = 1_000;

interface Part {
  of: string;
  html: string;
  icons: readonly IconName[];
}

/** The cached parts of pages, by key. */
const pages = new Map<string, Map<string, Part>>();

/** A part in its first rendering. No text can imitate the marks: React escapes user text. */
const MARKED = /<i data-kept="([\w-]+)"><\/i>([\s\S]*?)<i data-kept=""><\/i>/g;

/**
 * The cached parts of one page, and those it renders.
 * @param key everything that they depend on
 * @param draws is called with every icon of a part that is taken from the cache
 */
export function keptParts(key: string, draws: (icon: IconName) => unknown) {
  const kept = pages.get(key) ?? new Map<string, Part>();
  const missing = new Map<string, string>();
  return {
    find(name: string, of: string): string | undefined {
      const part = kept.get(name);
      if (part?.of !== of) {
        missing.set(name, of);
        return undefined;
      }
      part.icons.forEach(draws);
      return part.html;
    },
    /** Caches the newly rendered parts, and returns the page without the marks. */
    keep(html: string): string {
      if (missing.size === 0) return html;
      const page = html.replace(MARKED, (_, name: string, inside: string) => {
        kept.set(name, { of: missing.get(name) ?? "", html: inside, icons: iconsIn(inside) });
        return inside;
      });
      if (key.length <= MAX_KEY_LENGTH) {
        pages.set(key, kept);
        const oldest = pages.keys().next();
        if (pages.size > MAX_PAGES && !oldest.done) pages.delete(oldest.value);
      }
      return page;
    },
  };
}
