import { CodeChallengeMethod, generateCodeVerifier, generateState, OAuth2Client } from "arctic";
import { errorFields, log } from "~workers/shared/log.ts";
import { randomToken } from "../lib/hash.ts";
import { safeRedirect } from "../lib/safe-redirect.ts";
import type { Cookies } from "./cookies.server.ts";
import { UnusableAnswer } from "./fetch-json.server.ts";
import { GITHUB, gitHubProvider } from "./oauth-github.server.ts";
import { discover, GOOGLE, openIdProvider } from "./oauth-openid.server.ts";
import {
  type Person,
  PROVIDER_IDS,
  type Provider,
  type ProviderClient,
  type ProviderId,
  redeemCode,
  type SignInProviders,
} from "./oauth-provider.server.ts";

/** A person as identified by one provider. */
export interface Identity extends Person {
  provider: ProviderId;
}

/** Why a sign-in with a provider failed. The texts are `providers.<code>` of the account namespace. */
export type ProviderProblem = "failed" | "cancelled";

/** `redirectTo` is a path of this origin. */
export type BeginResult =
  | { ok: true; url: string }
  | { ok: false; problem: ProviderProblem; redirectTo: string };

/** `redirectTo` is a path of this origin, also after a failure. */
export type FinishResult = { redirectTo: string; member?: string } & (
  | { ok: true; identity: Identity }
  | { ok: false; problem: ProviderProblem }
);

/** The default target, also used when a path is too long for a cookie. */
const DEFAULT_TARGET = "/";
const MAX_TARGET_LENGTH = 1_000;
const MAX_CODE_LENGTH = 4_096;

interface Deps {
  providers: SignInProviders;
  cookies: Pick<Cookies, "oauth">;
  /** The public origin of the callback URLs. */
  origin: string;
  production: boolean;
  now: () => Date;
  requestId: string;
  /** Called before every call to a provider; throws the error page when the visitor exceeds the rate limit. */
  admit: () => Promise<void>;
}

export type OAuthService = ReturnType<typeof createOAuth>;

/**
 * Sign-in with a provider: authorization code with PKCE, a state and a nonce, all three in a signed cookie that is
 * valid for one callback. Every fault of a provider is the problem `failed`; the reason is in the log.
 */
export function createOAuth(deps: Deps) {
  const { providers, cookies } = deps;
  const callback = (id: ProviderId) => `${deps.origin}/auth/${id}/callback`;

  function report(provider: ProviderId, error: unknown): void {
    const entry = { event: "sign-in.failed", requestId: deps.requestId, provider };
    if (error instanceof UnusableAnswer) log({ level: "warn", ...entry, reason: error.reason });
    else log({ level: "error", ...entry, ...errorFields(error) });
  }

  /** A provider with its endpoints resolved. Throws an UnusableAnswer if they cannot be found. */
  async function open(id: ProviderId): Promise<{ client: ProviderClient; provider: Provider }> {
    const { google, github, oidc } = providers;
    if (id === "google" && google) return { client: google, provider: openIdProvider(google, GOOGLE) };
    if (id === "github" && github) return { client: github, provider: gitHubProvider(GITHUB) };
    if (id === "oidc" && oidc) {
      const found = await discover(oidc, { production: deps.production, now: deps.now() });
      return { client: oidc, provider: openIdProvider(oidc, found) };
    }
    throw new UnusableAnswer("not-configured");
  }

  async function identify(
    id: ProviderId,
    params: URLSearchParams,
    attempt: { verifier: string; nonce: string },
  ): Promise<Identity> {
    const code = params.get("code");
    if (!code || code.length > MAX_CODE_LENGTH) throw new UnusableAnswer("code");
    const { client, provider } = await open(id);
    const issuer = params.get("iss");
    if (provider.issuers && (issuer === null ? provider.issuerRequired : !provider.issuers.includes(issuer)))
      throw new UnusableAnswer("callback-issuer");
    const tokens = await redeemCode(provider, client, {
      code,
      verifier: attempt.verifier,
      redirectUri: callback(id),
    });
    const person = await provider.identify(tokens, { nonce: attempt.nonce, now: deps.now() });
    return { provider: id, ...person };
  }

  return {
    /** Whether this deployment has a provider of that name. */
    offers(id: string | undefined): id is ProviderId {
      const known = PROVIDER_IDS.find((entry) => entry === id);
      return known !== undefined && providers[known] !== undefined;
    },

    /** The authorization URL for a visitor who then continues to `redirectTo`. */
    async begin(id: ProviderId, redirectTo: unknown, member?: string): Promise<BeginResult> {
      await deps.admit();
      const asked = safeRedirect(redirectTo, DEFAULT_TARGET);
      const target = asked.length > MAX_TARGET_LENGTH ? DEFAULT_TARGET : asked;
      try {
        const { client, provider } = await open(id);
        const attempt = {
          provider: id,
          state: generateState(),
          verifier: generateCodeVerifier(),
          nonce: randomToken(),
          redirectTo: target,
          member,
        };
        const url = new OAuth2Client(client.id, client.secret, callback(id)).createAuthorizationURLWithPKCE(
          provider.authorization,
          attempt.state,
          CodeChallengeMethod.S256,
          attempt.verifier,
          provider.scopes,
        );
        if (provider.issuers) url.searchParams.set("nonce", attempt.nonce);
        await cookies.oauth.write(attempt);
        return { ok: true, url: url.href };
      } catch (error) {
        report(id, error);
        return { ok: false, problem: "failed", redirectTo: target };
      }
    },

    /** The identity returned by a callback. The attempt ends with it, whatever the result. */
    async finish(id: ProviderId, request: Request): Promise<FinishResult> {
      const attempt = await cookies.oauth.read();
      await cookies.oauth.clear();
      const redirectTo = safeRedirect(attempt?.redirectTo, DEFAULT_TARGET);
      const member = attempt?.member;
      const params = new URL(request.url).searchParams;
      // Only the browser that started the attempt can finish it: the state is random and only that browser has it.
      if (!attempt || attempt.provider !== id || attempt.state !== params.get("state")) {
        report(id, new UnusableAnswer("state"));
        return { ok: false, problem: "failed", redirectTo, member };
      }
      if (params.get("error") === "access_denied")
        return { ok: false, problem: "cancelled", redirectTo, member };
      await deps.admit();
      try {
        return { ok: true, identity: await identify(id, params, attempt), redirectTo, member };
      } catch (error) {
        report(id, error);
        return { ok: false, problem: "failed", redirectTo, member };
      }
    },
  };
}
