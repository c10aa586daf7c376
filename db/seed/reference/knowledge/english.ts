import { CODE_ACCESS } from "./code-access.data.ts";
import { CODE_ACCESS_BATHS } from "./code-access-baths.data.ts";
import { CODE_ACCESS_DOORS } from "./code-access-doors.data.ts";
import { CODE_ACCESS_GUESTS } from "./code-access-guests.data.ts";
import { CODE_ACCESS_LIFTS } from "./code-access-lifts.data.ts";
import { CODE_ACCESS_ROOMS } from "./code-access-rooms.data.ts";
import { CODE_ACCESS_ROUTES } from "./code-access-routes.data.ts";
import { CODE_BUILDING } from "./code-building.data.ts";
import { CODE_COMMERCIAL } from "./code-commercial.data.ts";
import { CODE_ELECTRICAL } from "./code-electrical.data.ts";
import { CODE_ENVIRONMENT } from "./code-environment.data.ts";
import { CODE_SAFETY } from "./code-safety.data.ts";
import { CODE_SAFETY_DUST } from "./code-safety-dust.data.ts";
import { CODE_SAFETY_EDGES } from "./code-safety-edges.data.ts";
import { CODE_SAFETY_FALLS } from "./code-safety-falls.data.ts";
import { CODE_SAFETY_FRAMES } from "./code-safety-frames.data.ts";
import { CODE_SAFETY_GROUND } from "./code-safety-ground.data.ts";
import { CODE_SAFETY_HEALTH } from "./code-safety-health.data.ts";
import { CODE_SAFETY_LADDERS } from "./code-safety-ladders.data.ts";
import { CODE_SAFETY_MACHINES } from "./code-safety-machines.data.ts";
import { CODE_SAFETY_OFFICE } from "./code-safety-office.data.ts";
import { CODE_SAFETY_RIGHTS } from "./code-safety-rights.data.ts";
import { CODE_SAFETY_SCAFFOLDS } from "./code-safety-scaffolds.data.ts";
import { CODE_SAFETY_SIGNALS } from "./code-safety-signals.data.ts";
import { CODE_SAFETY_SPACES } from "./code-safety-spaces.data.ts";
import { CODE_SAFETY_STEPS } from "./code-safety-steps.data.ts";
import { CODE_SAFETY_WORK } from "./code-safety-work.data.ts";
import { CODE_SAFETY_YARD } from "./code-safety-yard.data.ts";
import { CODE_SITE } from "./code-site.data.ts";
import { CODE_STRUCTURE } from "./code-structure.data.ts";
import { CODE_SYSTEMS } from "./code-systems.data.ts";
import { NEW_TERMS_EN } from "./new-terms.ts";
import type { SeedArticle } from "./seed-article.ts";
import { TALKS } from "./talks.data.ts";
import { TERMS } from "./terms.data.ts";

/** Every article that an installation begins with, in English. */
export const ENGLISH: readonly SeedArticle[] = [
  ...CODE_BUILDING,
  ...CODE_STRUCTURE,
  ...CODE_SYSTEMS,
  ...CODE_ELECTRICAL,
  ...CODE_COMMERCIAL,
  ...CODE_ACCESS,
  ...CODE_ACCESS_ROOMS,
  ...CODE_ACCESS_BATHS,
  ...CODE_ACCESS_LIFTS,
  ...CODE_ACCESS_DOORS,
  ...CODE_ACCESS_ROUTES,
  ...CODE_SAFETY,
  ...CODE_SAFETY_WORK,
  ...CODE_SAFETY_FRAMES,
  ...CODE_SAFETY_GROUND,
  ...CODE_SAFETY_FALLS,
  ...CODE_SAFETY_STEPS,
  ...CODE_SAFETY_SPACES,
  ...CODE_SAFETY_YARD,
  ...CODE_SAFETY_OFFICE,
  ...CODE_SAFETY_EDGES,
  ...CODE_SAFETY_SIGNALS,
  ...CODE_SAFETY_HEALTH,
  ...CODE_SAFETY_SCAFFOLDS,
  ...CODE_SAFETY_LADDERS,
  ...CODE_SAFETY_DUST,
  ...CODE_SAFETY_RIGHTS,
  ...CODE_SAFETY_MACHINES,
  ...CODE_ACCESS_GUESTS,
  ...CODE_ENVIRONMENT,
  ...CODE_SITE,
  ...TALKS,
  ...TERMS,
  ...NEW_TERMS_EN,
];
