/**
 * The longest question to Joe, in UTF-16 units, as the `maxlength` of an HTML input counts: typed, spoken, or asked by a
 * program. Here for pages, which load no schema.
 */
export const QUESTION_MAX = 4_000;
