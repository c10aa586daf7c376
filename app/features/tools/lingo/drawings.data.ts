/**
 * A plain drawing on a board of 240 by 160: what stands around, and what the word means, which is set off. Path data; nothing
 * is to scale.
 */
export interface Drawing {
  around: readonly string[];
  /** Outlines of what is meant. */
  meant?: readonly string[];
  /** Where it is no body: an edge, a bent pipe, a distance. */
  line?: string;
}

const UPPER_PLATE = "M20 12H220V20H20Z";
const LOWER_PLATE = "M20 20H220V28H20Z";
const BOTTOM_PLATE = "M20 140H220V148H20Z";
const STUDS = ["M20 28H28V140H20Z", "M212 28H220V140H212Z"];
const KINGS = ["M68 28H76V140H68Z", "M164 28H172V140H164Z"];
const JACKS = ["M76 60H84V140H76Z", "M156 60H164V140H156Z"];
const HEADER = ["M76 44H164V60H76Z"];
const ROUGH_SILL = "M84 104H156V112H84Z";
const CRIPPLES = [
  "M96 28H102V44H96Z",
  "M117 28H123V44H117Z",
  "M138 28H144V44H138Z",
  "M96 112H102V140H96Z",
  "M117 112H123V140H117Z",
  "M138 112H144V140H138Z",
];
const PLATES = [UPPER_PLATE, LOWER_PLATE, BOTTOM_PLATE];

const WALLS = ["M40 100H48V150H40Z", "M192 100H200V150H192Z"];
const RAFTERS = ["M120 20L16 112L22 118L120 32Z", "M120 20L224 112L218 118L120 32Z"];
const RIDGE = ["M116 14H124V44H116Z"];
const COLLAR = ["M86 54H154V61H86Z"];
const CEILING = ["M40 92H200V100H40Z"];
const FASCIA = ["M12 110H18V128H12Z", "M222 110H228V128H222Z"];
const SOFFIT = ["M18 122H40V128H18Z", "M200 122H222V128H200Z"];

const STEPS = ["M30 148V130H78V112H126V94H174V76H222V148Z"];
const NEWELS = ["M36 78H46V130H36Z", "M207 14H217V76H207Z"];
const RAIL = "M41 84L212 20";
const BALUSTERS = "M62 130V76M86 112V67M110 112V58M134 94V49M158 94V40M182 76V31";

const FOOTING = ["M66 124H154V144H66Z"];
const FOUNDATION = ["M94 50H126V124H94Z"];
const FLOOR_SLAB = ["M126 104H230V116H126Z"];
const SILL_PLATE = ["M94 42H126V50H94Z"];
const RIM = ["M94 20H102V42H94Z"];
const JOIST = ["M102 20H230V42H102Z"];
const GROUND = "M10 62H94";

const WINDOW = ["M40 20H200V140H40Z", "M48 28H116V132H48Z", "M124 28H192V132H124Z"];
const BEAM = ["M80 16H160V144H80Z"];

/** By term. */
export const DRAWINGS: Readonly<Record<string, Drawing>> = {
  "term-top-plate": {
    around: [BOTTOM_PLATE, ...STUDS, ...KINGS, ...JACKS, ...HEADER, ...CRIPPLES, ROUGH_SILL],
    meant: [UPPER_PLATE, LOWER_PLATE],
  },
  "term-header": {
    around: [...PLATES, ...STUDS, ...KINGS, ...JACKS, ...CRIPPLES, ROUGH_SILL],
    meant: HEADER,
  },
  "term-king-stud": {
    around: [...PLATES, ...STUDS, ...JACKS, ...HEADER, ...CRIPPLES, ROUGH_SILL],
    meant: KINGS,
  },
  "term-jack-stud": {
    around: [...PLATES, ...STUDS, ...KINGS, ...HEADER, ...CRIPPLES, ROUGH_SILL],
    meant: JACKS,
  },
  "term-cripple-stud": {
    around: [...PLATES, ...STUDS, ...KINGS, ...JACKS, ...HEADER, ROUGH_SILL],
    meant: CRIPPLES,
  },
  "term-rough-opening": {
    around: [...PLATES, ...STUDS, ...KINGS, ...JACKS, ...HEADER, ...CRIPPLES, ROUGH_SILL],
    meant: ["M84 60H156V104H84Z"],
  },
  "term-stud": {
    around: PLATES,
    meant: [...STUDS, "M84 28H92V140H84Z", "M148 28H156V140H148Z"],
  },
  "term-rafter": { around: [...WALLS, ...RIDGE, ...CEILING], meant: RAFTERS },
  "term-ridge": { around: [...WALLS, ...RAFTERS, ...CEILING], meant: RIDGE },
  "term-collar-tie": { around: [...WALLS, ...RAFTERS, ...RIDGE, ...CEILING], meant: COLLAR },
  "term-ceiling-joist": { around: [...WALLS, ...RAFTERS, ...RIDGE], meant: CEILING },
  "term-fascia": { around: [...WALLS, ...RAFTERS, ...RIDGE, ...CEILING, ...SOFFIT], meant: FASCIA },
  "term-soffit": { around: [...WALLS, ...RAFTERS, ...RIDGE, ...CEILING, ...FASCIA], meant: SOFFIT },
  "term-overhang": {
    around: [...WALLS, ...RAFTERS, ...RIDGE, ...CEILING, ...FASCIA, ...SOFFIT],
    line: "M12 142H40M12 136V148M40 136V148M200 142H228M200 136V148M228 136V148",
  },
  "term-gable": { around: ["M56 80H184V146H56Z", "M106 104H134V146H106Z"], meant: ["M44 82L120 22L196 82Z"] },
  "term-hip-roof": {
    around: ["M20 30H220V130H20Z", "M70 80H170"],
    line: "M20 30L70 80M20 130L70 80M220 30L170 80M220 130L170 80",
  },
  "term-valley": {
    around: ["M20 20H220V80H80V140H20Z", "M50 50H220M50 50V140M20 20L50 50"],
    line: "M80 80L50 50",
  },
  "term-pitch": {
    around: ["M20 140L120 50L220 140Z"],
    line: "M130 42H202M202 42V106",
  },
  "term-riser": { around: STEPS, line: "M78 130V112M126 112V94M174 94V76M30 148V130" },
  "term-tread": { around: STEPS, line: "M30 130H78M78 112H126M126 94H174M174 76H222" },
  "term-stair-stringer": {
    around: ["M26 126H82V131H26Z", "M74 108H130V113H74Z", "M122 90H178V95H122Z", "M170 72H226V77H170Z"],
    meant: ["M30 148V131H78V113H126V95H174V77H222V100L94 148Z"],
  },
  "term-newel": { around: [...STEPS, RAIL, BALUSTERS], meant: NEWELS },
  "term-baluster": { around: [...STEPS, ...NEWELS, RAIL], line: BALUSTERS },
  "term-footing": {
    around: [...FOUNDATION, ...FLOOR_SLAB, ...SILL_PLATE, ...RIM, ...JOIST, GROUND],
    meant: FOOTING,
  },
  "term-sill-plate": {
    around: [...FOOTING, ...FOUNDATION, ...FLOOR_SLAB, ...RIM, ...JOIST, GROUND],
    meant: SILL_PLATE,
  },
  "term-rim-joist": {
    around: [...FOOTING, ...FOUNDATION, ...FLOOR_SLAB, ...SILL_PLATE, ...JOIST, GROUND],
    meant: RIM,
  },
  "term-joist": {
    around: [...FOOTING, ...FOUNDATION, ...FLOOR_SLAB, ...SILL_PLATE, ...RIM, GROUND],
    meant: JOIST,
  },
  "term-anchor-bolt": {
    around: [...FOOTING, ...FOUNDATION, ...FLOOR_SLAB, ...SILL_PLATE, GROUND],
    line: "M110 34V86H120M104 40H116",
  },
  "term-slab": {
    around: [...FOOTING, ...FOUNDATION, ...SILL_PLATE, ...RIM, ...JOIST, GROUND],
    meant: FLOOR_SLAB,
  },
  "term-lintel": {
    around: [
      "M20 16H220V144H160V70H80V144H20Z",
      "M20 36H220M20 56H64M176 56H220M20 76H80M160 76H220M20 96H80M160 96H220",
    ],
    meant: ["M64 56H176V70H64Z"],
  },
  "term-cantilever": {
    around: ["M20 90H80V150H20Z", "M20 70H80V90H20Z"],
    meant: ["M80 70H220V90H80Z"],
  },
  "term-trap": {
    around: ["M36 12H110L98 32H48Z", "M196 12V150"],
    line: "M73 32V96A22 22 0 0 0 117 96V82A20 20 0 0 1 137 62H196",
  },
  "term-parapet": {
    around: ["M60 84H220V100H60Z", "M36 84H60V152H36Z"],
    meant: ["M36 36H60V84H36Z", "M32 28H64V36H32Z"],
  },
  "term-stirrup": {
    around: [
      ...BEAM,
      "M98 36a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z",
      "M130 36a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z",
      "M98 124a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z",
      "M130 124a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z",
    ],
    line: "M96 28H144A4 4 0 0 1 148 32V128A4 4 0 0 1 144 132H96A4 4 0 0 1 92 128V32A4 4 0 0 1 96 28L112 44",
  },
  "term-i-beam": { around: [], meant: ["M76 24H164V38H127V122H164V136H76V122H113V38H76Z"] },
  "term-truss": {
    around: ["M28 120H36V150H28Z", "M204 120H212V150H204Z"],
    line: "M14 120L120 34L226 120ZM120 34V120M67 77L94 120M173 77L146 120M94 120L120 34M146 120L120 34",
  },
  "term-on-center": {
    around: ["M40 16H56V116H40Z", "M112 16H128V116H112Z", "M184 16H200V116H184Z"],
    line: "M48 116V146M120 116V146M48 138H120",
  },
  "term-ledger": {
    around: ["M20 10H60V150H20Z", "M74 62H204V88H74Z", "M180 88H194V150H180Z", "M60 52H214V60H60Z"],
    meant: ["M60 62H74V88H60Z"],
  },
  "term-mullion": { around: WINDOW, meant: ["M114 28H126V132H114Z"] },
  "term-muntin": { around: WINDOW, line: "M82 28V132M48 80H116M158 28V132M124 80H192" },
  "term-french-drain": {
    around: ["M10 36H84M156 36H230", "M84 36V144H156V36"],
    meant: ["M102 114a18 18 0 1 0 36 0a18 18 0 1 0 -36 0Z"],
    line: "M94 60h4M112 54h4M130 62h4M146 56h4M98 80h4M118 76h4M138 82h4M94 98h4M146 100h4M92 126h4M146 126h4",
  },
};
