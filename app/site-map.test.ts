import fs from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { authMode } from "./features/account/account/account.schemas.ts";
import { TABS } from "./features/assistant/hub/hub.logic.ts";
import { CATEGORIES } from "./features/materials/shop/shop.schemas.ts";
import { messagesOf } from "./i18n/catalogue.server.ts";
import { LANGUAGES } from "./i18n/languages.ts";
import { ENDPOINTS } from "./routes.ts";
import {
  AREAS,
  addressOf,
  type ListedScreen,
  listedScreens,
  routeFileOf,
  SCREENS,
  screen,
  screenAt,
  sheetNumber,
} from "./site-map.ts";

const screens: readonly ListedScreen[] = SCREENS;

interface AreaModule {
  features?: Record<string, string>;
}
const areas = import.meta.glob<AreaModule>("./screens/*.ts", { eager: true });

/** A feature is called as its screen is, unless the area says otherwise. */
function featureOf({ id, area }: ListedScreen): string {
  const named = areas[`./screens/${area}.ts`]?.features?.[id];
  return named ?? id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

test("every screen has an id, a path and a sheet number of its own", () => {
  expect(repeated(screens.map(({ id }) => id))).toEqual([]);
  expect(repeated(screens.flatMap(({ path, aliases = [] }) => [path, ...aliases]))).toEqual([]);
  expect(repeated(screens.map(sheetNumber))).toEqual([]);
});

test("every area that has screens is joined", () => {
  const files = Object.keys(areas).map((file) => file.replace(/^.*\/|\.ts$/g, ""));
  const joined = new Set<string>(screens.map(({ area }) => area));
  expect(files.filter((area) => area !== "screen" && !joined.has(area))).toEqual([]);
});

test("no two areas share a discipline letter, but the account's sheets are general ones", () => {
  const { account, ...others } = AREAS;
  expect(repeated(Object.values(others))).toEqual([]);
  expect(account).toBe(others.general);
});

test.each(screens.flatMap(({ path, aliases = [] }) => [path, ...aliases]))(
  "%s is written plainly: lower case, no slash at its end",
  (path) => {
    expect(path).toMatch(/^\/$|^(\/[a-z0-9-]+|\/:[a-z]+)+$/);
  },
);

test.each(screens.map(({ id }) => id))(
  "the screen %s has a title and a description in every language",
  (id) => {
    for (const language of LANGUAGES) {
      const { screens: titles } = messagesOf(language, "shell") as {
        screens: Record<string, Record<string, string> | undefined>;
      };
      expect(titles[id]?.title?.trim()).toBeTruthy();
      expect(messagesOf(language, "screen-descriptions")[id]).toMatch(/\S/);
    }
  },
);

test("the values with which pages are shared are those that their screens know", () => {
  expect(screen("shop").shared).toEqual({ category: CATEGORIES, featured: ["yes"] });
  expect(screen("hub").shared).toEqual({ tab: TABS });
  for (const mode of Object.values(screen("auth").shared as Record<string, string[]>).flat()) {
    expect(authMode(new URLSearchParams({ mode }))).toBe(mode);
  }
});

/** Public, but read only by whoever has the address: what its maker removes is gone at once, and no copy is kept. */
const BY_ADDRESS: readonly string[] = ["vicTicket", "contractorReport", "contractorPaper"];

test("whatever everybody may read is shared, and nothing else", () => {
  const shared = screens.filter((entry) => entry.shared).map(({ id }) => id);
  const open = screens.filter(({ access, id }) => access === "public" && !BY_ADDRESS.includes(id));
  expect(shared).toEqual(open.map(({ id }) => id));
});

test.each(LANGUAGES)("no words in %s are left of a screen that is gone", (language) => {
  const { screens: words } = messagesOf(language, "shell") as { screens: Record<string, unknown> };
  const ids = new Set<string>(screens.map(({ id }) => id));
  expect(Object.keys(words).filter((id) => !ids.has(id))).toEqual([]);
});

test.each(LANGUAGES)("no two screens have the same title in %s", (language) => {
  const { screens: words } = messagesOf(language, "shell") as {
    screens: Record<string, Record<string, string>>;
  };
  expect(repeated(Object.values(words).map(({ title }) => title ?? ""))).toEqual([]);
});

test.each([
  { path: "/", id: "home" },
  { path: "/shop", id: "shop" },
  { path: "/shop/", id: "shop" },
  { path: "/shop///", id: "shop" },
  { path: "/SHOP", id: "shop" },
  { path: "/auth/reset", id: "reset" },
  { path: "/patent-viewer/9", id: "patentViewer" },
  { path: "/Patent-Viewer/abc/", id: "patentViewer" },
])("$path is the screen $id", ({ path, id }) => {
  expect(screenAt(path)?.id).toBe(id);
});

test.each([
  "/shop/x",
  "/patent-viewer",
  "/patent-viewer/9/x",
  "/nowhere",
  "shop",
  "/__proto__",
  "/constructor",
])("%s is no screen", (path) => {
  expect(screenAt(path)).toBeUndefined();
});

test("a screen whose path has a parameter has an example, which is that screen, and no other has one; a link has none", () => {
  for (const entry of screens) {
    const isOne = entry.path.includes(":") && entry.access !== "link";
    expect([entry.id, entry.example !== undefined]).toEqual([entry.id, isOne]);
    expect(screenAt(addressOf(entry))?.id).toBe(entry.id);
  }
});

test("every alias leads to the screen it stands for", () => {
  for (const { id, aliases = [] } of screens) {
    for (const alias of aliases) expect(screenAt(alias)?.id).toBe(id);
    expect(screenAt(addressOf(screen(id)))?.id).toBe(id);
  }
});

test("a sheet number is the discipline letter and three digits", () => {
  expect(sheetNumber({ area: "assistant", number: 101 })).toBe("A-101");
  expect(sheetNumber({ area: "general", number: 1 })).toBe("G-001");
});

test("an index lists what everyone may open, and nothing of one's own account or for developers", () => {
  const listed = listedScreens().map(({ id }) => id);
  expect(listed).toEqual(expect.arrayContaining(["home", "shop", "legal"]));
  for (const id of ["auth", "profile", "cart", "outbox", "kit", "patentViewer"])
    expect(listed).not.toContain(id);
});

test("what only some may see is neither listed for search engines nor kept for others", () => {
  for (const entry of screens) {
    if (entry.access === "public") continue;
    expect(entry.unlisted).toBe(true);
    expect(entry.shared).toBeFalsy();
  }
});

describe("from its path a screen's files are found at the first guess:", () => {
  const ROOT = path.resolve(import.meta.dirname);

  test.each(screens.map((entry) => ({ ...entry, file: routeFileOf(entry), feature: featureOf(entry) })))(
    "$path is answered by $file and made in $area/$feature",
    ({ file, area, feature }) => {
      const route = fs.readFileSync(path.join(ROOT, file), "utf8");
      expect(fs.existsSync(path.join(ROOT, "features", area, feature, "README.md"))).toBe(true);
      expect(route).toContain(`~/features/${area}/${feature}/`);
    },
  );

  test("no file of a route stands anywhere else", () => {
    const expected = new Set([
      ...screens.map(routeFileOf),
      ...Object.entries(ENDPOINTS).flatMap(([area, files]) =>
        Object.values(files).map((file) => `routes/${area}/${file}`),
      ),
      "routes/general/not-found.tsx",
    ]);
    const present = fs
      .readdirSync(path.join(ROOT, "routes"), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
      .map((file) => `routes/${file.split(path.sep).join("/")}`);
    expect(present.toSorted()).toEqual([...expected].toSorted());
  });
});

/** Every address that the specification names. */
const SPECIFIED = `
  / /ai-hub /ai-tailgate-safety /all-patent-figures /ar-visualizer /attorney-filing-package /auth
  /bid-management /blueprint-analyzer /builders-lounge /business-intelligence /calculators
  /certifications /champions /code-lookup /community /compliance /compliance-tracker
  /construction-lingo /construction-lodging /constructor-lodging /contractor-connect
  /contractor-verification /crm-dashboard /customer-questionnaire /drone-integration
  /equipment-marketplace /equipment-rental /express-partners /financial-admin-services
  /financial-services /financing /fuel-up /fuelup-delivery /hard-hat-zone /hire-a-mentor
  /instant-quote /job-site-intelligence /job-site-locator /job-site-services /lead-generation
  /legal /license-checker /linkedin-contractors /loyalty-program /loyalty-rewards
  /material-cost-estimator /material-express /membership /order-management /patent-figures
  /patent-portfolio /patent-viewer/9 /patents-list /peer-to-peer-rentals /permit-tracking
  /professional-directory /profile /project-management /proposal-builder /proposal-generator
  /punch-list-camera /punch-list-scanner /rental-companies /safety-checklists /security-dashboard
  /services /shop /smart-safety-dashboard /tel-pro /tools /top-patents /training-certifications
  /training-courses /ultimate-scheduling /university /verification /vic-service /vip-benefits
  /weather-scheduling /wellness-programs /workforce-tracking
`
  .trim()
  .split(/\s+/);

test("every address of the specification is a screen", () => {
  expect(SPECIFIED.length).toBeGreaterThan(75);
  expect(SPECIFIED.filter((path) => !screenAt(path))).toEqual([]);
});
