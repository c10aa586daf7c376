import { setTimeout as wait } from "node:timers/promises";
import { createClient } from "@libsql/client/web";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startSqld } from "../../scripts/lib/sqld.mjs";
import { type Fault, startFaultyLine } from "../fakes/faulty-line.ts";
import { tookAtMost } from "../prove.ts";
import { temporaryFolder } from "../setup/temporary-folder.ts";
import { Browser, type Page } from "./support/browser.ts";
import { expectErrorScreen } from "./support/error-screen.ts";
import { PASSWORD, signIn, uniqueEmail } from "./support/members.ts";
import { type OwnProduct, startProduct } from "./support/product.ts";
import { expectSafe } from "./support/safety.ts";

/** The time after which the product gives its database up, and much for everything else on a busy machine. */
const GIVEN_UP_MS = 5_000 + 10_000;

type Sqld = Awaited<ReturnType<typeof startSqld>>;
type Line = Awaited<ReturnType<typeof startFaultyLine>>;

const { folder, remove } = temporaryFolder("sqld");
let sqld: Sqld;
let line: Line;
/** One product that talks to the server itself, and one that talks to it over a line that may fail. */
let own: OwnProduct;
let far: OwnProduct;

beforeAll(async () => {
  sqld = await startSqld(folder);
  line = await startFaultyLine(sqld.url);
  own = await startProduct({ LIBSQL_URL: sqld.url });
  far = await startProduct({ LIBSQL_URL: line.url });
});
afterAll(async () => {
  await Promise.all([own.stop(), far.stop()]);
  line.stop();
  await sqld.stop();
  remove();
});

async function query<R>(sql: string, ...args: string[]): Promise<R[]> {
  const { rows } = await createClient({ url: sqld.url }).execute({ sql, args });
  return rows as R[];
}

const add = (browser: Browser, idem: string = crypto.randomUUID()) =>
  browser.post("/cart", { intent: "add", idem, productId: "insurance-guide" });

async function shopper(product: OwnProduct): Promise<Browser> {
  const browser = new Browser(product);
  await browser.visit("/shop");
  await add(browser);
  return browser;
}

function expectOutOfReach(page: Page): void {
  expect([page.path, page.status, page.message]).toEqual([page.path, 503, "The records are out of reach"]);
  expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
  expectErrorScreen(503, page.body);
  expectSafe("503", page);
  expect(page.headers.get("cache-control")).toBe("private, no-store");
  expect(page.body).not.toMatch(/libsql|sqld|fetch failed|ECONN|127\.0\.0\.1:\d+\/v2/i);
}

async function expectWell(product: OwnProduct): Promise<void> {
  const { status, body } = await new Browser(product).get("/healthz");
  expect([status, JSON.parse(body).dependencies.database]).toEqual([
    200,
    { ok: true, detail: "libsql", ms: expect.any(Number) },
  ]);
}

test("the journey of a newcomer passes on a libSQL server", async () => {
  const browser = await shopper(own);
  const email = uniqueEmail();
  const told = await browser.submit(
    await browser.visit("/auth?mode=sign-up"),
    { intent: "sign-up" },
    { email, password: PASSWORD, firstName: "Sample", lastName: "Builder" },
  );
  expect(told.toasts).toEqual(["Account created. Please check your email to confirm your account."]);
  const outbox = await browser.visit("/dev/outbox");
  const token = /\/auth\/confirm\?token=([\w-]+)/.exec(outbox.text)?.[1] ?? "";
  const confirmed = await browser.submit(await browser.visit(`/auth/confirm?token=${token}`), { token });
  expect(confirmed.toasts).toEqual(["Your e-mail address is confirmed."]);
  const signedIn = await browser.submit(confirmed, { intent: "sign-in" }, { email, password: PASSWORD });
  expect(signedIn.toasts).toEqual(["Signed in successfully"]);

  let cart = await browser.visit("/cart");
  expect(cart.cartCount).toBe(1);
  cart = await browser.submit(cart, { intent: "set", productId: "insurance-guide" }, { quantity: "3" });
  expect(cart.text).toContain("$89.97");
  const question = `${crypto.randomUUID()}?`;
  for (const _ of ["once", "twice"])
    await browser.submit(await browser.visit("/ai-hub"), { intent: "ask" }, { question });
  expect(await query("select frequency from unanswered_questions where question = ?", question)).toEqual([
    { frequency: 2 },
  ]);
  const hebrew = await browser.submit(await browser.visit("/cart"), { language: "he" });
  expect(hebrew.html.dir).toBe("rtl");
  await browser.post("/auth/sign-out", {});
  expect((await browser.get("/profile")).status).toBe(303);
  await expectWell(own);
});

test("twenty copies of one form count once on a libSQL server too", async () => {
  const browser = await shopper(own);
  const idem = crypto.randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, () => add(browser, idem)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
  expect((await browser.visit("/cart")).cartCount).toBe(2);
});

describe("with the libSQL server killed", () => {
  let guest: Browser;
  let member: Browser;
  const idem = crypto.randomUUID();

  beforeAll(async () => {
    guest = await shopper(own);
    member = new Browser(own);
    const email = uniqueEmail();
    await member.post("/auth?mode=sign-up", {
      intent: "sign-up",
      idem: crypto.randomUUID(),
      email,
      password: PASSWORD,
    });
    await signIn(member, email);
    process.kill(sqld.pid ?? 0, "SIGKILL");
    await sqld.ended;
  });
  afterAll(async () => {
    sqld = await startSqld(folder, sqld.port);
  });

  test("pages that need data answer 503 with the error screen, at once", async () => {
    const started = performance.now();
    // The shop's products, the same for everybody, are served on for some seconds.
    for (const path of ["/cart", "/ai-hub", "/dev/outbox"]) expectOutOfReach(await guest.get(path));
    for (const path of ["/", "/profile", "/nope"]) expectOutOfReach(await member.get(path));
    // Waiting for it would take seven times the time limit.
    tookAtMost("six pages without a database", GIVEN_UP_MS, performance.now() - started);
    const data = await guest.get("/cart.data");
    expect([data.status, data.headers.get("retry-after")]).toEqual([503, "5"]);
  });

  test("forms answer 503 with the error screen, and programs with a code", async () => {
    const sends: Promise<Page>[] = [
      add(guest, idem),
      guest.post("/auth/recover", { email: "a@example.com" }),
      member.post("/preferences", { language: "he" }),
      member.post("/auth/sign-out", {}),
    ];
    for (const page of await Promise.all(sends)) expectOutOfReach(page);
    const program = await guest.post("/api/voice/session", {});
    expect([program.status, JSON.parse(program.body)]).toEqual([503, { error: "database-unavailable" }]);
  });

  test.each([
    ["sign-in", "Sign in failed: An unexpected error occurred"],
    ["sign-up", "Sign up failed: An unexpected error occurred"],
  ])("%s says that it failed and keeps what was typed", async (intent, message) => {
    const idem = crypto.randomUUID();
    const page = await guest.post(`/auth?mode=${intent}`, {
      intent,
      idem,
      email: "a@example.com",
      password: PASSWORD,
    });
    expect([page.status, page.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(page.text).toContain(message);
    expect(page.valueOf("email")).toBe("a@example.com");
    expect(page.body).not.toContain(PASSWORD);
  });

  test("Joe's page says that it failed and keeps the question, also of who has a conversation already", async () => {
    const question = "How deep is a footing?";
    for (const browser of [guest, new Browser(own)]) {
      const form = crypto.randomUUID();
      const page = await browser.post("/ai-hub?tab=chat", { intent: "ask", idem: form, question });
      expect([page.status, page.headers.get("retry-after")]).toEqual([503, "5"]);
      expect(page.text).toContain("I'm having some technical difficulties right now");
      // Sent again it counts once.
      expect([page.valueOf("question"), page.valueOf("idem")]).toEqual([question, form]);
      expectSafe("503", page);
    }
    const hurt = await guest.post("/ai-hub?tab=chat", {
      intent: "ask",
      idem: crypto.randomUUID(),
      question: "A man fell off the roof and does not breathe",
    });
    expect(hurt.text).toContain("911");
    expect(hurt.valueOf("question")).toContain("does not breathe");
  });

  test("pages that need none still answer: the home page, signing in, files", async () => {
    for (const path of [
      "/",
      "/?lang=he",
      "/auth",
      "/auth?mode=sign-up",
      "/robots.txt",
      "/sitemap.xml",
      "/favicon.svg",
    ]) {
      expect([path, (await new Browser(own).get(path)).status]).toEqual([path, 200]);
    }
    expect((await new Browser(own).get("/nope")).status).toBe(404);
    expect((await new Browser(own).post("/cart", {}, { origin: "https://evil.example" })).status).toBe(403);
  });

  test("health is poor and names no address", async () => {
    const { status, body } = await new Browser(own).get("/healthz");
    expect(status).toBe(503);
    expect(JSON.parse(body)).toMatchObject({
      status: "degraded",
      dependencies: { database: { ok: false, detail: "unavailable" }, voice: { ok: true } },
    });
    expect(body).not.toContain(String(sqld.port));
  });

  test("and started again everything is there, nothing is doubled, and nobody restarted the app", async () => {
    sqld = await startSqld(folder, sqld.port);
    await expect.poll(async () => (await guest.get("/cart")).status).toBe(200);
    expect((await guest.visit("/cart")).cartCount).toBe(1);
    expect((await member.visit("/profile")).status).toBe(200);
    // The form that met a dead server is sent again, twice.
    for (const _ of ["again", "and again"]) expect((await add(guest, idem)).status).toBe(303);
    expect((await guest.visit("/cart")).cartCount).toBe(2);
    await expectWell(own);
    await sqld.stop();
  });
});

describe("with the libSQL server frozen", () => {
  test("pages answer 503 within the time limit and do not hang; thawed, the server serves on", async () => {
    const guest = await shopper(own);
    const idem = crypto.randomUUID();
    process.kill(sqld.pid ?? 0, "SIGSTOP");
    try {
      const started = performance.now();
      const [shop, added, health, home] = await Promise.all([
        guest.get("/cart"),
        add(guest, idem),
        new Browser(own).get("/healthz"),
        new Browser(own).get("/"),
      ]);
      tookAtMost("four answers beside a database that is frozen", GIVEN_UP_MS, performance.now() - started);
      expectOutOfReach(shop);
      expectOutOfReach(added);
      expect(JSON.parse(health.body).dependencies.database).toMatchObject({ ok: false, detail: "timed out" });
      expect(home.status).toBe(200);
    } finally {
      process.kill(sqld.pid ?? 0, "SIGCONT");
    }
    await expect.poll(async () => (await guest.get("/cart")).status).toBe(200);
    // Whether or not the frozen server still carried the form out, sending it again makes it count once.
    expect((await add(guest, idem)).status).toBe(303);
    await wait(200);
    expect((await guest.visit("/cart")).cartCount).toBe(2);
  });
});

describe("over a line that fails", () => {
  const FAULTS: Fault[] = ["reset", "half", "cut", "empty", "status-500", "status-502-page", "a-page"];

  test.each(FAULTS)("pages answer 503, a form may be sent again, and it counts once: %s", async (fault) => {
    const guest = await shopper(far);
    const idem = crypto.randomUUID();
    line.fault = fault;
    try {
      expectOutOfReach(await guest.get("/cart"));
      expectOutOfReach(await add(guest, idem));
      expect((await new Browser(far).get("/")).status).toBe(200);
      expect((await new Browser(far).get("/healthz")).status).toBe(503);
    } finally {
      line.fault = "none";
    }
    expect((await add(guest, idem)).status).toBe(303);
    expect((await guest.visit("/cart")).cartCount).toBe(2);
  });

  test("or goes silent in the middle of an answer, nobody waits longer than the limit", async () => {
    const guest = await shopper(far);
    line.fault = "half-and-hang";
    try {
      const started = performance.now();
      expectOutOfReach(await guest.get("/cart"));
      tookAtMost("a page whose database goes silent", GIVEN_UP_MS, performance.now() - started);
    } finally {
      line.fault = "none";
    }
    expect((await guest.visit("/cart")).cartCount).toBe(1);
  });
});
