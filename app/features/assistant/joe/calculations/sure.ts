import { fold } from "~/lib/fold.ts";
import { unreadBeside } from "../limits/understood.ts";
import type { Asked } from "./calculation-of.ts";
import { CUES } from "./cues.data.ts";

/** Results that allow something, or say that nothing is needed. */
const ALLOWS: Readonly<Record<string, boolean>> = {
  complies: true,
  paintable: true,
  fallProtected: false,
  tied: false,
};

/**
 * Whether a calculation of a code would allow something although a word of the question is not understood, or what it
 * depends on is not said: then the notes tell the rule, and nobody is told yes.
 */
export function allowsUnread(asked: Extract<Asked, { outcome: unknown }>, question: string): boolean {
  const { outcome, calculation } = asked;
  if (!calculation.whole || !outcome.ok) return false;
  const { outputs, formula } = outcome;
  if (!Object.entries(ALLOWS).some(([id, allowed]) => outputs[id] === allowed)) return false;
  if (calculation.sure && !calculation.sure.test(fold(question))) return true;
  const vocabulary = [
    ...calculation.about,
    ...Object.values(calculation.words ?? {}).flatMap((words) => words.map(([, pattern]) => pattern)),
    ...formula.inputs.flatMap(({ id }) => CUES[id] ?? []),
    ...(calculation.sure ? [calculation.sure] : []),
    ...(calculation.besides ? [calculation.besides] : []),
  ];
  return unreadBeside(question, vocabulary).length > 0;
}
