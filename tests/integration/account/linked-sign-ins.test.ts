import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { OPENID_CLIENT, startOpenIdProvider } from "../../fakes/openid-provider.ts";
import { Browser } from "../support/browser.ts";
import { confirmByMail, newMember, uniqueEmail } from "../support/members.ts";
import { waysThrough } from "../support/openid.ts";
import { type OwnProduct, startProduct } from "../support/product.ts";
import { letTimePass, mailsTo, turnOnSecondStep } from "../support/ways-in.ts";

const security = translator("en", "security-dashboard");
const account = translator("en", "account");
const SECURITY = "/security-dashboard";

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

afterEach(() => {
  provider.lies = undefined;
  provider.forges = false;
});

afterAll(async () => {
  await product?.stop();
  await provider?.stop();
});

const isSignedIn = async (browser: Browser) => (await browser.get("/profile")).status === 200;
const identitiesOf = (userId: string) =>
  product.query<{ subject: string }>("select subject from identities where user_id = ?", userId);

/** The link on a member's page by which a provider is linked. */
async function linkOf(browser: Browser): Promise<string> {
  const page = await browser.visit(SECURITY);
  return /href="(\/auth\/oidc\?link=[\da-f]+)"/.exec(page.body)?.[1] ?? "";
}

describe("a provider", () => {
  test("is linked by a member without scripts, signs them in from then on, and is unlinked", async () => {
    const { browser, email, id } = await newMember(product);
    const login = way.known({ email: uniqueEmail(), email_verified: true });
    const back = await way.throughProvider(browser, login, await linkOf(browser));
    expect(back.location).toBe(SECURITY);
    expect((await browser.visit(SECURITY)).toasts).toEqual([security("toasts.securityLinked")]);
    expect((await mailsTo(product, email))[0]).toContain("oidc");

    const phone = new Browser(product);
    await way.throughProvider(phone, login);
    expect((await phone.visit("/profile")).text).toContain(email);

    const done = await browser.submit(await browser.visit(SECURITY), { intent: "unlink" });
    expect(done.toasts).toEqual([security("toasts.securityUnlinked")]);
    expect(await identitiesOf(id)).toEqual([]);
  });

  test("that is the last way to sign in cannot be removed, and the page says why", async () => {
    const browser = new Browser(product);
    const login = way.known({ email: uniqueEmail(), email_verified: true });
    await way.throughProvider(browser, login);
    const refused = await browser.submit(await browser.visit(SECURITY), { intent: "unlink" });
    expect(refused.text).toContain(security("problems.last-way-in"));
    await browser.post("/auth/sign-out", {});
    await way.throughProvider(browser, login);
    expect(await isSignedIn(browser)).toBe(true);
  });

  test("that somebody else signs in with is not linked", async () => {
    const login = way.known({ email: uniqueEmail(), email_verified: true });
    await way.throughProvider(new Browser(product), login);
    const { browser, id } = await newMember(product);
    const back = await way.throughProvider(browser, login, await linkOf(browser));
    expect(back.location).toBe(`${SECURITY}?problem=taken`);
    expect((await browser.visit(back.location ?? "")).text).toContain(security("problems.taken"));
    expect(await identitiesOf(id)).toEqual([]);
  });

  test("is not linked by a link that another site made up, or that was made for another member", async () => {
    const [member, attacker] = [await newMember(product), await newMember(product)];
    for (const link of [
      "/auth/oidc?link=",
      `/auth/oidc?link=${"0".repeat(64)}`,
      await linkOf(attacker.browser),
    ])
      expect((await member.browser.get(link)).status).toBe(403);
  });

  test("is not linked to whoever has the attacker's callback opened for them", async () => {
    const [victim, attacker] = [await newMember(product), await newMember(product)];
    const login = way.known({ email: uniqueEmail(), email_verified: true });
    const callback = await way.callbackFor(attacker.browser, login, await linkOf(attacker.browser));
    expect((await victim.browser.get(callback)).location).toBe("/auth?problem=failed");
    expect(await identitiesOf(victim.id)).toEqual([]);
    // Nor when the browser has changed hands meanwhile.
    for (const [name, value] of victim.browser.cookies)
      if (name === "__Host-session") attacker.browser.cookies.set(name, value);
    expect((await attacker.browser.get(callback)).location).toBe(`${SECURITY}?problem=failed`);
    expect(await identitiesOf(victim.id)).toEqual([]);
  });

  test("asks a member who signed in a while ago to confirm who they are first", async () => {
    const { browser, id } = await newMember(product);
    const link = await linkOf(browser);
    await letTimePass(product, id);
    expect((await browser.get(link)).location).toContain("mode=again");
  });

  test("leads to the second step where the account wants one", async () => {
    const { browser, email } = await newMember(product);
    await confirmByMail(browser, email);
    await turnOnSecondStep(browser);
    const phone = new Browser(product);
    const login = way.known({ email, email_verified: true });
    const back = await way.throughProvider(phone, login, "/auth/oidc?redirectTo=%2Fcart");
    expect([back.location, await isSignedIn(phone)]).toEqual([
      "/auth?mode=second-step&redirectTo=%2Fcart",
      false,
    ]);
  });
});

describe("a provider's answer is worth nothing", () => {
  const now = () => Math.floor(Date.now() / 1000);
  test.each<[string, (claims: Record<string, unknown>) => Record<string, unknown>]>([
    ["nonce", (claims) => ({ ...claims, nonce: "of another sign-in" })],
    ["nonce", ({ nonce: _, ...claims }) => claims],
    ["issuer", (claims) => ({ ...claims, iss: "https://issuer.example" })],
    ["issuer", (claims) => ({ ...claims, iss: `${claims.iss}/` })],
    ["audience", (claims) => ({ ...claims, aud: "another-client" })],
    ["authorized party", (claims) => ({ ...claims, aud: [OPENID_CLIENT.id, "another-client"] })],
    ["authorized party", (claims) => ({ ...claims, azp: "another-client" })],
    ["expiry", (claims) => ({ ...claims, exp: now() - 120 })],
    ["time of issue", (claims) => ({ ...claims, iat: now() + 3_600 })],
    ["subject", ({ sub: _, ...claims }) => claims],
    ["subject, beside the one of its userinfo,", (claims) => ({ ...claims, sub: "somebody-else" })],
  ])("with another %s", async (_, lie) => {
    const email = uniqueEmail();
    const browser = new Browser(product);
    const callback = await way.callbackFor(browser, way.known({ email, email_verified: true }));
    provider.lies = lie;
    const answer = await browser.get(callback);
    expect(answer.location).toBe("/auth?problem=failed");
    expect((await browser.visit("/auth?problem=failed")).text).toContain(account("providers.failed"));
    expect(await product.query("select id from users where email = ?", email)).toEqual([]);
    expect(await isSignedIn(browser)).toBe(false);
  });

  test("with claims that are right and a signature that is somebody else's", async () => {
    const email = uniqueEmail();
    const browser = new Browser(product);
    const login = way.known({ email, email_verified: true });
    provider.lies = (claims) => claims;
    provider.forges = true;
    expect((await way.throughProvider(browser, login)).location).toBe("/auth?problem=failed");
    expect(await isSignedIn(browser)).toBe(false);
    // The same claims with its own signature get in.
    provider.forges = false;
    await way.throughProvider(browser, login);
    expect(await isSignedIn(browser)).toBe(true);
  });

  test.each<[string, (params: URLSearchParams) => void]>([
    ["another state", (params) => params.set("state", "of-another-browser")],
    ["no state", (params) => params.delete("state")],
    ["another issuer", (params) => params.set("iss", "https://issuer.example")],
    ["no issuer, though it says it names it", (params) => params.delete("iss")],
    ["another code", (params) => params.set("code", "guessed")],
    ["no code", (params) => params.delete("code")],
  ])("that comes back with %s, and cannot be tried again", async (_, spoil) => {
    const email = uniqueEmail();
    const browser = new Browser(product);
    const callback = await way.callbackFor(browser, way.known({ email, email_verified: true }));
    const url = new URL(callback);
    spoil(url.searchParams);
    expect((await browser.get(url.pathname + url.search)).location).toBe("/auth?problem=failed");
    expect((await browser.get(callback)).location).toBe("/auth?problem=failed");
    expect(await isSignedIn(browser)).toBe(false);
  });

  test.each([false, undefined, "false"])(
    "for an account's address that it does not vouch for: %j",
    async (email_verified) => {
      const { email } = await newMember(product);
      const browser = new Browser(product);
      const answer = await way.throughProvider(browser, way.known({ email, email_verified }));
      expect([answer.location, await isSignedIn(browser)]).toEqual(["/auth?problem=unverified", false]);
    },
  );
});
