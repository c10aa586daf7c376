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
  ["my scaffold is leaning and about to fall", "collapse"],
  ["crane is tipping over", "collapse"],
  ["הקיר נוטה ליפול", "collapse"],
  ["there is a fire in the electrical room", "fire"],
  ["the panel is smoking", "fire"],
  ["יש עשן מהלוח", "fire"],
  ["the excavator hit a power line", "energised"],
  ["a worker got shocked and is still touching the wire", "energised"],
  ["I am holding a live wire", "energised"],
  ["I got electrocuted", "energised"],
  ["carbon monoxide alarm is going off", "gas"],
  ["I smell propane", "gas"],
  ["excavator ruptured a gas pipe", "gas"],
  ["huele mucho a gas", "gas"],
  ["יש כאן ריח חזק של גז", "gas"],
  ["man hit by falling brick is bleeding", "injury"],
  ["my coworker is on the floor not responding", "injury"],
  ["José fell off the ladder", "injury"],
  ["no puede respirar", "injury"],
  ["פועל נפל מהגג", "injury"],
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
  "is fire blocking required",
  "are fire doors required",
  "muro contra incendio",
  "כמה גלאי שריפה צריך",
  "is live load 40 psf",
  "what are live loads",
  "the coffee is hot",
  "OSHA rule about working on energized circuits",
  "gas leak test procedure",
  "He fell behind schedule",
  "the roof is coming down tomorrow for demolition",
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
