// Leaves out of the browser's scripts what the framework brings for sites that are built otherwise than this one, and what
// the list of screens says to nobody but the server.
import type { Plugin } from "vite";
import { kebab } from "./lib/client-manifest.mjs";

/**
 * By module, of Remix and its router (pinned in package.json) and of ours: what stands there, and what takes its place in a
 * browser.
 * The options are those of `remix.config.js`, which Remix would read from the page each time. Nothing is discovered
 * later, no page is prefetched, the server alone writes script elements, data come by single fetch, no navigation is
 * blocked or animated, and what a developer would be warned of is no news to a visitor.
 */
const CHANGES: Record<string, readonly (readonly [RegExp, string])[]> = {
  "@remix-run/react/dist/esm/browser.js": [
    [/window\.__remixContext\.future\.v3_singleFetch/g, "true"],
    [/window\.__remixContext\.isSpaMode/g, "false"],
    [/^ +useFogOFWarDiscovery\(.*$/m, ""],
    [/getPatchRoutesOnNavigationFunction\([^)]*\)/, "undefined"],
  ],
  "@remix-run/react/dist/esm/components.js": [
    [/^function Scripts\(/m, "function Scripts() { return null; }\nfunction ServerScripts("],
    [/^(?:Nav)?Link\.displayName = .*$/gm, ""],
    [/^Form\.displayName = .*$/m, ""],
  ],
  "@remix-run/router/dist/router.js": [
    [/^function warning\(cond, message\) \{[\s\S]*?^\}/m, "function warning() {}"],
    [
      /^function invariant\(value, message\) \{[\s\S]*?^\}/m,
      "function invariant(value) {\n  if (value === false || value == null) throw new Error();\n}",
    ],
    [/^ +let fogOfWar = checkFogOfWar\(.*$/gm, ""],
    [/^ +fogOfWar\.active = false;$/m, ""],
    [/fogOfWar\.active/g, "false"],
    [/if \(isFogOfWar\)/g, "if (false)"],
    [/!isFogOfWar\b/g, "true"],
    [
      /^ {2}function shouldBlockNavigation\(_ref2\) \{[\s\S]*?^ {2}\}/m,
      "  function shouldBlockNavigation() {}",
    ],
    [/^ +let viewTransitionOpts;\n[\s\S]*?(?=^ {4}updateState\()/m, "    let viewTransitionOpts;\n"],
    [/^ +restoreAppliedTransitions\([\s\S]*?_saveAppliedTransitions\);\n(?= {4}\})/m, ""],
  ],
  "react-router-dom/dist/index.js": [
    [/^ {4}\/\/ flushSync \+ startViewTransition\n[\s\S]*?(?=^ {2}\}, \[router\.window, transition)/m, ""],
  ],
  "@remix-run/react/dist/esm/routes.js": [
    [/return unwrap \? unwrapServerResponse\(result\) : result;/, "return result;"],
    [/await fetchServerHandler\(request, route\)/, "undefined"],
    [/cachedModule \? prefetchStyleLinks\(route, cachedModule\) : /, ""],
    [/await prefetchStyleLinks\(route, routeModule\);/, ""],
    [/route\.id === "root" \? RemixRootDefaultHydrateFallback : undefined/, "undefined"],
    [/if \(isSpaMode\)/g, "if (false)"],
  ],
  // What `withoutPaths` leaves out.
  "app/site-map.ts": [
    [
      /\(\{ \.\.\.(\w+), area \}\)/,
      '({ path: "/" + $1.id.replace(/[A-Z]/g, (c) => "-" + c.toLowerCase()) + ($1.of ?? ""), ...$1, area })',
    ],
  ],
};

const SCREENS = /\/app\/screens\/[a-z]+\.ts$/;
/** Fields of a screen that only the worker, the index and tests read: a few bytes for each of a hundred screens. */
const OF_THE_SERVER = /\b(?:example: "[^"]*"|phases: \[[^\]]*\]|tool: true|shared: (?:true|\{[^}]*\})),?/g;

/** Most paths follow from the screen's id: of them the list keeps the parameter alone, and they are made where the areas are joined. */
const withoutPaths = (code: string) =>
  code.replace(
    /(\bid: "(\w+)",\s*)path: "\/([\w-]+)(\/:\w+)?",/g,
    (whole, id: string, name: string, path: string, parameter?: string) =>
      kebab(name) !== path ? whole : parameter ? `${id}of: "${parameter}",` : id,
  );

export function leanFramework(): Plugin {
  return {
    name: "groundwork:lean-framework",
    apply: "build",
    transform(code, id, options) {
      const changes = options?.ssr
        ? undefined
        : Object.entries(CHANGES).find(([file]) => id.endsWith(`/${file}`))?.[1];
      if (!options?.ssr && SCREENS.test(id))
        return { code: withoutPaths(code.replace(OF_THE_SERVER, "")), map: null };
      if (!changes) return;
      for (const [what, instead] of changes) {
        if (code.search(what) < 0) this.error(`${id} has changed: ${what} is not there.`);
        code = code.replace(what, instead);
      }
      return { code, map: null };
    },
  };
}
