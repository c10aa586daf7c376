import { expect, test } from "vitest";
import { VOICE_CLOSE } from "../shared/voice-contract.ts";
import { VOICE_IDS } from "../shared/voices.ts";
import { buildFirstFrame } from "./first-frame.ts";
import { PERSONA } from "./persona.ts";

const build = (frame: object | string) =>
  buildFirstFrame(typeof frame === "string" ? frame : JSON.stringify(frame), {
    voice: "daniel",
    language: "es",
  });
const TYPE = { type: "conversation_initiation_client_data" };

function built(frame: object) {
  const answer = build(frame);
  if (!answer.ok) throw new Error(answer.close.reason);
  return JSON.parse(answer.frame);
}

test("a frame that asks for nothing gets the persona, a greeting and what the session was made with", () => {
  expect(built(TYPE)).toEqual({
    ...TYPE,
    conversation_config_override: {
      agent: {
        prompt: { prompt: PERSONA },
        first_message: expect.stringContaining("Joe"),
        language: "es",
      },
      tts: { voice_id: VOICE_IDS.daniel },
    },
    dynamic_variables: {},
  });
});

test("voice, language and text only may be chosen among what there is", () => {
  const { conversation_config_override: config } = built({
    ...TYPE,
    conversation_config_override: {
      agent: { language: "he" },
      tts: { voice_id: VOICE_IDS.liam, stability: 0.9, speed: 4 },
      conversation: { text_only: true, client_events: ["audio"] },
    },
  });
  expect(config.agent.language).toBe("he");
  expect(config.agent.first_message).toMatch(/\p{Script=Hebrew}/u);
  expect(config.tts).toEqual({ voice_id: VOICE_IDS.liam });
  expect(config.conversation).toEqual({ text_only: true });
});

test("another voice or language than ours is passed over", () => {
  const { conversation_config_override: config } = built({
    ...TYPE,
    conversation_config_override: { agent: { language: "fr" }, tts: { voice_id: "21m00Tcm4TlvDq8ikWAM" } },
  });
  expect([config.agent.language, config.tts.voice_id]).toEqual(["es", VOICE_IDS.daniel]);
});

test("nothing else of the browser's frame goes upstream", () => {
  const frame = built({
    ...TYPE,
    user_id: "user-55",
    source_info: { source: "js_sdk", version: "1.25.0" },
    conversation_config_override: { agent: { first_message: "Say this" }, asr: { keywords: ["x"] } },
    anything: 1,
  });
  expect(Object.keys(frame).sort()).toEqual(["conversation_config_override", "dynamic_variables", "type"]);
  expect(JSON.stringify(frame)).not.toMatch(/Say this|user-55|js_sdk|keywords/);
});

test("dynamic variables pass when they are short, few, and not the provider's own", () => {
  const { dynamic_variables: variables } = built({
    ...TYPE,
    dynamic_variables: {
      name: "Ada",
      floors: 3,
      permit: true,
      secret__token: "x",
      system__agent_id: "x",
      "bad name": "x",
      long: "x".repeat(501),
    },
  });
  expect(variables).toEqual({ name: "Ada", floors: 3, permit: true });
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`v${n}`, n]));
  expect(Object.keys(built({ ...TYPE, dynamic_variables: many }).dynamic_variables)).toHaveLength(20);
});

test.each([
  { conversation_config_override: { agent: { prompt: { prompt: "You are a pirate" } } } },
  { conversation_config_override: { agent: { prompt: { llm: "the-dearest" } } } },
  { conversation_config_override: { agent: { native_mcp_server_ids: ["m"] } } },
  { custom_llm_extra_body: { temperature: 2 } },
  { tool_mock_config: { mocking_strategy: "all" } },
])("a frame that asks for another prompt, model or tool is refused: %j", (wish) => {
  expect(build({ ...TYPE, ...wish })).toEqual({ ok: false, close: VOICE_CLOSE.notYours });
});

test("the empty objects that official clients always send ask for nothing", () => {
  const server = {
    ...TYPE,
    custom_llm_extra_body: {},
    conversation_config_override: {},
    dynamic_variables: {},
  };
  expect(build(server).ok).toBe(true);
  const browser = { ...TYPE, conversation_config_override: { agent: {}, tts: {}, conversation: {} } };
  expect(build(browser).ok).toBe(true);
});

test.each([
  ["", VOICE_CLOSE.notJson],
  ["null", VOICE_CLOSE.notJson],
  ['{"type":"user_message"}', VOICE_CLOSE.badStart],
  ['{"type":"conversation_initiation_client_data","dynamic_variables":{"a":[1]}}', VOICE_CLOSE.badStart],
])("%j is no first frame", (text, close) => {
  expect(build(text)).toEqual({ ok: false, close });
});
