/**
 * The twelve quotes. Their words, authors and sources stand in `locales/daily-quotes.<language>.ts`; the README says where each
 * was confirmed.
 * `work`: in a dated work or speech of the author's. `reported`: handed down by somebody else, who is named.
 * `saying`: of the trade, nobody's own.
 */
export const QUOTES = [
  { id: "churchill", kind: "work" },
  { id: "wotton", kind: "work" },
  { id: "sullivan", kind: "work" },
  { id: "ruskin", kind: "work" },
  { id: "franklin", kind: "work" },
  { id: "frost", kind: "work" },
  { id: "morris", kind: "work" },
  { id: "thoreau", kind: "work" },
  { id: "vitruvius", kind: "work" },
  { id: "archimedes", kind: "reported" },
  { id: "burnham", kind: "reported" },
  { id: "measure-twice", kind: "saying" },
] as const satisfies readonly { id: string; kind: "work" | "reported" | "saying" }[];

export type QuoteId = (typeof QUOTES)[number]["id"];
