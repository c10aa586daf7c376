import { isAnonymous } from "../../app/services/cookies.server.ts";
import { screenAt } from "../../app/site-map.ts";

/** How long a copy of a shared page may be served. */
const KEPT_MS = 15_000;
const MAX_PAGES = 300;

interface Page {
  html: string;
  headers: [string, string][];
  until: number;
}

const pages = new Map<string, Page>();

/**
 * The key under which an anonymous visitor's page may be shared, or undefined when it may not: only screens the
 * site map calls shared, only plain GET without a query, only requests that carry nothing personal.
 */
export function shareKey(request: Request, language: string, theme: string): string | undefined {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.search || !screenAt(url.pathname)?.shared || !isAnonymous(request))
    return undefined;
  return `${url.origin}${url.pathname} ${language} ${theme}`;
}

/** Stands in for the nonce in a stored page. Random per isolate, so that no text can imitate it. */
let placeholder: string | undefined;
export function noncePlaceholder(): string {
  placeholder ??= `nonce-${crypto.randomUUID()}`;
  return placeholder;
}

export function findPage(key: string, nonce: string): Response | undefined {
  const page = pages.get(key);
  if (!page || page.until < Date.now()) return undefined;
  return new Response(page.html.replaceAll(noncePlaceholder(), nonce), { headers: page.headers });
}

/** Keeps a rendered page when it may be kept, and answers it with its own nonce put in. */
export async function sharePage(key: string, response: Response, nonce: string): Promise<Response> {
  const html = await response.text();
  const headers = new Headers(response.headers);
  headers.set("Cache-Control", "private, no-cache");
  if (response.status === 200 && !headers.has("Set-Cookie")) {
    if (pages.size >= MAX_PAGES) pages.delete(pages.keys().next().value as string);
    pages.delete(key);
    pages.set(key, { html, headers: [...headers], until: Date.now() + KEPT_MS });
  }
  return new Response(html.replaceAll(noncePlaceholder(), nonce), { status: response.status, headers });
}
