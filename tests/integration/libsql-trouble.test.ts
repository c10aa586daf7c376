import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Fault } from "../fakes/faulty-line.ts";
import { Browser, type Fields, type Page } from "./support/browser.ts";
import { productOnLibsql } from "./support/libsql.ts";
import { PASSWORD, signIn, uniqueEmail } from "./support/members.ts";

const product = productOnLibsql("sqld-trouble");

async function newMember(): Promise<Browser> {
  const browser = new Browser(product.own);
  const email = uniqueEmail();
  await browser.post("/auth?mode=sign-up", { intent: "sign-up", idem: idem(), email, password: PASSWORD });
  await signIn(browser, email);
  return browser;
}

afterEach(() => {
  product.line.fault = "none";
});

const idem = () => crypto.randomUUID();
const QUESTION = "How high is a guardrail?";
const DRAWING = "11111111-1111-4111-8111-111111111111";

/** A form for every route that takes one; each would change something or ask the database. */
const FORMS: [path: string, fields: () => Fields][] = [
  ["/preferences", () => ({ language: "he" })],
  ["/auth", () => ({ intent: "sign-in", email: "a@example.com", password: PASSWORD })],
  [
    "/auth?mode=sign-up",
    () => ({ intent: "sign-up", idem: idem(), email: uniqueEmail(), password: PASSWORD }),
  ],
  ["/auth/recover", () => ({ email: uniqueEmail() })],
  ["/auth/confirm", () => ({ token: "x".repeat(43) })],
  ["/auth/reset", () => ({ token: "x".repeat(43), password: "another-password-1" })],
  ["/auth/sign-out", () => ({})],
  ["/profile", () => ({ intent: "end-others", idem: idem() })],
  ["/cart", () => ({ intent: "add", idem: idem(), productId: "insurance-guide" })],
  ["/ai-hub", () => ({ intent: "ask", idem: idem(), question: QUESTION })],
  ["/ai-hub", () => ({ intent: "clear", idem: idem() })],
  ["/voice-assistant", () => ({ intent: "ask", idem: idem(), question: QUESTION })],
  ["/voice-assistant", () => ({ intent: "delete", id: DRAWING })],
  ["/blueprint-analyzer", () => ({ intent: "delete", id: DRAWING })],
  ["/questions", () => ({ intent: "dismiss", idem: idem(), question: QUESTION })],
  ["/api/voice/session", () => ({})],
  ["/api/search", () => ({ query: QUESTION })],
  ["/api/joe/conversation", () => ({ intent: "ask", idem: idem(), question: QUESTION })],
  ["/functions/joe-rating", () => ({ answer: idem(), question: QUESTION, rating: "like" })],
];

const PAGES = [
  "/shop",
  "/cart",
  "/ai-hub",
  "/voice-assistant",
  "/profile",
  "/blueprint-analyzer",
  "/ai-search",
  "/healthz",
];

const statusesOf = (pages: readonly Page[]) => [...new Set(pages.map(({ status }) => status))].sort();

/** What came to nothing for want of the database: it says so, and when to come back. */
function expectComeBack(pages: readonly Page[]): void {
  for (const { path, status, headers, body } of pages) {
    expect([path, status]).not.toEqual([path, 500]);
    expect(body).not.toMatch(/SQLITE|hrana|database is locked/i);
    if (status !== 503) continue;
    expect([path, Number(headers.get("retry-after"))]).toEqual([path, 5]);
    expect([path, headers.get("cache-control")]).toEqual([path, "private, no-store"]);
  }
}

describe.each<Fault>(["locked", "cut", "empty", "reset"])("with a database in trouble (%s)", (fault) => {
  let guest: Browser;
  let member: Browser;
  // Anew: what was carried out although its answer was lost has signed the last one out.
  beforeAll(async () => {
    guest = new Browser(product.own);
    await guest.visit("/shop");
    member = await newMember();
  });

  test("no form is answered 500, and what could not be done is a 503 that says when to come back", async () => {
    product.line.fault = fault;
    for (const browser of [guest, member]) {
      const pages: Page[] = [];
      for (const [path, fields] of FORMS) pages.push(await browser.post(path, fields()));
      expectComeBack(pages);
      expect(statusesOf(pages)).toContain(503);
    }
  });

  test("no page is answered 500 either", async () => {
    product.line.fault = fault;
    for (const browser of [guest, member]) {
      const pages: Page[] = [];
      for (const path of PAGES) pages.push(await browser.get(path), await browser.get(`${path}.data`));
      expectComeBack(pages);
    }
  });

  test("the voice page keeps what was typed", async () => {
    product.line.fault = fault;
    const page = await new Browser(product.own).post("/voice-assistant", {
      intent: "ask",
      idem: idem(),
      question: QUESTION,
    });
    expect([page.status, page.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(page.valueOf("question")).toBe(QUESTION);
    expect(page.problem).toContain("Your question is kept below.");
  });

  test("the assistant function answers a code", async () => {
    product.line.fault = fault;
    const answer = await guest.send("/functions/joe-ai-assistant", {
      method: "POST",
      body: JSON.stringify({ question: QUESTION }),
      headers: { "content-type": "application/json" },
    });
    expect([answer.status, answer.body, answer.headers.get("retry-after")]).toEqual([
      503,
      '{"error":"database-unavailable"}',
      "5",
    ]);
  });
});

test("while another process writes, pages that only read go on", async () => {
  const member = await newMember();
  product.line.fault = "locked";
  for (const path of ["/shop", "/cart", "/ai-hub", "/profile"])
    expect([path, (await member.get(path)).status]).toEqual([path, 200]);
});
