// The front door to checklists. It needs no database: whoever has runs keeps them in records of their own.
// biome-ignore-all lint/performance/noBarrelFile: an engine's front door, the one file that others import

export {
  type Answer,
  type Answers,
  CHECKLIST_LIMITS,
  DEMANDS,
  type Demand,
  type Item,
  OUTCOMES,
  type Outcome,
  type Template,
  type Words,
} from "./checklist.types.ts";
export {
  defineTemplate,
  itemsOf,
  type TemplateProblem,
  templateProblems,
  type WrittenItem,
  type WrittenTemplate,
} from "./define.ts";
export { outcomeOf, RESPONSES, type Response, type ResponseSet, responsesOf } from "./responses.ts";
export {
  answerTo,
  type Missing,
  missingFrom,
  NO_ANSWER,
  outcomeIn,
  type Result,
  type Score,
  type SealedRun,
  scoreOf,
  sealText,
  shownItems,
  wordsIn,
} from "./run.ts";
export { type CsvProblem, readTemplateCsv, templateCsv } from "./template-csv.ts";
