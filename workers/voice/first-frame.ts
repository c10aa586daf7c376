import * as v from "valibot";
import { type Close, VOICE_CLOSE, VOICE_LANGUAGES, type VoiceLanguage } from "../shared/voice-contract.ts";
import { type Initiation, initiationSchema, parseFrame } from "../shared/voice-protocol.ts";
import { VOICE_IDS, type Voice } from "../shared/voices.ts";
import { PERSONA } from "./persona.ts";
import { spokenTexts } from "./spoken-texts.ts";

/** The choices made when the session was created; the first frame may change them within the same options. */
export interface Choice {
  voice: Voice;
  language: VoiceLanguage;
}

const VARIABLE_NAME = /^[a-z]\w{0,63}$/i;
/** Names that mean something to the provider itself. */
const RESERVED_NAME = /^(system|secret)__/i;
const VARIABLES_MAX = 20;
const VARIABLE_MAX_CHARACTERS = 500;

/**
 * The first frame for the provider: built here, with nothing from the browser's except the voice (one of the six),
 * the language (one of the three), whether the conversation is text only, and short dynamic variables. The persona
 * and the greeting are ours, the model is the agent's; a frame that sets others is refused.
 */
export function buildFirstFrame(
  text: string,
  choice: Choice,
): { ok: true; frame: string } | { ok: false; close: Close } {
  const value = parseFrame(text);
  if (!value) return { ok: false, close: VOICE_CLOSE.notJson };
  const parsed = v.safeParse(initiationSchema, value);
  if (!parsed.success) return { ok: false, close: VOICE_CLOSE.badStart };
  if (asksForMore(parsed.output)) return { ok: false, close: VOICE_CLOSE.notYours };

  const { conversation_config_override: wished, dynamic_variables: variables } = parsed.output;
  const language = VOICE_LANGUAGES.find((one) => one === wished?.agent?.language) ?? choice.language;
  const wishedVoice = Object.values(VOICE_IDS).find((one) => one === wished?.tts?.voice_id);
  const textOnly = wished?.conversation?.text_only === true;
  const frame: Initiation = {
    type: "conversation_initiation_client_data",
    conversation_config_override: {
      agent: {
        prompt: { prompt: PERSONA },
        first_message: spokenTexts(language).greeting,
        language,
      },
      tts: { voice_id: wishedVoice ?? VOICE_IDS[choice.voice] },
      ...(textOnly && { conversation: { text_only: true } }),
    },
    dynamic_variables: allowedVariables(variables ?? {}),
  };
  return { ok: true, frame: JSON.stringify(frame) };
}

/** Whether a frame sets something that costs money or changes the persona. Empty objects set nothing. */
function asksForMore({ conversation_config_override: wished, ...frame }: Initiation): boolean {
  const agent = wished?.agent;
  const asked = [
    agent?.prompt,
    agent?.native_mcp_server_ids,
    frame.custom_llm_extra_body,
    frame.tool_mock_config,
  ];
  return asked.some((wish) => wish !== undefined && wish !== null && JSON.stringify(wish).length > 2);
}

function allowedVariables(variables: Record<string, string | number | boolean>) {
  const allowed = Object.entries(variables).filter(
    ([name, value]) =>
      VARIABLE_NAME.test(name) &&
      !RESERVED_NAME.test(name) &&
      String(value).length <= VARIABLE_MAX_CHARACTERS,
  );
  return Object.fromEntries(allowed.slice(0, VARIABLES_MAX));
}
