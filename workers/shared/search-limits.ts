/** The longest query, in UTF-16 units, as the `maxlength` of an HTML input counts. Here for pages, which load no schema. */
export const QUERY_MAX_CHARACTERS = 400;
