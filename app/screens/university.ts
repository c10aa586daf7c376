import type { AreaEndpoints, AreaScreen, Features } from "./screen.ts";

export const screens = [] as const satisfies readonly AreaScreen[];

/** Screens made in a feature that is not called as they are; apart, because no page needs it. */
export const features = {} as const satisfies Features<typeof screens>;

/** Addresses without a screen, each with its file beside the screens'. */
export const endpoints = {} as const satisfies AreaEndpoints;
