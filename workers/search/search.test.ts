/// <reference types="@cloudflare/vitest-pool-workers/types" />
import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
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

/** A provider that objects to what strict ones object to, and else answers with each reply in turn, then the last. */
function provider(...replies: (Reply | (() => Promise<Response>))[]) {
  let turn = 0;
  /** What was sent, as text: a request itself can only be read where it was received. */
  const bodies: string[] = [];
  const { requests } = fakeProvider(BASE, async (request) => {
    const body = await request.text();
    bodies.push(body);
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
  return { requests, bodies };
}

function respond({
  status = 200,
  headers = { "content-type": "application/json" },
  body = "",
}: Reply): Response {
  return new Response(body, { status, headers });
}

/** What the one place that asks does, done where it stands: what it holds can be touched nowhere else. */
const inLedger = <T>(work: () => T) =>
  runInDurableObject(readEnv({ LEDGER }).LEDGER.getByName("ledger"), work);

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

/** Sends a search and reads nothing of its answer. */
function open(
  { now = NOON, variables = {}, ...request }: Asked,
  signal?: AbortSignal,
  dialect: DialectName = "agent",
): Promise<Response> {
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
    stream: true,
    ...request,
  });
  return handleRequest({
    request: new Request("https://search.internal/search", {
      method: "POST",
      body,
      headers: { "content-type": "application/json" },
      signal,
    }),
    env: bindings,
    now: () => now,
  });
}

async function send(asked: Asked, dialect: DialectName): Promise<Response> {
  const response = await open({ stream: false, ...asked }, undefined, dialect);
  shown.push(await textOf(response.clone()), JSON.stringify([...response.headers]));
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
  partial: false,
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
    const { requests, bodies } = provider(dialect.answer(TEXT));
    const query = unique();
    await ask({ query, visitor: "visitor-77", network: "network-77", language: "he" }, name);
    const [sent] = bodies;
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
    ["is HTML", eventStream("<html>\n\nno\n\n"), "empty"],
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
    await inLedger(() => time.expire());
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
    const { bodies } = provider(stream ? DIALECTS[dialect].stream(TEXT) : DIALECTS[dialect].answer(TEXT));
    await send(
      {
        query: "lumber",
        visitor: unique(),
        stream,
        variables: model ? { SEARCH_MODEL: model, SEARCH_CACHE_SECONDS: "0" } : { SEARCH_CACHE_SECONDS: "0" },
      },
      dialect,
    );
    return JSON.parse(bodies[0] ?? "{}");
  };

  test("by chat is the body of the specification, whole and with nothing beside it", async () => {
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
      presence_penalty: 0,
    });
  });

  test("by chat says that the answer is to be streamed where it is", async () => {
    expect(await sentFor("chat", undefined, true)).toMatchObject({ stream: true, presence_penalty: 0 });
  });

  test("to an agent gives it the search and the word to use it, within the last month", async () => {
    expect(await sentFor("agent", undefined, true)).toEqual({
      model: "perplexity/sonar",
      instructions: expect.stringMatching(/Search the web before every answer.*English/),
      input: "lumber",
      temperature: 0.2,
      top_p: 0.9,
      max_output_tokens: 1000,
      language_preference: "en",
      tools: [{ type: "web_search", filters: { search_recency_filter: "month" } }],
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
    for (const ending of ["response.failed", "response.cancelled"]) {
      provider(agent.stream(TEXT, SOURCES, { ending }));
      const events = await eventsOf({}, "agent");
      expect(events.length).toBeGreaterThan(1);
      expect(events.at(-1)).toEqual({ type: "answer", answer: { ok: false, error: "provider-failed" } });
    }
  });
});

test("a chat without [DONE] ends with its body", async () => {
  provider(chat.stream(TEXT, SOURCES, { done: false }));
  expect((await eventsOf({}, "chat")).at(-1)).toMatchObject({
    answer: { ok: true, text: TEXT, partial: false },
  });
});

describe("an answer that is a part of one", () => {
  const HALF = "Guards are not required where the drop is less than";
  /** A stream whose line goes dead behind its events. */
  const torn = (reply: Reply) => async () => {
    const bytes = new TextEncoder().encode(reply.body);
    let sent = false;
    const body = new ReadableStream({
      pull(controller) {
        if (sent) controller.error(new Error("connection lost"));
        else controller.enqueue(bytes);
        sent = true;
      },
    });
    return new Response(body, { headers: reply.headers });
  };

  test.each<[string, DialectName, Reply | (() => Promise<Response>)]>([
    ["a run cut at its limit, in one piece", "agent", agent.answer(HALF, SOURCES, "incomplete")],
    [
      "a run cut at its limit, streamed",
      "agent",
      agent.stream(HALF, SOURCES, { ending: "response.incomplete" }),
    ],
    ["a run that ends without a word", "agent", agent.stream(`${HALF} 30 in.`, SOURCES, { ending: "" })],
    ["a run whose line goes dead", "agent", torn(agent.stream(HALF, SOURCES, { ending: "" }))],
    ["a chat cut at its limit, in one piece", "chat", chat.answer(`${HALF} 30 in.`, SOURCES, "length")],
    [
      "a chat cut at its limit, streamed",
      "chat",
      chat.stream(`${HALF} 30 in.`, SOURCES, { finish: "length" }),
    ],
    ["a chat cut by a filter", "chat", chat.stream(`${HALF} 30 in.`, SOURCES, { finish: "content_filter" })],
    ["a chat that ends in a sentence", "chat", chat.stream(HALF, SOURCES, { done: false })],
    ["a chat that ends in a sentence and says that it is done", "chat", chat.stream(HALF, SOURCES)],
    ["a chat whose line goes dead", "chat", torn(chat.stream(HALF, SOURCES, { done: false }))],
    ["a text longer than is shown", "agent", agent.answer("brick by brick. ".repeat(1_300), SOURCES)],
  ])("is marked as one and asked for anew: %s", async (_, dialect, reply) => {
    const { requests } = provider(reply, DIALECTS[dialect].answer(TEXT, SOURCES));
    const query = unique();
    expect((await eventsOf({ query }, dialect)).at(-1)).toMatchObject({
      answer: { ok: true, partial: true, text: expect.stringMatching(/^(Guards|brick)/) },
    });
    expect(await ask({ query }, dialect)).toEqual(answered);
    expect(requests).toHaveLength(2);
    expect(lines.join()).toContain('"outcome":"partial"');
  });

  test.each<[string, DialectName, Reply]>([
    ["a run that says that it is complete", "agent", agent.stream(`${HALF}`, SOURCES)],
    [
      "a chat that its model ended",
      "chat",
      chat.stream("- 2x4 studs\n- 2x6 plates", SOURCES, { finish: "stop" }),
    ],
    ["a sentence with its source behind it", "chat", chat.stream("**30 in.** [1] [2]\n", SOURCES)],
    ["a quotation", "chat", chat.stream("The code says “30 in.”", SOURCES)],
    ["a table", "chat", chat.stream("| a | b |\n|---|---|\n| 1 | 2 |", SOURCES)],
  ])("is not: %s", async (_, dialect, reply) => {
    provider(reply);
    expect((await eventsOf({}, dialect)).at(-1)).toMatchObject({ answer: { partial: false } });
  });

  test("stands before an older one, which it does not replace", async () => {
    const cut = agent.answer(HALF, SOURCES, "incomplete");
    provider(agent.answer(TEXT, SOURCES), cut, refusal(404, "not_found"));
    const query = unique();
    await ask({ query }, "agent");
    const later = { query, now: NOON + 7 * HOUR };
    expect(await ask(later, "agent")).toMatchObject({ text: HALF, partial: true, stale: false });
    expect(await ask(later, "agent")).toMatchObject({ text: TEXT, partial: false, stale: true });
  });
});

describe("identical searches at one time", () => {
  /** Something that the provider waits for, until everybody who is on the way has arrived. */
  function held() {
    let release = () => {};
    const wait = new Promise<void>((resolve) => {
      release = resolve;
    });
    const finish = async () => {
      await scheduler.wait(100);
      await inLedger(() => release());
    };
    return { wait, finish };
  }

  /** Half of a stream at once, and its other half when the test says so. */
  function inTwoHalves() {
    const { wait, finish } = held();
    const { body = "", headers } = agent.stream(TEXT, SOURCES);
    const half = body.indexOf("\n\n", body.indexOf("output_text.delta")) + 2;
    const encoder = new TextEncoder();
    const reply = async () => {
      const stream = new ReadableStream({
        async start(controller) {
          controller.enqueue(encoder.encode(body.slice(0, half)));
          await wait;
          controller.enqueue(encoder.encode(body.slice(half)));
          controller.close();
        },
      });
      return new Response(stream, { headers });
    };
    return { reply, finish };
  }

  test("make one call, which one of them pays for", async () => {
    const { wait, finish } = held();
    const { requests } = provider(() => wait.then(() => respond(agent.answer(TEXT, SOURCES))));
    const query = unique();
    const variables = { SEARCH_DAILY_PER_NETWORK: "1", SEARCH_CACHE_SECONDS: "0" };
    const network = unique();
    const asked = Array.from({ length: 5 }, () => ask({ query, network, variables }, "agent"));
    await finish();
    expect(await Promise.all(asked)).toEqual(Array(5).fill(answered));
    expect(requests).toHaveLength(1);
  });

  test("make one call, also where one wants a stream and comes late, and each is told the whole", async () => {
    const { reply, finish } = inTwoHalves();
    const { requests } = provider(reply);
    const query = unique();
    const first = eventsOf({ query }, "agent");
    await expect.poll(() => requests).toHaveLength(1);
    const late = [eventsOf({ query: `${query}?` }, "agent"), eventsOf({ query }, "agent")];
    const whole = ask({ query }, "agent");
    await finish();
    for (const events of await Promise.all([first, ...late])) {
      const pieces = events.slice(0, -1).map((event) => (event.type === "text" ? event.text : ""));
      expect(TEXT.startsWith(pieces.join(""))).toBe(true);
      expect(pieces.join("").length).toBeGreaterThan(0);
      expect(events.at(-1)).toEqual({ type: "answer", answer: answered });
    }
    expect(await whole).toEqual(answered);
    expect(requests).toHaveLength(1);
  });

  test("share a failure, and the next search is a new one", async () => {
    const { wait, finish } = held();
    const { requests } = provider(
      () => wait.then(() => respond(refusal(404, "not_found"))),
      agent.answer(TEXT, SOURCES),
    );
    const query = unique();
    const both = Promise.all([ask({ query }, "agent"), ask({ query }, "agent")]);
    await finish();
    expect(await both).toEqual(Array(2).fill({ ok: false, error: "provider-failed" }));
    expect(await ask({ query }, "agent")).toEqual(answered);
    expect(requests).toHaveLength(2);
  });

  test("go on for those who stay, and end when the last one leaves", async () => {
    const { reply, finish } = inTwoHalves();
    const { requests } = provider(reply);
    const query = unique();
    const leaving = await open({ query });
    const staying = eventsOf({ query }, "agent");
    await expect.poll(() => requests).toHaveLength(1);
    await scheduler.wait(50);
    await leaving.body?.cancel();
    await scheduler.wait(50);
    expect(lines.join()).not.toContain("abandoned");
    await finish();
    expect((await staying).at(-1)).toEqual({ type: "answer", answer: answered });
  });

  test("are none where the first was left before the second came", async () => {
    const { requests } = provider(hang, agent.answer(TEXT, SOURCES));
    const query = unique();
    const leaving = await open({ query });
    await expect.poll(() => requests).toHaveLength(1);
    await leaving.body?.cancel();
    await expect.poll(() => lines.join()).toContain("abandoned");
    expect(await ask({ query }, "agent")).toEqual(answered);
  });
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
  const response = await open({});
  await expect.poll(() => requests).toHaveLength(1);
  await response.body?.cancel();
  await expect.poll(() => lines.join()).toContain("abandoned");
});

test("when the page that wanted no stream is left, the provider is left too", async () => {
  const { requests } = fakeProvider(BASE, hang);
  const left = new AbortController();
  const answer = open({ stream: false }, left.signal);
  await expect.poll(() => requests).toHaveLength(1);
  left.abort();
  await expect.poll(() => lines.join()).toContain("abandoned");
  expect((await answer).status).toBe(502);
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
