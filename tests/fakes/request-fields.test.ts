import type { Perplexity } from "@perplexity-ai/perplexity_ai";
import type OpenAI from "openai";
import { expect, expectTypeOf, test } from "vitest";
import { agentDialect } from "../../workers/search/agent-dialect.ts";
import { chatDialect } from "../../workers/search/chat-dialect.ts";
import { declaredFields } from "./declared-fields.ts";
import {
  AGENT_FIELDS,
  AGENT_FILTER_FIELDS,
  AGENT_TOOL_FIELDS,
  MESSAGE_FIELDS,
  OPENAI_FIELDS,
  SPECIFIED_FIELDS,
  unknownField,
} from "./request-fields.mjs";
import { agent, chat, objection } from "./search-provider.mjs";

type Agent = Perplexity.ResponseCreateParams;
type AgentTool = Extract<NonNullable<Agent["tools"]>[number], { type: "web_search" }>;
type Chat = OpenAI.ChatCompletionCreateParams;

const QUESTION = { query: "lumber", language: "en", stream: true } as const;

const PERPLEXITY = 'import type { Perplexity } from "@perplexity-ai/perplexity_ai"';
const OPENAI = 'import type OpenAI from "openai"';
const TOOL = 'Extract<NonNullable<Perplexity.ResponseCreateParams["tools"]>[number], { type: "web_search" }>';

test.each([
  ["an agent", AGENT_FIELDS, PERPLEXITY, "Perplexity.ResponseCreateParams"],
  ["an agent's search", AGENT_TOOL_FIELDS, PERPLEXITY, TOOL],
  ["an agent's filters", AGENT_FILTER_FIELDS, PERPLEXITY, `NonNullable<(${TOOL})["filters"]>`],
  ["a chat", OPENAI_FIELDS, OPENAI, "OpenAI.ChatCompletionCreateParams"],
  ["a chat's messages", MESSAGE_FIELDS, OPENAI, "OpenAI.ChatCompletionMessageParam"],
])(
  "the fields that the stand-in of %s knows are those of the official client's type",
  (_, fields, from, type) => {
    expect(Object.keys(fields).sort()).toEqual(declaredFields(from, type));
  },
);

test("what is sent to an agent is a request of the official client, and has no field that its type has not", () => {
  const sent = agentDialect.body(QUESTION, "perplexity/sonar");
  ({ ...sent, model: "perplexity/sonar" }) satisfies Agent;
  expectTypeOf<Exclude<keyof typeof sent, keyof Agent>>().toBeNever();
  const [tool] = sent.tools;
  tool satisfies AgentTool | undefined;
  expectTypeOf<Exclude<keyof NonNullable<typeof tool>, keyof AgentTool>>().toBeNever();
  expectTypeOf<
    Exclude<keyof NonNullable<typeof tool>["filters"], keyof NonNullable<AgentTool["filters"]>>
  >().toBeNever();
  expect(unknownField(sent, AGENT_FIELDS)).toBeUndefined();
});

test("what is sent by chat is a request of the official client, and beyond it only what is specified", () => {
  const sent = chatDialect.body(QUESTION, "sonar");
  ({ ...sent, stream: true as const }) satisfies Chat;
  expectTypeOf<Exclude<keyof typeof sent, keyof Chat>>().toEqualTypeOf<
    "return_images" | "return_related_questions" | "search_recency_filter"
  >();
  expect(Object.keys(chatDialect.body({ ...QUESTION, stream: false }, "sonar")).sort()).toEqual(
    Object.keys(SPECIFIED_FIELDS).sort(),
  );
});

test.each([
  [agent.path, { model: "x", input: "y", tool_choice: "required" }, "tool_choice"],
  [agent.path, { model: "x", input: "y", constructor: 1 }, "constructor"],
  [agent.path, { model: "x", tools: [{ type: "web_search", choice: 1 }] }, "tools.choice"],
  [
    agent.path,
    { model: "x", tools: [{ type: "web_search", filters: { recency: "month" } }] },
    "tools.filters.recency",
  ],
  [chat.path, { model: "x", messages: [], language_preference: "en" }, "language_preference"],
  [chat.path, { model: "x", messages: [{ role: "user", content: "y", text: "z" }] }, "messages.text"],
])("the stand-in at %s refuses %j for %s", (path, sent, field) => {
  const request = {
    method: "POST",
    path,
    headers: { authorization: "Bearer k" },
    body: JSON.stringify(sent),
  };
  expect(objection(request, "k")).toMatchObject({
    status: 400,
    body: expect.stringContaining(`unknown field \\"${field}\\"`),
  });
});
