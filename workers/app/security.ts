import type { AppEnv } from "../../app/environment.ts";
import type { Contributions } from "../../app/services/contribution.ts";

const SAFE_METHODS = new Set(["GET", "HEAD"]);

export function isSafe(method: string): boolean {
  return SAFE_METHODS.has(method);
}

/** Whether a request names an origin, and it is none of ours. */
export function isForeign(request: Request, env: Pick<AppEnv, "appOrigin">): boolean {
  const origin = request.headers.get("origin");
  return origin !== null && origin !== new URL(request.url).origin && origin !== env.appOrigin;
}

/**
 * Whether an unsafe request comes from our own pages. Browsers send `Sec-Fetch-Site`; older ones send `Origin`.
 * A request that shows neither could come from anywhere and is refused. Holds for resource routes too.
 */
export function isSameOrigin(request: Request, env: Pick<AppEnv, "appOrigin">): boolean {
  if (isForeign(request, env)) return false;
  const site = request.headers.get("sec-fetch-site");
  return site === null ? request.headers.has("origin") : site === "same-origin";
}

/** Whether no browser sent it: one names the origin of every form, or says where the request comes from. */
export function isOfMachine(request: Request): boolean {
  return !request.headers.has("origin") && !request.headers.has("sec-fetch-site");
}

/** 128 random bits for one response's scripts. */
export function createNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

/**
 * The policy of one page. `widened` is what the features need beside it: their frames, workers and scripts' policies;
 * `framed` is a page that other sites may show.
 */
function contentSecurityPolicy(
  nonce: string,
  widened: Contributions["policy"],
  { upgrade, framed }: { upgrade: boolean; framed: boolean },
): string {
  return [
    "default-src 'self'",
    // Only scripts that carry this response's nonce run, and what they load.
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    ["worker-src", ...widened["worker-src"]].join(" "),
    ["frame-src", ...widened["frame-src"]].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    // Sign-in at a provider starts with a link, so no form ever leaves this origin.
    "form-action 'self'",
    // Other sites show only the pages that are made for it, and from those nothing is sent.
    framed ? "frame-ancestors *" : "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The Trusted Types policy that activates the page's scripts at the first interaction.
    ["trusted-types groundwork", ...widened["trusted-types"]].join(" "),
    ...(upgrade ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** The security headers, set on every response of the worker. */
export function secure(
  headers: Headers,
  {
    nonce,
    mode,
    appOrigin,
    policy,
    framed = false,
  }: { nonce: string; policy: Contributions["policy"]; framed?: boolean } & Pick<
    AppEnv,
    "mode" | "appOrigin"
  >,
): void {
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Strict-Transport-Security", "max-age=63072000; includeSubDomains");
  if (!headers.has("Referrer-Policy")) headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Cross-Origin-Resource-Policy", "same-origin");
  headers.set("Permissions-Policy", "microphone=(self), camera=(self), geolocation=(self)");
  if (!framed) headers.set("X-Frame-Options", "DENY");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
  // Vite's development client needs inline styles and a websocket; only the built product runs under the policy.
  const html = headers.get("Content-Type")?.startsWith("text/html");
  if (html && mode !== "development") {
    // If the public origin is http, there is nothing to upgrade to.
    const upgrade = mode === "production" && !appOrigin?.startsWith("http:");
    headers.set("Content-Security-Policy", contentSecurityPolicy(nonce, policy, { upgrade, framed }));
  }
}
