import { describe, expect, test } from "vitest";
import { translator } from "../../app/i18n/catalogue.server.ts";
import { Browser } from "./support/browser.ts";
import { newMember } from "./support/members.ts";
import { ownProduct, product } from "./support/product.ts";

type Headers = Record<string, string | null>;

const OWN = product.origin;
const OTHER_PORT = OWN.replace(/\d+$/, "1");

/** What a browser says about where a request comes from, and whether it may change anything. */
const SOURCES: [string, Headers, boolean][] = [
  ["our own page", { origin: OWN, "sec-fetch-site": "same-origin" }, true],
  ["our own page in an older browser", { origin: OWN }, true],
  ["our own page that hides its address", { origin: null, "sec-fetch-site": "same-origin" }, true],
  ["nobody knows where", { origin: null }, false],
  ["another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }, false],
  ["another site in an older browser", { origin: "https://evil.example" }, false],
  [
    "another site that claims to be ours",
    { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
    false,
  ],
  ["another site under our name", { origin: OWN, "sec-fetch-site": "cross-site" }, false],
  ["a neighbour under the same domain", { origin: OWN, "sec-fetch-site": "same-site" }, false],
  ["another port of this machine", { origin: OTHER_PORT }, false],
  ["our name over another scheme", { origin: OWN.replace("http:", "https:") }, false],
  ["a sandboxed frame", { origin: "null" }, false],
  ["a sandboxed frame, as browsers tell it", { origin: "null", "sec-fetch-site": "cross-site" }, false],
  ["the address bar", { origin: null, "sec-fetch-site": "none" }, false],
  ["a name that begins like ours", { origin: `${OWN}.evil.example` }, false],
  ["two origins", { origin: `${OWN}, https://evil.example` }, false],
  ["a proxy's word", { origin: "https://evil.example", "x-forwarded-host": "evil.example" }, false],
  ["nonsense", { origin: "nonsense", "sec-fetch-site": "nonsense" }, false],
];

describe.each(SOURCES)("a change that comes from %s", (_, headers, allowed) => {
  test(`is ${allowed ? "made" : "refused with 403, and nothing is changed"}`, async () => {
    const { browser, id } = await newMember(product);
    const idem = () => crypto.randomUUID();
    const add = () => ({ intent: "add", idem: idem(), productId: "insurance-guide" });
    const items = async () => {
      const [row] = await product.query(
        "select sum(quantity) as n from cart_lines where owner = ?",
        `user:${id}`,
      );
      return row?.n ?? 0;
    };
    const statuses = {
      document: (await browser.post("/cart", add(), headers)).status,
      data: (await browser.post("/cart.data", add(), headers)).status,
      preferences: (await browser.post("/preferences", { language: "he" }, headers)).status,
      voice: (await browser.post("/api/voice/session", {}, headers)).status,
      assistant: (await browser.post("/functions/joe-ai-assistant", {}, headers)).status,
      "sign-out": (await browser.post("/auth/sign-out", {}, headers)).status,
    };
    expect(statuses).toEqual(
      allowed
        ? { document: 303, data: 202, preferences: 303, voice: 200, assistant: 400, "sign-out": 303 }
        : { document: 403, data: 403, preferences: 403, voice: 403, assistant: 403, "sign-out": 403 },
    );
    expect(await items()).toBe(allowed ? 2 : 0);
    const [profile] = await product.query("select language from profiles where id = ?", id);
    expect(profile?.language).toBe(allowed ? "he" : "en");
    expect((await browser.get("/profile")).status).toBe(allowed ? 303 : 200);
  });
});

test("the refusal is a page in the visitor's language, and a code for programs", async () => {
  const foreign = { origin: "https://evil.example" };
  for (const language of ["en", "es", "he"] as const) {
    const browser = new Browser(product, { "accept-language": language });
    const page = await browser.post("/cart", {}, foreign);
    expect(page.message).toBe(translator(language, "shell")("errors.forbidden.title"));
    expect(page.headers.getSetCookie()).toEqual([]);
  }
  const answer = await new Browser(product).post("/api/voice/session", {}, foreign);
  expect(JSON.parse(answer.body)).toEqual({ error: "forbidden" });
});

test("reading a page changes nothing: no GET signs out, empties a cart or clears a conversation", async () => {
  const { browser, id } = await newMember(product);
  await browser.post("/cart", { intent: "add", idem: crypto.randomUUID(), productId: "insurance-guide" });
  for (const path of [
    "/auth/sign-out",
    "/cart?intent=clear",
    "/cart?intent=remove&productId=insurance-guide",
    "/ai-hub?intent=clear",
    "/preferences?language=he&theme=dark",
    "/profile?intent=end-others",
  ]) {
    await browser.get(path);
    await browser.get(path.replace(/(\?|$)/, ".data$1"));
  }
  expect((await browser.get("/profile")).status).toBe(200);
  expect((await browser.visit("/cart")).cartCount).toBe(1);
  const [profile] = await product.query("select language, theme from profiles where id = ?", id);
  expect(profile).toEqual({ language: "en", theme: null });
});

test("the public origin that is configured counts as ours, and is what links and mails say", async () => {
  const own = await ownProduct({ APP_ORIGIN: "https://groundwork.example/" });
  const browser = new Browser(own);
  const at = (origin: string) => browser.post("/cart", { intent: "clear" }, { origin });
  expect((await at("https://groundwork.example")).status).toBe(303);
  expect((await at(own.origin)).status).toBe(303);
  expect((await at("http://groundwork.example")).status).toBe(403);
  expect((await browser.get("/shop")).body).toContain(
    '<link rel="canonical" href="https://groundwork.example/shop"/>',
  );
  expect((await browser.get("/sitemap.xml")).body).toContain("<loc>https://groundwork.example/shop</loc>");
  await newMember(own);
  const [mail] = await own.query<{ text: string }>("select text from mail_outbox");
  expect(mail?.text).toContain("https://groundwork.example/auth/confirm?token=");
});
