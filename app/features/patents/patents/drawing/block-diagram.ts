import { CENTRE, type Drawing, FRAME, fitted, LETTER, type Part, type Point } from "./sheet.ts";

/** What is kept is drawn as a drum, as everybody draws it. */
const KEPT = /\b(store|database|ledger|log|register|archive|library|catalogue|record|index|table|cache)\b/i;

export interface Block extends Part {
  x: number;
  y: number;
  width: number;
  height: number;
  lines: string[];
}

/** A box with its words; what keeps something is a drum. */
export function drawBlock(drawing: Drawing, { x, y, width, height, lines, name }: Block): void {
  const middle: Point = [x + width / 2, y + height / 2];
  if (KEPT.test(name)) {
    const [rx, ry] = [width / 2, 7];
    drawing.path(
      [
        ["M", x, y + ry],
        ["L", x, y + height - ry],
        ["C", x, y + height + ry * 0.4, x + width, y + height + ry * 0.4, x + width, y + height - ry],
        ["L", x + width, y + ry],
        ["Z"],
      ],
      { fill: "white" },
    );
    drawing.ellipse(middle[0], y + ry, rx, ry);
    drawing.label(middle[0], middle[1] + ry, lines);
  } else {
    drawing.rect(x, y, width, height);
    drawing.label(...middle, lines);
  }
}

/** How large the boxes of one row are: as wide as the words and the sheet allow, all of one height. */
function sizedRow(row: readonly Part[], gap: number) {
  const room = (FRAME.right - FRAME.left - 40 - (row.length - 1) * gap) / row.length;
  const texts = row.map(({ name }) => fitted(name, Math.min(room, 150) - 18));
  return {
    width: Math.max(88, ...texts.map(({ width }) => width + 22)),
    lines: texts.map(({ lines }) => lines),
    height:
      Math.max(...texts.map(({ height }) => height)) + (row.some(({ name }) => KEPT.test(name)) ? 34 : 24),
  };
}

/**
 * A system as boxes in rows, each row working on what the one above gives it.
 * @param system what the broken line around all of it stands for
 */
export function drawBlockDiagram(drawing: Drawing, system: Part, rows: readonly (readonly Part[])[]): void {
  const gap = 26;
  const sizes = rows.map((row) => sizedRow(row, gap));
  // Rows of one length stand in line with each other.
  const widthOf = (length: number) =>
    Math.max(...sizes.map(({ width }, r) => (rows[r]?.length === length ? width : 0)));
  const content = sizes.reduce((sum, { height }) => sum + height, 0);
  const between = Math.min(84, (FRAME.bottom - FRAME.top - 96 - content) / Math.max(1, rows.length - 1));
  const total = content + between * (rows.length - 1);
  let y = CENTRE.y - total / 2 + 12;
  const top = y;
  const blocks = rows.map((row, r) => {
    const { lines, height } = sizes[r] as (typeof sizes)[number];
    const width = widthOf(row.length);
    const left = CENTRE.x - (width * row.length + gap * (row.length - 1)) / 2;
    const placed = row.map(
      (part, n): Block => ({ ...part, x: left + n * (width + gap), y, width, height, lines: lines[n] ?? [] }),
    );
    y += height + between;
    return placed;
  });
  const edge = { left: FRAME.left + 2, right: FRAME.right - 2, top: top - 34, bottom: top + total + 22 };
  drawing.rect(edge.left, edge.top, edge.right - edge.left, edge.bottom - edge.top, {
    dash: "hidden",
    width: 0.8,
  });
  drawing.lead(system.numeral, system.name, [edge.right - 60, edge.top], [edge.right - 34, edge.top - 16]);
  for (const [r, row] of blocks.entries()) {
    const next = blocks[r + 1];
    if (next) connectRows(drawing, row, next, between);
  }
  for (const block of blocks.flat()) {
    drawBlock(drawing, block);
    numberBlock(drawing, block);
  }
}

/** The numeral above a box's right end, where no line arrives. */
export function numberBlock(drawing: Drawing, { numeral, name, x, y, width }: Block): void {
  const right = x + width;
  drawing.numeral(numeral, name, right, y - 8, "end");
  drawing.path(
    [
      ["M", right - 22, y - 11],
      ["C", right - 27, y - 12, right - 26, y - 3, right - 31, y],
    ],
    { width: 0.7 },
  );
}

const bottomOf = ({ x, y, width, height }: Block): Point => [x + width / 2 - LETTER, y + height];
const topOf = ({ x, y, width }: Block): Point => [x + width / 2 - LETTER, y];

/** Straight down where both rows have as many boxes, otherwise along one line between them. */
function connectRows(
  drawing: Drawing,
  upper: readonly Block[],
  lower: readonly Block[],
  between: number,
): void {
  const channel = (lower[0]?.y ?? 0) - between / 2 - 4;
  if (upper.length === lower.length) {
    for (const [n, block] of upper.entries()) {
      const from = bottomOf(block);
      const to = topOf(lower[n] as Block);
      drawing.arrow(from[0] === to[0] ? [from, to] : [from, [from[0], channel], [to[0], channel], to]);
    }
    return;
  }
  const ends = [...upper.map(bottomOf), ...lower.map(topOf)].map(([x]) => x);
  drawing.line([
    [Math.min(...ends), channel],
    [Math.max(...ends), channel],
  ]);
  for (const block of upper) drawing.line([bottomOf(block), [bottomOf(block)[0], channel]]);
  for (const block of lower) drawing.arrow([[topOf(block)[0], channel], topOf(block)]);
}

/** The inside of one component: its parts in two columns, passed through in the order of a meander. */
export function drawDetail(drawing: Drawing, whole: Part, parts: readonly Part[], turn: number): void {
  const width = 138 + turn / 3;
  const columns = [FRAME.left + 66, FRAME.right - 66 - width];
  const rows = Math.ceil(parts.length / 2);
  const pitch = Math.min(120, 430 / rows);
  const top = CENTRE.y - (rows * pitch) / 2 + 16;
  const blocks = parts.map((part, n): Block => {
    const row = Math.floor(n / 2);
    const column = row % 2 === 0 ? n % 2 : 1 - (n % 2);
    const { lines, height } = fitted(part.name, width - 18);
    return {
      ...part,
      x: columns[column] ?? 0,
      y: top + row * pitch,
      width,
      height: Math.max(44, height + 20),
      lines,
    };
  });
  drawing.roundRect(FRAME.left + 26, top - 46, FRAME.right - FRAME.left - 52, rows * pitch + 46, 26, {
    width: 1.4,
  });
  drawing.lead(whole.numeral, whole.name, [FRAME.right - 70, top - 46], [FRAME.right - 40, top - 64]);
  for (const [n, block] of blocks.entries()) {
    const next = blocks[n + 1];
    if (!next) continue;
    if (next.y === block.y) {
      const right = next.x > block.x;
      const y = block.y + Math.min(block.height, next.height) / 2;
      drawing.arrow([
        [right ? block.x + width : block.x, y],
        [right ? next.x : next.x + width, y],
      ]);
    } else
      drawing.arrow([
        [block.x + width / 2 - LETTER, block.y + block.height],
        [next.x + width / 2 - LETTER, next.y],
      ]);
  }
  for (const block of blocks) {
    drawBlock(drawing, block);
    numberBlock(drawing, block);
  }
}

/** One part in the middle that all others speak to. */
export function drawNetwork(drawing: Drawing, hub: Part, leaves: readonly Part[], turn: number): void {
  const size = 104;
  const [wide, high] = [166 + turn / 3, 212 + (turn % 6) * 4];
  const place = (n: number): Point => {
    const angle =
      (n / leaves.length) * 2 * Math.PI - Math.PI / 2 + (leaves.length % 2 ? 0 : Math.PI / leaves.length);
    return [CENTRE.x + wide * Math.cos(angle), CENTRE.y + 8 + high * Math.sin(angle)];
  };
  const boxed = (part: Part, [cx, cy]: Point): Block => {
    const { lines, height } = fitted(part.name, size - 16);
    const tall = height + (KEPT.test(part.name) ? 34 : 26);
    return { ...part, x: cx - size / 2, y: cy - tall / 2, width: size, height: tall, lines };
  };
  for (const n of leaves.keys()) wireless(drawing, [CENTRE.x, CENTRE.y + 8], place(n));
  const text = fitted(hub.name, 92);
  drawing.ellipse(CENTRE.x, CENTRE.y + 8, 72, 46);
  drawing.label(CENTRE.x, CENTRE.y + 8, text.lines);
  // Halfway between the first two connections to the right of the hub there is room for its numeral.
  const [a, b] = [place(0), place(1)];
  const aim = Math.atan2((a[1] + b[1]) / 2 - CENTRE.y - 8, (a[0] + b[0]) / 2 - CENTRE.x);
  const out = (far: number): Point => [
    CENTRE.x + far * 72 * Math.cos(aim),
    CENTRE.y + 8 + far * 46 * Math.sin(aim),
  ];
  drawing.lead(hub.numeral, hub.name, out(1), out(1.42));
  for (const [n, part] of leaves.entries()) {
    const block = boxed(part, place(n));
    drawBlock(drawing, block);
    numberBlock(drawing, block);
  }
}

/** A connection without wire: a line with a flash in it. */
function wireless(drawing: Drawing, from: Point, to: Point): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const at = (along: number, aside: number): Point => [
    from[0] + ux * along - uy * aside,
    from[1] + uy * along + ux * aside,
  ];
  const middle = length * 0.5;
  drawing.line([from, at(middle - 7, 0), at(middle + 4, 6), at(middle - 4, -6), at(middle + 7, 0), to]);
}
