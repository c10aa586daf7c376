import { expect, test } from "vitest";
import { objection } from "./completion-request.ts";

const PATH = "/v1/chat/completions";
const ASKED = {
  model: "x",
  messages: [
    { role: "system", content: "Answer from the passages." },
    { role: "user", content: "How high is a guardrail?" },
  ],
  stream: true,
};
const PICTURE = { type: "image_url", image_url: { url: "data:image/png;base64,AA==", detail: "high" } };

const request = (sent: unknown) => ({
  method: "POST",
  path: PATH,
  headers: { authorization: "Bearer k", "content-type": "application/json" },
  body: typeof sent === "string" ? sent : JSON.stringify(sent),
});
const saidBy = (content: unknown, role = "user") => ({ ...ASKED, messages: [{ role, content }] });

test.each([
  ["a question", ASKED],
  ["fields that only the official client names", { ...ASKED, temperature: 0, max_completion_tokens: 9 }],
  ["a question with a picture", saidBy([{ type: "text", text: "What is it?" }, PICTURE])],
])("%s is taken", (_, sent) => {
  expect(objection(request(sent))).toBeUndefined();
});

test.each<[string, unknown, string]>([
  ["a field that the client does not have", { ...ASKED, question: "x" }, "argument supplied: question"],
  ["a field that every object has", { ...ASKED, constructor: 1 }, "argument supplied: constructor"],
  ["a stream that is no flag", { ...ASKED, stream: "yes" }, "Invalid value for stream"],
  ["no model", { messages: ASKED.messages }, "Missing required parameter: model"],
  ["no messages", { model: "x" }, "Missing required parameter: messages"],
  ["an empty conversation", { ...ASKED, messages: [] }, "Invalid value for messages"],
  ["somebody who has no part in it", saidBy("x", "narrator"), "Invalid value for messages"],
  ["a part named like what every object has", saidBy("x", "constructor"), "Invalid value for messages"],
  ["a message without content", { ...ASKED, messages: [{ role: "user" }] }, "Invalid value for messages"],
  [
    "a message with a field too many",
    { ...ASKED, messages: [{ role: "user", content: "x", text: "y" }] },
    "Invalid value for messages",
  ],
  ["a picture among the instructions", saidBy([PICTURE], "system"), "Invalid value for messages"],
  [
    "a picture in a detail that is not offered",
    saidBy([{ ...PICTURE, image_url: { ...PICTURE.image_url, detail: "sharp" } }]),
    "Invalid value for messages",
  ],
  ["a part of an unknown type", saidBy([{ type: "drawing", text: "x" }]), "Invalid value for messages"],
  ["no JSON", "{", "The body is no JSON."],
  ["JSON that is no object", "[]", "The body is no object."],
])("%s is refused, and why is said", (_, sent, message) => {
  const refused = objection(request(sent));
  expect(refused).toMatchObject({ status: 400, body: expect.stringContaining(message) });
});

test.each([
  ["another path", { path: "/v1/completions" }, 404],
  ["another method", { method: "GET" }, 404],
  ["a form", { headers: { authorization: "Bearer k", "content-type": "text/plain" } }, 415],
  ["no key", { headers: { "content-type": "application/json" } }, 401],
  ["an empty key", { headers: { authorization: "Bearer ", "content-type": "application/json" } }, 401],
])("%s is refused whatever is asked", (_, other, status) => {
  expect(objection({ ...request(ASKED), ...other })).toMatchObject({ status });
});
