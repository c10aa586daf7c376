import { createCookie } from "@remix-run/cloudflare";
import fc from "fast-check";
import { expect, test } from "vitest";
import { times } from "../../tests/prove.ts";
import { createCookies, isAnonymous, isShareableCookie } from "./cookies.server.ts";

const SECRET = "a secret of thirty-two characters and more";
const SAFARI =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15";
const CHROME =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const EDGE = `${CHROME} Edg/140.0.0.0`;
const ANDROID =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Mobile Safari/537.36";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const VISITOR = "0b0c1e2a-6b1f-4d1c-9a57-0b7a3f2d9a11";

interface Setting {
  url?: string;
  cookie?: string;
  agent?: string;
  secret?: string;
  production?: boolean;
}

/** The cookies of one request, and what the response sets. */
function open({
  url = "https://groundwork.example/",
  cookie,
  agent,
  secret = SECRET,
  production = true,
}: Setting = {}) {
  const headers = new Headers();
  if (cookie !== undefined) headers.set("cookie", cookie);
  if (agent) headers.set("user-agent", agent);
  const outgoing = new Headers();
  const cookies = createCookies(new Request(url, { headers }), outgoing, secret, production);
  return { cookies, set: () => outgoing.getSetCookie() };
}

/** `name=value` of the one cookie that a response sets. */
function pair(setCookies: string[]): string {
  expect(setCookies).toHaveLength(1);
  return setCookies[0]?.split(";")[0] ?? "";
}

test("a cookie is bound to this host, to https and to the server's eyes", async () => {
  const { cookies, set } = open();
  await cookies.visitor.write(VISITOR);
  const [name, ...attributes] = (set()[0] ?? "").split("; ");
  expect(name).toMatch(/^__Host-visitor=/);
  expect(attributes.sort()).toEqual(["HttpOnly", "Max-Age=15552000", "Path=/", "SameSite=Lax", "Secure"]);
});

test.each([
  { name: "session", days: 30 },
  { name: "visitor", days: 180 },
  { name: "language", days: 365 },
  { name: "theme", days: 365 },
] as const)("the $name cookie lives $days days", async ({ name, days }) => {
  const { cookies, set } = open();
  await cookies[name].write("x");
  expect(set()[0]).toContain(`; Max-Age=${days * 24 * 60 * 60};`);
});

test("the quote of the day is remembered for a month, and is the one cookie that several visitors may be given", async () => {
  const { cookies, set } = open();
  await cookies.quote.write({ day: "2026-11-20", id: "frost" });
  await cookies.session.write("abcdefghijklmnopqrstuvwxyz");
  await cookies.visitor.write(VISITOR);
  await cookies.language.write("he");
  await cookies.theme.write("dark");
  await cookies.flash.write({ code: "signedIn" });
  await cookies.oauth.write({ provider: "google", state: "s", verifier: "v", nonce: "n", redirectTo: "/" });
  expect(set()[0]).toContain(`; Max-Age=${30 * 24 * 60 * 60};`);
  expect(set().filter(isShareableCookie)).toEqual(set().slice(0, 1));
  expect(await open({ cookie: set()[0]?.split(";")[0] }).cookies.quote.read()).toEqual({
    day: "2026-11-20",
    id: "frost",
  });
});

test("a toast lives as long as the browser window, a provider's sign-in ten minutes", async () => {
  const { cookies, set } = open();
  await cookies.flash.write({ code: "signedIn" });
  await cookies.oauth.write({ provider: "google", state: "s", verifier: "v", nonce: "n", redirectTo: "/" });
  const [flash, oauth] = set();
  expect(flash).not.toMatch(/max-age|expires/i);
  expect(oauth).toContain("Max-Age=600");
});

test("what is written is read again at the next request", async () => {
  const first = open();
  await first.cookies.flash.write({ code: "addedToCart", params: { product: 'כובע; "é"', count: 2 } });
  const next = open({ cookie: `other=1; ${pair(first.set())}; more=2` });
  expect(await next.cookies.flash.read()).toEqual({
    code: "addedToCart",
    params: { product: 'כובע; "é"', count: 2 },
  });
  expect(next.set()).toEqual([]);
});

test("a cleared cookie ends at once and is nothing at the next request", async () => {
  const { cookies, set } = open();
  await cookies.visitor.clear();
  expect(set()[0]).toContain("Max-Age=0");
  expect(await open({ cookie: pair(set()) }).cookies.visitor.read()).toBeUndefined();
});

test("without a cookie header there is nothing to read", async () => {
  const { cookies } = open();
  expect(await cookies.session.read()).toBeUndefined();
  expect(await cookies.visitor.read()).toBeUndefined();
});

test("a cookie signed with another secret is forged", async () => {
  const forged = open({ secret: "another secret of thirty-two characters" });
  await forged.cookies.visitor.write(VISITOR);
  await forged.cookies.flash.write({ code: "signedIn" });
  const cookie = forged
    .set()
    .map((line) => line.split(";")[0])
    .join("; ");
  const { cookies } = open({ cookie });
  expect(await cookies.visitor.read()).toBeUndefined();
  expect(await cookies.flash.read()).toBeUndefined();
});

test("arrivals are kept beside each other, for ten minutes, and no more than twenty are read", async () => {
  const { cookies, set } = open();
  const ids = Array.from({ length: 22 }, () => crypto.randomUUID());
  for (const id of ids) await cookies.arrival.add(id);
  const pairs = set().map((line) => line.split(";")[0] ?? "");
  expect(new Set(pairs.map((text) => text.split("=")[0])).size).toBe(22);
  for (const line of set()) expect(line).toMatch(/^__Host-arrival-[0-9a-f]{8}=.*; Max-Age=600;/);
  const forged = pairs[0]?.replace(/=.*/, "=Imdob3N0Ig%3D%3D.AAAA") ?? "";
  const { arrival } = open({ cookie: [forged, ...pairs.slice(1)].join("; ") }).cookies;
  expect(await arrival.readAll()).toEqual(ids.slice(1, 20));
});

test("the code of a bid stays while its link is opened anew, longer than the link's own cookie, and goes to no other address", async () => {
  const first = open();
  await first.cookies.bid(VISITOR).write({ link: VISITOR, code: "ABCD2345EFGH" });
  await first.cookies.link(VISITOR).write({ link: VISITOR });
  const [bid = "", link = ""] = first.set();
  expect(bid).toMatch(
    new RegExp(`^__Secure-bid-0b0c1e2a=.*; Max-Age=${180 * 86_400}; Path=/shared/${VISITOR};`),
  );
  // What opens a link is elsewhere: it is sent neither of the two, and writes the second one whole.
  const again = open();
  await again.cookies.link(VISITOR).write({ link: VISITOR });
  expect(again.set().map((line) => line.split("=")[0])).toEqual([link.split("=")[0]]);
  const pairs = [bid, ...again.set()].map((line) => line.split(";")[0]).join("; ");
  const { cookies } = open({ cookie: pairs });
  expect(await cookies.bid(VISITOR).read()).toEqual({ link: VISITOR, code: "ABCD2345EFGH" });
});

test("an unsigned visitor is forged", async () => {
  const unsigned = await createCookie("__Host-visitor").serialize(VISITOR);
  expect(await open({ cookie: unsigned.split(";")[0] }).cookies.visitor.read()).toBeUndefined();
});

test("a signature belongs to its value", async () => {
  const { cookies, set } = open();
  await cookies.visitor.write(VISITOR);
  const value = decodeURIComponent(pair(set()).slice("__Host-visitor=".length));
  const signature = value.slice(value.lastIndexOf("."));
  const other = btoa(JSON.stringify("11111111-6b1f-4d1c-9a57-0b7a3f2d9a11"));
  const cookie = `__Host-visitor=${encodeURIComponent(other + signature)}`;
  expect(await open({ cookie }).cookies.visitor.read()).toBeUndefined();
});

test.each([
  { name: "session", value: "SHOUTING-IDS-ARE-NOT-OURS" },
  { name: "session", value: "short" },
  { name: "session", value: { id: "abcdefghijklmnopqrstuvwxyz" } },
  { name: "visitor", value: "not-a-uuid" },
  { name: "visitor", value: { id: VISITOR } },
  { name: "flash", value: "signedIn" },
  { name: "flash", value: { params: {} } },
  { name: "flash", value: { code: "x".repeat(61) } },
  { name: "flash", value: { code: "signedIn", params: { message: "x".repeat(201) } } },
  { name: "oauth", value: { provider: "google", state: "s" } },
  { name: "language", value: 7 },
  { name: "quote", value: "frost" },
  { name: "quote", value: { day: "today", id: "frost" } },
  { name: "quote", value: { day: "2026-11-20", id: "<b>" } },
] as const)("a well-signed $name cookie that holds $value is not one of ours", async ({ name, value }) => {
  const signed = await createCookie(`__Host-${name}`, { secrets: [SECRET] }).serialize(value);
  const plain = await createCookie(`__Host-${name}`).serialize(value);
  for (const cookie of [signed, plain]) {
    expect(await open({ cookie: cookie.split(";")[0] }).cookies[name].read()).toBeUndefined();
  }
});

test.each([
  "%",
  "%E0%A4%A",
  "%ff",
  "",
  ".",
  "....",
  "bm90IGpzb24=",
  "bm90IGpzb24=.AAAA",
  "\u00e9",
  "a b",
  "=",
  "e30",
  "bnVsbA==",
])("a cookie whose value is %j is read as none", async (value) => {
  for (const name of ["session", "visitor", "flash", "oauth"] as const) {
    const { cookies } = open({ cookie: `__Host-${name}=${value}` });
    expect(await cookies[name].read()).toBeUndefined();
  }
});

test("no cookie header whatever makes reading throw", async () => {
  const value = fc.string().map((text) => text.replace(/[^\x20-\x7e]/g, ""));
  await fc.assert(
    fc.asyncProperty(value, async (text) => {
      const { cookies } = open({ cookie: `__Host-visitor=${text}; __Host-session=${text}` });
      expect(await cookies.visitor.read()).toBeUndefined();
    }),
  );
});

test("a cookie without the host prefix is not ours, because a neighbouring host could have set it", async () => {
  const plain = await createCookie("visitor", { secrets: [SECRET] }).serialize(VISITOR);
  expect(await open({ cookie: plain.split(";")[0] }).cookies.visitor.read()).toBeUndefined();
});

test("Safari gets plain names on http, where it refuses secure cookies", async () => {
  const local = { url: "http://localhost:8787/", agent: SAFARI, production: false };
  const { cookies, set } = open(local);
  await cookies.visitor.write(VISITOR);
  expect(set()[0]).toMatch(/^visitor=/);
  expect(set()[0]).not.toMatch(/secure/i);
  expect(set()[0]).toMatch(/HttpOnly/);
  expect(await open({ ...local, cookie: pair(set()) }).cookies.visitor.read()).toBe(VISITOR);
});

test.each([
  { why: "Chrome takes secure cookies on localhost", setting: { agent: CHROME } },
  { why: "Edge does", setting: { agent: EDGE } },
  { why: "a browser of Android does", setting: { agent: ANDROID } },
  { why: "Firefox does", setting: { agent: FIREFOX } },
  { why: "a program without a name is no Safari", setting: {} },
  { why: "Safari takes them on https", setting: { agent: SAFARI, url: "https://localhost:8787/" } },
  { why: "production never relaxes", setting: { agent: SAFARI, production: true } },
])("everybody else keeps the prefix: $why", async ({ setting }) => {
  const { cookies, set } = open({ url: "http://localhost:8787/", production: false, ...setting });
  await cookies.visitor.write(VISITOR);
  expect(set()[0]).toMatch(/^__Host-visitor=/);
  expect(set()[0]).toMatch(/; Secure/);
});

test.each([
  { cookie: undefined, anonymous: true },
  { cookie: "", anonymous: true },
  { cookie: "__Host-language=ImhlIg%3D%3D; __Host-theme=x", anonymous: true },
  { cookie: "other=session=1", anonymous: true },
  { cookie: "mysession=1", anonymous: true },
  { cookie: "__Host-session=x", anonymous: false },
  { cookie: "a=1; __Host-visitor=x", anonymous: false },
  { cookie: "a=1;__Host-flash=x", anonymous: false },
  { cookie: "__Host-oauth=", anonymous: false },
  { cookie: "session=x", anonymous: false },
  { cookie: "a=1; __Host-session =x", anonymous: false },
  { cookie: "a=1;\t__Host-session\t=\tx", anonymous: false },
  { cookie: "a; __Host-session=x", anonymous: false },
  { cookie: ";;__Host-session=x", anonymous: false },
  { cookie: "__Host-theme=y; __Host-session=; __Host-session=x", anonymous: false },
  { cookie: 'a="; __Host-session=x; "', anonymous: false },
  { cookie: 'a="__Host-session=x"', anonymous: true },
  { cookie: "a=1, __Host-session=x", anonymous: true },
  { cookie: "__host-session=x", anonymous: true },
  { cookie: "__Host-session", anonymous: true },
])("a request with the cookies $cookie is anonymous: $anonymous", ({ cookie, anonymous }) => {
  const headers = cookie === undefined ? undefined : { cookie };
  expect(isAnonymous(new Request("https://groundwork.example/", { headers }))).toBe(anonymous);
});

const ID = "abcdefghijklmnopqrstuvwxyz";

test.each([
  { what: "as browsers send it", header: (value: string) => `a=1; __Host-session=${value}` },
  { what: "in quotes", header: (value: string) => `__Host-session="${value}"` },
  {
    what: "with blanks and tabs around it",
    header: (value: string) => `a=1;\t __Host-session \t= ${value} ; b=2`,
  },
  { what: "behind a name without a value", header: (value: string) => `a; __Host-session=${value}` },
  {
    what: "before another of its name",
    header: (value: string) => `__Host-session=${value}; __Host-session=x`,
  },
])("a session is read $what", async ({ header }) => {
  const { cookies, set } = open();
  await cookies.session.write(ID);
  const cookie = header(pair(set()).slice("__Host-session=".length));
  expect(await open({ cookie }).cookies.session.read()).toBe(ID);
});

test("of two cookies of one name the first counts, as browsers send the closer one first", async () => {
  const { cookies, set } = open();
  await cookies.session.write(ID);
  const cookie = `__Host-session=x; ${pair(set())}`;
  expect(await open({ cookie }).cookies.session.read()).toBeUndefined();
});

test("whatever the header looks like, a request in which a session is read is not anonymous", async () => {
  const { cookies, set } = open();
  await cookies.session.write(ID);
  const whole = pair(set());
  const [name, value] = ["__Host-session", whole.slice("__Host-session=".length)];
  const pairs = [whole, `${name} =${value}`, `${name}\t=\t"${value}"`];
  const piece = fc.constantFrom(...pairs, name, value, "=", ";", "; ", " ", "\t", '"', ",", "a=1", "%", "é");
  let read = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
      const cookie = pieces.join("");
      const request = new Request("https://groundwork.example/", { headers: { cookie } });
      const session = await open({ cookie: request.headers.get("cookie") ?? "" }).cookies.session.read();
      if (session === undefined) return;
      read++;
      expect(isAnonymous(request)).toBe(false);
    }),
    { numRuns: times(3_000) },
  );
  expect(read).toBeGreaterThan(50);
});
