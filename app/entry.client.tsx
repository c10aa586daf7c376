import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { fetchMessages, loadMessages } from "./i18n/catalogue.client.ts";
import { I18nProvider, type Texts } from "./i18n/i18n.tsx";
import type { Language } from "./i18n/languages.ts";
import type { Namespace } from "./i18n/namespaces.ts";
import { PageContext, type PageFacts } from "./shell/page-context.tsx";

interface PageData {
  language: Language;
  facts: PageFacts;
  /** The namespaces whose words it shows. They are in its HTML already; the browser fetches them once and keeps them. */
  texts: Namespace[];
  /** What the loaders answered, encoded as Remix reads it. */
  data: string;
}

type Router = typeof globalThis.__remixRouter;

declare global {
  interface Window {
    __remixContext: { streamController: ReadableStreamDefaultController<string> };
  }
}

const page = JSON.parse(document.getElementById("page")?.textContent ?? "{}") as PageData;

const { streamController } = window.__remixContext;
streamController.enqueue(page.data);
streamController.close();

/**
 * RemixBrowser throws a promise until the loaders' data are decoded. A press that comes in that moment makes React 18
 * hydrate at once, find nothing to wait in, and give up ("Root did not complete"). So the promise is taken from a
 * first call outside React, and hydration begins when it is kept.
 */
async function dataDecoded(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (waiting) {
    await waiting;
  }
}

/**
 * RemixBrowser takes every new location in an update of its own, outside a transition, and with it a new context.
 * React 18 answers that by throwing away, with what was typed there, each part of the page that has not hydrated yet.
 * In a transition it waits for the part instead. The router is taken as RemixBrowser puts it down.
 */
function hearTheRouterInTransitions(): void {
  let router: Router | undefined;
  Object.defineProperty(window, "__remixRouter", {
    configurable: true,
    get: () => router,
    set: (made: Router) => {
      const subscribe = made.subscribe.bind(made);
      made.subscribe = (heard) => subscribe((...news) => startTransition(() => heard(...news)));
      router = made;
    },
  });
}

/**
 * A page's data may be answered by somebody else: a proxy that finds them too large or cannot reach the site, a network
 * that wants a sign-in first, or nobody. Remix would try to read that; thrown as an answer it tells the error screen
 * what happened. Nothing of ours is answered in parts, so Remix is handed whole answers: of one that breaks off, or that
 * nobody waits for any more, it would complain in the console alone.
 */
function knowForeignAnswers(): void {
  const { fetch } = window;
  window.fetch = async (address, init) => {
    // Nothing but Remix asks for such addresses.
    if (!(address instanceof URL && address.pathname.endsWith(".data"))) return fetch(address, init);
    const response = await fetch(address, init)
      .then(whole)
      .catch(() => {});
    if (response?.headers.has("x-remix-response")) return response;
    throw new Response(null, { status: response && !response.ok ? response.status : 503 });
  };
}

const whole = async (response: Response) =>
  response.body ? new Response(await response.arrayBuffer(), response) : response;

/** The words of namespaces; undefined when some are out of reach. */
async function textsOf(namespaces: readonly Namespace[]): Promise<Texts | undefined> {
  const all = await Promise.all(namespaces.map((name) => fetchMessages(page.language, name)));
  return all.every(Boolean) ? Object.fromEntries(namespaces.map((name, n) => [name, all[n]])) : undefined;
}

/** Without its words the page stays what it is: HTML that works, and that answers what has waited. */
async function hydrate(): Promise<void> {
  const [texts] = await Promise.all([textsOf(page.texts), dataDecoded()]);
  if (!texts) return window.groundworkSend?.();
  hearTheRouterInTransitions();
  knowForeignAnswers();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <PageContext.Provider value={page.facts}>
          <I18nProvider language={page.language} texts={texts} load={loadMessages}>
            <RemixBrowser />
          </I18nProvider>
        </PageContext.Provider>
      </StrictMode>,
    );
  });
}

void hydrate();
