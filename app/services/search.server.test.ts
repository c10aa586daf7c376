import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Answered, SearchEvent } from "~workers/shared/search-contract.ts";
import { hasProvider } from "./provider-status.server.ts";
import { createSearch } from "./search.server.ts";

const ANSWER: Answered = {
  ok: true,
  canned: false,
  text: "Yes [1].",
  citations: [{ number: 1, title: "A page", url: "https://a.example/" }],
  answeredAt: "2026-01-01T00:00:00.000Z",
  stale: false,
  partial: false,
};

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A worker that answers every request alike. */
function workerOf(answer: () => Response) {
  const requests: Request[] = [];
  const fetch = async (url: string, init?: RequestInit) => {
    requests.push(new Request(url, init));
    return answer();
  };
  return { worker: { fetch } as never, requests };
}

function searchOf(answer: () => Response) {
  const { worker, requests } = workerOf(answer);
  const deps = {
    language: "es",
    requestId: "r-1",
    counted: async () => ({ visitor: "v-1", network: "n-1" }),
  } as const;
  return { search: createSearch({ worker, ...deps }), requests };
}

const lastOf = async (response: Response) => {
  const lines = (await response.text()).trim().split("\n");
  return JSON.parse(lines.at(-1) ?? "") as SearchEvent;
};

test("the worker is told the query, the language and whom to count, with the request's id", async () => {
  const { search, requests } = searchOf(() => Response.json(ANSWER));
  expect(await search.answer("lumber")).toEqual(ANSWER);
  const [request] = requests;
  expect([request?.method, request?.headers.get("x-request-id")]).toEqual(["POST", "r-1"]);
  expect(await request?.json()).toEqual({
    query: "lumber",
    language: "es",
    visitor: "v-1",
    network: "n-1",
    stream: false,
  });
});

test.each([
  ["a page", () => new Response("<html>", { status: 502 })],
  ["another shape", () => Response.json({ ok: true })],
  [
    "an unsafe link",
    () => Response.json({ ...ANSWER, citations: [{ number: 1, title: "x", url: "javascript:1" }] }),
  ],
  ["far too much", () => new Response(JSON.stringify("x".repeat(300 * 1024)))],
  [
    "a broken line",
    () => {
      throw new Error("gone");
    },
  ],
])("%s from the worker is a failed answer, whole and as a stream", async (_, answer) => {
  const { search } = searchOf(answer);
  expect(await search.answer("lumber")).toEqual({ ok: false, error: "internal" });
  expect(await lastOf(await search.stream("lumber"))).toEqual({
    type: "answer",
    answer: { ok: false, error: "internal" },
  });
});

test("a failure that the worker names keeps its name", async () => {
  const { search } = searchOf(() => Response.json({ ok: false, error: "visitor-budget" }, { status: 429 }));
  expect(await search.answer("lumber")).toEqual({ ok: false, error: "visitor-budget" });
});

test("a stream goes through as it is", async () => {
  const body = '{"type":"text","text":"Ye"}\n{"type":"answer","answer":{}}\n';
  const headers = { "content-type": "application/x-ndjson; charset=utf-8", "x-inner": "1" };
  const { search, requests } = searchOf(() => new Response(body, { headers }));
  const response = await search.stream("lumber");
  expect([await response.text(), response.headers.get("x-inner")]).toEqual([body, null]);
  expect(await requests[0]?.json()).toMatchObject({ stream: true });
});

test.each([
  ["configured", true],
  ["not configured", false],
  ["configured, not used by this version", false],
])("a worker whose provider is %j has one: %s", async (detail, has) => {
  const health = { status: "ok", service: "search", dependencies: { provider: { ok: true, detail } } };
  expect(await hasProvider(workerOf(() => Response.json(health)).worker)).toBe(has);
});

test.each([() => new Response("<html>"), () => Response.json({}), () => Response.error()])(
  "a worker that does not answer as it should has no provider",
  async (answer) => {
    expect(await hasProvider(workerOf(answer).worker)).toBe(false);
  },
);
