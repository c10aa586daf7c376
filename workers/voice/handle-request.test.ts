/// <reference types="@cloudflare/vitest-pool-workers/types" />

import {
  abortAllDurableObjects,
  createExecutionContext,
  listDurableObjectIds,
  runDurableObjectAlarm,
  runInDurableObject,
} from "cloudflare:test";
import { env as runtime } from "cloudflare:workers";
import * as v from "valibot";
import { afterEach, expect, test, vi } from "vitest";
import { capturedLogLines } from "../../tests/fakes/log-lines.ts";
import { healthSchema } from "../shared/health.ts";
import { mintToken, verifyToken } from "../shared/tokens.ts";
import {
  VOICE_CONVERSATION_PATHS,
  VOICE_REFUSALS,
  VOICE_TOKEN_PURPOSE,
  type VoiceRefusal,
} from "../shared/voice-contract.ts";
import { readEnv } from "./env.ts";
import worker from "./index.ts";
import { VISITOR_SEATS } from "./seats.ts";

// Only the bindings come from the runtime, so that a developer's own variables change nothing.
const SESSION_SECRET = "a-secret-for-tests-of-forty-characters--";
const { SESSIONS: sessions, DESK, APP } = runtime as unknown as Record<string, unknown>;
const env = { SESSIONS: sessions, DESK, APP, SESSION_SECRET, ENVIRONMENT: "test" };
const { SESSIONS } = readEnv(env);
const HOST = "https://app.example";
const PATH = VOICE_CONVERSATION_PATHS[0];

const lines = capturedLogLines();

afterEach(() => {
  vi.useRealTimers();
});

/** What a token says of somebody whom no other test counts. */
const somebody = () => ({
  sub: `visitor-77-${crypto.randomUUID()}`,
  net: crypto.randomUUID(),
  voice: "will",
  lang: "en",
  mode: "practice",
});

function mint(
  purpose: string = VOICE_TOKEN_PURPOSE,
  ttlSeconds = 60,
  now = Date.now(),
  claims = somebody(),
): Promise<string> {
  return mintToken(SESSION_SECRET, purpose, claims, ttlSeconds, now);
}

function send(path: string, headers: Record<string, string> = {}, bindings: object = env, method = "GET") {
  return worker.fetch(new Request(`${HOST}${path}`, { method, headers }), bindings, createExecutionContext());
}

function upgrade(
  path: string,
  headers: Record<string, string> = {},
  bindings: object = env,
): Promise<Response> {
  return send(path, { upgrade: "websocket", ...headers }, bindings);
}

const offer = (token: string) => ({ "sec-websocket-protocol": `convai, bearer.${token}` });

/** The session object that a token names. */
async function sessionOf(token: string) {
  const claims = await verifyToken(SESSION_SECRET, VOICE_TOKEN_PURPOSE, token, Date.now());
  return SESSIONS.get(SESSIONS.idFromName(claims?.jti ?? "no such token"));
}

/** What a client hears: its messages until the close, and the close. */
function listen(response: Response): Promise<{ messages: unknown[]; code: number; reason: string }> {
  const socket = response.webSocket;
  if (!socket) throw new Error(`no socket came with status ${response.status}`);
  const messages: unknown[] = [];
  return new Promise((resolve) => {
    socket.addEventListener("message", (event) => messages.push(event.data));
    socket.addEventListener("close", ({ code, reason }) => resolve({ messages, code, reason }));
    socket.accept();
  });
}

/** Opens a socket and hangs up. */
async function hangUp(response: Response): Promise<void> {
  const heard = listen(response);
  response.webSocket?.close(1000);
  await heard;
}

test.each(VOICE_CONVERSATION_PATHS)("a valid token opens a socket at %s", async (path) => {
  const response = await upgrade(path, offer(await mint()));
  expect(response.status).toBe(101);
  expect(response.headers.get("sec-websocket-protocol")).toBe("convai");
  await hangUp(response);
});

test("a client that offers a token converses: first the metadata, then Joe's greeting, then his answer", async () => {
  const response = await upgrade(PATH, offer(await mint()));
  const socket = response.webSocket;
  const frames: { type: string; agent_response_event?: { agent_response: string } }[] = [];
  const heard = listen(response);
  socket?.addEventListener("message", ({ data }) => frames.push(JSON.parse(String(data))));
  socket?.send('{"type":"conversation_initiation_client_data"}');
  socket?.send('{"type":"user_message","text":"How deep is a footing?"}');
  await expect.poll(() => frames.length).toBe(3);
  socket?.close(1000, "User ended conversation");
  await heard;
  expect(frames.map(({ type }) => type)).toEqual([
    "conversation_initiation_metadata",
    "agent_response",
    "agent_response",
  ]);
  expect(frames[2]?.agent_response_event?.agent_response).toBe("Twelve inches below frost.");
});

test("a client that begins with something else is told so, and nothing more", async () => {
  const response = await upgrade(PATH, offer(await mint()));
  const heard = listen(response);
  response.webSocket?.send('{"type":"user_message","text":"hello"}');
  expect(await heard).toMatchObject({ messages: [], code: 1008 });
});

test("the token may come in the query, beside keys that nobody knows", async () => {
  const response = await upgrade(`${PATH}?agent_id=a b&token=${await mint()}&source=js_sdk&version=1.25.0`);
  expect(response.status).toBe(101);
  await hangUp(response);
});

test("a client that offered no subprotocol is answered with none", async () => {
  const response = await upgrade(`${PATH}?token=${await mint()}`);
  expect(response.headers.get("sec-websocket-protocol")).toBeNull();
  await hangUp(response);
});

test("a client that offered only a bearer is not sent its token back", async () => {
  const response = await upgrade(PATH, { "sec-websocket-protocol": `bearer.${await mint()}` });
  expect(response.status).toBe(101);
  expect(response.headers.get("sec-websocket-protocol")).toBeNull();
  await hangUp(response);
});

test("the bearer counts when the query brings a token too", async () => {
  const response = await upgrade(`${PATH}?token=garbage`, offer(await mint()));
  expect(response.status).toBe(101);
  await hangUp(response);
});

test("a page of the same host may connect", async () => {
  const response = await upgrade(PATH, { ...offer(await mint()), origin: HOST });
  expect(response.status).toBe(101);
  await hangUp(response);
});

test.each(["https://evil.example", "null"])("a page of %s is refused with 403", async (origin) => {
  const token = await mint();
  await expectRefusal(await upgrade(PATH, { ...offer(token), origin }), 403, "foreign-origin");
  const own = await upgrade(PATH, offer(token));
  expect(own.status, "and the token is not used up by it").toBe(101);
  await hangUp(own);
});

test("a plain request is told to upgrade, with 426", async () => {
  const response = await send(`${PATH}?token=${await mint()}`);
  expect(response.headers.get("upgrade")).toBe("websocket");
  await expectRefusal(response, 426, "upgrade-required");
});

test("a page of the public origin may connect through a proxy that asks for another host", async () => {
  const headers = { ...offer(await mint()), origin: "https://public.example" };
  const response = await upgrade(PATH, headers, { ...env, APP_ORIGIN: "https://public.example/" });
  expect(response.status).toBe(101);
  await hangUp(response);
});

test("a request without a token is refused with 401", async () => {
  const response = await upgrade(PATH, { "sec-websocket-protocol": "convai" });
  expect(response.headers.get("www-authenticate")).toBe("Bearer");
  await expectRefusal(response, 401, "unauthorized");
});

test("a forged token is refused with 401", async () => {
  await expectRefusal(await upgrade(PATH, offer("aa.bb")), 401, "unauthorized");
});

test("a token for another purpose is refused with 401", async () => {
  await expectRefusal(await upgrade(PATH, offer(await mint("search"))), 401, "unauthorized");
});

test("an expired token is refused with 401", async () => {
  const old = await mint(VOICE_TOKEN_PURPOSE, 60, Date.now() - 61_000);
  await expectRefusal(await upgrade(PATH, offer(old)), 401, "unauthorized");
});

test("a token of another secret is refused with 401", async () => {
  const foreign = await mintToken("y".repeat(40), VOICE_TOKEN_PURPOSE, { sub: "visitor-77" }, 60, Date.now());
  await expectRefusal(await upgrade(PATH, offer(foreign)), 401, "unauthorized");
});

test.each(["convai convai", '"', "convai,bearer.a=", "convai,bearer.a.b,bearer.c.d"])(
  "the protocols header %j is refused as malformed with 400",
  async (header) => {
    const response = await upgrade(`${PATH}?token=${await mint()}`, { "sec-websocket-protocol": header });
    await expectRefusal(response, 400, "malformed-protocols");
  },
);

test("requests that are refused before their token is known leave no object behind", async () => {
  const before = (await listDurableObjectIds(SESSIONS)).length;
  await upgrade(PATH, offer("aa.bb"));
  await upgrade(PATH, { "sec-websocket-protocol": '"' });
  await send(PATH);
  expect(await listDurableObjectIds(SESSIONS)).toHaveLength(before);
});

test("a token starts one session: its second use is refused with 409", async () => {
  const token = await mint();
  await hangUp(await upgrade(PATH, offer(token)));
  await expectRefusal(await upgrade(PATH, offer(token)), 409, "token-used");
  await expectRefusal(await upgrade(`${PATH}?token=${token}`), 409, "token-used");
});

test("of many upgrades at once with one token exactly one is accepted", async () => {
  const token = await mint();
  const responses = await Promise.all(Array.from({ length: 8 }, () => upgrade(PATH, offer(token))));
  const accepted = responses.filter((response) => response.status === 101);
  expect(accepted).toHaveLength(1);
  // Each upgrade asks for a seat of its own before its token is looked up.
  const refused = responses.filter(({ status }) => status === 409 || status === 429);
  expect(refused).toHaveLength(7);
  await Promise.all(accepted.map(hangUp));
});

test("two tokens start two sessions", async () => {
  const [first, second] = await Promise.all([
    upgrade(PATH, offer(await mint())),
    upgrade(PATH, offer(await mint())),
  ]);
  expect([first.status, second.status]).toEqual([101, 101]);
  await Promise.all([hangUp(first), hangUp(second)]);
});

test("an object that was evicted from memory still knows that its token is used", async () => {
  const token = await mint();
  await hangUp(await upgrade(PATH, offer(token)));
  const session = await sessionOf(token);
  const before = await runInDurableObject(session, (instance) => instance);
  await abortAllDurableObjects();
  await expectRefusal(await upgrade(PATH, offer(token)), 409, "token-used");
  const after = await runInDurableObject(await sessionOf(token), (instance) => instance);
  expect(after, "a new instance answered").not.toBe(before);
});

test("an object clears what it kept when its token has expired, and not before", async () => {
  const token = await mint();
  await hangUp(await upgrade(PATH, offer(token)));
  const session = await sessionOf(token);
  const kept = () => runInDurableObject(session, (_, state) => state.storage.list());
  await expect.poll(async () => (await kept()).size).toBeGreaterThan(0);
  expect(await runDurableObjectAlarm(session)).toBe(true);
  expect((await kept()).size, "its token could still come again").toBe(1);
  vi.setSystemTime(Date.now() + 125_000);
  expect(await runDurableObjectAlarm(session)).toBe(true);
  expect((await kept()).size).toBe(0);
  expect(await runDurableObjectAlarm(session), "no further alarm is set").toBe(false);
});

test("an alarm during a conversation ends one that never began", async () => {
  const token = await mint();
  const heard = listen(await upgrade(PATH, offer(token)));
  vi.setSystemTime(Date.now() + 11_000);
  expect(await runDurableObjectAlarm(await sessionOf(token))).toBe(true);
  expect(await heard).toMatchObject({ messages: [], code: 4408 });
});

test("a visitor may hold as many conversations as there are seats for one, and gets a seat back by hanging up", async () => {
  const claims = somebody();
  const own = () => mint(VOICE_TOKEN_PURPOSE, 60, Date.now(), claims);
  const open = await Promise.all(
    Array.from({ length: VISITOR_SEATS }, async () => upgrade(PATH, offer(await own()))),
  );
  expect(open.map(({ status }) => status)).toEqual(open.map(() => 101));
  const before = (await listDurableObjectIds(SESSIONS)).length;
  await expectRefusal(await upgrade(PATH, offer(await own())), 429, "too-many");
  expect(await listDurableObjectIds(SESSIONS), "no session was touched").toHaveLength(before);
  await Promise.all(open.map(hangUp));
  const again = async () => {
    const answer = await upgrade(PATH, offer(await own()));
    if (answer.status === 101) await hangUp(answer);
    return answer.status;
  };
  await expect.poll(again).toBe(101);
});

test("a token that is tried again and again takes no further seats", async () => {
  const claims = somebody();
  const token = await mint(VOICE_TOKEN_PURPOSE, 60, Date.now(), claims);
  await hangUp(await upgrade(PATH, offer(token)));
  for (let tries = 0; tries < VISITOR_SEATS + 2; tries++) {
    await expectRefusal(await upgrade(PATH, offer(token)), 409, "token-used");
  }
});

test("when all seats are taken nobody gets one", async () => {
  const one = { ...env, VOICE_MAX_SESSIONS: "1" };
  const first = await upgrade(PATH, offer(await mint()));
  await expectRefusal(await upgrade(PATH, offer(await mint()), one), 503, "full");
  await hangUp(first);
});

test.each(["unauthorized", "token-used"] as VoiceRefusal[])(
  "a page, which cannot read a refusal, hears %s as a close with a reason",
  async (error) => {
    const token = await mint();
    if (error === "token-used") await hangUp(await upgrade(PATH, offer(token)));
    const asked = error === "token-used" ? token : "aa.bb";
    const response = await upgrade(PATH, { ...offer(asked), origin: HOST });
    expect(response.status).toBe(101);
    expect(response.headers.get("sec-websocket-protocol")).toBe("convai");
    const refusal = VOICE_REFUSALS[error] as { close: number; reason: string };
    expect(await listen(response)).toEqual({ messages: [], code: refusal.close, reason: refusal.reason });
  },
);

const broken = {
  ...env,
  SESSIONS: {
    idFromName: () => "id",
    get: () => ({ fetch: () => Promise.reject(new Error("the inner workings")) }),
  },
};

test("an object that fails keeps no seat", async () => {
  const claims = somebody();
  const own = () => mint(VOICE_TOKEN_PURPOSE, 60, Date.now(), claims);
  for (let tries = 0; tries < VISITOR_SEATS; tries++) await upgrade(PATH, offer(await own()), broken);
  const response = await upgrade(PATH, offer(await own()));
  expect(response.status).toBe(101);
  await hangUp(response);
});

test("an object that fails is answered with 503 and nothing of the fault", async () => {
  const response = await upgrade(PATH, offer(await mint()), broken);
  await expectRefusal(response, 503, "unavailable");
  expect(lines.join()).toContain("the inner workings");
});

test.each([
  "/",
  "/v1/convai",
  "/v1/convai/conversation/",
  "/v1/convai/conversation/token",
  "/start",
  "/health",
])("there is nothing at %s", async (path) => {
  await expectRefusal(await upgrade(path, offer(await mint())), 404, "not-found");
});

test.each([PATH, "/healthz"])("%s by POST is refused with 405", async (path) => {
  const response = await send(path, {}, env, "POST");
  expect(response.headers.get("allow")).toBe("GET");
  await expectRefusal(response, 405, "method-not-allowed");
});

test("without the secret no session starts, and the log and the health answer name the variable", async () => {
  const bindings = { ...env, SESSION_SECRET: "" };
  await expectRefusal(await upgrade(PATH, offer(await mint()), bindings), 500, "misconfigured");
  expect(lines.join()).toContain("SESSION_SECRET is required");

  const health = await send("/healthz", {}, bindings);
  expect(health.status).toBe(503);
  expect(v.parse(healthSchema, await health.json()).dependencies).toEqual({
    environment: { ok: false, detail: "SESSION_SECRET is required" },
  });
});

test("a namespace that is not bound is named like a variable", async () => {
  await expectRefusal(await upgrade(PATH, offer(await mint()), { SESSION_SECRET }), 500, "misconfigured");
  expect(lines.join()).toContain("SESSIONS is not bound");
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
  await expectRefusal(await upgrade(PATH, offer(await mint()), broken), 500, "internal");
  expect(lines.join()).toContain("the inner workings");
});

const mintBody = { visitor: "v", network: "n", voice: "eric", language: "he" };

async function makeSession(body: object, bindings: object = env) {
  const request = new Request(`${HOST}/sessions`, { method: "POST", body: JSON.stringify(body) });
  const response = await worker.fetch(request, bindings, createExecutionContext());
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

test("a session is minted with what was chosen, and without a key anywhere it is practice", async () => {
  const { status, body } = await makeSession(mintBody);
  expect([status, body.mode]).toEqual([200, "practice"]);
  expect(Date.parse(body.expiresAt ?? "")).toBeGreaterThan(Date.now() + 50_000);
  const claims = await verifyToken(SESSION_SECRET, VOICE_TOKEN_PURPOSE, body.token ?? "", Date.now());
  expect(claims).toMatchObject({ sub: "v", net: "n", voice: "eric", lang: "he", mode: "practice" });
});

test("the server's key or a visitor's makes it a conversation with the provider's agent, unless practice is wished", async () => {
  const withKey = { ...env, VOICE_API_KEY: "xi-server" };
  expect((await makeSession(mintBody, withKey)).body.mode).toBe("agent");
  expect((await makeSession({ ...mintBody, mode: "practice" }, withKey)).body.mode).toBe("practice");
  expect((await makeSession({ ...mintBody, key: " xi-own " })).body.mode).toBe("agent");
  expect((await makeSession({ ...mintBody, key: "  " })).body.mode).toBe("practice");
});

test("a visitor's key is in no answer, no token, no log and no storage, only in the memory of its session", async () => {
  const { body } = await makeSession({ ...mintBody, key: "xi-very-own" });
  const session = await sessionOf(body.token ?? "");
  const stored = await runInDurableObject(session, async (_, state) => [...(await state.storage.list())]);
  expect(stored).toEqual([]);
  const token = atob((body.token ?? "").split(".")[0] ?? "");
  expect(JSON.stringify(body) + token + lines.join()).not.toContain("xi-very-own");
});

test.each([
  {},
  { ...mintBody, voice: "somebody" },
  { ...mintBody, language: "fr" },
  { ...mintBody, mode: "free" },
  { ...mintBody, key: "with space" },
  { ...mintBody, key: "k".repeat(300) },
  { ...mintBody, visitor: "" },
])("a request for a session that is none is refused: %j", async (body) => {
  expect(await makeSession(body)).toEqual({ status: 400, body: { ok: false, error: "malformed" } });
});

test.each([
  ["", false],
  ["xi-server", true],
])("the offer says whether the server holds a key, and not which: %j", async (key, holdsKey) => {
  const response = await send("/offer", {}, { ...env, VOICE_API_KEY: key });
  expect(await response.json()).toEqual({ holdsKey });
});

test("health says that a session object answers and that no provider is configured", async () => {
  const response = await send("/healthz");
  expect(response.status).toBe(200);
  expect(v.parse(healthSchema, await response.json())).toEqual({
    status: "ok",
    service: "voice",
    dependencies: {
      sessions: { ok: true, ms: expect.any(Number) },
      provider: { ok: true, detail: "not configured" },
    },
  });
});

test("health is degraded when no session object answers", async () => {
  const broken = {
    ...env,
    SESSIONS: { idFromName: () => "id", get: () => ({ ping: () => Promise.reject(new Error("down")) }) },
  };
  const response = await send("/healthz", {}, broken);
  expect(response.status).toBe(503);
  expect(v.parse(healthSchema, await response.json()).dependencies.sessions).toMatchObject({
    ok: false,
    detail: "unavailable",
  });
});

test("health never shows a key or the secret", async () => {
  const response = await send("/healthz", {}, { ...env, VOICE_API_KEY: "xi-secret-key" });
  const text = await response.text();
  expect(text).toContain('"configured"');
  expect(text).not.toContain("xi-secret-key");
  expect(text).not.toContain(SESSION_SECRET);
});

test("the caller's request id is in every line and in a refusal's header", async () => {
  const token = await mint();
  await hangUp(await upgrade(PATH, { ...offer(token), "x-request-id": "r-42" }));
  const refused = await upgrade(PATH, { ...offer(token), "x-request-id": "r-43" });
  expect(refused.headers.get("x-request-id")).toBe("r-43");
  const entries = lines.map((line) => JSON.parse(line));
  expect(entries).toContainEqual(expect.objectContaining({ event: "voice.started", requestId: "r-42" }));
  expect(entries).toContainEqual(
    expect.objectContaining({ event: "voice.refused", requestId: "r-43", status: 409, error: "token-used" }),
  );
});

test("neither the token nor its subject is ever logged", async () => {
  const token = await mint();
  await hangUp(await upgrade(PATH, offer(token)));
  await upgrade(PATH, offer(token));
  await upgrade(PATH, offer(`${token}x`));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join()).not.toContain(token);
  expect(lines.join()).not.toContain("visitor-77");
});

async function expectRefusal(response: Response, status: number, error: string): Promise<void> {
  expect(response.status).toBe(status);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.json()).toEqual({ ok: false, error });
}
