/** The intent of the forms that `ProcessActions` draws. */
export const MOVE_INTENT = "move";

/** Characters of what is said with a move. */
export const MOST_NOTE = 1_000;
