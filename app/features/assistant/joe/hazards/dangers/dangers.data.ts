import { FURTHER } from "./further.data.ts";
import { INJURIES } from "./injuries.data.ts";
import { LIFE } from "./life.data.ts";
import { SCENE } from "./scene.data.ts";
import { SITE_DANGERS } from "./site.data.ts";

/** Every danger, the gravest first: first what would also kill whoever helps, then the person, then the site. */
export const HAZARD_SIGNS = { ...SCENE, ...LIFE, ...INJURIES, ...FURTHER, ...SITE_DANGERS } as const;
export type Hazard = keyof typeof HAZARD_SIGNS;
export const HAZARDS = Object.keys(HAZARD_SIGNS) as Hazard[];
