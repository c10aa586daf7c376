import fs from "node:fs";
import { expect, test } from "vitest";
import { messagesFor } from "../../app/features/assistant/joe/rephrase.server.ts";
import { createAssistant } from "../../app/services/assistant.server.ts";
import { variablesOf } from "../../scripts/lib/environment.mjs";
import { streamed } from "../../tests/fakes/completions.ts";
import { fakeProvider } from "../../tests/fakes/provider.ts";
import { agentDialect } from "../search/agent-dialect.ts";
import { instructions } from "../search/dialect.ts";
import { VOICES } from "../shared/voices.ts";
import { buildFirstFrame } from "../voice/first-frame.ts";

const README = fs.readFileSync("README.md", "utf8");

/** The rows of the table below these words of the README: what stands first in a row, and the rest of it. */
function tableBelow(words: string): Map<string, string> {
  const [, below = ""] = README.slice(README.indexOf(words)).split(/^\|(?: --- \|)+$/m);
  const [table = ""] = below.trimStart().split("\n\n");
  return new Map(
    table.split("\n").flatMap((row) => {
      const [, name = "", rest = ""] = /^\| (.+?) \| (.+) \|$/.exec(row) ?? [];
      return name ? [[name, rest] as const] : [];
    }),
  );
}

const PASSAGE = {
  section: "IRC R311.7.5.1",
  edition: "2021",
  title: "Risers",
  body: "Risers are at most 7-3/4 in high.",
} as unknown as Parameters<typeof messagesFor>[0]["passages"][number];
const hebrew = messagesFor({ question: "?", language: "he", passages: [PASSAGE] });

test("each variable of the environment that a worker is given has its row, and no other has", () => {
  const rows = tableBelow("## The environment");
  const told = [...rows.keys()].flatMap((names) => names.match(/[A-Z][A-Z_]+/g) ?? []);
  const every = new Proxy({}, { get: () => "x" });
  const given = (["app", "voice", "search"] as const).flatMap((worker) =>
    Object.keys(variablesOf(worker, every)),
  );
  // What `npm start` itself takes.
  expect(told.toSorted()).toEqual([...new Set([...given, "PORT", "HOST", "STATE_DIR"])].toSorted());
});

test("the assistant is sent what its row says: the question and the passages, to the address that stands there", async () => {
  const row = tableBelow("## The environment").get(
    "`ASSISTANT_BASE_URL`, `ASSISTANT_API_KEY`, `ASSISTANT_MODEL`",
  );
  const { requests } = fakeProvider(
    "https://assistant.example/v1",
    () => new Response(streamed("Yes.").join("")),
  );
  const provider = { baseUrl: "https://assistant.example/v1", key: "k", model: "m" };
  await createAssistant(provider).complete(hebrew);
  const [request] = requests;
  const path = new URL(request?.url ?? "").pathname.replace("/v1", "");
  expect(row).toContain(`OpenAI-compatible server (\`${request?.method} …${path}\`)`);
  expect(row).toContain("It receives the question and the passages, and nothing about the visitor.");
  const [about, asked] = hebrew;
  expect(hebrew).toHaveLength(2);
  expect(Object.keys(JSON.parse(String(asked?.content)))).toEqual(["question", "passages"]);
  // The rest is the same for everybody who reads that language.
  expect(about).toEqual(messagesFor({ question: "another", language: "he", passages: [] })[0]);
});

test("there is a row on Hebrew for every provider that is asked for a language, and each is asked for Hebrew", () => {
  const rows = tableBelow("**Hebrew.**");
  expect([...rows.keys()]).toEqual(["voice agent", "practice, without a key", "assistant", "search"]);

  const first = buildFirstFrame('{"type":"conversation_initiation_client_data"}', {
    voice: "will",
    language: "he",
  });
  const frame = first.ok && JSON.parse(first.frame).conversation_config_override;
  expect(frame.agent.language).toBe("he");
  expect(rows.get("voice agent")).toContain("the conversation asks for `he`");
  expect(VOICES).toHaveLength(6);
  expect(rows.get("voice agent")).toContain("one of the specification's six");

  expect(hebrew[0]?.content).toContain("Write in Hebrew");
  expect(rows.get("assistant")).toContain("it is told to answer in Hebrew");

  const search = agentDialect.body({ query: "?", language: "he", stream: false }, agentDialect.defaultModel);
  expect(rows.get("search")).toContain(`\`language_preference: "${search.language_preference}"\``);
  expect(instructions("he")).toContain("Answer in Hebrew");
  expect(rows.get("search")).toContain("the prompt asks for Hebrew");
});
