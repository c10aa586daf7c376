/**
 * What is written on the made plans, in feet and inches and in metric. Of what may be planted each has the section that
 * must fail, the line with the violation and the line without it.
 */

/** @typedef {readonly [section: string, wrong: string, right: string]} Note */
/**
 * @typedef {object} Units
 * @property {number} foot of the building on paper, in hundredths of an inch
 * @property {string} scale
 * @property {(inches: number) => number} whole the length, or the next longer one that is written without a rest, in inches
 * @property {(inches: number) => string} length
 * @property {(width: number, depth: number) => string} size
 * @property {(ft2: number) => string} area
 * @property {(inches: number) => string} hall
 * @property {Note} door the entry
 * @property {[inner: string, near: string, far: string]} openings
 * @property {readonly Note[]} notes beside the plan
 * @property {readonly Note[]} longNotes below it
 * @property {readonly string[]} plainNotes
 */

/** @param {number} inches */
function tape(inches) {
  const feet = Math.floor(inches / 12);
  const whole = Math.floor(inches % 12);
  let above = Math.round((inches % 1) * 8);
  let below = 8;
  while (above > 0 && above % 2 === 0) {
    above /= 2;
    below /= 2;
  }
  return `${feet}'-${whole}${above > 0 ? ` ${above}/${below}` : ""}"`;
}

/** @type {Units} */
export const FEET = {
  foot: 25,
  scale: `SCALE: 1/4" = 1'-0"`,
  whole: (inches) => inches,
  length: tape,
  size: (width, depth) => `${tape(width)} x ${tape(depth)}`,
  area: (ft2) => `${Math.round(ft2)} SF`,
  hall: (inches) => `HALL ${tape(inches)} WIDE`,
  door: ["R311.2", "ENTRY DOOR 2668", "ENTRY DOOR 3068"],
  openings: ["2868 DR", "4050 SH", "(2) 3050 SH"],
  notes: [
    ["R305.1", `CEILING 6'-10"`, `9'-0" CLG. HT.`],
    ["R311.7.5.1", `UP 14R @ 8 1/4"`, `UP 14R @ 7 5/8"`],
    ["R311.7.5.2", `13T @ 9 1/2"`, `13T @ 10"`],
    ["R312.1.2", `32" HIGH GUARD`, `42" HIGH GUARD`],
    ["R310.2", `SILL 48" A.F.F.`, `SILL 42" A.F.F.`],
    ["R506.1", `3" CONC. SLAB`, `4" CONC. SLAB`],
    ["R403.1.1", `10" x 8" CONT. CONC. FTG`, `20" x 10" CONT. CONC. FTG`],
    ["R311.7.2", `HEADROOM 6'-6"`, `HEADROOM 6'-10"`],
    ["R311.7.6", `30" DEEP LANDING`, `36" DEEP LANDING`],
    ["R312.1.3", `BALUSTERS 6" MAX.`, `BALUSTERS 4" MAX.`],
    ["R307.1", `WC 18" CLR. IN FRONT`, `WC 24" CLR. IN FRONT`],
    ["P2708.1", `SHOWER 28" x 30"`, `SHOWER 36" x 36"`],
    ["R806.2", "ATTIC 1200 SF NFVA 3 SF", "ATTIC 1200 SF NFVA 9 SF"],
  ],
  longNotes: [
    ["M1502.4.6", `DRYER VENT 4" DIA. 40'-0" MAX`, `DRYER VENT 4" DIA. 30'-0" MAX`],
    ["R507.6", `2x8 DECK JOISTS @ 16" O.C. SPAN 14'-0"`, `2x8 DECK JOISTS @ 16" O.C. SPAN 10'-0"`],
    ["R303.1", "MASTER BEDROOM GLAZING 4 SF", "MASTER BEDROOM GLAZING 16 SF"],
    ["R302.6", `3/8" GYP. BD. @ GARAGE WALLS`, `5/8" GYP. BD. @ GARAGE WALLS`],
    ["R602.6", "NOTCH BRG. STUDS 45% MAX.", "NOTCH BRG. STUDS 25% MAX."],
    ["E3901.2", `RECEPTACLES @ 14'-0" O.C.`, `RECEPTACLES @ 12'-0" O.C.`],
  ],
  plainNotes: [
    `2x10 FLOOR JOISTS @ 16" O.C.`,
    `(2) 2x12 HEADER`,
    `#4 @ 12" O.C. E.W.`,
    "R-38 CEILING",
    "SMOKE DETECTOR",
  ],
};

const MM_PER_INCH = 25.4;
const FT2_PER_M2 = 10.763910416709722;
/** Of which metres have two decimals. @param {number} inches */
const centimetres = (inches) => Math.round((inches * MM_PER_INCH) / 10);
/** @param {number} inches */
const metres = (inches) => (centimetres(inches) / 100).toFixed(2);
/** Tenths. @param {number} ft2 */
const squareMetres = (ft2) => (ft2 / FT2_PER_M2).toFixed(1);

/** @type {Units} */
export const METRIC = {
  foot: 24,
  scale: "SCALE 1:50",
  whole: (inches) => (Math.ceil((inches * MM_PER_INCH) / 10) * 10) / MM_PER_INCH,
  length: (inches) => `${metres(inches)} m`,
  size: (width, depth) => `${metres(width)} x ${metres(depth)} m`,
  area: (ft2) => `${squareMetres(ft2)} m2`,
  hall: (inches) => `HALL ${centimetres(inches) * 10} mm WIDE`,
  door: ["R311.2", "ENTRY DOOR 760 x 2030", "ENTRY DOOR 920 x 2030"],
  openings: ["DOOR 810 x 2030", "WINDOW 1200 x 1500", "WINDOW 900 x 1500"],
  notes: [
    ["R305.1", "CEILING 2.05 m", "CLG HT 2.70 m"],
    ["R311.7.5.1", "UP 14R @ 210 mm", "UP 14R @ 190 mm"],
    ["R311.7.5.2", "13T @ 24 cm", "13T @ 26 cm"],
    ["R312.1.2", "810 mm HIGH GUARD", "1070 mm HIGH GUARD"],
    ["R310.2", "SILL 1.22 m A.F.F.", "SILL 1.07 m A.F.F."],
    ["R506.1", "75 mm CONC. SLAB", "100 mm CONC. SLAB"],
    ["R403.1.1", "250 x 200 mm CONT. CONC. FTG", "500 x 250 mm CONT. CONC. FTG"],
    ["R311.7.2", "HEADROOM 1.98 m", "HEADROOM 2.08 m"],
    ["R311.7.6", "760 mm DEEP LANDING", "920 mm DEEP LANDING"],
    ["R312.1.3", "BALUSTERS 150 mm MAX.", "BALUSTERS 100 mm MAX."],
    ["R307.1", "WC 450 mm CLR. IN FRONT", "WC 600 mm CLR. IN FRONT"],
    ["P2708.1", "SHOWER 700 x 750 mm", "SHOWER 900 x 900 mm"],
    ["R806.2", "ATTIC 110 m2 NFVA 0.3 m2", "ATTIC 110 m2 NFVA 0.8 m2"],
  ],
  longNotes: [
    ["M1502.4.6", "DRYER VENT 102 mm DIA. 12.0 m MAX", "DRYER VENT 102 mm DIA. 9.0 m MAX"],
    ["R507.6", "2x8 DECK JOISTS @ 400 mm O.C. SPAN 4.30 m", "2x8 DECK JOISTS @ 400 mm O.C. SPAN 3.00 m"],
    ["R303.1", "MASTER BEDROOM GLAZING 0.4 m2", "MASTER BEDROOM GLAZING 1.6 m2"],
    ["R302.6", "10 mm GYP. BD. @ GARAGE WALLS", "16 mm GYP. BD. @ GARAGE WALLS"],
    ["R602.6", "NOTCH BRG. STUDS 45% MAX.", "NOTCH BRG. STUDS 25% MAX."],
    ["E3901.2", "RECEPTACLES @ 4.20 m O.C.", "RECEPTACLES @ 3.60 m O.C."],
  ],
  plainNotes: [
    "2x10 FLOOR JOISTS @ 400 mm O.C.",
    "(2) 2x12 HEADER",
    "#4 @ 300 mm O.C. E.W.",
    "R-38 CEILING",
    "SMOKE DETECTOR",
  ],
};
