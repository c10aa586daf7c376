/** Whether somebody comes to an event; whoever does not come has no answer. */
export const LOUNGE_ANSWERS = ["going", "maybe", "waiting"] as const;
export type LoungeAnswer = (typeof LOUNGE_ANSWERS)[number];
