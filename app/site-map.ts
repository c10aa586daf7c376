/**
 * Every screen of the platform. Navigation, footer, `/sitemap.xml`, titles, sheet numbers, canonical links and the
 * tests read this list; a test fails when it and the route manifest differ.
 * A screen's words are `screens.<id>.title` and `screens.<id>.description` in the shell's locale files.
 */

/** The discipline letter of each area, as on a drawing set. */
export const AREAS = {
  general: "G",
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

export interface Screen {
  id: string;
  path: `/${string}`;
  /** Where a screen whose path has a parameter can be looked at. */
  example?: `/${string}`;
  /** Other paths that answer 200 with the same screen and a canonical link. */
  aliases?: readonly `/${string}`[];
  area: Area;
  /** Sheet number within the area. */
  number: number;
  /** `public` for everyone, `member` after sign-in, `admin` for ADMIN_EMAILS, `local` where there are local tools. */
  access: "public" | "member" | "admin" | "local";
  /** A place where something is worked out or done, listed in the index of tools beside the index of everything. */
  tool?: boolean;
  /** Left out of sitemap.xml and closed to search engines. */
  unlisted?: boolean;
  /** The same for every anonymous visitor of one language and theme, so a worker may keep it for some seconds. */
  shared?: boolean;
}

export const SCREENS = [
  { id: "home", path: "/", area: "general", number: 1, access: "public", shared: true },
  { id: "auth", path: "/auth", area: "general", number: 2, access: "public", unlisted: true },
  { id: "confirm", path: "/auth/confirm", area: "general", number: 3, access: "public", unlisted: true },
  { id: "recover", path: "/auth/recover", area: "general", number: 4, access: "public", unlisted: true },
  { id: "reset", path: "/auth/reset", area: "general", number: 5, access: "public", unlisted: true },
  { id: "profile", path: "/profile", area: "general", number: 6, access: "member", unlisted: true },
  { id: "services", path: "/services", area: "general", number: 10, access: "public", shared: true },
  { id: "tools", path: "/tools", area: "general", number: 11, access: "public", shared: true },
  { id: "membership", path: "/membership", area: "general", number: 12, access: "public", shared: true },
  { id: "kit", path: "/dev/kit", area: "general", number: 98, access: "local", unlisted: true },
  { id: "outbox", path: "/dev/outbox", area: "general", number: 99, access: "local", unlisted: true },
  { id: "hub", path: "/ai-hub", area: "assistant", number: 101, access: "public", tool: true },
  { id: "voice", path: "/voice-assistant", area: "assistant", number: 102, access: "public", tool: true },
  {
    id: "questions",
    path: "/admin/questions",
    area: "assistant",
    number: 190,
    access: "admin",
    unlisted: true,
  },
  { id: "search", path: "/search", area: "assistant", number: 103, access: "public", tool: true },
  {
    id: "blueprint",
    path: "/blueprint-analyzer",
    area: "assistant",
    number: 104,
    access: "public",
    tool: true,
  },
  { id: "shop", path: "/shop", area: "materials", number: 101, access: "public" },
  { id: "cart", path: "/cart", area: "materials", number: 102, access: "public", unlisted: true },
  { id: "patents", path: "/patents-list", area: "patents", number: 101, access: "public", shared: true },
  {
    id: "patentFigures",
    path: "/patent-figures",
    area: "patents",
    number: 102,
    access: "public",
    shared: true,
  },
  {
    id: "allPatentFigures",
    path: "/all-patent-figures",
    area: "patents",
    number: 103,
    access: "public",
    shared: true,
  },
  { id: "topPatents", path: "/top-patents", area: "patents", number: 104, access: "public", shared: true },
  {
    id: "patentViewer",
    path: "/patent-viewer/:id",
    example: "/patent-viewer/9",
    area: "patents",
    number: 105,
    access: "public",
  },
  {
    id: "patentPortfolio",
    path: "/patent-portfolio",
    area: "patents",
    number: 106,
    access: "public",
    shared: true,
  },
  { id: "filingPackage", path: "/attorney-filing-package", area: "patents", number: 107, access: "public" },
  { id: "legal", path: "/legal", area: "legal", number: 101, access: "public", shared: true },
] as const satisfies readonly Screen[];

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
export function listedScreens(): ListedScreen[] {
  return screens.filter(
    ({ access, unlisted, path }) => access === "public" && !unlisted && !path.includes(":"),
  );
}
