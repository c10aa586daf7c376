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
  ["what is a cold joint and how do I avoid it", "cold joint"],
  ["whats a preliminary notice? im a sub", "preliminary notice"],
  ["What are weep holes, and where do they go?", "weep holes"],
  ["what's a lien waiver? the gc wants one", "lien waiver"],
  ["q es una junta fria y como se evita", "junta fria"],
  ["¿Qué es un aviso preliminar? Soy subcontratista", "aviso preliminar"],
  ["que son las esperas y donde van", "esperas"],
  ["k es eso de la fianza de pago", "fianza de pago"],
  ["מה זה תפר קר ואיך נמנעים ממנו", "תפר קר"],
  ["מה זה תפר קר בבטון ואיך נמנעים", "תפר קר"],
  ["מה זו ערבות ביצוע", "ערבות ביצוע"],
  ["מי זה competent person לפי osha", "competent person"],
])("what follows the word does not hide it: %s", (question, text) => {
  expect(requestOf(question)).toEqual({ kind: "term", about: [text] });
});

test.each([
  ["diff between jack stud and king stud", ["jack stud", "king stud"]],
  [
    "What is the difference between an RFI, a submittal and a change order?",
    ["RFI", "submittal", "change order"],
  ],
  ["pay when paid vs pay if paid whats the differnce", ["pay when paid", "pay if paid"]],
  ["bonding vs. grounding", ["bonding", "grounding"]],
  ["difference btw rfi n submittal", ["rfi", "submittal"]],
  ["¿Cuál es la diferencia entre fraguado y curado?", ["fraguado", "curado"]],
  [
    "en qué se diferencian la fianza de pago y la fianza de cumplimiento",
    ["fianza de pago", "fianza de cumplimiento"],
  ],
  ["montante rey vs montante de apoyo", ["montante rey", "montante de apoyo"]],
  ["fraguado o curado, cual es la diferencia", ["fraguado", "curado"]],
  ["מה ההבדל בין הארקה להשוואת פוטנציאלים", ["הארקה", "השוואת פוטנציאלים"]],
  ["מה ההבדל בין pay if paid לבין pay when paid", ["pay if paid", "pay when paid"]],
  ["הבדל בין ערבות מכרז לערבות ביצוע", ["ערבות מכרז", "ערבות ביצוע"]],
  ["RFI לעומת submittal", ["RFI", "submittal"]],
])("each of the things that are compared is found by its name: %s", (question, about) => {
  expect(requestOf(question)).toEqual({ kind: "term", about });
});

test.each([
  "is one ground rod enough or do i gotta drive 2, how far apart",
  "do I nail it or screw it",
  "¿pongo una varilla o dos?",
  "מאיזה עומק צריך דיפון או שיפוע בתעלה?",
])("what may be chosen is no comparison of words: %s", (question) => {
  expect(requestOf(question)).toEqual({ about: [question] });
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

test.each([
  ["q es el punch list q me pide el general", ["punch list"]],
  ["que diferencia hay de junta de control y junta fria", ["junta de control", "junta fria"]],
  ["whats a RFI and whats a change order, boss uses em like the same thing", ["RFI", "change order"]],
  ["what is a ridge beam and what is a ridge board?", ["ridge beam", "ridge board"]],
  ["que es un RFI y que es una orden de cambio", ["RFI", "orden de cambio"]],
])("“%s” asks what %j mean", (question, about) => {
  expect(requestOf(question)).toEqual({ kind: "term", about });
});
