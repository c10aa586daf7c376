import { type Answers, defineForm, type Form, type Question } from "~/engines/request/request.ts";
import { ACCESS, EFFORT, no, pick, size, when, yes } from "./job-questions.ts";

// The jobs of which one can be told a range: what is asked of each, at most eight questions, and what work it comes to. Work
// is that of the estimator, by its ids; prices are the estimator's alone. Every question has a preset, so that a job has a
// range before anything is answered.

/** How the work of a job reads the answers: numbers as such, and zero for what was not asked. */
interface Said {
  n: (id: string) => number;
  is: (id: string, value: string) => boolean;
}
type Work = readonly (readonly [id: string, qty: number] | false)[];

export interface Job {
  id: string;
  form: Form;
  work: (said: Said) => Work;
}

const job = (id: string, questions: readonly Question[], work: Job["work"]): Job => ({
  id,
  form: defineForm({
    id: `quote-${id}`,
    version: 1,
    sections: [
      {
        id: "job",
        questions: [
          ...questions,
          pick("access", Object.keys(ACCESS)),
          pick("effort", Object.keys(EFFORT), "ordinary"),
        ],
      },
    ],
  }),
  work,
});

/** Square feet of wall for so much floor of a nearly square room of eight feet. */
const wallsOf = (floor: number) => Math.round(4 * Math.sqrt(floor) * 8);

export const JOBS: readonly Job[] = [
  job(
    "roof",
    [
      size("area", "ft2", [200, 10_000, 2_000]),
      pick("cover", ["shingles", "metal"]),
      yes("tear"),
      when(pick("decking", ["none", "some", "all"], "some"), "tear", "yes"),
      size("eaves", "ft", [0, 600, 100]),
      size("gutter", "ft", [0, 600, 0]),
    ],
    ({ n, is }) => {
      const squares = n("area") / 100;
      const part = is("decking", "all") ? 1 : is("decking", "some") ? 0.1 : 0;
      return [
        is("tear", "yes") && ["tear-off", squares],
        ["roof-sheathing", squares * part],
        [is("cover", "metal") ? "roof-metal" : "roof-shingles", squares],
        ["eave-ice", n("eaves")],
        ["gutters", n("gutter")],
      ];
    },
  ),
  job(
    "deck",
    [
      size("area", "ft2", [32, 2_000, 192]),
      pick("boards", ["treated", "composite"]),
      size("rail", "ft", [0, 300, 40]),
      no("patio"),
      when(size("patioArea", "ft2", [16, 1_000, 100]), "patio", "yes"),
    ],
    ({ n, is }) => [
      // A pier for every 32 square feet, and four at least.
      ["pier", Math.max(4, Math.ceil(n("area") / 32))],
      ["deck-frame", n("area")],
      [is("boards", "composite") ? "deck-composite" : "deck-treated", n("area")],
      ["deck-rail", n("rail")],
      ["paver-patio", n("patioArea")],
    ],
  ),
  job(
    "bath",
    [
      size("floor", "ft2", [15, 200, 40]),
      pick("pipes", ["stay", "move"]),
      yes("tub"),
      size("shower", "ft2", [0, 200, 60]),
      yes("vanity"),
      yes("toilet"),
    ],
    ({ n, is }) => [
      ["strip-out", n("floor")],
      is("pipes", "move") && ["bath-rough", 1],
      is("tub", "yes") && ["tub-set", 1],
      ["tile-shower", n("shower")],
      ["tile-floor", n("floor")],
      is("vanity", "yes") && ["vanity-set", 1],
      is("toilet", "yes") && ["toilet-set", 1],
      ["bath-fan-set", 1],
      ["paint-walls", wallsOf(n("floor"))],
    ],
  ),
  job(
    "kitchen",
    [
      size("run", "ft", [6, 60, 18]),
      size("floor", "ft2", [40, 800, 180]),
      pick("flooring", ["vinyl", "oak", "tile", "keep"]),
      size("outlets", "ea", [0, 30, 8]),
      size("lights", "ea", [0, 30, 6]),
      no("board"),
    ],
    ({ n, is }) => [
      ["strip-out", n("floor")],
      ["kitchen-run", n("run")],
      is("flooring", "vinyl") && ["floor-vinyl", n("floor")],
      is("flooring", "oak") && ["floor-oak", n("floor")],
      is("flooring", "tile") && ["tile-floor", n("floor")],
      ["outlet", n("outlets")],
      ["light-set", n("lights")],
      is("board", "yes") && ["drywall-walls", wallsOf(n("floor"))],
      ["paint-walls", wallsOf(n("floor"))],
    ],
  ),
  job(
    "drywall",
    [
      size("walls", "ft2", [32, 30_000, 1_000]),
      size("ceiling", "ft2", [0, 15_000, 0]),
      no("insulate"),
      yes("paint"),
    ],
    ({ n, is }) => [
      is("insulate", "yes") && ["insulate-walls", n("walls")],
      ["drywall-walls", n("walls")],
      ["drywall-ceiling", n("ceiling")],
      is("paint", "yes") && ["paint-walls", n("walls") + n("ceiling")],
    ],
  ),
  job(
    "paint",
    [
      pick("where", ["inside", "outside"]),
      size("area", "ft2", [50, 40_000, 1_600]),
      when(size("trim", "ft", [0, 2_000, 0]), "where", "inside"),
    ],
    ({ n, is }) => [
      [is("where", "outside") ? "paint-outside" : "paint-walls", n("area")],
      ["base-boards", n("trim")],
    ],
  ),
  job(
    "slab",
    [
      size("area", "ft2", [20, 10_000, 400]),
      pick("depth", ["four", "six"]),
      yes("dig"),
      size("edge", "ft", [0, 800, 0]),
    ],
    ({ n, is }) => [
      // Eight inches of soil make way for stone and concrete.
      is("dig", "yes") && ["dig", (n("area") * 8) / 12 / 27],
      ["footing", n("edge")],
      [is("depth", "six") ? "slab-6" : "slab-4", n("area")],
    ],
  ),
  job(
    "fence",
    [
      size("length", "ft", [8, 3_000, 120]),
      pick("panels", ["wood", "vinyl"]),
      size("gates", "ea", [0, 12, 1]),
    ],
    ({ n, is }) => [
      [is("panels", "vinyl") ? "fence-vinyl" : "fence-wood", n("length")],
      ["fence-gate", n("gates")],
    ],
  ),
  job(
    "siding",
    [
      size("area", "ft2", [100, 12_000, 1_500]),
      pick("siding", ["vinylSiding", "fiberCement"]),
      no("sheathe"),
      when(yes("coat"), "siding", "fiberCement"),
      size("gutter", "ft", [0, 600, 0]),
    ],
    ({ n, is }) => [
      is("sheathe", "yes") && ["wall-sheathing", n("area")],
      is("siding", "fiberCement") ? ["siding-fibre", n("area")] : ["siding-vinyl", n("area") / 100],
      is("coat", "yes") && ["paint-outside", n("area")],
      ["gutters", n("gutter")],
    ],
  ),
  job(
    "windows",
    [size("windows", "ea", [1, 80, 8]), size("outsideDoors", "ea", [0, 10, 0]), no("touchUp")],
    ({ n, is }) => [
      ["window-set", n("windows")],
      ["door-outside", n("outsideDoors")],
      // Two square yards of wall around each opening.
      is("touchUp", "yes") && ["paint-walls", 18 * (n("windows") + n("outsideDoors"))],
    ],
  ),
  job(
    "hvac",
    [
      pick("system", ["furnaceAc", "furnaceOnly", "acOnly", "miniSplit"]),
      when(size("heads", "ea", [1, 10, 3]), "system", "miniSplit"),
      size("fans", "ea", [0, 6, 0]),
    ],
    ({ n, is }) => [
      (is("system", "furnaceAc") || is("system", "furnaceOnly")) && ["furnace-set", 1],
      (is("system", "furnaceAc") || is("system", "acOnly")) && ["condenser-set", 1],
      ["mini-split-set", n("heads")],
      ["bath-fan-set", n("fans")],
    ],
  ),
  job(
    "panel",
    [
      size("outlets", "ea", [0, 60, 0]),
      size("switches", "ea", [0, 40, 0]),
      size("lights", "ea", [0, 60, 0]),
      size("alarms", "ea", [0, 20, 0]),
    ],
    ({ n }) => [
      ["service-200", 1],
      ["outlet", n("outlets")],
      ["switch-set", n("switches")],
      ["light-set", n("lights")],
      ["alarm-set", n("alarms")],
    ],
  ),
  job(
    "heater",
    [pick("heater", ["gas", "electric", "tankless"]), size("pieces", "ea", [1, 6, 1])],
    ({ n, is }) => [
      [
        is("heater", "tankless")
          ? "tankless-set"
          : is("heater", "electric")
            ? "electric-heater-set"
            : "water-heater",
        n("pieces"),
      ],
    ],
  ),
  job(
    "adu",
    [
      size("floor", "ft2", [150, 1_200, 480]),
      size("baths", "ea", [1, 2, 1]),
      size("run", "ft", [0, 30, 10]),
      size("windows", "ea", [2, 20, 6]),
      pick("flooring", ["vinyl", "oak", "tile"]),
      size("heads", "ea", [1, 4, 1]),
    ],
    ({ n, is }) => {
      const floor = n("floor");
      // A square house with walls of nine feet, and a roof that is a fifth larger than its floor.
      const around = 4 * Math.sqrt(floor);
      const face = around * 9;
      const roof = (floor * 1.2) / 100;
      const bath = 45 * n("baths");
      return [
        ["dig", (floor * 8) / 12 / 27],
        ["footing", around],
        ["slab-4", floor],
        ["wall-2x6", around],
        ["wall-2x4", around * 0.6],
        ["wall-sheathing", face],
        ["rafters", floor * 1.2],
        ["roof-sheathing", roof],
        ["roof-shingles", roof],
        ["siding-fibre", face],
        ["paint-outside", face],
        ["window-set", n("windows")],
        ["door-outside", 1],
        ["door-inside", 1 + n("baths")],
        ["insulate-walls", face],
        ["insulate-attic", floor],
        ["drywall-walls", face + around * 0.6 * 16],
        ["drywall-ceiling", floor],
        ["paint-walls", face + around * 0.6 * 16 + floor],
        ["bath-rough", n("baths")],
        ["tub-set", n("baths")],
        ["toilet-set", n("baths")],
        ["vanity-set", n("baths")],
        ["tile-floor", is("flooring", "tile") ? floor : bath],
        is("flooring", "vinyl") && ["floor-vinyl", Math.max(0, floor - bath)],
        is("flooring", "oak") && ["floor-oak", Math.max(0, floor - bath)],
        ["kitchen-run", n("run")],
        ["service-200", 1],
        // By the size of the rooms: one for 30 square feet, and a light for 60.
        ["outlet", Math.ceil(floor / 30)],
        ["light-set", Math.ceil(floor / 60)],
        ["alarm-set", 2],
        ["mini-split-set", n("heads")],
        ["water-heater", 1],
      ];
    },
  ),
  job(
    "demo",
    [
      size("floor", "ft2", [20, 10_000, 400]),
      size("roofArea", "ft2", [0, 10_000, 0]),
      no("level"),
      when(size("gravel", "ft2", [50, 10_000, 400]), "level", "yes"),
    ],
    ({ n, is }) => [
      ["strip-out", n("floor")],
      ["tear-off", n("roofArea") / 100],
      is("level", "yes") && ["driveway-gravel", n("gravel")],
    ],
  ),
  job(
    "tile",
    [pick("tiled", ["tiledFloor", "tiledWalls"]), size("area", "ft2", [10, 5_000, 120]), yes("oldOff")],
    ({ n, is }) => [
      is("oldOff", "yes") && ["strip-out", n("area")],
      [is("tiled", "tiledWalls") ? "tile-shower" : "tile-floor", n("area")],
    ],
  ),
  job(
    "insulation",
    [size("walls", "ft2", [0, 20_000, 900]), size("attic", "ft2", [0, 10_000, 900]), no("board")],
    ({ n, is }) => [
      ["insulate-walls", n("walls")],
      ["insulate-attic", n("attic")],
      is("board", "yes") && ["drywall-walls", n("walls")],
    ],
  ),
  job(
    "gutters",
    [
      size("gutter", "ft", [10, 1_500, 140]),
      no("drain"),
      when(size("drainLength", "ft", [5, 500, 60]), "drain", "yes"),
    ],
    ({ n }) => [
      ["gutters", n("gutter")],
      ["drain-line", n("drainLength")],
    ],
  ),
];

const BY_ID = new Map(JOBS.map((each) => [each.id, each]));
export const jobOf = (id: string): Job | undefined => BY_ID.get(id);

const two = (value: number) => String(Math.round(value * 100) / 100);

/** The work that a job comes to as it was answered, without what comes to nothing. */
export function workOfJob({ work }: Job, answers: Answers): [id: string, qty: string][] {
  const said: Said = {
    n: (id) => Number((Object.hasOwn(answers, id) && answers[id]) || 0),
    is: (id, value) => Object.hasOwn(answers, id) && answers[id] === value,
  };
  return work(said).flatMap((one): [string, string][] =>
    one && one[1] >= 0.005 ? [[one[0], two(one[1])]] : [],
  );
}

/** By what access and effort multiply the hours. */
export function hoursOf(answers: Answers): number {
  const access = ACCESS[answers.access as keyof typeof ACCESS] ?? 1;
  const effort = EFFORT[answers.effort as keyof typeof EFFORT] ?? 1;
  return Math.round(access * effort * 10_000) / 10_000;
}
