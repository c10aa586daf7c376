import { screens as account } from "./screens/account.ts";
import { screens as assistant } from "./screens/assistant.ts";
import { screens as business } from "./screens/business.ts";
import { screens as equipment } from "./screens/equipment.ts";
import { screens as general } from "./screens/general.ts";
import { screens as legal } from "./screens/legal.ts";
import { screens as materials } from "./screens/materials.ts";
import { screens as network } from "./screens/network.ts";
import { screens as patents } from "./screens/patents.ts";
import { screens as projects } from "./screens/projects.ts";
import { screens as safety } from "./screens/safety.ts";
import type { AreaScreen } from "./screens/screen.ts";
import { screens as tools } from "./screens/tools.ts";
import { screens as university } from "./screens/university.ts";

/**
 * Every screen of the platform, joined from the areas. Navigation, footer, `/sitemap.xml`, titles, sheet numbers,
 * canonical links, routes and the tests read this list; a test fails when it and the route manifest differ.
 */

/** The discipline letter of each area, as on a drawing set. A screen of the account is a general sheet. */
export const AREAS = {
  general: "G",
  account: "G",
  assistant: "A",
  projects: "P",
  safety: "S",
  equipment: "E",
  materials: "M",
  business: "B",
  network: "N",
  university: "U",
  tools: "T",
  patents: "X",
  legal: "L",
} as const;
export type Area = keyof typeof AREAS;

export interface Screen extends AreaScreen {
  area: Area;
}

function inArea<const A extends Area, const S extends AreaScreen>(
  area: A,
  screens: readonly S[],
): (S & { area: A })[] {
  return screens.map((screen) => ({ ...screen, area }));
}

export const SCREENS = [
  ...inArea("general", general),
  ...inArea("account", account),
  ...inArea("assistant", assistant),
  ...inArea("projects", projects),
  ...inArea("safety", safety),
  ...inArea("equipment", equipment),
  ...inArea("materials", materials),
  ...inArea("business", business),
  ...inArea("network", network),
  ...inArea("university", university),
  ...inArea("tools", tools),
  ...inArea("patents", patents),
  ...inArea("legal", legal),
] satisfies Screen[];

export type ScreenId = (typeof SCREENS)[number]["id"];
/** A screen as the list has it, with the optional fields readable. */
export type ListedScreen = Screen & { id: ScreenId };

const screens: readonly ListedScreen[] = SCREENS;
const byPath = new Map(
  screens.flatMap((screen) => [screen.path, ...(screen.aliases ?? [])].map((path) => [path, screen])),
);
/** Screens whose path has parameters, with what fits it: one part of an address each. */
const patterns = screens
  .filter(({ path }) => path.includes(":"))
  .map((screen) => ({ screen, pattern: new RegExp(`^${screen.path.replace(/:\w+/g, "[^/]+")}$`) }));
const byId = new Map(screens.map((screen) => [screen.id, screen]));

/** The screen at a path, aliases included; as to the router, capitals and a trailing slash do not matter. */
export function screenAt(pathname: string): ListedScreen | undefined {
  const path = pathname.toLowerCase().replace(/\/+$/, "") || "/";
  return byPath.get(path as `/${string}`) ?? patterns.find(({ pattern }) => pattern.test(path))?.screen;
}

export function screen(id: ScreenId): ListedScreen {
  return byId.get(id) as ListedScreen;
}

/** Where a screen can be looked at: its path, or an example of it. */
export function addressOf({ path, example }: Pick<Screen, "path" | "example">): `/${string}` {
  return example ?? path;
}

/** `A-101`: discipline letter and sheet number. */
export function sheetNumber({ area, number }: Pick<Screen, "area" | "number">): string {
  return `${AREAS[area]}-${String(number).padStart(3, "0")}`;
}

/** What an index lists for everyone: no screen of one's own account, none for developers, none of a single record. */
export const isListed = ({ access, unlisted, path }: Screen): boolean =>
  access === "public" && !unlisted && !path.includes(":");

export const listedScreens = (): ListedScreen[] => screens.filter(isListed);

/** The file that answers a screen, relative to `app`: its area, and its path without slashes and parameters. */
export function routeFileOf({ area, path }: Pick<Screen, "area" | "path">): string {
  const parts = path.split("/").filter((part) => part && !part.startsWith(":"));
  return `routes/${area}/${parts.join("-") || "home"}.tsx`;
}
