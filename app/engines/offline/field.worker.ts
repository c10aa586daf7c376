import { FORMAT_LOCALES, isLanguage, type Language } from "~/i18n/languages.ts";
import { KEEPER_HEADER, keeperAt, LINK } from "~/lib/waiting-post.ts";
import en from "./locales/offline.en.ts";
import es from "./locales/offline.es.ts";
import he from "./locales/offline.he.ts";
import { allWaiting, putWaiting } from "./store.ts";
import { type Entry, formName, shownAt } from "./waiting.ts";

// The service worker of the pages of the field. Each of them registers it for its own address, and it is asked about
// nothing else but the account's pages, where somebody signs in or out.

interface Awaited extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Awaited {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Told extends Awaited {
  data: { keep: string[] };
}
interface Worker {
  addEventListener(event: "install" | "activate", listener: (event: Awaited) => void): void;
  addEventListener(event: "fetch", listener: (event: Asked) => void): void;
  addEventListener(event: "message", listener: (event: Told) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
}
const worker = self as unknown as Worker;

const WORDS: Record<Language, { kept: string; keptWaiting: string }> = { en, es, he };
/** Of one build; another build's are deleted when its worker takes over. */
const PAGES = `field-pages-${__BUILD__}`;
const ASSETS = `field-assets-${__BUILD__}`;
const KEEPER = "/keeper";
const MOST_PAGES = 40;
/** How long a page is waited for where there is a copy of it. */
const PATIENCE_MS = 8_000;
/** Answers that say that the page is not for this browser any more. */
const GONE = [401, 403, 404, 410];

const isAsset = (pathname: string) => /^\/(assets|texts)\/|^\/(favicon|manifest)\b/.test(pathname);
const isOfAccount = (pathname: string) => /^\/(auth|profile)\b/.test(pathname);

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener("activate", (event) => {
  const clear = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith("field-") && name !== PAGES && name !== ASSETS);
    await Promise.all(old.map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(clear());
});

// A page that was open before there was a worker asks that it and its scripts be kept.
worker.addEventListener("message", (event) => {
  const [page = "/", ...assets] = event.data.keep;
  const keep = async () => {
    const cache = await caches.open(ASSETS);
    await Promise.all([
      pageOf(new Request(page, { credentials: "same-origin", headers: { Accept: "text/html" } })),
      ...assets.map((address) => assetOf(new Request(address), cache)),
    ]);
  };
  event.waitUntil(keep().catch(() => {}));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (isOfAccount(pathname)) {
    // Who signs in or out leaves nothing to read for the next one.
    if (request.method === "POST" || pathname.endsWith("/callback")) event.waitUntil(caches.delete(PAGES));
    return;
  }
  if (request.method === "POST" && request.mode === "navigate") event.respondWith(formOf(request));
  if (request.method !== "GET") return;
  if (isAsset(pathname)) event.respondWith(caches.open(ASSETS).then((cache) => assetOf(request, cache)));
  else if (request.mode === "navigate") event.respondWith(pageOf(request));
});

/** What is called by its content or its build never changes. */
async function assetOf(request: Request, cache: Cache): Promise<Response> {
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request.url, response.clone());
  return response;
}

/** The page from the network, and where there is none the copy, which says so. */
async function pageOf(request: Request): Promise<Response> {
  const cache = await caches.open(PAGES);
  const kept = await cache.match(request.url);
  const fresh = fetch(request).then((response) => noted(cache, request.url, response));
  if (!kept) return fresh;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS, undefined));
  // What comes after the copy was shown is kept all the same.
  const answer = await Promise.race([fresh.catch(() => undefined), late]);
  return answer ?? marked(kept, request.url);
}

/** For whom pages are kept now; undefined before one was. */
const keeperNow = async (): Promise<string | undefined> =>
  (await caches.match(KEEPER, { cacheName: PAGES }))?.text();

/** A form that was pressed before the page was awake, and could not be sent: it waits like the others. */
async function formOf(request: Request): Promise<Response> {
  const copy = request.clone();
  try {
    return await fetch(request);
  } catch (lost) {
    const { pathname, search } = new URL(request.url);
    const account = await keeperNow();
    const form = await copy.formData();
    if (form.has("password") || form.has("pin") || (!account && keeperAt(pathname, undefined) !== LINK))
      throw lost;
    const page = await (await caches.open(PAGES)).match(request.url);
    const entries: Entry[] = [...form].filter(([, value]) => typeof value === "string" || value.size > 0);
    await putWaiting({
      keeper: keeperAt(pathname, account),
      action: pathname + search,
      page: pathname + search,
      title: /<title>([^<·]*)/.exec((await page?.text()) ?? "")?.[1]?.trim() ?? pathname,
      button: "",
      form: formName(pathname, [String(form.get("intent"))], entries),
      entries,
      ...{ at: Date.now(), tries: 1, hold: "none" },
    });
    return Response.redirect(pathname + search, 303);
  }
}

/** Keeps a page of the field for whoever reads it now; of one who was here before, nothing stays. */
async function noted(cache: Cache, address: string, response: Response): Promise<Response> {
  const keeper = response.headers.get(KEEPER_HEADER);
  if (GONE.includes(response.status)) await cache.delete(address);
  if (!response.ok || !keeper) return response;
  if (keeper !== LINK) {
    const before = await keeperNow();
    if (before !== undefined && before !== keeper)
      await Promise.all((await cache.keys()).map((each) => cache.delete(each)));
    await cache.put(KEEPER, new Response(keeper));
  }
  const headers = new Headers(response.headers);
  headers.set("X-Kept-At", new Date().toISOString());
  await cache.put(address, new Response(await response.clone().blob(), { headers }));
  const pages = (await cache.keys()).filter(({ url }) => !url.endsWith(KEEPER));
  await Promise.all(pages.slice(0, -MOST_PAGES).map((each) => cache.delete(each)));
  return response;
}

/** The copy, with when it was made above it. React leaves alone what stands at the end of the body. */
async function marked(kept: Response, address: string): Promise<Response> {
  const html = await kept.text();
  const at = kept.headers.get("X-Kept-At") ?? "";
  const spoken = / lang="(\w+)"/.exec(html)?.[1] ?? "";
  const language = isLanguage(spoken) ? spoken : "en";
  const time = new Intl.DateTimeFormat(FORMAT_LOCALES[language], { dateStyle: "medium", timeStyle: "short" });
  const { pathname } = new URL(address);
  const waits = shownAt(await allWaiting(), keeperAt(pathname, await keeperNow()), pathname).length > 0;
  const { kept: words, keptWaiting } = WORDS[language];
  const said = words.replace("{{time}}", `\u2068${time.format(new Date(at))}\u2069`);
  const note = `<p role="status" data-kept-copy class="order-first border-b border-line bg-sunken p-3 text-center font-bold text-ink">${said}${waits ? ` ${keptWaiting}` : ""}</p>`;
  const end = html.lastIndexOf("</body>");
  const body = html.slice(0, end).replace("<html ", `<html data-kept="${at}" `) + note + html.slice(end);
  return new Response(body, { headers: kept.headers });
}
