import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { RATE_LIMITS } from "../../../app/services/rate-limit.server.ts";
import { OPENID_CLIENT, startOpenIdProvider } from "../../fakes/openid-provider.ts";
import { Browser } from "../support/browser.ts";
import { PASSWORD, signIn, signUp, uniqueEmail } from "../support/members.ts";
import { waysThrough } from "../support/openid.ts";
import { type OwnProduct, ownProduct, startProduct } from "../support/product.ts";
import { untilRefused } from "../support/refusals.ts";

const account = translator("en", "account");
const shell = translator("en", "shell");

let provider: Awaited<ReturnType<typeof startOpenIdProvider>>;
let product: OwnProduct;
let way: ReturnType<typeof waysThrough>;

beforeAll(async () => {
  provider = await startOpenIdProvider();
  product = await startProduct({
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: OPENID_CLIENT.id,
    OIDC_CLIENT_SECRET: OPENID_CLIENT.secret,
    OIDC_LABEL: "Site Pass",
  });
  provider.serve(`${product.origin}/auth/oidc/callback`);
  way = waysThrough(product, provider);
});

afterAll(async () => {
  await product?.stop();
  await provider?.stop();
});

const accountsWith = (email: string) =>
  product.query<{ id: string; password_hash: string | null; email_confirmed_at: string | null }>(
    "select id, password_hash, email_confirmed_at from users where email = ?",
    email,
  );

const isSignedIn = async (browser: Browser) => (await browser.get("/profile")).status === 200;

describe("a guest who signs in at the provider", () => {
  const email = uniqueEmail();
  let browser: Browser;
  let login: string;

  beforeAll(() => {
    browser = new Browser(product);
    login = way.known({
      email: email.toUpperCase(),
      email_verified: true,
      given_name: "Ada",
      family_name: "King",
    });
  });

  test("finds the link on the sign-in page, without scripts and without a form", async () => {
    const page = await browser.visit("/auth?redirectTo=/cart");
    expect(page.body).toContain('href="/auth/oidc?redirectTo=%2Fcart"');
    expect(page.text).toContain(account("providers.oidc", { label: "Site Pass" }));
    expect(page.text).not.toContain(account("providers.google"));
  });

  test("comes back with an account, the cart, and to where they wanted to go", async () => {
    await browser.visit("/shop");
    await browser.post("/cart", {
      intent: "add",
      idem: crypto.randomUUID(),
      productId: "insurance-guide",
      quantity: "2",
    });
    const answer = await way.throughProvider(browser, login, "/auth/oidc?redirectTo=%2Fcart");
    expect([answer.status, answer.location]).toEqual([303, "/cart"]);
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    expect(answer.headers.get("cache-control")).toContain("no-store");
    expect(browser.cookies.has("__Host-session")).toBe(true);
    expect(browser.cookies.has("__Host-oauth")).toBe(false);
    const page = await browser.visit("/cart");
    expect(page.toasts).toEqual([account("toasts.signedIn")]);
    expect(page.cartCount).toBe(2);
    const [user] = await accountsWith(email);
    expect(user).toMatchObject({ password_hash: null, email_confirmed_at: expect.any(String) });
    const profile = await browser.visit("/profile");
    expect([profile.valueOf("firstName"), profile.valueOf("lastName")]).toEqual(["Ada", "King"]);
  });

  test("is the same member on another device, in the language of their profile", async () => {
    await browser.post("/preferences", { language: "he", redirectTo: "/" });
    const phone = new Browser(product);
    expect((await way.throughProvider(phone, login)).location).toBe("/");
    const page = await phone.visit("/profile");
    expect(page.html.lang).toBe("he");
    expect(await accountsWith(email)).toHaveLength(1);
  });

  test("cannot use a callback twice, neither the link alone nor with the cookie put back", async () => {
    const thief = new Browser(product);
    const link = await way.callbackFor(thief, login);
    const cookies = new Map(thief.cookies);
    expect((await thief.get(link)).location).toBe("/");
    await thief.post("/auth/sign-out", {});
    expect((await thief.get(link)).location).toBe("/auth?problem=failed");
    thief.cookies.set("__Host-oauth", cookies.get("__Host-oauth") ?? "");
    expect((await thief.get(link)).location).toBe("/auth?problem=failed");
    expect(await isSignedIn(thief)).toBe(false);
  });

  test("cannot make somebody else's browser sign in as themselves", async () => {
    const link = await way.callbackFor(new Browser(product), login);
    const victim = new Browser(product);
    await way.goToProvider(victim);
    expect((await victim.get(link)).location).toBe("/auth?problem=failed");
    expect(await isSignedIn(victim)).toBe(false);
  });
});

test("who cancels at the provider is back at the sign-in page, still on the way", async () => {
  const browser = new Browser(product);
  const { atProvider, page } = await way.goToProvider(browser, "/auth/oidc?redirectTo=%2Fcart");
  const abort = /href="([^"]*\/abort)"/.exec(page.body)?.[1] ?? "";
  const back = await way.settle(atProvider, await atProvider.get(abort));
  const answer = await browser.get(back.location ?? "");
  expect([answer.status, answer.location]).toEqual([303, "/auth?problem=cancelled&redirectTo=%2Fcart"]);
  const shown = await browser.visit(answer.location ?? "");
  expect(shown.text).toContain(account("providers.cancelled"));
  expect(shown.body).toContain('href="/auth/oidc?redirectTo=%2Fcart"');
});

describe("an address that has an account", () => {
  test("is not handed to somebody whose provider does not vouch for it", async () => {
    const email = await signUp(product);
    const browser = new Browser(product);
    const answer = await way.throughProvider(browser, way.known({ email, email_verified: false }));
    expect(answer.location).toBe("/auth?problem=unverified");
    expect((await browser.visit("/auth?problem=unverified")).text).toContain(account("providers.unverified"));
    expect(await isSignedIn(browser)).toBe(false);
    await signIn(new Browser(product), email);
  });

  test("is taken from whoever made the account without proving it, by whom the provider vouches for", async () => {
    const email = await signUp(product);
    const stranger = new Browser(product);
    await signIn(stranger, email);
    const owner = new Browser(product);
    await way.throughProvider(owner, way.known({ email, email_verified: true }));
    expect(await isSignedIn(owner)).toBe(true);
    expect(await isSignedIn(stranger)).toBe(false);
    await expect(signIn(stranger, email, PASSWORD)).rejects.toThrow("400");
    expect(await accountsWith(email)).toEqual([
      { id: expect.any(String), password_hash: null, email_confirmed_at: expect.any(String) },
    ]);
  });
});

describe("the addresses below /auth", () => {
  test.each(["/auth/nobody", "/auth/google", "/auth/toString", "/auth/google/callback", "/auth/oidc/else"])(
    "%s leads nowhere and says so on a page",
    async (path) => {
      const page = await new Browser(product).get(`${path}?state=s&code=c`);
      expect([page.status, page.message]).toEqual([404, shell("errors.not-found.title")]);
    },
  );

  test.each([
    ["/auth/confirm", "confirm.title"],
    ["/auth/recover", "recover.title"],
    ["/auth/reset", "reset.title"],
  ] as const)("%s is not taken for a provider", async (path, title) => {
    const page = await new Browser(product).get(path);
    expect([page.status, page.heading]).toEqual([200, account(title)]);
  });

  test("/auth/sign-out is not taken for a provider either", async () => {
    const page = await new Browser(product).get("/auth/sign-out");
    expect([page.status, page.location]).toEqual([303, "/"]);
  });
});

test("too many tries from one address are refused with the 429 page", async () => {
  const browser = new Browser(product);
  const { page } = await untilRefused(() => browser.get("/auth/oidc"), RATE_LIMITS.signInAddress.max);
  expect(page.message).toBe(shell("errors.rate-limited.title"));
});

test("a provider that breaks in between is a problem that the visitor is told of, and nothing is logged of them", async () => {
  const email = uniqueEmail();
  const browser = new Browser(product);
  const link = await way.callbackFor(
    browser,
    way.known({ email, email_verified: true }),
    "/auth/oidc?redirectTo=%2Fshop",
  );
  provider.broken = true;
  const answer = await browser.get(link);
  provider.broken = false;
  expect(answer.location).toBe("/auth?problem=failed&redirectTo=%2Fshop");
  expect((await browser.visit(answer.location ?? "")).text).toContain(account("providers.failed"));
  const lines = (await product.log()).join("\n");
  expect(lines).toContain('"reason":"status-500"');
  const { searchParams } = new URL(link);
  for (const secret of [email, searchParams.get("code"), searchParams.get("state"), OPENID_CLIENT.secret])
    expect(lines).not.toContain(secret);
});

test("in production an issuer without https is a mistake in the set-up, and the log names the variable", async () => {
  const variables = {
    SESSION_SECRET: "a secret of thirty-two characters and more",
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: OPENID_CLIENT.id,
    OIDC_CLIENT_SECRET: OPENID_CLIENT.secret,
  };
  const own = await ownProduct(variables, { environment: "production" });
  expect((await new Browser(own).get("/")).status).toBe(500);
  expect((await own.log()).join("\n")).toContain("OIDC_ISSUER must be an https address");
});
