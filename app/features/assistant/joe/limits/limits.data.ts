import { ACCESS_SUBJECTS } from "./access.data.ts";
import { BUILDING_SUBJECTS } from "./building.data.ts";
import { CIRCUIT_SUBJECTS } from "./circuits.data.ts";
import { DECK_SUBJECTS } from "./deck.data.ts";
import { ELECTRICAL_SUBJECTS } from "./electrical.data.ts";
import { ENVELOPE_SUBJECTS } from "./envelope.data.ts";
import { EXPOSURE_SUBJECTS } from "./exposure.data.ts";
import { FIXTURE_SUBJECTS } from "./fixtures.data.ts";
import { HOUSE_SUBJECTS } from "./house.data.ts";
import type { Subject } from "./limit.ts";
import { PLACED_SUBJECTS } from "./placed.data.ts";
import { ROOM_SUBJECTS } from "./rooms.data.ts";
import { SAFETY_SUBJECTS } from "./safety.data.ts";
import { GUARD_SUBJECTS, STAIR_SUBJECTS } from "./stairs.data.ts";
import { STRUCTURE_SUBJECTS } from "./structure.data.ts";
import { SYSTEM_SUBJECTS } from "./systems.data.ts";

/** Every limit that a question's number may be held to, the narrow before the wide. */
export const SUBJECTS: readonly Subject[] = [
  ...PLACED_SUBJECTS,
  ...EXPOSURE_SUBJECTS,
  ...SAFETY_SUBJECTS,
  ...BUILDING_SUBJECTS,
  ...ACCESS_SUBJECTS,
  ...ENVELOPE_SUBJECTS,
  ...DECK_SUBJECTS,
  ...ROOM_SUBJECTS,
  ...HOUSE_SUBJECTS,
  ...GUARD_SUBJECTS,
  ...STAIR_SUBJECTS,
  ...CIRCUIT_SUBJECTS,
  ...ELECTRICAL_SUBJECTS,
  ...STRUCTURE_SUBJECTS,
  ...FIXTURE_SUBJECTS,
  ...SYSTEM_SUBJECTS,
];
