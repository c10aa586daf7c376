import { beforeAll, describe, expect, test } from "vitest";
import { addressOf, SCREENS, type Screen } from "../../app/site-map.ts";
import { Browser, type Page } from "./support/browser.ts";
import { servedFiles } from "./support/files.ts";
import { newMember } from "./support/members.ts";
import { product } from "./support/product.ts";
import { rawRequest } from "./support/raw.ts";
import { expectPrivate, expectSafe, nonceOf } from "./support/safety.ts";

// Every page that links lead to is held to the whole set of headers where it is opened, in `site-map.test.ts`.

test("the data of every page carry the whole set of headers, for guests and members", async () => {
  const { browser } = await newMember(product);
  for (const visitor of [new Browser(product), browser]) {
    for (const path of SCREENS.map(addressOf)) {
      const data = path === "/" ? "/_root.data" : `${path}.data`;
      const answer = await visitor.get(data);
      expectSafe(data, answer);
      expectPrivate(data, answer);
    }
  }
});

test("so do all answers that are not pages of the site map", async () => {
  const browser = new Browser(product);
  const form = { intent: "clear" };
  const foreign = { origin: "https://evil.example" };
  const answers: [string, number, Promise<Page>][] = [
    ["404", 404, browser.get("/nope")],
    ["404 as data", 404, browser.get("/nope.data")],
    ["a redirect", 303, browser.get("/profile")],
    ["a redirect after a form", 303, browser.post("/preferences", { theme: "dark" })],
    ["a redirect as data", 202, browser.post("/cart.data", form)],
    ["400", 400, browser.post("/auth", {})],
    ["400, not a form", 400, browser.send("/auth", { method: "POST" })],
    ["403", 403, browser.post("/cart", form, foreign)],
    ["403 as data", 403, browser.post("/cart.data", form, foreign)],
    ["403 to a program", 403, browser.post("/api/voice/session", form, foreign)],
    ["405", 405, browser.send("/cart", { method: "PUT" })],
    ["405 to a program", 405, browser.get("/api/voice/session")],
    ["health", 200, browser.get("/healthz")],
    ["the site map", 200, browser.get("/sitemap.xml")],
    ["robots", 200, browser.get("/robots.txt")],
    ["the assistant function", 503, browser.post("/functions/joe-ai-assistant", form)],
    ["a voice session", 200, browser.post("/api/voice/session", form)],
    ["a refused socket", 426, browser.get("/v1/convai/conversation")],
    ["HEAD", 200, browser.send("/shop", { method: "HEAD" })],
  ];
  for (const [what, status, answer] of answers) {
    const page = await answer;
    if (what === "the assistant function") expect([400, 503]).toContain(page.status);
    else expect([what, page.status]).toEqual([what, status]);
    expectSafe(what, page);
  }
});

test("files are served as what they are, and those with a hash in their name are kept for ever", async () => {
  const browser = new Browser(product);
  const files = servedFiles();
  expect(files.length).toBeGreaterThan(20);
  for (const path of files) {
    const { status, headers } = await browser.send(path, { method: "HEAD" });
    expect([path, status, headers.get("x-content-type-options")]).toEqual([path, 200, "nosniff"]);
    expect([path, headers.get("content-type")]).toEqual([path, expect.not.stringContaining("text/html")]);
    if (path.startsWith("/assets/")) {
      expect(path).toMatch(/-(?:[\w-]{7}\.js|[\w-]{8}\.\w+)$/);
      expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    }
  }
});

test.each([
  ["/assets/nope.js", "GET", 404],
  ["/assets/nope.js", "HEAD", 404],
  ["/assets/", "GET", 404],
  ["/assets", "GET", 404],
  ["/assets/a/b.css?x=1", "GET", 404],
  ["/assets/../assets/nope.woff2", "GET", 404],
  ["/assets/%2e%2e%2fnope", "GET", 404],
  ["/assets/nope.js", "PUT", 405],
  ["/favicon.nope", "GET", 404],
  ["/_headers", "GET", 404],
  ["/nope", "GET", 404],
])(
  "an error is kept by nobody, also where files are kept for a year: %s (%s)",
  async (path, method, status) => {
    const answer = await new Browser(product).send(path, { method });
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([status, "private, no-store"]);
    expectSafe(path, answer);
  },
);

describe("the nonce", () => {
  test("is another one in every answer, also of pages that guests share", async () => {
    const nonces: string[] = [];
    for (const path of ["/", "/", "/", "/shop", "/shop", "/nope", "/nope"]) {
      const page = await new Browser(product).get(path);
      expectSafe(path, page);
      nonces.push(nonceOf(page));
    }
    expect(new Set(nonces).size).toBe(nonces.length);
  });

  test("is all that differs between the copies of a page that guests share, and no stand-in for it is left", async () => {
    const copies = await sharedCopies();
    const [again, ...bare] = copies.map((page) => page.body.replaceAll(nonceOf(page), "NONCE"));
    expect(again).toContain('nonce="NONCE"');
    for (const body of [again, ...bare]) expect(body).not.toMatch(/(?<![\da-f-])[\da-f]{24}(?![\da-f])/);
    // The first three were made at one moment, each with a song of its own; one of them was kept.
    expect(bare).toContain(again);
    for (const { headers } of copies) expect(headers.get("cache-control")).toBe("private, no-cache");
  });
});

/** The home page as a kept copy, and as three browsers got it before that say the same and had not been seen. */
async function sharedCopies(): Promise<Page[]> {
  const headers = { "accept-language": `en, x-${crypto.randomUUID().slice(0, 8)}` };
  const copies = await Promise.all([1, 2, 3].map(() => new Browser(product, headers).get("/")));
  return [await new Browser(product, headers).get("/"), ...copies];
}

describe("the number of a request", () => {
  const numberOf = ({ headers }: Page) => headers.get("x-request-id") ?? "";

  test("is each answer's own, also of pages that guests share, and no page that went well tells one", async () => {
    const copies = await sharedCopies();
    const numbers = copies.map(numberOf);
    expect(new Set(numbers).size).toBe(copies.length);
    expect(copies.some(({ body }) => numbers.some((number) => body.includes(number)))).toBe(false);
  });

  test("is told by the page of an error, as that answer's own", async () => {
    for (let round = 0; round < 2; round++) {
      const page = await new Browser(product).get("/nope");
      expect(page.body.includes(numberOf(page))).toBe(true);
    }
  });
});

describe("a page that guests share", () => {
  test("is never a member's, and never shows a toast or a cart", async () => {
    const { browser, email } = await newMember(product);
    await browser.post("/cart", { intent: "add", idem: crypto.randomUUID(), productId: "insurance-guide" });
    for (const path of ["/", "/shop", "/shop?category=books", "/cart", "/ai-hub", "/legal"]) {
      const own = await browser.get(path);
      expect([path, own.body.includes(email), own.cartCount]).toEqual([path, true, 1]);
      const page = await new Browser(product).get(path);
      expect([path, page.body.includes(email), page.cartCount, page.toasts]).toEqual([path, false, 0, []]);
      // The quote of the day names nobody.
      expect(page.headers.getSetCookie().filter((line) => !line.startsWith("__Host-quote="))).toEqual([]);
    }
  });

  const PUBLIC = (SCREENS as readonly Screen[]).filter(({ access }) => access === "public").map(addressOf);

  test.each(PUBLIC)("%s: looking at it makes nobody a visitor", async (path) => {
    const browser = new Browser(product);
    await browser.get(path);
    await browser.get(path === "/" ? "/_root.data" : `${path}.data`);
    expect([...browser.cookies.keys()].filter((name) => name !== "__Host-quote")).toEqual([]);
  });

  const SHARED = (SCREENS as readonly Screen[]).filter(({ shared }) => shared).map(addressOf);

  test.each(SHARED)(
    "%s: every copy has a nonce and form keys of its own, and nothing else differs",
    async (path) => {
      const sent: Page[] = [];
      for (let round = 0; round < 3; round++) sent.push(await new Browser(product).get(path));
      const own = ({ body, headers }: Page) => {
        const [, nonce = ""] = /'nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "") ?? [];
        const found =
          body.match(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g) ?? [];
        // What others have written has its id, which is the same in every copy, and is the key of no form.
        const isKept = (id: string) => sent.every((copy) => copy.body.includes(id));
        const isSent = (id: string) => new RegExp(`name="idem"[^>]*value="${id}"`).test(body);
        const keys = new Set(found.filter((id) => isSent(id) || !isKept(id)));
        return { nonce, keys };
      };
      const values = sent.map(own);
      expect(new Set(values.map(({ nonce }) => nonce)).size).toBe(3);
      const keys = values.flatMap(({ keys: ofPage }) => [...ofPage]);
      expect(new Set(keys).size).toBe(keys.length);
      const bare = sent.map(({ body }, n) => {
        const { nonce = "", keys: ofPage = new Set<string>() } = values[n] ?? {};
        return [...ofPage].reduce(
          (text, key) => text.replaceAll(key, "key"),
          body.replaceAll(nonce, "nonce"),
        );
      });
      expect(new Set(bare.slice(1)).size).toBe(1);
    },
  );

  test("is sent anew to whoever owns something since", async () => {
    const guest = new Browser(product);
    await guest.visit("/shop");
    await guest.visit("/cart");
    const added = await guest.submit(await guest.visit("/shop"), {
      intent: "add",
      productId: "insurance-guide",
    });
    expect([added.cartCount, added.toasts]).toEqual([1, [expect.stringMatching(/^Added to your cart: /)]]);
    expect((await guest.visit("/cart")).cartCount).toBe(1);
    const other = new Browser(product);
    for (const path of ["/shop", "/cart"]) expect((await other.visit(path)).cartCount).toBe(0);
  });

  test("takes the form of a browser without a cookie from our own pages alone, and the first write makes the visitor", async () => {
    const guest = new Browser(product);
    const wanted = { intent: "add", productId: "insurance-guide" };
    const form = (await guest.visit("/shop")).form(wanted);
    const fields = { ...form.fields, ...wanted };
    for (const origin of ["https://evil.example", "null"]) {
      const refused = await guest.post(form.action, fields, { origin, "sec-fetch-site": "cross-site" });
      expect(refused.status).toBe(403);
      expect([...guest.cookies.keys()]).toEqual([]);
    }
    expect((await guest.post(form.action, fields)).status).toBe(303);
    expect([...guest.cookies.keys()]).toContain("__Host-visitor");
    expect((await guest.visit("/cart")).cartCount).toBe(1);
  });

  test("takes its form once, and another copy's form once more", async () => {
    const guest = new Browser(product);
    const [one, two] = [await guest.visit("/shop"), await guest.visit("/shop")];
    const wanted = { intent: "add", productId: "insurance-guide" };
    for (const page of [one, one, two, one, two]) await guest.submit(page, wanted);
    expect((await guest.visit("/cart")).cartCount).toBe(2);
  });

  test("comes in the language and the theme of whoever asks", async () => {
    const seen = async (headers: Record<string, string>, cookies: Browser["cookies"] = new Map()) => {
      const browser = new Browser(product, headers);
      for (const [name, value] of cookies) browser.cookies.set(name, value);
      const { html } = await browser.get("/");
      return [html.lang, html.dir, html["data-theme"]];
    };
    const dark = new Browser(product);
    await dark.post("/preferences", { theme: "dark", language: "he" });
    dark.cookies.delete("__Host-visitor");
    for (let round = 0; round < 2; round++) {
      expect(await seen({ "accept-language": "es" })).toEqual(["es", "ltr", "system"]);
      expect(await seen({ "accept-language": "he" })).toEqual(["he", "rtl", "system"]);
      expect(await seen({ "accept-language": "es" }, dark.cookies)).toEqual(["he", "rtl", "dark"]);
      expect(await seen({})).toEqual(["en", "ltr", "system"]);
    }
  });

  test("cannot be poisoned by the names a stranger gives the server", async () => {
    const poison = {
      host: "evil.example",
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "gopher",
    };
    await rawRequest(product, { path: "/", headers: poison });
    expect((await new Browser(product).get("/")).body).not.toContain("evil.example");
    const forwarded = await rawRequest(product, {
      path: "/",
      headers: { "x-forwarded-host": "evil.example" },
    });
    expect(forwarded.body).not.toContain("evil.example");
  });
});

describe("cookies", () => {
  let lines: string[];
  beforeAll(async () => {
    const { browser } = await newMember(product);
    await browser.get("/shop?lang=es");
    await browser.post("/preferences", { language: "en", theme: "contrast", fontSize: "125" });
    await browser.post("/auth/sign-out", {});
    await browser.visit("/shop");
    const guest = new Browser(product);
    await guest.post("/cart", { intent: "add", idem: crypto.randomUUID(), productId: "insurance-guide" });
    lines = [...browser.setCookies, ...guest.setCookies];
  });

  test("are bound to this host, hidden from scripts, and not sent along from other sites", () => {
    const names = new Set(lines.map((line) => line.slice(0, line.indexOf("=")).replace(/-[0-9a-f]{8}$/, "")));
    expect(names).toEqual(
      new Set([
        "__Host-session",
        "__Host-visitor",
        "__Host-arrival",
        "__Host-flash",
        "__Host-language",
        "__Host-theme",
        "__Host-display",
        "__Host-recent",
        "__Host-step",
      ]),
    );
    for (const line of lines) {
      const attributes = line.toLowerCase().split("; ").slice(1);
      expect(attributes).toEqual(expect.arrayContaining(["httponly", "secure", "samesite=lax", "path=/"]));
      expect(attributes.some((attribute) => attribute.startsWith("domain"))).toBe(false);
    }
  });

  test("live as long as they are needed: the toast no longer than the browser, the session a month", () => {
    const ageOf = (name: string) =>
      lines
        .filter((line) => line.startsWith(`__Host-${name}=`))
        .map((line) => /Max-Age=(\d+)/.exec(line)?.[1]);
    expect(new Set(ageOf("flash"))).toEqual(new Set([undefined, "0"]));
    expect(new Set(ageOf("session"))).toEqual(new Set([String(30 * 86_400), "0"]));
  });

  test("carry plain names only for Safari on http, which would drop the others", async () => {
    const safari =
      "Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15";
    const browser = new Browser(product, { "user-agent": safari });
    await browser.post("/cart", { intent: "add", idem: crypto.randomUUID(), productId: "insurance-guide" });
    expect([...browser.cookies.keys()].map((name) => name.replace(/-.*/, ""))).toEqual([
      "visitor",
      "arrival",
      "flash",
    ]);
  });
});
