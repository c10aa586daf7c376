import fs from "node:fs";
import { addressOf, SCREENS, type Screen, screenAt } from "../../../app/site-map.ts";
import { inRoot } from "../../../scripts/lib/root.mjs";
import type { Browser } from "./browser.ts";
import type { BuiltRoute } from "./built-routes.ts";
import { placesOf } from "./crawl.ts";
import { decode } from "./html.ts";
import type { Product } from "./product.ts";

// The files that the product makes: which routes hand them over, where its pages lead to them, and what comes of it.

const ROUTES = inRoot("app", "routes");
/** How a route says that its answer is a file that was made here; what somebody uploaded is given back as it came. */
const MAKES_FILE = /\bfileAnswer\(|"Content-Disposition"/;
const ENDING = /\.(?:csv|dxf|glb|html|ics|iif|json|kml|pdf|plan|rtf|svg|vcf|xml|zip)$/;

const addressed = ({ path = "" }: BuiltRoute) => `/${path.replace(/^\//, "")}`;

/** The paths of all routes that hand over a file: by what they are called, or by what their source says. */
export function exportsOf(routes: readonly BuiltRoute[]): string[] {
  const makes = new Set(
    (fs.readdirSync(ROUTES, { recursive: true }) as string[])
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$/.test(file))
      .filter((file) => MAKES_FILE.test(fs.readFileSync(`${ROUTES}/${file}`, "utf8")))
      .map((file) => `routes/${file.replace(/\.tsx?$/, "")}`),
  );
  return routes
    .filter((route) => makes.has(route.id) || ENDING.test(addressed(route)))
    .map(addressed)
    .sort();
}

/** Which of the routes an address leads to. */
export function routeOf(paths: readonly string[], address: string): string | undefined {
  const parts = (address.split("?")[0] ?? "").split("/");
  return paths.find((path) => {
    const wanted = path.split("/");
    return (
      wanted.length === parts.length && wanted.every((part, n) => part.startsWith(":") || part === parts[n])
    );
  });
}

/** So many pages of one screen are opened, which differ by their queries and their records, and so many files of a route. */
const PAGES = 3;
const FILES = 4;

/** The addresses of files that pages name, by route: in links and pictures, and written out for another program. */
export async function filesNamed(
  browser: Browser,
  product: Pick<Product, "origin">,
  { paths, start }: { paths: readonly string[]; start: readonly string[] },
): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>();
  const open = (SCREENS as readonly Screen[]).filter(({ access }) => access !== "admin" && access !== "link");
  const known = new Set([...start, ...open.map(addressOf)]);
  const opened = new Map<string, number>();
  for (const address of known) {
    const screen = screenAt(address.split("?")[0] ?? "")?.path;
    const before = opened.get(screen ?? "") ?? 0;
    if (!screen || before >= PAGES) continue;
    opened.set(screen, before + 1);
    const page = await browser.get(address);
    if (page.location?.startsWith("/")) known.add(page.location);
    if (page.status !== 200) continue;
    for (const place of placesOf(page, product)) known.add(place);
    const named = decode(page.body).matchAll(/["\s>](?:https?:\/\/[\w.:]+)?(\/[^\s"'<>\\]+)/g);
    for (const [, file = ""] of named) {
      const route = routeOf(paths, file);
      const files = found.get(route ?? "") ?? new Set();
      if (route && files.size < FILES) found.set(route, files.add(file));
    }
  }
  return found;
}

/** What was handed over, as a program takes it. */
export interface Fetched {
  address: string;
  status: number;
  type: string;
  /** Whether it is for the disk, and under which name. */
  kept: boolean;
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A file as a browser fetches it, byte for byte. */
export async function fetchFile(browser: Browser, address: string, form?: URLSearchParams): Promise<Fetched> {
  const headers: Record<string, string> = {
    "cf-connecting-ip": browser.address,
    connection: "close",
    cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
  };
  if (form) headers.origin = browser.origin;
  const answer = await fetch(new URL(address, browser.origin), {
    redirect: "manual",
    headers,
    ...(form && { method: "POST", body: form }),
  });
  const disposition = answer.headers.get("content-disposition") ?? "";
  return {
    address,
    status: answer.status,
    type: answer.headers.get("content-type") ?? "",
    kept: disposition.startsWith("attachment"),
    name: /filename="([^"]+)"/.exec(disposition)?.[1] ?? "",
    bytes: new Uint8Array(await answer.arrayBuffer()),
  };
}
