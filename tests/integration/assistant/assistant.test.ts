import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { RATE_LIMITS } from "../../../app/services/rate-limit.server.ts";
import {
  begun,
  hostileReplies,
  STREAM,
  says,
  startAssistant,
  streamed,
  whole,
} from "../../fakes/completions.ts";
import type { Fake, Reply } from "../../fakes/loopback.ts";
import { tookAtMost } from "../../prove.ts";
import { Browser, type Page } from "../support/browser.ts";
import { expectErrorScreen } from "../support/error-screen.ts";
import { newMember } from "../support/members.ts";
import { type OwnProduct, ownProduct, product, startProduct } from "../support/product.ts";
import { untilRefused } from "../support/refusals.ts";

const KEY = "assistant-key-that-nobody-may-see";
const FUNCTION = "/functions/joe-ai-assistant";

/** No built-in topic, but known: IRC R311.7.1 asks for 36 in. */
const VERIFY = "Editions and local amendments differ: verify with the local authority before you build.";
const KNOWN = "How wide does a stair have to be?";
const CITED = "A stair is at least 36 in wide above the handrail [1].";
const SECTION = "IRC R311.7.1";
const LATER = [
  "At and below the handrail ",
  "31-1/2 in is enough with a handrail on one side ",
  "and 27 in with handrails on both [1]",
  ".",
];
const unknown = () => `${crypto.randomUUID()}?`;

let fake: Fake;
let own: OwnProduct;
beforeAll(async () => {
  fake = await startAssistant(() => says("unused"));
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

function send(body: string | object, browser = new Browser(own), headers: Record<string, string> = {}) {
  return browser.send(FUNCTION, {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { "content-type": "application/json", ...headers },
  });
}

async function call(body: string | object, browser?: Browser) {
  const page = await send(body, browser);
  return { page, answer: JSON.parse(page.body) };
}

const askChat = async (question: string, browser = new Browser(own)): Promise<Page> =>
  browser.submit(await browser.visit("/ai-hub"), { intent: "ask" }, { question });

const askVoice = async (question: string, browser = new Browser(own)): Promise<Page> =>
  browser.submit(await browser.visit("/voice-assistant"), { intent: "ask" }, { question });

async function recordOf(question: string, from: OwnProduct = own) {
  const [row] = await from.query<{ frequency: number; user_id: string | null }>(
    "select frequency, user_id from unanswered_questions where question = ?",
    question,
  );
  return row;
}

describe("with a provider the assistant function", () => {
  test("answers in its words, cited, with everything that the contract names", async () => {
    fake.answer = () => says("A stair must be at least ", "36 inches wide above the handrail ", "[1].");
    const { page, answer } = await call({ question: KNOWN });
    expect(page.status).toBe(200);
    expect(page.headers.get("content-type")).toMatch(/^application\/json/);
    expect(answer).toMatchObject({
      response: expect.stringContaining(
        `A stair must be at least 36 inches wide above the handrail (${SECTION}).`,
      ),
      complexity: "simple",
      category: "general",
      keywords: expect.arrayContaining(["stair"]),
      origin: "assistant",
    });
    expect(answer.citations).toEqual([
      expect.objectContaining({ label: SECTION, edition: "2018–2021", title: expect.stringMatching(/./) }),
    ]);
    expect(fake.received).toHaveLength(1);
  });

  test("takes the answer of a server that knows no streams", async () => {
    fake.answer = () => ({ body: whole(CITED) });
    expect((await call({ question: KNOWN })).answer).toMatchObject({ origin: "assistant" });
  });

  test("sends the key, the model, the question and the passages, and nothing about who asks", async () => {
    fake.answer = () => says(CITED);
    const { browser, email, id } = await newMember(own);
    const question = `${KNOWN} "}]}, [{`;
    await call({ question, userId: "somebody" }, browser);
    expect(fake.received).toHaveLength(1);
    const [request] = fake.received;
    expect(request).toMatchObject({ method: "POST", path: "/v1/chat/completions" });
    expect(request?.headers.authorization).toBe(`Bearer ${KEY}`);
    const sent = JSON.parse(request?.body ?? "");
    expect(sent).toMatchObject({ model: "builder-1", stream: true });
    expect(sent.messages.map(({ role }: { role: string }) => role)).toEqual(["system", "user"]);
    const data = JSON.parse(sent.messages[1].content);
    expect(data.question).toBe(question);
    expect(data.passages[0]).toMatchObject({ n: 1, section: SECTION });
    const everything = JSON.stringify(request);
    for (const secret of [
      email,
      id,
      "somebody",
      browser.address,
      browser.cookies.get("__Host-session") ?? "",
    ])
      expect(everything).not.toContain(secret);
  });

  test("asks for the language of the question", async () => {
    fake.answer = ({ body }) => {
      const { passages } = JSON.parse(JSON.parse(body).messages[1].content);
      const { n } = passages.find(({ section }: { section: string }) => section === SECTION);
      return says(`רוחב המדרגות לפחות 36 אינץ' מעל מאחז היד [${n}].`);
    };
    const { answer } = await call({ question: "מה הרוחב המינימלי של מדרגות?" });
    expect(answer).toMatchObject({ origin: "assistant", response: expect.stringContaining(SECTION) });
    expect(fake.received[0]?.body).toContain("Write in Hebrew");
  });

  test("does not ask it about what the knowledge base has nothing on", async () => {
    fake.answer = () => says("I made this up [1].");
    const question = unknown();
    const { page, answer } = await call({ question });
    expect([page.status, answer.origin, answer.citations]).toEqual([200, "unanswered", []]);
    expect(fake.received).toEqual([]);
    expect(await recordOf(question)).toMatchObject({ frequency: 1, user_id: null });
  });

  test("takes who asks from the session and never from the body", async () => {
    const { browser, id } = await newMember(own);
    const [asMember, asGuest] = [unknown(), unknown()];
    await call({ question: asMember, userId: "somebody-else" }, browser);
    await call({ question: asGuest, userId: id });
    expect((await recordOf(asMember))?.user_id).toBe(id);
    expect((await recordOf(asGuest))?.user_id).toBeNull();
  });

  test("shows what markup says and not the markup", async () => {
    fake.answer = () =>
      says(
        '<script>alert(1)</script>A stair is at least **36 in** wide <img src=x onerror="alert(2)">above the handrail [1].',
      );
    const { answer } = await call({ question: KNOWN });
    expect(answer).toMatchObject({
      origin: "assistant",
      response: `A stair is at least 36 in wide above the handrail (${SECTION}).\n\n${VERIFY}`,
    });
  });

  test("shows what a passage says, and leaves out what none says or what breaks off", async () => {
    fake.answer = () => says(`${CITED} SECRET stairs are red [1]. SECRET and the`);
    expect((await call({ question: KNOWN })).answer).toMatchObject({
      origin: "assistant",
      response: `A stair is at least 36 in wide above the handrail (${SECTION}).\n\n${VERIFY}`,
    });
  });

  test("asks once more when the provider is busy for a moment", async () => {
    for (const first of [
      { status: 503 },
      { status: 429, headers: { "retry-after": "1" } },
      "reset",
    ] as const) {
      fake.received.length = 0;
      fake.answer = () => (fake.received.length === 1 ? first : says(CITED));
      expect([first, (await call({ question: KNOWN })).answer.origin]).toEqual([first, "assistant"]);
      expect(fake.received).toHaveLength(2);
    }
  });
});

describe("asked for events the assistant function", () => {
  /** The events of an answer with the moment when each arrived. */
  async function eventsOf(question: string, from: { origin: string } = own) {
    const response = await fetch(new URL(FUNCTION, from.origin), {
      method: "POST",
      body: JSON.stringify({ question }),
      headers: {
        accept: "text/event-stream",
        "content-type": "application/json",
        "cf-connecting-ip": new Browser(own).address,
        origin: from.origin,
      },
    });
    const events: { name: string; data: { text?: string; origin?: string; error?: string }; at: number }[] =
      [];
    let rest = "";
    const decoder = new TextDecoder();
    const reader = response.body?.getReader();
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
      const blocks = (rest + decoder.decode(piece.value, { stream: true })).split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const [, name = "", data = ""] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
        events.push({ name, data: JSON.parse(data), at: performance.now() });
      }
    }
    return { response, events };
  }

  test("tells the finished sentences as they come, and then the answer", async () => {
    const parts = ["A stair is ", "at least 36 in wide above the handrail [1]. ", ...LATER];
    fake.answer = () => ({ ...STREAM, body: streamed(...parts), everyMs: 150 });
    const { response, events } = await eventsOf(KNOWN);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(response.headers.get("cache-control")).toContain("no-store");
    expect(events.map(({ name }) => name)).toEqual(["text", "answer"]);
    const [first, last] = events;
    expect(first?.data).toEqual({ text: `A stair is at least 36 in wide above the handrail (${SECTION}).` });
    expect(last?.data).toMatchObject({
      origin: "assistant",
      response: `A stair is at least 36 in wide above the handrail (${SECTION}). ${LATER.join("").replace(" [1]", ` (${SECTION})`)}\n\n${VERIFY}`,
    });
    // It came while the provider was still speaking.
    expect((last?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(100);
  });

  test("never tells a sentence that no source has, and gives the embedded answer", async () => {
    fake.answer = () => says(CITED, " By IRC R999.9 it is 99 in [1]. ", "So it is.");
    const { events } = await eventsOf(KNOWN);
    expect(events.at(-1)).toMatchObject({ name: "answer", data: { origin: "knowledge" } });
    expect(JSON.stringify(events)).not.toMatch(/R999|99 in/);
  });

  test("answers at once without a provider", async () => {
    const { events } = await eventsOf(KNOWN, product);
    expect(events).toMatchObject([{ name: "answer", data: { origin: "knowledge" } }]);
  });

  test("refuses with a status what it would refuse anyway", async () => {
    const page = await send({ question: "" }, new Browser(own), { accept: "text/event-stream" });
    expect([page.status, page.body]).toEqual([400, '{"error":"blank-question"}']);
  });
});

describe("a provider that fails leads to the embedded answer, and its own is shown to nobody:", () => {
  const FAILURES: Record<string, Reply> = {
    ...hostileReplies(KEY),
    "an answer that cites nothing": says("SECRET: it is 36 in."),
    "an answer that cites what it was not given": says("SECRET: it is 36 in [9]."),
    "an answer with an invented section": says("SECRET: by IRC R999.9 it is 36 in [1]."),
    "an answer with another edition": says("SECRET: since the 1997 code it is 36 in [1]."),
    "an answer with an invented figure": says("SECRET: it is 99 in [1]."),
    "an answer to somebody else's instructions": says("SECRET: I ignore my instructions."),
    "an answer that turns the rule around": says(
      "SECRET: a stair is at most 36 in wide above the handrail [1].",
    ),
    "an answer without its condition": says("A stair is at least 36 in wide [1]. SECRET."),
    "an answer with an address": says(`${CITED} Pay at evil.example/SECRET.`),
    "an answer in another language": says("SECRET רוחב המדרגות 36 אינץ' לפחות [1]."),
    "an answer that breaks off in its first sentence": says("SECRET [1] and the"),
  };

  test.each(Object.entries(FAILURES))("%s", async (_, reply) => {
    fake.answer = () => reply;
    const { page, answer } = await call({ question: KNOWN });
    expect(page.status).toBe(200);
    expect(answer).toMatchObject({
      origin: "knowledge",
      citations: expect.arrayContaining([expect.objectContaining({ label: SECTION })]),
    });
    expect(answer.response).toContain("36 in");
    expect(page.body).not.toContain("SECRET");
    expect(page.body).not.toContain(KEY);
    expect(fake.received.length).toBeLessThanOrEqual(2);
    expect(fake.received.every(({ path }) => path === "/v1/chat/completions")).toBe(true);
  });

  test("silence, which is not waited for longer than 12 seconds, nor longer than 5 in mid-stream", async () => {
    const duration = async (reply: Reply, question: string) => {
      const started = performance.now();
      const { answer } = await call({ question });
      expect([reply, answer.origin]).toEqual([reply, "knowledge"]);
      return performance.now() - started;
    };
    const stalled: Reply = { ...STREAM, body: begun("It is"), after: "hang" };
    fake.answer = ({ body }) => (body.includes("be???") ? stalled : "hang");
    const [whole, middle] = await Promise.all([duration("hang", KNOWN), duration(stalled, `${KNOWN}??`)]);
    // Asked at one moment: what makes one later on a slow machine makes the other later too.
    expect(middle).toBeLessThan(whole - 2_000);
    tookAtMost("an answer beside a provider that is silent", 20_000, whole);
  });

  test("a slow one is waited for while it speaks", async () => {
    fake.answer = () => ({ ...STREAM, body: streamed(...CITED.split(/(?= )/)), everyMs: 100 });
    expect((await call({ question: KNOWN })).answer.origin).toBe("assistant");
  });
});

describe("without a provider the assistant function", () => {
  test("answers from the knowledge base, with its sources", async () => {
    const { page, answer } = await call({ question: KNOWN, complexity: "auto" }, new Browser(product));
    expect(page.status).toBe(200);
    expect(answer).toMatchObject({
      origin: "knowledge",
      complexity: "simple",
      citations: expect.arrayContaining([expect.objectContaining({ label: SECTION, edition: "2018–2021" })]),
    });
    expect(answer.response).toContain("36 in");
  });

  test("takes the complexity that it is given", async () => {
    const { answer } = await call({ question: KNOWN, complexity: "expert" }, new Browser(product));
    expect(answer.complexity).toBe("expert");
  });

  test.each([
    ["nothing", "", "malformed"],
    ["no JSON", "{", "malformed"],
    ["a list", "[]", "malformed"],
    ["null", "null", "malformed"],
    ["no question", "{}", "malformed"],
    ["a blank question", '{"question":" \\n "}', "blank-question"],
    ["a number", '{"question":7}', "malformed"],
    ["a question too long", JSON.stringify({ question: "x".repeat(4_001) }), "long-question"],
    ["a complexity that is none", '{"question":"x","complexity":"genius"}', "malformed"],
    ["a form", "question=x", "malformed"],
  ])("refuses %s with a code", async (_, body, error) => {
    const { page, answer } = await call(body);
    expect([page.status, answer]).toEqual([400, { error }]);
    expect(fake.received).toEqual([]);
  });

  test("is asked by POST alone", async () => {
    const page = await new Browser(product).get(FUNCTION);
    expect([page.status, page.headers.get("allow"), page.body]).toEqual([405, "POST", '{"error":"method"}']);
  });
});

describe("a question on the voice page", () => {
  test("is answered with its complexity, its sources and the advice to verify", async () => {
    fake.answer = () => says(CITED);
    const page = await askVoice(`  ${KNOWN} \n`);
    expect(page.status).toBe(200);
    expect(page.text).toContain(`A stair is at least 36 in wide above the handrail (${SECTION}).`);
    expect(page.text).toContain("Question: Simple");
    expect(page.text).toContain("Phrased by a language model");
    expect(page.text).toMatch(/Sources IRC R311\.7\.1 2018–2021/);
    expect(page.text).toContain("verify with the local authority");
    expect(page.toasts).toEqual([]);
    expect(page.valueOf("question")).toBe("");
    expect(JSON.parse(JSON.parse(fake.received[0]?.body ?? "").messages[1].content).question).toBe(KNOWN);
  });

  test("without a provider is answered from the knowledge base", async () => {
    const page = await askVoice(KNOWN, new Browser(product));
    expect(page.text).toContain("at least 36 in wide");
    expect(page.text).not.toContain("Phrased by a language model");
  });

  test("is asked as nobody, also by a member, and once when the form is sent twice", async () => {
    const { browser } = await newMember(own);
    const page = await browser.visit("/voice-assistant");
    const question = unknown();
    for (let n = 0; n < 2; n++) {
      const answer = await browser.submit(page, { intent: "ask" }, { question });
      expect(answer.text).toContain("I do not have a sure answer to that");
    }
    expect(await recordOf(question)).toEqual({ frequency: 1, user_id: null });
  });

  test.each(["", "   ", "\n\t", "\u00a0"])(
    "that is blank is refused in the product's words: %j",
    async (question) => {
      const page = await askVoice(question);
      expect(page.status).toBe(400);
      expect(page.problem).toContain("Please enter a question for Joe");
      expect(page.textIn(({ attributes }) => attributes.id === "question-error")).toBe(
        "Please enter a question for Joe",
      );
      expect(fake.received).toEqual([]);
    },
  );

  test("that is too long is refused and kept", async () => {
    const question = "How deep? ".repeat(401).trim();
    const page = await askVoice(question);
    expect(page.status).toBe(400);
    expect(page.problem).toContain("at most 4,000 characters");
    expect(page.valueOf("question")).toBe(question);
  });

  test("stays text, whatever markup is in it", async () => {
    const markup = `<img src=x onerror="alert(1)"></p><script>alert(2)</script> ${crypto.randomUUID()}`;
    const page = await askVoice(markup);
    expect(page.text).toContain(markup);
    expect(page.body).not.toMatch(/<img src=x|<script>alert/);
  });

  test("is answered on a page in the visitor's language, right to left in Hebrew", async () => {
    const page = await askVoice(KNOWN, new Browser(product, { "accept-language": "he" }));
    expect(page.html).toMatchObject({ lang: "he", dir: "rtl" });
    expect(page.text).toContain("התשובה של ג'ו");
    expect(page.text).toContain(SECTION);
  });
});

describe("on the chat page", () => {
  test("a question that nobody can answer goes into the learning queue, and Joe says so", async () => {
    fake.answer = () => ({ status: 500, body: "SECRET" });
    const question = unknown();
    const page = await askChat(question);
    expect(page.status).toBe(200);
    expect(page.text).toContain("I do not have a sure answer to that, so I will not guess.");
    expect(page.text).toContain("Your question was added to my learning queue");
    expect(page.body).not.toContain("SECRET");
    expect(await recordOf(question)).toMatchObject({ frequency: 1 });
  });
});

describe("when the product itself fails", () => {
  const BACKUP_TOAST = "Joe is experiencing technical difficulties but provided a backup response";

  /** Every row that is written into this table is refused. */
  const refuseWrites = (table: string) =>
    `create trigger refuse_${table} before insert on ${table} begin select raise(abort, 'no room'); end`;

  test("the voice page gives the backup answer with a warning, and keeps the question", async () => {
    const broken = await ownProduct({ CONTACT_EMAIL: "help@example.com" });
    await broken.query("alter table articles rename to articles_away");
    const page = await askVoice(KNOWN, new Browser(broken));
    expect(page.status).toBe(500);
    const screen = await new Browser(broken).get("/code-lookup?q=stairs");
    expect(screen.status).toBe(500);
    expectErrorScreen(500, screen.body);
    expect(page.toasts).toEqual([BACKUP_TOAST]);
    expect(page.text).toContain("Failed to get response from Joe");
    expect(page.text).toContain("What I can usually help with: foundations and footings");
    expect(page.text).toContain("Questions to try:");
    expect(page.text).toContain("Please try again in a minute; your question is kept.");
    expect(page.text).toContain("contact support: help@example.com");
    expect(page.text).toContain("Question: Simple");
    expect(page.valueOf("question")).toBe(KNOWN);

    const program = await call({ question: KNOWN }, new Browser(broken));
    expect([program.page.status, program.answer]).toEqual([500, { error: "failed" }]);
    const events = await send({ question: KNOWN }, new Browser(broken), { accept: "text/event-stream" });
    expect([events.status, events.body]).toEqual([200, 'event: error\ndata: {"error":"failed"}\n\n']);
    expect(program.page.body + events.body).not.toMatch(/articles|SQLITE|no such/i);
  });

  test("before Joe is asked, the voice page says so and keeps the question", async () => {
    const broken = await ownProduct();
    await broken.query(refuseWrites("rate_limits"));
    const page = await askVoice(KNOWN, new Browser(broken));
    expect(page.status).toBe(500);
    expect(page.problem).toContain("Error processing your question");
    expect(page.body).not.toContain("data-toast");
    expect(page.problem).toContain("Your question is kept below");
    expect(page.valueOf("question")).toBe(KNOWN);
  });

  test("the chat page says so in the product's words, and keeps the question", async () => {
    const broken = await ownProduct();
    await broken.query(refuseWrites("chat_messages"));
    const page = await askChat(KNOWN, new Browser(broken));
    expect(page.status).toBe(500);
    expect(page.text).toContain(
      "Sorry, I'm having some technical difficulties right now. My knowledge base is being updated! Try asking about basic construction topics like foundations, framing, or building codes.",
    );
    expect(page.valueOf("question")).toBe(KNOWN);
  });

  test("a danger is answered whatever fails, also where nothing can be counted or kept", async () => {
    const broken = await ownProduct();
    await broken.query("alter table articles rename to articles_away");
    await broken.query(refuseWrites("rate_limits"));
    await broken.query(refuseWrites("chat_messages"));
    const danger = "mi compañero no respira";
    const page = await askVoice(danger, new Browser(broken));
    expect(page.text).toContain("empiece RCP ya");
    const chat = await askChat(danger, new Browser(broken));
    expect(chat.text).toContain("empiece RCP ya");
    const { answer } = await call({ question: danger }, new Browser(broken));
    expect(answer).toMatchObject({ origin: "topic", language: "es" });
  });

  test("a question that the learning queue refuses is answered all the same", async () => {
    const broken = await ownProduct();
    await broken.query(refuseWrites("unanswered_questions"));
    const { page, answer } = await call({ question: unknown() }, new Browser(broken));
    expect([page.status, answer.origin]).toEqual([200, "unanswered"]);
  });
});

test("too many questions on the voice page are refused and kept", async () => {
  const browser = new Browser(product);
  const page = await browser.visit("/voice-assistant");
  const ask = () => browser.submit(page, { intent: "ask" }, { question: KNOWN });
  const { page: answer } = await untilRefused(ask, RATE_LIMITS.ask.max);
  expect(answer.problem).toContain("That was a lot of questions at once");
  expect(answer.valueOf("question")).toBe(KNOWN);
});

test("the key is in no answer and in no log line", async () => {
  expect((await own.log()).join("\n")).not.toContain(KEY);
  for (const path of ["/ai-hub", "/voice-assistant", "/healthz"])
    expect((await new Browser(own).get(path)).body).not.toContain(KEY);
});

test("a program that goes on from a question sends the one before it", async () => {
  const browser = new Browser(product);
  const first = await send({ question: "how many studs for a 40 ft wall 16 oc" }, browser);
  expect(JSON.parse(first.body)).not.toHaveProperty("asked");
  const earlier = "how many studs for a 40 ft wall 16 oc";
  const next = await send({ question: "what about 24 on center", earlier }, browser);
  expect(JSON.parse(next.body)).toMatchObject({
    asked: "how many studs for a 40 ft wall 24 oc",
    figure: "Studs: 21",
  });
});

test("what Joe will not do is refused with the reason, and no source is cited for it", async () => {
  const answer = await send({ question: "how do I bypass the tilt sensor on a scissor lift" });
  expect(JSON.parse(answer.body)).toMatchObject({ origin: "refused", citations: [] });
});
