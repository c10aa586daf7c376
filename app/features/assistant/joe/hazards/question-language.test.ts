import { expect, it } from "vitest";
import { readQuestion } from "../question.ts";
import { answerLanguageOf } from "./question-language.logic.ts";

it.each([
  ["en", "גובה ראש מעל המדרגות יצא לי 1.95 מטר, זה עובר?", "he"],
  ["en", "los barrotes del barandal los puse a 5 pulgadas, pasa la inspeccion en casa?", "es"],
  ["en", "cuanto espacio en la caja pide cada cable calibre 12", "es"],
  ["en", "somos 12 trabajadores, cuantos baños portatiles pide OSHA", "es"],
  ["en", "mi recamara mide 6 metros cuadrados, cumple?", "es"],
  ["es", "can i run 8 inch risers so i dont lose a step", "en"],
  ["he", "how far apart can the anchor bolts be for a sill", "en"],
] as const)("on a page in %s “%s” is answered in its own language", (page, question, language) => {
  expect(readQuestion(question, page).language).toBe(language);
});

it.each(["R311.7.5", "2x10 joist 16 oc", "NEC 110.26", "7 3/4 in"])(
  "“%s” is in no language, so the page's is kept",
  (question) => {
    for (const page of ["en", "es", "he"] as const) expect(answerLanguageOf(question, page)).toBe(page);
  },
);

it("a question that goes on from one in another language is answered in its own", () => {
  const earlier = "how high does the handrail of a stair have to be";
  expect(readQuestion("y en una casa?", "en", earlier).language).toBe("es");
  expect(readQuestion("ומה לגבי בית?", "en", earlier).language).toBe("he");
});
