import type { Trade } from "~db/schema/knowledge.terms.ts";
import type { SeedNames } from "./term-names.data.ts";

type Words = readonly [name: string, definition: string];

/** A term written in one place: its name and definition in each language, and what it is called besides. */
export interface NewTerm {
  slug: string;
  trade: Trade;
  en: Words;
  es: Words;
  he: Words;
  names?: SeedNames;
  /** Where it is said so; the usage of the trade in North America when left out. */
  source?: string;
}
