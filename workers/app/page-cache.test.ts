import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { visitorDay } from "../../app/lib/local-day.ts";
import { findPage, formKeyPlaceholders, noncePlaceholder, shareKey, sharePage } from "./page-cache.ts";
import { createNonce } from "./security.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const TODAY = "2026-11-20";

function keyOf(path: string, init?: RequestInit, day = TODAY): string | undefined {
  const request = new Request(`https://groundwork.example${path}`, init);
  return shareKey(request, new URL(request.url), day);
}

const unique = () => `https://groundwork.example/${crypto.randomUUID()}`;

test("the home page of an anonymous visitor may be shared", () => {
  expect(keyOf("/")).toBeDefined();
  expect(keyOf("/", { headers: { cookie: "__Host-theme=x" } })).toBeDefined();
});

test.each([
  { what: "a member's page", path: "/", init: { headers: { cookie: "__Host-session=abc" } } },
  { what: "a guest's page", path: "/", init: { headers: { cookie: "a=1; __Host-visitor=abc" } } },
  { what: "a page that shows a toast", path: "/", init: { headers: { cookie: "__Host-flash=abc" } } },
  { what: "a page with a query", path: "/?lang=he", init: {} },
  { what: "a HEAD", path: "/", init: { method: "HEAD" } },
  { what: "a POST", path: "/", init: { method: "POST" } },
  { what: "a page that the site map does not share", path: "/profile", init: {} },
  { what: "a page's data", path: "/patent-viewer/9.data", init: {} },
  { what: "a search", path: "/search?q=lumber", init: {} },
  { what: "a value that its screen does not know", path: "/shop?category=boats", init: {} },
  { what: "a parameter that its screen does not know", path: "/shop?colour=books", init: {} },
  { what: "a name that every object has", path: "/shop?constructor=name", init: {} },
  { what: "a known parameter with another beside it", path: "/shop?category=books&lang=he", init: {} },
  { what: "a parameter that is there twice", path: "/shop?category=books&category=books", init: {} },
  { what: "a value that goes on", path: "/shop?category=books=1", init: {} },
  { what: "a way back", path: "/auth?redirectTo=/cart", init: {} },
  { what: "a page that is not there", path: "/nowhere", init: {} },
])("$what is never shared", ({ path, init }) => {
  expect(keyOf(path, init)).toBeUndefined();
});

test.each([
  "/shop",
  "/shop?category=books",
  "/cart",
  "/auth?mode=sign-up",
  "/ai-hub?tab=voice",
  "/patent-viewer/9",
])("%s of an anonymous visitor may be shared, apart from every other address", (path) => {
  expect(keyOf(path)).toBeDefined();
  expect(keyOf(path)).not.toBe(keyOf(path.split("?")[0] === path ? "/legal" : (path.split("?")[0] ?? "")));
});

test("what a browser says of language and theme makes another copy", () => {
  const keys = [
    keyOf("/"),
    keyOf("/", { headers: { "accept-language": "he" } }),
    keyOf("/", { headers: { "accept-language": "es" } }),
    keyOf("/", { headers: { cookie: "__Host-language=ImhlIg%3D%3D" } }),
    keyOf("/", { headers: { cookie: "__Host-theme=ImRhcmsi" } }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

test("where the calendar shows another day there is another copy", () => {
  expect(keyOf("/", undefined, "2026-11-21")).not.toBe(keyOf("/"));
});

test("zones share a copy while their calendars agree, and not a moment longer", () => {
  const keyIn = (timezone: string, at: string) => {
    const request = Object.assign(new Request("https://groundwork.example/"), { cf: { timezone } });
    return shareKey(request, new URL(request.url), visitorDay(request, new Date(at)));
  };
  const noon = "2026-11-20T12:00:00Z";
  expect(keyIn("Asia/Jerusalem", noon)).toBe(keyIn("America/New_York", noon));
  const evening = "2026-11-20T22:00:00Z";
  expect(keyIn("Asia/Jerusalem", evening)).not.toBe(keyIn("America/New_York", evening));
});

test("a browser that has its quote of the day gets the copy with that quote", () => {
  const cookie = (value: string) => ({ headers: { cookie: `__Host-quote=${value}` } });
  expect(keyOf("/", cookie("one"))).toBeDefined();
  expect(keyOf("/", cookie("one"))).not.toBe(keyOf("/", cookie("two")));
  expect(keyOf("/", cookie("one"))).not.toBe(keyOf("/"));
});

test("two origins have two copies", () => {
  const other = new Request("https://other.example/");
  expect(shareKey(other, new URL(other.url), TODAY)).not.toBe(keyOf("/"));
});

/** A finished page as the worker has it, rendered with the placeholder for a nonce. */
function rendered(
  html: string,
  { status = 200, headers = {} }: { status?: number; headers?: HeadersInit } = {},
) {
  const response = new Response(html, { status, headers });
  response.headers.set(
    "Content-Security-Policy",
    `script-src 'nonce-${noncePlaceholder()}' 'strict-dynamic'`,
  );
  response.headers.set("X-Request-Id", "the first request");
  return response;
}

const SCRIPTS = (nonce: string) => `<script nonce="${nonce}"></script><script nonce="${nonce}"></script>`;

test("a nonce fits where its placeholder stands", () => {
  expect(noncePlaceholder()).toHaveLength(createNonce().length);
  expect(noncePlaceholder()).toBe(noncePlaceholder());
});

test("a copy carries the nonce of the response it is sent with, in every place and in the policy", async () => {
  const key = unique();
  const [one, two] = [createNonce(), createNonce()];
  const first = await sharePage(key, rendered(SCRIPTS(noncePlaceholder())), one, "1");
  expect(await first.text()).toBe(SCRIPTS(one));
  expect(first.headers.get("content-security-policy")).toBe(`script-src 'nonce-${one}' 'strict-dynamic'`);
  const second = findPage(key, two, "2");
  expect(await second?.text()).toBe(SCRIPTS(two));
  expect(second?.headers.get("content-security-policy")).toBe(`script-src 'nonce-${two}' 'strict-dynamic'`);
});

test("a nonce lands in its place however many bytes the words before it have", async () => {
  const key = unique();
  const page = (nonce: string) => `שלום 🏗️ é ${nonce} ñ ${nonce}🏗️`;
  await sharePage(key, rendered(page(noncePlaceholder())), createNonce(), "1");
  const nonce = createNonce();
  expect(await findPage(key, nonce, "2")?.text()).toBe(page(nonce));
});

test("one visitor's copy is not changed by the next one's", async () => {
  const key = unique();
  const [one, two] = [createNonce(), createNonce()];
  await sharePage(key, rendered(noncePlaceholder()), createNonce(), "0");
  const first = findPage(key, one, "1");
  const second = findPage(key, two, "2");
  expect(await first?.text()).toBe(one);
  expect(await second?.text()).toBe(two);
  expect(first?.headers.get("x-request-id")).toBe("1");
});

/** The form keys that a page of these placeholders is sent with. */
async function keysOf(response: Response | undefined): Promise<string[]> {
  return (await response?.text())?.split(" ") ?? [];
}

test("every copy gets form keys of its own: different ones, and the same where the page repeats one", async () => {
  const key = unique();
  const formKey = formKeyPlaceholders();
  const [one, two] = [formKey(), formKey()];
  const page = rendered(`${one} ${two} ${one}`);
  const sent = [
    await keysOf(await sharePage(key, page, createNonce(), "1")),
    await keysOf(findPage(key, createNonce(), "2")),
    await keysOf(findPage(key, createNonce(), "3")),
  ];
  for (const [first, second, again] of sent) {
    expect(first).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(again).toBe(first);
    expect(second).not.toBe(first);
  }
  expect(new Set(sent.flat()).size).toBe(6);
});

test("a page that may not be kept is sent with form keys all the same", async () => {
  const [sent] = await keysOf(
    await sharePage(unique(), rendered(formKeyPlaceholders()(), { status: 400 }), "n", "1"),
  );
  expect(sent).toMatch(/^[0-9a-f]{8}-/);
});

test("what looks like a form key's placeholder is none in another isolate's words", async () => {
  const key = unique();
  const text = `${"0".repeat(36)} ${noncePlaceholder().slice(0, 20)}`;
  await sharePage(key, rendered(text), "n", "1");
  expect(await findPage(key, "n", "2")?.text()).toBe(text);
});

test("a page is not shown once more on the way back where its form's key would be, or where it says what is owned", async () => {
  const cacheControl = async (html: string, mayReturn?: boolean) =>
    (await sharePage(unique(), rendered(html), "n", "1", mayReturn)).headers.get("cache-control");
  expect(await cacheControl("x")).toBe("private, no-cache");
  expect(await cacheControl(formKeyPlaceholders()())).toBe("private, no-store");
  expect(await cacheControl("x", false)).toBe("private, no-store");
});

test("a copy carries the id of the request it answers", async () => {
  const key = unique();
  const first = await sharePage(key, rendered("x"), "n", "one");
  expect(first.headers.get("x-request-id")).toBe("one");
  expect(findPage(key, "n", "two")?.headers.get("x-request-id")).toBe("two");
});

test("a copy keeps its headers and is not to be kept by anybody else", async () => {
  const key = unique();
  const headers = { "Content-Type": "text/html", "Content-Language": "he", Vary: "Cookie" };
  await sharePage(key, rendered("x", { headers }), "n", "1");
  const copy = findPage(key, "n", "2");
  expect(copy?.headers.get("content-language")).toBe("he");
  expect(copy?.headers.get("vary")).toBe("Cookie");
  expect(copy?.headers.get("cache-control")).toMatch(/^private, no-(cache|store)$/);
});

test("a copy is over after fifteen seconds", async () => {
  const key = unique();
  await sharePage(key, rendered("x"), "n", "1");
  vi.advanceTimersByTime(14_999);
  expect(findPage(key, "n", "2")).toBeDefined();
  vi.advanceTimersByTime(2);
  expect(findPage(key, "n", "3")).toBeUndefined();
});

test("of those who ask together once a copy is over only the first makes a new one", async () => {
  const key = unique();
  await sharePage(key, rendered("old"), "n", "1");
  vi.advanceTimersByTime(15_001);
  expect(findPage(key, "n", "2")).toBeUndefined();
  expect(await findPage(key, "n", "3")?.text()).toBe("old");
  await sharePage(key, rendered("new"), "n", "2");
  expect(await findPage(key, "n", "4")?.text()).toBe("new");
});

test("where the new copy never comes the next one makes it two seconds later", async () => {
  const key = unique();
  await sharePage(key, rendered("old"), "n", "1");
  vi.advanceTimersByTime(15_001);
  expect(findPage(key, "n", "2")).toBeUndefined();
  vi.advanceTimersByTime(2_001);
  expect(findPage(key, "n", "3")).toBeUndefined();
});

test("a copy of a minute is given to nobody", async () => {
  const key = unique();
  await sharePage(key, rendered("old"), "n", "1");
  vi.advanceTimersByTime(60_001);
  expect(findPage(key, "n", "2")).toBeUndefined();
  expect(findPage(key, "n", "3")).toBeUndefined();
});

test("a page that sets a cookie belongs to one visitor and is not kept", async () => {
  const key = unique();
  const response = await sharePage(key, rendered("x", { headers: { "Set-Cookie": "a=b" } }), "n", "1");
  expect(response.headers.getSetCookie()).toEqual(["a=b"]);
  expect(findPage(key, "n", "2")).toBeUndefined();
});

const QUOTE_COOKIE = "__Host-quote=e30%3D; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax";

test("a copy carries the cookie that says nothing of anybody to everyone who gets it", async () => {
  const key = unique();
  await sharePage(key, rendered("x", { headers: { "Set-Cookie": QUOTE_COOKIE } }), "n", "1");
  for (const id of ["2", "3"]) {
    expect(findPage(key, "n", id)?.headers.getSetCookie()).toEqual([QUOTE_COOKIE]);
  }
});

test.each([
  "__Host-session=abc; Path=/",
  "__Host-visitor=abc; Path=/",
  "__Host-flash=abc; Path=/",
  "__Host-language=ImhlIg%3D%3D; Path=/",
  "__Host-theme=ImRhcmsi; Path=/",
  "__Host-quotes=abc; Path=/",
  "quote=abc; Path=/",
])("a page that also sets %j is never shared, and its visitor gets both cookies", async (other) => {
  for (const lines of [
    [QUOTE_COOKIE, other],
    [other, QUOTE_COOKIE],
  ]) {
    const key = unique();
    const page = rendered("x");
    for (const line of lines) page.headers.append("Set-Cookie", line);
    const response = await sharePage(key, page, "n", "1");
    expect(response.headers.getSetCookie()).toEqual(lines);
    expect(findPage(key, "n", "2")).toBeUndefined();
  }
});

test.each([404, 500, 503])("a page of status %i is sent with its nonce and not kept", async (status) => {
  const key = unique();
  const nonce = createNonce();
  const response = await sharePage(key, rendered(SCRIPTS(noncePlaceholder()), { status }), nonce, "1");
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(SCRIPTS(nonce));
  expect(response.headers.get("content-security-policy")).toContain(`'nonce-${nonce}'`);
  expect(findPage(key, "n", "2")).toBeUndefined();
});

test("when too many are kept the oldest goes", async () => {
  const oldest = unique();
  await sharePage(oldest, rendered("x"), "n", "1");
  const newer = Array.from({ length: 200 }, unique);
  for (const key of newer) await sharePage(key, rendered("x"), "n", "1");
  expect(findPage(oldest, "n", "2")).toBeUndefined();
  expect(newer.filter((key) => !findPage(key, "n", "2"))).toEqual([]);
});

test("when they take too much room the oldest go, however few they are", async () => {
  const [oldest, ...newer] = Array.from({ length: 5 }, unique) as [string, ...string[]];
  const large = "x".repeat(4 * 1024 * 1024);
  for (const key of [oldest, ...newer]) await sharePage(key, rendered(large), "n", "1");
  expect(findPage(oldest, "n", "2")).toBeUndefined();
  expect(newer.filter((key) => !findPage(key, "n", "2"))).toEqual([]);
});

test("a page made anew takes the room of the one before", async () => {
  const [kept, again] = [unique(), unique()];
  const large = "x".repeat(4 * 1024 * 1024);
  await sharePage(kept, rendered("small"), "n", "1");
  for (let round = 0; round < 6; round++) await sharePage(again, rendered(large), "n", "1");
  expect(findPage(kept, "n", "2")).toBeDefined();
});
