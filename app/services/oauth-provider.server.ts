import * as v from "valibot";
import { isLoopback } from "~workers/shared/web-address.ts";
import { fetchJson, UnusableAnswer } from "./fetch-json.server.ts";

export const PROVIDER_IDS = ["google", "github", "oidc"] as const;
export type ProviderId = (typeof PROVIDER_IDS)[number];

/** What the platform is to a provider. */
export interface ProviderClient {
  id: string;
  secret: string;
}

/** The providers that the deployment has credentials for. */
export interface SignInProviders {
  google?: ProviderClient;
  github?: ProviderClient;
  oidc?: ProviderClient & { issuer: string };
}

/** Who somebody is to a provider. Only `subject` is a key; an e-mail address may move from one person to another. */
export interface Person {
  subject: string;
  /** Lower-cased; undefined when the provider names none that could be an account's. */
  email?: string;
  /** The provider vouches that the person reads this address's mail. */
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** What a provider hands out for a code. */
export interface Tokens {
  accessToken: string;
  idToken?: string;
}

/** What signing in at one provider takes, whatever it speaks. */
export interface Provider {
  /** Where the visitor is sent. */
  authorization: string;
  /** Where the code is redeemed. */
  token: string;
  /** How the client names itself there: in a header, or in the form. */
  clientAuthentication: "basic" | "post";
  scopes: string[];
  /** The `iss` values that a callback may carry (RFC 9207); undefined for a provider that has no issuer. */
  issuers?: readonly string[];
  /** A callback without `iss` is refused. */
  issuerRequired?: boolean;
  /** Throws an UnusableAnswer when the provider's word cannot be believed. */
  identify(tokens: Tokens, expected: { nonce: string; now: Date }): Promise<Person>;
}

/** For one call to a provider. */
export const PROVIDER_BOUNDS = { timeoutMs: 5_000, maxBytes: 64 * 1024 };
/** GitHub answers nobody who does not say who they are. */
export const PROVIDER_HEADERS = { Accept: "application/json", "User-Agent": "groundwork" };

/**
 * Whether a provider may live at this address: https, and outside production also http on this very machine. The
 * id token's signature is not looked at, so the connection is what vouches for it.
 */
export function isTrustworthy(address: string, production: boolean): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  if (protocol === "https:") return true;
  return !production && protocol === "http:" && isLoopback(hostname);
}

/** Checks what a provider said; of another shape it is an UnusableAnswer with that reason. */
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

/** RFC 6749 wants both parts form-encoded before they become a Basic credential. */
function basicCredentials({ id, secret }: ProviderClient): string {
  const encoded = [id, secret].map((part) => new URLSearchParams([["", part]]).toString().slice(1));
  return `Basic ${btoa(encoded.join(":"))}`;
}

/**
 * Redeems a code. Arctic's own call has neither a time limit nor a size limit and follows redirects, so it is made
 * here. Throws an UnusableAnswer; GitHub's errors, which come with status 200, are among them.
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

/** Asks for a resource of the person who holds the token. */
export function fetchResource(url: string, accessToken: string): Promise<unknown> {
  return fetchJson(
    url,
    { headers: { ...PROVIDER_HEADERS, Authorization: `Bearer ${accessToken}` } },
    PROVIDER_BOUNDS,
  );
}
