/** Where a path leads: within the product, or elsewhere in a new tab. */
export interface Destination {
  href: string;
  newTab: boolean;
}

/**
 * The rule of safe navigation: an empty path or a non-string is rejected (undefined), a path that starts with `http`
 * opens in a new tab, and any other gets exactly one leading slash. Two would name another host.
 */
export function safeNavigation(path: unknown): Destination | undefined {
  if (typeof path !== "string") return undefined;
  // Browsers remove these characters from a URL, which could bring two slashes together.
  const trimmed = path.replace(/[\p{Cc}\p{Cf}]/gu, "").trim();
  if (trimmed === "") return undefined;
  if (/^https?:\/\//i.test(trimmed))
    return URL.canParse(trimmed) ? { href: trimmed, newTab: true } : undefined;
  if (/^http/i.test(trimmed)) return undefined;
  return { href: `/${trimmed.replace(/^[/\\]+/, "")}`, newTab: false };
}
