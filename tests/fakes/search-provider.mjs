import { AGENT_FIELDS, CHAT_FIELDS, unknownField } from "./request-fields.mjs";

/**
 * What search providers answer, in the shapes that the clients `openai` and `@perplexity-ai/perplexity_ai` read; a test
 * holds these shapes against both clients.
 *
 * @typedef {{ url: string, title?: string | null }} Source
 * @typedef {{ status?: number, headers?: Record<string, string>, body?: string }} Reply
 */

const usage = { input_tokens: 12, output_tokens: 34, total_tokens: 46 };

/** @param {readonly object[]} events */
const lines = (events, end = "\n\n") =>
  events.map((event) => `data: ${JSON.stringify(event)}${end}`).join("");

/** @param {string} text */
const pieces = (text) => text.match(/[\s\S]{1,20}/g) ?? [];

/** @param {string} body @returns {Reply} */
const eventStream = (body) => ({ headers: { "content-type": "text/event-stream; charset=utf-8" }, body });

/** @param {number} status @param {string} type @returns {Reply} */
export const refusal = (status, type, message = type) => ({
  status,
  body: JSON.stringify({ error: { message, type, code: status } }),
});

/**
 * @param {string} text
 * @param {readonly Source[]} sources
 * @param {string} [status]
 */
function agentResponse(text, sources, status = "completed") {
  return {
    id: "resp_1",
    object: "response",
    created_at: 1_790_000_000,
    model: "perplexity/sonar",
    status,
    error: status === "failed" ? { message: "the run failed", type: "server_error", code: 500 } : null,
    output: [
      {
        type: "search_results",
        queries: ["a query"],
        results: sources.map((source, n) => ({
          id: n + 1,
          snippet: "",
          date: null,
          last_updated: null,
          source: "web",
          ...source,
        })),
      },
      {
        type: "message",
        id: "msg_1",
        role: "assistant",
        status: "completed",
        content: [{ type: "output_text", text, annotations: [] }],
      },
    ],
    usage,
  };
}

/** The agent dialect: the Agent API, the shape of OpenAI's responses. */
export const agent = {
  path: "/v1/responses",
  /** @param {string} text @param {readonly Source[]} [sources] @param {string} [status] @returns {Reply} */
  answer: (text, sources = [], status) => ({ body: JSON.stringify(agentResponse(text, sources, status)) }),
  /**
   * @param {string} text
   * @param {readonly Source[]} [sources]
   * @param {{ ending?: string, newline?: string }} [how] how the stream ends, and its lines
   * @returns {Reply}
   */
  stream(text, sources = [], { ending = "response.completed", newline = "\n\n" } = {}) {
    const status = ending.replace("response.", "");
    const whole = agentResponse(text, sources, status);
    const [results, message] = whole.output;
    const place = { item_id: "msg_1", output_index: 1, content_index: 0 };
    const events = [
      { type: "response.created", response: { ...whole, status: "in_progress", output: [] } },
      { type: "response.in_progress", response: { ...whole, status: "in_progress", output: [] } },
      { type: "response.reasoning.started" },
      { type: "response.output_item.done", output_index: 0, item: results },
      { type: "response.output_item.added", output_index: 1, item: { ...message, content: [] } },
      ...pieces(text).map((delta) => ({ type: "response.output_text.delta", ...place, delta })),
      { type: "response.output_text.done", ...place, text },
      { type: "response.output_item.done", output_index: 1, item: message },
      ...(ending ? [{ type: ending, response: whole }] : []),
    ].map((event, sequence_number) => ({ ...event, sequence_number }));
    return eventStream(lines(events, newline));
  },
  /** @param {Record<string, any>} body */
  queryOf: (body) => String(body.input),
};

const chatChoice = (/** @type {object} */ rest) => ({ index: 0, finish_reason: null, ...rest });

/**
 * @param {string} text
 * @param {readonly Source[]} sources
 * @param {string | null} [finish]
 */
const found = (text, sources, finish = "stop") => ({
  id: "4b1c7a52-0000-4000-8000-000000000000",
  model: "sonar",
  created: 1_790_000_000,
  citations: sources.map(({ url }) => url),
  search_results: sources.map((source) => ({
    title: "",
    date: null,
    last_updated: null,
    snippet: "",
    ...source,
  })),
  usage: { prompt_tokens: 12, completion_tokens: 34, total_tokens: 46, search_context_size: "low" },
  object: "chat.completion",
  choices: [chatChoice({ finish_reason: finish, message: { role: "assistant", content: text } })],
});

/** The chat dialect: chat completions with citations beside them. */
export const chat = {
  path: "/chat/completions",
  /** @param {string} text @param {readonly Source[]} [sources] @param {string | null} [finish] @returns {Reply} */
  answer: (text, sources = [], finish) => ({ body: JSON.stringify(found(text, sources, finish)) }),
  /**
   * @param {string} text
   * @param {readonly Source[]} [sources]
   * @param {{ finish?: string, done?: boolean, newline?: string }} [how] the reason that the last piece gives, whether
   * `[DONE]` ends it, and its lines
   * @returns {Reply}
   */
  stream(text, sources = [], { finish, done = true, newline = "\n\n" } = {}) {
    let soFar = "";
    const events = pieces(text).map((piece) => {
      soFar += piece;
      const message = { role: "assistant", content: soFar };
      return {
        ...found(soFar, sources),
        object: "chat.completion.chunk",
        choices: [
          chatChoice({
            message,
            delta: { role: "assistant", content: piece },
            finish_reason: (soFar === text && finish) || null,
          }),
        ],
      };
    });
    return eventStream(lines(events, newline) + (done ? `data: [DONE]${newline}` : ""));
  },
  /** @param {Record<string, any>} body */
  queryOf: (body) => String(body.messages.at(-1).content),
};

const FIELDS = { [agent.path]: AGENT_FIELDS, [chat.path]: CHAT_FIELDS };

/**
 * What a provider objects to in a request, as strict ones do; undefined when nothing is wrong with it.
 * @param {{ method: string, path: string, headers: Record<string, unknown>, body: string }} request
 * @param {string} key
 * @returns {Reply | undefined}
 */
export function objection({ method, path, headers, body }, key) {
  if (method !== "POST") return refusal(405, "method_not_allowed");
  if (headers.authorization !== `Bearer ${key}`)
    return refusal(401, "invalid_api_key", `Incorrect key: ${headers.authorization}`);
  const known = FIELDS[path];
  if (!known) return refusal(404, "not_found");
  const sent = JSON.parse(body);
  const unknown = unknownField(sent, known);
  if (unknown)
    return refusal(400, "invalid_request", `invalid request body: json: unknown field "${unknown}"`);
  if (path === agent.path) return sent.model || sent.preset ? undefined : refusal(400, "invalid_request");
  if (sent.frequency_penalty <= 0)
    return refusal(400, "invalid_parameter", "Frequency penalty must satisfy p > 0.");
  return undefined;
}
