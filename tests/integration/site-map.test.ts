import { beforeAll, describe, expect, test } from "vitest";
import { translator } from "../../app/i18n/catalogue.server.ts";
import { directionOf, LANGUAGES, type Language } from "../../app/i18n/languages.ts";
import { addressOf, SCREENS, type Screen, type ScreenId, sheetNumber } from "../../app/site-map.ts";
import { Browser, type Page } from "./support/browser.ts";
import { type BuiltRoute, builtRoutes } from "./support/built-routes.ts";
import { crawl, linksOf, PATIENT, sampled } from "./support/crawl.ts";
import { tagsOf } from "./support/html.ts";
import { newAdmin, newMember } from "./support/members.ts";
import { product } from "./support/product.ts";
import { rawRequest } from "./support/raw.ts";
import { expectPrivate, expectSafe } from "./support/safety.ts";

const screens: readonly Screen[] = SCREENS;
/** Those of a link have an address of its own each: `account/links.test.ts` opens them. */
const open = screens.flatMap((screen) => {
  const { access } = screen;
  return access === "link" ? [] : [{ ...screen, access }];
});

let routes: BuiltRoute[];
beforeAll(async () => {
  routes = await builtRoutes();
});

/** What is no screen: an address for programs and forms, and what it may be asked without signing in. */
const NO_SCREENS: Record<string, "public" | "member" | "link" | "admin"> = {
  "/preferences": "public",
  "/files/:id": "public",
  "/rental-company/:company/rate-card.csv": "public",
  "/l/:token": "public",
  "/shared/:link/picture": "link",
  "/shared/:link/photo/:file": "link",
  "/shared/:link/document/:file": "link",
  "/project-report/:project/report.pdf": "public",
  "/shared/:link/rfi-file/:file": "link",
  "/shared/:link/ticket-file/:file": "link",
  "/admin/ticket-file/:file": "admin",
  "/proposal/:proposal/proposal.pdf": "public",
  "/shared/:link/proposal.pdf": "link",
  "/shared/:link/bid-file/:file": "link",
  "/bid-leveling/:package/matrix.csv": "public",
  "/shared/:link/intake-file/:file": "link",
  "/intakes.csv": "member",
  "/financing-schedule/schedule.csv": "public",
  "/ai-home-design/plan.svg": "public",
  "/ai-home-design/plan.dxf": "public",
  "/ar-visualizer/scene.svg": "public",
  "/ar-visualizer/scene.glb": "public",
  "/ar-visualizer/plan.dxf": "public",
  "/drone-integration/mission.kml": "public",
  "/drone-integration/litchi.csv": "public",
  "/drone-integration/mission.plan": "public",
  "/drone-integration/map.svg": "public",
  "/drone-missions/flights.csv": "member",
  "/drone-mission/:mission/coverage.svg": "member",
  "/shared/:link/financing-file/:file": "link",
  "/material-order/:order/lines.csv": "public",
  "/healthz": "public",
  "/sitemap.xml": "public",
  "/robots.txt": "public",
  "/manifest.webmanifest": "public",
  "/texts/:language/:namespace": "public",
  "/auth/sign-out": "public",
  "/auth/passkey": "public",
  "/profile/archive": "member",
  "/firm-logo/:file": "public",
  "/crm-dashboard/deals.csv": "member",
  "/crm-dashboard/people.csv": "member",
  "/financial-services/applications.csv": "member",
  "/financial-services/payments.csv": "member",
  "/financial-services/invoices.csv": "member",
  "/ledger-export/ledger.iif": "member",
  "/ledger-export/ledger.csv": "member",
  "/invoice/:invoice/invoice.pdf": "member",
  "/shared/:link/invoice.pdf": "link",
  "/pay-application/:application/application.pdf": "member",
  "/shared/:link/pay-application.pdf": "link",
  "/business-intelligence/board.csv": "member",
  "/business-metric/:metric/rows.csv": "member",
  "/financial-admin-services/papers.csv": "member",
  "/lien-waiver/:waiver/waiver.pdf": "member",
  "/shared/:link/waiver.pdf": "link",
  "/shared/:link/bookkeeper-file/:file": "link",
  "/lien-clocks/deadlines.ics": "member",
  "/vendor-tax/vendors.csv": "member",
  "/badge-data/:badge": "public",
  "/career/:person/cv.pdf": "public",
  "/career/:person/resume.json": "public",
  "/admin/verification-file/:case/:file": "admin",
  "/auth/:provider": "public",
  "/auth/:provider/callback": "public",
  "/functions/joe-ai-assistant": "public",
  "/functions/joe-rating": "public",
  "/api/joe/conversation": "public",
  "/api/search": "public",
  "/blueprint-analyzer/report": "public",
  "/blueprint-analyzer/vision": "public",
  "/blueprint-analyzer/drawings": "member",
  "/blueprint-analyzer/drawings/:id": "member",
  "/api/voice/session": "public",
  "/api/stripe": "public",
  "/library/file/:good/:part": "public",
  "/order-management/:order/invoice.pdf": "public",
  "/order-management.csv": "public",
  "/admin/orders.csv": "admin",
  "/license-checker.csv": "public",
  "/patent-figures/:id/:file": "public",
  "/patents-list.csv": "public",
  "/job-site-locator.csv": "public",
  "/fuel-records.csv": "public",
  "/crew-stay.csv": "public",
  "/job-site/:site/visits.csv": "public",
  "/site-spot/:spot": "public",
  "/estimate/:estimate/lines.csv": "public",
  "/price-book.csv": "public",
  "/schedule/:schedule/tasks.csv": "public",
  "/schedule/:schedule/project.xml": "public",
  "/schedule-feed/:feed": "public",
  "/weather-days/:project/days.csv": "public",
  "/punch-list-camera/items.csv": "public",
  "/safety-checklists.csv": "public",
  "/safety-checklists.ics": "public",
  "/checklist/:list/list.csv": "public",
  "/ai-tailgate-safety.csv": "public",
  "/tailgate-coverage.csv": "public",
  "/osha-log.csv": "public",
  "/osha-summary.csv": "public",
  "/certificate-keys.json": "public",
  "/certificate-verify.html": "public",
  "/training-certifications.csv": "public",
  "/training-certifications.ics": "public",
  "/compliance.csv": "public",
  "/compliance.ics": "public",
  "/compliance-pack.zip": "public",
  "/osha-301.csv": "public",
  "/workforce-week/:crew/payroll.csv": "public",
  "/project-costs/:project/costs.csv": "public",
  "/permit-tracking.csv": "public",
  "/permit-feed/:feed": "public",
  "/security-log.csv": "member",
  "/lead-evidence/:file": "admin",
  "/rental-photo/:file": "public",
  "/equipment-feed/:feed": "public",
  "/pro-card/:firm": "public",
  "/pro-photo/:file": "public",
  "/lounge-photo/:file": "public",
  "/community-photo/:file": "public",
  "/mentor-session-ics/:session": "member",
  "/crew-need-ics/:need": "member",
  "/lounge-event-ics/:event": "public",
  "/connection-file/:connection/:file": "member",
  "/community-feed/:feed": "public",
  "/champion-photo/:file": "public",
  "/filing-calendar.ics": "public",
  "/attorney-filing-package/:file": "public",
  "/api/voice/transcripts/:id": "public",
  "*": "public",
};

const pathOf = ({ path }: BuiltRoute) =>
  path === undefined || path === "*" ? (path ?? "") : `/${path.replace(/^\//, "")}`;

describe("the site map", () => {
  test("and the routes are the same list", () => {
    const listed = screens.flatMap(({ id, path, aliases = [] }) =>
      [path, ...aliases].map((at, n) => [n === 0 ? `screen/${id}` : `screen/${id}/${n}`, at]),
    );
    const built = routes
      .filter(({ id }) => id.startsWith("screen/"))
      .map((route) => [route.id, pathOf(route) || "/"]);
    expect(new Map(built as [string, string][])).toEqual(new Map(listed as [string, string][]));
  });

  test("holds every page: what is no screen is one of a few addresses for programs and forms", () => {
    const others = routes.filter(({ id }) => id !== "root" && !id.startsWith("screen/")).map(pathOf);
    expect(others.filter((path) => !(path in NO_SCREENS))).toEqual([]);
  });

  test("gives every screen a number, a title and a description of its own, in every language", () => {
    expect(new Set(screens.map(sheetNumber)).size).toBe(screens.length);
    expect(new Set(screens.map(({ id }) => id)).size).toBe(screens.length);
    expect(
      new Set(screens.flatMap(({ path, aliases = [] }) => [path, ...aliases])).size,
    ).toBeGreaterThanOrEqual(screens.length);
    for (const language of LANGUAGES) {
      const t = translator(language, "shell");
      const titles = SCREENS.map(({ id }) => t(`screens.${id}.title`));
      expect(new Set(titles).size).toBe(screens.length);
      const describe = translator(language, "screen-descriptions");
      for (const { id } of SCREENS) expect(describe(id)).not.toBe(id);
    }
  });
});

describe.each(LANGUAGES)("every screen in %s", (language) => {
  const t = translator(language, "shell");
  let pages: [Screen, Page][];
  beforeAll(async () => {
    const guest = new Browser(product);
    const { browser: member } = await newMember(product);
    await guest.get(`/?lang=${language}`);
    const admin = await newAdmin(product);
    const visitors = { public: guest, local: guest, member, admin };
    for (const visitor of [member, admin]) await visitor.get(`/?lang=${language}`);
    pages = [];
    for (const screen of open) {
      const page = await visitors[screen.access].get(addressOf(screen));
      expectSafe(page.path, page);
      pages.push([screen, page]);
    }
  }, PATIENT);

  test("answers with its title, its description, its language and its direction", () => {
    for (const [{ id, path, example }, page] of pages) {
      // A record's own title stands in place of its screen's, and "Home" says nothing among other tabs.
      const own = id === "home" ? "tagline" : `screens.${id}.title`;
      const title = example ? page.heading : t(own as Parameters<typeof t>[0]);
      const description = translator(language, "screen-descriptions")(id as ScreenId);
      expect([path, page.status, page.title]).toEqual([path, 200, `${title} · ${t("product")}`]);
      expect(page.html).toMatchObject({ lang: language, dir: directionOf(language) });
      const meta = tagsOf(page.body).filter(({ name }) => name === "meta");
      expect(meta.find(({ attributes }) => attributes.name === "description")?.attributes.content).toBe(
        description,
      );
      expect(tagsOf(page.body).filter(({ name }) => name === "h1")).toHaveLength(1);
    }
  });

  test("names its one address, its other languages, and its sheet", () => {
    for (const [screen, page] of pages) {
      const links = tagsOf(page.body)
        .filter(({ name }) => name === "link")
        .map(({ attributes }) => attributes);
      const address = product.origin + addressOf(screen);
      expect(links.filter(({ rel }) => rel === "canonical").map(({ href }) => href)).toEqual([address]);
      expect(
        links.filter(({ rel }) => rel === "alternate").map(({ hreflang, href }) => [hreflang, href]),
      ).toEqual([...LANGUAGES.map((entry) => [entry, `${address}?lang=${entry}`]), ["x-default", address]]);
      // A page within another site has no title block of ours.
      if (!screen.framed) expect(page.text).toContain(sheetNumber(screen));
    }
  });

  test("shows no key in place of its words", () => {
    for (const [{ path }, page] of pages) {
      const keys = page.text.match(/\b[a-z]+[A-Za-z]*\.[a-z]\w+(\.\w+)*\b/g) ?? [];
      const known = keys.filter((word) => !/\.(com|org|gov|us|example)$|^e\.g|^a\.m|^p\.m/.test(word));
      expect([path, known]).toEqual([path, []]);
    }
  });

  test("is closed to search engines exactly when it is unlisted", () => {
    for (const [{ path, unlisted }, page] of pages) {
      const robots = /<meta name="robots" content="noindex"/.test(page.body);
      expect([path, robots]).toEqual([path, Boolean(unlisted)]);
    }
  });
});

describe("every link inside the product", () => {
  /** Where a link leads in the end; a place for members sends guests to sign in, and the other way round. */
  async function leadsTo(browser: Browser, link: string): Promise<[string, number]> {
    return [link, (await browser.visit(link)).status];
  }

  /** The pages that links lead to, each of which is as safe as a screen. */
  async function expectLinksToLead(browser: Browser): Promise<Page[]> {
    const start = open.filter(({ access }) => access !== "admin").map(addressOf);
    const pages = await crawl(browser, product, start);
    const refusals = [
      await browser.get("/nope"),
      await browser.send("/shop", { method: "PUT" }),
      await browser.post("/cart", {}, { origin: "https://evil.example" }),
      await browser.post("/auth", {}),
    ];
    // A screen that was refused leads to itself, to try again.
    const elsewhere = (page: Page) => linksOf(page, product).filter((link) => link !== page.path);
    const files = new Set<string>();
    const found = new Set<string>();
    // A page is read once and asked everything then.
    for (const page of [...pages, ...refusals]) {
      expectSafe(page.path, page);
      if (page.location === null && !refusals.includes(page))
        expect([page.path, page.status]).toEqual([page.path, 200]);
      for (const link of elsewhere(page)) found.add(link);
      const tags = tagsOf(page.body);
      const ids = new Set(tags.map(({ attributes }) => attributes.id));
      const astray = tags.filter(
        ({ name, attributes }) =>
          name === "a" && attributes.href?.startsWith("#") && !ids.has(attributes.href.slice(1)),
      );
      const outside = tags.filter(
        ({ name, attributes }) => name === "form" && !/^\/(?!\/)/.test(attributes.action ?? page.path),
      );
      expect([page.path, astray, outside]).toEqual([page.path, [], []]);
      for (const { attributes } of tags)
        for (const url of [attributes.href, attributes.src])
          if (url?.startsWith("/assets/") || url?.startsWith("/favicon")) files.add(url.split("#")[0] ?? "");
    }
    const links = new Set(sampled(found));
    expect(links.size).toBeGreaterThan(10);
    // What was opened on the way answered 200 already, where it is no redirect.
    for (const { path, location } of pages) if (location === null) links.delete(path);
    for (const link of links) expect(await leadsTo(browser, link)).toEqual([link, 200]);
    for (const file of files) expect(await leadsTo(browser, file)).toEqual([file, 200]);
    return pages;
  }

  test(
    "answers 200 for a guest",
    async () => {
      await expectLinksToLead(new Browser(product));
    },
    PATIENT,
  );

  test(
    "answers 200 for a member with a full cart and a conversation, and may be kept by nobody",
    async () => {
      const { browser } = await newMember(product);
      await browser.submit(await browser.visit("/shop"), { intent: "add", productId: "insurance-guide" });
      await browser.submit(
        await browser.visit("/ai-hub"),
        { intent: "ask" },
        { question: "How deep is a footing?" },
      );
      for (const page of await expectLinksToLead(browser)) expectPrivate(page.path, page);
    },
    PATIENT,
  );

  test("that navigates marks the page it is on", async () => {
    const page = await new Browser(product).get("/shop");
    const current = tagsOf(page.body).filter(
      ({ name, attributes }) => name === "a" && attributes["aria-current"],
    );
    expect(current.map(({ attributes }) => attributes.href)).toContain("/shop");
  });
});

describe("search engines", () => {
  test("find every listed public screen in every language in sitemap.xml, and nothing else", async () => {
    const { body, headers } = await new Browser(product).get("/sitemap.xml");
    expect(headers.get("content-type")).toBe("application/xml; charset=utf-8");
    const found = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
    const listed = screens.filter(
      ({ access, unlisted, example }) => access === "public" && !unlisted && !example,
    );
    expect(found).toEqual(listed.map(({ path }) => product.origin + path));
    const alternates = [...body.matchAll(/hreflang="(\w+)" href="([^"]*)"/g)].map(([, lang, url]) => [
      lang,
      url,
    ]);
    expect(alternates).toEqual(
      listed.flatMap(({ path }) =>
        LANGUAGES.map((lang: Language) => [lang, `${product.origin}${path}?lang=${lang}`]),
      ),
    );
  });

  test("are led there by robots.txt and kept from what is for programs", async () => {
    const { body, headers } = await new Browser(product).get("/robots.txt");
    expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(body.split("\n")).toEqual(
      expect.arrayContaining([
        "User-agent: *",
        "Disallow: /api/",
        "Disallow: /functions/",
        `Sitemap: ${product.origin}/sitemap.xml`,
      ]),
    );
  });
});

describe("whoever is not signed in", () => {
  const closed = () =>
    routes.filter(({ id, ...route }) => {
      const screen = screens.find(
        (entry) => id === `screen/${entry.id}` || id.startsWith(`screen/${entry.id}/`),
      );
      if (screen) return screen.access === "member" || screen.access === "admin";
      const access = NO_SCREENS[pathOf({ id, ...route })];
      return id !== "root" && access !== "public" && access !== "link";
    });

  /** A context of a guest in which nothing but the question who this is can be asked. */
  const guestContext = (asked: string[]) => {
    const known: Record<string, unknown> = {
      session: { current: async () => undefined },
      outgoing: new Headers(),
      env: { mode: "production", adminEmails: [] },
    };
    return new Proxy(known, {
      get(target, name: string) {
        if (!(name in target)) asked.push(name);
        return target[name];
      },
    });
  };

  test("is refused by every loader and action of a closed route before anything else is looked at", async () => {
    expect(closed().length).toBeGreaterThan(0);
    for (const { id, module, ...route } of closed()) {
      for (const [kind, handler] of Object.entries({ loader: module.loader, action: module.action })) {
        if (!handler) continue;
        const url = new URL(pathOf({ id, module, ...route }), product.origin);
        const body = new URLSearchParams({ intent: "save" });
        const request = kind === "action" ? new Request(url, { method: "POST", body }) : new Request(url);
        const asked: string[] = [];
        const outcome = await (async () =>
          handler({ request, params: {}, context: guestContext(asked) }))().then(
          () => "let in",
          (thrown) => (thrown instanceof Response ? thrown.status : thrown),
        );
        expect([id, kind, outcome, asked]).toEqual([id, kind, 303, []]);
      }
    }
  });

  test.each([
    "/%70rofile",
    "/shop/../profile",
    "/./profile",
    "/PROFILE",
    "/profile/",
    "/profile?_routes=root",
  ])("finds no other way in: %s", async (path) => {
    const { status, headers } = await rawRequest(product, { path });
    expect([status, headers.location]).toEqual([303, expect.stringMatching(/^\/auth\?redirectTo=/)]);
  });

  test("is sent to sign in by every closed page, its data and its forms, and back afterwards", async () => {
    const target = (path: string) => `/auth?${new URLSearchParams({ redirectTo: path })}`;
    for (const { id, module, ...route } of closed()) {
      const path = pathOf({ id, module, ...route });
      const guest = new Browser(product);
      const page = await guest.get(`${path}?x=1`);
      expect([page.status, page.location]).toEqual([303, target(`${path}?x=1`)]);
      const data = [`${path}.data`, `${path}.data?_routes=${encodeURIComponent(id)}`];
      for (const address of data) {
        const answer = await guest.get(address);
        expect([address, answer.status, answer.body]).toEqual([
          address,
          202,
          expect.stringContaining(target(path)),
        ]);
      }
      if (!module.action) continue;
      for (const intent of ["", "save", "resend", "end-others"]) {
        const answer = await guest.post(path, { intent });
        expect([intent, answer.status, answer.location]).toEqual([intent, 303, target(path)]);
        expect((await guest.post(`${path}.data`, { intent })).status).toBe(202);
      }
    }
  });
});
