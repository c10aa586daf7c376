import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Browser } from "../support/browser.ts";
import { uniqueEmail } from "../support/members.ts";
import { type OwnProduct, startProduct } from "../support/product.ts";

const TOKEN_ENDPOINT = "https://github.com/login/oauth/access_token";
const EMAIL = uniqueEmail();

let product: OwnProduct;
let token: () => Response;
/** What the product sent into the world. */
const requests: { url: string; agent: string | null }[] = [];

/** Stands in for github.com and api.github.com. */
function github(request: { url: string; headers: { get(name: string): string | null } }): Response {
  requests.push({ url: request.url, agent: request.headers.get("user-agent") });
  switch (request.url) {
    case TOKEN_ENDPOINT:
      return token();
    case "https://api.github.com/user":
      return Response.json({ id: 7, login: "ada", name: "Ada King" });
    case "https://api.github.com/user/emails":
      return Response.json([{ email: EMAIL, primary: true, verified: true }]);
    default:
      return new Response("nobody lives here", { status: 404 });
  }
}

beforeAll(async () => {
  product = await startProduct(
    { GITHUB_CLIENT_ID: "client", GITHUB_CLIENT_SECRET: "secret" },
    { outboundService: github as never },
  );
});

afterAll(() => product?.stop());

beforeEach(() => {
  requests.length = 0;
});

/** Goes out to GitHub and comes back with a code. */
async function comeBack(browser: Browser) {
  const out = new URL((await browser.get("/auth/github")).location ?? "");
  const state = out.searchParams.get("state") ?? "";
  return browser.get(`/auth/github/callback?${new URLSearchParams({ state, code: "c" })}`);
}

test("somebody signs in at GitHub", async () => {
  token = () => Response.json({ access_token: "at", token_type: "bearer", scope: "user:email" });
  const browser = new Browser(product);
  const answer = await comeBack(browser);
  expect([answer.status, answer.location]).toEqual([303, "/"]);
  expect((await browser.get("/profile")).status).toBe(200);
  expect(await product.query("select provider, subject from identities")).toEqual([
    { provider: "github", subject: "7" },
  ]);
  expect(requests.map(({ agent }) => agent)).toEqual(["groundwork", "groundwork", "groundwork"]);
});

test("an error of GitHub's that comes with status 200 is one", async () => {
  token = () => Response.json({ error: "bad_verification_code" });
  expect((await comeBack(new Browser(product))).location).toBe("/auth?problem=failed");
});

test("a redirect is not followed with the code and the secret", async () => {
  token = () => Response.redirect("https://evil.example/", 307);
  expect((await comeBack(new Browser(product))).location).toBe("/auth?problem=failed");
  expect(requests.map(({ url }) => url)).toEqual([TOKEN_ENDPOINT]);
});
