import { createHash, generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addressOf, SCREENS } from "../../app/site-map.ts";
import { everywhere } from "../prove.ts";
import { Browser } from "./support/browser.ts";
import { crawl, PATIENT } from "./support/crawl.ts";
import { servedFiles } from "./support/files.ts";
import { newMember } from "./support/members.ts";
import { type OwnProduct, ownProduct, startProduct } from "./support/product.ts";
import { expectSafe } from "./support/safety.ts";

/** A value for every secret of the environment's contract, each so odd that it can only be itself. */
const secret = (name: string) => `${name}-${createHash("sha256").update(name).digest("hex")}`;
const SECRETS: Record<string, string> = Object.fromEntries(
  [
    "SESSION_SECRET",
    "ASSISTANT_API_KEY",
    "GOOGLE_CLIENT_SECRET",
    "GITHUB_CLIENT_SECRET",
    "OIDC_CLIENT_SECRET",
    "MAIL_API_KEY",
    "STRIPE_SECRET_KEY",
    "STRIPE_WEBHOOK_SECRET",
    "VOICE_API_KEY",
    "SEARCH_API_KEY",
  ].map((name) => [name, secret(name)]),
);

SECRETS.SIGNING_KEY = generateKeyPairSync("ed25519")
  .privateKey.export({ type: "pkcs8", format: "der" })
  .toString("base64url");

/** Nobody listens on the discard port, so no provider is ever reached. */
const NOWHERE = "https://127.0.0.1:9";

const VARIABLES = {
  ...SECRETS,
  ADMIN_EMAILS: "the-administrator@example.com",
  ASSISTANT_BASE_URL: `${NOWHERE}/assistant/v1`,
  MAIL_API_URL: `${NOWHERE}/mail`,
  MAIL_FROM: "Groundwork <no-reply@example.com>",
  GOOGLE_CLIENT_ID: "google-id",
  GITHUB_CLIENT_ID: "github-id",
  OIDC_ISSUER: `${NOWHERE}/issuer`,
  OIDC_CLIENT_ID: "oidc-id",
  OIDC_LABEL: "the office",
  VOICE_BASE_URL: `${NOWHERE}/voice`,
  SEARCH_BASE_URL: `${NOWHERE}/search`,
};

/** What no answer may hold: secrets, password hashes, traces of code, other people's addresses. */
const FORBIDDEN: (string | RegExp)[] = [
  ...Object.values(SECRETS),
  ...Object.values(SECRETS).map((value) => Buffer.from(value).toString("base64")),
  "the-administrator@example.com",
  NOWHERE,
  "$argon2",
  /\n\s+at .+\(?[\w./-]+:\d+:\d+\)?/,
  /\b(TypeError|SyntaxError|ReferenceError|D1_ERROR|SQLITE_\w+|DrizzleQueryError):/,
  "node_modules",
  "sourceMappingURL",
];

function expectClean(what: string, text: string): void {
  for (const forbidden of FORBIDDEN) {
    const found = typeof forbidden === "string" ? text.includes(forbidden) : forbidden.test(text);
    expect([what, String(forbidden), found]).toEqual([what, String(forbidden), false]);
  }
}

describe("in production", () => {
  let own: OwnProduct;
  beforeAll(async () => {
    own = await startProduct(VARIABLES, { environment: "production" });
  });
  afterAll(() => own.stop());

  test("there is no gallery of the kit", async () => {
    const browser = new Browser(own);
    for (const path of ["/dev/kit", "/dev/kit.data", "/dev/kit?form=refused"]) {
      expect([path, (await browser.get(path)).status]).toEqual([path, 404]);
    }
  });

  test("there is no outbox: no page, no data, no link to it", async () => {
    const browser = new Browser(own);
    for (const path of [
      "/dev/outbox",
      "/dev/outbox.data",
      "/DEV/OUTBOX/",
      "/dev/%6futbox",
      "/dev/outbox.data?_routes=screen%2Foutbox",
    ]) {
      expect([path, (await browser.get(path)).status]).toEqual([path, 404]);
    }
    for (const screen of SCREENS) {
      if (screen.access !== "local")
        expect((await browser.visit(addressOf(screen))).body).not.toContain("/dev/outbox");
    }
    expect((await browser.get("/sitemap.xml")).body).not.toContain("/dev/");
  });

  test(
    "no answer holds a secret, a password's hash, a stack trace or a source map",
    async () => {
      const { browser, email } = await newMember(own);
      const guest = new Browser(own);
      const pages = everywhere ? await crawl(browser, own, SCREENS.map(addressOf)) : [];
      for (const visitor of [guest, browser]) {
        for (const path of SCREENS.map(addressOf)) {
          pages.push(await visitor.get(path));
          pages.push(await visitor.get(path === "/" ? "/_root.data" : `${path}.data`));
        }
        pages.push(
          await visitor.get("/healthz"),
          await visitor.get("/robots.txt"),
          await visitor.get("/nope"),
          await visitor.get("/index.js.map"),
          await visitor.get("/dist/app/index.js.map"),
          await visitor.post("/auth", { intent: "sign-in", email, password: "wrong-password" }),
          await visitor.post("/auth", { intent: "nonsense" }),
          await visitor.post("/cart", { intent: "add", idem: "x", productId: "x" }),
          await visitor.post("/ai-hub", {
            intent: "ask",
            idem: crypto.randomUUID(),
            question: "anything else?",
          }),
          await visitor.post("/functions/joe-ai-assistant", {}),
          await visitor.post("/api/voice/session", {}),
          await visitor.post("/", {}),
          await visitor.send("/", { method: "PUT" }),
          await visitor.post("/healthz", {}),
          await visitor.get("/shop?_data=root"),
          await visitor.get("/auth/google"),
          await visitor.get("/auth/oidc"),
          await visitor.get("/auth/github/callback?code=x&state=y"),
          await visitor.get("/v1/convai/conversation"),
        );
      }
      expect(pages.length).toBeGreaterThan(60);
      for (const page of pages) {
        expectClean(page.path, page.body);
        expectClean(`${page.path}, headers`, [...page.headers].join("\n"));
      }
    },
    PATIENT,
  );

  test("neither does any file, and there are no source maps among them", async () => {
    const browser = new Browser(own);
    const files = servedFiles();
    expect(files.filter((path) => path.endsWith(".map"))).toEqual([]);
    for (const path of files.filter((name) => /\.(js|css|svg)$/.test(name))) {
      const { body } = await browser.get(path);
      expectClean(path, body.replaceAll("node_modules", ""));
    }
    for (const path of files.filter((name) => name.endsWith(".js")).slice(0, 3)) {
      expect((await browser.get(`${path}.map`)).status).toBe(404);
    }
  });

  test("neither does the log", async () => {
    const log = (await own.log()).join("\n");
    for (const value of Object.values(SECRETS)) expect(log).not.toContain(value);
    expect(log).not.toContain("$argon2");
  });

  test("health tells what is configured, and nothing about it", async () => {
    const { dependencies } = JSON.parse((await new Browser(own).get("/healthz")).body);
    expect(dependencies.assistant).toEqual({ ok: true, detail: "configured" });
    expect(dependencies.mail).toEqual({ ok: true, detail: "configured" });
  });

  test("browsers are told to come back by https only", async () => {
    const policy = (await new Browser(own).get("/shop")).headers.get("content-security-policy");
    expect(policy).toContain("upgrade-insecure-requests");
  });

  test("sign-in providers that are configured are offered as links", async () => {
    const { body } = await new Browser(own).get("/auth");
    for (const id of ["google", "github", "oidc"]) expect(body).toContain(`href="/auth/${id}"`);
    expect(body).toContain("Continue with the office");
  });
});

describe("an environment that is not whole", () => {
  const refuses = async (own: OwnProduct) => {
    const browser = new Browser(own);
    for (const path of ["/", "/shop", "/healthz", "/nope", "/shop.data"]) {
      const { status, body, headers } = await browser.get(path);
      expect([path, status, body]).toEqual([path, 500, "Something went wrong\n"]);
      expectSafe("500", { headers, body });
    }
    // What is served as it is needs no environment.
    expect((await browser.get("/favicon.svg")).status).toBe(200);
    expect((await browser.post("/auth", { intent: "sign-in" })).status).toBe(500);
  };

  test("answers 500 without details when production has no SESSION_SECRET: there is no default", async () => {
    const own = await ownProduct({}, { environment: "production" });
    await refuses(own);
    expect((await own.log()).join("\n")).toContain("SESSION_SECRET");
  });

  test("answers 500 when SESSION_SECRET is too short to be one, and does not log it", async () => {
    const own = await ownProduct({ SESSION_SECRET: "hunter2-hunter2" }, { environment: "production" });
    await refuses(own);
    const log = (await own.log()).join("\n");
    expect(log).toContain("SESSION_SECRET must have at least 32 characters");
    expect(log).not.toContain("hunter2");
  });

  test("answers 500 when an address is none, and logs the variable's name only", async () => {
    const own = await ownProduct({ ASSISTANT_BASE_URL: "not an address with-a-key" });
    await refuses(own);
    const log = (await own.log()).join("\n");
    expect(log).toContain("ASSISTANT_BASE_URL");
    expect(log).not.toContain("with-a-key");
  });

  test("treats a blank variable as one that is not set", async () => {
    const own = await ownProduct({ ASSISTANT_BASE_URL: " ", GOOGLE_CLIENT_ID: "", MAIL_FROM: " " });
    expect((await new Browser(own).get("/healthz")).status).toBe(200);
  });
});
