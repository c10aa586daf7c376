/** What an OpenAI-compatible server sends, and what it is sent. */

import type { Received, Reply } from "./loopback.ts";

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

export const STREAM = { headers: { "content-type": "text/event-stream" } };

/** The answer of a server that speaks in these parts. */
export const says = (...parts: string[]): Reply => ({ ...STREAM, body: streamed(...parts) });

/**
 * Answers that are none, by what they are. Whatever a text of theirs has, `SECRET` or the key, is for nobody to see.
 * What keeps silent is left out: it takes as long as the asker's patience.
 */
export function hostileReplies(key: string): Record<string, Reply> {
  const half = whole("SECRET 36 in [1].").slice(0, -9);
  return {
    "status 500": { status: 500, body: "SECRET" },
    "status 401": { status: 401, body: `SECRET wrong key ${key}` },
    "status 429 for a minute": { status: 429, headers: { "retry-after": "60" }, body: "SECRET" },
    "status 429 without end": { status: 429, headers: { "retry-after": "0" }, body: "SECRET" },
    "a web page": { headers: { "content-type": "text/html" }, body: "<html>SECRET</html>" },
    "half a JSON": { body: half },
    "half a JSON and a dead line": { headers: { "content-length": 500 }, body: half, after: "reset" },
    "half a stream": { ...STREAM, body: begun("SECRET 36 in [1].") },
    "half a stream and a dead line": { ...STREAM, body: begun("SECRET 36 in [1]. So"), after: "reset" },
    "a stream cut for its length": {
      ...STREAM,
      body: [...begun("SECRET 36 in [1]."), finished("length"), DONE],
    },
    "an error in mid-stream": {
      ...STREAM,
      body: [...begun("SECRET"), event({ error: { message: key } }), DONE],
    },
    "no answer": "reset",
    "an answer of another shape": { body: '{"output":"SECRET"}' },
    "an empty list": { body: '{"choices":[]}' },
    "an empty text": says("  \n "),
    "a number for a text": { body: whole(42) },
    nothing: { body: "" },
    "a redirect to elsewhere": { status: 302, headers: { location: "/SECRET" } },
    "far too much": says("SECRET ".repeat(40_000)),
  };
}

interface Part {
  type: string;
  text?: string;
  image_url?: { url: string };
}

/** What a request to look at a picture holds: the model, the instructions, and every picture that came with it. */
export function pictureQuestion({ body }: Pick<Received, "body">) {
  const { model, messages } = JSON.parse(body) as {
    model: string;
    messages: { role: string; content: string | Part[] }[];
  };
  const parts = messages.flatMap(({ content }) => (typeof content === "string" ? [] : content));
  const pictures = parts.flatMap(({ image_url }) => {
    const [, type, data] = /^data:(image\/\w+);base64,(.+)$/.exec(image_url?.url ?? "") ?? [];
    return type && data ? [{ type, bytes: new Uint8Array(Buffer.from(data, "base64")) }] : [];
  });
  const instructions = messages.find(({ role }) => role === "system")?.content;
  return { model, instructions, pictures, words: parts.flatMap(({ text }) => text ?? []) };
}
