import { describe, expect, test } from "vitest";
import { readQuestion } from "../question.ts";

/** What a question is told of each thing: its verdicts, or whether something is asked for. */
function toldOf(question: string): string {
  const { limit } = readQuestion(question, "en");
  if (!limit) return "nothing";
  if (limit.duty) return `${limit.duty.duty.id}: ${verdictsOf(limit.duty.limits)}`;
  return limit.held.map(({ subject, limits }) => `${subject.id}: ${verdictsOf(limits)}`).join("; ");
}
const verdictsOf = (limits: readonly { verdict: string }[]) =>
  [...new Set(limits.map(({ verdict }) => verdict))].join(", ");

describe("a shower may be narrow where it is large", () => {
  test.each([
    ["is a 26 x 60 shower ok", "showerSize: pass"],
    ["is a 25 by 52 shower legal", "showerSize: pass"],
    ["is a 24 x 60 shower ok", "showerSize: fail"],
    ["is a 28 in x 40 in shower ok", "showerSize: fail"],
    ["my shower is 28 inches wide, is that ok", "showerWidth: undecided"],
    ["my shower is only 23 inches wide, is that ok", "showerWidth: fail"],
    ["is 850 square inches enough for a shower", "showerArea: fail"],
    ["regadera de 26 por 60 pulgadas, ¿pasa?", "showerSize: pass"],
    ["¿una regadera de 24 x 60 pulg está bien?", "showerSize: fail"],
    ["la ducha mide 70 x 130 cm, ¿cumple?", "showerSize: pass"],
    ["¿puede la regadera tener 28 pulgadas de ancho?", "showerWidth: undecided"],
    ["regadera de 23 pulg de ancho, ¿pasa?", "showerWidth: fail"],
    ["מקלחון 26 על 60 אינץ' תקין?", "showerSize: pass"],
    ['מקלחון 70x130 ס"מ עובר?', "showerSize: pass"],
    ["מקלחת 24 על 60 אינץ' מותר?", "showerSize: fail"],
    ['מקלחון ברוחב 58 ס"מ תקין?', "showerWidth: fail"],
    ['מקלחון ברוחב 70 ס"מ תקין?', "showerWidth: undecided"],
  ])("%s", (question, told) => {
    expect(toldOf(question)).toBe(told);
  });
});
