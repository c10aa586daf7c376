import { type ListedScreen, screenAt } from "~/site-map.ts";

/**
 * The complete navigation, by the paths of the specification. Only screens in the site map are shown: an entry
 * appears when its screen is added to the map.
 */
const MENUS = [
  { id: "patents", paths: ["/patents-list", "/patent-figures"] },
  { id: "university", paths: ["/university", "/training-courses", "/certifications", "/construction-lingo"] },
  { id: "toolshare", paths: ["/equipment-rental", "/peer-to-peer-rentals", "/rental-companies"] },
  {
    id: "ai",
    paths: ["/ai-hub", "/blueprint-analyzer", "/ar-visualizer", "/drone-integration"],
    /** The day from which it is no longer tagged as new; nothing stays new. */
    newUntil: "2027-06-01",
  },
  {
    id: "projects",
    paths: ["/project-management", "/proposal-builder", "/bid-management", "/punch-list-camera"],
  },
  { id: "analytics", paths: ["/business-intelligence", "/crm-dashboard", "/financial-services"] },
  {
    id: "network",
    paths: ["/contractor-connect", "/linkedin-contractors", "/professional-directory", "/community"],
  },
  { id: "verification", paths: ["/verification", "/license-checker", "/contractor-verification"] },
  { id: "safety", paths: ["/safety-checklists", "/ai-tailgate-safety", "/wellness-programs", "/compliance"] },
  { id: "tools", paths: ["/calculators", "/material-cost-estimator", "/code-lookup", "/job-site-locator"] },
  {
    id: "lifestyle",
    paths: ["/builders-lounge", "/hard-hat-zone", "/fuelup-delivery", "/constructor-lodging"],
  },
  { id: "premium", paths: ["/membership", "/vip-benefits", "/loyalty-program", "/express-partners"] },
] as const satisfies readonly { id: string; paths: readonly string[]; newUntil?: string }[];

export type MenuId = (typeof MENUS)[number]["id"];

/** Between 768 and 1024 px the bar has room for these. */
const MEDIUM: readonly MenuId[] = ["patents", "safety", "toolshare"];

/** Straight ways that stand before the menus. */
const DIRECT = ["/services", "/tools", "/shop", "/search"] as const;

/** The separate button next to the menus. */
const INTELLIGENCE = "/job-site-intelligence";

/** The list behind the toggle, each entry with a name of its own. */
const COMPACT = [
  { id: "intelligence", path: "/job-site-intelligence" },
  { id: "toolshare", path: "/equipment-rental" },
  { id: "services", path: "/services" },
  { id: "tools", path: "/tools" },
  { id: "projects", path: "/project-management" },
  { id: "safety", path: "/safety-checklists" },
  { id: "university", path: "/university" },
  { id: "community", path: "/community" },
  { id: "membership", path: "/membership" },
  { id: "joe", path: "/ai-hub" },
  { id: "search", path: "/search" },
  { id: "shop", path: "/shop" },
] as const;

/** The bar at the foot of a phone. */
const TABS = [
  { id: "home", path: "/", icon: "house" },
  { id: "projects", path: "/project-management", icon: "folder-kanban" },
  { id: "tools", path: "/tools", icon: "wrench" },
  { id: "services", path: "/services", icon: "layout-grid" },
  { id: "profile", path: "/profile", icon: "user" },
] as const;

/** The ways on from the foot of every page: what most people come for. The sheet index holds the rest. */
const FOOT = [
  "/",
  "/services",
  "/tools",
  "/shop",
  "/search",
  "/ai-hub",
  "/project-management",
  "/calculators",
  "/code-lookup",
  "/membership",
] as const;

export interface BuiltMenu {
  id: MenuId;
  /** The day, ISO 8601, from which it is no longer new. */
  newUntil?: string;
  screens: ListedScreen[];
}

/** @param day ISO 8601 */
export const isNew = ({ newUntil }: Pick<BuiltMenu, "newUntil">, day: string) =>
  newUntil !== undefined && day < newUntil;

/** Looks up a path in the site map; a test can pass its own. */
export type Lookup = (path: string) => ListedScreen | undefined;

const screensAt = (paths: readonly string[], find: Lookup): ListedScreen[] =>
  paths.map(find).filter((screen) => screen !== undefined);

/** The menus that have anything in them, in their order. */
export function builtMenus(find: Lookup = screenAt): BuiltMenu[] {
  return MENUS.map((menu) => ({
    id: menu.id,
    newUntil: "newUntil" in menu ? menu.newUntil : undefined,
    screens: screensAt(menu.paths, find),
  })).filter(({ screens }) => screens.length > 0);
}

const standing = <E extends { path: string }>(entries: readonly E[], find: Lookup): E[] =>
  entries.filter(({ path }) => find(path));

/** The navigation for the current site map: the bar at each width, the toggle's list and the tab bar. */
export function navigationOf(find: Lookup = screenAt) {
  const menus = builtMenus(find);
  return {
    menus,
    mediumMenus: menus.filter(({ id }) => MEDIUM.includes(id)),
    direct: screensAt(DIRECT, find),
    intelligence: find(INTELLIGENCE),
    compact: standing(COMPACT, find),
    tabs: standing(TABS, find),
    foot: screensAt(FOOT, find),
  };
}

/** The site map does not change while a worker runs. */
export const NAVIGATION = navigationOf();
