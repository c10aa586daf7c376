import * as v from "valibot";
import { expect, test } from "vitest";
import { sessionChoiceSchema, VOICE_CLOSE, VOICE_REFUSALS } from "./voice-contract.ts";
import { VOICE_IDS, VOICES } from "./voices.ts";

const closes = [
  ...Object.entries(VOICE_CLOSE),
  ...Object.entries(VOICE_REFUSALS).flatMap(([name, refusal]) =>
    "close" in refusal ? [[name, { code: refusal.close, reason: refusal.reason }] as const] : [],
  ),
];

test.each(closes)("the close %s is one that a socket may send", (_name, { code, reason }) => {
  // RFC 6455 §5.5 and §7.4: a control frame carries 125 bytes, two of them the code; 4000–4999 is for private use.
  expect(new TextEncoder().encode(reason).length).toBeLessThanOrEqual(123);
  expect(reason).not.toBe("");
  expect(
    code === 1000 || [1003, 1007, 1008, 1009, 1011, 1013].includes(code) || Math.floor(code / 1000) === 4,
  ).toBe(true);
});

test("only what a person did not do wrong is called a normal end", () => {
  const normal = Object.entries(VOICE_CLOSE).filter(([, { code }]) => code === 1000);
  expect(normal.map(([name]) => name)).toEqual(["idle", "longest"]);
});

test("there are six voices, and Will is the first", () => {
  expect(VOICES).toEqual(["will", "brian", "daniel", "eric", "chris", "liam"]);
  expect(new Set(Object.values(VOICE_IDS)).size).toBe(6);
});

test("a setup card that says nothing has Will, and what is blank is not there", () => {
  expect(v.parse(sessionChoiceSchema, { key: "   " })).toEqual({
    voice: "will",
    mode: "agent",
    key: undefined,
  });
});
