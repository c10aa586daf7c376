import type { RoomKind } from "./entity.ts";
import { LETTER } from "./vocabulary.ts";

/**
 * How sheets name rooms, in English and in the two languages of metric sheets, the longer names first; a full stop may
 * stand behind any abbreviation.
 */
const NAMES: readonly [kind: RoomKind, english: string, metric: string][] = [
  [
    "storage",
    String.raw`WALK[- ]IN CLOSET|W\.?I\.?C\.?|LINEN|CLOSET|CLO\.?|PANTRY|STORAGE|STOR\.?|CRAWL ?SPACE|MECH(?:ANICAL)?\.?(?: R(?:OO)?M\.?)?`,
    "CLÓSET|VESTIDOR|ALACENA|DESPENSA|BODEGA|חדר ארונות|מזווה|מחסן",
  ],
  [
    "bath",
    String.raw`(?:(?:MASTER|PRIMARY|HALF|GUEST|MSTR\.?|M\.) ?)?(?:BATHROOM|BATH|ENSUITE)|POWDER(?: R(?:OO)?M\.?)?|PWDR\.?(?: R(?:OO)?M\.?)?|TOILET`,
    "(?:MEDIO )?BA[ÑN]O|חדר (?:אמבטיה|רחצה)|אמבטיה|מקלחת|שירותים",
  ],
  [
    "bedroom",
    String.raw`(?:(?:MASTER|PRIMARY|GUEST|MSTR\.?|M\.) ?)?(?:BEDROOM|BEDRM\.?|BDRM\.?|BED R(?:OO)?M\.?|(?<!(?:KING|QUEEN|TWIN|FULL|BUNK|SOFA) )BED|BR)(?![A-Z])\.?|NURSERY|(?:MASTER|PRIMARY|OWNER'?S|GUEST|MSTR\.?|M\.) ?SUITE`,
    "(?:DORMITORIO|DORM\\.?|REC[ÁA]MARA|HABITACI[ÓO]N|ALCOBA)(?: PRINCIPAL)?|חדר (?:שינה(?: הורים)?|הורים|ילדים)",
  ],
  ["kitchen", "KITCHENETTE|KITCHEN|KIT\\.", "COCINETA|COCINA|מטבחון|מטבח"],
  [
    "living",
    String.raw`(?:LIVING|FAMILY|DINING|GREAT|BONUS|GAME|SITTING|REC(?:REATION)?\.?|SUN|MEDIA)(?: ?R(?:OO)?M\.?)?|PLAY ?R(?:OO)?M\.?|LOUNGE|PARLOR|DEN|HOME OFFICE|OFFICE|STUDY|STUDIO|LIBRARY|NOOK|BREAKFAST|LOFT`,
    `SALA|COMEDOR|ESTANCIA|ESTAR|ESTUDIO|OFICINA|סלון|ממ"?ד|חדר (?:מגורים|אורחים|עבודה)|פינת אוכל`,
  ],
  [
    "hall",
    "HALLWAY|HALL|CORRIDOR|CORR\\.|FOYER|ENTRY|VESTIBULE",
    "PASILLO|VEST[ÍI]BULO|RECIBIDOR|מסדרון|פרוזדור|מבואה",
  ],
  [
    "laundry",
    String.raw`LAUNDRY|LDRY\.?|UTILITY|UTIL\.?|MUD ?R(?:OO)?M\.?`,
    "LAVANDER[ÍI]A|CUARTO DE LAVADO|חדר (?:כביסה|שירות)",
  ],
  ["garage", "(?:(?:[1-4]|ONE|TWO|THREE)[- ]CAR )?(?:GARAGE|CARPORT)", "GARAJE|COCHERA|מוסך|חניה"],
  [
    "outdoor",
    "(?:COVERED |SCREENED |FRONT |REAR )?(?:PORCH|DECK|PATIO|BALCONY|TERRACE)",
    "TERRAZA|BALC[ÓO]N|PORCHE|מרפסת",
  ],
  ["basement", "BASEMENT", "S[ÓO]TANO|מרתף"],
];

/** A room's label with its number, which is no length: MASTER BEDROOM, BR #1, BATH2, BEDROOM NO. 3. For upper case. */
export const LABEL = `(?<![\\d'${LETTER}])(?:${NAMES.map(([, english, metric]) => `${english}|${metric}`).join("|")})(?![${LETTER}])(?: ?(?:#|NO\\.)? ?\\d{1,2}(?!\\d|,\\d{1,3}\\s?(?:X|MM|CM|M)|\\s?['"X.]|-| -(?! )|\\s?(?:FT|IN|FEET|MM|CM|M)\\b))?`;

const named = (names: string) => new RegExp(`^(?:${names})(?:$|[ #\\d])`);
const kinds = NAMES.map(([kind, english, metric]) => [kind, named(`${english}|${metric}`)] as const);
const METRIC_LABEL = named(NAMES.map(([, , metric]) => metric).join("|"));

/** The kind of a room by its label; undefined for what is no room's name. */
export function roomKindOf(label: string): RoomKind | undefined {
  return kinds.find(([, pattern]) => pattern.test(label))?.[0];
}

/** Whether a label is in a language whose sheets are metric. */
export const isMetricLabel = (label: string): boolean => METRIC_LABEL.test(label);

/** Rooms to live, sleep, eat or cook in, to which the least area and ceiling of R304 and R305 apply. */
export const isHabitable = (kind: RoomKind): boolean =>
  kind === "bedroom" || kind === "living" || kind === "kitchen";
