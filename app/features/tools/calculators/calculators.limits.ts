/** Characters of one measure: more is no amount, and the parser refuses it anyway. */
export const MEASURE_MAX = 500;
/** Characters of a search for a calculator; the rest is not read. */
export const SEARCH_MAX = 100;

/** What is reported about a calculator. */
export const REPORT_MAX = 500;
