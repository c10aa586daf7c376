import type { Work } from "./boards.types.ts";

/** The board that licenses some trades in a state, by the law that names it. */
export interface TradeBoard {
  trades: readonly Work[];
  /** As the law calls it. */
  name: string;
  site: string;
  /** The law. */
  source: string;
  /** It is the board of general contractors too. */
  same?: true;
  /** The law is cited from general knowledge of the trade, and was not read again. */
  known?: true;
  /** Its numbers for these trades look like those of general contractors. */
  sameNumbers?: true;
}
