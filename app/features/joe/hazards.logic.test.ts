import { expect, test } from "vitest";
import { hazardOf } from "./hazards.logic.ts";

test.each([
  ["I smell gas in the basement, can I keep working?", "gas"],
  ["We hit a gas line with the excavator", "gas"],
  ["huele a gas en el sótano", "gas"],
  ["יש ריח של גז במרתף", "gas"],
  ["the panel is sparking", "energised"],
  ["Can I work on a live panel without turning it off?", "energised"],
  ["el tablero está echando chispas", "energised"],
  ["אפשר לעבוד על לוח תחת מתח?", "energised"],
  ["the trench is caving in!", "collapse"],
  ["part of the wall just collapsed", "collapse"],
  ["la zanja se está derrumbando", "collapse"],
  ["הקיר עומד ליפול", "collapse"],
  ["a worker fell off the scaffold", "injury"],
  ["someone is trapped under the beam", "injury"],
  ["עובד נפל מהפיגום", "injury"],
  ["there is smoke coming out of the outlet", "fire"],
  ["hay fuego en el cuarto de máquinas", "fire"],
])("a danger that is going on is known: %s", (question, hazard) => {
  expect(hazardOf(question)).toBe(hazard);
});

test.each([
  "What size gas line for a furnace?",
  "What is the live load for a bedroom?",
  "How do I prevent a trench from caving in?",
  "toolbox talk on trench collapse",
  "What does NEC say about working clearance at panels?",
  "How hot may hot water be?",
  "¿Qué carga viva lleva un dormitorio?",
  "¿Cómo se calcula la caída de tensión?",
  "מה העומס השימושי בחדר שינה?",
  "כמה רחוק נפל הפרש הגבהים?",
  "fire blocking in walls",
  "How far must a smoke alarm be from a bathroom?",
])("a question about a danger is no alarm: %s", (question) => {
  expect(hazardOf(question)).toBeUndefined();
});

test("a long text is read in bounded time", () => {
  const started = performance.now();
  hazardOf("someone just has is was ".repeat(200));
  hazardOf(`smell${" of".repeat(1_300)}`);
  expect(performance.now() - started).toBeLessThan(2_000);
});
