// The front door to processes for pages, schemas and tests. What needs the database is in process.server.ts.
// biome-ignore-all lint/performance/noBarrelFile: an engine's front door, the one file that others import

export { graphProblems } from "./check-graph.ts";
export {
  defineProcess,
  type PartyOf,
  type ProcessGraph,
  type ProcessWords,
  replay,
  type StateOf,
  type TransitionOf,
} from "./graph.ts";
export { MOVE_INTENT } from "./move-form.ts";
export { moveSchema } from "./move-schema.ts";
export { ProcessActions, ProcessStanding, type ProcessTexts, processTexts } from "./process-actions.tsx";
export { ProcessTimeline } from "./process-timeline.tsx";
export { sampleHistory } from "./sample-history.ts";
export { ballIn, type Choice, type Standing, type StandingRow, standingOf } from "./standing.ts";
export { StepForm } from "./step-form.tsx";
