/** The longest key of a provider's, in UTF-16 units. Here for pages, which load no schema. */
export const VOICE_KEY_MAX = 200;
