import * as v from "valibot";
import { fetchJson, UnusableAnswer } from "./fetch-json.server.ts";
import { checkIdToken } from "./id-token.server.ts";
import { checkSignature } from "./id-token-signature.server.ts";
import {
  expectShape,
  fetchResource,
  isTrustworthy,
  type Person,
  PROVIDER_BOUNDS,
  PROVIDER_HEADERS,
  type Provider,
  type ProviderClient,
} from "./oauth-provider.server.ts";
import { emailOf, namesOf } from "./person.ts";

/** The endpoints of an OpenID provider. */
export interface OpenIdEndpoints {
  /** The accepted spellings of its issuer. */
  issuers: readonly string[];
  authorization: string;
  token: string;
  /** Called for the e-mail address if the id token has none. */
  userinfo?: string;
  /** Where its public keys are. */
  keys: string;
  clientAuthentication: "basic" | "post";
  issuerRequired?: boolean;
}

/** Google's endpoints, as in its discovery document. Its id tokens use either spelling of the issuer. */
export const GOOGLE: OpenIdEndpoints = {
  issuers: ["https://accounts.google.com", "accounts.google.com"],
  authorization: "https://accounts.google.com/o/oauth2/v2/auth",
  token: "https://oauth2.googleapis.com/token",
  userinfo: "https://openidconnect.googleapis.com/v1/userinfo",
  keys: "https://www.googleapis.com/oauth2/v3/certs",
  clientAuthentication: "basic",
};

/** The standard claims about a person; Cognito and similar providers send booleans as text. */
const About = v.object({
  sub: v.string(),
  email: v.nullish(v.string()),
  email_verified: v.nullish(v.union([v.boolean(), v.picklist(["true", "false"])])),
  given_name: v.nullish(v.string()),
  family_name: v.nullish(v.string()),
  name: v.nullish(v.string()),
});
type About = v.InferOutput<typeof About>;

function personOf(about: About): Person {
  const email = emailOf(about.email);
  const vouched = about.email_verified === true || about.email_verified === "true";
  return {
    subject: about.sub,
    email,
    emailVerified: email !== undefined && vouched,
    ...namesOf({ first: about.given_name, last: about.family_name, whole: about.name }),
  };
}

/** Sign-in with an OpenID Connect provider. */
export function openIdProvider(client: ProviderClient, endpoints: OpenIdEndpoints): Provider {
  return {
    authorization: endpoints.authorization,
    token: endpoints.token,
    clientAuthentication: endpoints.clientAuthentication,
    scopes: ["openid", "email", "profile"],
    issuers: endpoints.issuers,
    issuerRequired: endpoints.issuerRequired,
    async identify({ accessToken, idToken }, { nonce, now }) {
      const claims = checkIdToken(idToken, {
        issuers: endpoints.issuers,
        clientId: client.id,
        nonce,
        now,
      });
      await checkSignature(idToken ?? "", endpoints.keys, now);
      const about = expectShape(About, claims, "id-token-malformed");
      // Providers may omit the address from the id token and return it at their userinfo endpoint only.
      if (about.email || !endpoints.userinfo) return personOf(about);
      const more = expectShape(About, await fetchResource(endpoints.userinfo, accessToken), "userinfo");
      if (more.sub !== about.sub) throw new UnusableAnswer("userinfo-subject");
      return personOf(more);
    },
  };
}

const Discovery = v.object({
  issuer: v.string(),
  authorization_endpoint: v.string(),
  token_endpoint: v.string(),
  userinfo_endpoint: v.nullish(v.string()),
  jwks_uri: v.string(),
  token_endpoint_auth_methods_supported: v.nullish(v.array(v.string())),
  authorization_response_iss_parameter_supported: v.nullish(v.boolean()),
});

const REMEMBERED_MS = 60 * 60 * 1000;

/** Keyed by configuration, for the lifetime of the isolate. Contains public facts only, nothing of a request. */
const discovered = new WeakMap<object, { endpoints: OpenIdEndpoints; until: number }>();

/**
 * Discovers an issuer's endpoints, once an hour per isolate. Throws an UnusableAnswer if the document is not the
 * issuer's own or names a URL to which keys may not be sent.
 */
export async function discover(
  config: { issuer: string },
  { production, now }: { production: boolean; now: Date },
): Promise<OpenIdEndpoints> {
  const known = discovered.get(config);
  if (known && now.getTime() < known.until) return known.endpoints;
  const { issuer } = config;
  if (!isTrustworthy(issuer, production)) throw new UnusableAnswer("issuer-address");
  const url = `${issuer.replace(/\/+$/, "")}/.well-known/openid-configuration`;
  const answer = await fetchJson(url, { headers: PROVIDER_HEADERS }, PROVIDER_BOUNDS);
  const found = expectShape(Discovery, answer, "discovery");
  if (found.issuer !== issuer) throw new UnusableAnswer("discovery-issuer");
  const methods = found.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
  const post = !methods.includes("client_secret_basic") && methods.includes("client_secret_post");
  const endpoints: OpenIdEndpoints = {
    issuers: [issuer],
    authorization: found.authorization_endpoint,
    token: found.token_endpoint,
    userinfo: found.userinfo_endpoint ?? undefined,
    keys: found.jwks_uri,
    clientAuthentication: post ? "post" : "basic",
    issuerRequired: found.authorization_response_iss_parameter_supported === true,
  };
  for (const address of [endpoints.authorization, endpoints.token, endpoints.userinfo, endpoints.keys]) {
    if (address !== undefined && !isTrustworthy(address, production))
      throw new UnusableAnswer("discovery-address");
  }
  discovered.set(config, { endpoints, until: now.getTime() + REMEMBERED_MS });
  return endpoints;
}
