import { isAnonymous } from "../../app/services/cookies.server.ts";
import { screenAt } from "../../app/site-map.ts";

/** How long a copy of a shared page may be served. */
const KEPT_MS = 15_000;
const MAX_PAGES = 200;

interface Page {
  /** The HTML around each place where the nonce belongs. */
  parts: string[];
  /** The content security policy, likewise. */
  policy: string[];
  headers: [string, string][];
  until: number;
}

/**
 * Copies of pages that are the same for every anonymous visitor, by what the visitor's browser said about language
 * and theme. A cache and nothing else: it may be empty at any moment.
 */
const pages = new Map<string, Page>();

/**
 * The key under which an anonymous visitor's page may be shared, or undefined when it may not: only screens the
 * site map calls shared, only plain GET without a query, only requests that carry nothing personal.
 */
export function shareKey(request: Request, url: URL): string | undefined {
  if (request.method !== "GET" || url.search || !screenAt(url.pathname)?.shared || !isAnonymous(request)) {
    return undefined;
  }
  const { headers } = request;
  return `${url.origin}${url.pathname}\n${headers.get("accept-language") ?? ""}\n${headers.get("cookie") ?? ""}`;
}

/** Stands in for the nonce in a stored page. Random per isolate, so that no text can imitate it. */
let placeholder: string | undefined;
export function noncePlaceholder(): string {
  placeholder ??= `nonce-${crypto.randomUUID()}`;
  return placeholder;
}

/** A stored page as this request's own response, if there is a fresh one. */
export function findPage(key: string, nonce: string, requestId: string): Response | undefined {
  const page = pages.get(key);
  return page && page.until > Date.now() ? issue(page, nonce, requestId) : undefined;
}

function issue({ parts, policy, headers }: Page, nonce: string, requestId: string): Response {
  const own: [string, string][] = [
    ["Content-Security-Policy", policy.join(nonce)],
    ["X-Request-Id", requestId],
  ];
  return new Response(parts.join(nonce), { headers: [...headers, ...own] });
}

/**
 * Keeps a finished page, security headers and all, that was rendered with the placeholder for a nonce, and answers
 * it as this request's own. A page that may not be kept is answered just so.
 */
export async function sharePage(
  key: string,
  response: Response,
  nonce: string,
  requestId: string,
): Promise<Response> {
  const slot = noncePlaceholder();
  const parts = (await response.text()).split(slot);
  const headers = new Headers(response.headers);
  const policy = (headers.get("Content-Security-Policy") ?? "").split(slot);
  if (response.status !== 200 || headers.has("Set-Cookie")) {
    headers.set("Content-Security-Policy", policy.join(nonce));
    return new Response(parts.join(nonce), { status: response.status, headers });
  }
  headers.delete("Content-Security-Policy");
  headers.delete("X-Request-Id");
  headers.set("Cache-Control", "private, no-cache");
  const page: Page = { parts, policy, headers: [...headers], until: Date.now() + KEPT_MS };
  pages.delete(key);
  const oldest = pages.keys().next();
  if (pages.size >= MAX_PAGES && !oldest.done) pages.delete(oldest.value);
  pages.set(key, page);
  return issue(page, nonce, requestId);
}
