import { type AppLoadContext, createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";

type RequestHandler = (request: Request, context: AppLoadContext) => Promise<Response>;
type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;

const ROOT = "root";

/** The build with some of its routes only: those needed to render and answer one of them. */
function part(build: ServerBuild, ids: readonly string[]): ServerBuild {
  const only = <T>(all: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(all).filter(([id]) => id === ROOT || ids.includes(id)));
  return {
    ...build,
    routes: only(build.routes),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  };
}

/**
 * Normalises a path like the router: escapes, case and a trailing slash do not matter, and `.data` requests a page's
 * data. A path that cannot be decoded is none of ours.
 */
export function pathOf(request: Request): string | undefined {
  const { pathname } = new URL(request.url);
  if (pathname === "/_root.data") return "/";
  const path = pathname.replace(/\.data$/, "").replace(/(?<=.)\/+$/, "");
  try {
    // Part by part: an escaped slash is a letter and separates nothing.
    return path
      .split("/")
      .map((part) => decodeURIComponent(part).replaceAll("/", "%2f"))
      .join("/")
      .toLowerCase();
  } catch {
    return undefined;
  }
}

/**
 * The request without `_data`, by which older versions of Remix asked for a page's data. Remix still answers it, not
 * through our pages, and logs an error. No page of ours sends it.
 */
function withoutOldData(request: Request): Request {
  const url = new URL(request.url);
  if (!url.searchParams.has("_data")) return request;
  url.searchParams.delete("_data");
  return new Request(url, request);
}

function fixedPath({ path, index, parentId }: Route): string | undefined {
  if (parentId !== ROOT) return undefined;
  if (index) return "/";
  return path === undefined || /[:*?]/.test(path) ? undefined : `/${path.replace(/^\/+/, "").toLowerCase()}`;
}

/**
 * Remix's request handler, split by route. Remix compiles and ranks every route three times for each request, so
 * that a page would cost the more the more screens there are. Almost all our paths are fixed: each gets a handler
 * that knows the root and its own route, made when it is first asked for. Paths with parameters, and those that
 * lead nowhere, share one handler among themselves; a fixed path beats them in Remix's own ranking too.
 */
export function createRouteHandlers(build: ServerBuild, mode: "production" | "development"): RequestHandler {
  const fixed = new Map<string, string>();
  const others: string[] = [];
  for (const [id, route] of Object.entries(build.routes)) {
    const path = route && fixedPath(route);
    if (path !== undefined && !fixed.has(path)) fixed.set(path, id);
    else others.push(id);
  }
  // In development the build changes; it is used as a whole.
  if (mode === "development") {
    const whole = createRequestHandler(build, mode) as RequestHandler;
    return (request, context) => whole(withoutOldData(request), context);
  }
  // Part of every subset, so that Remix can still answer that nothing exists at a URL.
  const nowhere = others.filter((id) => build.routes[id]?.path === "*");
  const handlers = new Map<string, RequestHandler>();
  const handlerOf = (key: string, ids: readonly string[]): RequestHandler => {
    let handler = handlers.get(key);
    if (!handler) {
      handler = createRequestHandler(part(build, ids), mode) as RequestHandler;
      handlers.set(key, handler);
    }
    return handler;
  };
  return (request, context) => {
    const path = pathOf(request);
    const id = path === undefined ? undefined : fixed.get(path);
    const handler = id === undefined ? handlerOf("", others) : handlerOf(id, [id, ...nowhere]);
    return handler(withoutOldData(request), context);
  };
}
