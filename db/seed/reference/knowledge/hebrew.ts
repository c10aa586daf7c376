import { CODE_ACCESS_HE } from "./code-access.he.data.ts";
import { CODE_ACCESS_BATHS_HE } from "./code-access-baths.he.data.ts";
import { CODE_ACCESS_DOORS_HE } from "./code-access-doors.he.data.ts";
import { CODE_ACCESS_GUESTS_HE } from "./code-access-guests.he.data.ts";
import { CODE_ACCESS_LIFTS_HE } from "./code-access-lifts.he.data.ts";
import { CODE_ACCESS_ROOMS_HE } from "./code-access-rooms.he.data.ts";
import { CODE_ACCESS_ROUTES_HE } from "./code-access-routes.he.data.ts";
import { CODE_BUILDING_HE } from "./code-building.he.data.ts";
import { CODE_COMMERCIAL_HE } from "./code-commercial.he.data.ts";
import { CODE_ELECTRICAL_HE } from "./code-electrical.he.data.ts";
import { CODE_ENVIRONMENT_HE } from "./code-environment.he.data.ts";
import { CODE_SAFETY_HE } from "./code-safety.he.data.ts";
import { CODE_SAFETY_DUST_HE } from "./code-safety-dust.he.data.ts";
import { CODE_SAFETY_EDGES_HE } from "./code-safety-edges.he.data.ts";
import { CODE_SAFETY_FALLS_HE } from "./code-safety-falls.he.data.ts";
import { CODE_SAFETY_FRAMES_HE } from "./code-safety-frames.he.data.ts";
import { CODE_SAFETY_GROUND_HE } from "./code-safety-ground.he.data.ts";
import { CODE_SAFETY_HEALTH_HE } from "./code-safety-health.he.data.ts";
import { CODE_SAFETY_LADDERS_HE } from "./code-safety-ladders.he.data.ts";
import { CODE_SAFETY_MACHINES_HE } from "./code-safety-machines.he.data.ts";
import { CODE_SAFETY_OFFICE_HE } from "./code-safety-office.he.data.ts";
import { CODE_SAFETY_RIGHTS_HE } from "./code-safety-rights.he.data.ts";
import { CODE_SAFETY_SCAFFOLDS_HE } from "./code-safety-scaffolds.he.data.ts";
import { CODE_SAFETY_SIGNALS_HE } from "./code-safety-signals.he.data.ts";
import { CODE_SAFETY_SPACES_HE } from "./code-safety-spaces.he.data.ts";
import { CODE_SAFETY_STEPS_HE } from "./code-safety-steps.he.data.ts";
import { CODE_SAFETY_WORK_HE } from "./code-safety-work.he.data.ts";
import { CODE_SAFETY_YARD_HE } from "./code-safety-yard.he.data.ts";
import { CODE_SITE_HE } from "./code-site.he.data.ts";
import { CODE_STRUCTURE_HE } from "./code-structure.he.data.ts";
import { CODE_SYSTEMS_HE } from "./code-systems.he.data.ts";
import { NEW_TERMS_HE } from "./new-terms.ts";
import type { SeedTexts } from "./seed-article.ts";
import { TALKS_HE } from "./talks.he.data.ts";
import { TERMS_A_F_HE } from "./terms-a-f.he.data.ts";
import { TERMS_G_O_HE } from "./terms-g-o.he.data.ts";
import { TERMS_P_Z_HE } from "./terms-p-z.he.data.ts";

/** What is written in Hebrew. */
export const HEBREW: SeedTexts = {
  ...CODE_BUILDING_HE,
  ...CODE_STRUCTURE_HE,
  ...CODE_SYSTEMS_HE,
  ...CODE_ELECTRICAL_HE,
  ...CODE_COMMERCIAL_HE,
  ...CODE_ACCESS_HE,
  ...CODE_ACCESS_ROOMS_HE,
  ...CODE_ACCESS_BATHS_HE,
  ...CODE_ACCESS_LIFTS_HE,
  ...CODE_ACCESS_DOORS_HE,
  ...CODE_ACCESS_ROUTES_HE,
  ...CODE_SAFETY_HE,
  ...CODE_SAFETY_WORK_HE,
  ...CODE_SAFETY_FRAMES_HE,
  ...CODE_SAFETY_GROUND_HE,
  ...CODE_SAFETY_FALLS_HE,
  ...CODE_SAFETY_STEPS_HE,
  ...CODE_SAFETY_SPACES_HE,
  ...CODE_SAFETY_YARD_HE,
  ...CODE_SAFETY_OFFICE_HE,
  ...CODE_SAFETY_EDGES_HE,
  ...CODE_SAFETY_SIGNALS_HE,
  ...CODE_SAFETY_HEALTH_HE,
  ...CODE_SAFETY_SCAFFOLDS_HE,
  ...CODE_SAFETY_LADDERS_HE,
  ...CODE_SAFETY_DUST_HE,
  ...CODE_SAFETY_RIGHTS_HE,
  ...CODE_SAFETY_MACHINES_HE,
  ...CODE_ACCESS_GUESTS_HE,
  ...CODE_ENVIRONMENT_HE,
  ...CODE_SITE_HE,
  ...TALKS_HE,
  ...TERMS_A_F_HE,
  ...TERMS_G_O_HE,
  ...TERMS_P_Z_HE,
  ...NEW_TERMS_HE,
};
