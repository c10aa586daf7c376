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

/** A person as one provider knows them. */
export interface Identity extends Person {
  provider: ProviderId;
}

/** Why a sign-in at a provider came back without anybody. The words are `providers.<code>` of the account texts. */
export type ProviderProblem = "failed" | "cancelled";

/** `redirectTo` is a path of this origin. */
export type BeginResult =
  | { ok: true; url: string }
  | { ok: false; problem: ProviderProblem; redirectTo: string };

/** `redirectTo` is a path of this origin, also after a problem. */
export type FinishResult = { redirectTo: string } & (
  | { ok: true; identity: Identity }
  | { ok: false; problem: ProviderProblem }
);

/** Where a visitor goes who did not say; also in place of a path too long for a cookie. */
const DEFAULT_TARGET = "/";
const MAX_TARGET_LENGTH = 1_000;
const MAX_CODE_LENGTH = 4_096;

interface Deps {
  providers: SignInProviders;
  cookies: Pick<Cookies, "oauth">;
  /** Public origin; the callbacks lie on it. */
  origin: string;
  production: boolean;
  now: () => Date;
  requestId: string;
  /** Asked before every call to a provider; throws the page that a visitor sees who asks too often. */
  admit: () => Promise<void>;
}

export type OAuthService = ReturnType<typeof createOAuth>;

/**
 * Sign-in at a provider: authorization code with PKCE, a state and a nonce, all three in a signed cookie that is
 * worth one callback. Whatever a provider does wrong is the problem `failed`; the log has the reason.
 */
export function createOAuth(deps: Deps) {
  const { providers, cookies } = deps;
  const callback = (id: ProviderId) => `${deps.origin}/auth/${id}/callback`;

  function report(provider: ProviderId, error: unknown): void {
    const entry = { event: "sign-in.failed", requestId: deps.requestId, provider };
    if (error instanceof UnusableAnswer) log({ level: "warn", ...entry, reason: error.reason });
    else log({ level: "error", ...entry, ...errorFields(error) });
  }

  /** A provider ready to be used. Throws an UnusableAnswer when its endpoints cannot be found. */
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
    /** Whether this deployment can sign people in at a provider of that name. */
    offers(id: string | undefined): id is ProviderId {
      const known = PROVIDER_IDS.find((entry) => entry === id);
      return known !== undefined && providers[known] !== undefined;
    },

    /** Where to send a visitor who wants to sign in there and then go on to `redirectTo`. */
    async begin(id: ProviderId, redirectTo: unknown): Promise<BeginResult> {
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

    /** Who came back with this callback. The attempt is over afterwards, whatever it brought. */
    async finish(id: ProviderId, request: Request): Promise<FinishResult> {
      const attempt = await cookies.oauth.read();
      await cookies.oauth.clear();
      const redirectTo = safeRedirect(attempt?.redirectTo, DEFAULT_TARGET);
      const params = new URL(request.url).searchParams;
      // Only what this very browser began goes on: the state is random and nobody else has it.
      if (!attempt || attempt.provider !== id || attempt.state !== params.get("state")) {
        report(id, new UnusableAnswer("state"));
        return { ok: false, problem: "failed", redirectTo };
      }
      if (params.get("error") === "access_denied") return { ok: false, problem: "cancelled", redirectTo };
      await deps.admit();
      try {
        return { ok: true, identity: await identify(id, params, attempt), redirectTo };
      } catch (error) {
        report(id, error);
        return { ok: false, problem: "failed", redirectTo };
      }
    },
  };
}
