import { expect, test } from "vitest";
import { joinedContributions } from "../../app/composition/contributions.server.ts";
import { createNonce, isSafe, isSameOrigin, secure } from "./security.ts";

const OWN = "https://groundwork.example";

function post(headers: Record<string, string>, url = `${OWN}/cart`): Request {
  return new Request(url, { method: "POST", headers });
}

test("GET and HEAD are safe, everything else is not", () => {
  expect(["GET", "HEAD"].every(isSafe)).toBe(true);
  for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "QUERY", "get", ""]) {
    expect(isSafe(method)).toBe(false);
  }
});

test.each([
  { site: "same-origin", origin: OWN, ours: true },
  { site: "same-origin", origin: undefined, ours: true },
  { site: undefined, origin: OWN, ours: true },
  { site: undefined, origin: undefined, ours: false },
  { site: undefined, origin: "null", ours: false },
  { site: undefined, origin: "https://evil.example", ours: false },
  { site: undefined, origin: "http://groundwork.example", ours: false },
  { site: undefined, origin: "https://groundwork.example:8443", ours: false },
  { site: undefined, origin: "https://groundwork.example.evil.example", ours: false },
  { site: undefined, origin: "https://sub.groundwork.example", ours: false },
  { site: undefined, origin: "", ours: false },
  { site: "same-origin", origin: "https://evil.example", ours: false },
  { site: "same-origin", origin: "null", ours: false },
  { site: "same-site", origin: OWN, ours: false },
  { site: "same-site", origin: undefined, ours: false },
  { site: "cross-site", origin: OWN, ours: false },
  { site: "cross-site", origin: "https://evil.example", ours: false },
  { site: "none", origin: undefined, ours: false },
  { site: "none", origin: OWN, ours: false },
  { site: "", origin: undefined, ours: false },
  { site: "Same-Origin", origin: undefined, ours: false },
])("a form from $origin with the fetch site $site is ours: $ours", ({ site, origin, ours }) => {
  const request = post({
    ...(site !== undefined && { "sec-fetch-site": site }),
    ...(origin !== undefined && { origin }),
  });
  expect(isSameOrigin(request, { appOrigin: undefined })).toBe(ours);
});

test("behind a proxy the public origin is ours as well, and nobody else's", () => {
  const inside = "http://10.0.0.5:8787/cart";
  const env = { appOrigin: OWN };
  expect(isSameOrigin(post({ origin: OWN }, inside), env)).toBe(true);
  expect(isSameOrigin(post({ origin: "http://10.0.0.5:8787" }, inside), env)).toBe(true);
  expect(isSameOrigin(post({ origin: "https://evil.example" }, inside), env)).toBe(false);
});

test("what a request says of itself as forwarded does not make another host ours", () => {
  const request = post({ origin: "https://evil.example", "x-forwarded-host": "evil.example" });
  expect(isSameOrigin(request, { appOrigin: undefined })).toBe(false);
});

test("a nonce is 16 random bytes and never the same", () => {
  const nonces = Array.from({ length: 200 }, createNonce);
  for (const nonce of nonces) expect(atob(nonce)).toHaveLength(16);
  expect(new Set(nonces).size).toBe(nonces.length);
});

const { policy } = joinedContributions;

/** The headers of one response after the worker has secured it. */
function secured(
  given: Record<string, string> = {},
  mode: "production" | "local" | "development" = "production",
  appOrigin?: string,
) {
  const headers = new Headers(given);
  secure(headers, { nonce: "n0nce", mode, appOrigin, policy });
  return headers;
}

const HTML = { "Content-Type": "text/html; charset=utf-8" };

/** The policy's directives by name. */
function policyOf(headers: Headers): Record<string, string[]> {
  const directives = (headers.get("content-security-policy") ?? "")
    .split("; ")
    .map((line) => line.split(" "));
  return Object.fromEntries(directives.map(([name = "", ...values]) => [name, values]));
}

test("every response carries the security headers", () => {
  expect(Object.fromEntries(secured())).toMatchObject({
    "x-content-type-options": "nosniff",
    "strict-transport-security": "max-age=63072000; includeSubDomains",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "microphone=(self), camera=(self), geolocation=(self)",
    "x-frame-options": "DENY",
    "cache-control": "private, no-store",
  });
});

test("a page may keep its referrer to itself and say how long it is kept", () => {
  const headers = secured({ "Referrer-Policy": "no-referrer", "Cache-Control": "private, no-cache" });
  expect(headers.get("referrer-policy")).toBe("no-referrer");
  expect(headers.get("cache-control")).toBe("private, no-cache");
});

test("only scripts with this response's nonce run, and what they load", () => {
  expect(policyOf(secured(HTML))["script-src"]).toEqual(["'nonce-n0nce'", "'strict-dynamic'"]);
});

test("the policy of a page is the strict one", () => {
  expect(policyOf(secured(HTML))).toMatchObject({
    "default-src": ["'self'"],
    "style-src": ["'self'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "frame-src": ["https://www.youtube-nocookie.com"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "worker-src": ["'self'"],
    "trusted-types": ["groundwork", "field-worker", "drawing-reader", "sheet-reader"],
  });
});

test("nothing in the policy lets inline or evaluated code through, and only a frame may hold another site", () => {
  const { "frame-src": frames, ...others } = policyOf(secured(HTML));
  expect(Object.values(others).flat().join(" ")).not.toMatch(/unsafe|\*|https?:/);
  expect(frames?.join(" ")).not.toMatch(/unsafe|\*|http:/);
});

test("requests are upgraded to https in production, and not on a developer's machine", () => {
  expect(policyOf(secured(HTML))).toHaveProperty("upgrade-insecure-requests");
  expect(policyOf(secured(HTML, "local"))).not.toHaveProperty("upgrade-insecure-requests");
});

test("nor where the operator says that the public origin is http, as on a site's own network", () => {
  const upgrades = (origin: string) =>
    "upgrade-insecure-requests" in policyOf(secured(HTML, "production", origin));
  expect(upgrades("http://192.168.1.5:8787")).toBe(false);
  expect(upgrades("https://groundwork.example")).toBe(true);
});

test("what is no page needs no policy, and the development server cannot run under it", () => {
  expect(secured({ "Content-Type": "application/json" }).has("content-security-policy")).toBe(false);
  expect(secured().has("content-security-policy")).toBe(false);
  expect(secured(HTML, "development").has("content-security-policy")).toBe(false);
});

test("a site whose features ask for nothing has no frames, no workers, and no scripts' policy but the shell's", () => {
  const headers = new Headers(HTML);
  const nothing = { "frame-src": [], "worker-src": [], "trusted-types": [] };
  secure(headers, { nonce: "n0nce", mode: "production", appOrigin: undefined, policy: nothing });
  expect(policyOf(headers)).toMatchObject({
    "frame-src": [],
    "worker-src": [],
    "trusted-types": ["groundwork"],
  });
});
