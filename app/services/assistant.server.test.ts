import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { fakeProvider, hang, heldTimeouts } from "../../tests/fakes/provider.ts";
import { createAssistant } from "./assistant.server.ts";

const BASE = "https://assistant.example/v1";
const PROVIDER = { baseUrl: BASE, key: "sk-test-key", model: "small-model" };

const saying = (content: unknown) =>
  Response.json({ choices: [{ message: { role: "assistant", content } }] });

/** What Joe gets when the provider answers with this. */
async function completeWith(answer: Response | (() => Response | Promise<Response>)) {
  fakeProvider(BASE, typeof answer === "function" ? answer : () => answer);
  return createAssistant(PROVIDER).complete("Be Joe.", "How deep?");
}

test("without a provider nothing is asked and nothing is answered", async () => {
  const { requests } = fakeProvider("https://", () => saying("never"));
  const assistant = createAssistant(undefined);
  expect(assistant.configured).toBe(false);
  expect(await assistant.complete("Be Joe.", "How deep?")).toBeUndefined();
  expect(requests).toEqual([]);
});

test("the question goes to the provider as the visitor's words, apart from the instructions", async () => {
  const { requests } = fakeProvider(BASE, () => saying("12 inches."));
  const assistant = createAssistant({ ...PROVIDER, baseUrl: `${BASE}//` });
  expect(assistant.configured).toBe(true);
  expect(await assistant.complete("Be Joe.", "How deep?")).toBe("12 inches.");
  const [request] = requests;
  expect(requests).toHaveLength(1);
  expect(request?.method).toBe("POST");
  expect(request?.url).toBe("https://assistant.example/v1/chat/completions");
  expect(request?.headers.get("authorization")).toBe("Bearer sk-test-key");
  expect(await request?.json()).toEqual({
    model: "small-model",
    messages: [
      { role: "system", content: "Be Joe." },
      { role: "user", content: "How deep?" },
    ],
  });
});

test("the answer is trimmed", async () => {
  expect(await completeWith(saying("\n  12 inches.  \n"))).toBe("12 inches.");
});

const html = (body: string, status = 200) =>
  new Response(body, { status, headers: { "content-type": "text/html" } });

test.each([
  { what: "an HTML page", answer: () => html("<!doctype html><h1>Welcome</h1>") },
  { what: "an HTML error", answer: () => html("<h1>Bad gateway</h1>", 502) },
  { what: "status 500 with a good body", answer: () => new Response(saying("no").body, { status: 500 }) },
  { what: "status 401", answer: () => Response.json({ error: "key" }, { status: 401 }) },
  { what: "status 429", answer: () => Response.json({ error: "slow down" }, { status: 429 }) },
  { what: "a redirect", answer: () => Response.redirect("https://evil.example/", 307) },
  { what: "half of a JSON", answer: () => new Response('{"choices":[{"message":{"content":"12 in') },
  { what: "an empty body", answer: () => new Response("") },
  { what: "no body", answer: () => new Response(null, { status: 204 }) },
  { what: "null", answer: () => Response.json(null) },
  { what: "a JSON of another shape", answer: () => Response.json({ answer: "12 inches" }) },
  { what: "no choices", answer: () => Response.json({ choices: [] }) },
  { what: "a tool call and no words", answer: () => saying(null) },
  { what: "a number for words", answer: () => saying(12) },
  { what: "empty words", answer: () => saying("") },
  { what: "blank words", answer: () => saying(" \n\t") },
  { what: "bytes that are no UTF-8", answer: () => new Response(new Uint8Array([0x22, 0xff, 0xfe, 0x22])) },
])("$what from the provider is no answer", async ({ answer }) => {
  expect(await completeWith(answer)).toBeUndefined();
});

test("a provider that cannot be reached is no answer", async () => {
  expect(
    await completeWith(() => {
      throw new TypeError("Network connection lost.");
    }),
  ).toBeUndefined();
});

test("a provider that hangs is given up after twelve seconds", async () => {
  const timeouts = heldTimeouts();
  const { requests } = fakeProvider(BASE, hang);
  const answer = createAssistant(PROVIDER).complete("Be Joe.", "How deep?");
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  timeouts.expire();
  expect(await answer).toBeUndefined();
  expect(timeouts.limits).toEqual([12_000]);
});

test("a provider that begins to answer and then hangs is given up as well", async () => {
  const timeouts = heldTimeouts();
  const begun = vi.fn();
  fakeProvider(BASE, () => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"choices":[')),
      pull: () => {
        begun();
        return hang();
      },
    });
    return new Response(body);
  });
  const answer = createAssistant(PROVIDER).complete("Be Joe.", "How deep?");
  await vi.waitFor(() => expect(begun).toHaveBeenCalled());
  timeouts.expire();
  expect(await answer).toBeUndefined();
});

test("an endless answer is stopped soon after 64 KB", async () => {
  const cancelled = vi.fn();
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += 16_384;
      controller.enqueue(new Uint8Array(16_384).fill(0x20));
    },
    cancel: cancelled,
  });
  expect(await completeWith(new Response(body))).toBeUndefined();
  await vi.waitFor(() => expect(cancelled).toHaveBeenCalled());
  expect(sent).toBeLessThan(256 * 1024);
});

test("a body that calls itself larger than 64 KB is not read", async () => {
  const huge = new Response(saying("12 inches.").body, { headers: { "content-length": "70000" } });
  expect(await completeWith(huge)).toBeUndefined();
});

test("a very long answer is cut at 6,000 characters, never through the middle of one", async () => {
  expect(await completeWith(saying("x".repeat(7_000)))).toBe("x".repeat(6_000));
  const cut = await completeWith(saying(`${"x".repeat(5_999)}🏗️ and more`));
  expect(cut).toBe("x".repeat(5_999));
});

test.each([
  '<img src=x onerror="alert(1)">',
  "</script><script>alert(1)</script>",
  "[click](javascript:alert(1))",
  "{{constructor}}",
])("%s in an answer stays text", async (markup) => {
  const answer = await completeWith(saying(markup));
  expect(answer).toBe(markup);
  const shown = renderToStaticMarkup(createElement("p", null, answer));
  expect(shown).not.toContain("<img");
  expect(shown).not.toContain("<script");
});
