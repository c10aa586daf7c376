import type { Question } from "~/engines/request/request.ts";

// How the questions of a job are written.

/** Each job has these two last: they multiply its hours. */
export const ACCESS = { easy: 1, tight: 1.1, hard: 1.25 } as const;
export const EFFORT = { simple: 0.9, ordinary: 1, complex: 1.2 } as const;

export const QUESTIONS_MAX = 8;

type Unit = "ft2" | "ft" | "ea";

export const size = (id: string, unit: Unit, [least, most, preset]: readonly [number, number, number]) =>
  ({
    id,
    kind: "number",
    unit,
    least,
    most,
    places: unit === "ea" ? 0 : 2,
    preset: String(preset),
    importance: "must",
  }) as const satisfies Question;

export const pick = (id: string, options: readonly string[], preset = options[0]) =>
  ({ id, kind: "choice", options, preset, importance: "must" }) as const satisfies Question;

const YES_NO = ["yes", "no"] as const;
export const yes = (id: string) => pick(id, YES_NO);
export const no = (id: string) => pick(id, YES_NO, "no");
export const when = <Q extends Question>(question: Q, of: string, ...is: string[]): Q => ({
  ...question,
  showIf: { question: of, is },
});
