import { ACCESS_SUBJECTS } from "./access.data.ts";
import { ELECTRICAL_SUBJECTS } from "./electrical.data.ts";
import type { Subject } from "./limit.ts";
import { ROOM_SUBJECTS } from "./rooms.data.ts";
import { SAFETY_SUBJECTS } from "./safety.data.ts";
import { GUARD_SUBJECTS, STAIR_SUBJECTS } from "./stairs.data.ts";
import { STRUCTURE_SUBJECTS } from "./structure.data.ts";
import { SYSTEM_SUBJECTS } from "./systems.data.ts";

/** Every limit that a question's number may be held to, the narrow before the wide. */
export const SUBJECTS: readonly Subject[] = [
  ...SAFETY_SUBJECTS,
  ...ACCESS_SUBJECTS,
  ...ROOM_SUBJECTS,
  ...GUARD_SUBJECTS,
  ...STAIR_SUBJECTS,
  ...ELECTRICAL_SUBJECTS,
  ...STRUCTURE_SUBJECTS,
  ...SYSTEM_SUBJECTS,
];
