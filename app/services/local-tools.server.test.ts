import { expect, test } from "vitest";
import { hasLocalTools, isAskedHere } from "./local-tools.server.ts";

const MAIL = { url: "https://mail.example/send", key: "key", from: "a@example.com" };

type Env = Parameters<typeof hasLocalTools>[0];
const LOCAL: Env = { mode: "local", mail: undefined, appOrigin: undefined };

function asked(url = "http://127.0.0.1:8787/dev/outbox", headers: Record<string, string> = {}): Request {
  const request = new Request(url);
  // Set afterwards: a Request of Node's would not let it be said.
  const all = new Headers(headers);
  return Object.defineProperty(request, "headers", { value: all });
}

test.each<{ what: string; env?: Partial<Env>; request?: Request; there: boolean }>([
  { what: "on the developer's own machine", there: true },
  { what: "in development", env: { mode: "development" }, there: true },
  { what: "under the machine's own name", request: asked("http://localhost:8787/"), there: true },
  { what: "under its IPv6 address", request: asked("http://[::1]:8787/"), there: true },
  {
    what: "with a public origin that is this machine",
    env: { appOrigin: "http://localhost:8787" },
    there: true,
  },
  { what: "in production", env: { mode: "production" }, there: false },
  { what: "with a mail provider", env: { mail: MAIL }, there: false },
  { what: "with a public origin", env: { appOrigin: "https://groundwork.example" }, there: false },
  {
    what: "with a public origin that only looks local",
    env: { appOrigin: "https://localhost.evil.example" },
    there: false,
  },
  { what: "asked under another name", request: asked("http://groundwork.example/"), there: false },
  {
    what: "asked by the machine's address on the network",
    request: asked("http://192.168.1.5:8787/"),
    there: false,
  },
  {
    what: "asked under a name that leads to this machine",
    request: asked("http://127.0.0.1.nip.example/"),
    there: false,
  },
  {
    what: "asked under another name than the address claims",
    request: asked(undefined, { host: "groundwork.example" }),
    there: false,
  },
  {
    what: "asked with this machine's name before another",
    request: asked(undefined, { host: "localhost:80@evil.example" }),
    there: false,
  },
  { what: "asked with a host that is none", request: asked(undefined, { host: "a b" }), there: false },
  ...["x-forwarded-for", "x-forwarded-host", "forwarded", "via"].map((name) => ({
    what: `passed on by a proxy (${name})`,
    request: asked(undefined, { host: "127.0.0.1:8787", [name]: "127.0.0.1" }),
    there: false,
  })),
])(
  "$what there are local tools: $there",
  ({ env, request = asked(undefined, { host: "127.0.0.1:8787" }), there }) => {
    expect(hasLocalTools({ ...LOCAL, ...env }, request)).toBe(there);
  },
);

test("who asks is looked at for the names of shared copies too", () => {
  expect(isAskedHere(asked())).toBe(true);
  expect(isAskedHere(asked("https://groundwork.example/"))).toBe(false);
});
