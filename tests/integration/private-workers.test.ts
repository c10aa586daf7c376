import { expect, test } from "vitest";
import { Browser } from "./support/browser.ts";
import { signUp } from "./support/members.ts";
import { ownProduct, product } from "./support/product.ts";
import { rawRequest } from "./support/raw.ts";

// Miniflare leads a request to the worker that this header names; what stands behind the app has no other caller.
test.each([
  { worker: "groundwork-jobs", path: "/project-management", body: { idem: "6f1d" } },
  { worker: "groundwork-search", path: "/search", body: { query: "rebar", language: "en", visitor: "v" } },
  { worker: "groundwork-voice", path: "/sessions", body: { visitor: "v", language: "en", mode: "practice" } },
])("nobody outside reaches $worker", async ({ worker, path, body }) => {
  const { status, body: answer } = await rawRequest(product, {
    method: "POST",
    path,
    headers: { "content-type": "application/json", "mf-route-override": worker },
    body: JSON.stringify({ network: "n", ...body }),
  });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(answer).not.toContain('"ok":true');
});

// What Miniflare lets replace a request's whole address says no more than a Host header: the operator's name counts.
test("an address that the sender made up leads no mail and no search engine elsewhere", async () => {
  const own = await ownProduct({ APP_ORIGIN: "https://groundwork.example" });
  const email = await signUp(own);
  const madeUp = (path: string) => ({
    "mf-original-url": `http://evil.example${path}`,
    origin: "http://evil.example",
  });
  const browser = new Browser(own);
  expect((await browser.post("/auth/recover", { email }, madeUp("/auth/recover"))).status).toBe(303);
  const mails = await own.query<{ text: string }>("select text from mail_outbox where recipient = ?", email);
  expect(mails).toHaveLength(2);
  for (const { text } of mails) expect(text).toContain("https://groundwork.example/auth/");
  const shop = await browser.get("/services", madeUp("/shop"));
  expect(shop.body).toContain('<link rel="canonical" href="https://groundwork.example/shop"/>');
  for (const body of [shop.body, ...mails.map(({ text }) => text)]) expect(body).not.toContain("evil");
  // Whoever asks properly gets no copy of that.
  expect((await new Browser(own).get("/services")).heading).not.toBe(shop.heading);
  expect((await browser.get("/services", madeUp("/workspace"))).location).toMatch(/^\/auth\?/);
  // A browser sends such a header to another site only after asking for leave, which nobody gets.
  const asked = await browser.send("/auth/recover", {
    method: "OPTIONS",
    headers: {
      origin: "https://evil.example",
      "access-control-request-method": "POST",
      "access-control-request-headers": "mf-original-url",
    },
  });
  expect([
    asked.status,
    [...asked.headers.keys()].filter((name) => name.startsWith("access-control")),
  ]).toEqual([405, []]);
});
