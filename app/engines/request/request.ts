// The front door to questionnaires and what is answered to them.
// biome-ignore-all lint/performance/noBarrelFile: an engine's front door, the one file that others import

export {
  askedOf,
  completeness,
  judge,
  missingOf,
  type Read,
  type Rule,
  readAnswers,
  readSection,
  type Submission,
  submissionOf,
} from "./answers.ts";
export {
  type AnswerProblem,
  type Answers,
  type Condition,
  defineForm,
  type Form,
  formProblems,
  IMPORTANCES,
  type Importance,
  type Question,
  questionsOf,
  REQUEST_LIMITS,
  type Section,
} from "./form.ts";
export { inFeet, inSystem, type MeasureUnit, type System } from "./measures.ts";
