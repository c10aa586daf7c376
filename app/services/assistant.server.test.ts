import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from "vitest";
import { wrongIn } from "../../tests/fakes/completion-request.ts";
import { begun, DONE, event, finished, streamed, whole, wholeOf } from "../../tests/fakes/completions.ts";
import { fakeProvider, hang } from "../../tests/fakes/provider.ts";
import { createAssistant, VISION_LIMITS } from "./assistant.server.ts";

const BASE = "https://assistant.example/v1";
const PROVIDER = { baseUrl: BASE, key: "sk-test-key", model: "small-model" };
const MESSAGES = [
  { role: "system", content: "Be Joe." },
  { role: "user", content: "How deep?" },
] as const;
const STREAM = { headers: { "content-type": "text/event-stream" } };

const bytes = (text: string) => new TextEncoder().encode(text);

/** A body that comes in pieces, and after them ends, breaks or goes silent. */
function bodyOf(pieces: readonly (string | Uint8Array)[], after: "end" | "break" | "hang" = "end") {
  let next = 0;
  return new ReadableStream({
    pull(controller) {
      const piece = pieces[next++];
      if (piece !== undefined) controller.enqueue(typeof piece === "string" ? bytes(piece) : piece);
      else if (after === "end") controller.close();
      else if (after === "break") controller.error(new TypeError("Network connection lost."));
      else return hang();
    },
  });
}

const streaming = (...args: Parameters<typeof bodyOf>) => new Response(bodyOf(...args), STREAM);

/** What Joe gets when the provider answers with these, one after the other. */
function completeWith(...answers: (() => Response | Promise<Response>)[]) {
  let next = 0;
  const { requests } = fakeProvider(BASE, () => (answers[next++] ?? answers.at(-1) ?? hang)());
  const texts: string[] = [];
  const answer = createAssistant(PROVIDER).complete(MESSAGES, { onText: (text) => texts.push(text) });
  return { answer, texts, requests };
}

let warned: MockInstance<typeof console.warn>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  warned = vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  expect(JSON.stringify(warned.mock.calls)).not.toContain(PROVIDER.key);
  warned.mockRestore();
  vi.useRealTimers();
});

const loggedReasons = () => warned.mock.calls.map(([line]) => JSON.parse(String(line)).reason);

/** Lets the wait before the second attempt pass, and everything else that waits for at most `ms`. */
async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(ms);
  return answer;
}

test("without a provider nothing is asked and nothing is answered", async () => {
  const { requests } = fakeProvider("https://", () => new Response(whole("never")));
  const assistant = createAssistant(undefined);
  expect(assistant.configured).toBe(false);
  expect(await assistant.complete(MESSAGES)).toBeUndefined();
  expect(requests).toEqual([]);
});

test("the messages go to the provider as they are, with the key and the model, and a stream is asked for", async () => {
  const { requests } = fakeProvider(BASE, () => new Response(whole("12 inches.")));
  const assistant = createAssistant({ ...PROVIDER, baseUrl: `${BASE}//` });
  expect(assistant.configured).toBe(true);
  expect(await assistant.complete(MESSAGES)).toBe("12 inches.");
  const [request] = requests;
  expect(requests).toHaveLength(1);
  expect(request?.method).toBe("POST");
  expect(request?.url).toBe("https://assistant.example/v1/chat/completions");
  expect(request?.headers.get("authorization")).toBe("Bearer sk-test-key");
  expect(await request?.json()).toEqual({ model: "small-model", messages: MESSAGES, stream: true });
});

test("what is sent is what the official client may send, pictures included", async () => {
  const { requests } = fakeProvider(BASE, () => new Response(whole("A plan.")));
  const picture = { type: "image_url", image_url: { url: "data:image/png;base64,AA==" } } as const;
  const asked = { role: "user", content: [{ type: "text", text: "What is it?" }, picture] } as const;
  await createAssistant(PROVIDER).complete(MESSAGES);
  await createAssistant(PROVIDER).complete([MESSAGES[0], asked]);
  const bodies = await Promise.all(requests.map((request) => request.text()));
  expect(bodies.map(wrongIn)).toEqual([undefined, undefined]);
});

test.each([
  ["no JSON", "{"],
  ["no model", { messages: MESSAGES }],
  ["no messages", { model: "m" }],
  ["an empty list of them", { model: "m", messages: [] }],
  ["a field that there is not", { model: "m", messages: MESSAGES, max_output_tokens: 9 }],
  ["a field of every object", { model: "m", messages: MESSAGES, constructor: 1 }],
  ["a field of a message that there is not", { model: "m", messages: [{ ...MESSAGES[1], lang: "en" }] }],
  ["a role that there is not", { model: "m", messages: [{ role: "visitor", content: "x" }] }],
  [
    "a part that there is not",
    { model: "m", messages: [{ role: "user", content: [{ type: "image", url: "x" }] }] },
  ],
  [
    "a picture in the instructions",
    { model: "m", messages: [{ role: "system", content: [{ type: "image_url", image_url: { url: "x" } }] }] },
  ],
  ["a stream that is neither on nor off", { model: "m", messages: MESSAGES, stream: "yes" }],
])("the stand-in refuses %s", (_, body) => {
  expect(wrongIn(typeof body === "string" ? body : JSON.stringify(body))).toBeTypeOf("string");
});

describe("a stream", () => {
  test("is read to its end, and told of as it grows", async () => {
    const { answer, texts } = completeWith(() => streaming(streamed("At least ", "12", " inches.\n")));
    expect(await answer).toBe("At least 12 inches.");
    expect(texts).toEqual(["At least ", "At least 12", "At least 12 inches.\n"]);
  });

  const TEXT = "Mínimo 12″, מינימום 🏗️.";
  const body = streamed("Mínimo 12″, ", "מינימום 🏗️.").join("");
  test.each([
    { what: "a byte at a time", pieces: Array.from(bytes(body), (byte) => Uint8Array.of(byte)) },
    { what: "all at once", pieces: [body] },
    { what: "with CRLF", pieces: [body.replaceAll("\n", "\r\n")] },
    {
      what: "with comments",
      pieces: [": hi\n\n", ...streamed(TEXT).flatMap((piece) => [": wait\n\n", piece])],
    },
    { what: "without [DONE]", pieces: [...begun(TEXT), finished("stop")] },
    { what: "without a reason to finish", pieces: [...begun(TEXT), DONE] },
    { what: "without a last line end", pieces: [...begun(TEXT), "data: [DONE]"] },
    {
      what: "with usage and empty pieces",
      pieces: [event({ choices: [], usage: null }), event({}), ...streamed(TEXT)],
    },
    {
      what: "with null for words",
      pieces: [event({ choices: [{ delta: { content: null } }] }), ...streamed(TEXT)],
    },
    { what: "after blank lines", pieces: ["\n", "\r\n", ...streamed(TEXT)] },
  ])("is read when it comes $what", async ({ pieces }) => {
    expect(await completeWith(() => streaming(pieces)).answer).toBe(TEXT);
  });

  test("need not call itself one", async () => {
    const { answer } = completeWith(
      () => new Response(bodyOf(streamed("Yes.")), { headers: { "content-type": "text/html" } }),
    );
    expect(await answer).toBe("Yes.");
  });

  test("that has ended is not waited for any longer", async () => {
    const { answer } = completeWith(() => streaming(streamed("Yes."), "hang"));
    expect(await answer).toBe("Yes.");
  });
});

const html = (body: string, status = 200) =>
  new Response(body, { status, headers: { "content-type": "text/html" } });

test.each([
  { reason: "half", what: "an HTML page", answer: () => html("<!doctype html><h1>Welcome</h1>") },
  {
    reason: "status-401",
    what: "status 401",
    answer: () => Response.json({ error: "key" }, { status: 401 }),
  },
  { reason: "status-307", what: "a redirect", answer: () => Response.redirect("https://evil.example/", 307) },
  {
    reason: "not-json",
    what: "half of a JSON",
    answer: () => new Response('{"choices":[{"message":{"content":"12'),
  },
  { reason: "half", what: "an empty body", answer: () => new Response("") },
  { reason: "half", what: "no body", answer: () => new Response(null, { status: 204 }) },
  { reason: "half", what: "null", answer: () => Response.json(null) },
  { reason: "empty", what: "a JSON of another shape", answer: () => Response.json({ answer: "12 inches" }) },
  {
    reason: "another-shape",
    what: "choices of another shape",
    answer: () => Response.json({ choices: "12" }),
  },
  {
    reason: "error",
    what: "an error with status 200",
    answer: () => Response.json({ error: { message: "no" } }),
  },
  { reason: "empty", what: "no choices", answer: () => Response.json({ choices: [] }) },
  { reason: "empty", what: "a tool call and no words", answer: () => new Response(whole(null)) },
  { reason: "another-shape", what: "a number for words", answer: () => new Response(wholeOf(12)) },
  { reason: "empty", what: "blank words", answer: () => new Response(whole(" \n\t")) },
  {
    reason: "not-utf8",
    what: "bytes that are no UTF-8",
    answer: () => new Response(new Uint8Array([0x22, 0xff])),
  },
  { reason: "half", what: "half a stream", answer: () => streaming(begun("At least 12")) },
  {
    reason: "unreachable",
    what: "a line that breaks in mid-stream",
    answer: () => streaming(begun("At"), "break"),
  },
  {
    reason: "cut-short",
    what: "a text that ran out of room",
    answer: () => streaming([...begun("At"), finished("length")]),
  },
  {
    reason: "cut-short",
    what: "a text that was filtered",
    answer: () => streaming([...begun("At"), finished("content_filter"), DONE]),
  },
  {
    reason: "cut-short",
    what: "a text that is incomplete",
    answer: () => streaming([...begun("At"), finished("incomplete"), DONE]),
  },
  {
    reason: "cut-short",
    what: "a whole text that ran out of room",
    answer: () => new Response(whole("At least", "length")),
  },
  {
    reason: "error",
    what: "an error in mid-stream",
    answer: () => streaming([...begun("At"), event({ error: { message: "x" } }), DONE]),
  },
  {
    reason: "not-json",
    what: "rubbish in mid-stream",
    answer: () => streaming([...begun("At"), "data: {oops\n\n", DONE]),
  },
  { reason: "empty", what: "a stream without words", answer: () => streaming(streamed()) },
  {
    reason: "too-long",
    what: "a text over 6,000 characters",
    answer: () => streaming(streamed("x".repeat(3_001), "x".repeat(3_001))),
  },
  {
    reason: "too-long",
    what: "a whole text over 6,000 characters",
    answer: () => new Response(whole("x".repeat(6_001))),
  },
])("$what is no answer, and is not asked for again", async ({ answer, reason }) => {
  const asked = completeWith(answer);
  expect(await asked.answer).toBeUndefined();
  expect(asked.requests).toHaveLength(1);
  expect(loggedReasons()).toEqual([reason]);
});

describe("the provider is asked once more", () => {
  const unreachable = () => {
    throw new TypeError("Network connection lost.");
  };
  const fails = (status: number, retryAfter?: string) => () =>
    new Response("SECRET", { status, headers: retryAfter ? { "retry-after": retryAfter } : {} });
  const answers = () => streaming(streamed("Yes."));

  test.each([
    { what: "it cannot be reached", first: unreachable },
    { what: "the line breaks before any text", first: () => streaming(begun(), "break") },
    { what: "it answers 500", first: fails(500) },
    { what: "it answers 503 with a page", first: () => html("<h1>Bad gateway</h1>", 503) },
    { what: "it answers 429", first: fails(429) },
    { what: "it answers 429 with a time that cannot be read", first: fails(429, "soon") },
    { what: "it answers 429 with a date that is past", first: fails(429, "Wed, 21 Oct 2015 07:28:00 GMT") },
  ])("when $what", async ({ first }) => {
    const { answer, requests } = completeWith(first, answers);
    expect(await within(250, answer)).toBe("Yes.");
    expect(requests).toHaveLength(2);
    expect(loggedReasons()).toEqual([]);
  });

  test("when the time that it names has passed, but not when that is longer than two seconds", async () => {
    const soon = completeWith(fails(429, "2"), answers);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(soon.requests).toHaveLength(1);
    expect(await within(1, soon.answer)).toBe("Yes.");

    for (const late of ["3", "86400", "99999999999999999999", "Fri, 31 Dec 2100 23:59:59 GMT"]) {
      const { answer, requests } = completeWith(fails(429, late), answers);
      expect([late, await answer]).toEqual([late, undefined]);
      expect(requests).toHaveLength(1);
    }
  });

  test("and never a third time", async () => {
    const { answer, requests } = completeWith(fails(500), fails(502), answers);
    expect(await within(250, answer)).toBeUndefined();
    expect(requests).toHaveLength(2);
    expect(loggedReasons()).toEqual(["status-502"]);
  });

  test("but not when text has come already", async () => {
    const { answer, requests } = completeWith(() => streaming(begun("At"), "break"), answers);
    expect(await within(250, answer)).toBeUndefined();
    expect(requests).toHaveLength(1);
  });
});

describe("the provider is given up", () => {
  test.each([
    { what: "it never answers", answer: hang, ms: 12_000, reason: "timeout" },
    {
      what: "it begins and never goes on",
      answer: () => streaming([], "hang"),
      ms: 5_000,
      reason: "silence",
    },
    {
      what: "it stops in mid-stream",
      answer: () => streaming(begun("At"), "hang"),
      ms: 5_000,
      reason: "silence",
    },
    {
      what: "it stops inside of a JSON",
      answer: () => new Response(bodyOf(['{"choices":['], "hang")),
      ms: 5_000,
      reason: "silence",
    },
  ])("when $what", async ({ answer, ms, reason }) => {
    const asked = completeWith(answer);
    const settled = vi.fn();
    asked.answer.then(settled);
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(settled).not.toHaveBeenCalled();
    expect(await within(1, asked.answer)).toBeUndefined();
    expect(asked.requests).toHaveLength(1);
    expect(loggedReasons()).toEqual([reason]);
  });

  test.each([
    { what: "answers", answer: hang, ms: 45_000, reason: "timeout" },
    { what: "goes on", answer: () => streaming(begun("At"), "hang"), ms: 15_000, reason: "silence" },
  ])("later where it looks at a picture and never $what", async ({ answer, ms, reason }) => {
    fakeProvider(BASE, answer);
    const settled = vi.fn();
    const asked = createAssistant(PROVIDER, VISION_LIMITS).complete(MESSAGES);
    asked.then(settled);
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(settled).not.toHaveBeenCalled();
    expect(await within(1, asked)).toBeUndefined();
    expect(loggedReasons()).toEqual([reason]);
  });

  test("when all of it takes longer than twelve seconds, however steadily it comes", async () => {
    const comments = new ReadableStream({
      pull: (controller) =>
        new Promise<void>((resolve) => {
          setTimeout(() => {
            try {
              controller.enqueue(bytes(": wait\n\n"));
            } catch {}
            resolve();
          }, 1_000);
        }),
    });
    const { answer } = completeWith(() => new Response(comments, STREAM));
    expect(await within(12_000, answer)).toBeUndefined();
    expect(loggedReasons()).toEqual(["timeout"]);
    await vi.runAllTimersAsync();
  });

  test("when it sends without end", async () => {
    let sent = 0;
    const cancelled = vi.fn();
    const endless = new ReadableStream({
      pull(controller) {
        sent += 16_384;
        controller.enqueue(bytes(`: ${"x".repeat(16_381)}\n`));
      },
      cancel: cancelled,
    });
    expect(await completeWith(() => new Response(endless, STREAM)).answer).toBeUndefined();
    await vi.waitFor(() => expect(cancelled).toHaveBeenCalled(), 10_000);
    expect(sent).toBeLessThan(1024 * 1024);
    expect(loggedReasons()).toEqual(["too-large"]);
  });

  test("when the asker gives up, before or in between", async () => {
    const { requests } = fakeProvider(BASE, () => streaming(begun("At"), "hang"));
    const assistant = createAssistant(PROVIDER);
    expect(await assistant.complete(MESSAGES, { signal: AbortSignal.abort() })).toBeUndefined();
    const leaving = new AbortController();
    const onText = () => leaving.abort();
    expect(await assistant.complete(MESSAGES, { signal: leaving.signal, onText })).toBeUndefined();
    expect(requests.length).toBeLessThanOrEqual(2);
    expect(loggedReasons()).toEqual(["given-up", "given-up"]);
  });
});

test("a listener that fails makes no answer, and no error", async () => {
  fakeProvider(BASE, () => streaming(streamed("Yes.")));
  const onText = () => {
    throw new RangeError(`with ${PROVIDER.key}`);
  };
  expect(await createAssistant(PROVIDER).complete(MESSAGES, { onText })).toBeUndefined();
  expect(loggedReasons()).toEqual(["RangeError"]);
});

test.each(['<img src=x onerror="alert(1)">', "</script><script>alert(1)</script>", "{{constructor}}"])(
  "%s in an answer stays the text that it is",
  async (markup) => {
    expect(await completeWith(() => streaming(streamed(markup))).answer).toBe(markup);
  },
);
