import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { fetchMessages, loadMessages } from "./i18n/catalogue.client.ts";
import { I18nProvider, type Texts } from "./i18n/i18n.tsx";
import type { Namespace } from "./i18n/namespaces.ts";
import { PageContext, type PageData, USUAL_FACTS } from "./shell/page-context.tsx";

const page = JSON.parse(document.getElementById("page")?.textContent ?? "{}") as PageData;
// Remix would write this into every page.
window.__remixContext = {
  basename: "/",
  future: __FUTURE__,
  isSpaMode: false,
  stream: new Response(page.data).body ?? undefined,
} as typeof window.__remixContext;

const description = document.querySelector<HTMLMetaElement>("meta[name=description]")?.content;
const facts = { ...USUAL_FACTS, ...page.facts, description };

/**
 * RemixBrowser throws a promise until the loader data is decoded. A press in that moment makes React 18 hydrate
 * synchronously, find no Suspense boundary, and give up. So the promise is taken from a first call outside React.
 */
async function dataDecoded(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (waiting) {
    await waiting;
  }
}

/** The texts of namespaces; undefined if some could not be fetched. */
async function textsOf(namespaces: readonly Namespace[]): Promise<Texts | undefined> {
  const all = await Promise.all(namespaces.map((name) => fetchMessages(page.language, name)));
  return all.every(Boolean) ? Object.fromEntries(namespaces.map((name, n) => [name, all[n]])) : undefined;
}

/** Without its texts the page stays plain HTML, and waiting presses fall back to HTML. */
async function hydrate(): Promise<void> {
  const [texts] = await Promise.all([textsOf(page.texts), dataDecoded()]);
  if (!texts) return window.groundwork?.giveUp();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <PageContext.Provider value={facts}>
          <I18nProvider
            language={page.language}
            texts={texts}
            units={facts.display.units}
            load={loadMessages}
          >
            <RemixBrowser />
          </I18nProvider>
        </PageContext.Provider>
      </StrictMode>,
    );
  });
}

void hydrate();
