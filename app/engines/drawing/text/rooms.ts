import type { RoomKind } from "./entity.ts";

/** How sheets name rooms, the longer names first; a full stop may stand behind any abbreviation. */
const NAMES: readonly [RoomKind, string][] = [
  [
    "storage",
    String.raw`WALK[- ]IN CLOSET|W\.?I\.?C\.?|LINEN|CLOSET|CLO\.?|PANTRY|STORAGE|STOR\.?|MECH(?:ANICAL)?\.?(?: R(?:OO)?M\.?)?`,
  ],
  [
    "bath",
    String.raw`(?:(?:MASTER|PRIMARY|HALF|GUEST|MSTR\.?|M\.) ?)?(?:BATHROOM|BATH|ENSUITE)|POWDER(?: R(?:OO)?M\.?)?|TOILET`,
  ],
  [
    "bedroom",
    String.raw`(?:(?:MASTER|PRIMARY|GUEST|MSTR\.?|M\.) ?)?(?:BEDROOM|BEDRM\.?|BDRM\.?|BED R(?:OO)?M\.?|BED|BR)\b\.?`,
  ],
  ["kitchen", "KITCHENETTE|KITCHEN|KIT\\."],
  [
    "living",
    String.raw`(?:LIVING|FAMILY|DINING|GREAT|BONUS|GAME|REC(?:REATION)?\.?|SUN|MEDIA)(?: ?R(?:OO)?M\.?)?|DEN|HOME OFFICE|OFFICE|STUDY|LIBRARY|NOOK|BREAKFAST|LOFT`,
  ],
  ["hall", "HALLWAY|HALL|CORRIDOR|CORR\\.|FOYER|ENTRY|VESTIBULE"],
  ["laundry", String.raw`LAUNDRY|LDRY\.?|UTILITY|UTIL\.?|MUD ?R(?:OO)?M\.?`],
  ["garage", "GARAGE|CARPORT"],
  ["outdoor", "(?:COVERED |SCREENED |FRONT |REAR )?(?:PORCH|DECK|PATIO|BALCONY|TERRACE)"],
  ["basement", "BASEMENT|CRAWL ?SPACE"],
];

/** A room's label with its number: MASTER BEDROOM, BR #1, BATH 2. For upper-case text. */
export const LABEL = `(?<![\\w'])(?:${NAMES.map(([, names]) => names).join("|")})(?![\\w])(?: ?#? ?\\d{1,2}(?!\\d|\\s?['"X.]|\\s?-|\\s?(?:FT|IN|FEET|MM|CM|M)\\b))?`;

const kinds = NAMES.map(([kind, names]) => [kind, new RegExp(`^(?:${names})(?:$|[ #])`)] as const);

/** The kind of a room by its label; undefined for what is no room's name. */
export function roomKindOf(label: string): RoomKind | undefined {
  return kinds.find(([, pattern]) => pattern.test(label))?.[0];
}

/** Rooms to live, sleep, eat or cook in, to which the least area and ceiling of R304 and R305 apply. */
export const isHabitable = (kind: RoomKind): boolean =>
  kind === "bedroom" || kind === "living" || kind === "kitchen";
