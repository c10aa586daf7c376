/** What somebody calls a passkey of theirs. */
export const PASSKEY_NAME_MAX = 60;
/** The digits of an app or of a mail, with room for the spaces that people put between them. */
export const CODE_MAX = 12;
