import { GROUND } from "./ground.data.ts";
import { HEALTH } from "./health.data.ts";
import { HEIGHTS } from "./heights.data.ts";
import { POWER } from "./power.data.ts";
import type { Fit } from "./written.ts";

/** The talks that everybody has, in the order in which they are listed. Only the server reads them. */
export const LIBRARY: readonly Fit[] = [...HEIGHTS, ...GROUND, ...POWER, ...HEALTH];
