import { describe, expect, test } from "vitest";
import type { AnswerDetails } from "../../../app/features/assistant/joe/answer.ts";
import { Browser, type Page } from "../support/browser.ts";
import { tagsOf } from "../support/html.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const CHAT = "/ai-hub?tab=chat";
const MARKUP = "<img src=x onerror=alert(1)>";

const FOOTING = "How deep does a footing have to be?";
let loads = 100;
/** A question of its own for every test, which Joe can work out. */
const known = () => `Moment of a beam, 12 ft span, ${++loads} plf?`;

async function ask(browser: Browser, question = FOOTING): Promise<Page> {
  return browser.submit(await browser.visit(CHAT), { intent: "ask" }, { question });
}

const ratedIn = (question: string) =>
  product.query<{ reason: string; frequency: number; language: string; folded: string }>(
    "select reason, frequency, language, folded from unanswered_questions where question = ?",
    question,
  );

/** Gives the answer to a question details as the core keeps them. */
async function keepDetails(question: string, details: AnswerDetails): Promise<void> {
  await product.query(
    `update chat_messages set details = ?, origin = 'calculation'
     where role = 'assistant' and id in (select replace(id, '.1', '.2') from chat_messages where content = ?)`,
    JSON.stringify(details),
    question,
  );
}

const DETAILS: AnswerDetails = {
  language: "en",
  citations: [
    {
      label: "IRC R403.1.1",
      edition: "2021",
      title: `Footings ${MARKUP}`,
      confidence: "doubtful",
      slug: "f",
    },
  ],
  math: {
    title: "Concrete for a slab",
    outputs: [{ id: "volume", label: "Volume", text: "1.235 yd³", tape: `3' 4 1/2"` }],
    steps: [{ id: "volume", label: "Volume", working: "33.333 ft³ ÷ 27 ≈ 1.235 yd³", text: "1.235 yd³" }],
    citations: [],
    assumptions: ["The ground is level."],
    verify: "Verify.",
  },
};

describe("without scripts", () => {
  test("a quantity of an answer is one word, which does not break", async () => {
    const page = await ask(new Browser(product), "How high may a riser be?");
    expect(page.body).toContain('<span class="whitespace-nowrap">7-3/4 in</span>');
  });

  test("what goes on from a question is read with it, again and again, and by nobody else", async () => {
    const browser = new Browser(product);
    await ask(browser, "yards for a 20 x 24 slab at 4 inches");
    const thicker = await ask(browser, "ok make it 6 inches instead");
    expect(thicker.text).toContain("8.889 yd³");
    expect(thicker.text).toContain(
      "Read together with your last question: yards for a 20 x 24 slab at 6 inches",
    );
    const again = await ask(browser, "what about 8 in");
    expect(again.text).toContain("11.852 yd³");
    const stranger = await ask(new Browser(product), "ok make it 6 inches instead");
    expect(stranger.text).not.toContain("yd³");
  });

  test("what lacks an amount is asked for it, and the amount alone is the answer", async () => {
    const browser = new Browser(product);
    const lacking = await ask(browser, "how much concrete for a 20x30 patio");
    expect(lacking.text).toContain("what is the thickness?");
    expect((await ask(browser, "4")).text).toContain("7.407 yd³");
  });

  test("an answer is liked once, and it stays said", async () => {
    const browser = new Browser(product);
    const answered = await ask(browser);
    const liked = await browser.submit(answered, { intent: "like" });
    expect(liked.toasts).toEqual(["Thank you. Your opinion of the answer is kept."]);
    expect(liked.text).toContain("You found this answer helpful.");
    expect(liked.body).not.toContain('value="dislike"');
    // From a page that was open before.
    const second = await browser.submit(answered, { intent: "dislike" });
    expect(second.status).toBe(409);
    expect(second.toasts).toEqual(["You have rated this answer already; your first opinion counts."]);
    expect((await browser.submit(answered, { intent: "like" })).toasts).toEqual(liked.toasts);
  });

  test("a disliked answer puts its question into the learning queue", async () => {
    const browser = new Browser(product);
    const question = known();
    const disliked = await browser.submit(await ask(browser, question), { intent: "dislike" });
    expect(disliked.text).toContain("You found this answer not helpful.");
    expect(await ratedIn(question)).toEqual([
      {
        reason: "disliked",
        frequency: 1,
        language: "en",
        folded: expect.stringMatching(/^moment of a beam 12 ft span \d+ plf$/),
      },
    ]);
  });

  test("nobody rates an answer of somebody else's", async () => {
    const question = known();
    const { fields } = (await ask(new Browser(product), question)).form({ intent: "dislike" });
    const { browser: stranger } = await newMember(product);
    const page = await stranger.post(CHAT, { intent: "dislike", message: fields.message ?? "" });
    expect(page.status).toBe(404);
    expect(page.toasts).toEqual(["That answer is no longer in your conversation, so nothing was kept."]);
    expect(await ratedIn(question)).toEqual([]);
    expect((await stranger.post(CHAT, { intent: "like" })).status).toBe(400);
  });

  test("sources and every step of the math are there, as text", async () => {
    const browser = new Browser(product);
    const question = known();
    await ask(browser, question);
    await keepDetails(question, DETAILS);
    const page = await browser.visit(CHAT);
    for (const words of [
      "IRC R403.1.1",
      "\u20682021\u2069 edition",
      `Footings ${MARKUP}`,
      "to be confirmed before you rely on it",
      "Show the math",
      "1.235 yd³",
      `3' 4 1/2"`,
      "33.333 ft³ ÷ 27 ≈ 1.235 yd³",
      "The ground is level.",
      "Worked out, with every step",
    ])
      expect(page.text).toContain(words);
    expect(page.body).not.toContain(MARKUP);
    const arithmetic = tagsOf(page.body).filter(({ name }) => name === "bdi");
    expect(arithmetic.filter(({ attributes }) => attributes.dir === "ltr").length).toBeGreaterThanOrEqual(2);
  });

  test("a question that comes with the address stands in the box, 4,000 characters at most", async () => {
    const browser = new Browser(product);
    const question = `How deep? ${MARKUP}`;
    const page = await browser.visit(`${CHAT}&question=${encodeURIComponent(question)}`);
    expect(page.form({ intent: "ask" }).fields.question).toBe(question);
    expect(page.body).not.toContain(MARKUP);
    const long = await browser.visit(`${CHAT}&question=${"x".repeat(5_000)}`);
    expect(long.form({ intent: "ask" }).fields.question).toBe("x".repeat(4_000));
  });

  test("what can be asked next goes on from the last question and is asked by a press", async () => {
    const browser = new Browser(product);
    const page = await ask(browser, "How steep may an ADA ramp be?");
    const question = "How wide must an ADA door be?";
    const answered = await browser.submit(page, { question });
    expect(answered.text.split(question)).toHaveLength(2);
    expect(answered.text).toContain("From the knowledge base, with sources");
  });

  test("clearing is asked for twice: its button lies in what has to be opened", async () => {
    const browser = new Browser(product);
    const page = await ask(browser);
    expect(page.text).toContain("The whole conversation is deleted and cannot be brought back.");
    expect(page.body).toMatch(/<details\b(?:(?!<\/details>)[\s\S])*value="clear"/);
    const cleared = await browser.submit(page, { intent: "clear" });
    expect(cleared.toasts).toEqual(["The conversation is cleared."]);
    expect(cleared.text).not.toContain(FOOTING.slice(0, -1).concat("? Footings"));
    expect(cleared.body).not.toContain('value="clear"');
  });

  test("a long conversation shows sixty lines and leads to earlier ones, where answers are rated too", async () => {
    const browser = new Browser(product);
    const question = known();
    await ask(browser, question);
    const [line] = await product.query<{ owner: string; position: number }>(
      "select owner, position from chat_messages where content = ?",
      question,
    );
    for (let n = 1; n <= 70; n++)
      await product.query(
        "insert into chat_messages (id, owner, position, role, content, origin, created_at) values (?, ?, ?, 'assistant', ?, 'topic', ?)",
        `${crypto.randomUUID()}`,
        line?.owner ?? "",
        (line?.position ?? 0) - n,
        `Older by ${n}.`,
        new Date().toISOString(),
      );
    const newest = await browser.visit(CHAT);
    expect(newest.text).not.toContain("Older by 70.");
    const href = tagsOf(newest.body).find(({ attributes }) => attributes.href?.includes("before="));
    const earlier = await browser.visit(href?.attributes.href ?? "");
    expect(earlier.text).toContain("Older by 70.");
    expect(earlier.text).toContain("Newest lines");
    const rated = await browser.submit(earlier, { intent: "like" });
    expect(rated.path).toBe(earlier.path);
    expect(rated.text).toContain("You found this answer helpful.");
  });

  test("every page leads to Joe's page", async () => {
    for (const path of ["/", "/shop", "/legal"]) {
      const page = await new Browser(product).visit(path);
      const launcher = tagsOf(page.body).find(({ attributes }) => "data-mood" in attributes);
      expect([path, launcher?.attributes.href, launcher?.attributes["aria-label"]]).toEqual([
        path,
        CHAT,
        "👷 Ask Joe",
      ]);
    }
  });
});

describe("the panel's conversation", () => {
  const CONVERSATION = "/api/joe/conversation";

  async function exchange(browser: Browser, fields?: Record<string, string>) {
    const page = fields ? await browser.post(CONVERSATION, fields) : await browser.get(CONVERSATION);
    return { page, answer: JSON.parse(page.body) };
  }

  test("is the page's, question by question", async () => {
    const browser = new Browser(product);
    const { answer: empty } = await exchange(browser);
    expect(empty).toMatchObject({ messages: [], suggestions: expect.arrayContaining([FOOTING]) });
    const { page, answer } = await exchange(browser, { intent: "ask", idem: empty.idem, question: FOOTING });
    expect([page.status, page.headers.get("cache-control")]).toEqual([
      200,
      expect.stringContaining("no-store"),
    ]);
    expect(answer.messages.map(({ role }: { role: string }) => role)).toEqual(["user", "assistant"]);
    expect((await browser.visit(CHAT)).text).toContain(FOOTING);
    const rated = await exchange(browser, { intent: "like", message: answer.messages[1].id });
    expect(rated.answer.messages[1].feedback).toBe("like");
    expect((await exchange(browser, { intent: "clear" })).answer.messages).toEqual([]);
  });

  test("refuses what the page refuses, in codes, and keeps what was typed", async () => {
    const browser = new Browser(product);
    const idem = crypto.randomUUID();
    const long = "x".repeat(4_001);
    const blank = await exchange(browser, { intent: "ask", idem, question: " " });
    expect([blank.page.status, blank.answer.reply.errors]).toEqual([400, { question: "errors.blank" }]);
    const { page, answer } = await exchange(browser, { intent: "ask", idem, question: long });
    expect([page.status, answer.reply]).toEqual([
      400,
      { fields: expect.objectContaining({ question: long }), errors: { question: "errors.long" } },
    ]);
    const rating = await exchange(browser, { intent: "like", message: "no-such-line" });
    expect([rating.page.status, rating.answer.toast]).toEqual([404, "answerUnknown"]);
  });

  test("is nobody else's, and takes no form from elsewhere", async () => {
    const browser = new Browser(product);
    await ask(browser);
    expect((await exchange(new Browser(product))).answer.messages).toEqual([]);
    const foreign = await browser.post(
      CONVERSATION,
      { intent: "clear" },
      { origin: "https://elsewhere.example" },
    );
    expect(foreign.status).toBe(403);
    expect((await exchange(browser)).answer.messages).toHaveLength(2);
  });
});
