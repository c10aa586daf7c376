import { decodeIdToken } from "arctic";
import * as v from "valibot";
import { UnusableAnswer } from "./fetch-json.server.ts";

const Claims = v.looseObject({
  iss: v.string(),
  sub: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)),
  aud: v.union([v.string(), v.array(v.string())]),
  azp: v.optional(v.string()),
  exp: v.number(),
  iat: v.number(),
  nbf: v.optional(v.number()),
  nonce: v.string(),
});
export type IdTokenClaims = v.InferOutput<typeof Claims>;

export interface ExpectedIdToken {
  /** The accepted spellings of the issuer. */
  issuers: readonly string[];
  clientId: string;
  nonce: string;
  now: Date;
}

/** Allowed difference between the provider's clock and ours, in seconds. */
const SKEW = 60;

function parse(token: string | undefined): IdTokenClaims {
  if (!token) throw new UnusableAnswer("id-token-missing");
  let decoded: object;
  try {
    decoded = decodeIdToken(token);
  } catch (cause) {
    throw new UnusableAnswer("id-token-malformed", { cause });
  }
  const parsed = v.safeParse(Claims, decoded);
  if (!parsed.success) throw new UnusableAnswer("id-token-malformed");
  return parsed.output;
}

/** The first claim that violates OpenID Connect Core 1.0, 3.1.3.7. */
function wrongClaim(claims: IdTokenClaims, expected: ExpectedIdToken): string | undefined {
  const seconds = expected.now.getTime() / 1000;
  const audience = typeof claims.aud === "string" ? [claims.aud] : claims.aud;
  if (!expected.issuers.includes(claims.iss)) return "issuer";
  if (!audience.includes(expected.clientId)) return "audience";
  if (audience.length > 1 && claims.azp === undefined) return "authorized-party";
  if (claims.azp !== undefined && claims.azp !== expected.clientId) return "authorized-party";
  if (claims.exp <= seconds - SKEW) return "expiry";
  if (claims.iat > seconds + SKEW) return "issued-at";
  if (claims.nbf !== undefined && claims.nbf > seconds + SKEW) return "not-before";
  if (claims.nonce !== expected.nonce) return "nonce";
  return undefined;
}

/**
 * The claims of an id token fetched from the provider's token endpoint, each checked; its signature is checked by
 * `id-token-signature.server.ts`. Throws an UnusableAnswer whose reason names the claim.
 */
export function checkIdToken(token: string | undefined, expected: ExpectedIdToken): IdTokenClaims {
  const claims = parse(token);
  const wrong = wrongClaim(claims, expected);
  if (wrong) throw new UnusableAnswer(`id-token-${wrong}`);
  return claims;
}
