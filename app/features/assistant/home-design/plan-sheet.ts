import {
  type Fixture,
  type Opening,
  type Plan,
  type Rect,
  type Side,
  type Storey,
  WET,
  type Window,
} from "~/engines/plan-layout/plan-layout.ts";

// A storey as a drawing: paths in inches, with the strings of dimensions outside. Words and colours come from outside.

export interface Label {
  x: number;
  y: number;
  text: string;
  size: number;
  bold?: boolean;
  /** Reads from below. */
  turned?: boolean;
}

export interface PlanSheet {
  box: string;
  width: number;
  height: number;
  walls: string;
  rooms: string;
  gaps: string;
  glass: string;
  leaves: string;
  arcs: string;
  thin: string;
  dashed: string;
  arrow: string;
  dims: string;
  labels: Label[];
  /** Degrees by which north is turned from up. */
  north: { x: number; y: number; turn: number };
  bar: { x: number; y: number; unit: number; count: number };
}

export interface SheetWords {
  name: (room: Storey["rooms"][number]) => string;
  short: (room: Storey["rooms"][number]) => string;
  sides: (room: Rect) => string[];
  length: (inches: number) => string;
  up: string;
  down: string;
}

const n = (value: number) => String(Math.round(value * 10) / 10);
const box = ({ x, y, w, h }: Rect) => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;
const line = (x1: number, y1: number, x2: number, y2: number) => `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;
const oval = (cx: number, cy: number, rx: number, ry: number) =>
  `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0z`;

/** Margins for the strings of dimensions. */
const MARGIN = 66;

/** Up is away from the street. */
const NORTH: Record<Side, number> = { south: 0, east: 90, north: 180, west: 270 };

function arcOf({ swing, leaf }: Opening): { leaf: string; arc: string } {
  if (!swing) return { leaf: "", arc: "" };
  const { hinge, open, shut } = swing;
  const turn = (open.x - hinge.x) * (shut.y - hinge.y) - (open.y - hinge.y) * (shut.x - hinge.x);
  return {
    leaf: line(hinge.x, hinge.y, open.x, open.y),
    arc: `M${n(open.x)} ${n(open.y)}A${leaf} ${leaf} 0 0 ${turn > 0 ? 1 : 0} ${n(shut.x)} ${n(shut.y)}`,
  };
}

/** Lines along a gap in a wall, at parts of its thickness. */
const along = ({ x, y, w, h }: Rect, parts: readonly number[]) =>
  parts
    .map((at) => (w > h ? line(x, y + h * at, x + w, y + h * at) : line(x + w * at, y, x + w * at, y + h)))
    .join("");

/** Four leaves of a folding door, half open. */
function folded({ x, y, w, h }: Rect): string {
  const points = [0, 1, 2, 3, 4].map((k) => {
    const out = k % 2 === 1 ? 5 : 0;
    return w > h
      ? `${n(x + (w * k) / 4)} ${n(y + h / 2 - out)}`
      : `${n(x + w / 2 - out)} ${n(y + (h * k) / 4)}`;
  });
  return `M${points.join("L")}`;
}

/** Sliding leaves overlap in the middle. */
const sliding = ({ x, y, w, h }: Rect) =>
  w > h
    ? line(x, y + h * 0.35, x + w * 0.55, y + h * 0.35) +
      line(x + w * 0.45, y + h * 0.65, x + w, y + h * 0.65)
    : line(x + w * 0.35, y, x + w * 0.35, y + h * 0.55) +
      line(x + w * 0.65, y + h * 0.45, x + w * 0.65, y + h);

function fixtureOf({ kind, x, y, w, h, faces }: Fixture): string {
  const rect = box({ x, y, w, h });
  const [cx, cy] = [x + w / 2, y + h / 2];
  if (kind === "tub") return rect + oval(cx, cy, w / 2 - 4, h / 2 - 4);
  if (kind === "basin") return rect + oval(cx, cy, Math.min(w, h) * 0.38, Math.min(w, h) * 0.3);
  if (kind === "sink") return box({ x: x + 2, y: y + 3, w: w - 4, h: h - 5 });
  if (kind === "washer" || kind === "dryer") return rect + oval(cx, cy, 9, 9);
  if (kind === "fridge") return rect + line(x, y, x + w, y + h);
  if (kind === "range")
    return (
      rect +
      [-0.22, 0.22].flatMap((a) => [-0.22, 0.22].map((b) => oval(cx + a * w, cy + b * h, 4, 4))).join("")
    );
  if (kind === "toilet") {
    const isUpright = faces === "down" || faces === "up";
    const tank: Rect = isUpright
      ? { x, y: faces === "down" ? y : y + h - 8, w, h: 8 }
      : { x: faces === "right" ? x : x + w - 8, y, w: 8, h };
    const off = faces === "down" || faces === "right" ? 4.5 : -4.5;
    return (
      box(tank) +
      (isUpright ? oval(cx, cy + off, w * 0.36, h / 2 - 5) : oval(cx + off, cy, w / 2 - 5, h * 0.36))
    );
  }
  return rect;
}

/** Where inner walls meet an outer one, by the middle of each; with the corners, in order. */
function marksOf(storey: Storey, side: "bottom" | "left"): number[] {
  const { outline, rooms } = storey;
  const at = rooms
    .filter((room) =>
      side === "bottom"
        ? Math.abs(room.y + room.h - (outline.y + outline.h)) < 8
        : Math.abs(room.x - outline.x) < 8,
    )
    .map((room): [number, number] =>
      side === "bottom" ? [room.x, room.x + room.w] : [room.y, room.y + room.h],
    )
    .sort((a, b) => a[0] - b[0]);
  const [from, to] =
    side === "bottom" ? [outline.x, outline.x + outline.w] : [outline.y, outline.y + outline.h];
  return [from, ...at.slice(1).map(([start], k) => ((at[k]?.[1] ?? start) + start) / 2), to];
}

/** A slash where a dimension ends, as draughtsmen draw it. */
const tick = (x: number, y: number) => line(x - 3, y + 3, x + 3, y - 3);

function dimensions(storey: Storey, words: SheetWords): { path: string; labels: Label[] } {
  const { outline } = storey;
  const labels: Label[] = [];
  let path = "";
  const bottom = outline.y + outline.h;
  const chain = (marks: readonly number[], off: number, isBottom: boolean) => {
    for (const [k, to] of marks.entries()) {
      path += isBottom ? tick(to, bottom + off) : tick(outline.x - off, to);
      path += isBottom
        ? line(to, bottom + 6, to, bottom + off + 4)
        : line(outline.x - 6, to, outline.x - off - 4, to);
      const from = marks[k - 1];
      if (from === undefined) continue;
      path += isBottom
        ? line(from, bottom + off, to, bottom + off)
        : line(outline.x - off, from, outline.x - off, to);
      const text = words.length(to - from);
      // A narrow part has its figure no wider than itself.
      const size = Math.min(9, (to - from) / (text.length * 0.55));
      if (size < 5) continue;
      const middle = (from + to) / 2;
      labels.push(
        isBottom
          ? { x: middle, y: bottom + off - 3, text, size }
          : { x: outline.x - off - 3, y: middle, text, size, turned: true },
      );
    }
  };
  for (const isBottom of [true, false]) {
    const marks = marksOf(storey, isBottom ? "bottom" : "left");
    if (marks.length > 2) chain(marks, 20, isBottom);
    chain([marks[0] ?? 0, marks.at(-1) ?? 0], 42, isBottom);
  }
  return { path, labels };
}

function roomLabels(storey: Storey, words: SheetWords): Label[] {
  return storey.rooms.flatMap((room): Label[] => {
    if (room.kind === "stair") return [];
    // A tall narrow room is read from below.
    const turned = room.w < 62 && room.h > room.w * 1.3;
    const [wide, high] = turned ? [room.h, room.w] : [room.w, room.h];
    const isSmall = ["closet", "walkIn", "linen", "storage"].includes(room.kind);
    const lines = isSmall || wide < 52 || high < 36 ? [] : words.sides(room);
    const isWet = room.kind !== "kitchen" && WET.includes(room.kind);
    const whole = words.name(room);
    const name = isSmall && whole.length * 5 > wide - 8 ? words.short(room) : whole;
    const size = Math.min(isSmall ? 8 : 10.5, (wide - 6) / (name.length * 0.58), high * 0.5);
    const texts = [
      { text: name, size, bold: !isSmall },
      ...lines
        .slice(0, high > 60 && !isWet ? 3 : 1)
        .map((text) => ({ text, size: Math.min(8, (wide - 6) / (text.length * 0.52)), bold: false })),
    ];
    const step = 10.5;
    return texts.map(({ text, size: of, bold }, k) => {
      const off = (k - (texts.length - 1) / 2) * step + 3;
      const [cx, cy] = [
        room.x + room.w / 2,
        room.y + room.h / 2 + (room.kind === "kitchen" && !turned ? 8 : 0),
      ];
      return {
        ...(turned ? { x: cx + off, y: cy, turned } : { x: cx, y: cy + off }),
        text,
        size: of,
        ...(bold && { bold }),
      };
    });
  });
}

export function planSheet(
  plan: Plan,
  storeyAt: number,
  street: Side,
  isMetric: boolean,
  words: SheetWords,
): PlanSheet {
  const storey = plan.storeys[storeyAt] as Storey;
  const { outline, openings, windows, rooms } = storey;
  const dims = dimensions(storey, words);
  const arcs = openings.map(arcOf);
  // A little more than the gap, so that no hair of the wall stays.
  const wider = ({ x, y, w, h }: Rect) =>
    w > h ? { x, y: y - 0.3, w, h: h + 0.6 } : { x: x - 0.3, y, w: w + 0.6, h };
  const of = (kind: Opening["kind"]) => openings.filter((one) => one.kind === kind);
  const labels = [...roomLabels(storey, words), ...dims.labels];
  let arrow = "";
  let treads = "";
  if (plan.stair) {
    treads = plan.stair.treads.map(box).join("") + box(plan.stair.landingAt);
    const way = storeyAt === 0 ? plan.stair.way : [...plan.stair.way].reverse();
    const [first, second] = way;
    const [before, last] = [way.at(-2), way.at(-1)];
    arrow = `M${way.map(({ x, y }) => `${n(x)} ${n(y)}`).join("L")}`;
    if (first && second && before && last) {
      const long = Math.hypot(last.x - before.x, last.y - before.y) || 1;
      const [dx, dy] = [(last.x - before.x) / long, (last.y - before.y) / long];
      arrow += `M${n(last.x - 6 * dx - 4 * dy)} ${n(last.y - 6 * dy + 4 * dx)}L${n(last.x)} ${n(last.y)}L${n(last.x - 6 * dx + 4 * dy)} ${n(last.y - 6 * dy - 4 * dx)}`;
      labels.push({
        x: first.x + 10 * Math.sign(second.y - first.y || 0) * 0,
        y: first.y - 2,
        text: storeyAt === 0 ? words.up : words.down,
        size: 8,
        bold: true,
      });
    }
  }
  const left = outline.x - MARGIN;
  const width = outline.w + MARGIN + 14;
  const height = outline.h + 14 + MARGIN + 34;
  return {
    box: `${n(left)} ${n(outline.y - 14)} ${n(width)} ${n(height)}`,
    width: Math.round(width),
    height: Math.round(height),
    walls: box(outline),
    rooms: rooms.map(box).join(""),
    gaps: [...openings, ...windows].map((gap) => box(wider(gap))).join(""),
    glass:
      windows.map((window: Window) => along(window, [0, 0.5, 1])).join("") +
      of("patio")
        .map((gap) => sliding(gap) + along(gap, [0, 1]))
        .join(""),
    leaves: arcs.map(({ leaf }) => leaf).join(""),
    arcs: arcs.map(({ arc }) => arc).join(""),
    thin: storey.fixtures.map(fixtureOf).join("") + treads + of("folding").map(folded).join(""),
    dashed: of("cased")
      .map((gap) => along(gap, [0, 1]))
      .join(""),
    arrow,
    dims: dims.path,
    labels,
    north: { x: outline.x + outline.w - 16, y: outline.y + outline.h + MARGIN + 12, turn: NORTH[street] },
    bar: isMetric
      ? { x: outline.x, y: outline.y + outline.h + MARGIN + 6, unit: 39.37, count: 3 }
      : { x: outline.x, y: outline.y + outline.h + MARGIN + 6, unit: 60, count: 2 },
  };
}

/** The walls alone, for a picture as small as a stamp. */
export function stamp(plan: Plan): { box: string; walls: string; rooms: string } {
  let x = 0;
  let walls = "";
  let rooms = "";
  for (const { outline, rooms: all, openings } of plan.storeys) {
    const move = (rect: Rect) => box({ ...rect, x: rect.x + x });
    walls += move(outline);
    rooms += [...all, ...openings.filter(({ kind }) => kind === "cased")].map(move).join("");
    x += plan.width + 40;
  }
  return { box: `-4 -4 ${n(x - 32)} ${n(plan.depth + 8)}`, walls, rooms };
}
