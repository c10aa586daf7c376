import { isMetricFirst, type Language } from "./languages.ts";

/** Which measures come first where a page knows both. */
export const UNITS = ["us", "metric"] as const;
export type Units = (typeof UNITS)[number];

/** What somebody chose, or else what the readers of a language use. */
export const unitsFor = (language: Language, chosen: Units | undefined): Units =>
  chosen ?? (isMetricFirst(language) ? "metric" : "us");
