/** Where a value is written: at a point, with its name (1 begins there, -1 ends there, otherwise its middle is there). */
export type Spot = readonly [x: number, y: number, from?: 1 | -1];
/** Or between two points, as a dimension: a length speaks for itself. -1 puts its words on the left or above. */
export type Span = readonly [x1: number, y1: number, x2: number, y2: number, side?: -1];

/** A plain drawing on the board of 480 by 250, nothing to scale, with places for its values in their order. */
export interface Sketch {
  /** Outlines of what is built, as path data. */
  bodies?: string;
  /** Lines that bound nothing: the ground, a rope, a wire. */
  lines?: string;
  /** What moves or presses, and what the drawing is about. */
  marks?: string;
  at: readonly (Spot | Span)[];
}

/** An arrow to the right, down, up: from a point, so long. */
const right = (x: number, y: number, long: number) => `M${x} ${y}h${long}m-9-6 9 6-9 6`;
const down = (x: number, y: number, long: number) => `M${x} ${y}v${long}m-6-9 6 9 6-9`;
const up = (x: number, y: number, long: number) => `M${x} ${y}v-${long}m-6 9 6-9 6 9`;
const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
/** The person in a wheelchair that is painted on a parking space. */
const wheelchair = (x: number, y: number) =>
  `${circle(x - 4, y - 22, 4)}M${x - 4} ${y - 16}v16h15l7 16M${x - 4} ${y - 9}h13M${x - 9} ${y - 2}a13 13 0 1 0 18 16`;
/** The symbol of a breaker in a line that runs to the right. */
const breaker = (x: number, y: number) => `M${x} ${y}q22-34 44 0`;
const HOUSE = "M110 200V112H370V200ZM80 112 240 40 400 112Z";
const FLOOR_PLAN = "M90 62H390V188H90Z";
const WALLS = "M240 62v44M240 140v48M90 130h60M190 130h50M390 118h-60";

export const SKETCHES = {
  /** An area of any shape, and how thick what lies on it is. */
  patch: {
    bodies:
      "M100 110 150 64 330 54 400 98 350 142 250 130 190 152ZM100 110v26L190 178 250 156 350 168 400 124V98L350 142 250 130 190 152Z",
    at: [
      [240, 104],
      [92, 110, 92, 136, -1],
    ],
  },
  rectangles: {
    bodies: "M100 60h130v110H100ZM300 90h84v80h-84Z",
    at: [
      [100, 184, 230, 184],
      [88, 60, 88, 170, -1],
      [300, 184, 384, 184],
      [396, 90, 396, 170],
      [240, 36],
    ],
  },
  /** A surface covered with sheets or batts, one of them marked. */
  sheets: {
    bodies: "M90 60h300v130H90Z",
    lines: "M90 125h300M190 60v65M290 60v65M140 125v65M240 125v65M340 125v65",
    marks: "M190 60h100v65H190Z",
    at: [
      [240, 44],
      [240, 98],
      [240, 218],
    ],
  },
  cavity: {
    bodies: "M150 60h14v124h-14ZM316 60h14v124h-14Z",
    lines: "M164 64 316 84 164 104 316 124 164 144 316 164 164 184",
    at: [
      [164, 196, 316, 196],
      [240, 44],
    ],
  },
  attic: {
    bodies: HOUSE,
    marks: `${right(50, 124, 40)}M430 124h-40m9-6-9 6 9 6${up(240, 36, 30)}`,
    at: [
      [240, 102],
      [240, 228],
    ],
  },
  envelope: {
    bodies: HOUSE,
    marks: "M118 120H362V192H118Z",
    at: [
      [240, 30],
      [240, 104],
      [240, 160],
      [240, 226],
    ],
  },
  snow: {
    bodies: "M130 206V122L350 108V206ZM116 122q50-34 120-24t130-12v22L116 124Z",
    lines: "M30 206H450",
    marks: [150, 195, 240, 285, 330].map((x) => down(x, 46, 30)).join(""),
    at: [
      [240, 236],
      [240, 34],
    ],
  },
  wind: {
    bodies: "M270 64h120v136H270Z",
    lines: "M30 200H450",
    marks: [82, 110, 138, 166].map((y) => right(120, y, 138)).join(""),
    at: [
      [20, 44, 1],
      [460, 230, -1],
    ],
  },
  parking: {
    bodies: "M50 66h380v104H50Z",
    lines:
      "M98 66v104M146 66v104M194 66v104M242 66v104M290 66v104M322 66v104M370 66v104M290 98l32-32M290 134l32-32M290 170l32-32",
    marks: wheelchair(264, 116) + wheelchair(344, 116),
    at: [
      [240, 44],
      [240, 200],
      [240, 226],
    ],
  },
  drain: {
    bodies: "M104 64 400 104v40L104 104Z",
    lines: "M104 104H400",
    marks: "M190 98l120 16m-8-8 8 8-10 4",
    at: [
      [94, 64, 94, 104, -1],
      [240, 190],
      [240, 216],
    ],
  },
  box: {
    bodies: "M180 52h120v112H180ZM214 72h52v72h-52Z",
    lines: "M80 74h120M80 88h112M80 102h120M280 88h120M280 102h120M232 90v12M248 90v12M240 118v12",
    at: [
      [240, 192],
      [240, 214],
      [240, 236],
      [240, 38],
    ],
  },
  /** Wires together in a raceway, from their end. */
  bundle: {
    bodies: circle(240, 102, 52) + circle(222, 90, 15) + circle(258, 90, 15) + circle(240, 122, 15),
    marks: circle(222, 90, 7) + circle(258, 90, 7) + circle(240, 122, 7),
    at: [
      [240, 180],
      [240, 203],
      [240, 36],
      [240, 228],
    ],
  },
  /** A breaker and the two loads behind it, in one line. */
  branches: {
    bodies: "M350 60h66v40h-66ZM350 142h66v40h-66Z",
    lines: `M60 70v104M60 122h60${breaker(120, 122)}M164 122h120M350 80h-66v82h66`,
    at: [
      [20, 40, 1],
      [460, 40, -1],
      [460, 208, -1],
    ],
  },
  load: {
    bodies: "M350 92h66v60h-66Z",
    lines: `M60 70v104M60 122h60${breaker(120, 122)}M164 122h186`,
    marks: right(220, 108, 70),
    at: [
      [20, 44, 1],
      [460, 212, -1],
      [240, 178],
    ],
  },
  /** A service and what hangs on it, in one line: the meter, the main breaker, the bus. */
  service: {
    bodies: circle(40, 36, 18),
    lines: "M40 54v158M30 66h20M40 94h40M40 134h40M40 212h40",
    marks: `M34 30l6 12 6-12${circle(60, 94, 5)}${circle(60, 134, 5)}`,
    at: [
      [70, 41, 1],
      [90, 99, 1],
      [90, 139, 1],
      [90, 217, 1],
    ],
  },
  serviceOfFour: {
    bodies: circle(40, 36, 18),
    lines: "M40 54v168M30 66h20M40 84h40M40 114h40M40 144h40M40 174h40M40 222h40",
    marks: `M34 30l6 12 6-12${[84, 114, 144, 174].map((y) => circle(60, y, 5)).join("")}`,
    at: [
      [70, 41, 1],
      [90, 89, 1],
      [90, 119, 1],
      [90, 149, 1],
      [90, 179, 1],
      [90, 227, 1],
    ],
  },
  lamps: {
    bodies: FLOOR_PLAN,
    lines: "M240 62v44M240 140v48M165 106q40-40 150 40",
    marks: `${circle(165, 106, 10)}M158 99l14 14m0-14-14 14${circle(315, 146, 10)}M308 139l14 14m0-14-14 14`,
    at: [
      [240, 44],
      [240, 214],
      [240, 238],
    ],
  },
  /** A unit and the air that it moves. */
  air: {
    bodies: "M70 74h100v96H70ZM170 100h240v44H170Z",
    lines: circle(120, 122, 30),
    marks: `${right(200, 122, 70)}${right(310, 122, 70)}M120 122l20-20M120 122l8 28M120 122l-28-8`,
    at: [
      [240, 44],
      [240, 198],
      [240, 226],
    ],
  },
  floorPlan: {
    bodies: FLOOR_PLAN,
    lines: WALLS,
    at: [
      [240, 44],
      [240, 214],
      [240, 238],
    ],
  },
  exit: {
    bodies: "M60 96h100v20H60ZM320 96h100v20H320Z",
    marks: up(200, 190, 130) + up(240, 190, 130) + up(280, 190, 130),
    at: [
      [160, 130, 320, 130],
      [240, 222],
    ],
  },
  /** The way through a floor to where somebody has to get. */
  travel: {
    bodies: `${FLOOR_PLAN}M384 150h12v30h-12Z`,
    lines: WALLS,
    marks: `${circle(120, 90, 6)}M126 90h50v66h120v9${right(296, 165, 82)}`,
    at: [
      [240, 44],
      [240, 214],
      [240, 238],
    ],
  },
  daylight: {
    bodies: "M110 50h260v110H110ZM110 160 60 206H420L370 160ZM190 70h100v64H190Z",
    lines: "M240 70v64",
    marks: "M240 70h50v64h-50Z",
    at: [
      [240, 198],
      [240, 36],
      [240, 236],
    ],
  },
  platform: {
    bodies: "M110 150h260v16H110ZM190 104h100v46H190Z",
    lines: "M124 150V20M356 150V20M100 20h280",
    marks: down(240, 60, 42),
    at: [
      [240, 48],
      [240, 206],
    ],
  },
  /** A mass and what it weighs. */
  mass: {
    bodies: "M180 90h90v90h-90ZM180 90l36-28h90l-36 28ZM270 90l36-28v90l-36 28Z",
    marks: down(225, 184, 28),
    at: [
      [240, 44],
      [240, 240],
    ],
  },
  /** Ground as it lies, dug and heaped, and on a truck. */
  haul: {
    bodies: `M40 130v60h120v-60l-20 34H60ZM180 190l46-74 46 74ZM310 120h90l-8 48h-74ZM400 132h30l16 20v16h-54Z${circle(336, 176, 12)}${circle(424, 176, 12)}`,
    lines: "M20 190H460M20 130h20M160 130h12",
    at: [
      [20, 216, 1],
      [240, 76],
      [460, 216, -1],
      [240, 240],
    ],
  },
} as const satisfies Record<string, Sketch>;

export type SketchKind = keyof typeof SKETCHES;
