import { isAnonymous, isShareableCookie } from "../../app/services/cookies.server.ts";
import { isAskedHere } from "../../app/services/local-tools.server.ts";
import { type ListedScreen, screenAt } from "../../app/site-map.ts";

/** How long a copy of a shared page may be served. */
const KEPT_MS = 15_000;
/**
 * Of those who ask together once it is over, the first makes the new copy and the others are given the old one, for as
 * long as making one may take; a copy that is much older is given to nobody.
 */
const MADE_ANEW_MS = 2_000;
const TOO_OLD_MS = 60_000;
const MAX_PAGES = 200;
/** Of an isolate's 128 MB; the longest page has 0.2. */
const MAX_BYTES = 16 * 1024 * 1024;
/** More than the choices and the quote of a visitor take. */
const MAX_COOKIE_LENGTH = 1_000;

interface Page {
  /** The HTML with placeholders, and where they start. */
  html: Uint8Array<ArrayBuffer>;
  blanks: Blank[];
  /** The content security policy around the nonce. */
  policy: string[];
  headers: Headers;
  until: number;
  madeAt: number;
}

/**
 * Pages that are the same for every anonymous visitor, keyed by what the browser sends about language and theme, and
 * by the visitor's calendar day. It is only a cache and may be empty at any moment.
 */
const pages = new Map<string, Page>();
let keptBytes = 0;

function forget(key: string): void {
  keptBytes -= pages.get(key)?.html.byteLength ?? 0;
  pages.delete(key);
}

/**
 * Whether a screen is the same for everybody at a URL with this query: none, or one parameter with one of the values
 * that the site map lists, as our own links write it. Other queries are never cached.
 */
function isShared({ shared }: Pick<ListedScreen, "shared">, search: string): boolean {
  if (!shared || search === "") return Boolean(shared);
  return Object.entries(shared).some(([name, values]) =>
    values.some((value: string) => search === `?${name}=${value}`),
  );
}

/**
 * The key under which an anonymous visitor's page may be shared, or undefined when it may not: only screens the
 * site map calls shared, only plain GET with no query but a listed one, only requests that carry nothing personal.
 * @param day the visitor's own, `YYYY-MM-DD`
 */
export function shareKey(request: Request, url: URL, day: string): string | undefined {
  // A name is kept as long as its copy.
  if ((request.headers.get("cookie")?.length ?? 0) > MAX_COOKIE_LENGTH) return undefined;
  // What fits a path with a parameter may be a page's data, which scripts ask for.
  const isPage = request.method === "GET" && !url.pathname.endsWith(".data");
  const screen = isPage ? screenAt(url.pathname) : undefined;
  return screen && isShared(screen, url.search) && isAnonymous(request) ? pageKey(request, day) : undefined;
}

/**
 * The name of a request's copy, if there is one: nothing is looked at that the name itself does not hold. Of the
 * visitor's zone a page knows only the day, so two zones share a copy exactly while their calendars agree.
 */
export function pageKey(request: Request, day: string): string {
  const { url, headers } = request;
  // The footer links to local tools, which are shown only to requests from this machine.
  const here = isAskedHere(request) ? "here" : "";
  return `${url}\n${here}\n${day}\n${headers.get("accept-language") ?? ""}\n${headers.get("cookie") ?? ""}`;
}

/** As long as what is written over it. */
const NONCE_LENGTH = 24;
const FORM_KEY_LENGTH = 36;
const NUMBER_LENGTH = 4;

const letters = (count: number) =>
  `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll("-", "").slice(0, count);

/** Placeholders for the nonce and for form keys during rendering. Random per isolate: no text can imitate them. */
interface Placeholders {
  nonce: string;
  /** How the placeholder of a form key begins; its number follows. */
  formKey: string;
  any: RegExp;
}
let made: Placeholders | undefined;
function placeholders(): Placeholders {
  if (!made) {
    const nonce = letters(NONCE_LENGTH);
    const formKey = letters(FORM_KEY_LENGTH - NUMBER_LENGTH);
    made = { nonce, formKey, any: new RegExp(`${nonce}|${formKey}(\\d{${NUMBER_LENGTH}})`, "g") };
  }
  return made;
}

export const noncePlaceholder = (): string => placeholders().nonce;

/** The form keys of one page that may become a copy: each a placeholder of its own. */
export function formKeyPlaceholders(): () => string {
  let given = 0;
  return () => placeholders().formKey + String(++given).padStart(NUMBER_LENGTH, "0");
}

/** A place to fill: its first byte, and which of the page's values belongs there: 0 the nonce, the others form keys. */
interface Blank {
  at: number;
  value: number;
}

const encoder = new TextEncoder();

function blanksOf(html: string): Blank[] {
  const blanks: Blank[] = [];
  let byte = 0;
  let read = 0;
  for (const { 0: placeholder, 1: number = "0", index } of html.matchAll(placeholders().any)) {
    byte += encoder.encode(html.slice(read, index)).byteLength;
    blanks.push({ at: byte, value: Number(number) });
    byte += placeholder.length;
    read = index + placeholder.length;
  }
  return blanks;
}

/** The values of one response: its nonce, and for each form key of the page a new one, the same at every occurrence. */
function valuesFor(nonce: string): (value: number) => Uint8Array {
  const values = [encoder.encode(nonce)];
  return (value) => {
    values[value] ??= encoder.encode(crypto.randomUUID());
    return values[value];
  };
}

/** A stored page as this request's own response, if there is a fresh one or somebody is making it anew. */
export function findPage(key: string, nonce: string, requestId: string): Response | undefined {
  const page = pages.get(key);
  const now = Date.now();
  if (!page || now >= page.madeAt + TOO_OLD_MS) return undefined;
  if (now < page.until) return issue(page, nonce, requestId);
  page.until = now + MADE_ANEW_MS;
  return undefined;
}

function fill({ html, blanks }: Pick<Page, "html" | "blanks">, nonce: string): Uint8Array<ArrayBuffer> {
  const filled = html.slice();
  const bytesOf = valuesFor(nonce);
  for (const { at, value } of blanks) filled.set(bytesOf(value), at);
  return filled;
}

function issue(page: Page, nonce: string, requestId: string): Response {
  const response = new Response(fill(page, nonce), { headers: page.headers });
  response.headers.set("Content-Security-Policy", page.policy.join(nonce));
  response.headers.set("X-Request-Id", requestId);
  return response;
}

/**
 * Caches a finished page including its security headers, rendered with placeholders, and returns it as this request's
 * own response. A page that may not be cached is only returned. Cookies without personal data are cached with it; any
 * other cookie makes the page private.
 * @param mayReturn whether the browser may show the page again on back navigation without a change
 */
export async function sharePage(
  key: string,
  response: Response,
  nonce: string,
  requestId: string,
  mayReturn = true,
): Promise<Response> {
  const text = await response.text();
  const html = encoder.encode(text);
  const blanks = blanksOf(text);
  const headers = new Headers(response.headers);
  const policy = (headers.get("Content-Security-Policy") ?? "").split(noncePlaceholder());
  if (response.status !== 200 || !headers.getSetCookie().every(isShareableCookie)) {
    headers.set("Content-Security-Policy", policy.join(nonce));
    return new Response(fill({ html, blanks }, nonce), { status: response.status, headers });
  }
  // A form that comes back with its key would count as one that was sent already.
  const hasForms = blanks.some(({ value }) => value > 0);
  headers.set("Cache-Control", mayReturn && !hasForms ? "private, no-cache" : "private, no-store");
  const now = Date.now();
  const page: Page = { html, blanks, policy, headers, until: now + KEPT_MS, madeAt: now };
  forget(key);
  pages.set(key, page);
  keptBytes += html.byteLength;
  for (const oldest of pages.keys()) {
    if (pages.size <= MAX_PAGES && keptBytes <= MAX_BYTES) break;
    forget(oldest);
  }
  return issue(page, nonce, requestId);
}
