import { generateKeyPairSync, type KeyObject } from "node:crypto";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Provider, { type FindAccount } from "oidc-provider";
import { signToken } from "./id-token.ts";

export const OPENID_CLIENT = { id: "groundwork", secret: "the-secret-of-groundwork" };

/** What the provider says about somebody, besides the subject. */
export type AccountClaims = Record<string, unknown>;

/** Writes other claims into the id token of an answer before it leaves, and signs them with this key. */
function changeIdToken(
  response: ServerResponse,
  change: (claims: AccountClaims) => AccountClaims,
  key: KeyObject,
): void {
  const end = response.end.bind(response);
  response.end = ((body: string | Buffer) => {
    const answer = JSON.parse(String(body)) as { id_token?: string };
    const [head, claims = ""] = answer.id_token?.split(".") ?? [];
    const said = JSON.parse(Buffer.from(claims, "base64url").toString() || "{}") as AccountClaims;
    const instead = Buffer.from(JSON.stringify(change(said))).toString("base64url");
    const signed = `${head}.${instead}`;
    const text = JSON.stringify({ ...answer, id_token: `${signed}.${signToken(signed, key)}` });
    response.setHeader("Content-Length", Buffer.byteLength(text));
    return end(text);
  }) as typeof response.end;
}

/**
 * Starts a real OpenID provider on a free port of this machine. It wants PKCE and, as the standard has it, says the
 * e-mail address at its userinfo endpoint only. It listens at once and answers when `serve` has said which callback
 * it may send people to.
 */
export async function startOpenIdProvider() {
  let answer: RequestListener = (_, response) => response.end();
  let broken = false;
  let changed: ((claims: AccountClaims) => AccountClaims) | undefined;
  const own = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
  let signing = own;
  const accounts = new Map<string, AccountClaims>();
  const server = createServer((request, response) => {
    if (changed && request.url === "/token") changeIdToken(response, changed, signing);
    if (!broken) return answer(request, response);
    response.writeHead(500, { "Content-Type": "text/html" }).end("<h1>Something is wrong</h1>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const findAccount: FindAccount = (_, id) => {
    const claims = accounts.get(id);
    return claims && { accountId: id, claims: () => ({ sub: id, ...claims }) };
  };

  return {
    issuer,
    /** Who can sign in, by the name that is typed into its form; the name is the subject. */
    accounts,
    serve(callback: string): void {
      const provider = new Provider(issuer, {
        clients: [
          { client_id: OPENID_CLIENT.id, client_secret: OPENID_CLIENT.secret, redirect_uris: [callback] },
        ],
        claims: { email: ["email", "email_verified"], profile: ["name", "given_name", "family_name"] },
        cookies: { keys: ["the provider's own secret"] },
        pkce: { required: () => true },
        // Its own choices come with a notice for each.
        ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
        jwks: { keys: [{ ...own.export({ format: "jwk" }), kid: "own", use: "sig", alg: "RS256" }] },
        findAccount,
      });
      answer = provider.callback();
    },
    /** From now on every answer is an error page. */
    set broken(value: boolean) {
      broken = value;
    },
    /** From now on its id tokens say this instead; undefined makes it honest again. */
    set lies(change: ((claims: AccountClaims) => AccountClaims) | undefined) {
      changed = change;
    },
    /** From now on what it says instead is signed with a key that is not its own. */
    set forges(value: boolean) {
      signing = value ? generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey : own;
    },
    stop(): Promise<void> {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
