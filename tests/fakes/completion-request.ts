import type { ChatCompletionCreateParams } from "openai/resources/chat/completions";
import type { Received, Reply } from "./loopback.ts";

/**
 * What the API of the official client `openai`, as it is pinned, takes in a request. The lists below have exactly the
 * fields of its types: one that is missing here, or that the client does not have, is an error of types.
 */

type Request = ChatCompletionCreateParams;
type Message = Request["messages"][number];
type Said<Role> = Extract<Message, { role: Role }>;
type Part = Exclude<Said<"user">["content"], string>[number];
type PartOf<Type> = Extract<Part, { type: Type }>;

/** Whether a value may stand in a field. */
type Check = (value: unknown) => boolean;
/** A field of the API which nobody here sends: known, and looked at by nobody. */
const known: Check = () => true;
const isText: Check = (value) => typeof value === "string";
const isFlag: Check = (value) => value === null || typeof value === "boolean";
const isOneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
type Fields<T> = Record<keyof T, Check>;

const IMAGE = { url: isText, detail: isOneOf("auto", "low", "high") } satisfies Fields<
  PartOf<"image_url">["image_url"]
>;
const PARTS = {
  text: { type: known, text: isText, prompt_cache_breakpoint: known } satisfies Fields<PartOf<"text">>,
  image_url: { type: known, image_url: isObject(IMAGE), prompt_cache_breakpoint: known } satisfies Fields<
    PartOf<"image_url">
  >,
};

const isContent: Check = (value) => isText(value) || (Array.isArray(value) && value.every(isPart));
const isInstruction: Check = (value) =>
  isText(value) || (Array.isArray(value) && value.every((part) => isPart(part) && part.type === "text"));
const MESSAGES = {
  system: { role: known, content: isInstruction, name: isText } satisfies Fields<Said<"system">>,
  user: { role: known, content: isContent, name: isText } satisfies Fields<Said<"user">>,
};

const REQUEST = {
  model: isText,
  messages: (value) => Array.isArray(value) && value.length > 0 && value.every(isMessage),
  stream: isFlag,
  stream_options: known,
  audio: known,
  frequency_penalty: known,
  function_call: known,
  functions: known,
  logit_bias: known,
  logprobs: known,
  max_completion_tokens: known,
  max_tokens: known,
  metadata: known,
  modalities: known,
  moderation: known,
  n: known,
  parallel_tool_calls: known,
  prediction: known,
  presence_penalty: known,
  prompt_cache_key: known,
  prompt_cache_options: known,
  prompt_cache_retention: known,
  reasoning_effort: known,
  response_format: known,
  safety_identifier: known,
  seed: known,
  service_tier: known,
  stop: known,
  store: known,
  temperature: known,
  tool_choice: known,
  tools: known,
  top_logprobs: known,
  top_p: known,
  user: known,
  verbosity: known,
  web_search_options: known,
} satisfies Fields<Request>;

type Json = Record<string, unknown>;
const isJson = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function isObject(fields: Record<string, Check>): Check {
  return (value) =>
    isJson(value) && Object.entries(value).every(([name, each]) => fields[name]?.(each) ?? false);
}

function isPart(value: unknown): value is Json {
  const fields =
    isJson(value) && Object.hasOwn(PARTS, String(value.type)) && PARTS[value.type as keyof typeof PARTS];
  return isJson(value) && fields !== false && isObject(fields)(value);
}

function isMessage(value: unknown): boolean {
  const fields =
    isJson(value) &&
    Object.hasOwn(MESSAGES, String(value.role)) &&
    MESSAGES[value.role as keyof typeof MESSAGES];
  return isJson(value) && "content" in value && fields !== false && isObject(fields)(value);
}

/** What the API objects to in the body of a request; undefined when nothing is wrong with it. */
export function wrongIn(body: string): string | undefined {
  let sent: unknown;
  try {
    sent = JSON.parse(body);
  } catch {
    return "The body is no JSON.";
  }
  if (!isJson(sent)) return "The body is no object.";
  for (const [name, value] of Object.entries(sent)) {
    if (!Object.hasOwn(REQUEST, name)) return `Unrecognized request argument supplied: ${name}`;
    if (!REQUEST[name as keyof typeof REQUEST](value)) return `Invalid value for ${name}`;
  }
  const missing = ["model", "messages"].find((name) => !(name in (sent as Json)));
  return missing && `Missing required parameter: ${missing}`;
}

/** The refusal of a request that the API would not take. */
export function objection({ method, path, headers, body }: Received): Reply | undefined {
  const refusal = (status: number, message: string): Reply => ({
    status,
    body: JSON.stringify({ error: { message, type: "invalid_request_error", param: null, code: null } }),
  });
  if (method !== "POST" || !path.endsWith("/chat/completions"))
    return refusal(404, `Unknown: ${method} ${path}`);
  if (!/^application\/json/.test(String(headers["content-type"]))) return refusal(415, "Not JSON");
  if (!/^Bearer \S/.test(String(headers.authorization)))
    return refusal(401, "You did not provide an API key.");
  const wrong = wrongIn(body);
  return wrong ? refusal(400, wrong) : undefined;
}
