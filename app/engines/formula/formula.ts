// The entry point: what other code may use of this engine.
// biome-ignore-all lint/performance/noBarrelFile: an engine's entry point, the one file that other code imports

export { addressOf, formulaAt } from "./address.ts";
export { FORMULAS } from "./catalogue.ts";
export type {
  AmountInput,
  ConductorGroup,
  Formula,
  FormulaId,
  Input,
  LabelId,
  Value,
  Values,
} from "./formula.types.ts";
export { drywall } from "./formulas/drywall.ts";
export { AREA_SHARE, HALF_MM, NEAR } from "./near.ts";
export {
  amountText,
  explainError,
  lineText,
  type PrintedRun,
  printRun,
  sourcesOf,
  valueText,
} from "./print-run.ts";
export { extractQuantities } from "./quantity/extract.ts";
export { inOwnMeasures, metricFirst } from "./quantity/metric-first.ts";
export { parseQuantity } from "./quantity/parse.ts";
export { printAmount, printNumber, printQuantity, printTape } from "./quantity/print.ts";
export type { Amount, Gauge, Quantity, Size } from "./quantity/quantity.ts";
export { convert, type Kind, kindOf, type System, systemOf, type Unit } from "./quantity/units.ts";
export { askedUnit, type Given, readInput } from "./read-input.ts";
export { type Done, type Failed, run } from "./run.ts";
export { sizeFor } from "./tables/ampacity.ts";
export { ATTIC_SHARE } from "./tables/attic-vents.ts";
export { conductorName } from "./tables/circular-mils.ts";
export { STUD_CUTS } from "./tables/cuts.ts";
export {
  DECK_JOIST_OVERHANG,
  DECK_JOIST_SPACINGS,
  DECK_JOIST_SPANS,
  type DeckSpecies,
} from "./tables/deck-joist-spans.ts";
export { GROUPS as OCCUPANCY_GROUPS, OCCUPANT_AREAS, travelOf } from "./tables/exits.ts";
export {
  CLIMATE_ZONES,
  type ClimateZone,
  INSULATION,
  isClimateZone,
  type Layers,
} from "./tables/insulation.ts";
export { FEW_WORKERS, workersEach } from "./tables/site-limits.ts";
export { STAIR_LIMITS } from "./tables/stair-limits.ts";
