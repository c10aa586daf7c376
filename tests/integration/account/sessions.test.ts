import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { Browser } from "../support/browser.ts";
import { newMember, PASSWORD, signIn } from "../support/members.ts";
import { product } from "../support/product.ts";
import { letTimePass } from "../support/ways-in.ts";

const account = translator("en", "account");

const DAY_MS = 24 * 60 * 60 * 1000;
const COOKIE = "__Host-session";

/** The id in a browser's session cookie. */
function idIn(browser: Browser): string {
  const value = decodeURIComponent(browser.cookies.get(COOKIE) ?? "");
  return JSON.parse(Buffer.from(value, "base64").toString()) as string;
}

const cookieOf = (id: string) => encodeURIComponent(Buffer.from(JSON.stringify(id)).toString("base64"));
const isSignedIn = async (browser: Browser) => (await browser.get("/profile")).status === 200;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const rowsOf = (userId: string) =>
  product.query<{ id: string; expires_at: string; ends_at: string }>(
    "select id, expires_at, ends_at from sessions where user_id = ?",
    userId,
  );

test("what lies in the database is not what the cookie holds: a leaked row opens nothing", async () => {
  const { browser, id } = await newMember(product);
  const [row] = await rowsOf(id);
  const inCookie = idIn(browser);
  expect(inCookie).toMatch(/^[a-z0-9]{40}$/);
  expect(row?.id).toBe(createHash("sha256").update(inCookie).digest("hex"));

  const thief = new Browser(product);
  thief.cookies.set(COOKIE, cookieOf(row?.id ?? ""));
  expect(await isSignedIn(thief)).toBe(false);
});

describe("the session's id", () => {
  test("is another one after every sign-in, and the old one is worth nothing", async () => {
    const { browser, email } = await newMember(product);
    const before = browser.cookies.get(COOKIE) ?? "";
    await signIn(browser, email);
    expect(browser.cookies.get(COOKIE)).not.toBe(before);
    const old = new Browser(product);
    old.cookies.set(COOKIE, before);
    expect(await isSignedIn(old)).toBe(false);
    expect(await isSignedIn(browser)).toBe(true);
  });

  test("that somebody else planted is not taken over by a sign-in", async () => {
    const { email } = await newMember(product);
    const victim = new Browser(product);
    const planted = cookieOf("a".repeat(40));
    victim.cookies.set(COOKIE, planted);
    await signIn(victim, email);
    expect(victim.cookies.get(COOKIE)).not.toBe(planted);
    const attacker = new Browser(product);
    attacker.cookies.set(COOKIE, planted);
    expect(await isSignedIn(attacker)).toBe(false);
  });

  test("signing in ends the session of whoever was signed in before", async () => {
    const first = await newMember(product);
    const second = await newMember(product);
    await signIn(first.browser, second.email);
    expect(await rowsOf(first.id)).toEqual([]);
  });
});

describe("a session", () => {
  test.each([
    ["made up", cookieOf("z".repeat(40))],
    ["too short", cookieOf("abc")],
    ["of another shape", encodeURIComponent(Buffer.from('{"$ne":null}').toString("base64"))],
    ["of raw text", "abc"],
    ["with SQL in it", cookieOf("' or '1'='1")],
  ])("that is %s makes a guest, and pages still answer", async (_, value) => {
    const browser = new Browser(product);
    browser.cookies.set(COOKIE, value);
    expect((await browser.get("/cart")).status).toBe(200);
    expect(await isSignedIn(browser)).toBe(false);
  });

  test("that has expired makes a guest and takes the cookie away", async () => {
    const { browser, id } = await newMember(product);
    await product.query("update sessions set expires_at = ? where user_id = ?", inDays(-1 / 86_400), id);
    expect(await isSignedIn(browser)).toBe(false);
    expect(browser.cookies.has(COOKIE)).toBe(false);
    expect(await rowsOf(id)).toEqual([]);
  });

  test("slides while it is used, but never past its absolute end", async () => {
    const { browser, id } = await newMember(product);
    const [fresh] = await rowsOf(id);
    expect(Date.parse(fresh?.ends_at ?? "")).toBeGreaterThan(Date.now() + 89 * DAY_MS);

    await product.query("update sessions set expires_at = ? where user_id = ?", inDays(3), id);
    expect(await isSignedIn(browser)).toBe(true);
    expect(Date.parse((await rowsOf(id))[0]?.expires_at ?? "")).toBeGreaterThan(Date.now() + 29 * DAY_MS);

    const end = inDays(5);
    await product.query(
      "update sessions set expires_at = ?, ends_at = ? where user_id = ?",
      inDays(3),
      end,
      id,
    );
    expect(await isSignedIn(browser)).toBe(true);
    expect((await rowsOf(id))[0]?.expires_at).toBe(end);
  });

  test("ends on signing out, on the server too", async () => {
    const { browser, id } = await newMember(product);
    const value = browser.cookies.get(COOKIE) ?? "";
    await browser.post("/auth/sign-out", {});
    expect(browser.cookies.has(COOKIE)).toBe(false);
    expect(await rowsOf(id)).toEqual([]);
    const copy = new Browser(product);
    copy.cookies.set(COOKIE, value);
    expect(await isSignedIn(copy)).toBe(false);
  });

  test("of the other devices ends when the member asks for it; this one stays", async () => {
    const { browser, email, id } = await newMember(product);
    const phone = new Browser(product);
    await signIn(phone, email);
    const profile = await browser.visit("/profile");
    // Whoever found a screen unlocked does not throw the member out elsewhere.
    await letTimePass(product, id);
    const asked = await browser.submit(profile, { intent: "end-others" });
    expect([asked.heading, await isSignedIn(phone)]).toEqual([account("again.title"), true]);
    await browser.submit(asked, { intent: "again-password" }, { password: PASSWORD });
    const page = await browser.submit(await browser.visit("/profile"), { intent: "end-others" });
    expect(page.toasts).toEqual([translator("en", "security-dashboard")("toasts.securityOthersEnded")]);
    expect([await isSignedIn(browser), await isSignedIn(phone)]).toEqual([true, false]);
    expect(
      await product.query("select act from audit_events where chain = ? and act like '%Ended'", `user:${id}`),
    ).toEqual([{ act: "session.othersEnded" }]);
  });
});

test("passwords are kept as Argon2id with the parameters that OWASP names first, each with a salt of its own", async () => {
  const members = [await newMember(product), await newMember(product)];
  const rows = await Promise.all(
    members.map(({ id }) =>
      product.query<{ hash: string }>("select password_hash as hash from users where id = ?", id),
    ),
  );
  const hashes = rows.map(([row]) => row?.hash ?? "");
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(new Set(hashes).size).toBe(2);
});

test("a password counts in every way of writing its letters, and not without its last one", async () => {
  const email = `accents-${crypto.randomUUID()}@example.com`;
  const password = "ángulo-recto-niño";
  await new Browser(product).post("/auth?mode=sign-up", {
    intent: "sign-up",
    idem: crypto.randomUUID(),
    email,
    password: password.normalize("NFC"),
  });
  await signIn(new Browser(product), email, password.normalize("NFD"));
  await expect(signIn(new Browser(product), email, password.slice(0, -1))).rejects.toThrow(/400/);
});

test("an unknown account takes as long as a wrong password", async () => {
  const { email } = await newMember(product);
  const browser = () => new Browser(product);
  const time = async (address: string) => {
    const started = performance.now();
    await browser().post("/auth", { intent: "sign-in", email: address, password: "not-the-password" });
    return performance.now() - started;
  };
  await time("warm-up@example.com");
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < 7; round++) {
    known.push(await time(email));
    unknown.push(await time(`nobody-${round}@example.com`));
  }
  // Whatever else the machine does can only make an answer slower: the quickest shows the work itself.
  const ratio = Math.min(...unknown) / Math.min(...known);
  // Without a hash to compute, an answer would come in a quarter of the time.
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(1.7);
});

test("nothing that a visitor keeps to themselves is logged: no address, no password, no token, no cookie", async () => {
  const { browser, email } = await newMember(product);
  await browser.post("/auth/recover", { email });
  await browser.post("/auth", { intent: "sign-in", email, password: "wrong-password-1" });
  const question = `private ${crypto.randomUUID()}?`;
  await browser.post("/ai-hub", { intent: "ask", idem: crypto.randomUUID(), question });
  await browser.get(`/auth/confirm?token=${"t".repeat(43)}`);
  await browser.post("/api/voice/session", {});

  const log = (await product.log()).join("\n");
  for (const secret of [
    email,
    PASSWORD,
    "wrong-password-1",
    question,
    "t".repeat(43),
    idIn(browser),
    browser.address,
  ]) {
    expect(log).not.toContain(secret);
  }
  for (const [name, value] of browser.cookies)
    expect([name, log.includes(value) && value.length > 20]).toEqual([name, false]);
  const lines = log.split("\n").filter((line) => line.startsWith("{"));
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(String), event: expect.any(String) });
});

test("the incident number of an answer is in the log", async () => {
  const { headers } = await new Browser(product).get("/nope");
  const id = headers.get("x-request-id") ?? "";
  await expect.poll(async () => (await product.log()).some((line) => line.includes(id))).toBe(true);
});

test("a password's field hides it and lets browsers fill it in, and nothing hinders pasting", async () => {
  for (const [path, autocomplete] of [
    ["/auth", "current-password"],
    ["/auth?mode=sign-up", "new-password"],
    ["/auth/reset?token=x", "new-password"],
  ] as const) {
    const { body } = await new Browser(product).get(path);
    const field = /<input\b[^>]*name="password"[^>]*>/.exec(body)?.[0].toLowerCase() ?? "";
    expect(field).toContain('type="password"');
    expect(field).toContain(`autocomplete="${autocomplete}"`);
    expect(body.toLowerCase()).not.toContain("onpaste");
  }
});
