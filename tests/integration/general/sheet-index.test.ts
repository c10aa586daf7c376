import { describe, expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { AREAS, listedScreens, sheetNumber } from "../../../app/site-map.ts";
import { Browser, type Page } from "../support/browser.ts";
import { insideOf, tagsOf } from "../support/html.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const mainOf = (page: Page) => insideOf(page.body, ({ name }) => name === "main") ?? "";
/** The page's content without the ways to its other parts. */
const bodyOf = (page: Page) => mainOf(page).replace(/<nav[\s\S]*?<\/nav>/g, "");
const links = (html: string) =>
  tagsOf(html)
    .filter(({ name }) => name === "a")
    .map(({ attributes }) => attributes.href ?? "");
/** The sheets that a page lists, in order. */
const listed = (page: Page) =>
  [...bodyOf(page).matchAll(/<li\b[^>]*>(?:<button\b[\s\S]*?<\/button>|<span\b[^>]*><\/span>)?(<a\b[^>]*>)/g)]
    .flatMap(([, link = ""]) => links(link))
    .filter((href) => href.startsWith("/"));
const status = (page: Page) => page.textIn(({ attributes }) => attributes.role === "status");
const open = (path: string, q?: string) =>
  new Browser(product).get(q === undefined ? path : `${path}?${new URLSearchParams({ q, lang: "en" })}`);

const en = translator("en", "sheet-index");
/** A sentence that repeats the search, as the page sets it apart. */
const isolated = (q: string) => `\u2068${q}\u2069`;

describe.each(LANGUAGES)("the indexes in %s", (language) => {
  const shell = translator(language, "shell");
  const t = translator(language, "sheet-index");

  test.each(["services", "tools"] as const)("list every sheet of the %s by area", async (name) => {
    const page = await open(`/${name}?lang=${language}`);
    const sheets = listedScreens().filter(({ tool }) => name === "services" || tool);
    const areas = (Object.keys(AREAS) as (keyof typeof AREAS)[]).filter((area) =>
      sheets.some((sheet) => sheet.area === area),
    );
    expect(listed(page)).toEqual(
      areas.flatMap((area) => sheets.filter((sheet) => sheet.area === area).map(({ path }) => path)),
    );
    for (const area of areas) {
      const section = page.textIn(({ attributes }) => attributes.id === `area-${area}`) ?? "";
      expect(section).toContain(t(`areas.${area}`));
      for (const sheet of sheets.filter((entry) => entry.area === area)) {
        expect(section).toContain(sheetNumber(sheet));
        expect(section).toContain(shell(`screens.${sheet.id}.title`));
      }
    }
    const anchors = links(mainOf(page)).filter((href) => href.startsWith("#"));
    expect(anchors).toEqual(areas.length > 1 ? areas.map((area) => `#area-${area}`) : []);
    expect(status(page)).toBe(t("search.all", { count: sheets.length }));
  });

  test("find a sheet by its title, best first, and say how many", async () => {
    const title = shell("screens.membership.title");
    const page = await new Browser(product).get(
      `/services?${new URLSearchParams({ q: title, lang: language })}`,
    );
    const found = listed(page);
    expect(found[0]).toBe("/membership");
    expect(status(page)).toBe(t("search.found", { count: found.length, q: title }));
    expect(links(mainOf(page))).toContain("/services");
    expect(page.valueOf("q")).toBe(title);
  });
});

test("a search is a form that works without scripts and keeps what was typed", async () => {
  const page = await open("/services", "hard hat");
  const form = page.form("/services");
  expect([form.method, form.fields]).toEqual(["GET", { q: "hard hat" }]);
  expect(listed(page)).toContain("/shop");
});

test("a sheet number finds its sheet", async () => {
  for (const q of ["M-101", "m101"]) expect(listed(await open("/services", q))).toContain("/shop");
});

test("an empty search shows the whole list", async () => {
  for (const q of ["", "   "])
    expect(listed(await open("/services", q))).toEqual(listed(await open("/services")));
});

test("nothing found is said, with the nearest sheets and the way to Joe", async () => {
  const page = await open("/services", "membreship");
  expect(page.status).toBe(200);
  expect(status(page)).toBe(en("search.none", { q: "membreship" }));
  expect(page.text).toContain(en("nearest"));
  expect(listed(page)).toEqual(["/membership"]);
  expect(links(mainOf(page))).toContain("/ai-hub?tab=chat");
});

test("when nothing is even near, the whole list stands beneath", async () => {
  const page = await open("/services", "xyzzyx");
  expect(status(page)).toBe(en("search.none", { q: "xyzzyx" }));
  expect(page.text).not.toContain(en("nearest"));
  expect(listed(page)).toEqual(listed(await open("/services")));
});

test("what is no tool is searched for among the services", async () => {
  const page = await open("/tools", "loyalty & points");
  const target = links(mainOf(page)).find((href) => href.startsWith("/services?"));
  expect(target && new URLSearchParams(target.split("?")[1]).get("q")).toBe("loyalty & points");
});

test("HTML in a search is shown as text", async () => {
  const q = `"><script>alert(1)</script><b onclick=x>`;
  const page = await open("/services", q);
  expect(status(page)).toContain(isolated(q));
  expect(page.valueOf("q")).toBe(q);
  expect(page.body).not.toContain("<script>alert");
  expect(tagsOf(mainOf(page)).some(({ attributes }) => "onclick" in attributes)).toBe(false);
});

test("a search of more than a hundred characters is cut, and the page says so", async () => {
  const page = await open("/services", `shop ${"x".repeat(5000)}`);
  expect(page.status).toBe(200);
  expect(status(page)).toContain(en("search.cut", { max: 100 }));
  expect(page.valueOf("q")).toHaveLength(100);
  expect(mainOf(page)).not.toContain("x".repeat(101));
});

test.each(["?q", "?q=%FF%FE", "?q=a&q=b", "?q[]=a", "?q=%00%0A", "?q=__proto__", "?q=.*%5B(", "?Q=shop"])(
  "a search that nobody would type is answered: %s",
  async (search) => {
    const page = await open(`/services${search}`);
    expect([page.status, page.heading]).toEqual([200, translator("en", "shell")("screens.services.title")]);
  },
);

describe("the phases of a job", () => {
  test("each show their own sheets, and the tabs lead to each and back", async () => {
    const all = await open("/services");
    const found: Record<string, boolean> = {};
    for (const phase of ["win", "plan", "build"]) {
      expect(links(mainOf(all))).toContain(`/services?phase=${phase}`);
      const page = await open(`/services?phase=${phase}`);
      found[phase] = listed(page).includes("/blueprint-analyzer");
      expect(listed(page)).not.toContain("/legal");
      expect(links(mainOf(page))).toContain("/services");
    }
    expect(found).toEqual({ win: true, plan: true, build: false });
  });

  test.each(["/services?phase=nope", "/tools?phase=", "/services?phase=__proto__"])(
    "%s shows the whole list",
    async (path) => {
      const page = await open(path);
      expect(page.status).toBe(200);
      expect(listed(page)).toEqual(listed(await open(path.split("?")[0] ?? "")));
    },
  );
});

describe("what is at hand", () => {
  const sections = (page: Page) =>
    [...mainOf(page).matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, words]) => words);

  test("is nothing for who owns nothing, and no cookie is set for looking", async () => {
    const stranger = new Browser(product);
    for (const path of ["/shop", "/services", "/tools?phase=plan"]) await stranger.visit(path);
    const page = await stranger.visit("/services");
    expect(sections(page)).not.toContain(en("pins.title"));
    expect(sections(page)).not.toContain(en("recent"));
    expect(stranger.setCookies.filter((line) => /recent|visitor/.test(line))).toEqual([]);
  });

  test("without an account too: pinned first, then what was opened last, and let go again", async () => {
    const guest = new Browser(product);
    const pinned = await guest.submit(
      await guest.visit("/services?phase=win"),
      { intent: "pin" },
      { screen: "shop" },
    );
    expect(pinned.path).toBe("/services?phase=win");
    expect(pinned.toasts).toEqual([en("toasts.sheetPinned")]);
    await guest.visit("/legal");
    await guest.visit("/patents-list");
    const page = await guest.visit("/tools");
    expect(sections(page).slice(0, 2)).toEqual([en("pins.title"), en("recent")]);
    expect(listed(page).slice(0, 3)).toEqual(["/shop", "/patents-list", "/legal"]);
    const free = await guest.submit(page, { intent: "unpin" }, { screen: "shop" });
    expect(free.toasts).toEqual([en("toasts.sheetUnpinned")]);
    expect(sections(free)).not.toContain(en("pins.title"));
  });

  test("goes along into the account, and what was opened is forgotten when signing out", async () => {
    const { browser } = await newMember(product);
    await browser.post("/services", { intent: "pin", screen: "hub" });
    await browser.visit("/legal");
    const page = await browser.visit("/services");
    expect(sections(page).slice(0, 2)).toEqual([en("pins.title"), en("recent")]);
    await browser.post("/auth/sign-out", {});
    const after = await browser.visit("/services");
    expect(sections(after)).not.toContain(en("recent"));
    expect(sections(after)).not.toContain(en("pins.title"));
  });

  test.each<Record<string, string>>([
    { screen: "nope" },
    { screen: "services" },
    { screen: "" },
    {},
    { screen: "<script>" },
  ])("is no screen that there is not: %j", async (fields) => {
    expect((await new Browser(product).post("/services", { intent: "pin", ...fields })).status).toBe(400);
  });

  test("a forged or broken cookie of what was opened breaks nothing", async () => {
    const { browser } = await newMember(product);
    browser.cookies.set("__Host-recent", btoa(JSON.stringify(["nope", "shop", "<b>"])));
    expect((await browser.visit("/services")).status).toBe(200);
    browser.cookies.set("__Host-recent", "%%%");
    expect((await browser.visit("/services")).status).toBe(200);
  });
});
