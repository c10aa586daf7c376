import { useMatches } from "@remix-run/react";

/** What the page is called, where that differs from its screen: one of many records, or one of several forms. */
export function usePageTitle(): string | undefined {
  const { pageTitle } = (useMatches().at(-1)?.data ?? {}) as { pageTitle?: string };
  return pageTitle;
}
