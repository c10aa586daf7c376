import { describe, expect, test } from "vitest";
import { addressOf, SCREENS } from "../../app/site-map.ts";
import { everywhere } from "../prove.ts";
import { Browser, type Page } from "./support/browser.ts";
import { uniqueEmail } from "./support/members.ts";
import { type OwnProduct, ownProduct, type Product, product } from "./support/product.ts";
import { rawRequest } from "./support/raw.ts";

/** Every way to ask for a local tool. */
const TOOLS = [
  "/dev/outbox",
  "/dev/outbox.data",
  "/DEV/outbox/",
  "/dev/%6futbox",
  "/dev/kit",
  "/dev/kit.data",
];

/** To a tool; who is refused one may try that very address again. */
const LINK = /(?:href|action)="\/dev\/(?!outbox"[^>]*>(?:Try Again|<svg))/;

async function expectNoTools(own: Product): Promise<void> {
  const browser = new Browser(own);
  for (const path of TOOLS) expect([path, (await browser.get(path)).status]).toEqual([path, 404]);
  // What could lead there is the same on all of them: in `npm test` every eighth is looked at.
  for (const [n, screen] of SCREENS.entries()) {
    if (screen.access === "public" && (everywhere || n % 8 === 0))
      expect([screen.path, LINK.test((await browser.visit(addressOf(screen))).body)]).toEqual([
        screen.path,
        false,
      ]);
  }
  expect((await browser.get("/nope")).body).not.toMatch(LINK);
}

test("on this machine, with mail that waits, there are an outbox and a gallery, and links to them", async () => {
  const browser = new Browser(product);
  for (const path of ["/dev/outbox", "/dev/kit"]) {
    const page: Page = await browser.get(path);
    expect([path, page.status]).toEqual([path, 200]);
    expect(page.body).toMatch(LINK);
  }
  expect((await browser.get("/")).body).toMatch(LINK);
});

describe("there are no local tools", () => {
  const MAIL = { MAIL_API_URL: "https://127.0.0.1:9/mail", MAIL_API_KEY: "k", MAIL_FROM: "a@example.com" };

  test.each<{ what: string; variables: Record<string, string> }>([
    { what: "where mail is sent", variables: MAIL },
    { what: "under a public origin", variables: { APP_ORIGIN: "https://groundwork.example" } },
    { what: "where both is so", variables: { ...MAIL, APP_ORIGIN: "https://groundwork.example" } },
  ])("$what, and no links to them", async ({ variables }) => {
    await expectNoTools(await ownProduct(variables));
  });

  test("for a stranger who asks for an administrator's reset link where mail is sent", async () => {
    const own: OwnProduct = await ownProduct(MAIL);
    const email = uniqueEmail();
    await new Browser(own).post("/auth?mode=sign-up", {
      intent: "sign-up",
      idem: crypto.randomUUID(),
      email,
      password: "correct-horse-battery",
    });
    await new Browser(own).post("/auth/recover", { email });
    expect(await own.query("select id from mail_outbox where recipient = ?", email)).toHaveLength(2);
    const { status, body } = await rawRequest(own, { path: "/dev/outbox", headers: { host: "localhost" } });
    expect(status).toBe(404);
    expect(body).not.toContain(email);
  });
});

describe("for a request of somebody else's there are none either", () => {
  const { host } = new URL(product.origin);

  test.each<{ what: string; headers: Record<string, string> }>([
    { what: "under a name of the network", headers: { host: "groundwork.example" } },
    { what: "under a name that leads to this machine", headers: { host: "evil.example:8787" } },
    { what: "under an address of the network", headers: { host: "192.168.1.5" } },
    { what: "through a proxy under its name", headers: { host, "x-forwarded-host": "groundwork.example" } },
    { what: "through a proxy for another address", headers: { host, "x-forwarded-for": "203.0.113.7" } },
    { what: "through a proxy that follows the standard", headers: { host, forwarded: "for=203.0.113.7" } },
    { what: "through a proxy that tells only whose it is", headers: { host, "x-real-ip": "203.0.113.7" } },
    {
      what: "through a proxy that tells only how it was asked",
      headers: { host, "x-forwarded-proto": "https" },
    },
    {
      what: "with the local runtime's own header",
      headers: { host: "groundwork.example", "mf-original-url": "http://localhost/dev/outbox" },
    },
  ])("$what", async ({ headers }) => {
    for (const path of TOOLS) {
      expect([path, (await rawRequest(product, { path, headers })).status]).toEqual([path, 404]);
    }
    // Twice: the second is a shared copy, and another one than the developer's own.
    await new Browser(product).get("/");
    for (let round = 0; round < 2; round++)
      expect((await rawRequest(product, { path: "/services", headers })).body).not.toMatch(LINK);
  });
});
