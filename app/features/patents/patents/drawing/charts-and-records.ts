import { CENTRE, type Drawing, FRAME, fitted, type Part, type Point } from "./sheet.ts";

export interface Message extends Part {
  from: number;
  to: number;
}

/** Who says what to whom, time running down the sheet. */
export function drawSequence(
  drawing: Drawing,
  actors: readonly Part[],
  messages: readonly Message[],
  turn: number,
): void {
  const pitch = (FRAME.right - FRAME.left - 20) / actors.length;
  const axis = (n: number) => FRAME.left + 10 + pitch * (n + 0.5);
  const texts = actors.map(({ name }) => fitted(name, pitch - 34));
  const height = Math.max(...texts.map((text) => text.height)) + 20;
  const top = FRAME.top + 24;
  const first = top + height + 46;
  const step = Math.min(54 + turn / 5, (FRAME.bottom - 24 - first) / messages.length);
  const end = first + step * (messages.length - 1) + 34;
  for (const n of actors.keys())
    drawing.line(
      [
        [axis(n), top + height],
        [axis(n), end],
      ],
      { dash: "hidden", width: 0.8 },
    );
  for (const [n, actor] of actors.entries()) {
    const at = messages
      .map((message, m) => ({ ...message, y: first + m * step }))
      .filter(({ from, to }) => from === n || to === n);
    const [start, last] = [at[0]?.y ?? 0, at.at(-1)?.y ?? 0];
    if (at.length > 0) drawing.rect(axis(n) - 5, start - 8, 10, last - start + 22);
    const width = pitch - 24;
    drawing.rect(axis(n) - width / 2, top, width, height);
    drawing.label(axis(n), top + height / 2, texts[n]?.lines ?? []);
    drawing.numeral(actor.numeral, actor.name, axis(n) + width / 2, top - 8, "end");
    drawing.path(
      [
        ["M", axis(n) + width / 2 - 22, top - 11],
        [
          "C",
          axis(n) + width / 2 - 27,
          top - 12,
          axis(n) + width / 2 - 26,
          top - 3,
          axis(n) + width / 2 - 31,
          top,
        ],
      ],
      { width: 0.7 },
    );
  }
  for (const [m, { from, to, name, numeral }] of messages.entries()) {
    const y = first + m * step;
    const side = to > from ? 1 : -1;
    drawing.arrow([
      [axis(from) + side * 5, y],
      [axis(to) - side * 5, y],
    ]);
    const middle = axis(from) + (side * pitch) / 2;
    const { lines } = fitted(name, pitch - 22, 8.5);
    const lift = y - 5 - (lines.length - 1) * 10;
    for (const [n, line] of lines.entries()) drawing.text(middle, lift + n * 10, line, { size: 8.5 });
    drawing.numeral(numeral, name, middle, y + 13);
  }
}

/** Conditions that follow each other round, and what leads from one to the next. */
export function drawStates(
  drawing: Drawing,
  states: readonly Part[],
  events: readonly string[],
  turn: number,
): void {
  const [rx, ry] = [62 + turn / 6, 24 + (turn % 3)];
  const [wide, high] = [150 + turn / 4, 196 + (turn % 7) * 3];
  const centre: Point = [CENTRE.x, CENTRE.y + 2];
  const around = (n: number, far = 1): Point => {
    const angle = (n / states.length) * 2 * Math.PI - Math.PI / 2;
    return [centre[0] + wide * far * Math.cos(angle), centre[1] + high * far * Math.sin(angle)];
  };
  for (const n of states.keys()) {
    const [from, to] = [around(n), around(n + 1)];
    const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
    const reach = 1 / Math.hypot(Math.cos(angle) / (rx + 4), Math.sin(angle) / (ry + 4));
    const cut = (point: Point, side: number): Point => [
      point[0] + side * reach * Math.cos(angle),
      point[1] + side * reach * Math.sin(angle),
    ];
    drawing.arrow([cut(from, 1), cut(to, -1)]);
    const { lines } = fitted(events[n] ?? "", 88, 9);
    const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const aside = x < centre[0] - 30 ? -1 : x > centre[0] + 30 ? 1 : 0;
    const above = y < centre[1] ? -1 : 1;
    const sideways = aside === 0 ? 0 : aside * 16;
    const down = aside === 0 ? above * 14 : above * 12;
    const firstLine = y + down - (above < 0 ? (lines.length - 1) * 11 : -8);
    for (const [m, line] of lines.entries())
      drawing.text(x + sideways, firstLine + m * 11, line, {
        size: 9,
        anchor: aside < 0 ? "end" : aside > 0 ? "start" : "middle",
      });
  }
  for (const [n, state] of states.entries()) {
    const [x, y] = around(n);
    drawing.ellipse(x, y, rx, ry);
    drawing.label(x, y, fitted(state.name, rx * 1.5, 9.5).lines, 9.5);
    const right = x < centre[0] + 1;
    const touch: Point = [x + (right ? 1 : -1) * rx * 0.8, y + (y > centre[1] ? -1 : 1) * ry * 0.6];
    const inward = around(n, 0.62);
    drawing.lead(
      state.numeral,
      state.name,
      touch,
      Math.abs(x - centre[0]) < 5
        ? [x + rx + 8, y + (y > centre[1] ? -1 : 1) * 30]
        : [inward[0] + (right ? 26 : -26), touch[1] + (y > centre[1] ? -12 : 12)],
    );
  }
}

export interface Table {
  title: Part;
  fields: readonly Part[];
}

/** Records and what refers to what. Tables stand left and right in turn, so that each has a free side. */
export function drawRecords(drawing: Drawing, tables: readonly Table[], turn: number): void {
  const [width, row] = [160 + turn / 3, 24 + (turn % 3)];
  const heights = tables.map(({ fields }) => (fields.length + 1) * row);
  const step = Math.min(
    64,
    (FRAME.bottom - FRAME.top - 40 - heights.reduce((sum, height) => sum + height, 0)) / tables.length + 46,
  );
  let y = FRAME.top + 36;
  const boxes = tables.map((_, n) => {
    const box = { x: n % 2 === 0 ? FRAME.left + 50 : FRAME.right - 50 - width, y, height: heights[n] ?? 0 };
    y += (heights[n] ?? 0) * 0.62 + step;
    return box;
  });
  for (const [n, box] of boxes.entries()) {
    const next = boxes[n + 1];
    if (!next) continue;
    const right = next.x > box.x;
    const from: Point = [right ? box.x + width : box.x, box.y + row * 1.5];
    const to: Point = [next.x + width / 2, next.y];
    drawing.arrow([from, [to[0], from[1]], to]);
  }
  for (const [n, { title, fields }] of tables.entries()) {
    const { x, y: top, height } = boxes[n] as (typeof boxes)[number];
    const right = n % 2 === 1;
    drawing.rect(x, top, width, height, { fill: "white", width: 1.4 });
    drawing.line(
      [
        [x, top + row],
        [x + width, top + row],
      ],
      { width: 1.4 },
    );
    for (const [f, part] of [title, ...fields].entries()) {
      const middle = top + row * (f + 0.5);
      if (f > 1)
        drawing.line(
          [
            [x, top + row * f],
            [x + width, top + row * f],
          ],
          { width: 0.7 },
        );
      drawing.text(x + 10, middle + 3.5, fitted(part.name, width - 16, 9.5).lines[0] ?? "", {
        anchor: "start",
        size: 9.5,
        bold: f === 0,
      });
      const edge = right ? x + width : x;
      drawing.lead(part.numeral, part.name, [edge, middle], [edge + (right ? 18 : -18), middle - 5]);
    }
  }
}

/** Shapes of curves over the unit interval, from 0 at the foot to 1. */
export const CURVES = {
  rise: (u: number) => 0.08 + 0.8 * u ** 1.7,
  fall: (u: number) => 0.9 - 0.72 * u ** 0.7,
  peak: (u: number) => 0.14 + 0.72 * Math.exp(-(((u - 0.55) / 0.16) ** 2)),
  step: (u: number) => 0.2 + 0.55 / (1 + Math.exp(-26 * (u - 0.5))),
  wave: (u: number) => 0.45 + 0.2 * Math.sin(u * 13) + 0.12 * Math.sin(u * 29),
  flat: () => 0.62,
  low: () => 0.24,
  decay: (u: number) => 0.12 + 0.76 * Math.exp(-3.4 * u),
  learn: (u: number) => 0.9 - 0.75 * Math.exp(-3 * u),
} satisfies Record<string, (u: number) => number>;
export type CurveName = keyof typeof CURVES;

const DASHES = [undefined, "hidden", "centre"] as const;

/** Curves over two axes; they show how a quantity behaves, not measured values. */
export function drawGraph(
  drawing: Drawing,
  axes: readonly [x: string, y: string],
  curves: readonly (Part & { curve: CurveName })[],
  turn: number,
): void {
  const area = { x: FRAME.left + 60, y: FRAME.top + 70, width: 350, height: 340 + turn };
  const foot = area.y + area.height;
  drawing.arrow([
    [area.x, foot],
    [area.x, area.y - 18],
  ]);
  drawing.arrow([
    [area.x, foot],
    [area.x + area.width + 20, foot],
  ]);
  for (let n = 1; n <= 6; n++) {
    drawing.line(
      [
        [area.x + (area.width * n) / 6, foot],
        [area.x + (area.width * n) / 6, foot - 5],
      ],
      { width: 0.8 },
    );
    drawing.line(
      [
        [area.x, foot - (area.height * n) / 6],
        [area.x + 5, foot - (area.height * n) / 6],
      ],
      { width: 0.8 },
    );
  }
  drawing.text(area.x - 6, area.y - 26, axes[1].toUpperCase(), { anchor: "start", size: 9.5 });
  drawing.text(area.x + area.width + 18, foot + 20, axes[0].toUpperCase(), { anchor: "end", size: 9.5 });
  const ends: { y: number; at: Point; part: Part }[] = [];
  for (const [n, { curve, ...part }] of curves.entries()) {
    const value = CURVES[curve];
    const shift = ((turn * 3 + n * 5) % 7) / 100;
    const at = (u: number): Point => [
      area.x + area.width * u,
      foot - area.height * Math.min(0.98, value(u) + shift),
    ];
    drawing.line(
      Array.from({ length: 57 }, (_, step) => at(step / 56)),
      { width: 1.3, dash: DASHES[n % 3] },
    );
    const u = 0.94 - n * 0.06;
    ends.push({ y: at(u)[1], at: at(u), part });
  }
  ends.sort((a, b) => a.y - b.y);
  let last = Number.NEGATIVE_INFINITY;
  for (const { y, at, part } of ends) {
    const place = Math.max(y - 18, last + 26);
    last = place;
    drawing.lead(part.numeral, part.name, at, [area.x + area.width + 44, place]);
  }
}
