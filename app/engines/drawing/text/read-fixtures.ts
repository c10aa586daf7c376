import type { Clearance, Entity } from "./entity.ts";
import { inchesOf, LENGTH, SIZE, sidesOf } from "./length.ts";
import type { LineText } from "./line-text.ts";

const TOILET = String.raw`W\.?C\.?|WATER CLOSETS?|TOILETS?`;
const LAVATORY = String.raw`LAV(?:ATORY|ATORIES|S)?\.?`;
const FIXTURE = `(?<!\\w)(${TOILET}|${LAVATORY})(?!\\w)`;
/** What stands between a clearance and its fixture. */
const WORDS = String.raw`(?:(?:MIN|CLR|CLEAR|CLEARANCE|IN|FRONT|OF|AT|FROM|TO|CENTER|CENTERLINE|CTR|CL|C\.L|SIDE|ADJ|ADJACENT|WALLS?|EA|EACH|WIDE|WIDTH|SPACE|AND|FIXTURES?)\.?(?!\w)|[@:,=&-])\s?`;
const BEFORE = new RegExp(`(${LENGTH}\\s?(?:${WORDS}){1,6})${FIXTURE}((?:\\s?${WORDS}){0,5})`, "g");
const AFTER = new RegExp(
  `${FIXTURE}\\s?((?:(?:${WORDS}){0,6}${LENGTH}\\s?(?:${WORDS}){0,6}){1,3})(?!\\s?[X\\d])`,
  "g",
);
const EACH_LENGTH = new RegExp(LENGTH, "g");
const IS_TOILET = new RegExp(`^(?:${TOILET})$`);
/** Grab bars and seats have heights and lengths of their own. */
const OTHER = /GRAB|BAR|SEAT|RIM|HEIGHT|A\.?F\.?F/;
const CLEAR = /MIN|CLR|CLEAR|CENTER|CTR|FRONT|SIDE|WALL|WIDE|WIDTH|SPACE/;

function sideOf(words: string): Clearance["side"] {
  if (/FRONT/.test(words)) return "front";
  if (/SIDE|WALL|CENTER|CTR|(?<!\w)C\.?L(?!\w)/.test(words)) return "side";
  return /WIDE|WIDTH|SPACE/.test(words) ? "width" : undefined;
}

/** WC 15" TO SIDE WALL, 21" IN FRONT: each length with the words behind it, or before it where none stand behind. */
function clearances(name: string, text: string): Clearance[] | undefined {
  if (!CLEAR.test(text)) return undefined;
  const fixture = IS_TOILET.test(name) ? "toilet" : "lavatory";
  const lengths = [...text.matchAll(EACH_LENGTH)];
  const gaps = [...lengths, undefined].map((length, n) => {
    const before = lengths[n - 1];
    return text.slice(before ? (before.index ?? 0) + before[0].length : 0, length?.index ?? text.length);
  });
  const ahead = sideOf(gaps[0] ?? "") !== undefined && sideOf(gaps.at(-1) ?? "") === undefined;
  return lengths.flatMap(([length], n) => {
    const inches = inchesOf(length);
    if (inches === undefined) return [];
    const side = sideOf(gaps[ahead ? n : n + 1] ?? "");
    return [{ kind: "clearance", fixture, inches, ...(side && { side }) }];
  });
}

const SHOWER = String.raw`(?:SHOWERS?|SHWR\.?)(?: (?:STALL|PAN|BASE))?`;
const BARE = String.raw`(?<![\d.'/-])(\d{2})\s?X\s?(\d{2})(?![\d'"])`;
const SHOWERS = [
  new RegExp(`(?<!\\w)${SHOWER}[:\\s]+(?:${SIZE})`, "g"),
  new RegExp(
    `(?:${SIZE})\\s?(?:(?:TILED?|PREFAB|WALK-IN|FIBERGLASS) )?${SHOWER}(?!\\w| (?:DOORS?|DR|CURTAIN|NICHE|BENCH|SEAT|WINDOW)(?!\\w))`,
    "g",
  ),
];
const BARE_SHOWERS = [
  new RegExp(`(?<!\\w)${SHOWER}[:\\s]+${BARE}`, "g"),
  new RegExp(
    `${BARE}\\s?(?:(?:TILED?|PREFAB|WALK-IN|FIBERGLASS) )?${SHOWER}(?!\\w| (?:DOORS?|DR|CURTAIN|NICHE|BENCH|SEAT|WINDOW)(?!\\w))`,
    "g",
  ),
];

const RATE = String.raw`(?<![\d.])(\d(?:\.\d{1,2})?)\s?G\.?P\.?[FM]\.?(?!\w)`;
const FLOWS = (
  [
    ["toilet", TOILET],
    ["shower", "SHOWER(?: ?HEAD)?S?"],
    ["lavatory", `${LAVATORY}(?: FAUCETS?)?`],
    ["sink", String.raw`(?:KIT(?:CHEN)?\.? )?(?:SINK|KITCHEN)(?: FAUCET)?S?`],
  ] as const
).map(
  ([fixture, words]) =>
    [
      fixture,
      [
        new RegExp(`(?<!\\w)(?:${words})(?!\\w)[:\\s]*(?:MAX\\.? )?${RATE}`, "g"),
        new RegExp(`${RATE}\\s?(?:MAX\\.? )?(?:${words})(?!\\w)`, "g"),
      ],
    ] as const,
);

/** 15" MIN. CLR. WC, SHOWER 36" x 36", TOILETS 1.28 GPF. */
export function readFixtures(line: LineText): void {
  for (const [fixture, patterns] of FLOWS) {
    const flow = ([, rate = ""]: RegExpMatchArray): Entity => ({ kind: "flow", fixture, rate: Number(rate) });
    for (const pattern of patterns) line.take(pattern, flow);
  }
  if (!OTHER.test(line.rest)) {
    line.take(AFTER, ([, name = "", text = ""]) => clearances(name, text));
    line.take(BEFORE, ([, ahead = "", name = "", behind = ""]) => clearances(name, `${ahead} ${behind}`));
  }
  for (const pattern of SHOWERS) {
    line.take(pattern, ([, first, second]) => {
      const sides = sidesOf(first, second);
      return sides && { kind: "shower", dim1In: sides[0], dim2In: sides[1] };
    });
  }
  for (const pattern of BARE_SHOWERS)
    line.take(pattern, ([, a, b]) => ({ kind: "shower", dim1In: Number(a), dim2In: Number(b) }));
}
