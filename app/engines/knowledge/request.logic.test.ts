import { expect, test } from "vitest";
import { requestOf } from "./request.logic.ts";

test.each([
  ["What is a kerf?", "kerf"],
  ["what does o.c. mean on a framing plan", "o.c."],
  ["define cripple stud", "cripple stud"],
  ["How do you say joist in Spanish?", "joist"],
  ["¿Qué es una solera?", "solera"],
  ["¿Cómo se dice tablaroca en inglés?", "tablaroca"],
  ["¿Qué significa plomo en obra?", "plomo"],
  ["מה זה קורת יסוד?", "קורת יסוד"],
  ["איך קוראים באנגלית לקורת יסוד?", "קורת יסוד"],
])("a word whose meaning is asked for is found: %s", (question, text) => {
  expect(requestOf(question)).toEqual({ kind: "term", about: [text] });
});

test.each([
  ["Points for a five minute talk on lockout tagout", "lockout tagout"],
  ["tailgate meeting topic: table saws", "table saws"],
  ["Charla de seguridad sobre el calor, ¿qué puntos toco?", "calor"],
  ["תדריך בטיחות על סולמות", "סולמות"],
])("what a talk is to be about is found: %s", (question, about) => {
  const {
    kind,
    about: [text],
  } = requestOf(question);
  expect(kind).toBe("talk");
  expect(text).toContain(about);
  expect(text).not.toMatch(/talk|meeting|topic|charla|puntos|תדריך/i);
});

test.each([
  "What is the minimum height of a guard?",
  "What does R310 ask of a window?",
  "Who do I talk to about a permit?",
  "¿Qué pide la R310?",
  "",
])("any other question is left as it is: %s", (question) => {
  expect(requestOf(question)).toEqual({ about: [question] });
});
