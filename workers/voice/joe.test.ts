import { expect, onTestFinished, test, vi } from "vitest";
import { RATING_SIGNATURE_HEADER, readRating } from "../shared/voice-rating.ts";
import { joeOf } from "./joe.ts";

const SECRET = "a-secret-for-tests-of-forty-characters--";

/** The app as its binding, answering what the test says. */
function app(answer: (request: Request) => Response | Promise<Response>) {
  const requests: Request[] = [];
  const fetch = async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    requests.push(request);
    return answer(request.clone() as Request);
  };
  return { binding: { fetch } as unknown as Fetcher, requests };
}

const question = {
  text: "מה עומק הקפאה?",
  language: "he" as const,
  address: "192.0.2.7",
  requestId: "r-9",
  signal: new AbortController().signal,
};

test("Joe is asked as the voice page asks, in the language of the conversation, as the visitor's own question", async () => {
  const { binding, requests } = app(() => Response.json({ response: "90 ס״מ" }));
  expect(await joeOf(binding, SECRET).ask(question)).toEqual({
    ok: true,
    response: "90 ס״מ",
    origin: "",
    citations: [],
  });
  const [request] = requests;
  const url = new URL(request?.url ?? "");
  expect([request?.method, url.pathname, url.search]).toEqual([
    "POST",
    "/functions/joe-ai-assistant",
    "?lang=he",
  ]);
  expect(request?.headers.get("cf-connecting-ip")).toBe("192.0.2.7");
  expect(request?.headers.get("origin")).toBe(url.origin);
  expect(request?.headers.get("x-request-id")).toBe("r-9");
  expect(await request?.json()).toEqual({
    question: question.text,
    complexity: "auto",
    userId: "anonymous",
  });
});

test("sources come with their editions", async () => {
  const citations = [
    { label: "IRC R310.2", edition: "2021", title: "Egress", confidence: "high" },
    { label: "Notes" },
  ];
  const { binding } = app(() => Response.json({ response: "Twenty inches", citations }));
  expect(await joeOf(binding, SECRET).ask(question)).toMatchObject({
    citations: [
      { label: "IRC R310.2", edition: "2021" },
      { label: "Notes", edition: "" },
    ],
  });
});

test("too many questions are told apart from a failure", async () => {
  const { binding } = app(() => Response.json({ error: "rate-limited" }, { status: 429 }));
  expect(await joeOf(binding, SECRET).ask(question)).toEqual({ ok: false, error: "busy" });
});

test.each<[string, () => Response | Promise<Response>]>([
  ["refuses", () => Response.json({ error: "not-configured" }, { status: 503 })],
  ["answers a page", () => new Response("<html>")],
  ["answers nothing", () => Response.json({ response: "  " })],
  ["answers something else", () => Response.json({ text: "hello" })],
  ["answers without end", () => new Response("x".repeat(300_000))],
  ["cannot be reached", () => Promise.reject(new Error("Network connection lost."))],
])("a Joe who %s has failed", async (_, answer) => {
  expect(await joeOf(app(answer).binding, SECRET).ask(question)).toEqual({ ok: false, error: "failed" });
});

const RATING = {
  answer: "7c9e6679-7425-40de-944b-e07fc1f90ae7",
  question: question.text,
  origin: "knowledge",
  rating: "dislike",
} as const;

test("a rating goes to the app with its question and a signature, in the language of the conversation", async () => {
  const { binding, requests } = app(() => new Response(null, { status: 204 }));
  await joeOf(binding, SECRET).rate(RATING, question);
  const [request] = requests;
  const { pathname, search } = new URL(request?.url ?? "");
  expect([request?.method, pathname, search]).toEqual(["POST", "/functions/joe-rating", "?lang=he"]);
  const signature = request?.headers.get(RATING_SIGNATURE_HEADER) ?? "";
  const body = (await request?.text()) ?? "";
  expect(await readRating(SECRET, body, signature)).toEqual(RATING);
  expect(await readRating(SECRET, body.replace("dislike", "like"), signature)).toBeUndefined();
  expect(await readRating(`${SECRET}x`, body, signature)).toBeUndefined();
});

test.each<[string, () => Response | Promise<Response>]>([
  ["is not taken", () => Response.json({ error: "unsigned" }, { status: 403 })],
  ["does not arrive", () => Promise.reject(new Error("Network connection lost."))],
])("a rating that %s is logged, without the question, and ends nothing", async (_, answer) => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  await joeOf(app(answer).binding, SECRET).rate(RATING, question);
  expect(logged).toHaveBeenCalledOnce();
  expect(String(logged.mock.calls[0])).toContain("voice.not-rated");
  expect(String(logged.mock.calls[0])).not.toContain(question.text);
});
