import fs from "node:fs";
import path from "node:path";

const START = "window.__remixManifest=";

/**
 * @typedef {Record<string, unknown> & { id: string, path?: string }} Route
 * @typedef {{ entry: { module: string }, routes: Record<string, Route>, url: string, version: string }} Manifest
 */

/**
 * What scripts need to know of the routes: the screens, to which they navigate, and the page of an unknown address.
 * Endpoints and files are the browser's. What each file imports only the server tells, in a page's preloads.
 * @param {Manifest} manifest
 */
export function forNavigation({ entry, routes, url, version }) {
  const kept = Object.values(routes).filter(
    ({ id, path }) => id === "root" || id.startsWith("screen/") || path === "*",
  );
  const short = kept.map(({ imports, css, ...route }) => [
    route.id,
    Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false && value !== undefined)),
  ]);
  return { entry: { module: entry.module }, routes: Object.fromEntries(short), url, version };
}

/**
 * Shortens the manifest that every page fetches, after Remix has written it. Its name tells of the whole of it.
 * @param {string} assets folder of the built scripts
 */
export function shortenManifest(assets) {
  const names = fs.readdirSync(assets).filter((name) => /^manifest-\w+\.js$/.test(name));
  if (names.length !== 1) throw new Error(`There is not one manifest in ${assets}: ${names.join(", ")}.`);
  const file = path.join(assets, String(names[0]));
  const text = fs.readFileSync(file, "utf8");
  if (!text.startsWith(START)) throw new Error(`${file} is no manifest as Remix has written it so far.`);
  const manifest = JSON.parse(text.slice(START.length).replace(/;\s*$/, ""));
  fs.writeFileSync(file, `${START}${JSON.stringify(forNavigation(manifest))};`);
}
