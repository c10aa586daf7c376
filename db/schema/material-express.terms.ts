/** How a load comes off the truck. */
export const UNLOADS = ["hand", "liftgate", "forklift", "crane"] as const;
export type Unload = (typeof UNLOADS)[number];

/** The windows in which a gate takes trucks, by the hour at which they begin. */
export const WINDOWS = ["07", "10", "13", "15"] as const;
export type Window = (typeof WINDOWS)[number];
