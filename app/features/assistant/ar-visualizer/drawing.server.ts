import type { Fit, Place } from "./fit.ts";
import { TURNING } from "./fit.ts";
import { boundsOf, dot, facesOf, MATERIALS, type Solid, type Vec } from "./solids.ts";

// Drawings of an object as SVG that stands alone: its faces from the farthest to the nearest, with dimensions.

export const VIEWS = ["plan", "elevation", "isometric"] as const;
export type View = (typeof VIEWS)[number];

const S2 = Math.SQRT1_2;
const S6 = 1 / Math.sqrt(6);

/** To whoever looks, and where a point lies on the sheet. */
const LOOKS: Record<View, { to: Vec; put: (point: Vec) => [number, number] }> = {
  plan: { to: [0, 0, 1], put: ([x, y]) => [x, -y] },
  elevation: { to: [0, -1, 0], put: ([x, , z]) => [x, -z] },
  isometric: {
    to: [1, -1, 1],
    put: ([x, y, z]) => [(x + y) * S2, (x - y - 2 * z) * S6],
  },
};

const n = (value: number) => String(Math.round(value * 10) / 10);

interface Piece {
  min: Vec;
  max: Vec;
  sheet: [number, number, number, number];
  paths: { d: string; fill: string }[];
}

/** A colour with so much of its light. */
const shade = (hex: string, light: number): string =>
  `#${[1, 3, 5]
    .map((at) =>
      Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * light)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

const LIGHT: Vec = [0.25, -0.45, 0.86];

function pieceOf(solid: Solid, view: View): Piece {
  const { to, put } = LOOKS[view];
  const { min, max } = boundsOf([solid]);
  const sheet: Piece["sheet"] = [Infinity, Infinity, -Infinity, -Infinity];
  const paths = facesOf(solid)
    .filter(({ normal }) => dot(normal, to) > 1e-6)
    .map(({ corners, normal }) => {
      const points = corners.map(put);
      for (const [x, y] of points) {
        sheet[0] = Math.min(sheet[0], x);
        sheet[1] = Math.min(sheet[1], y);
        sheet[2] = Math.max(sheet[2], x);
        sheet[3] = Math.max(sheet[3], y);
      }
      return {
        d: `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}z`,
        fill: shade(MATERIALS[solid.material], 0.62 + 0.38 * Math.max(0, dot(normal, LIGHT))),
      };
    });
  return { min, max, sheet, paths };
}

/** Whether one lies behind another wherever they meet on the sheet. */
const isBehind = (a: Piece, b: Piece, to: Vec): boolean =>
  [0, 1, 2].some((axis) => {
    const way = to[axis] as number;
    if (way === 0) return false;
    const [from, until] = way > 0 ? [a.max[axis], b.min[axis]] : [b.max[axis], a.min[axis]];
    return (from as number) <= (until as number) + 1e-6;
  });

/** From the farthest to the nearest, as far as solids that do not pierce each other have an order. */
function inOrder(pieces: Piece[], view: View): Piece[] {
  const { to } = LOOKS[view];
  const meet = (a: Piece, b: Piece) =>
    a.sheet[0] < b.sheet[2] && b.sheet[0] < a.sheet[2] && a.sheet[1] < b.sheet[3] && b.sheet[1] < a.sheet[3];
  const behind = pieces.map((piece) =>
    pieces.filter(
      (other) =>
        other !== piece && meet(piece, other) && isBehind(other, piece, to) && !isBehind(piece, other, to),
    ),
  );
  const at = new Map(pieces.map((piece, index) => [piece, index]));
  const done = new Set<Piece>();
  const open = new Set<Piece>();
  const order: Piece[] = [];
  const visit = (piece: Piece) => {
    if (done.has(piece) || open.has(piece)) return;
    open.add(piece);
    for (const other of behind[at.get(piece) as number] as Piece[]) visit(other);
    open.delete(piece);
    done.add(piece);
    order.push(piece);
  };
  const depth = (piece: Piece) => dot(piece.max, to) + dot(piece.min, to);
  for (const piece of [...pieces].sort((a, b) => depth(a) - depth(b))) visit(piece);
  return order;
}

interface Drawn {
  view: View;
  title: string;
  /** A length in the reader's units. */
  length: (inches: number) => string;
  room?: { place: Place; fit: Fit; words: { turning: string } };
}

export function drawingOf(solids: readonly Solid[], { view, title, length, room }: Drawn): string {
  const pieces = inOrder(
    solids.map((solid) => pieceOf(solid, view)),
    view,
  );
  const all = boundsOf(solids);
  const edge = (at: 0 | 1 | 2 | 3) => (at < 2 ? Math.min : Math.max)(...pieces.map(({ sheet }) => sheet[at]));
  const [left, top, right, bottom] = [edge(0), edge(1), edge(2), edge(3)];
  let [x0, y0, x1, y1] = [left, top, right, bottom];
  let around = "";
  if (room && view === "plan") {
    // The object stays where it is, and the room is moved around it.
    const { place, fit } = room;
    const [rx, ry] = [all.min[0] - fit.at.x, all.min[1] - fit.at.y];
    [x0, y0] = [Math.min(x0, rx), Math.min(y0, -(ry + place.depth))];
    [x1, y1] = [Math.max(x1, rx + place.width), Math.max(y1, -ry)];
    around = `<rect x="${n(rx)}" y="${n(-(ry + place.depth))}" width="${n(place.width)}" height="${n(place.depth)}" fill="none" stroke="#1c1c1c" stroke-width="3" vector-effect="non-scaling-stroke"/>`;
    const look =
      'fill="none" stroke="#164b85" stroke-width="1.5" stroke-dasharray="6 4" vector-effect="non-scaling-stroke"';
    if (place.door) {
      const hinge = rx + place.doorAt;
      around += `<path d="M${n(hinge)} ${n(-ry)}v${n(-place.door)}A${n(place.door)} ${n(place.door)} 0 0 1 ${n(hinge + place.door)} ${n(-ry)}" ${look}/>`;
    }
    if (fit.circle)
      around += `<circle cx="${n(rx + fit.circle.x)}" cy="${n(-(ry + fit.circle.y))}" r="${TURNING / 2}" ${look}><title>${room.words.turning}</title></circle>`;
  }
  const size = Math.max(x1 - x0, y1 - y0, 24);
  const font = size / 26;
  let marks = "";
  const text = (x: number, y: number, words: string, turned = false) => {
    marks += `<text x="${n(x)}" y="${n(y)}"${turned ? ` transform="rotate(-90 ${n(x)} ${n(y)})"` : ""}>${words.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</text>`;
  };
  if (view !== "isometric") {
    const off = font * 1.6;
    const [low, side] = [y1 + off, x0 - off];
    const slash = font * 0.35;
    const tick = (x: number, y: number) => `M${n(x - slash)} ${n(y + slash)}L${n(x + slash)} ${n(y - slash)}`;
    marks += `<path d="M${n(left)} ${n(low)}H${n(right)}M${n(side)} ${n(top)}V${n(bottom)}${tick(left, low)}${tick(right, low)}${tick(side, top)}${tick(side, bottom)}" fill="none" stroke="#164b85" stroke-width="1" vector-effect="non-scaling-stroke"/>`;
    text((left + right) / 2, low + font * 1.15, length(right - left));
    text(side - font * 0.45, (top + bottom) / 2, length(bottom - top), true);
  }
  const margin = view === "isometric" ? font : font * 3.6;
  const box = [x0 - margin, y0 - font, x1 - x0 + margin + font, y1 - y0 + margin + font].map(n);
  const drawn = pieces
    .flatMap(({ paths }) => paths)
    .map(({ d, fill }) => `<path d="${d}" fill="${fill}"/>`)
    .join("");
  const [, , w, h] = box.map(Number) as [number, number, number, number];
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(" ")}" width="${n((w / Math.max(w, h)) * 720)}" height="${n((h / Math.max(w, h)) * 720)}" direction="ltr"><title>${title}</title><rect x="${box[0]}" y="${box[1]}" width="${box[2]}" height="${box[3]}" fill="#fff"/><g stroke="#1c1c1c" stroke-width="0.8" stroke-linejoin="round"><g vector-effect="non-scaling-stroke">${drawn.replaceAll("<path ", '<path vector-effect="non-scaling-stroke" ')}</g></g>${around}<g font-family="sans-serif" font-size="${n(font)}" font-weight="600" text-anchor="middle" fill="#164b85" stroke="#fff" stroke-width="${n(font / 5)}" paint-order="stroke">${marks}</g></svg>
`;
}
