import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { innermost } from "~db/client.ts";
import { errorFields, log } from "~workers/shared/log.ts";
import { joinedContributions } from "./composition/contributions.server.ts";
import { deferScripts } from "./hydration/wake.server.ts";
import * as catalogue from "./i18n/catalogue.server.ts";
import { I18nProvider, type Texts } from "./i18n/i18n.tsx";
import type { Language } from "./i18n/languages.ts";
import { messagesPath } from "./i18n/messages-path.ts";
import type { Namespace } from "./i18n/namespaces.ts";
import { KEEPER_HEADER } from "./lib/waiting-post.ts";
import * as beside from "./services/beside.server.ts";
import { keeperOf } from "./services/waiting-post.server.ts";
import { PageContext, type PageFacts, USUAL_FACTS } from "./shell/page-context.tsx";
import { screenAt } from "./site-map.ts";
import { IconContext } from "./ui/icon.tsx";
import { inlineIcons } from "./ui/inline-icons.server.ts";
import { KeptHtml } from "./ui/kept-part.tsx";
import { keptParts } from "./ui/kept-parts.server.ts";

type Wake = "touch" | "load";

/** What a route's `handle` may declare about its page. */
export interface RouteHandle {
  /** Namespaces that its components use, in addition to the shell's. */
  i18n?: readonly Namespace[];
  /** Namespaces used only by its served parts (`ui/served-part.tsx`): the browser does not fetch them. */
  served?: readonly Namespace[];
  /**
   * `load` for screens with live content, or for URLs with live content; otherwise the page hydrates at the first
   * interaction.
   */
  hydrate?: Wake | ((url: URL) => Wake);
  /** A page of the field: its forms wait for the network, and browsers may keep it (`engines/offline`). */
  offline?: true;
}

function handlesOf(remix: EntryContext): RouteHandle[] {
  const modules = remix.routeModules;
  return remix.staticHandlerContext.matches.map(
    (match) => (modules[match.route.id]?.handle ?? {}) as RouteHandle,
  );
}

/** Escapes JSON so that it cannot close the script element around it. */
function safeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** The texts of one language and set of namespaces. Cached, because they never change. */
const textSets = new Map<string, Texts>();

function textsOf(language: Language, namespaces: readonly Namespace[]): Texts {
  const key = `${language} ${namespaces.join(" ")}`;
  let texts = textSets.get(key);
  if (!texts) {
    texts = Object.fromEntries(namespaces.map((name) => [name, catalogue.messagesOf(language, name)]));
    textSets.set(key, texts);
  }
  return texts;
}

/**
 * The loader data in the form that hydration reads. Remix would stream it through React. We defer nothing, so it is
 * complete already, and React can render to a string, which is much cheaper than a stream.
 */
async function readHandoff(remix: EntryContext): Promise<string> {
  const stream = remix.serverHandoffStream;
  remix.serverHandoffStream = undefined;
  return stream ? new Response(stream).text() : "";
}

/** The facts that are not the usual ones. */
function unusual(facts: Partial<PageFacts>): Partial<PageFacts> {
  const usual: Partial<PageFacts> = USUAL_FACTS;
  return Object.fromEntries(
    Object.entries(facts).filter(
      ([name, fact]) => JSON.stringify(fact) !== JSON.stringify(usual[name as keyof PageFacts]),
    ),
  );
}

/**
 * Renders the whole page before the first byte, so that the status is correct and the page can be cached. Documents
 * are never streamed; long answers come from resource routes.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const { language, nonce, env } = context;
  if (context.refused) Object.assign(remix.staticHandlerContext.location, context.asked);
  const handles = handlesOf(remix);
  const namespaces = [...new Set<Namespace>(["shell", ...handles.flatMap((handle) => handle.i18n ?? [])])];
  const served = handles.flatMap((handle) => handle.served ?? []);
  const texts = textsOf(language, [...namespaces, ...served]);
  const screen = screenAt(remix.staticHandlerContext.location.pathname);
  const facts: PageFacts = {
    description: screen && catalogue.translator(language, "screen-descriptions")(screen.id),
    theme: context.theme,
    display: context.display,
    origin: context.origin,
    // Only if the page shows the incident id: guests share pages, and it would be another visitor's.
    requestId: remix.staticHandlerContext.errors ? context.requestId : undefined,
    issuedAt: context.now().toISOString().slice(0, 10),
    contact: env.contact,
    localTools: context.localTools,
  };
  const data = await readHandoff(remix);
  const icons = inlineIcons();
  const url = new URL(request.url);
  const { pathname, search } = remix.staticHandlerContext.location;
  const { requestId, description, ...shown } = facts;
  const parts = keptParts(`${language} ${pathname}${search} ${JSON.stringify(shown)}`, icons.find);
  const drawn = renderToString(
    <PageContext.Provider value={{ ...facts, nonce }}>
      <I18nProvider language={language} texts={texts} units={context.display.units}>
        <IconContext.Provider value={icons.find}>
          {/* In development a served part can change while it is edited. */}
          <KeptHtml.Provider value={env.mode === "development" ? undefined : parts.find}>
            <RemixServer context={remix} url={request.url} nonce={nonce} />
          </KeptHtml.Provider>
        </IconContext.Provider>
      </I18nProvider>
    </PageContext.Provider>,
  );
  const html = parts.keep(drawn);
  const atOnce =
    env.mode === "development" ||
    handles.some(({ hydrate }) => (typeof hydrate === "function" ? hydrate(url) : hydrate) === "load");
  // Hydration would look up the route by the visitor's URL, not by the route that rendered.
  const wake = context.refused ? "never" : atOnce ? "load" : "touch";
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Language", language);
  headers.set("Vary", "Accept-Language, Cookie");
  if (handles.some(({ offline }) => offline)) {
    // While the database is in trouble nobody knows whose a page is, and no browser keeps it.
    const member = await context.session.current().catch(() => null);
    if (member !== null) headers.set(KEEPER_HEADER, await keeperOf(pathname, member));
  }
  // The description stands in the document's head already; what nobody chose or set, the scripts know.
  const page = `{"language":"${language}","facts":${safeJson({ ...unusual(shown), requestId })},"data":${safeJson(data)},"texts":${JSON.stringify(namespaces)}}`;
  const preloads = namespaces.map((name) => messagesPath(language, name, remix.manifest.version));
  const document = deferScripts(html, { nonce, wake, page, preloads, icons: String(icons) })
    // The build writes the list of routes once for each area (scripts/lib/client-manifest.mjs).
    .replaceAll(/(?<=\/assets\/manifest)(?=-\w+\.js)/g, `-${screen?.area ?? "general"}`);
  return new Response(`<!DOCTYPE html>${document}`, { status, headers });
}

/** Exported for the worker, which knows the environment and the site's files. */
export const { speakPseudo } = catalogue;
export const { readBeside } = beside;

/** Exported for the worker, which is bundled without Vite and cannot discover the features' files. */
export const contributions = joinedContributions;

/** Called for every error of a loader, action or render on the server. The visitor sees the error screen only. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
): void {
  if (request.signal.aborted) return;
  log({
    level: "error",
    event: "route.failed",
    requestId: context.requestId,
    ...errorFields(innermost(error)),
  });
}
