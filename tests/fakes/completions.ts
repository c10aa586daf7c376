/** Bodies as an OpenAI-compatible server sends them. */

/** One event of a stream. */
export const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;
export const DONE = "data: [DONE]\n\n";

const piece = (delta: object, finish: string | null) =>
  event({
    id: "chatcmpl-1",
    object: "chat.completion.chunk",
    created: 1,
    model: "builder-1",
    choices: [{ index: 0, delta, finish_reason: finish }],
  });

/** The events of a text that comes in these parts; not yet its end. */
export const begun = (...parts: string[]) => [
  piece({ role: "assistant", content: "" }, null),
  ...parts.map((content) => piece({ content }, null)),
];
export const finished = (reason: string) => piece({}, reason);

/** All events of a text that comes in these parts. */
export const streamed = (...parts: string[]) => [...begun(...parts), finished("stop"), DONE];

/** The answer of a server that knows no streams. */
export const whole = (content: unknown) =>
  JSON.stringify({ choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }] });
