import { isAnonymous, isShareableCookie } from "../../app/services/cookies.server.ts";
import { isAskedHere } from "../../app/services/local-tools.server.ts";
import { screenAt } from "../../app/site-map.ts";

/** How long a copy of a shared page may be served. */
const KEPT_MS = 15_000;
const MAX_PAGES = 200;
/** More than the choices and the quote of a visitor take. */
const MAX_COOKIE_LENGTH = 1_000;

interface Page {
  /** The HTML with the placeholder where a nonce belongs, and the places where it starts. */
  html: Uint8Array<ArrayBuffer>;
  slots: number[];
  /** The content security policy around the nonce. */
  policy: string[];
  headers: Headers;
  until: number;
}

/**
 * Copies of pages that are the same for every anonymous visitor, by what the visitor's browser said about language
 * and theme, and by the calendar day where the visitor is. A cache and nothing else: it may be empty at any moment.
 */
const pages = new Map<string, Page>();

/**
 * The key under which an anonymous visitor's page may be shared, or undefined when it may not: only screens the
 * site map calls shared, only plain GET without a query, only requests that carry nothing personal.
 * @param day the visitor's own, `YYYY-MM-DD`
 */
export function shareKey(request: Request, url: URL, day: string): string | undefined {
  // A name is kept as long as its copy.
  if ((request.headers.get("cookie")?.length ?? 0) > MAX_COOKIE_LENGTH) return undefined;
  if (request.method !== "GET" || url.search || !screenAt(url.pathname)?.shared || !isAnonymous(request)) {
    return undefined;
  }
  return pageKey(request, day);
}

/**
 * The name of a request's copy, if there is one: nothing is looked at that the name itself does not hold. Of the
 * visitor's zone a page knows only the day, so two zones share a copy exactly while their calendars agree.
 */
export function pageKey(request: Request, day: string): string {
  const { url, headers } = request;
  // The footer links to local tools, which are there for whoever asks on this machine.
  const here = isAskedHere(request) ? "here" : "";
  return `${url}\n${here}\n${day}\n${headers.get("accept-language") ?? ""}\n${headers.get("cookie") ?? ""}`;
}

/** As long as a nonce, so that the bytes of one can be written over it. */
const NONCE_LENGTH = 24;

/** Stands in for the nonce in a stored page. Random per isolate, so that no text can imitate it. */
let placeholder: string | undefined;
export function noncePlaceholder(): string {
  placeholder ??= crypto.randomUUID().replaceAll("-", "").slice(0, NONCE_LENGTH);
  return placeholder;
}

const encoder = new TextEncoder();

/** Where the placeholder stands in the bytes of a page. */
function slotsOf(html: string, slot: string): number[] {
  const slots: number[] = [];
  let byte = 0;
  for (const part of html.split(slot).slice(0, -1)) {
    byte += encoder.encode(part).byteLength;
    slots.push(byte);
    byte += NONCE_LENGTH;
  }
  return slots;
}

/** A stored page as this request's own response, if there is a fresh one. */
export function findPage(key: string, nonce: string, requestId: string): Response | undefined {
  const page = pages.get(key);
  return page && page.until > Date.now() ? issue(page, nonce, requestId) : undefined;
}

function issue(page: Page, nonce: string, requestId: string): Response {
  const html = page.html.slice();
  const bytes = encoder.encode(nonce);
  for (const slot of page.slots) html.set(bytes, slot);
  const response = new Response(html, { headers: page.headers });
  response.headers.set("Content-Security-Policy", page.policy.join(nonce));
  response.headers.set("X-Request-Id", requestId);
  return response;
}

/**
 * Keeps a finished page, security headers and all, that was rendered with the placeholder for a nonce, and answers
 * it as this request's own. A page that may not be kept is answered just so. Cookies that tell nothing of anybody
 * are part of a copy; one cookie that does makes the page its visitor's alone.
 */
export async function sharePage(
  key: string,
  response: Response,
  nonce: string,
  requestId: string,
): Promise<Response> {
  const slot = noncePlaceholder();
  const html = await response.text();
  const headers = new Headers(response.headers);
  const policy = (headers.get("Content-Security-Policy") ?? "").split(slot);
  if (response.status !== 200 || !headers.getSetCookie().every(isShareableCookie)) {
    headers.set("Content-Security-Policy", policy.join(nonce));
    return new Response(html.replaceAll(slot, nonce), { status: response.status, headers });
  }
  headers.set("Cache-Control", "private, no-cache");
  const until = Date.now() + KEPT_MS;
  const page: Page = { html: encoder.encode(html), slots: slotsOf(html, slot), policy, headers, until };
  pages.delete(key);
  const oldest = pages.keys().next();
  if (pages.size >= MAX_PAGES && !oldest.done) pages.delete(oldest.value);
  pages.set(key, page);
  return issue(page, nonce, requestId);
}
