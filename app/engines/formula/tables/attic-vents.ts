/** Free vents to the floor of an attic; the smaller share only with vents high and low (IRC R806.2). */
export const ATTIC_SHARE = { plain: 150, balanced: 300 } as const;
