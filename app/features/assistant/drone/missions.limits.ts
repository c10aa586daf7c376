/** Where missions are kept. */
export const MISSIONS = "/drone-missions";
export const missionPath = (id: string) => `/drone-mission/${id}`;

/** What submissions of a mission and of a flight are called. */
export const MISSION = "drone-mission";
export const FLIGHT = "drone-flight";

export const MISSION_LIMITS = {
  name: 80,
  /** Characters of a plan in its address. */
  plan: 16_000,
  /** Of one workspace. */
  missions: 500,
  /** Of one mission. */
  flights: 60,
  photos: 1_500,
  /** Characters of a list of photos: more than so many lines have. */
  photoText: 120_000,
  pilot: 80,
  certificate: 30,
  conditions: 400,
  note: 300,
  /** Nobody flies longer at a stretch. */
  flightHours: 12,
} as const;

/** Missions that one page lists. */
export const SHOWN = 50;
