import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Fake, type Reply, startFake } from "../fakes/loopback.ts";
import { Browser, type Page } from "./support/browser.ts";
import { newMember } from "./support/members.ts";
import { type OwnProduct, product, startProduct } from "./support/product.ts";

const KEY = "assistant-key-that-nobody-may-see";

/** An answer as an OpenAI-compatible server gives it. */
const says = (content: string): Reply => ({ body: JSON.stringify({ choices: [{ message: { content } }] }) });

let fake: Fake;
let own: OwnProduct;
beforeAll(async () => {
  fake = await startFake(() => says("unused"));
  own = await startProduct({
    ASSISTANT_BASE_URL: `${fake.url}/v1/`,
    ASSISTANT_API_KEY: KEY,
    ASSISTANT_MODEL: "builder-1",
  });
});
afterAll(async () => {
  await own.stop();
  fake.stop();
});
beforeEach(() => {
  fake.received.length = 0;
});

const unknown = () => `${crypto.randomUUID()}?`;

async function ask(question: string, browser = new Browser(own)): Promise<Page> {
  return browser.submit(await browser.visit("/ai-hub"), { intent: "ask" }, { question });
}

async function call(
  body: string | object,
  browser = new Browser(own),
): Promise<{ page: Page; answer: unknown }> {
  const page = await browser.send("/functions/joe-ai-assistant", {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { "content-type": "application/json" },
  });
  return { page, answer: JSON.parse(page.body) };
}

async function timesRecorded(question: string): Promise<number> {
  const [row] = await own.query<{ frequency: number }>(
    "select frequency from unanswered_questions where question = ?",
    question,
  );
  return row?.frequency ?? 0;
}

describe("a question that no built-in topic knows", () => {
  test("is answered by the provider, and the answer is marked as such and not queued", async () => {
    fake.answer = () => says("Use a plumb bob.\nThen a level.");
    const question = unknown();
    const page = await ask(question);
    expect(page.text).toContain("Use a plumb bob. Then a level.");
    expect(page.text).toContain("Phrased by a language model; verify it");
    expect(await timesRecorded(question)).toBe(0);
  });

  test("goes to the provider with the key, the model and the question, and with nothing about who asks", async () => {
    fake.answer = () => says("Yes.");
    const { browser, email, id } = await newMember(own);
    const question = unknown();
    await ask(question, browser);
    expect(fake.received).toHaveLength(1);
    const [request] = fake.received;
    expect(request).toMatchObject({ method: "POST", path: "/v1/chat/completions" });
    expect(request?.headers.authorization).toBe(`Bearer ${KEY}`);
    const sent = JSON.parse(request?.body ?? "");
    expect(sent.model).toBe("builder-1");
    expect(sent.messages.map(({ role }: { role: string }) => role)).toEqual(["system", "user"]);
    expect(sent.messages[1].content).toBe(question);
    const everything = JSON.stringify(request);
    for (const secret of [email, id, browser.address, browser.cookies.get("__Host-session") ?? ""]) {
      expect(everything).not.toContain(secret);
    }
  });

  test("is asked for in the visitor's language", async () => {
    fake.answer = () => says("כן.");
    await ask(unknown(), new Browser(own, { "accept-language": "he" }));
    expect(fake.received[0]?.body).toContain("Hebrew");
  });

  test("does not reach the provider when a topic knows it", async () => {
    const page = await ask("How deep does a footing have to be?");
    expect(page.text).toContain("R403.1.4");
    expect(fake.received).toEqual([]);
  });

  test("is answered as text, whatever markup the provider puts into it", async () => {
    const markup =
      "<img src=x onerror=alert(1)><script>alert(2)</script></script>[click](javascript:alert(3))";
    fake.answer = () => says(markup);
    const browser = new Browser(own);
    const page = await ask(unknown(), browser);
    expect(page.text).toContain(markup);
    expect(page.body).not.toMatch(/<img src=x|<script>alert|href="javascript/);
    expect((await browser.get("/ai-hub.data")).headers.get("content-type")).toBe("text/x-script");
  });

  test("gets a long answer cut to a length that a page bears", async () => {
    fake.answer = () => says(`${"x".repeat(7_000)}END`);
    const page = await ask(unknown());
    expect(page.body).toContain("x".repeat(6_000));
    expect(page.body).not.toContain("x".repeat(6_001));
  });
});

describe("a provider that fails leads to the fallback and the learning queue, and its answer is shown to nobody:", () => {
  const half = JSON.stringify({ choices: [{ message: { content: "SECRET" } }] }).slice(0, -5);
  const FAILURES: Record<string, Reply> = {
    "status 500": { status: 500, body: "SECRET" },
    "status 401": { status: 401, body: `SECRET wrong key ${KEY}` },
    "status 429": { status: 429, headers: { "retry-after": "60" }, body: "SECRET" },
    "a web page": { headers: { "content-type": "text/html" }, body: "<html>SECRET</html>" },
    "half an answer": { body: half },
    "half an answer and a dead line": { headers: { "content-length": 500 }, body: half, after: "reset" },
    "no answer": "reset",
    "an answer of another shape": { body: '{"error":"SECRET"}' },
    "an empty list": { body: '{"choices":[]}' },
    "an empty text": says("  \n "),
    "a number for a text": { body: '{"choices":[{"message":{"content":42}}]}' },
    nothing: { body: "" },
    "a redirect to elsewhere": { status: 302, headers: { location: "/SECRET" } },
    "far too much": says("SECRET".repeat(40_000)),
  };

  test.each(Object.entries(FAILURES))("%s", async (_, reply) => {
    fake.answer = () => reply;
    const question = unknown();
    const page = await ask(question);
    expect(page.status).toBe(200);
    expect(page.text).toContain("I do not have a sure answer to that, so I will not guess.");
    expect(page.text).toContain("In the learning queue");
    expect(page.body).not.toContain("SECRET");
    expect(page.body).not.toContain(KEY);
    expect(await timesRecorded(question)).toBe(1);

    const { page: program, answer } = await call({ question });
    expect([program.status, answer]).toEqual([502, { error: "no-answer" }]);
    expect(fake.received.every(({ path }) => path === "/v1/chat/completions")).toBe(true);
  });

  test("silence, which is not waited for longer than 12 seconds", async () => {
    const question = unknown();
    const browser = new Browser(own);
    fake.answer = ({ body }) => (body.includes(question) ? "hang" : says("unused"));
    const started = performance.now();
    const pages = await Promise.all([ask(question, browser), call({ question })]);
    expect(performance.now() - started).toBeLessThan(14_000);
    expect(pages[0].text).toContain("In the learning queue");
    expect(pages[1].page.status).toBe(502);
  }, 20_000);
});

describe("the assistant function", () => {
  test("answers programs with the response, the complexity, the category and the keywords", async () => {
    fake.answer = () => says("Look it up.");
    const { page, answer } = await call({ question: "What is the deflection limit of a glulam zorblax?" });
    expect(page.status).toBe(200);
    expect(page.headers.get("content-type")).toMatch(/^application\/json/);
    expect(answer).toEqual({
      response: "Look it up.",
      complexity: "expert",
      category: expect.any(String),
      keywords: expect.arrayContaining(["deflection"]),
    });
    const wished = await call({ question: unknown(), complexity: "simple" });
    expect(wished.answer).toMatchObject({ complexity: "simple" });
  });

  test.each([
    ["nothing", ""],
    ["no JSON", "{"],
    ["a list", "[]"],
    ["null", "null"],
    ["no question", "{}"],
    ["a blank question", '{"question":"  "}'],
    ["a number", '{"question":7}'],
    ["a question too long", JSON.stringify({ question: "x".repeat(4_001) })],
    ["a complexity that is none", '{"question":"x","complexity":"genius"}'],
    ["a form", "question=x"],
  ])("refuses %s with a code", async (_, body) => {
    const { page, answer } = await call(body);
    expect([page.status, answer]).toEqual([400, { error: "malformed" }]);
    expect(fake.received).toEqual([]);
  });

  test("says so when no provider is configured", async () => {
    const page = await new Browser(product).send("/functions/joe-ai-assistant", {
      method: "POST",
      body: JSON.stringify({ question: unknown() }),
      headers: { "content-type": "application/json" },
    });
    expect([page.status, JSON.parse(page.body)]).toEqual([503, { error: "not-configured" }]);
  });
});

test("the key is in no answer and in no log line", async () => {
  expect((await own.log()).join("\n")).not.toContain(KEY);
  for (const path of ["/ai-hub", "/healthz"])
    expect((await new Browser(own).get(path)).body).not.toContain(KEY);
});
