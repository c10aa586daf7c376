import type { Page } from "./browser.ts";

/**
 * Repeats what a limit counts until it is refused; answers the refusal and how often it was not. Windows are those of
 * the clock: one may close on the way, and then there are up to twice as many tries before the refusal.
 */
export async function untilRefused(
  attempt: () => Promise<Page>,
  max: number,
  refused = (page: Page) => page.status === 429,
): Promise<{ allowed: number; page: Page }> {
  for (let allowed = 0; allowed <= 2 * max; allowed++) {
    const page = await attempt();
    if (refused(page)) return { allowed, page };
  }
  throw new Error("it is never refused");
}
