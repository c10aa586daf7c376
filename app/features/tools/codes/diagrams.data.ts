/** From one point to another on the board, 480 by 250. */
export type Span = readonly [x1: number, y1: number, x2: number, y2: number];

/** A plain drawing with the spans that can be measured on it. Nothing is to scale. */
interface Shape {
  /** Outlines of what is built, as path data. */
  bodies: readonly string[];
  /** Lines that bound nothing: the ground, a rope, a rail. */
  lines?: readonly string[];
  spans: Readonly<Record<string, Span>>;
}

const STEPS = "M80 220V184H140V148H200V112H260V76H400V220Z";
const FLOOR = "M30 220H450";

const SHAPES = {
  stair: {
    bodies: [STEPS],
    spans: { riser: [66, 220, 66, 184], tread: [140, 136, 200, 136], flight: [418, 220, 418, 76] },
  },
  stairUnderCeiling: {
    bodies: [STEPS],
    lines: ["M80 14H440"],
    spans: {
      riser: [66, 220, 66, 184],
      tread: [140, 136, 200, 136],
      flight: [418, 220, 418, 76],
      headroom: [232, 112, 232, 14],
    },
  },
  stairPlan: {
    bodies: ["M60 66H420V78H60Z", "M60 172H420V184H60Z"],
    lines: ["M120 78V172M170 78V172M220 78V172M270 78V172M320 78V172M370 78V172"],
    spans: { width: [245, 78, 245, 172] },
  },
  stairLanding: {
    bodies: ["M60 66H420V78H60Z", "M60 172H420V184H60Z", "M60 78H150V172H60Z"],
    lines: ["M150 78V172M200 78V172M250 78V172M300 78V172M350 78V172"],
    spans: { landing: [60, 125, 150, 125] },
  },
  nosing: {
    bodies: ["M60 210V150H180V90H420V110H224V170H76V210Z"],
    spans: { nosing: [180, 132, 224, 132] },
  },
  handrail: {
    bodies: ["M40 220V190H90V160H140V130H190V100H270V220Z", "M380 128a24 24 0 1 0 48 0a24 24 0 1 0 -48 0Z"],
    lines: ["M40 124L190 34H270M90 160V94M190 100V34M340 60V200"],
    spans: { height: [140, 130, 140, 64], wall: [340, 128, 380, 128], round: [380, 170, 428, 170] },
  },
  guard: {
    bodies: ["M60 180H420V200H60Z", "M60 60H420V70H60Z"],
    lines: ["M70 70V180M120 70V180M170 70V180M220 70V180M270 70V180M320 70V180M370 70V180M412 70V180"],
    spans: { height: [440, 180, 440, 60], opening: [170, 128, 220, 128] },
  },
  toprail: {
    bodies: ["M50 190H350V204H50Z", "M50 172H350V190H50Z", "M372 20H430V230H372Z"],
    lines: ["M50 70H350M50 122H350M60 70V190M200 70V190M340 70V190"],
    spans: { height: [28, 190, 28, 70], toeboard: [120, 190, 120, 172], face: [350, 214, 372, 214] },
  },
  ramp: {
    bodies: ["M60 210L350 130H430V210Z"],
    spans: { slope: [60, 194, 350, 114], landing: [350, 112, 430, 112], rise: [446, 210, 446, 130] },
  },
  door: {
    bodies: ["M60 30H420V220H290V60H190V220H60Z"],
    lines: [FLOOR, "M276 140h8"],
    spans: {
      width: [190, 206, 290, 206],
      height: [206, 220, 206, 60],
      hardware: [272, 220, 272, 140],
      latch: [290, 96, 350, 96],
    },
  },
  doorLanding: {
    bodies: ["M60 60H190V74H60Z", "M290 60H420V74H290Z", "M190 74H290V190H190Z"],
    lines: ["M290 60V-20M190 60A100 100 0 0 1 220 4"],
    spans: { depth: [310, 74, 310, 190] },
  },
  window: {
    bodies: ["M60 20H420V220H60Z", "M170 56H310V146H170Z"],
    lines: [FLOOR],
    spans: { sill: [150, 220, 150, 146], width: [170, 162, 310, 162], height: [328, 146, 328, 56] },
  },
  windowWell: {
    bodies: ["M60 20H140V230H60Z", "M140 210H300V226H140Z", "M300 80H314V226H300Z"],
    lines: ["M314 80H450"],
    spans: { width: [140, 186, 300, 186] },
  },
  trench: {
    bodies: ["M20 90H140L200 216H280L340 90H460V236H20Z", "M396 90L426 44L456 90Z"],
    spans: { spoil: [340, 74, 396, 74], slope: [150, 90, 210, 216] },
  },
  ladder: {
    bodies: ["M260 70H420V220H260Z"],
    lines: [FLOOR, "M180 220L282 20M196 220L298 20M192 196h16M206 168h16M220 140h16M234 112h16M248 84h16"],
    spans: { above: [316, 70, 316, 20], rungs: [176, 196, 176, 168], base: [188, 236, 260, 236] },
  },
  toilet: {
    bodies: [
      "M60 20H420V32H60Z",
      "M60 32H72V232H60Z",
      "M140 36H200V70H140Z",
      "M146 70H194V120a24 34 0 0 1 -48 0Z",
    ],
    lines: ["M72 232H420"],
    spans: {
      side: [72, 104, 170, 104],
      front: [170, 154, 170, 232],
      rearBar: [110, 44, 240, 44],
      sideBar: [84, 48, 84, 200],
    },
  },
  panel: {
    bodies: ["M60 40H420V54H60Z", "M190 54H290V84H190Z"],
    lines: ["M160 84H320V210H160Z"],
    spans: { depth: [240, 84, 240, 210], width: [160, 224, 320, 224] },
  },
  counter: {
    bodies: ["M50 150H430V220H50Z", "M140 88H164V112H140Z", "M320 88H344V112H320Z"],
    spans: { height: [120, 150, 120, 100], apart: [152, 70, 332, 70] },
  },
  outlets: {
    bodies: ["M60 60H120V220H60Z", "M196 176H212V200H196Z", "M392 176H408V200H392Z"],
    lines: [FLOOR],
    spans: { fromDoor: [120, 160, 204, 160], apart: [204, 140, 400, 140] },
  },
  footing: {
    bodies: ["M210 30H270V150H210Z", "M150 150H330V200H150Z"],
    lines: ["M30 80H210M270 80H450"],
    spans: {
      width: [150, 218, 330, 218],
      thickness: [348, 150, 348, 200],
      projection: [270, 136, 330, 136],
      depth: [110, 80, 110, 200],
    },
  },
  wallAtGround: {
    bodies: ["M120 20H180V110H120Z", "M130 110H176V230H130Z"],
    lines: ["M176 150L450 186M30 150H130"],
    spans: { above: [206, 152, 206, 110], slope: [220, 142, 430, 170] },
  },
  height: {
    bodies: ["M300 30H316V220H300Z", "M240 90H300V116H240Z"],
    lines: [FLOOR],
    spans: { height: [220, 220, 220, 104] },
  },
  tableHeight: {
    bodies: ["M160 100H360V116H160Z", "M344 116H360V220H344Z"],
    lines: [FLOOR],
    spans: { top: [136, 220, 136, 100], knee: [250, 220, 250, 116] },
  },
  corridor: {
    bodies: ["M60 60H420V72H60Z", "M60 178H420V190H60Z", "M60 72H72V178H60Z"],
    spans: { width: [300, 72, 300, 178], deadEnd: [72, 125, 210, 125] },
  },
  room: {
    bodies: ["M80 30H400V210H80Z"],
    spans: { height: [240, 210, 240, 30], width: [80, 226, 400, 226] },
  },
  buried: {
    bodies: ["M30 60H450V230H30Z", "M222 180a18 18 0 1 0 36 0a18 18 0 1 0 -36 0Z"],
    spans: { depth: [196, 60, 196, 162] },
  },
  parking: {
    bodies: ["M80 40H220V200H80Z"],
    lines: ["M220 40H310V200H220M220 70L310 40M220 110L310 80M220 150L310 120M220 190L310 160"],
    spans: { space: [80, 218, 220, 218], aisle: [220, 218, 310, 218] },
  },
  turning: {
    bodies: ["M150 125a90 90 0 1 0 180 0a90 90 0 1 0 -180 0Z"],
    spans: { across: [150, 125, 330, 125] },
  },
  protruding: {
    bodies: ["M120 20H140V220H120Z", "M140 80H210V120H140Z"],
    lines: [FLOOR],
    spans: { out: [140, 66, 210, 66] },
  },
  aboveRoof: {
    bodies: ["M40 210L240 90L440 210Z", "M300 40H326V142L300 126Z"],
    spans: { above: [346, 152, 346, 40] },
  },
} as const satisfies Readonly<Record<string, Shape>>;

type Shapes = typeof SHAPES;

/** A shape, and which of a provision's measures its spans are. */
type Use = {
  [S in keyof Shapes]: readonly [S, Readonly<Record<string, keyof Shapes[S]["spans"]>>];
}[keyof Shapes];

/** The provisions that are drawn. The names of measures are those of the subjects that they limit. */
const USES: Readonly<Record<string, Use>> = {
  "irc-r311-7-1": ["stairPlan", { stairWidth: "width" }],
  "irc-r311-7-2": ["stairUnderCeiling", { headroom: "headroom" }],
  "irc-r311-7-3": ["stair", { flight: "flight" }],
  "irc-r311-7-5-1": ["stair", { riser: "riser" }],
  "irc-r311-7-5-2": ["stair", { tread: "tread" }],
  "irc-r311-7-5-3": ["nosing", { nosing: "nosing" }],
  "irc-r311-7-6": ["stairLanding", { landing: "landing" }],
  "irc-r311-7-8": ["handrail", { handrail: "height", handrailWall: "wall", handrailRound: "round" }],
  "ada-505": ["handrail", { handrail: "height", handrailWall: "wall", handrailRound: "round" }],
  "ibc-1011-2": [
    "stairUnderCeiling",
    { riser: "riser", tread: "tread", flight: "flight", headroom: "headroom" },
  ],
  "ibc-1014-2": ["guard", { guard: "height" }],
  "irc-r312-1-1": ["guard", { guard: "height" }],
  "irc-r312-1-3": ["guard", { guardOpening: "opening" }],
  "osha-1926-501": ["toprail", { guard: "height", toeboard: "toeboard" }],
  "osha-1926-451": ["toprail", { guard: "height", toeboard: "toeboard", scaffoldFace: "face" }],
  "ada-405": ["ramp", { rampSlope: "slope", rampRise: "rise", landingRamp: "landing" }],
  "irc-r311-8": ["ramp", { rampSlope: "slope", landingRamp: "landing" }],
  "irc-r311-1": ["door", { exitDoorWidth: "width", exitDoorHeight: "height" }],
  "ibc-1010-1": ["door", { exitDoorWidth: "width", exitDoorHeight: "height" }],
  "ada-404-2": ["door", { exitDoorWidth: "width", doorHardware: "hardware" }],
  "ada-404-2-4": ["door", { doorLatch: "latch" }],
  "irc-r311-3": ["doorLanding", { doorLanding: "depth" }],
  "irc-r310-2": ["window", { windowSill: "sill", escapeWidth: "width", escapeHeight: "height" }],
  "irc-r312-2": ["window", { windowSill: "sill" }],
  "irc-r310-4": ["windowWell", { wellWidth: "width" }],
  "osha-1926-651": ["trench", { spoil: "spoil", soilSlope: "slope" }],
  "osha-1926-1050": ["ladder", { ladderRails: "above", ladderRungs: "rungs", ladderSlope: "base" }],
  "irc-p2705-1": ["toilet", { toiletSide: "side", toiletFront: "front" }],
  "ada-604-2": ["toilet", { toiletSide: "side", grabBarRear: "rearBar", grabBarSide: "sideBar" }],
  "nec-110-26-a": ["panel", { panelDepth: "depth", panelWidth: "width" }],
  "irc-e3405-2": ["panel", { panelDepth: "depth" }],
  "irc-e3901-4": ["counter", { receptacleCounterHeight: "height", receptacleCounter: "apart" }],
  "nec-210-52-a": ["outlets", { receptacleDoor: "fromDoor", receptacleWall: "apart" }],
  "irc-r403-1-1": [
    "footing",
    { footingWidth: "width", footingThickness: "thickness", footingProjection: "projection" },
  ],
  "irc-r403-1-4": ["footing", { footingDepth: "depth" }],
  "irc-r401-3": ["wallAtGround", { gradeSlope: "slope" }],
  "irc-r404-1-6": ["wallAtGround", { foundationAbove: "above" }],
  "irc-r317-1": ["wallAtGround", { siding: "above" }],
  "ada-308": ["height", { reach: "height" }],
  "ada-609-4": ["height", { grabBar: "height" }],
  "nec-404-8": ["height", { switchHeight: "height" }],
  "ada-606": ["tableHeight", { lavatoryRim: "top" }],
  "ada-306": ["tableHeight", { kneeSpace: "knee" }],
  "irc-r311-6": ["corridor", { hall: "width" }],
  "ibc-1020-2": ["corridor", { hall: "width", deadEnd: "deadEnd" }],
  "ada-403": ["corridor", { routeWidth: "width" }],
  "irc-r305-1": ["room", { ceiling: "height" }],
  "ibc-1208": ["room", { ceiling: "height" }],
  "irc-r304-2": ["room", { roomWidth: "width" }],
  "nec-300-5": ["buried", { burial: "depth" }],
  "irc-e3803": ["buried", { lowVoltageDepth: "depth" }],
  "irc-g2415-12": ["buried", { gasDepth: "depth" }],
  "irc-p2603-5": ["buried", { waterDepth: "depth" }],
  "ada-502": ["parking", { parkingSpace: "space", accessAisle: "aisle" }],
  "ada-304-3": ["turning", { turning: "across" }],
  "ada-307-2": ["protruding", { protruding: "out" }],
  "irc-p3103-1": ["aboveRoof", { ventRoof: "above" }],
  "irc-r1001-9": ["aboveRoof", { chimney: "above" }],
};

export const DRAWN: readonly string[] = Object.keys(USES);

export interface Diagram {
  bodies: readonly string[];
  lines: readonly string[];
  /** Where an outline is open. */
  gaps?: readonly string[];
  /** Each with the letter that stands beside its measure. */
  spans: { letter: string; subject: string; at: Span }[];
}

/** The drawing of a provision, a letter at each of its measures; undefined where none is made. */
export function diagramOf(slug: string): Diagram | undefined {
  const use = Object.hasOwn(USES, slug) ? USES[slug] : undefined;
  if (!use) return undefined;
  const [name, named] = use;
  const shape: Shape = SHAPES[name];
  const spans = Object.entries<string>(named).flatMap(([subject, span], n) => {
    const at = shape.spans[span];
    return at ? [{ letter: String.fromCharCode(65 + n), subject, at }] : [];
  });
  return { bodies: shape.bodies, lines: shape.lines ?? [], spans };
}

/** Openings of a floor's four walls, in the order in which exits are added: the one and the one farthest from it. */
const EXITS: readonly { gap: string; door: Span }[] = [
  { gap: "M380 150V190", door: [400, 170, 400, 170] },
  { gap: "M100 60V100", door: [60, 80, 100, 80] },
  { gap: "M130 210H170", door: [150, 210, 150, 240] },
  { gap: "M310 40H350", door: [330, 12, 330, 40] },
];

/** A floor with its exits (A at the first), the longest way to one (B) and a door (C). */
export function floorWithExits(count: number): Diagram {
  const exits = EXITS.slice(0, Math.max(1, Math.min(count, EXITS.length)));
  return {
    bodies: ["M100 40H380V210H100Z"],
    lines: exits.map(({ door: [x1, y1, x2, y2] }) => `M${x1} ${y1}L${x2} ${y2}`),
    gaps: exits.map(({ gap }) => gap),
    spans: [
      { letter: "A", subject: "exits", at: [400, 170, 460, 170] },
      { letter: "B", subject: "travel", at: exits.length > 1 ? [130, 180, 360, 170] : [130, 60, 360, 170] },
      { letter: "C", subject: "doors", at: [380, 190, 380, 150] },
    ],
  };
}
