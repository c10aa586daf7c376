import { expect, test } from "vitest";
import { fakeProvider, hang, heldTimeouts } from "../../tests/fakes/provider.ts";
import { fetchJson, UnusableAnswer } from "./fetch-json.server.ts";

const URL = "https://other.example/thing";
const BOUNDS = { timeoutMs: 5_000, maxBytes: 64 };

async function reasonFor(answer: () => Response | Promise<Response>): Promise<string> {
  fakeProvider(URL, answer);
  const error = await fetchJson(URL, {}, BOUNDS).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(UnusableAnswer);
  return (error as UnusableAnswer).reason;
}

test("an answer of any shape is handed on, and the request as it was given", async () => {
  const { requests } = fakeProvider(URL, () => Response.json([1, "two"], { status: 201 }));
  const init = { method: "POST", headers: { "X-Test": "yes" }, body: "hello" };
  expect(await fetchJson(URL, init, BOUNDS)).toEqual([1, "two"]);
  expect(requests[0]?.headers.get("x-test")).toBe("yes");
  expect(await requests[0]?.text()).toBe("hello");
});

test.each([
  { reason: "status-302", answer: () => Response.redirect("https://evil.example/", 302) },
  { reason: "status-500", answer: () => Response.json({}, { status: 500 }) },
  { reason: "status-404", answer: () => new Response(null, { status: 404 }) },
  { reason: "not-json", answer: () => new Response("<!doctype html>") },
  { reason: "not-json", answer: () => new Response("") },
  { reason: "not-utf8", answer: () => new Response(new Uint8Array([0x22, 0xff, 0x22])) },
  { reason: "too-large", answer: () => Response.json("x".repeat(64)) },
  {
    reason: "too-large",
    answer: () => new Response("1", { headers: { "content-length": "65" } }),
  },
  {
    reason: "unreachable",
    answer: () => Promise.reject(new TypeError("connection refused")),
  },
])("an answer is of no use: $reason", async ({ reason, answer }) => {
  expect(await reasonFor(answer)).toBe(reason);
});

test("a redirect is not followed", async () => {
  const { requests } = fakeProvider("https://", () => Response.redirect("https://evil.example/", 307));
  await fetchJson(URL, { headers: { Authorization: "Bearer key" } }, BOUNDS).catch(() => {});
  expect(requests.map((request) => request.url)).toEqual([URL]);
});

const dripping = () =>
  new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array([91])) }));

test.each([
  { what: "an answer that never comes", answer: hang },
  { what: "a body that never ends", answer: dripping },
])("$what is waited for as long as allowed", async ({ answer }) => {
  const timeouts = heldTimeouts();
  const reason = reasonFor(answer);
  await expect.poll(() => timeouts.limits).toHaveLength(1);
  timeouts.expire();
  expect(await reason).toBe("timeout");
  expect(timeouts.limits).toEqual([5_000]);
});
