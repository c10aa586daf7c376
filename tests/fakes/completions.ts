/**
 * What an OpenAI-compatible server sends, and what it is sent, in the types of the official client as it is pinned. What
 * is hostile has none.
 */

import type { ChatCompletion, ChatCompletionChunk } from "openai/resources/chat/completions";
import { objection } from "./completion-request.ts";
import { type Received, type Reply, startFake } from "./loopback.ts";

/** A server that refuses what the official API would refuse, and answers the rest. */
export const startAssistant = (answer: Parameters<typeof startFake>[0]) => startFake(answer, objection);

/** One event of a stream. */
export const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;
export const DONE = "data: [DONE]\n\n";

type Choice = ChatCompletionChunk.Choice;
/** Servers have reasons of their own besides those of the client's types. */
type Finish = Choice["finish_reason"] | "incomplete";

const ABOUT = { id: "chatcmpl-1", created: 1, model: "builder-1" };
const piece = (delta: Choice["delta"], finish: Finish) =>
  event({
    ...ABOUT,
    object: "chat.completion.chunk",
    choices: [{ index: 0, delta, finish_reason: finish as Choice["finish_reason"] }],
  } satisfies ChatCompletionChunk);

/** The events of a text that comes in these parts; not yet its end. */
export const begun = (...parts: string[]) => [
  piece({ role: "assistant", content: "" }, null),
  ...parts.map((content) => piece({ content }, null)),
];
export const finished = (reason: NonNullable<Finish>) => piece({}, reason);

/** All events of a text that comes in these parts. */
export const streamed = (...parts: string[]) => [...begun(...parts), finished("stop"), DONE];

/** The answer of a server that knows no streams. */
export const whole = (content: string | null, finish: ChatCompletion.Choice["finish_reason"] = "stop") =>
  JSON.stringify({
    ...ABOUT,
    object: "chat.completion",
    choices: [
      {
        index: 0,
        message: { role: "assistant", content, refusal: null },
        logprobs: null,
        finish_reason: finish,
      },
    ],
  } satisfies ChatCompletion);

/** The same with something else for its text. */
export const wholeOf = (content: unknown) => {
  const answer = JSON.parse(whole(""));
  answer.choices[0].message.content = content;
  return JSON.stringify(answer);
};

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
    "a stream that was filtered": {
      ...STREAM,
      body: [...begun("SECRET 36 in [1]."), finished("content_filter"), DONE],
    },
    "a stream that is incomplete": {
      ...STREAM,
      body: [...begun("SECRET 36 in [1]."), finished("incomplete"), DONE],
    },
    "a whole answer cut for its length": { body: whole("SECRET 36 in [1].", "length") },
    "an error in mid-stream": {
      ...STREAM,
      body: [...begun("SECRET"), event({ error: { message: key } }), DONE],
    },
    "no answer": "reset",
    "an answer of another shape": { body: '{"output":"SECRET"}' },
    "an empty list": { body: '{"choices":[]}' },
    "an empty text": says("  \n "),
    "a number for a text": { body: wholeOf(42) },
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
