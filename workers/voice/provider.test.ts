import { afterEach, expect, test, vi } from "vitest";
import { CONNECT_MS, openProvider, type Provider } from "./provider.ts";

const PROVIDER: Provider = { baseUrl: "https://provider.example", key: "xi-key", agentId: "a b&c" };
const SIGNED = "wss://provider.example/v1/convai/conversation?agent_id=a&conversation_signature=s";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Answer = (
  url: URL,
  headers: Headers,
  signal: AbortSignal | null | undefined,
) => Response | Promise<Response>;

function provider(answers: { rest?: Answer; socket?: Answer }) {
  const urls: string[] = [];
  vi.stubGlobal("fetch", async (input: string, init: RequestInit = {}) => {
    const url = new URL(input);
    const headers = new Headers(init.headers);
    urls.push(input);
    const answer = headers.has("upgrade") ? answers.socket : answers.rest;
    return answer?.(url, headers, init.signal) ?? Response.json({ signed_url: SIGNED });
  });
  return urls;
}

const open = (over: Partial<Provider> = {}) => openProvider({ ...PROVIDER, ...over }, () => true);
const refused = async (answers: Parameters<typeof provider>[0]) => {
  provider(answers);
  const opened = await open();
  return opened.ok ? "opened" : opened.error;
};

function accepted() {
  const { 0: theirs, 1: ours } = new WebSocketPair();
  ours.accept();
  return { ours, response: new Response(null, { status: 101, webSocket: theirs }) };
}

test("the address is fetched with the key, and the socket opened there without it", async () => {
  const seen: { url: string; key: string | null; protocol: string | null }[] = [];
  const { ours, response } = accepted();
  const note = (url: URL, headers: Headers) => {
    seen.push({
      url: url.href,
      key: headers.get("xi-api-key"),
      protocol: headers.get("sec-websocket-protocol"),
    });
  };
  provider({
    rest: (url, headers) => {
      note(url, headers);
      return Response.json({ signed_url: SIGNED });
    },
    socket: (url, headers) => {
      note(url, headers);
      return response;
    },
  });
  const opened = await open();
  expect(seen).toEqual([
    {
      url: "https://provider.example/v1/convai/conversation/get-signed-url?agent_id=a+b%26c",
      key: "xi-key",
      protocol: null,
    },
    { url: SIGNED.replace("wss:", "https:"), key: null, protocol: "convai" },
  ]);
  if (!opened.ok) throw new Error(opened.error);
  const heard: unknown[] = [];
  opened.upstream.listen({ frame: (data) => heard.push(data), closed: (close) => heard.push(close) });
  ours.send("hello");
  ours.close(1002, "llm_timeout");
  await expect.poll(() => heard.length).toBe(2);
  expect(heard).toEqual(["hello", { code: 1002, reason: "llm_timeout" }]);
  opened.upstream.send("to nobody");
  opened.upstream.close({ code: 1000, reason: "" });
});

test("without an agent's id the first agent of the key's account is taken", async () => {
  const urls = provider({
    rest: (url) =>
      url.pathname.endsWith("/agents")
        ? Response.json({
            agents: [{ agent_id: "own", name: "Mine" }, { agent_id: "other" }],
            has_more: false,
          })
        : Response.json({ signed_url: SIGNED }),
    socket: () => accepted().response,
  });
  expect((await open({ agentId: undefined })).ok).toBe(true);
  expect(urls[1]).toContain("agent_id=own");
});

test("an account without an agent is told so", async () => {
  provider({ rest: () => Response.json({ agents: [] }) });
  expect(await open({ agentId: undefined })).toEqual({ ok: false, error: "agent-unknown" });
});

test.each([
  [401, "key-refused"],
  [403, "key-refused"],
  [404, "agent-unknown"],
  [422, "agent-unknown"],
  [429, "provider-busy"],
  [500, "provider-failed"],
  [302, "provider-failed"],
])("status %i for the address is %s", async (status, error) => {
  expect(
    await refused({
      rest: () => new Response("<h1>no</h1>", { status, headers: { location: "https://x.example" } }),
    }),
  ).toBe(error);
});

test.each([
  ["a page", () => new Response("<html>")],
  ["other JSON", () => Response.json({ url: SIGNED })],
  ["no socket's address", () => Response.json({ signed_url: "https://provider.example/" })],
  ["without end", () => new Response("x".repeat(70_000))],
])("an address that is %s is no address", async (_, rest) => {
  expect(await refused({ rest })).toBe("provider-failed");
});

test.each([
  [200, "provider-failed"],
  [403, "provider-failed"],
  [429, "provider-busy"],
  [503, "provider-failed"],
])("an upgrade that is answered with %i is %s", async (status, error) => {
  expect(await refused({ socket: () => new Response("no", { status }) })).toBe(error);
});

test("an address that keys may not go to is not opened", async () => {
  const urls = provider({});
  const opened = await openProvider(PROVIDER, () => false);
  expect([opened, urls.length]).toEqual([{ ok: false, error: "provider-failed" }, 1]);
});

test("a provider that cannot be reached has failed", async () => {
  expect(await refused({ rest: () => Promise.reject(new Error("Network connection lost.")) })).toBe(
    "provider-failed",
  );
});

test.each(["rest", "socket"])("a provider that hangs at the %s is given up in time", async (stage) => {
  vi.useFakeTimers();
  const hang: Answer = (_url, _headers, signal) =>
    new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
  const answer = refused({ [stage]: hang });
  await vi.advanceTimersByTimeAsync(CONNECT_MS);
  expect(await answer).toBe("provider-timeout");
});
