import { describe, expect, test } from "vitest";
import { RATE_LIMITS } from "../../app/services/rate-limit.server.ts";
import { Browser, type Page } from "./support/browser.ts";
import { expectErrorScreen } from "./support/error-screen.ts";
import { PASSWORD, signUp, uniqueEmail } from "./support/members.ts";
import { product } from "./support/product.ts";
import { untilRefused } from "./support/refusals.ts";
import { expectSafe } from "./support/safety.ts";

function expectRefusal(
  { allowed, page }: { allowed: number; page: Page },
  max: number,
  seconds: number,
): void {
  expect(allowed).toBeGreaterThanOrEqual(max);
  const wait = Number(page.headers.get("retry-after"));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(seconds);
  expectSafe("429", page);
  expectErrorScreen(429, page.body);
  expect(page.message).toBe("Too many tries");
  expect(page.title).toBe("Too many tries · Groundwork");
}

describe("too many tries are answered with the 429 page", () => {
  test("of signing in to one account, right password or not, while others may still sign in", async () => {
    const { max, seconds } = RATE_LIMITS.signIn;
    const email = await signUp(product);
    const browser = new Browser(product);
    const guess = () => browser.post("/auth", { intent: "sign-in", email, password: "not-the-password" });
    expectRefusal(await untilRefused(guess, max), max, seconds);
    const right = { intent: "sign-in", email, password: PASSWORD };
    expect((await browser.post("/auth", right)).status).toBe(429);
    expect((await browser.post("/auth", { ...right, email: uniqueEmail() })).status).toBe(400);
    // Nobody can lock somebody out from afar.
    expect((await new Browser(product).post("/auth", right)).status).toBe(303);
  });

  test("of signing up", async () => {
    const { max, seconds } = RATE_LIMITS.signUp;
    const browser = new Browser(product);
    const sign = () =>
      browser.post("/auth?mode=sign-up", {
        intent: "sign-up",
        idem: crypto.randomUUID(),
        email: uniqueEmail(),
        password: PASSWORD,
      });
    expectRefusal(await untilRefused(sign, max), max, seconds);
  });

  test("of asking Joe, and the question is kept", async () => {
    const { max, seconds } = RATE_LIMITS.ask;
    const browser = new Browser(product);
    const question = "How deep does a footing have to be?";
    const ask = () =>
      browser.post("/ai-hub?tab=chat", { intent: "ask", idem: crypto.randomUUID(), question });
    const { allowed, page } = await untilRefused(ask, max);
    expect(allowed).toBeGreaterThanOrEqual(max);
    expect(Number(page.headers.get("retry-after"))).toBeLessThanOrEqual(seconds);
    expect(page.valueOf("question")).toBe(question);
    const call = () =>
      browser.send("/functions/joe-ai-assistant", {
        method: "POST",
        body: JSON.stringify({ question }),
        headers: { "content-type": "application/json" },
      });
    const { page: answer } = await untilRefused(call, max);
    expect(JSON.parse(answer.body)).toEqual({ error: "rate-limited" });
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);

    // Nobody waits a minute to hear that they should get out.
    const danger = "we hit a gas line with the excavator";
    const warned = await browser.send("/functions/joe-ai-assistant", {
      method: "POST",
      body: JSON.stringify({ question: danger }),
      headers: { "content-type": "application/json" },
    });
    expect(warned.status).toBe(200);
    expect(JSON.parse(warned.body).response).toContain("STOP WORK");
    const spoken = await browser.post("/voice-assistant", {
      intent: "ask",
      idem: crypto.randomUUID(),
      question: danger,
    });
    expect(spoken.text).toContain("Leave now on foot, upwind");
    const chat = await browser.post("/ai-hub?tab=chat", {
      intent: "ask",
      idem: crypto.randomUUID(),
      question: danger,
    });
    expect(chat.text).toContain("Leave now on foot, upwind");
  });

  test("of making one address receive mail, from one network and from many", async () => {
    const { mail, mailAnywhere } = RATE_LIMITS;
    const email = await signUp(product);
    const mails = () => product.query("select id from mail_outbox where recipient = ?", email);
    const recover = (browser: Browser) => browser.post("/auth/recover", { email });
    const browser = new Browser(product);
    const { allowed, page } = await untilRefused(() => recover(browser), mail.max);
    expectRefusal({ allowed, page }, mail.max, mail.seconds);
    expect(await mails()).toHaveLength(1 + allowed);
    // Nobody keeps somebody from their own mail by asking for it from elsewhere.
    expect((await recover(new Browser(product))).status).toBe(303);
    const { allowed: more } = await untilRefused(() => recover(new Browser(product)), mailAnywhere.max);
    expect(await mails()).toHaveLength(1 + allowed + 1 + more);
    expect(allowed + 1 + more).toBeLessThanOrEqual(2 * mailAnywhere.max);
    // Whoever is refused now has a link that works in the mailbox, and what is asked for otherwise is counted apart.
    const again = { intent: "resend", email };
    expect((await new Browser(product).post("/auth?mode=check", again)).status).toBe(303);
  });

  test("of opening voice sessions", async () => {
    const { max } = RATE_LIMITS.voice;
    const browser = new Browser(product);
    const { allowed, page } = await untilRefused(() => browser.post("/api/voice/session", {}), max);
    expect(allowed).toBeGreaterThanOrEqual(max);
    expect(JSON.parse(page.body)).toEqual({ error: "rate-limited" });
  });

  test("of changing anything at all from one address", async () => {
    const browser = new Browser(product);
    const change = () => browser.post("/preferences", { theme: "dark" });
    const { allowed, page } = await untilRefused(change, 120);
    expectRefusal({ allowed, page }, 120, 60);
    await untilRefused(() => browser.post("/preferences.data", { theme: "dark" }), 120);
    expect((await browser.get("/shop")).status).toBe(200);
  });
});

test("addresses of one IPv6 network count as one", async () => {
  const { max } = RATE_LIMITS.voice;
  const network = () => Math.floor(Math.random() * 65_536).toString(16);
  const prefix = `2001:db8:${network()}:${network()}`;
  const from = (host: number) =>
    new Browser(product).post(
      "/api/voice/session",
      {},
      { "cf-connecting-ip": `${prefix}::${host.toString(16)}` },
    );
  let host = 1;
  const { allowed } = await untilRefused(() => from(host++), max);
  expect(allowed).toBeLessThanOrEqual(2 * max);
});

test("what is counted is kept under a hash and not under the address", async () => {
  const email = await signUp(product);
  const browser = new Browser(product);
  await browser.post("/auth/recover", { email });
  const rows = await product.query<{ key: string }>("select key from rate_limits");
  expect(rows.length).toBeGreaterThan(0);
  for (const { key } of rows) expect(key).toMatch(/^\w+:[\da-f]{64}(\.[\da-f]{64})*$/);
});
