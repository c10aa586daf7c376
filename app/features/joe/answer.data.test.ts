import { beforeAll, describe, expect, test, vi } from "vitest";
import { saveArticle } from "~/engines/knowledge/knowledge.commands.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import type { AssistantMessage } from "~/services/chat-completion.server.ts";
import { unansweredQuestions } from "~db/schema/joe.ts";
import { testDatabase } from "../../../tests/database.ts";
import { createClock } from "../../../tests/factories.ts";
import { seedKnowledge } from "../../../tests/knowledge.ts";
import { answerQuestion } from "./answer.server.ts";
import { foldedQuestion } from "./folded-question.ts";

const db = testDatabase();
beforeAll(() => seedKnowledge(db));

/** Joe with a provider that answers `response` and remembers what it was asked; without one, nothing is answered. */
function createJoe({ response, language = "en" }: { response?: string; language?: Language } = {}) {
  const complete = vi.fn(async (_messages: readonly AssistantMessage[]) => response);
  const deps = { db, now: createClock().now, language, assistant: { complete } };
  return { complete, ask: (question: string) => answerQuestion(deps, question) };
}

const textsOf = (language: Language) => translator(language, "joe-answers");

describe("a calculation", () => {
  test("is worked out with every step, and says what was taken and what was assumed", async () => {
    const { ask, complete } = createJoe({ response: "never" });
    const answer = await ask("How much concrete for a 10 by 10 ft slab, 4 in thick?");
    expect(answer).toMatchObject({ origin: "calculation", category: "concrete" });
    expect(answer.response).toContain("1.235 yd³");
    expect(answer.response).toContain("Length 10 ft; Width 10 ft; Thickness 4 in");
    expect(answer.response).toContain("Waste 10%");
    expect(answer.math?.steps[0]?.working).toBe("10 ft × 10 ft × 4 in ÷ 12 ≈ 33.333 ft³");
    expect(answer.citations.map(({ label }) => label)).toContain("IRC 2021, R506.1");
    expect(complete).not.toHaveBeenCalled();
  });

  test.each(LANGUAGES)("is told in the language of the page: %s", async (language) => {
    const { response } = await createJoe({ language }).ask("10x10 concrete slab, 4 in thick, how much?");
    expect(response).toContain(translator(language, "formula")("labels.netVolumeYd3"));
    expect(response).toContain(translator(language, "formula")("verify"));
  });

  test("is told in metric first to those who think so, and the US code's own figure stays beside it", async () => {
    const { response, math } = await createJoe({ language: "he" }).ask(
      "10x10 concrete slab, 4 in thick, how much?",
    );
    expect(response).toMatch(/0\.94 מ״ק \(1\.235 יארד מעוקב\)/);
    expect(math?.outputs.map(({ text }) => text).join()).toContain("מ״ק (");
    expect(math?.steps[0]?.working).toContain("10 ft × 10 ft");
  });

  test("is worked out in the units that Spanish-speaking crews say", async () => {
    const { math } = await createJoe({ language: "es" }).ask("10x10 concrete slab, 4 in thick, how much?");
    expect(math?.steps[0]?.working).toBe("10 pies × 10 pies × 4 pulg ÷ 12 ≈ 33.333 pies³");
  });

  test("that lacks an amount asks for it", async () => {
    const answer = await createJoe().ask("How much concrete for a 10x12 slab?");
    expect(answer).toMatchObject({ origin: "calculation", citations: [] });
    expect(answer.math).toBeUndefined();
    expect(answer.response).toContain("Thickness");
  });

  test("with impossible values says which and why, and gives no number", async () => {
    const answer = await createJoe().ask("concrete for a slab 10 ft by 10 ft, 9 ft thick");
    expect(answer.origin).toBe("calculation");
    expect(answer.math).toBeUndefined();
    expect(answer.response).toContain("Thickness: Between 2 in and 24 in");
  });
});

describe("the knowledge base", () => {
  test("answers with the passage, its section and edition, and the advice to verify", async () => {
    const answer = await createJoe().ask("What is the minimum net clear opening of an egress window?");
    expect(answer.origin).toBe("knowledge");
    expect(answer.citations[0]).toMatchObject({ slug: "irc-r310-2", label: "IRC R310.2" });
    expect(answer.response).toContain("5.7 ft²");
    expect(answer.response).toMatch(/IRC R310\.2[^)]*2021/);
    expect(answer.response).toContain(textsOf("en")("verify"));
  });

  test("is not asked to guess: a section it does not hold is refused, with the nearest it holds", async () => {
    const { ask, complete } = createJoe({ response: "Surely [1]." });
    const answer = await ask("What does IRC R310.2.77 require of an egress window?");
    expect(answer).toMatchObject({ origin: "unanswered", citations: [] });
    expect(answer.response).toContain("R310.2.77");
    expect(answer.response).toContain("nearest I hold is IRC R310.2");
    expect((await ask("IRC R999.4")).response).toContain("no note of IRC R999.4");
    expect(complete).not.toHaveBeenCalled();
  });

  test("knows nothing of what is out of scope, and nobody is called about it", async () => {
    const { ask, complete } = createJoe({ response: "Surely [1]." });
    const answer = await ask("Who won the football final?");
    expect(answer).toMatchObject({ origin: "unanswered", response: textsOf("en")("fallback") });
    expect(complete).not.toHaveBeenCalled();
  });

  test("lends its passages to a language model, which is believed where it keeps to them", async () => {
    const { ask, complete } = createJoe({
      response: "Rest in the shade, and drink about a quart of water an hour [1].",
    });
    const answer = await ask("toolbox talk on heat illness");
    expect(answer).toMatchObject({ origin: "assistant" });
    expect(answer.citations[0]?.slug).toBe("talk-heat");
    expect(complete).toHaveBeenCalledOnce();
  });

  test.each([
    "Trust me, no source needed.",
    "IRC R999.4 says so [1].",
    "Do not rest in the shade [1].",
    undefined,
  ])("answers itself where the model does not keep to it: %s", async (response) => {
    const answer = await createJoe({ response }).ask("toolbox talk on heat illness");
    expect(answer.origin).toBe("knowledge");
    expect(answer.response).not.toMatch(/R999|not rest/);
  });

  test("says when a note is in another language than the page", async () => {
    const text = { title: "Zorbel", body: "A splice that overlaps." };
    await saveArticle(
      { db, now: createClock().now },
      {
        slug: "test-zorbel",
        kind: "term",
        section: "",
        edition: "",
        source: "Our own test",
        confidence: "known",
        tags: [],
        reviewedAt: "2026-11-20",
        texts: { en: text },
      },
    );
    const answer = await createJoe({ language: "he" }).ask("מה זה zorbel?");
    expect(answer.citations[0]?.slug).toBe("test-zorbel");
    expect(answer.response).toContain(textsOf("he")("inEnglish"));
  });
});

describe("a built-in topic", () => {
  test("answers a question about the whole of it, without a call, with provisions to read on", async () => {
    const { ask, complete } = createJoe({ response: "never" });
    const answer = await ask("Tell me about footings");
    expect(answer).toMatchObject({ origin: "topic", category: "foundation" });
    expect(answer.response).toBe(`${textsOf("en")("topics.foundation")}\n\n${textsOf("en")("verify")}`);
    expect(complete).not.toHaveBeenCalled();
  });

  test("is never phrased by the model, however narrow the question", async () => {
    const { ask, complete } = createJoe({ response: "never [1]" });
    expect(await ask("How deep does a footing have to be?")).toMatchObject({ category: "foundation" });
    expect(complete).not.toHaveBeenCalled();
  });
});

describe("a danger that is going on", () => {
  test("comes first, before whatever else is known", async () => {
    const answer = await createJoe().ask("The trench is caving in, what protection does a 6 ft trench need?");
    expect(answer.response.startsWith(textsOf("en")("hazards.collapse"))).toBe(true);
    expect(answer.response.length).toBeGreaterThan(textsOf("en")("hazards.collapse").length);
  });

  test("is answered even when nothing else is known", async () => {
    const answer = await createJoe({ language: "es" }).ask("huele a gas aquí");
    expect(answer.response.startsWith(textsOf("es")("hazards.gas"))).toBe(true);
    expect(answer.origin).not.toBe("unanswered");
  });
});

test("an answered question is answered from then on, however it is typed", async () => {
  const question = "Which way does the widget of Oz turn?";
  const { ask } = createJoe();
  expect(await ask(question)).toMatchObject({ origin: "unanswered" });
  const at = new Date().toISOString();
  await saveArticle(
    { db, now: () => new Date(at) },
    {
      slug: "topic-widget-of-oz",
      kind: "topic",
      section: "",
      edition: "",
      source: "Our own test",
      confidence: "known",
      tags: [],
      reviewedAt: "2026-11-20",
      texts: { en: { title: question, body: "To the left." } },
    },
  );
  await db.insert(unansweredQuestions).values({
    question,
    askedAt: at,
    status: "answered",
    folded: foldedQuestion(question),
    article: "topic-widget-of-oz",
  });
  const answer = await ask("which way does the WIDGET of Oz turn ??");
  expect(answer).toMatchObject({ origin: "learned", citations: [{ slug: "topic-widget-of-oz" }] });
  expect(answer.response).toContain("To the left.");
});

test("markup in a question and in an article stays text", async () => {
  const { response } = await createJoe().ask("<script>alert(1)</script> R310 & 'drop table'");
  expect(response).not.toContain("<script>");
});

test("keywords are the long words of a question, each once, six at most", async () => {
  const { keywords } = await createJoe().ask(
    "Is the the longest longest word of all these many different words counted only once, really?",
  );
  expect(keywords).toHaveLength(6);
  expect(keywords.slice(0, 2)).toEqual(["different", "longest"]);
});

test("a provision is told in metric first in Hebrew, and says that the code is American", async () => {
  const { response } = await createJoe({ language: "he" }).ask("מה גובה האדן של חלון מילוט?");
  expect(response).toContain("111.8 ס״מ (44 אינץ')");
  expect(response).toContain("מתקנים אמריקאיים");
});
