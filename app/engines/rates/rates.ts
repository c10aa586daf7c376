// The front door to rates: what a rental costs, worked out and itemised, without a database.
// biome-ignore-all lint/performance/noBarrelFile: an engine's front door, the one file that others import

export {
  BLOCKS,
  type Block,
  type CardProblem,
  type DeliveryBand,
  FEES,
  type Fee,
  HOURS_OF,
  MOST_CENTS,
  problemOfCard,
  type RateCard,
  type RefundStep,
} from "./card.ts";
export { cheapest, type Part, type StepPrices, stepPrices, steppedRental } from "./cheapest.ts";
export {
  type Ask,
  hoursOf,
  LINE_KINDS,
  type LineKind,
  lateFee,
  MOST_HOURS,
  type Quote,
  type QuoteLine,
  type QuoteProblem,
  quote,
  refundOf,
} from "./quote.ts";
export { shareOf } from "./share.ts";
