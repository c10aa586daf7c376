import { expect } from "vitest";
import { screenAt } from "../../../app/site-map.ts";
import type { Page } from "./browser.ts";
import { tagsOf } from "./html.ts";

const POLICY = [
  "default-src 'self'",
  /^script-src 'nonce-[A-Za-z0-9+/]{22}==' 'strict-dynamic'$/,
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "frame-src https://www.youtube-nocookie.com",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types groundwork field-worker drawing-reader sheet-reader",
];

/** What every answer of the worker carries, whatever it is. */
const ALWAYS = {
  "x-content-type-options": "nosniff",
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "microphone=(self), camera=(self), geolocation=(self)",
  "x-frame-options": "DENY",
  // None at all from a door whose address is the key.
  "referrer-policy": expect.stringMatching(/^(no-referrer|strict-origin-when-cross-origin|same-origin)$/),
  "cache-control": expect.any(String),
  "x-request-id": expect.any(String),
};

/** Headers that would open the product to other sites, or tell about its insides. */
const NEVER = ["access-control-allow-origin", "access-control-allow-credentials", "server", "x-powered-by"];

export type Answer = Pick<Page, "headers" | "body">;

/** The nonce of an answer's content security policy. */
export function nonceOf({ headers }: Answer): string {
  return /'nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "")?.[1] ?? "";
}

/**
 * Every answer of the worker carries the same headers; its pages hold no code but scripts with the answer's own nonce.
 * `path` is named when it is not so.
 */
export function expectSafe(path: string, { headers, body }: Answer): void {
  const all = Object.fromEntries(headers);
  // Other sites show only what is made for it.
  const framed = screenAt(path.split("?")[0] ?? "")?.framed ?? false;
  const { "x-frame-options": frames, ...always } = ALWAYS;
  expect({ path, ...all }).toMatchObject({ path, ...always, ...(!framed && { "x-frame-options": frames }) });
  for (const name of NEVER) expect([path, name, headers.get(name)]).toEqual([path, name, null]);
  if (!headers.get("content-type")?.startsWith("text/html")) return;

  const policy = headers.get("content-security-policy")?.split("; ") ?? [];
  expect([path, ...policy]).toEqual([
    path,
    ...POLICY.map((part) =>
      typeof part !== "string"
        ? expect.stringMatching(part)
        : framed && part.startsWith("frame-ancestors")
          ? "frame-ancestors *"
          : part,
    ),
  ]);
  const tags = tagsOf(body);
  // Told once for all tags: a page has thousands.
  const unsafe = tags.filter(
    ({ name, attributes }) =>
      ["style", "base"].includes(name) ||
      Object.keys(attributes).some((key) => key === "style" || /^on/.test(key)) ||
      /^\s*javascript:/i.test(attributes.href ?? ""),
  );
  expect([path, unsafe]).toEqual([path, []]);
  const scripts = tags.filter(
    ({ name, attributes }) => name === "script" && attributes.type !== "application/json",
  );
  // What is saved to a disk runs there, and no page of ours does.
  if (!headers.get("content-disposition")?.startsWith("attachment"))
    expect(scripts.map(({ attributes }) => attributes.nonce)).toEqual(
      scripts.map(() => nonceOf({ headers, body })),
    );
}

/** A page that nobody may keep, as every one of a member's. */
export const expectPrivate = (path: string, { headers }: Page) =>
  expect([path, headers.get("cache-control")]).toEqual([path, "private, no-store"]);
