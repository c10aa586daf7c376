/** Escape windows of IRC R310.2: net clear opening in ft² (at grade, elsewhere), its sides and the sill in in. */
export const ESCAPE = { areaFt2: 5.7, gradeAreaFt2: 5, widthIn: 20, heightIn: 24, sillIn: 44 } as const;

/** Rooms of IRC R304.1 (ft²), R304.2, R305.1 and R311.6 (in). */
export const ROOM = { areaFt2: 70, sideIn: 84, ceilingIn: 84, lowCeilingIn: 80, hallIn: 36 } as const;
export const ROOM_KINDS = ["habitable", "bathroom", "hallway", "kitchen"] as const;
export type RoomKind = (typeof ROOM_KINDS)[number];

/** Percent of a habitable room's floor: IRC R303.1. */
export const LIGHT = { glazing: 8, openable: 4 } as const;

/** Guards: a drop of more than so much needs one (IRC R312.1.1, IBC 1015.2); how high it is at least; in. */
export const GUARD_DROP_IN = 30;
export const GUARD_HEIGHT_IN = { IRC: 36, IBC: 42 } as const;

/** One size each that a code holds between ends, in in. */
export const SIZES = {
  adaDoor: { section: "ADA 404.2.3", least: 32 },
  adaGrabBar: { section: "ADA 609.4", least: 33, most: 36 },
  adaReach: { section: "ADA 308", least: 15, most: 48 },
  adaToilet: { section: "ADA 604.2", least: 16, most: 18 },
  ircDoor: { section: "IRC R311.2", least: 32 },
  ircToilet: { section: "IRC P2705.1", least: 15 },
  ircHandrail: { section: "IRC R311.7.8", least: 34, most: 38 },
  necDepth: { section: "NEC 110.26(A)(1)", least: 36 },
  necWidth: { section: "NEC 110.26(A)(2)", least: 30 },
} as const satisfies Record<string, { section: string; least: number; most?: number }>;
export type SizeId = keyof typeof SIZES;
export const SIZE_IDS = Object.keys(SIZES) as [SizeId, ...SizeId[]];
