import { useMatches } from "@remix-run/react";

/** The title of a page if it differs from its screen's: one of many records, or one of several forms. */
export function usePageTitle(): string | undefined {
  const { pageTitle } = (useMatches().at(-1)?.data ?? {}) as { pageTitle?: string };
  return pageTitle;
}
