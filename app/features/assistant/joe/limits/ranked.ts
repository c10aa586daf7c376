import type { Property, Subject } from "./limit.ts";
import { SUBJECTS } from "./limits.data.ts";
import * as words from "./question-words.ts";
import { ALL_PROPERTIES } from "./said-of.ts";
import { withoutNeighbours } from "./understood.ts";

/** What is measured level. */
const LEVEL: readonly Property[] = ["width", "thickness", "diameter"];

/** Subjects that a sentence speaks of, those whose property it names before those that need none named. */
export function ranked(sentence: string, whole: string): Subject[][] {
  const named = ALL_PROPERTIES.filter((property) => words.PROPERTIES[property].test(sentence));
  const bare = withoutNeighbours(whole);
  const spoken = SUBJECTS.filter(({ thing, also, not, property }) => {
    // "90 cm wide above the handrail": what a width stands at is neither its thing nor another one.
    const isLevel = property.every((each) => LEVEL.includes(each));
    const isUpright = property.every((each) => each === "height");
    return (
      (thing.test(sentence) ||
        (thing.test(whole) && !SUBJECTS.some((other) => other.thing.test(sentence)))) &&
      (!(isLevel || isUpright) || thing.test(bare)) &&
      (also?.test(whole) ?? true) &&
      !not?.test(isLevel ? bare : whole)
    );
  });
  const exact = spoken.filter(({ property }) => property.some((each) => named.includes(each)));
  const rest = spoken.filter((subject) => subject.unsaid && !exact.includes(subject));
  return [exact, rest];
}
