import { CODE_ACCESS_ES } from "./code-access.es.data.ts";
import { CODE_ACCESS_BATHS_ES } from "./code-access-baths.es.data.ts";
import { CODE_ACCESS_DOORS_ES } from "./code-access-doors.es.data.ts";
import { CODE_ACCESS_GUESTS_ES } from "./code-access-guests.es.data.ts";
import { CODE_ACCESS_LIFTS_ES } from "./code-access-lifts.es.data.ts";
import { CODE_ACCESS_ROOMS_ES } from "./code-access-rooms.es.data.ts";
import { CODE_ACCESS_ROUTES_ES } from "./code-access-routes.es.data.ts";
import { CODE_BUILDING_ES } from "./code-building.es.data.ts";
import { CODE_COMMERCIAL_ES } from "./code-commercial.es.data.ts";
import { CODE_ELECTRICAL_ES } from "./code-electrical.es.data.ts";
import { CODE_ENVIRONMENT_ES } from "./code-environment.es.data.ts";
import { CODE_SAFETY_ES } from "./code-safety.es.data.ts";
import { CODE_SAFETY_DUST_ES } from "./code-safety-dust.es.data.ts";
import { CODE_SAFETY_EDGES_ES } from "./code-safety-edges.es.data.ts";
import { CODE_SAFETY_FALLS_ES } from "./code-safety-falls.es.data.ts";
import { CODE_SAFETY_FRAMES_ES } from "./code-safety-frames.es.data.ts";
import { CODE_SAFETY_GROUND_ES } from "./code-safety-ground.es.data.ts";
import { CODE_SAFETY_HEALTH_ES } from "./code-safety-health.es.data.ts";
import { CODE_SAFETY_LADDERS_ES } from "./code-safety-ladders.es.data.ts";
import { CODE_SAFETY_MACHINES_ES } from "./code-safety-machines.es.data.ts";
import { CODE_SAFETY_OFFICE_ES } from "./code-safety-office.es.data.ts";
import { CODE_SAFETY_RIGHTS_ES } from "./code-safety-rights.es.data.ts";
import { CODE_SAFETY_SCAFFOLDS_ES } from "./code-safety-scaffolds.es.data.ts";
import { CODE_SAFETY_SIGNALS_ES } from "./code-safety-signals.es.data.ts";
import { CODE_SAFETY_SPACES_ES } from "./code-safety-spaces.es.data.ts";
import { CODE_SAFETY_STEPS_ES } from "./code-safety-steps.es.data.ts";
import { CODE_SAFETY_WORK_ES } from "./code-safety-work.es.data.ts";
import { CODE_SAFETY_YARD_ES } from "./code-safety-yard.es.data.ts";
import { CODE_SITE_ES } from "./code-site.es.data.ts";
import { CODE_STRUCTURE_ES } from "./code-structure.es.data.ts";
import { CODE_SYSTEMS_ES } from "./code-systems.es.data.ts";
import { NEW_TERMS_ES } from "./new-terms.ts";
import type { SeedTexts } from "./seed-article.ts";
import { TALKS_ES } from "./talks.es.data.ts";
import { TERMS_A_F_ES } from "./terms-a-f.es.data.ts";
import { TERMS_G_P_ES } from "./terms-g-p.es.data.ts";
import { TERMS_Q_Z_ES } from "./terms-q-z.es.data.ts";

/** What is written in Spanish. */
export const SPANISH: SeedTexts = {
  ...CODE_BUILDING_ES,
  ...CODE_STRUCTURE_ES,
  ...CODE_SYSTEMS_ES,
  ...CODE_ELECTRICAL_ES,
  ...CODE_COMMERCIAL_ES,
  ...CODE_ACCESS_ES,
  ...CODE_ACCESS_ROOMS_ES,
  ...CODE_ACCESS_BATHS_ES,
  ...CODE_ACCESS_LIFTS_ES,
  ...CODE_ACCESS_DOORS_ES,
  ...CODE_ACCESS_ROUTES_ES,
  ...CODE_SAFETY_ES,
  ...CODE_SAFETY_WORK_ES,
  ...CODE_SAFETY_FRAMES_ES,
  ...CODE_SAFETY_GROUND_ES,
  ...CODE_SAFETY_FALLS_ES,
  ...CODE_SAFETY_STEPS_ES,
  ...CODE_SAFETY_SPACES_ES,
  ...CODE_SAFETY_YARD_ES,
  ...CODE_SAFETY_OFFICE_ES,
  ...CODE_SAFETY_EDGES_ES,
  ...CODE_SAFETY_SIGNALS_ES,
  ...CODE_SAFETY_HEALTH_ES,
  ...CODE_SAFETY_SCAFFOLDS_ES,
  ...CODE_SAFETY_LADDERS_ES,
  ...CODE_SAFETY_DUST_ES,
  ...CODE_SAFETY_RIGHTS_ES,
  ...CODE_SAFETY_MACHINES_ES,
  ...CODE_ACCESS_GUESTS_ES,
  ...CODE_ENVIRONMENT_ES,
  ...CODE_SITE_ES,
  ...TALKS_ES,
  ...TERMS_A_F_ES,
  ...TERMS_G_P_ES,
  ...TERMS_Q_Z_ES,
  ...NEW_TERMS_ES,
};
