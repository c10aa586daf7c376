// Leaves out of the browser's scripts what the framework brings for sites that are built otherwise than this one.
import type { Plugin } from "vite";

/**
 * By module of `@remix-run/react` (pinned in package.json): what stands there, and what takes its place in a browser.
 * The options are those of `remix.config.js`, which Remix would read from the page each time. Nothing is discovered
 * later, no page is prefetched, the server alone writes script elements, and data come by single fetch.
 */
const CHANGES: Record<string, readonly (readonly [RegExp, string])[]> = {
  "browser.js": [
    [/window\.__remixContext\.future\.v3_singleFetch/g, "true"],
    [/window\.__remixContext\.isSpaMode/g, "false"],
    [/^ +useFogOFWarDiscovery\(.*$/m, ""],
    [/getPatchRoutesOnNavigationFunction\([^)]*\)/, "undefined"],
  ],
  "components.js": [
    [/^function Scripts\(/m, "function Scripts() { return null; }\nfunction ServerScripts("],
    [/^(?:Nav)?Link\.displayName = .*$/gm, ""],
    [/^Form\.displayName = .*$/m, ""],
  ],
  "routes.js": [
    [/return unwrap \? unwrapServerResponse\(result\) : result;/, "return result;"],
    [/await fetchServerHandler\(request, route\)/, "undefined"],
    [/cachedModule \? prefetchStyleLinks\(route, cachedModule\) : /, ""],
    [/await prefetchStyleLinks\(route, routeModule\);/, ""],
    [/route\.id === "root" \? RemixRootDefaultHydrateFallback : undefined/, "undefined"],
    [/if \(isSpaMode\)/g, "if (false)"],
  ],
};

export function leanFramework(): Plugin {
  return {
    name: "groundwork:lean-framework",
    apply: "build",
    transform(code, id, options) {
      const file = /\/@remix-run\/react\/dist\/esm\/([\w-]+\.js)$/.exec(id)?.[1];
      const changes = file && !options?.ssr ? CHANGES[file] : undefined;
      if (!changes) return;
      for (const [what, instead] of changes) {
        if (code.search(what) < 0)
          this.error(`${file} of @remix-run/react has changed: ${what} is not there.`);
        code = code.replace(what, instead);
      }
      return { code, map: null };
    },
  };
}
