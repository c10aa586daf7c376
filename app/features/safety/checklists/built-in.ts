import type { Template } from "~/engines/checklist/checklist.ts";
import { electrical, fire, hotWork } from "./templates/fire.data.ts";
import { crane, excavation, forklift, trench } from "./templates/ground.data.ts";
import { heat, housekeeping, ppe, silica } from "./templates/health.data.ts";
import { fall, ladder, scaffold } from "./templates/heights.data.ts";

/** The lists that everybody has, in the order in which they are shown. Only the server reads them. */
export const BUILT_IN: readonly Template[] = [
  ...[scaffold, ladder, fall, trench, excavation, electrical, hotWork],
  ...[crane, forklift, housekeeping, ppe, silica, heat, fire],
];

const byId = new Map(BUILT_IN.map((template) => [template.id, template]));

export const builtIn = (id: string): Template | undefined => byId.get(id);
