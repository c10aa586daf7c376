/// <reference types="@cloudflare/vitest-pool-workers/types" />

import { env as runtime } from "cloudflare:workers";
import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { capturedLogLines } from "../../tests/fakes/log-lines.ts";
import { healthSchema } from "../shared/health.ts";
import { PROVIDER_CONFIGURED, searchAnswerSchema } from "../shared/search-contract.ts";
import worker from "./index.ts";

// Only the namespace comes from the runtime, so that a developer's own variables change nothing.
const { LEDGER } = runtime as { LEDGER?: unknown };
const BINDINGS = { LEDGER, ENVIRONMENT: "test" };
const KEY = "pplx-a-key-that-must-not-be-shown";
const QUESTION = { query: "stair riser height", language: "en", visitor: "v-1", network: "n-1" };

const lines = capturedLogLines();

function send(path: string, init: RequestInit = {}, bindings: object = BINDINGS): Promise<Response> {
  return worker.fetch(new Request(`https://search.internal${path}`, init), bindings);
}

function search(
  body: unknown,
  headers: Record<string, string> = {},
  bindings: object = BINDINGS,
): Promise<Response> {
  const init = { method: "POST", body: typeof body === "string" ? body : JSON.stringify(body) };
  return send("/search", { ...init, headers: { "content-type": "application/json", ...headers } }, bindings);
}

async function answerOf(response: Response) {
  return v.parse(searchAnswerSchema, await response.json());
}

test("without a key every search gets the canned answer, which is a code and no text", async () => {
  const outbound = vi.spyOn(globalThis, "fetch");
  const response = await search(QUESTION);
  expect(response.status).toBe(200);
  expect(await answerOf(response)).toEqual({
    ok: true,
    canned: true,
    reason: "no-key",
    text: null,
    citations: [],
  });
  expect(outbound).not.toHaveBeenCalled();
});

test("a content type with parameters and in capitals is JSON as well", async () => {
  expect((await search(QUESTION, { "content-type": "Application/JSON; charset=utf-8" })).status).toBe(200);
});

test.each(["text/plain", "application/x-www-form-urlencoded", "application/jsonp", ""])(
  "a body of type %j is refused with 415",
  async (type) => {
    const response = await search(QUESTION, { "content-type": type });
    expect(response.status).toBe(415);
    expect(await answerOf(response)).toEqual({ ok: false, error: "unsupported-media-type" });
  },
);

test("a body above 8 KB is refused with 413", async () => {
  const response = await search({ ...QUESTION, padding: "x".repeat(8 * 1024) });
  expect(response.status).toBe(413);
  expect(await answerOf(response)).toEqual({ ok: false, error: "too-large" });
});

test("the longest legal query fits, even when every character is escaped", async () => {
  const body = JSON.stringify({ ...QUESTION, query: "@" }).replace("@", "\\u05d0".repeat(400));
  expect((await search(body)).status).toBe(200);
});

test.each(["", "{", "null", "[]", '"query"', "{}", '{"query":1}', "<xml/>"])(
  "the body %j is refused as malformed",
  async (body) => {
    const response = await search(body);
    expect(response.status).toBe(400);
    expect(await answerOf(response)).toEqual({ ok: false, error: "malformed" });
  },
);

test("a body that is not UTF-8 is refused as malformed", async () => {
  const body = new Uint8Array([0x7b, 0xff, 0x7d]);
  const response = await send("/search", {
    method: "POST",
    body,
    headers: { "content-type": "application/json" },
  });
  expect(await answerOf(response)).toEqual({ ok: false, error: "malformed" });
});

test.each([
  ["empty-query", " "],
  ["too-long", "x".repeat(401)],
])("a query that is %s gets that code", async (error, query) => {
  const response = await search({ ...QUESTION, query });
  expect(response.status).toBe(400);
  expect(await answerOf(response)).toEqual({ ok: false, error });
});

test.each([
  ["/search", "GET", "POST"],
  ["/search", "PUT", "POST"],
  ["/search", "OPTIONS", "POST"],
  ["/healthz", "POST", "GET"],
])("%s by %s is refused with 405 and the method that is allowed", async (path, method, allow) => {
  const response = await send(path, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe(allow);
  expect(await answerOf(response)).toEqual({ ok: false, error: "method-not-allowed" });
});

test.each(["/", "/search/", "/SEARCH", "/v1/responses", "/constructor"])(
  "there is nothing at %s",
  async (path) => {
    const response = await send(path);
    expect(response.status).toBe(404);
    expect(await answerOf(response)).toEqual({ ok: false, error: "not-found" });
  },
);

test("an unknown dialect fails every search with a code and is named in the log and the health answer", async () => {
  const bindings = { ...BINDINGS, SEARCH_DIALECT: "smoke-signals", SEARCH_API_KEY: KEY };
  const response = await search(QUESTION, {}, bindings);
  expect(response.status).toBe(500);
  expect(await response.text()).toBe('{"ok":false,"error":"misconfigured"}');
  expect(lines.join()).toContain("SEARCH_DIALECT must be agent or chat");

  const health = await send("/healthz", {}, bindings);
  expect(health.status).toBe(503);
  expect(v.parse(healthSchema, await health.json()).dependencies).toEqual({
    environment: { ok: false, detail: "SEARCH_DIALECT must be agent or chat" },
  });
});

test.each(["agent", "chat", ""])("the dialect %j is known", async (dialect) => {
  expect((await search(QUESTION, {}, { ...BINDINGS, SEARCH_DIALECT: dialect })).status).toBe(200);
});

test("a key is not sent over plain http in production", async () => {
  const bindings = { ...BINDINGS, SEARCH_BASE_URL: "http://provider.example", ENVIRONMENT: "production" };
  expect(await answerOf(await search(QUESTION, {}, bindings))).toEqual({ ok: false, error: "misconfigured" });
  expect((await search(QUESTION, {}, { ...bindings, ENVIRONMENT: "development" })).status).toBe(200);
});

test("a fault inside is answered with a code and nothing of the fault", async () => {
  const broken = new Proxy(
    {},
    {
      has: () => true,
      get: () => {
        throw new Error("the inner workings");
      },
    },
  );
  const response = await search(QUESTION, {}, broken);
  expect(response.status).toBe(500);
  expect(await response.text()).toBe('{"ok":false,"error":"internal"}');
  expect(lines.join()).toContain("the inner workings");
});

test("health says that no provider is configured and is ok", async () => {
  const response = await send("/healthz");
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(v.parse(healthSchema, await response.json())).toEqual({
    status: "ok",
    service: "search",
    dependencies: { provider: { ok: true, detail: "not configured" } },
  });
});

test("health says that a provider is configured, and never the key", async () => {
  const response = await send("/healthz", {}, { ...BINDINGS, SEARCH_API_KEY: KEY });
  const text = await response.text();
  expect(text).toContain(`"${PROVIDER_CONFIGURED}"`);
  expect(text).not.toContain(KEY);
});

test("the caller's request id is logged and sent back", async () => {
  const response = await search(QUESTION, { "x-request-id": "r-42" });
  expect(response.headers.get("x-request-id")).toBe("r-42");
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      event: "search.answered",
      requestId: "r-42",
      status: 200,
      outcome: "canned:no-key",
    }),
  ]);
});

test("what was searched for and by whom is never logged", async () => {
  await search({ ...QUESTION, query: "my private question", visitor: "visitor-77", network: "network-77" });
  expect(lines.join()).not.toMatch(/private question|(visitor|network)-77/);
});

test("answers allow no other site to read them and are not cached", async () => {
  const response = await search(QUESTION, { origin: "https://elsewhere.example" });
  expect(response.headers.get("access-control-allow-origin")).toBeNull();
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
});
