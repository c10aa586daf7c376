/// <reference types="@cloudflare/vitest-pool-workers/types" />
import { createExecutionContext, runDurableObjectAlarm, waitOnExecutionContext } from "cloudflare:test";
import { env as runtime } from "cloudflare:workers";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { fakeProvider, hang, heldTimeouts } from "../../tests/fakes/provider.ts";
import { agent, chat, objection, refusal } from "../../tests/fakes/search-provider.mjs";
import { type SearchEvent, searchAnswerSchema } from "../shared/search-contract.ts";
import { readEnv } from "./env.ts";
import { handleRequest } from "./handle-request.ts";
import { waitBeforeRetry } from "./provider.ts";
import { normalised } from "./search.ts";

const KEY = "pplx-a-key-that-must-not-be-shown";
const BASE = "https://provider.example";
const SOURCES = [
  { title: "The code council", url: "https://codes.example/irc" },
  { title: "Prices today", url: "http://prices.example/lumber?q=2x4" },
];
const TEXT = "Two by fours cost 4 dollars a piece [1]. They cost 3 last month [2].";
/** A Thursday at noon, UTC; every test that spends has a day of its own. */
const NOON = Date.UTC(2026, 0, 1, 12);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const { LEDGER } = runtime as { LEDGER?: unknown };
const DIALECTS = { agent, chat } as const;
type DialectName = keyof typeof DIALECTS;
type Reply = { status?: number; headers?: Record<string, string>; body?: string };

const lines: string[] = [];
/** Everything that left the worker in a test. */
const shown: string[] = [];

beforeEach(() => {
  lines.length = 0;
  shown.length = 0;
  for (const level of ["info", "warn", "error"] as const) {
    vi.spyOn(console, level).mockImplementation((line: string) => lines.push(line));
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  expect([...lines, ...shown].join("\n")).not.toContain(KEY);
});

/** A provider that objects to what real ones object to, and else answers with each reply in turn, then the last. */
function provider(...replies: (Reply | (() => Promise<Response>))[]) {
  let turn = 0;
  return fakeProvider(BASE, async (request) => {
    const body = await request.text();
    const received = {
      method: request.method,
      path: new URL(request.url).pathname,
      headers: Object.fromEntries(request.headers),
      body,
    };
    const reply = replies[Math.min(turn++, replies.length - 1)];
    if (typeof reply === "function") return reply();
    return respond(objection(received, KEY) ?? (reply as Reply));
  });
}

function respond({
  status = 200,
  headers = { "content-type": "application/json" },
  body = "",
}: Reply): Response {
  return new Response(body, { status, headers });
}

const bodyOf = async (request: Request | undefined) =>
  (await request?.clone().json()) as Record<string, unknown>;

const unique = (text = "price of lumber") => `${text} ${crypto.randomUUID()}`;

interface Asked {
  query?: string;
  visitor?: string;
  network?: string;
  language?: string;
  stream?: boolean;
  now?: number;
  variables?: Record<string, string>;
}

async function send(
  { now = NOON, variables = {}, ...request }: Asked,
  dialect: DialectName,
): Promise<Response> {
  const context = createExecutionContext();
  const bindings = {
    LEDGER,
    ENVIRONMENT: "production",
    SEARCH_API_KEY: KEY,
    SEARCH_BASE_URL: BASE,
    SEARCH_DIALECT: dialect,
    ...variables,
  };
  const body = JSON.stringify({
    query: unique(),
    language: "en",
    visitor: crypto.randomUUID(),
    network: crypto.randomUUID(),
    ...request,
  });
  const response = await handleRequest({
    request: new Request("https://search.internal/search", {
      method: "POST",
      body,
      headers: { "content-type": "application/json" },
    }),
    env: bindings,
    context,
    now: () => now,
  });
  const text = await textOf(response.clone());
  shown.push(text, JSON.stringify([...response.headers]));
  await waitOnExecutionContext(context);
  return response;
}

async function ask(asked: Asked, dialect: DialectName) {
  return v.parse(searchAnswerSchema, await (await send(asked, dialect)).json());
}

async function eventsOf(asked: Asked, dialect: DialectName): Promise<SearchEvent[]> {
  const response = await send({ ...asked, stream: true }, dialect);
  expect([response.status, response.headers.get("content-type")]).toEqual([
    200,
    "application/x-ndjson; charset=utf-8",
  ]);
  return (await textOf(response))
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as SearchEvent);
}

const answered = {
  ok: true,
  canned: false,
  text: TEXT,
  citations: SOURCES.map((source, n) => ({ number: n + 1, ...source })),
  answeredAt: "2026-01-01T12:00:00.000Z",
  stale: false,
};

describe.each(["agent", "chat"] as const)("in the %s dialect", (name) => {
  const dialect = DIALECTS[name];

  test("an answer in one piece comes with its sources", async () => {
    const { requests } = provider(dialect.answer(TEXT, SOURCES));
    expect(await ask({}, name)).toEqual(answered);
    expect(requests.map(({ url, redirect }) => [url, redirect])).toEqual([[BASE + dialect.path, "manual"]]);
  });

  test.each(["\n\n", "\r\n\r\n"])(
    "a streamed answer comes piece by piece, lines ended by %j",
    async (newline) => {
      provider(dialect.stream(TEXT, SOURCES, { newline }));
      const events = await eventsOf({}, name);
      expect(events.at(-1)).toEqual({ type: "answer", answer: answered });
      const pieces = events.slice(0, -1).map((event) => (event.type === "text" ? event.text : undefined));
      expect(pieces.length).toBeGreaterThan(1);
      expect(TEXT.startsWith(pieces.join(""))).toBe(true);
    },
  );

  test("a provider that answers a stream in one piece is understood", async () => {
    provider(dialect.answer(TEXT, SOURCES));
    expect(await eventsOf({}, name)).toEqual([{ type: "answer", answer: answered }]);
  });

  test("the question goes out with the key, in the visitor's language, and with nothing about who asks", async () => {
    const { requests } = provider(dialect.answer(TEXT));
    const query = unique();
    await ask({ query, visitor: "visitor-77", network: "network-77", language: "he" }, name);
    const sent = JSON.stringify(await bodyOf(requests[0]));
    expect(sent).toContain(query);
    expect(sent).toContain("Hebrew");
    expect(sent).not.toMatch(/visitor-77|network-77/);
    expect(requests[0]?.headers.get("authorization")).toBe(`Bearer ${KEY}`);
  });

  test.each([
    ["a refused key", refusal(401, "invalid_api_key", KEY), "status-401"],
    [
      "an HTML page for a refused key",
      { status: 401, headers: { "content-type": "text/html" }, body: "<title>401</title>" },
      "status-401",
    ],
    ["a forbidden key", refusal(403, "forbidden"), "status-403"],
    ["a retired API", refusal(403, "chat_completions_not_available"), "retired"],
    ["an address that is none", refusal(404, "not_found"), "status-404"],
    ["a request it does not like", refusal(400, "invalid_request"), "status-400"],
    [
      "a redirect elsewhere",
      { status: 302, headers: { location: "https://elsewhere.example/" } },
      "status-302",
    ],
  ])("%s is not asked twice", async (_, reply, reason) => {
    const { requests } = provider(async () => respond(reply));
    expect(await ask({}, name)).toEqual({ ok: false, error: "provider-failed" });
    expect(requests).toHaveLength(1);
    expect(lines.join()).toContain(`"reason":"${reason}"`);
  });

  test("of a retired API the operator reads what to set", async () => {
    provider(refusal(403, "chat_completions_not_available"));
    await ask({}, name);
    expect(lines.join()).toContain("set SEARCH_DIALECT to agent");
  });

  test.each([
    [
      "HTML",
      { headers: { "content-type": "text/html" }, body: "<html>Sign in to this network</html>" },
      "not-json",
    ],
    ["nothing", { body: "" }, "not-json"],
    ["JSON of another shape", { body: '{"choices":7,"status":7}' }, "shape"],
    ["a list", { body: "[]" }, undefined],
    ["null", { body: "null" }, "shape"],
    ["an error with status 200", { body: '{"error":{"message":"no"},"status":"failed"}' }, "refused"],
    ["an empty text", dialect.answer(" \n\u202e "), "empty"],
    ["bytes that are no text", async () => new Response(new Uint8Array([0x22, 0xff, 0x22])), "not-utf8"],
    ["far too much", { body: JSON.stringify("x".repeat(1024 * 1024)) }, "too-large"],
    ["a line that goes dead", async () => new Response(brokenBody()), "unreachable"],
  ])("%s for an answer is a failure, and nothing of it is shown", async (_, reply, reason) => {
    provider(reply);
    expect(await ask({}, name)).toEqual({ ok: false, error: "provider-failed" });
    if (reason) expect(lines.join()).toContain(`"reason":"${reason}"`);
  });

  test.each([
    ["is HTML", eventStream("<html>\n\nno\n\n"), name === "agent" ? "broken-off" : "empty"],
    ["holds what is no JSON", eventStream("data: {\n\n"), "not-json"],
    ["holds another shape", eventStream('data: {"choices":7}\n\n'), "shape"],
    ["ends in an error", eventStream('data: {"type":"error","error":{"message":"no"}}\n\n'), "refused"],
    ["never ends its line", eventStream(`data: ${"x".repeat(600 * 1024)}`), "too-large"],
  ])("a stream that %s is a failure", async (_, reply, reason) => {
    provider(reply);
    expect((await eventsOf({}, name)).at(-1)).toEqual({
      type: "answer",
      answer: { ok: false, error: "provider-failed" },
    });
    expect(lines.join()).toContain(`"reason":"${reason}"`);
  });

  test("a stream that never ends is ended when its text is long enough", async () => {
    const piece = "brick by brick ".repeat(20);
    const event =
      name === "agent"
        ? { type: "response.output_text.delta", delta: piece }
        : { choices: [{ delta: { content: piece } }] };
    provider(async () => endless(`data: ${JSON.stringify(event)}\n\n`));
    const last = (await eventsOf({}, name)).at(-1);
    expect(last).toMatchObject({ answer: { ok: true, text: expect.stringMatching(/^brick by brick/) } });
  });

  test("silence is a failure after the time that a visitor is made to wait", async () => {
    const time = heldTimeouts();
    provider(hang);
    const asked = ask({}, name);
    await expect.poll(() => time.limits).toEqual([20_000]);
    time.expire();
    expect(await asked).toEqual({ ok: false, error: "provider-failed" });
    expect(lines.join()).toContain('"reason":"timeout"');
  });

  test.each([429, 500, 502, 503, 504])("after %i the provider is asked once more", async (status) => {
    const busy = { ...refusal(status, "busy"), headers: { "retry-after": "0" } };
    const { requests } = provider(busy, dialect.answer(TEXT, SOURCES));
    expect(await ask({}, name)).toEqual(answered);
    expect(requests).toHaveLength(2);
  });

  test("a provider that stays busy is asked twice and no more", async () => {
    const { requests } = provider({ ...refusal(503, "busy"), headers: { "retry-after": "0" } });
    expect(await ask({}, name)).toEqual({ ok: false, error: "provider-failed" });
    expect(requests).toHaveLength(2);
  });

  test("a provider that wants a long pause is not asked again", async () => {
    const { requests } = provider({ ...refusal(429, "busy"), headers: { "retry-after": "60" } });
    expect(await ask({}, name)).toEqual({ ok: false, error: "provider-failed" });
    expect(requests).toHaveLength(1);
  });

  test("only web addresses become citations, each number once, and a page without a title goes by its host", async () => {
    provider(
      dialect.answer("See [1] to [6].", [
        { title: "Bad", url: "javascript:alert(1)" },
        { title: "Worse", url: "data:text/html,<script>" },
        { title: null, url: "https://fine.example/a b" },
        { title: "As if", url: "https://bank.example@evil.example/" },
        { title: "Torn\n\u202egnirts", url: "HTTPS://Caps.example" },
        { title: "No address", url: "codes" },
      ]),
    );
    expect(await ask({}, name)).toMatchObject({
      citations: [
        { number: 3, title: "fine.example", url: "https://fine.example/a%20b" },
        { number: 5, title: "Torn gnirts", url: "https://caps.example/" },
      ],
    });
  });

  test("a name that nobody can see, or a host longer than a title, takes no answer away", async () => {
    const long = `https://${"a.".repeat(200)}example/`;
    provider(
      dialect.answer("See [1] and [2].", [
        { title: "\u200b\u2066\u{e0041}", url: "https://fine.example/" },
        { title: null, url: long },
      ]),
    );
    expect(await ask({}, name)).toMatchObject({
      citations: [
        { number: 1, title: "fine.example" },
        { number: 2, title: "a.".repeat(150), url: long },
      ],
    });
  });

  test("thoughts, control characters and marks that turn the text around are left out", async () => {
    provider(dialect.answer("<think>hm [1]</think>\n\nUse\u0000 a \u202elevel.\r\nAnd a line.\n"));
    expect(await ask({}, name)).toMatchObject({ text: "Use a level.\nAnd a line." });
  });

  test("a very long text is cut without halving a character", async () => {
    provider(dialect.answer(`${"x".repeat(19_999)}🧱`));
    expect(await ask({}, name)).toMatchObject({ text: "x".repeat(19_999) });
  });
});

describe("what is sent", () => {
  const sentFor = async (dialect: DialectName, model?: string, stream = false) => {
    const { requests } = provider(stream ? DIALECTS[dialect].stream(TEXT) : DIALECTS[dialect].answer(TEXT));
    await send(
      {
        query: "lumber",
        visitor: unique(),
        stream,
        variables: model ? { SEARCH_MODEL: model, SEARCH_CACHE_SECONDS: "0" } : { SEARCH_CACHE_SECONDS: "0" },
      },
      dialect,
    );
    return bodyOf(requests[0]);
  };

  test("by chat holds the fields and the figures of the specification and one penalty", async () => {
    expect(await sentFor("chat")).toEqual({
      model: "sonar",
      messages: [
        { role: "system", content: expect.stringContaining("English") },
        { role: "user", content: "lumber" },
      ],
      temperature: 0.2,
      top_p: 0.9,
      max_tokens: 1000,
      return_images: false,
      return_related_questions: false,
      search_recency_filter: "month",
      frequency_penalty: 1,
      stream: false,
    });
  });

  test("to an agent makes it search, within the last month", async () => {
    expect(await sentFor("agent", undefined, true)).toEqual({
      model: "perplexity/sonar",
      instructions: expect.stringContaining("English"),
      input: "lumber",
      temperature: 0.2,
      top_p: 0.9,
      max_output_tokens: 1000,
      language_preference: "en",
      tools: [{ type: "web_search", filters: { search_recency_filter: "month" } }],
      tool_choice: { type: "web_search" },
      store: false,
      stream: true,
    });
  });

  test.each([
    ["sonar", { model: "perplexity/sonar" }],
    ["llama-3.1-sonar-small-128k-online", { model: "perplexity/sonar" }],
    ["sonar-pro", { preset: "low" }],
    ["sonar-deep-research", { preset: "medium" }],
    ["perplexity/sonar", { model: "perplexity/sonar" }],
    ["house/searcher", { model: "house/searcher" }],
  ])("to an agent names the successor of %s", async (model, expected) => {
    const { model: sentModel, preset } = await sentFor("agent", model);
    expect({ model: sentModel, preset }).toEqual({ model: undefined, preset: undefined, ...expected });
  });

  test("by chat names the operator's model as it is", async () => {
    expect(await sentFor("chat", "perplexity/sonar")).toMatchObject({ model: "perplexity/sonar" });
  });

  test("goes to the operator's address, with and without its version", async () => {
    for (const base of [BASE, `${BASE}/v1`]) {
      const { requests } = provider(agent.answer(TEXT));
      await ask({ variables: { SEARCH_BASE_URL: base } }, "agent");
      expect(requests.map(({ url }) => url)).toEqual([`${BASE}/v1/responses`]);
    }
  });
});

describe("a failed run of an agent", () => {
  test.each(["failed", "cancelled", "in_progress", "requires_action"])(
    "with the status %s is a failure",
    async (status) => {
      provider(agent.answer(TEXT, SOURCES, status));
      expect(await ask({}, "agent")).toEqual({ ok: false, error: "provider-failed" });
    },
  );

  test("is a failure at the end of a stream, whatever was written before", async () => {
    for (const ending of ["response.failed", "response.cancelled", ""]) {
      provider(agent.stream(TEXT, SOURCES, { ending }));
      const events = await eventsOf({}, "agent");
      expect(events.length).toBeGreaterThan(1);
      expect(events.at(-1)).toEqual({ type: "answer", answer: { ok: false, error: "provider-failed" } });
    }
  });

  test("that was only cut at its limit is an answer", async () => {
    provider(agent.stream(TEXT, SOURCES, { ending: "response.incomplete" }));
    expect((await eventsOf({}, "agent")).at(-1)).toMatchObject({ answer: { ok: true, text: TEXT } });
  });
});

test("a chat without [DONE] ends with its body", async () => {
  provider(chat.stream(TEXT, SOURCES, { done: false }));
  expect((await eventsOf({}, "chat")).at(-1)).toMatchObject({ answer: { ok: true, text: TEXT } });
});

test("an agent without search results is cited by its annotations", async () => {
  const annotation = {
    type: "url_citation",
    url: "https://a.example/",
    title: "A",
    start_index: 0,
    end_index: 1,
  };
  const content = [{ type: "output_text", text: "Yes.", annotations: [annotation, annotation] }];
  provider({ body: JSON.stringify({ status: "completed", output: [{ type: "message", content }] }) });
  expect(await ask({}, "agent")).toMatchObject({
    citations: [{ number: 1, title: "A", url: "https://a.example/" }],
  });
});

test("when the page that wanted a stream is left, the provider is left too", async () => {
  const { requests } = fakeProvider(BASE, hang);
  const context = createExecutionContext();
  const body = JSON.stringify({
    query: unique(),
    language: "en",
    visitor: unique(),
    network: unique(),
    stream: true,
  });
  const headers = { "content-type": "application/json" };
  const response = await handleRequest({
    request: new Request("https://search.internal/search", { method: "POST", body, headers }),
    env: { LEDGER, ENVIRONMENT: "test", SEARCH_API_KEY: KEY, SEARCH_BASE_URL: BASE },
    context,
  });
  await expect.poll(() => requests).toHaveLength(1);
  await response.body?.cancel();
  await expect.poll(() => lines.join()).toContain("abandoned");
});

describe("kept answers", () => {
  const other = dialectAnswer("Another text, long enough to tell.");

  test("are given again for the same question, however it is written, and cost nothing", async () => {
    const { requests } = provider(agent.answer(TEXT, SOURCES), other);
    const query = unique("Price of Lumber");
    const visitor = unique();
    const variables = { SEARCH_DAILY_PER_VISITOR: "1" };
    const first = await ask({ query, visitor, variables }, "agent");
    for (const same of [query, `  ${query.toUpperCase()}?`, query.replaceAll(" ", "\u00a0 ")]) {
      expect(await ask({ query: same, visitor, variables, now: NOON + HOUR }, "agent")).toEqual(first);
    }
    expect((await eventsOf({ query, visitor, variables }, "agent")).length).toBe(1);
    expect(requests).toHaveLength(1);
  });

  test("are not given for another language, another model or another provider", async () => {
    const { requests } = provider(agent.answer(TEXT));
    const query = unique();
    await ask({ query }, "agent");
    await ask({ query, language: "es" }, "agent");
    await ask({ query, variables: { SEARCH_MODEL: "another" } }, "agent");
    await ask({ query, variables: { SEARCH_BASE_URL: `${BASE}/v1` } }, "agent");
    expect(requests).toHaveLength(4);
  });

  test("are asked for anew after their time, which the operator chooses", async () => {
    const { requests } = provider(agent.answer(TEXT), other);
    const query = unique();
    const variables = { SEARCH_CACHE_SECONDS: "60" };
    await ask({ query, variables }, "agent");
    expect(await ask({ query, variables, now: NOON + 59_999 }, "agent")).toMatchObject({ text: TEXT });
    expect(await ask({ query, variables, now: NOON + 60_000 }, "agent")).toMatchObject({
      text: "Another text, long enough to tell.",
    });
    expect(requests).toHaveLength(2);
  });

  test("stand in for a provider that fails, and say of when they are", async () => {
    provider(agent.answer(TEXT, SOURCES), refusal(401, "invalid_api_key"));
    const query = unique();
    await ask({ query }, "agent");
    const later = { query, now: NOON + 7 * HOUR };
    expect(await ask(later, "agent")).toEqual({ ...answered, stale: true });
    expect((await eventsOf(later, "agent")).at(-1)).toEqual({
      type: "answer",
      answer: { ...answered, stale: true },
    });
    expect(await ask({ query, now: NOON + 8 * DAY }, "agent")).toEqual({
      ok: false,
      error: "provider-failed",
    });
  });

  test("stand in when a budget is used up", async () => {
    provider(agent.answer(TEXT, SOURCES));
    const query = unique();
    const visitor = unique();
    await ask({ query }, "agent");
    const variables = { SEARCH_DAILY_PER_VISITOR: "0" };
    expect(await ask({ query, visitor, variables, now: NOON + 7 * HOUR }, "agent")).toMatchObject({
      text: TEXT,
      stale: true,
    });
  });

  test("are never made of failures", async () => {
    const { requests } = provider(refusal(404, "not_found"), agent.answer(TEXT));
    const query = unique();
    expect(await ask({ query }, "agent")).toEqual({ ok: false, error: "provider-failed" });
    expect(await ask({ query }, "agent")).toMatchObject({ text: TEXT });
    expect(requests).toHaveLength(2);
  });
});

describe("the budget of a day", () => {
  test("holds for a visitor, also for searches of the same moment, and not for another", async () => {
    const { requests } = provider(agent.answer(TEXT));
    const now = NOON + 10 * DAY;
    const visitor = unique();
    const variables = { SEARCH_DAILY_PER_VISITOR: "3" };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ask({ visitor, now, variables }, "agent")),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
    expect(answers.filter(({ ok }) => !ok)).toEqual(Array(5).fill({ ok: false, error: "visitor-budget" }));
    expect(requests).toHaveLength(3);
    expect((await send({ visitor, now, variables }, "agent")).status).toBe(429);
    expect((await ask({ now, variables }, "agent")).ok).toBe(true);
  });

  test("holds for a network, with however many accounts, and leaves the rest of the day to others", async () => {
    const { requests } = provider(agent.answer(TEXT));
    const now = NOON + 12 * DAY;
    const network = unique();
    const variables = { SEARCH_DAILY_PER_NETWORK: "3", SEARCH_DAILY: "5" };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ask({ network, now, variables }, "agent")),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
    expect(answers.filter(({ ok }) => !ok)).toEqual(Array(5).fill({ ok: false, error: "network-budget" }));
    expect(requests).toHaveLength(3);
    expect((await send({ network, now, variables }, "agent")).status).toBe(429);
    expect((await ask({ now, variables }, "agent")).ok).toBe(true);
    expect((await ask({ network, now: now + DAY, variables }, "agent")).ok).toBe(true);
  });

  test("of a network is not spent by a visitor whose own is used up", async () => {
    provider(agent.answer(TEXT));
    const now = NOON + 14 * DAY;
    const [visitor, network] = [unique(), unique()];
    const variables = { SEARCH_DAILY_PER_VISITOR: "1", SEARCH_DAILY_PER_NETWORK: "2" };
    for (let n = 0; n < 4; n++) await ask({ visitor, network, now, variables }, "agent");
    expect((await ask({ network, now, variables }, "agent")).ok).toBe(true);
  });

  test("holds for all visitors together, whoever they say they are", async () => {
    const { requests } = provider(agent.answer(TEXT));
    const now = NOON + 20 * DAY;
    const variables = { SEARCH_DAILY: "4" };
    const answers = await Promise.all(Array.from({ length: 9 }, () => ask({ now, variables }, "agent")));
    expect(answers.filter(({ ok }) => !ok)).toEqual(Array(5).fill({ ok: false, error: "daily-budget" }));
    expect(requests).toHaveLength(4);
  });

  test("is counted for failures too, and begins anew at midnight UTC", async () => {
    provider(refusal(404, "not_found"), agent.answer(TEXT));
    const now = Date.UTC(2026, 1, 1, 23, 59, 59, 999);
    const visitor = unique();
    const variables = { SEARCH_DAILY_PER_VISITOR: "1" };
    expect(await ask({ visitor, now, variables }, "agent")).toEqual({ ok: false, error: "provider-failed" });
    expect(await ask({ visitor, now, variables }, "agent")).toEqual({ ok: false, error: "visitor-budget" });
    expect((await ask({ visitor, now: now + 1, variables }, "agent")).ok).toBe(true);
  });

  test("is refused in a stream as its last line", async () => {
    provider(agent.answer(TEXT));
    const variables = { SEARCH_DAILY_PER_VISITOR: "0" };
    expect(await eventsOf({ variables }, "agent")).toEqual([
      { type: "answer", answer: { ok: false, error: "visitor-budget" } },
    ]);
  });

  test.each(["-1", "1.5", "many", "1e3"])("of %j is a mistake that the log names", async (SEARCH_DAILY) => {
    expect(await ask({ variables: { SEARCH_DAILY } }, "agent")).toEqual({
      ok: false,
      error: "misconfigured",
    });
    expect(lines.join()).toContain("SEARCH_DAILY must be a whole number");
  });
});

test("the ledger forgets what is past its time", async () => {
  provider(agent.answer(TEXT));
  await ask({ now: Date.now() - 30 * DAY }, "agent");
  const ledger = readEnv({ LEDGER }).LEDGER.getByName("ledger");
  expect(await runDurableObjectAlarm(ledger)).toBe(true);
  const query = unique();
  const now = Date.now() - 30 * DAY;
  const { requests } = provider(agent.answer(TEXT));
  await ask({ query, now }, "agent");
  await runDurableObjectAlarm(ledger);
  await ask({ query, now }, "agent");
  expect(requests).toHaveLength(2);
});

test.each([
  [200, null, undefined],
  [404, "1", undefined],
  [429, null, 500],
  [429, "2", 2_000],
  [429, "3", 3_000],
  [429, "4", undefined],
  [503, "soon", undefined],
  [503, "Thu, 01 Jan 2026 12:00:02 GMT", 2_000],
  [503, "Thu, 01 Jan 2026 11:00:00 GMT", 0],
  [503, "Thu, 01 Jan 2026 13:00:00 GMT", undefined],
])("after %i with Retry-After %j the second try comes after %s ms", (status, header, wait) => {
  const headers = header ? { "retry-after": header } : undefined;
  expect(waitBeforeRetry(new Response(null, { status, headers }), NOON)).toBe(wait);
});

test("a question is the same in other capitals, spaces and forms of letters", () => {
  expect(normalised("  What\tis  R310 ?! ")).toBe("what is r310");
  expect(normalised("６ ｉｎ")).toBe("6 in");
  expect(normalised("r 310")).not.toBe(normalised("r310"));
});

/** As `text()`, without the runtime's warning that lines of JSON are not called text. */
async function textOf(response: Response): Promise<string> {
  return new TextDecoder().decode(await response.arrayBuffer());
}

function dialectAnswer(text: string): Reply {
  return agent.answer(text);
}

function eventStream(body: string): Reply {
  return { headers: { "content-type": "text/event-stream" }, body };
}

/** A body of which a part comes before the line goes dead. */
function brokenBody(): ReadableStream {
  let sent = false;
  return new ReadableStream({
    pull(controller) {
      if (sent) controller.error(new Error("connection lost"));
      else controller.enqueue(new TextEncoder().encode('{"choices":'));
      sent = true;
    },
  });
}

/** An event stream that repeats one event for ever. */
function endless(event: string): Response {
  let open = true;
  onTestFinished(() => {
    open = false;
  });
  const body = new ReadableStream({
    pull(controller) {
      if (open) controller.enqueue(new TextEncoder().encode(event));
      else controller.close();
    },
  });
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
}
