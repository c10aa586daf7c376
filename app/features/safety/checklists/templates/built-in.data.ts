import type { Template } from "~/engines/checklist/checklist.ts";
import { electrical, fire, hotWork } from "./fire.data.ts";
import { crane, excavation, forklift, trench } from "./ground.data.ts";
import { heat, housekeeping, ppe, silica } from "./health.data.ts";
import { fall, ladder, scaffold } from "./heights.data.ts";

/** The lists that everybody has, in the order in which they are shown. Only the server reads them. */
export const BUILT_IN: readonly Template[] = [
  ...[scaffold, ladder, fall, trench, excavation, electrical, hotWork],
  ...[crane, forklift, housekeeping, ppe, silica, heat, fire],
];
