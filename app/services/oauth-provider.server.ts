import * as v from "valibot";
import { isLoopback } from "~workers/shared/web-address.ts";
import { fetchJson, UnusableAnswer } from "./fetch-json.server.ts";

export const PROVIDER_IDS = ["google", "github", "oidc"] as const;
export type ProviderId = (typeof PROVIDER_IDS)[number];

/** The client registration at a provider. */
export interface ProviderClient {
  id: string;
  secret: string;
}

/** The providers for which the deployment has credentials. */
export interface SignInProviders {
  google?: ProviderClient;
  github?: ProviderClient;
  oidc?: ProviderClient & { issuer: string };
}

/**
 * A provider's identity of a person. Only `subject` is a key; an e-mail address can move from one person to another.
 */
export interface Person {
  subject: string;
  /** In lower case; undefined if the provider gives none that an account could have. */
  email?: string;
  /** The provider has verified that the person receives mail at this address. */
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** What a provider returns for a code. */
export interface Tokens {
  accessToken: string;
  idToken?: string;
}

/** Everything needed to sign in with one provider, whatever protocol it uses. */
export interface Provider {
  /** The authorization endpoint. */
  authorization: string;
  /** The token endpoint. */
  token: string;
  /** How the client authenticates there: in a header, or in the form. */
  clientAuthentication: "basic" | "post";
  scopes: string[];
  /** The `iss` values that a callback may carry (RFC 9207); undefined for a provider that has no issuer. */
  issuers?: readonly string[];
  /** A callback without `iss` is refused. */
  issuerRequired?: boolean;
  /** Throws an UnusableAnswer if the provider's response is not trustworthy. */
  identify(tokens: Tokens, expected: { nonce: string; now: Date }): Promise<Person>;
}

/** Timeout of one call to a provider. */
export const PROVIDER_BOUNDS = { timeoutMs: 5_000, maxBytes: 64 * 1024 };
/** GitHub refuses requests without a user agent. */
export const PROVIDER_HEADERS = { Accept: "application/json", "User-Agent": "groundwork" };

/**
 * Whether a provider may be at this URL: https, and outside production also http on this machine. Its public keys come
 * from there, so the connection has to be authenticated.
 */
export function isTrustworthy(address: string, production: boolean): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  if (protocol === "https:") return true;
  return !production && protocol === "http:" && isLoopback(hostname);
}

/** Validates a provider's response; one of another shape is an UnusableAnswer with that reason. */
export function expectShape<T>(schema: v.GenericSchema<unknown, T>, value: unknown, reason: string): T {
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) throw new UnusableAnswer(reason);
  return parsed.output;
}

const TokenAnswer = v.object({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  token_type: v.optional(v.pipe(v.string(), v.regex(/^bearer$/i))),
  id_token: v.nullish(v.string()),
});

/** RFC 6749 requires both parts to be form-encoded before they become a Basic credential. */
function basicCredentials({ id, secret }: ProviderClient): string {
  const encoded = [id, secret].map((part) => new URLSearchParams([["", part]]).toString().slice(1));
  return `Basic ${btoa(encoded.join(":"))}`;
}

/**
 * Redeems a code. Arctic's own call has no time or size limit and follows redirects, so it is not used. Throws an
 * UnusableAnswer; that includes GitHub's errors, which have status 200.
 */
export async function redeemCode(
  provider: Pick<Provider, "token" | "clientAuthentication">,
  client: ProviderClient,
  request: { code: string; verifier: string; redirectUri: string },
): Promise<Tokens> {
  const form = new URLSearchParams({
    grant_type: "authorization_code",
    code: request.code,
    redirect_uri: request.redirectUri,
    code_verifier: request.verifier,
  });
  const headers = new Headers(PROVIDER_HEADERS);
  headers.set("Content-Type", "application/x-www-form-urlencoded");
  if (provider.clientAuthentication === "basic") headers.set("Authorization", basicCredentials(client));
  else {
    form.set("client_id", client.id);
    form.set("client_secret", client.secret);
  }
  const answer = await fetchJson(
    provider.token,
    { method: "POST", headers, body: form.toString() },
    PROVIDER_BOUNDS,
  );
  const { access_token: accessToken, id_token: idToken } = expectShape(TokenAnswer, answer, "tokens");
  return { accessToken, idToken: idToken ?? undefined };
}

/** Fetches a resource of the token's owner. */
export function fetchResource(url: string, accessToken: string): Promise<unknown> {
  return fetchJson(
    url,
    { headers: { ...PROVIDER_HEADERS, Authorization: `Bearer ${accessToken}` } },
    PROVIDER_BOUNDS,
  );
}
