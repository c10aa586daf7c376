import { beforeEach, describe, expect, test, vi } from "vitest";
import { ID_TOKEN_KEYS, idToken } from "../../tests/fakes/id-token.ts";
import { fakeProvider, hang, heldTimeouts } from "../../tests/fakes/provider.ts";
import { sha256 } from "../lib/hash.ts";
import { createCookies } from "./cookies.server.ts";
import { createOAuth } from "./oauth.server.ts";
import type { ProviderId, SignInProviders } from "./oauth-provider.server.ts";

const ORIGIN = "https://groundwork.example";
const ISSUER = "https://id.example/realm";
const NOW = new Date("2026-05-01T12:00:00.000Z");
const SECOND = NOW.getTime() / 1000;
const CLIENT = { id: "client id", secret: "s%cr+t:é" };

/** Configurations are new for every test: endpoints are remembered by the configuration that asked. */
const configured = (): SignInProviders => ({
  google: { ...CLIENT },
  github: { ...CLIENT },
  oidc: { ...CLIENT, issuer: ISSUER },
});

const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
beforeEach(() => {
  warned.mockClear();
});

/** The reason that the log has for the last problem. */
const reason = (): unknown => JSON.parse(String(warned.mock.lastCall?.[0])).reason;

interface Setting {
  providers?: SignInProviders;
  production?: boolean;
  admit?: () => Promise<void>;
}

/** One visitor: a browser that keeps the cookie between requests. */
function visitor({ providers = configured(), production = true, admit = async () => {} }: Setting = {}) {
  let cookie = "";
  let lastSet = new Headers();
  function service() {
    const outgoing = new Headers();
    lastSet = outgoing;
    const request = new Request(ORIGIN, { headers: cookie ? { cookie } : {} });
    const cookies = createCookies(request, outgoing, "a secret of thirty-two characters and more", true);
    const deps = { providers, cookies, origin: ORIGIN, production, now: () => NOW, requestId: "r", admit };
    return { oauth: createOAuth(deps), outgoing };
  }
  return {
    async begin(id: ProviderId, redirectTo?: unknown) {
      const { oauth, outgoing } = service();
      const result = await oauth.begin(id, redirectTo);
      const [set] = outgoing.getSetCookie();
      if (set) cookie = set.split(";")[0] ?? "";
      return { result, url: result.ok ? new URL(result.url) : undefined, set };
    },
    async finish(id: ProviderId, params: Record<string, string>) {
      const { oauth, outgoing } = service();
      const url = `${ORIGIN}/auth/${id}/callback?${new URLSearchParams(params)}`;
      const result = await oauth.finish(id, new Request(url));
      return { result, set: outgoing.getSetCookie() };
    },
    offers: (id: string | undefined) => service().oauth.offers(id),
    /** What the last answer set. */
    get lastSet() {
      return lastSet.getSetCookie();
    },
  };
}

const METADATA = {
  issuer: ISSUER,
  authorization_endpoint: `${ISSUER}/authorize?tenant=7`,
  token_endpoint: `${ISSUER}/token`,
  userinfo_endpoint: `${ISSUER}/me`,
  jwks_uri: `${ISSUER}/keys`,
};

type Answer = (request: Request) => unknown;

/** Where the providers have their public keys. */
const KEYS: Record<string, Answer> = {
  "https://www.googleapis.com/oauth2/v3/certs": () => ID_TOKEN_KEYS,
  [`${ISSUER}/keys`]: () => ID_TOKEN_KEYS,
};

/** All providers at once; an entry's answer may be a value for JSON, a Response, or a promise of one. */
function providersAnswer(answers: Record<string, Answer>) {
  return fakeProvider("https://", async (request) => {
    const answer = await { ...KEYS, ...answers }[request.url.split("?")[0] ?? ""]?.(request);
    if (answer instanceof Response) return answer;
    return answer === undefined ? new Response("no such page", { status: 404 }) : Response.json(answer);
  });
}

const DISCOVERY = `${ISSUER}/.well-known/openid-configuration`;
const GOOGLE_TOKEN = "https://oauth2.googleapis.com/token";
const GITHUB_TOKEN = "https://github.com/login/oauth/access_token";
const GITHUB_USER = "https://api.github.com/user";
const GITHUB_EMAILS = "https://api.github.com/user/emails";

const bearer = (more: object = {}) => ({ access_token: "at-1", token_type: "bearer", ...more });

describe("beginning", () => {
  test("asks Google for a code with a state, a PKCE challenge and a nonce that only the cookie knows", async () => {
    const ada = visitor();
    const { url, set } = await ada.begin("google", "/cart?step=2");
    const query = Object.fromEntries(url?.searchParams ?? []);
    expect(`${url?.origin}${url?.pathname}`).toBe("https://accounts.google.com/o/oauth2/v2/auth");
    expect(query).toEqual({
      response_type: "code",
      client_id: CLIENT.id,
      redirect_uri: `${ORIGIN}/auth/google/callback`,
      scope: "openid email profile",
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(set).toMatch(/^__Host-oauth=.*; Max-Age=600; .*HttpOnly; Secure; SameSite=Lax$/);
    expect(url?.href).not.toContain(CLIENT.secret);
  });

  test("is different every time", async () => {
    const ada = visitor();
    const [first, second] = [await ada.begin("google"), await ada.begin("google")];
    for (const name of ["state", "nonce", "code_challenge"])
      expect(first.url?.searchParams.get(name)).not.toBe(second.url?.searchParams.get(name));
  });

  test("asks GitHub for the addresses and nothing more", async () => {
    const { url } = await visitor().begin("github");
    expect(url?.origin).toBe("https://github.com");
    expect(url?.searchParams.get("scope")).toBe("user:email");
    expect(url?.searchParams.has("nonce")).toBe(false);
  });

  test("finds an issuer's endpoints and asks for them once", async () => {
    const { requests } = providersAnswer({ [DISCOVERY]: () => METADATA });
    const ada = visitor();
    const { url } = await ada.begin("oidc");
    await ada.begin("oidc");
    expect(`${url?.origin}${url?.pathname}`).toBe(`${ISSUER}/authorize`);
    expect(url?.searchParams.get("tenant")).toBe("7");
    expect(requests.map((request) => request.url)).toEqual([DISCOVERY]);
  });

  test("offers only the providers that have credentials", () => {
    const ada = visitor({ providers: { github: CLIENT } });
    expect(ada.offers("github")).toBe(true);
    for (const id of ["google", "oidc", "facebook", "toString", "", undefined])
      expect(ada.offers(id)).toBe(false);
  });

  test("asks first whether the visitor may", async () => {
    const { requests } = providersAnswer({ [DISCOVERY]: () => METADATA });
    const admit = () => Promise.reject(new Error("too many"));
    await expect(visitor({ admit }).begin("oidc")).rejects.toThrow("too many");
    expect(requests).toEqual([]);
  });

  const page = () => new Response("<!doctype html>", { headers: { "content-type": "text/html" } });
  test.each([
    { what: "a page", reason: "not-json", answer: page },
    { what: "status 500", reason: "status-500", answer: () => Response.json(METADATA, { status: 500 }) },
    { what: "a redirect", reason: "status-302", answer: () => Response.redirect("https://evil.example/") },
    { what: "far too much", reason: "too-large", answer: () => ({ ...METADATA, x: "x".repeat(70_000) }) },
    { what: "wrong types", reason: "discovery", answer: () => ({ ...METADATA, token_endpoint: 7 }) },
    { what: "a list", reason: "discovery", answer: () => [METADATA] },
    {
      what: "another issuer",
      reason: "discovery-issuer",
      answer: () => ({ ...METADATA, issuer: `${ISSUER}/` }),
    },
    {
      what: "a token endpoint without https",
      reason: "discovery-address",
      answer: () => ({ ...METADATA, token_endpoint: "http://127.0.0.1/token" }),
    },
    {
      what: "an authorization endpoint that is a script",
      reason: "discovery-address",
      answer: () => ({ ...METADATA, authorization_endpoint: "javascript:alert(1)" }),
    },
  ])("fails when discovery answers with $what", async ({ reason: expected, answer }) => {
    providersAnswer({ [DISCOVERY]: answer });
    const { result, set } = await visitor().begin("oidc", "/cart");
    expect(result).toEqual({ ok: false, problem: "failed", redirectTo: "/cart" });
    expect(reason()).toBe(expected);
    expect(set).toBeUndefined();
  });

  test("fails when discovery never answers", async () => {
    providersAnswer({ [DISCOVERY]: hang });
    const timeouts = heldTimeouts();
    const begun = visitor().begin("oidc");
    await expect.poll(() => timeouts.limits).toEqual([5_000]);
    timeouts.expire();
    expect((await begun).result).toEqual({ ok: false, problem: "failed", redirectTo: "/" });
    expect(reason()).toBe("timeout");
  });

  test.each([
    { issuer: "http://127.0.0.1:9", production: true, allowed: false },
    { issuer: "http://127.0.0.1:9", production: false, allowed: true },
    { issuer: "http://localhost:9", production: false, allowed: true },
    { issuer: "http://id.example", production: false, allowed: false },
    { issuer: "http://127.0.0.1.evil.example", production: false, allowed: false },
    { issuer: "ftp://id.example", production: false, allowed: false },
  ])("the issuer $issuer is asked: $allowed (production: $production)", async (setting) => {
    const { issuer, production, allowed } = setting;
    const endpoints = {
      authorization_endpoint: `${issuer}/a`,
      token_endpoint: `${issuer}/t`,
      jwks_uri: `${issuer}/k`,
    };
    const { requests } = fakeProvider(issuer, () => Response.json({ issuer, ...endpoints }));
    const { result } = await visitor({ providers: { oidc: { ...CLIENT, issuer } }, production }).begin(
      "oidc",
    );
    expect(result.ok).toBe(allowed);
    expect(requests).toHaveLength(allowed ? 1 : 0);
  });
});

const GOOGLE_CLAIMS = {
  iss: "https://accounts.google.com",
  sub: "1234567890",
  aud: CLIENT.id,
  azp: CLIENT.id,
  exp: SECOND + 3_600,
  iat: SECOND,
  email: "Ada@Example.com",
  email_verified: true,
  given_name: "Ada",
  family_name: "King",
};

/** A visitor who has been at the provider and comes back with a code. */
async function comesBack(id: ProviderId, setting: Setting = {}, redirectTo = "/cart") {
  const ada = visitor(setting);
  const { url } = await ada.begin(id, redirectTo);
  const state = url?.searchParams.get("state") ?? "";
  const nonce = url?.searchParams.get("nonce") ?? "";
  const challenge = url?.searchParams.get("code_challenge");
  return { ada, state, nonce, challenge, good: { state, code: "code-1" } };
}

describe("coming back from Google", () => {
  test("brings the person, and the way to where they wanted to go", async () => {
    const { ada, nonce, good, challenge } = await comesBack("google");
    const { requests } = providersAnswer({
      [GOOGLE_TOKEN]: () => bearer({ id_token: idToken({ ...GOOGLE_CLAIMS, nonce }) }),
    });
    const { result, set } = await ada.finish("google", good);
    expect(result).toEqual({
      ok: true,
      redirectTo: "/cart",
      identity: {
        provider: "google",
        subject: "1234567890",
        email: "ada@example.com",
        emailVerified: true,
        firstName: "Ada",
        lastName: "King",
      },
    });
    expect(set).toEqual([expect.stringMatching(/^__Host-oauth=.*Max-Age=0;/)]);
    const [request] = requests;
    const form = new URLSearchParams(await request?.text());
    expect(Object.fromEntries(form)).toEqual({
      grant_type: "authorization_code",
      code: "code-1",
      redirect_uri: `${ORIGIN}/auth/google/callback`,
      code_verifier: expect.any(String),
    });
    const hash = Buffer.from(await sha256(form.get("code_verifier") ?? ""), "hex").toString("base64url");
    expect(hash).toBe(challenge);
    // Form-encoded first, as RFC 6749 wants it.
    const credentials = Buffer.from(
      request?.headers.get("authorization")?.slice(6) ?? "",
      "base64",
    ).toString();
    expect(credentials).toBe("client+id:s%25cr%2Bt%3A%C3%A9");
  });

  test("works with the other spelling of Google's issuer", async () => {
    const { ada, nonce, good } = await comesBack("google");
    const token = idToken({ ...GOOGLE_CLAIMS, iss: "accounts.google.com", nonce });
    providersAnswer({ [GOOGLE_TOKEN]: () => bearer({ id_token: token }) });
    expect((await ada.finish("google", good)).result.ok).toBe(true);
  });

  test.each([
    { email_verified: false },
    { email_verified: "false" },
    { email_verified: undefined },
    { email_verified: null },
  ])("does not count an address as verified that Google does not vouch for: %j", async (claims) => {
    const { ada, nonce, good } = await comesBack("google");
    const token = idToken({ ...GOOGLE_CLAIMS, ...claims, nonce });
    providersAnswer({ [GOOGLE_TOKEN]: () => bearer({ id_token: token }) });
    const { result } = await ada.finish("google", good);
    expect(result).toMatchObject({ ok: true, identity: { emailVerified: false } });
  });

  test.each([
    { what: "an id token for another nonce", reason: "id-token-nonce", claims: { nonce: "another" } },
    { what: "an id token for another client", reason: "id-token-audience", claims: { aud: "another" } },
    {
      what: "an id token of another issuer",
      reason: "id-token-issuer",
      claims: { iss: "https://evil.example" },
    },
    { what: "a late id token", reason: "id-token-expiry", claims: { exp: SECOND - 61 } },
    { what: "an address that is a number", reason: "id-token-malformed", claims: { email: 7 } },
    { what: "a doubtful verification", reason: "id-token-malformed", claims: { email_verified: "yes" } },
  ])("fails because of $what", async ({ reason: expected, claims }) => {
    const { ada, nonce, good } = await comesBack("google");
    const token = idToken({ ...GOOGLE_CLAIMS, nonce, ...claims });
    providersAnswer({ [GOOGLE_TOKEN]: () => bearer({ id_token: token }) });
    const { result } = await ada.finish("google", good);
    expect(result).toEqual({ ok: false, problem: "failed", redirectTo: "/cart" });
    expect(reason()).toBe(expected);
  });

  test.each([
    { what: "a page", reason: "not-json", answer: () => new Response("<!doctype html>") },
    { what: "status 500", reason: "status-500", answer: () => new Response("{}", { status: 500 }) },
    {
      what: "a used code",
      reason: "status-400",
      answer: () => Response.json({ error: "invalid_grant" }, { status: 400 }),
    },
    {
      what: "a redirect",
      reason: "status-307",
      answer: () => Response.redirect("https://evil.example/", 307),
    },
    { what: "far too much", reason: "too-large", answer: () => bearer({ x: "x".repeat(70_000) }) },
    { what: "no id token", reason: "id-token-missing", answer: () => bearer() },
    {
      what: "an id token that is none",
      reason: "id-token-malformed",
      answer: () => bearer({ id_token: "x.y.z" }),
    },
    { what: "an id token that is a number", reason: "tokens", answer: () => bearer({ id_token: 7 }) },
    { what: "no access token", reason: "tokens", answer: () => ({ id_token: "x.y.z" }) },
    { what: "another kind of token", reason: "tokens", answer: () => bearer({ token_type: "mac" }) },
    { what: "null", reason: "tokens", answer: () => null },
  ])("fails when the token endpoint answers with $what", async ({ reason: expected, answer }) => {
    const { ada, good } = await comesBack("google");
    providersAnswer({ [GOOGLE_TOKEN]: answer });
    const { result, set } = await ada.finish("google", good);
    expect(result).toEqual({ ok: false, problem: "failed", redirectTo: "/cart" });
    expect(reason()).toBe(expected);
    expect(set).toEqual([expect.stringContaining("Max-Age=0")]);
  });

  test("fails when the token endpoint never answers", async () => {
    const { ada, good } = await comesBack("google");
    providersAnswer({ [GOOGLE_TOKEN]: hang });
    const timeouts = heldTimeouts();
    const finished = ada.finish("google", good);
    await expect.poll(() => timeouts.limits).toEqual([5_000]);
    timeouts.expire();
    expect((await finished).result.ok).toBe(false);
    expect(reason()).toBe("timeout");
  });
});

describe("a callback", () => {
  /** Nobody may be asked anything in these tests. */
  const silence = () => providersAnswer({});

  test("without the cookie fails", async () => {
    const { requests } = silence();
    const { result, set } = await visitor().finish("google", { state: "s", code: "c" });
    expect(result).toEqual({ ok: false, problem: "failed", redirectTo: "/" });
    expect(set).toEqual([expect.stringContaining("Max-Age=0")]);
    expect(requests).toEqual([]);
  });

  test.each<{ what: string; params: Record<string, string> }>([
    { what: "another state", params: { state: "another", code: "c" } },
    { what: "no state", params: { code: "c" } },
    { what: "another state and a refusal", params: { state: "another", error: "access_denied" } },
  ])("with $what fails", async ({ params }) => {
    const { ada } = await comesBack("google");
    const { requests } = silence();
    const { result, set } = await ada.finish("google", params);
    expect(result).toMatchObject({ ok: false, problem: "failed" });
    expect(reason()).toBe("state");
    expect(set).toEqual([expect.stringContaining("Max-Age=0")]);
    expect(requests).toEqual([]);
  });

  test("at another provider than the one that was begun with fails", async () => {
    const { ada, good } = await comesBack("google");
    const { requests } = silence();
    expect((await ada.finish("github", good)).result).toMatchObject({ ok: false, problem: "failed" });
    expect(reason()).toBe("state");
    expect(requests).toEqual([]);
  });

  test("with what another browser was given fails, so that nobody is signed in as somebody else", async () => {
    const { good } = await comesBack("google");
    const { ada: other } = await comesBack("google");
    const { requests } = silence();
    expect((await other.finish("google", good)).result).toMatchObject({ ok: false, problem: "failed" });
    expect(requests).toEqual([]);
  });

  test("says that the visitor has cancelled", async () => {
    const { ada, state } = await comesBack("google");
    const { requests } = silence();
    const { result, set } = await ada.finish("google", { state, error: "access_denied" });
    expect(result).toEqual({ ok: false, problem: "cancelled", redirectTo: "/cart" });
    expect(set).toEqual([expect.stringContaining("Max-Age=0")]);
    expect(requests).toEqual([]);
  });

  test.each<{ what: string; params: Record<string, string> }>([
    { what: "another error", params: { error: "server_error" } },
    { what: "no code", params: {} },
    { what: "an empty code", params: { code: "" } },
    { what: "an endless code", params: { code: "c".repeat(5_000) } },
  ])("with $what fails", async ({ params }) => {
    const { ada, state } = await comesBack("google");
    const { requests } = silence();
    expect((await ada.finish("google", { state, ...params })).result).toMatchObject({ problem: "failed" });
    expect(requests).toEqual([]);
  });

  test("that names another issuer than the provider's fails before the code is given to anybody", async () => {
    const { ada, good } = await comesBack("google");
    const { requests } = silence();
    const { result } = await ada.finish("google", { ...good, iss: "https://evil.example" });
    expect(result).toMatchObject({ problem: "failed" });
    expect(reason()).toBe("callback-issuer");
    expect(requests).toEqual([]);
  });

  test("of a visitor who asks too often is refused, and the attempt is over all the same", async () => {
    let admitted = 0;
    const admit = async () => {
      if (++admitted > 1) throw new Error("too many");
    };
    const { ada, good } = await comesBack("google", { admit });
    const { requests } = silence();
    await expect(ada.finish("google", good)).rejects.toThrow("too many");
    expect(ada.lastSet).toEqual([expect.stringContaining("Max-Age=0")]);
    expect(requests).toEqual([]);
  });

  test.each([
    { asked: "/cart?a=1#x", kept: "/cart?a=1#x" },
    { asked: "https://evil.example/", kept: "/" },
    { asked: "//evil.example", kept: "/" },
    { asked: "/\\evil.example", kept: "/" },
    { asked: null, kept: "/" },
    { asked: `/${"x".repeat(1_500)}`, kept: "/" },
    { asked: `/${"ש".repeat(400)}`, kept: "/" },
  ])("leads back to a page of ours: $asked", async ({ asked, kept }) => {
    const ada = visitor();
    const { url, set } = await ada.begin("google", asked);
    expect(set?.length).toBeLessThan(4_000);
    const state = url?.searchParams.get("state") ?? "";
    expect((await ada.finish("google", { state, error: "access_denied" })).result.redirectTo).toBe(kept);
  });
});

describe("coming back from an OpenID provider", () => {
  const CLAIMS = { iss: ISSUER, sub: "s-1", aud: CLIENT.id, exp: SECOND + 60, iat: SECOND };
  const TOKEN = METADATA.token_endpoint;
  const USERINFO = METADATA.userinfo_endpoint;

  /** The provider's endpoints, ready before the visitor begins; its claims come when the nonce is known. */
  async function signIn(more: {
    metadata?: object;
    claims?: object;
    userinfo?: Answer;
    params?: Record<string, string>;
  }) {
    let nonce = "";
    const { requests } = providersAnswer({
      [DISCOVERY]: () => ({ ...METADATA, ...more.metadata }),
      [TOKEN]: () => bearer({ id_token: idToken({ ...CLAIMS, nonce, ...more.claims }) }),
      [USERINFO]: more.userinfo ?? (() => undefined),
    });
    const back = await comesBack("oidc");
    nonce = back.nonce;
    const { result } = await back.ada.finish("oidc", { ...back.good, ...more.params });
    return { result, requests };
  }

  test("takes the address of the id token and asks for nothing else", async () => {
    const claims = { email: "ada@example.com", email_verified: "true", name: "Ada King" };
    const { result, requests } = await signIn({ claims });
    expect(result).toMatchObject({
      ok: true,
      identity: {
        provider: "oidc",
        subject: "s-1",
        email: "ada@example.com",
        emailVerified: true,
        firstName: "Ada",
        lastName: "King",
      },
    });
    // The keys may be remembered from before.
    const asked = requests.map((request) => request.url).filter((url) => url !== METADATA.jwks_uri);
    expect(asked).toEqual([DISCOVERY, TOKEN]);
  });

  test("asks for the address when the id token has none", async () => {
    const { result, requests } = await signIn({
      userinfo: () => ({ sub: "s-1", email: "ada@example.com", email_verified: true, given_name: "Ada" }),
    });
    expect(result).toMatchObject({
      ok: true,
      identity: { email: "ada@example.com", emailVerified: true, firstName: "Ada" },
    });
    expect(requests[2]?.headers.get("authorization")).toBe("Bearer at-1");
  });

  test.each([
    {
      what: "somebody else",
      reason: "userinfo-subject",
      answer: () => ({ sub: "s-2", email: "eve@example.com" }),
    },
    { what: "nobody", reason: "userinfo", answer: () => ({ email: "eve@example.com" }) },
    { what: "a page", reason: "not-json", answer: () => new Response("<!doctype html>") },
    { what: "status 401", reason: "status-401", answer: () => new Response(null, { status: 401 }) },
  ])("fails when the provider's userinfo speaks of $what", async ({ reason: expected, answer }) => {
    const { result } = await signIn({ userinfo: answer });
    expect(result).toMatchObject({ ok: false, problem: "failed" });
    expect(reason()).toBe(expected);
  });

  test("goes on without an address when there is nobody to ask", async () => {
    const { result } = await signIn({ metadata: { userinfo_endpoint: null } });
    expect(result).toMatchObject({ ok: true, identity: { email: undefined, emailVerified: false } });
  });

  test("gives the secret in the form to a provider that wants it there", async () => {
    const methods = ["client_secret_post", "private_key_jwt"];
    const { requests } = await signIn({
      metadata: { token_endpoint_auth_methods_supported: methods },
      claims: { email: "ada@example.com" },
    });
    const form = new URLSearchParams(await requests[1]?.text());
    expect(form.get("client_id")).toBe(CLIENT.id);
    expect(form.get("client_secret")).toBe(CLIENT.secret);
    expect(requests[1]?.headers.has("authorization")).toBe(false);
  });

  test.each<{ what: string; params: Record<string, string>; ok: boolean }>([
    { what: "its own issuer", params: { iss: ISSUER }, ok: true },
    { what: "none", params: {}, ok: false },
    { what: "another issuer", params: { iss: `${ISSUER}/` }, ok: false },
  ])("of a provider that promises to name itself, a callback with $what: $ok", async ({ params, ok }) => {
    const metadata = { authorization_response_iss_parameter_supported: true };
    const { result } = await signIn({ metadata, claims: { email: "ada@example.com" }, params });
    expect(result.ok).toBe(ok);
  });
});

describe("coming back from GitHub", () => {
  const ADDRESS = { email: "Ada@Example.com", primary: true, verified: true, visibility: "private" };
  const USER = { id: 583231, login: "ada", name: "Ada King Lovelace", email: null };

  async function signIn(answers: { token?: Answer; user?: Answer; emails?: Answer }) {
    const { ada, good } = await comesBack("github");
    const { requests } = providersAnswer({
      [GITHUB_TOKEN]: answers.token ?? (() => bearer({ scope: "user:email" })),
      [GITHUB_USER]: answers.user ?? (() => USER),
      [GITHUB_EMAILS]: answers.emails ?? (() => [ADDRESS]),
    });
    const { result } = await ada.finish("github", good);
    return { result, requests };
  }

  test("brings the account's number, its primary address and its name", async () => {
    const { result, requests } = await signIn({
      emails: () => [{ email: "other@example.com", primary: false, verified: true }, ADDRESS],
    });
    expect(result).toMatchObject({
      ok: true,
      identity: {
        provider: "github",
        subject: "583231",
        email: "ada@example.com",
        emailVerified: true,
        firstName: "Ada",
        lastName: "King Lovelace",
      },
    });
    expect(requests).toHaveLength(3);
    for (const request of requests) expect(request.headers.get("user-agent")).toBe("groundwork");
    for (const request of requests.slice(1)) expect(request.headers.get("authorization")).toBe("Bearer at-1");
  });

  test("does not take another address for the primary one, nor an unverified one for verified", async () => {
    const emails = () => [
      { ...ADDRESS, verified: false },
      { email: "second@example.com", primary: false, verified: true },
    ];
    const { result } = await signIn({ emails });
    expect(result).toMatchObject({
      identity: { email: "ada@example.com", emailVerified: false },
    });
  });

  test("brings no address when the account has none", async () => {
    const { result } = await signIn({ emails: () => [], user: () => ({ ...USER, name: null }) });
    expect(result).toMatchObject({
      ok: true,
      identity: { email: undefined, emailVerified: false, firstName: "", lastName: "" },
    });
  });

  test.each([
    { what: "an error with status 200", reason: "tokens", token: () => ({ error: "bad_verification_code" }) },
    { what: "a form in place of JSON", reason: "not-json", token: () => new Response("access_token=at-1") },
    { what: "a user without a number", reason: "user", user: () => ({ login: "ada" }) },
    { what: "a user whose number is a text", reason: "user", user: () => ({ ...USER, id: "583231" }) },
    { what: "a user whose number is broken", reason: "user", user: () => ({ ...USER, id: 1.5 }) },
    { what: "a user that is refused", reason: "status-403", user: () => new Response("no", { status: 403 }) },
    { what: "addresses that are no list", reason: "emails", emails: () => ({ 0: ADDRESS }) },
    { what: "a verification in words", reason: "emails", emails: () => [{ ...ADDRESS, verified: "yes" }] },
    { what: "no permission to see addresses", reason: "status-404", emails: () => undefined },
    { what: "addresses without end", reason: "too-large", emails: () => Array(2_000).fill(ADDRESS) },
  ])("fails because of $what", async ({ reason: expected, ...answers }) => {
    const { result } = await signIn(answers);
    expect(result).toMatchObject({ ok: false, problem: "failed" });
    expect(reason()).toBe(expected);
  });
});

test("the log of a problem holds codes and nothing that a provider or a visitor said", async () => {
  const { ada, good } = await comesBack("google");
  providersAnswer({ [GOOGLE_TOKEN]: () => new Response("secret-of-the-provider") });
  await ada.finish("google", good);
  expect(JSON.parse(String(warned.mock.lastCall?.[0]))).toEqual({
    at: expect.any(String),
    level: "warn",
    event: "sign-in.failed",
    requestId: "r",
    provider: "google",
    reason: "not-json",
  });
});
