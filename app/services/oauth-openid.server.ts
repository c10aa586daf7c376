import * as v from "valibot";
import { fetchJson, UnusableAnswer } from "./fetch-json.server.ts";
import { checkIdToken } from "./id-token.server.ts";
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

/** Where an OpenID provider answers. */
export interface OpenIdEndpoints {
  /** The spellings of its issuer. */
  issuers: readonly string[];
  authorization: string;
  token: string;
  /** Asked for the e-mail address when the id token has none. */
  userinfo?: string;
  clientAuthentication: "basic" | "post";
  issuerRequired?: boolean;
}

/** Google's endpoints, as its discovery document has them. It signs its id tokens under either spelling. */
export const GOOGLE: OpenIdEndpoints = {
  issuers: ["https://accounts.google.com", "accounts.google.com"],
  authorization: "https://accounts.google.com/o/oauth2/v2/auth",
  token: "https://oauth2.googleapis.com/token",
  userinfo: "https://openidconnect.googleapis.com/v1/userinfo",
  clientAuthentication: "basic",
};

/** The standard claims about a person; Cognito and its like send booleans as text. */
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

/** Sign-in at a provider that speaks OpenID Connect. */
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
      const about = expectShape(About, claims, "id-token-malformed");
      // Providers may keep the address out of the id token and say it at their userinfo endpoint only.
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
  token_endpoint_auth_methods_supported: v.nullish(v.array(v.string())),
  authorization_response_iss_parameter_supported: v.nullish(v.boolean()),
});

const REMEMBERED_MS = 60 * 60 * 1000;

/** By the configuration that asked, which lives as long as the isolate. Holds public facts and nothing of a request. */
const discovered = new WeakMap<object, { endpoints: OpenIdEndpoints; until: number }>();

/**
 * Reads where an issuer's endpoints are, once an hour per isolate. Throws an UnusableAnswer when the document is not
 * the issuer's own or names an address that keys may not be sent to.
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
    clientAuthentication: post ? "post" : "basic",
    issuerRequired: found.authorization_response_iss_parameter_supported === true,
  };
  for (const address of [endpoints.authorization, endpoints.token, endpoints.userinfo]) {
    if (address !== undefined && !isTrustworthy(address, production))
      throw new UnusableAnswer("discovery-address");
  }
  discovered.set(config, { endpoints, until: now.getTime() + REMEMBERED_MS });
  return endpoints;
}
