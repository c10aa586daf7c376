import { expect } from "vitest";
import type { startOpenIdProvider } from "../../fakes/openid-provider.ts";
import { Browser, type Page } from "./browser.ts";

type OpenIdProvider = Awaited<ReturnType<typeof startOpenIdProvider>>;

/** The way of browsers to an OpenID provider and back. */
export function waysThrough(product: { origin: string }, provider: OpenIdProvider) {
  /** Somebody whom the provider knows; answers the name they type there. */
  function known(claims: Record<string, unknown>): string {
    const login = `person-${crypto.randomUUID()}`;
    provider.accounts.set(login, claims);
    return login;
  }

  /** Follows a page of the provider to where it leads: its next page, or the way back to us. */
  async function settle(atProvider: Browser, answer: Page): Promise<Page> {
    let page = answer;
    while (page.location?.startsWith(provider.issuer) || page.location?.startsWith("/"))
      page = await atProvider.get(page.location);
    return page;
  }

  /** Opens a link of ours to the provider; answers the provider's sign-in page. */
  async function goToProvider(browser: Browser, link = "/auth/oidc") {
    const out = await browser.get(link);
    expect(out.status).toBe(303);
    const atProvider = new Browser({ origin: provider.issuer });
    return { atProvider, page: await settle(atProvider, await atProvider.get(out.location ?? "")) };
  }

  /** Signs in at the provider and agrees to everything; answers the callback with which it sends the browser back. */
  async function callbackFor(browser: Browser, login: string, link?: string): Promise<string> {
    const { atProvider, page } = await goToProvider(browser, link);
    const send = async (from: Page, prompt: string, typed: Record<string, string> = {}) => {
      const form = from.form({ prompt });
      return settle(atProvider, await atProvider.post(form.action, { ...form.fields, ...typed }));
    };
    const consent = await send(page, "login", { login, password: "any" });
    const { location } = await send(consent, "consent");
    expect(location).toMatch(new RegExp(`^${product.origin}/auth/oidc/callback\\?`));
    return location ?? "";
  }

  /** The whole way; answers what our callback answers. */
  async function throughProvider(browser: Browser, login: string, link?: string): Promise<Page> {
    return browser.get(await callbackFor(browser, login, link));
  }

  return { known, settle, goToProvider, callbackFor, throughProvider };
}
