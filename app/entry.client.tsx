import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { fetchMessages, loadMessages } from "./i18n/catalogue.client.ts";
import { I18nProvider } from "./i18n/i18n.tsx";
import { PageContext, type PageData } from "./shell/page-context.tsx";

const page = JSON.parse(document.getElementById("page")?.textContent ?? "{}") as PageData;
const { streamController } = window.__remixContext;
streamController.enqueue(page.data);
streamController.close();

/**
 * RemixBrowser throws a promise until the loaders' data are decoded. A press in that moment makes React 18 hydrate at
 * once, find nothing to wait in, and give up. So the promise is taken from a first call outside React.
 */
async function dataDecoded(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (waiting) {
    await waiting;
  }
}

/** Without the shell's words the page stays what it is: HTML that works, and that answers what has waited. */
async function hydrate(): Promise<void> {
  const [shell] = await Promise.all([fetchMessages(page.language, "shell"), dataDecoded()]);
  if (!shell) return window.groundwork?.giveUp();
  const texts = { ...page.texts, shell };
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
