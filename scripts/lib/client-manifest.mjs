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

/** What a screen is called in addresses and in the names of files. */
export const kebab = (/** @type {string} */ name) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The file of a screen after its path, as `routeFileOf` of the site map names it. @param {string} path */
const fileOf = (path) =>
  path
    .split("/")
    .filter((part) => part && part[0] !== ":")
    .join("-") || "home";
const camel = (/** @type {string} */ file) => file.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/**
 * Runs in the browser: the routes of screens from what tells them apart. The file follows from the path where there is one
 * and from the name where not, and a name that is left out follows from the file.
 */
const UNFOLD = `((m,s)=>{for(const x of s.split(" ")){let[n,h,f,p]=x.split("|"),k=p?p.split("/").filter(c=>c&&c[0]!=":").join("-")||"home":n.replace(/[A-Z]/g,c=>"-"+c.toLowerCase()),i="screen/"+(n||k.replace(/-(.)/g,(_,c)=>c.toUpperCase()));m.routes[i]={id:i,parentId:"root",path:p||"/"+k,...f>1&&{hasAction:!0},...f%2&&{hasLoader:!0},module:"/assets/"+k+"-"+h+".js"}}return m})`;

/**
 * The manifest as the script that makes it. The file and, mostly, the path of a screen follow from its name, so of most
 * routes only the name, the hash and what it has are written: every page fetches the list of all.
 * @param {Pick<Manifest, "entry" | "routes"> & Record<string, unknown>} manifest
 */
export function asScript({ routes, ...rest }) {
  /** @type {Record<string, Route>} */
  const written = {};
  const folded = [];
  for (const route of Object.values(routes)) {
    const { id, path, parentId, module, hasAction, hasLoader, ...more } = route;
    const name = id.replace(/^screen\//, "");
    const isNamed = path === `/${kebab(name)}`;
    const slug = isNamed ? kebab(name) : fileOf(path ?? "");
    const hash = String(module).slice(`/assets/${slug}-`.length, -".js".length);
    const follows =
      id === `screen/${name}` &&
      parentId === "root" &&
      module === `/assets/${slug}-${hash}.js` &&
      Object.keys(more).length === 0 &&
      /^[\w-]+$/.test(hash) &&
      /^\w+$/.test(name) &&
      /^\/[^ |]*$/.test(path ?? "");
    if (!follows) written[id] = route;
    else {
      const kept = !isNamed && camel(slug) === name ? "" : name;
      const has = (hasAction ? 2 : 0) + (hasLoader ? 1 : 0);
      folded.push([kept, hash, has, ...(isNamed ? [] : [path])].join("|"));
    }
  }
  const manifest = JSON.stringify({ ...rest, routes: written });
  return folded.length > 0 ? `${UNFOLD}(${manifest},${JSON.stringify(folded.join(" "))})` : manifest;
}

/**
 * What the scripts of an area's pages know: the screens that everybody finds in the index, and those of the area. Whoever
 * follows a link to another one loads its document, which brings the list of its own area.
 * @param {Manifest} manifest
 * @param {string} area
 * @param {readonly { id: string, area: string }[]} screens
 * @param {ReadonlySet<string>} listed ids of the index
 */
export function forArea(manifest, area, screens, listed) {
  const own = new Map(screens.map((screen) => [screen.id, screen.area]));
  const routes = Object.entries(manifest.routes).filter(([id]) => {
    const [, screen] = /^screen\/(\w+)/.exec(id) ?? [];
    return screen === undefined || listed.has(screen) || own.get(screen) === area;
  });
  return { ...manifest, routes: Object.fromEntries(routes) };
}

/**
 * Writes the manifest anew, shorter and once for each area, after Remix has written it. Its name tells of the whole of it.
 * @param {string} assets folder of the built scripts
 * @param {{ SCREENS: readonly { id: string, area: string }[], listedScreens: () => { id: string }[] }} siteMap
 */
export function shortenManifest(assets, { SCREENS, listedScreens }) {
  const names = fs.readdirSync(assets).filter((name) => /^manifest-\w+\.js$/.test(name));
  if (names.length !== 1) throw new Error(`There is not one manifest in ${assets}: ${names.join(", ")}.`);
  const file = path.join(assets, String(names[0]));
  const text = fs.readFileSync(file, "utf8");
  if (!text.startsWith(START)) throw new Error(`${file} is no manifest as Remix has written it so far.`);
  const manifest = forNavigation(JSON.parse(text.slice(START.length).replace(/;\s*$/, "")));
  const listed = new Set(listedScreens().map(({ id }) => id));
  for (const area of new Set(SCREENS.map((screen) => screen.area))) {
    const script = asScript(forArea(manifest, area, SCREENS, listed));
    fs.writeFileSync(file.replace(/(?=-\w+\.js$)/, `-${area}`), `${START}${script};`);
  }
  fs.rmSync(file);
}
