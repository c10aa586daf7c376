import fc from "fast-check";
import { expect, test } from "vitest";
import { COMPLEXITIES, complexityOf } from "./complexity.logic.ts";

test.each([
  "calculate",
  "load",
  "structural",
  "beam",
  "foundation",
  "code section",
  "engineer",
  "psi",
  "deflection",
  "span table",
  "rebar",
  "concrete strength",
])("a question that says %j is for an expert", (word) => {
  expect(complexityOf(`Tell me about the ${word} here?`)).toBe("expert");
});

test.each([
  "span",
  "specification",
  "requirement",
  "compliance",
  "design",
  "installation",
  "code",
  "irc",
  "ibc",
])("a question that says %j is complex", (word) => {
  expect(complexityOf(`Tell me about the ${word} here?`)).toBe("complex");
});

test.each(["difference", "compare", "best", "should i", "recommend", "vs"])(
  "a question that says %j is of medium difficulty",
  (word) => {
    expect(complexityOf(`Nails, screws, ${word} glue?`)).toBe("medium");
  },
);

test.each(["What is a hammer?", "Hi Joe", "", "   ", "¿Qué es un martillo?", "מה זה פטיש?", "חשבתי על פטיש"])(
  "%j is a simple question",
  (question) => {
    expect(complexityOf(question)).toBe("simple");
  },
);

test.each([
  { question: "¿Cómo calculo la carga de una viga?", complexity: "expert" },
  { question: "¿Qué varilla lleva la cimentación?", complexity: "expert" },
  { question: "¿Qué dice el código sobre la instalación?", complexity: "complex" },
  { question: "¿Cuál es el requisito de diseño?", complexity: "complex" },
  { question: "¿Cuál es mejor, clavo o tornillo?", complexity: "medium" },
  { question: "¿Debo usar pegamento o me recomienda otra cosa?", complexity: "medium" },
  { question: "איך מחשבים עומס על קורה?", complexity: "expert" },
  { question: "איך מחשבים את זה?", complexity: "expert" },
  { question: "צריך מהנדס בשביל היסוד?", complexity: "expert" },
  { question: "מה התקן דורש?", complexity: "complex" },
  { question: "מה המפרט של ההתקנה?", complexity: "complex" },
  { question: "מה ההבדל בין מסמר לבורג?", complexity: "medium" },
  { question: "מה כדאי לקנות?", complexity: "medium" },
])("$question is $complexity in its language too", ({ question, complexity }) => {
  expect(complexityOf(question)).toBe(complexity);
});

test("the strongest word decides, wherever it stands", () => {
  expect(complexityOf("Should I compare the code or the beam?")).toBe("expert");
  expect(complexityOf("The beam: should I compare the code?")).toBe("expert");
  expect(complexityOf("Should I read the code?")).toBe("complex");
  expect(complexityOf("Which code section is best?")).toBe("expert");
  expect(complexityOf("Is the span table in the code?")).toBe("expert");
});

test("case makes no difference", () => {
  expect(complexityOf("BEAM")).toBe("expert");
  expect(complexityOf("What does the IRC say?")).toBe("complex");
  expect(complexityOf("Should I?")).toBe("medium");
  expect(complexityOf("CÓDIGO")).toBe("complex");
});

test("a question typed without accents counts as well", () => {
  expect(complexityOf("¿Que dice el codigo?")).toBe("complex");
  expect(complexityOf("¿Lleva cimentacion?")).toBe("expert");
});

test.each([
  { question: "Which wire for this circuit?", hidden: "irc" },
  { question: "Is capsicum a paint?", hidden: "psi" },
  { question: "Where do I park my TVs?", hidden: "vs" },
  { question: "Is this in circulation?", hidden: "irc" },
])("$hidden inside another word of $question does not count", ({ question }) => {
  expect(complexityOf(question)).toBe("simple");
});

test.each([
  { question: "Nails vs. screws?", complexity: "medium" },
  { question: "3000psi or not?", complexity: "expert" },
  { question: "What is in (IRC)?", complexity: "complex" },
  { question: "IBC: which year?", complexity: "complex" },
])("an abbreviation beside a sign or a number counts: $question", ({ question, complexity }) => {
  expect(complexityOf(question)).toBe(complexity);
});

test("every text has one of the four complexities", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => COMPLEXITIES.includes(complexityOf(text))),
  );
});
