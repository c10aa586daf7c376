import { expect, onTestFinished, test, vi } from "vitest";
import { translator } from "~/i18n/catalogue.server.ts";
import { LANGUAGES } from "~/i18n/languages.ts";
import { DatabaseUnavailable } from "~db/client.ts";
import { answerVoiceQuestion, type VoiceAnswer } from "./voice-answer.server.ts";

const ANSWER: VoiceAnswer = {
  response: "At least 36 in.",
  complexity: "medium",
  category: "general",
  keywords: ["stair"],
  citations: [{ label: "IRC R311.7.1", edition: "2021", title: "Stair width" }],
  origin: "knowledge",
};
const BACKUP = { complexity: "simple", category: "general", keywords: ["fallback", "error"], citations: [] };

/** What is logged as an error while the test runs. */
function errorLog() {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  return logged;
}

test("Joe's answer is passed on as it is", async () => {
  expect(await answerVoiceQuestion({ language: "en", ask: async () => ANSWER })).toEqual({ answer: ANSWER });
});

test.each([
  ["nothing", async () => undefined],
  ["an empty text", async () => ({ ...ANSWER, response: " \n" })],
])("when Joe says %s there is a backup answer", async (_, ask) => {
  const { answer, failure } = await answerVoiceQuestion({ language: "en", ask });
  expect(failure).toBe("noResponse");
  expect(answer).toMatchObject(BACKUP);
});

test("when the database is out of reach there is none: the page says so, and asking again will help", async () => {
  const away = new Error("Failed query", { cause: new DatabaseUnavailable("no answer") });
  const ask = async () => {
    throw away;
  };
  await expect(answerVoiceQuestion({ language: "en", ask })).rejects.toBe(away);
});

test.each(LANGUAGES)(
  "when Joe fails there is a backup answer in the visitor's language: %s",
  async (language) => {
    const logged = errorLog();
    const ask = async () => {
      throw new Error("Failed query: my secret question", { cause: new Error("no such table: articles") });
    };
    const { answer, failure } = await answerVoiceQuestion({ language, ask, contact: "help@example.com" });
    const t = translator(language, "voice-backup");
    expect(failure).toBe("failed");
    expect(answer).toMatchObject(BACKUP);
    expect(answer.response).toContain(t("topics"));
    expect(answer.response).toContain(t("questions"));
    expect(answer.response).toContain(t("retry"));
    expect(answer.response).toContain("help@example.com");
    expect(logged).toHaveBeenCalledOnce();
    expect(String(logged.mock.calls[0])).not.toContain("secret");
  },
);

test("a site without an address for support names none", async () => {
  const { answer } = await answerVoiceQuestion({ language: "en", ask: async () => undefined });
  expect(answer.response).toContain(translator("en", "voice-backup")("supportUnknown"));
  expect(answer.response).not.toContain("{{");
});

test("a page that Joe's flow answers with is not held back", async () => {
  const page = new Response(null, { status: 503 });
  const ask = async () => {
    throw page;
  };
  await expect(answerVoiceQuestion({ language: "en", ask })).rejects.toBe(page);
});

test.each(LANGUAGES)("a cut line is told in the words that Joe's own failure has (%s)", (language) => {
  const sorry = translator(language, "joe-answers")("failure");
  expect(translator(language, "voice")("cut")).toBe(sorry);
  expect(translator(language, "joe")("cut")).toBe(sorry);
});

test("the page speaks in the words of the product", () => {
  const t = translator("en", "voice");
  expect(t("errors.blank")).toBe("Please enter a question for Joe");
  expect(t("failures.noResponse")).toBe("No response received from Joe");
  expect(t("failures.failed")).toBe("Failed to get response from Joe");
  expect(t("toasts.joeBackup")).toBe(
    "Joe is experiencing technical difficulties but provided a backup response",
  );
  expect(t("toasts.voiceQuestionFailed")).toBe("Error processing your question");
});
