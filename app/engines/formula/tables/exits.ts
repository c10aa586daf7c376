/** Square feet for an occupant, of the gross or the net floor: IBC 2021, table 1004.5. */
export const OCCUPANT_AREAS = {
  assemblyChairs: 7,
  assemblyTables: 15,
  business: 150,
  classroom: 20,
  mercantile: 60,
  residential: 200,
  industrial: 100,
  warehouse: 500,
} as const;
export const USES = [
  "business",
  "mercantile",
  "classroom",
  "assemblyTables",
  "assemblyChairs",
  "residential",
  "industrial",
  "warehouse",
] as const satisfies readonly (keyof typeof OCCUPANT_AREAS)[];

/**
 * Inches for an occupant without and with sprinklers and an emergency voice/alarm communication system (IBC 1005.3), and
 * the least width, of few occupants less: stairs 1011.2, doors 1010.1.1, corridors 1020.
 */
export const EXIT_WIDTHS = {
  stairway: { each: 0.3, sprinklered: 0.2, least: 44, leastOfFew: 36 },
  doorway: { each: 0.2, sprinklered: 0.15, least: 32, leastOfFew: 32 },
  corridor: { each: 0.2, sprinklered: 0.15, least: 44, leastOfFew: 36 },
} as const;
export const EXIT_PARTS = [
  "stairway",
  "doorway",
  "corridor",
] as const satisfies readonly (keyof typeof EXIT_WIDTHS)[];

/** The longest way to an exit in ft, without and with sprinklers; none where no sprinklers are not permitted. IBC 1017.2. */
const TRAVEL: Readonly<Record<string, readonly [without: number | undefined, sprinklered: number]>> = {
  groupA: [200, 250],
  groupB: [200, 300],
  groupE: [200, 250],
  groupF1: [200, 250],
  groupF2: [300, 400],
  groupH1: [undefined, 75],
  groupH2: [undefined, 100],
  groupH3: [undefined, 150],
  groupH4: [undefined, 175],
  groupH5: [undefined, 200],
  groupI1: [undefined, 250],
  groupI2: [undefined, 200],
  groupI3: [undefined, 200],
  groupI4: [150, 200],
  groupM: [200, 250],
  groupR: [200, 250],
  groupS1: [200, 250],
  groupS2: [300, 400],
  groupU: [300, 400],
};
export const GROUPS = [
  "groupA",
  "groupB",
  "groupE",
  "groupF1",
  "groupF2",
  "groupH1",
  "groupH2",
  "groupH3",
  "groupH4",
  "groupH5",
  "groupI1",
  "groupI2",
  "groupI3",
  "groupI4",
  "groupM",
  "groupR",
  "groupS1",
  "groupS2",
  "groupU",
] as const;
export const travelOf = (group: (typeof GROUPS)[number], sprinklered: boolean): number | undefined =>
  TRAVEL[group]?.[sprinklered ? 1 : 0];

/** Accessible spaces of a parking lot: ADA 2010, table 208.2; one of six of them, rounded up, for a van (208.2.4). */
const PARKING: readonly (readonly [upTo: number, accessible: number])[] = [
  [25, 1],
  [50, 2],
  [75, 3],
  [100, 4],
  [150, 5],
  [200, 6],
  [300, 7],
  [400, 8],
  [500, 9],
];
export const PARKING_SHARE = { from: 501, percent: 2, hundredsFrom: 1001, base: 20, van: 6 } as const;
/** Undefined from 501 spaces on, where a share counts. */
export const accessibleSpaces = (spaces: number): number | undefined =>
  PARKING.find(([upTo]) => spaces <= upTo)?.[1];
