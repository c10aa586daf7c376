import fc from "fast-check";
import { expect, test } from "vitest";
import { times } from "../../../tests/prove.ts";
import {
  type Answers,
  askedOf,
  completeness,
  defineForm,
  type Form,
  formProblems,
  judge,
  missingOf,
  type Question,
  questionsOf,
  readAnswers,
  readSection,
  submissionOf,
} from "./request.ts";

const deck = defineForm({
  id: "deck",
  version: 2,
  sections: [
    {
      id: "size",
      questions: [
        { id: "area", kind: "number", least: 16, most: 2_000, unit: "ft2", importance: "must" },
        { id: "stairs", kind: "choice", options: ["yes", "no"], importance: "should" },
        {
          id: "steps",
          kind: "number",
          least: 1,
          most: 30,
          importance: "must",
          showIf: { question: "stairs", is: ["yes"] },
        },
        {
          id: "landing",
          kind: "choice",
          options: ["yes", "no"],
          importance: "may",
          showIf: { question: "steps", least: 12 },
        },
      ],
    },
    { id: "wishes", questions: [{ id: "wish", kind: "text", most: 20, importance: "should" }] },
  ],
});

const typed = (answers: Answers) => (id: string) => answers[id];

test("a question is asked once the answer before it says so", () => {
  const asked = (answers: Answers) => askedOf(deck, answers).map(({ id }) => id);
  expect(asked({})).toEqual(["area", "stairs", "wish"]);
  expect(asked({ stairs: "yes" })).toEqual(["area", "stairs", "steps", "wish"]);
  expect(asked({ stairs: "yes", steps: "14" })).toContain("landing");
});

test("what hangs on a question that is no longer asked is not asked either, and its answer is dropped", () => {
  const before = { area: "200", stairs: "no", steps: "14", landing: "yes" };
  expect(askedOf(deck, before).map(({ id }) => id)).toEqual(["area", "stairs", "wish"]);
  expect(readAnswers(deck, typed(before)).answers).toEqual({ area: "200", stairs: "no" });
});

test("each answer that cannot be is said by name", () => {
  expect(
    readAnswers(deck, typed({ area: "12", stairs: "maybe", wish: "a very long wish that goes on" })).problems,
  ).toEqual({ area: "low", stairs: "choice", wish: "long" });
  expect(readAnswers(deck, typed({ area: "2001" })).problems).toEqual({ area: "high" });
  expect(readAnswers(deck, typed({ area: "12.5" })).problems).toEqual({ area: "places" });
  expect(readAnswers(deck, typed({ area: "1e3" })).problems).toEqual({ area: "number" });
  expect(readAnswers(deck, typed({})).problems).toEqual({ area: "missing" });
});

test("a submission keeps the form and the version that it answers, and there is none while a must is missing", () => {
  expect(submissionOf(deck, { area: "200", stairs: "yes" })).toBeUndefined();
  expect(submissionOf(deck, { area: "200" })).toEqual({ form: "deck", version: 2, answers: { area: "200" } });
});

test("what is missing and how whole it is count what is asked alone", () => {
  expect(missingOf(deck, { stairs: "yes" })).toEqual({ must: ["area", "steps"], should: ["wish"] });
  expect(completeness(deck, {})).toBe(0);
  expect(completeness(deck, { area: "200", stairs: "no", wish: "shade" })).toBe(100);
  expect(completeness(deck, { area: "200", stairs: "yes", wish: "shade" })).toBe(70);
});

test("a score says its reasons, and the first route that fits is taken", () => {
  const told = {
    rules: [
      { reason: "large", points: 60, when: { question: "area", least: 500 } },
      { reason: "stairs", points: 30, when: { question: "stairs", is: ["yes"] } },
    ],
    routes: [{ to: "builder", when: { question: "area", least: 500 } }, { to: "handyman" }],
  };
  expect(judge(deck, { area: "600", stairs: "no" }, told)).toEqual({
    score: 60,
    reasons: [{ reason: "large", points: 60 }],
    route: "builder",
  });
  expect(judge(deck, { area: "100" }, told)).toMatchObject({ score: 0, route: "handyman" });
});

test("a form that cannot be asked is refused by name", () => {
  const of = (...questions: Question[]): Form => ({
    id: "f",
    version: 1,
    sections: [{ id: "s", questions }],
  });
  const one = { id: "one", kind: "choice", options: ["a"], importance: "may" } as const;
  const codes = (form: Form) => formProblems(form).map(({ code }) => code);
  expect(codes(of())).toEqual(["size"]);
  expect(codes(of(one, one))).toEqual(["twice"]);
  expect(codes(of({ ...one, options: [] }))).toEqual(["options"]);
  expect(codes(of({ ...one, preset: "b" }))).toEqual(["preset"]);
  // A condition on what is asked behind it, on an answer that nobody can give, and on itself.
  expect(codes(of({ ...one, showIf: { question: "two", is: ["a"] } }, { ...one, id: "two" }))).toEqual([
    "showIf",
  ]);
  expect(codes(of(one, { ...one, id: "two", showIf: { question: "one", is: ["b"] } }))).toEqual(["showIf"]);
  expect(codes(of({ ...one, showIf: { question: "one", is: ["a"] } }))).toEqual(["showIf"]);
  expect(codes(of({ id: "n", kind: "number", least: 2, most: 1, importance: "may" }))).toEqual(["range"]);
  expect(codes(of({ id: "t", kind: "text", most: 9_999, importance: "may" }))).toEqual(["text"]);
});

test("a section is kept with holes: what was cleared goes, and what is wrong is said and not kept", () => {
  expect(readSection(deck, "size", typed({ area: "12", stairs: " ", wish: "shade" }))).toEqual({
    patch: { stairs: null },
    problems: { area: "low" },
  });
  expect(readSection(deck, "nothing", typed({ area: "200" }))).toEqual({ patch: {}, problems: {} });
});

test("files are answers by their ids, of which none is typed into a section", () => {
  const photos = defineForm({
    id: "p",
    version: 1,
    sections: [{ id: "s", questions: [{ id: "photos", kind: "files", most: 2, importance: "must" }] }],
  });
  const rule = { reason: "shown", points: 5, when: { question: "photos" } };
  expect(readSection(photos, "s", typed({ photos: "a" })).patch).toEqual({});
  expect(readAnswers(photos, typed({ photos: "a,b,a" })).answers).toEqual({ photos: "a,b" });
  expect(readAnswers(photos, typed({ photos: "a,b,c" })).problems).toEqual({ photos: "files" });
  expect(judge(photos, { photos: "a" }, { rules: [rule] }).score).toBe(5);
  expect(judge(photos, {}, { rules: [rule] }).score).toBe(0);
});

const importance = fc.constantFrom("must", "should", "may" as const);
const kinds = fc.oneof(
  fc.record({ kind: fc.constant("choice" as const), options: fc.constant(["a", "b", "c"]), importance }),
  fc.record({ kind: fc.constant("several" as const), options: fc.constant(["a", "b", "c"]), importance }),
  fc.record({
    kind: fc.constant("number" as const),
    least: fc.constant(0),
    most: fc.constant(9),
    importance,
  }),
  fc.record({ kind: fc.constant("text" as const), most: fc.constant(5), importance }),
);

/** Forms in which every second question hangs on one before it, where that can be asked for. */
const forms: fc.Arbitrary<Form> = fc
  .array(fc.tuple(kinds, fc.nat(), fc.boolean()), { minLength: 1, maxLength: 12 })
  .map((drawn) => {
    const questions: Question[] = [];
    for (const [kind, on, hangs] of drawn) {
      const before = questions[on % Math.max(1, questions.length)];
      const showIf =
        hangs && before && before.kind !== "text"
          ? before.kind === "number"
            ? { question: before.id, least: 4 }
            : { question: before.id, is: ["a"] }
          : undefined;
      questions.push({ ...kind, id: `q${questions.length}`, ...(showIf && { showIf }) } as Question);
    }
    return { id: "drawn", version: 1, sections: [{ id: "all", questions }] };
  });
const given = fc.dictionary(
  fc.integer({ min: 0, max: 12 }).map((n) => `q${n}`),
  fc.constantFrom("a", "b", "a,c", "3", "7", "hello", "toolong", "", "-1", "<b>"),
);

test("whatever is typed: nothing hidden is answered, and what is read reads as itself", () => {
  fc.assert(
    fc.property(forms, given, (form, answers) => {
      expect(formProblems(form)).toEqual([]);
      const read = readAnswers(form, typed(answers));
      const asked = askedOf(form, read.answers).map(({ id }) => id);
      expect(Object.keys(read.answers).filter((id) => !asked.includes(id))).toEqual([]);
      expect(readAnswers(form, typed(read.answers)).answers).toEqual(read.answers);
      for (const { id, ...question } of questionsOf(form))
        if (question.kind === "text")
          expect((read.answers[id] ?? "").length).toBeLessThanOrEqual(question.most);
      const submission = submissionOf(form, read.answers);
      expect(submission !== undefined).toBe(missingOf(form, read.answers).must.length === 0);
      const whole = completeness(form, read.answers);
      expect(whole >= 0 && whole <= 100).toBe(true);
    }),
    { numRuns: times(300) },
  );
});
