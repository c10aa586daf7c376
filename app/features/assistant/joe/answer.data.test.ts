import { beforeAll, describe, expect, test, vi } from "vitest";
import { saveArticle } from "~/engines/knowledge/knowledge.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import { foldedQuestion } from "~/lib/folded-question.ts";
import type { AssistantMessage } from "~/services/chat-completion.server.ts";
import type { Database } from "~db/client.ts";
import { unansweredQuestions } from "~db/schema/assistant.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock } from "../../../../tests/factories.ts";
import { seedKnowledge } from "../../../../tests/knowledge.ts";
import { answerQuestion, warningAnswer } from "./answer.server.ts";
import type { Hazard } from "./hazards/dangers/dangers.data.ts";
import { SOURCES } from "./hazards/sources.data.ts";
import { readQuestion } from "./question.ts";

const db = testDatabase();
beforeAll(() => seedKnowledge(db));

/** Joe with a provider that answers `response` and remembers what it was asked; without one, nothing is answered. */
function createJoe({ response, language = "en" }: { response?: string; language?: Language } = {}) {
  const complete = vi.fn(async (_messages: readonly AssistantMessage[]) => response);
  const deps = { db, now: createClock().now, assistant: { complete } };
  return { complete, ask: (text: string) => answerQuestion(deps, readQuestion(text, language)) };
}

function fail(): never {
  throw new Error("database is locked");
}

const textsOf = (language: Language) => translator(language, "joe-answers");

describe("a calculation", () => {
  test("is worked out with every step, and says what was taken and what was assumed", async () => {
    const { ask, complete } = createJoe({ response: "never" });
    const answer = await ask("How much concrete for a 10 by 10 ft slab, 4 in thick?");
    expect(answer).toMatchObject({ origin: "calculation", category: "concrete" });
    expect(answer.response).toMatch(/^Order 1\.5 yd³, or 62 bags of 80 lb\n/);
    expect(answer.response).toContain("1.235 yd³");
    expect(answer.response).toContain("Length 10 ft; Width 10 ft; Thickness 4 in");
    expect(answer.response).toContain("Waste 10%");
    expect(answer.math?.steps[0]?.working).toBe("10 ft × 10 ft × 4 in ÷ 12 ≈ 33.333 ft³");
    expect(answer.citations.map(({ label }) => label)).toContain("IRC 2021, R506.1");
    expect(complete).not.toHaveBeenCalled();
  });

  test.each([
    ["en", "10x10 concrete slab, 4 in thick, how much?"],
    ["es", "losa de concreto de 10x10 pies, 4 pulgadas de grueso, cuanto concreto?"],
    ["he", "משטח בטון 10x10 רגל בעובי 4 אינץ', כמה בטון?"],
  ] as const)(
    "is told in the language of the question, whatever the page's: %s",
    async (language, question) => {
      const { response } = await createJoe({ language: language === "en" ? "he" : "en" }).ask(question);
      expect(response).toContain(translator(language, "formula")("labels.netVolumeYd3"));
      expect(response).toContain(translator(language, "formula")("verify"));
    },
  );

  test("is told in metric first to those who think so, and the US code's own figure stays beside it", async () => {
    const { response, math } = await createJoe({ language: "he" }).ask("concrete slab 10x10x4 in");
    expect(response).toMatch(/0\.94 מ״ק \(1\.235 יארד מעוקב\)/);
    expect(math?.outputs.map(({ text }) => text).join()).toContain("מ״ק (");
    expect(math?.steps[0]?.working).toContain("10 ft × 10 ft");
  });

  test("is worked out in the units that Spanish-speaking crews say", async () => {
    const { math } = await createJoe({ language: "es" }).ask("concrete slab 10x10x4 in");
    expect(math?.steps[0]?.working).toBe("10 pies × 10 pies × 4 pulg ÷ 12 ≈ 33.333 pies³");
  });

  test("that lacks an amount asks for it", async () => {
    const answer = await createJoe().ask("How much concrete for a 10x12 slab?");
    expect(answer).toMatchObject({ origin: "calculation", citations: [] });
    expect(answer.math).toBeUndefined();
    expect(answer.response).toMatch(/thickness\?/);
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

describe("what Joe proposes to ask about", () => {
  /** The list of the fallback: from its "ask about" to the semicolon. */
  const proposed = (language: Language) =>
    /(?:ask about|pregunte por|שאלו על) ([^;]+);/u
      .exec(textsOf(language)("fallback"))?.[1]
      ?.split(/, | or | o | או /)
      .map((each) => each.trim()) ?? [];

  test.each(LANGUAGES)("is answered, as it stands: %s", async (language) => {
    const { ask } = createJoe({ language });
    expect(proposed(language).length).toBeGreaterThanOrEqual(9);
    for (const subject of proposed(language)) {
      const { origin, response } = await ask(subject);
      expect([subject, origin, response.slice(0, 60)]).toEqual([subject, "topic", expect.anything()]);
    }
  });

  test.each([
    ["safety", "safety"],
    ["site safety", "safety"],
    ["OSHA safety", "safety"],
    ["What are the safety requirements on site?", "safety"],
    ["beam sizing", "beam"],
    ["How do I size a beam?", "beam"],
    ["beam size", "beam"],
    ["HVAC ducts", "hvac"],
    ["What is HVAC sizing?", "hvac"],
    ["How are ducts sized?", "hvac"],
    ["concrete mix", "concrete"],
    ["plumbing", "plumbing"],
    ["plumbing basics", "plumbing"],
    ["Tell me about plumbing rules", "plumbing"],
    ["lumber sizes", "lumber"],
    ["what sizes does lumber come in", "lumber"],
    ["egress windows", "r310"],
    ["building codes", "r301"],
    ["electrical basics please", "electrical"],
    ["¿Cómo dimensiono una viga?", "beam"],
    ["plomería", "plumbing"],
    ["requisitos de seguridad", "safety"],
    ["medidas de la madera", "lumber"],
    ["mezcla de concreto", "concrete"],
    ["בטיחות באתר", "safety"],
    ["איך מתכננים קורה", "beam"],
    ["תערובת בטון", "concrete"],
    ["מידות עץ", "lumber"],
  ] as const)("the whole of a topic is told for: %s", async (question, topic) => {
    const language = /[\u05d0-\u05ea]/.test(question)
      ? "he"
      : /[¿áéíóúñ]|de |medidas/.test(question)
        ? "es"
        : "en";
    const { origin, response } = await createJoe({ language }).ask(question);
    // Its first words; figures are told in the measures of the language.
    const begins = textsOf(language)(`topics.${topic}`).slice(0, 12);
    expect([origin, response.slice(0, 12)]).toEqual(["topic", begins]);
  });
});

describe("a limit", () => {
  test.each([
    ["en", "Can risers be 8 inches?", "No: 8 inches does not meet the code.", "7-3/4 in", "IRC R311.7.5.1"],
    [
      "es",
      "¿Puedo hacer contrahuellas de 8 pulgadas?",
      "No: 8 pulgadas no cumple el código.",
      "7-3/4",
      "IRC R311.7.5.1",
    ],
    ["he", 'האם מותר רום של 20 ס"מ?', 'לא: \u206820 ס"מ\u2069 אינו עומד בתקנות.', "7-3/4", "IRC R311.7.5.1"],
  ] as const)(
    "is answered by yes or no, then the limit, its section and edition: %s",
    async (language, question, first, figure, label) => {
      const answer = await createJoe({ language, response: "Surely [1]." }).ask(question);
      expect(answer.response.split("\n")[0]).toBe(first);
      expect(answer.figure).toContain(figure);
      expect(answer.citations[0]).toMatchObject({ label, edition: "2018–2021", slug: "irc-r311-7-5-1" });
      expect(answer.response).toContain(label);
      expect(answer.response).toContain(textsOf(language)("verify"));
    },
  );

  test("says for whom, where that changes the verdict", async () => {
    const { response } = await createJoe().ask("Is a 36 in guard ok?");
    expect(response).toMatch(
      /^Yes, in a one- or two-family house: 36 in meets the code\.\nNo, in other buildings; on a construction site/,
    );
  });

  test("that a number alone does not decide is told without a yes", async () => {
    const { response } = await createJoe().ask("Is a 24x36 egress window legal?");
    expect(response).not.toMatch(/^(Yes|No)\b/);
    expect(response).toContain("at least 5.7 ft²");
  });

  test("a trench under 5 ft is never simply exempt", async () => {
    for (const question of ["Does a 4 ft trench need shoring?", "4 ft trench, type C"]) {
      const { response } = await createJoe().ask(question);
      expect(response).toContain("1926.652(a)(1)(ii)");
      expect(response).not.toMatch(/Protective system required: No/);
    }
  });
});

describe("a headline", () => {
  test.each([
    ["concrete for a slab 10 ft x 28.6 ft, 4 in thick", "Order 4 yd³, or 175 bags of 80 lb"],
    ["How many 60 lb bags for a 10x10 ft slab 4 in thick?", "82 bags of 60 lb, or 1.5 yd³ of ready-mix"],
    ["How much paint for 52 ft of walls 8 ft high, 2 coats", "Gallons to buy: 3 gal"],
    ["2x12 joist spanning 14 ft under 80 plf, how much does it deflect?", "Deflection: "],
    ["Floor to floor is 9' 4\". What riser height?", "Riser height: "],
    ["ADA ramp with 24 in rise and 20 ft run, does it comply?", "No: does not meet the code"],
    ["How many bundles of shingles for a 1500 sq ft plan area roof at 8:12", "Bundles: "],
  ])("is what was asked, in its unit: %s", async (question, headline) => {
    const { response } = await createJoe().ask(question);
    expect(response.slice(0, headline.length)).toBe(headline);
  });

  test("a trailing unit that only the thickness can have is said to be read so", async () => {
    const { response, math } = await createJoe().ask("Slab 20 x 30 x 4 in");
    expect(math?.outputs[0]?.text).toBe("7.407 yd³");
    expect(response).toContain("Read as 20 ft x 30 ft x 4 in");
    expect((await createJoe().ask("concrete pad 36 x 36 x 4 in")).response).not.toContain("Read as");
    const metric = await createJoe({ language: "es" }).ask("Losa de 5 x 4 x 10 cm, ¿cuánto concreto?");
    expect(metric.response).toContain("5 m x 4 m x 10 cm");
  });

  test("sizes that nothing is poured in are asked back", async () => {
    const { response, math } = await createJoe().ask("concrete slab 8000 ft x 20 ft, 4 in thick");
    expect(math).toBeUndefined();
    expect(response).toContain("Length: Between");
  });
});

describe("a question that lacks something", () => {
  test.each([
    [
      "en",
      "what size wire for 100 ft run",
      ["what is the current?", "Voltage at the source", "Phases", "Copper"],
    ],
    ["es", "que calibre de cable para 30 metros", ["me falta corriente", "Voltaje", "Cobre"]],
    ["he", "איזה חתך כבל למרחק 30 מטר", ["חסר לי", "מתח", "נחושת"]],
    ["en", "how much concrete for 10 post holes", ["diameter", "depth"]],
    ["es", "cuanto concreto para 8 hoyos de poste", ["diámetro", "profundidad"]],
    ["he", "כמה בטון ל-10 בורות לעמודים", ["קוטר", "עומק"]],
  ] as const)(
    "is asked for it by name, and told what it is else worked out with: %s, %s",
    async (language, question, named) => {
      const { origin, response, math } = await createJoe({ language }).ask(question);
      expect([origin, math]).toEqual(["calculation", undefined]);
      for (const each of named) expect(response).toContain(each);
    },
  );

  test.each([
    ["en", "how far apart do they need to be", "what"],
    ["es", "¿a qué distancia van?", "what"],
    ["he", "באיזה מרחק הם צריכים להיות", "what"],
    ["en", "how many bags do I need", "ofWhat"],
    ["es", "¿cuántos bultos ocupo?", "ofWhat"],
    ["he", "כמה שקים צריך", "ofWhat"],
  ] as const)("and names nothing is asked what it is about: %s, %s", async (language, question, which) => {
    const { response } = await createJoe({ language }).ask(question);
    expect(response).toBe(textsOf(language)(`vague.${which}`));
  });
});

test.each([
  ["en", "using the 4:1 rule how far out is the base of a ladder that reaches 20 feet", "5 ft"],
  ["es", "regla de 4:1, escalera apoyada en un muro de 12 pies, a que distancia va la base", "3 pies"],
] as const)(
  "a ladder is laid out by the rule that its question names: %s",
  async (language, question, figure) => {
    const answer = await createJoe({ language }).ask(question);
    expect([answer.origin, answer.figure]).toEqual(["calculation", expect.stringContaining(figure)]);
  },
);

describe("a danger that is going on", () => {
  const hazards = (language: Language) => translator(language, "joe-hazards");
  const firstStep = (language: Language, hazard: Hazard) =>
    `1. ${hazards(language)(`texts.${hazard}`).split("\n")[1]}`;

  test("stands alone with its sources, and whatever else was asked is to be asked again", async () => {
    const answer = await createJoe().ask(
      "The trench is caving in. What is the minimum net clear opening of an egress window?",
    );
    expect(answer.response.startsWith(hazards("en")("leads.stop"))).toBe(true);
    expect(answer.response).toContain(firstStep("en", "trench"));
    expect(answer.citations[0]).toMatchObject({ label: SOURCES.excavation, confidence: "known" });
    expect(answer.response).not.toContain("5.7 ft²");
    expect(answer.response).toContain(hazards("en")("rest"));
  });

  test.each([
    "He fell off the roof and is not breathing. How much concrete for a 10 by 10 ft slab, 4 in thick?",
    "אזעקה ואני בתא של העגורן קומה 20 לרוץ למטה?",
    "crane boom is touching the 7200v line, operator is 20 ft up in the cab, climb down ok?",
  ])("no calculation and no verdict that could be read as yes stands beside it: %s", async (question) => {
    const answer = await createJoe().ask(question);
    expect(answer).toMatchObject({ origin: "topic", category: "safety" });
    expect(answer.math).toBeUndefined();
    expect(answer.figure).toBeUndefined();
    const { language } = answer;
    expect(answer.response).not.toContain(translator(language, "joe-answers")("verify"));
  });

  test.each([
    ["en", "se calló mi compa del andamio y no respira", "es"],
    ["es", "נפל לי פועל והוא לא נושם", "he"],
    ["he", "hes not brething", "en"],
  ] as const)("is answered in the question's language on a page in %s: %s", async (page, question, asked) => {
    const answer = await createJoe({ language: page }).ask(question);
    expect(answer.language).toBe(asked);
    expect(answer.response.startsWith(hazards(asked)("leads.ambulance"))).toBe(true);
    expect(answer.response).toContain(firstStep(asked, "notBreathing"));
  });

  test("is answered even when nothing else is known, and is no unanswered question", async () => {
    const answer = await createJoe({ language: "es" }).ask("huele a gas aquí");
    expect(answer.response).toContain(firstStep("es", "gasLeak"));
    expect(answer).toMatchObject({ origin: "topic", category: "safety" });
  });

  test("is thought of where only somebody is spoken of beside it: what was asked is folded below", async () => {
    const { response, math, figure } = await createJoe().ask(
      "my guys are on the scaffold and the planks, huh",
    );
    expect(response.startsWith(hazards("en")("leads.ambulance"))).toBe(true);
    expect(math ?? figure).toBeUndefined();
    expect(response).not.toContain(translator("en", "joe-answers")("fallback"));
  });

  test("is answered even when nothing can be looked up", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const broken = { select: () => fail(), batch: () => fail() } as unknown as Database;
    const deps = { db: broken, now: createClock().now };
    const assistant = { complete: async () => undefined };
    const answer = await answerQuestion(
      { ...deps, assistant },
      readQuestion("worker is choking, what do I do", "en"),
    );
    logged.mockRestore();
    expect(answer.response).toContain(firstStep("en", "choking"));
  });

  test("is answered to somebody who may not ask just now, and nothing else is", () => {
    expect(warningAnswer(readQuestion("the panel is sparking", "es"))?.response).toContain(
      firstStep("en", "energised"),
    );
    expect(warningAnswer(readQuestion("How deep is a footing?", "en"))).toBeUndefined();
  });
});

test.each([
  ["price of a sheet of 5/8 drywall at the store today", "price"],
  ["who got the low bid on the county school job", "current"],
  ["whats the home address of the city inspector", "private"],
  ["can u stamp my deck drawings so i can turn em in", "stamp"],
  ["what size lvl do i need for 15 ft, maybe a roof above, not sure", "engineer"],
  ["seat bar switch on the loader quits, how do i jump it", "bypass"],
] as const)("%s: declined with who can tell (%s)", async (question, refusal) => {
  expect(await createJoe().ask(question)).toMatchObject({
    origin: "refused",
    response: textsOf("en")(`refusals.${refusal}`),
    citations: [],
  });
});

test("the pipe of a water heater's relief valve is never capped", async () => {
  const { response } = await createJoe().ask(
    "can i plug the end of the t&p discharge pipe on my water heater, and how far off the floor is it",
  );
  expect(response).toMatch(/never capped, plugged/);
  expect(response).toMatch(/at most 6 in/);
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

test.each([
  [
    "What is the difference between an RFI, a submittal and a change order?",
    ["rfi", "submittal", "change-order"],
  ],
  ["diff between jack stud and king stud", ["jack-stud", "king-stud"]],
  ["bonding vs grounding, whats the difference", ["bonding", "grounding"]],
])("what is compared is told side by side: %s", async (question, terms) => {
  const { citations, origin } = await createJoe().ask(question);
  expect(origin).toBe("knowledge");
  expect(citations.map(({ slug }) => slug)).toEqual(terms.map((term) => `term-${term}`));
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

test("a number that is not judged is said not to be, beside the provisions that may hold its limit", async () => {
  const { ask } = createJoe({ language: "es" });
  const { response } = await ask("atico 1500 pies2 con 8 pies2 libres de ventilacion basta");
  expect(response).toContain("No he juzgado ese número");
  expect(response).toContain("1/150");
});

test("a row of a table is told in metric as two lengths", async () => {
  const { ask } = createJoe({ language: "he" });
  const { response } = await ask("ברגי לדג'ר של דק כל 60 סמ טוב לפי IRC?");
  expect(response).toContain("1.83 מ׳ (6 רגל): 76.2 ס״מ (30 אינץ')");
});
