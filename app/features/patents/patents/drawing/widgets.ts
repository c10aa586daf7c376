import type { Drawing, Point } from "./sheet.ts";

/** The inside of a region of a screen. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}
type Widget = (drawing: Drawing, area: Area) => void;

const THIN = { width: 0.7 } as const;

/** A line of writing that is too small to read. */
function scribble(drawing: Drawing, x: number, y: number, length: number): void {
  drawing.line(
    [
      [x, y],
      [x + length, y],
    ],
    { width: 1.6 },
  );
}

const list: Widget = (drawing, { x, y, width, height }) => {
  const rows = Math.max(2, Math.floor(height / 18));
  for (let n = 0; n < rows; n++) {
    const at = y + 10 + n * 18;
    if (at > y + height - 4) break;
    drawing.ellipse(x + 8, at, 3.2, 3.2);
    scribble(drawing, x + 18, at, (width - 34) * (n % 3 === 1 ? 0.62 : 0.9));
  }
};

const chart: Widget = (drawing, { x, y, width, height }) => {
  const foot = y + height - 8;
  drawing.line([
    [x + 8, y + 4],
    [x + 8, foot],
    [x + width - 6, foot],
  ]);
  const bars = Math.max(4, Math.floor(width / 28));
  const pitch = (width - 22) / bars;
  for (let n = 0; n < bars; n++) {
    const tall = (height - 22) * (0.35 + 0.6 * Math.abs(Math.sin(n * 1.7 + width)));
    drawing.rect(x + 13 + n * pitch, foot - tall, pitch * 0.6, tall);
  }
};

const map: Widget = (drawing, { x, y, width, height }) => {
  const at = (u: number, v: number): Point => [x + 6 + (width - 12) * u, y + 4 + (height - 8) * v];
  drawing.line([at(0, 0.7), at(0.3, 0.62), at(0.55, 0.8), at(1, 0.66)], THIN);
  drawing.line([at(0.22, 0), at(0.3, 0.62), at(0.26, 1)], THIN);
  drawing.line([at(0.78, 0), at(0.7, 0.4), at(0.74, 0.74)], THIN);
  drawing.polygon([at(0.38, 0.12), at(0.6, 0.1), at(0.62, 0.44), at(0.4, 0.48)], { ...THIN, dash: "hidden" });
  const [px, py] = at(0.5, 0.3);
  drawing.path(
    [
      ["M", px, py + 8],
      ["C", px - 12, py - 6, px - 6, py - 14, px, py - 14],
      ["C", px + 6, py - 14, px + 12, py - 6, px, py + 8],
      ["Z"],
    ],
    { fill: "white" },
  );
  drawing.ellipse(px, py - 6, 2.4, 2.4);
};

const camera: Widget = (drawing, { x, y, width, height }) => {
  const [cx, cy] = [x + width / 2, y + height / 2];
  const s = Math.min(width, height) / 2 - 6;
  for (const [dx, dy] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    const [px, py] = [cx + dx * s * 1.3, cy + dy * s];
    drawing.line(
      [
        [px - dx * 11, py],
        [px, py],
        [px, py - dy * 11],
      ],
      { width: 1.4 },
    );
  }
  person(drawing, cx - s * 0.2, cy + s * 0.72, s * 1.3);
  drawing.rect(cx - s * 0.62, cy - s * 0.72, s * 0.84, s * 1.5, { ...THIN, dash: "hidden" });
};

/** A standing figure, by the place of its feet. */
export function person(drawing: Drawing, x: number, foot: number, height: number): void {
  const head = height * 0.13;
  const neck = foot - height + 2 * head;
  drawing.ellipse(x, neck - head, head, head);
  drawing.arc(x, neck - head * 1.2, head * 1.25, head, 2, 4, { width: 1.2 });
  drawing.line([
    [x, neck],
    [x, foot - height * 0.42],
  ]);
  drawing.line([
    [x - height * 0.14, foot],
    [x, foot - height * 0.42],
    [x + height * 0.14, foot],
  ]);
  drawing.line([
    [x - height * 0.16, neck + height * 0.24],
    [x, neck + height * 0.08],
    [x + height * 0.16, neck + height * 0.22],
  ]);
}

const model: Widget = (drawing, { x, y, width, height }) => {
  const [cx, cy] = [x + width / 2, y + height / 2 + 4];
  const s = Math.min(width / 2.4, height / 2) * 0.8;
  const corner = (dx: number, dy: number): Point => [cx + dx * s, cy + dy * s];
  drawing.polygon([
    corner(0, -0.9),
    corner(0.86, -0.45),
    corner(0.86, 0.45),
    corner(0, 0.9),
    corner(-0.86, 0.45),
    corner(-0.86, -0.45),
  ]);
  drawing.line([corner(-0.86, -0.45), corner(0, 0), corner(0.86, -0.45)]);
  drawing.line([corner(0, 0), corner(0, 0.9)]);
  drawing.line([corner(-0.86, 0), corner(0, 0.45), corner(0.86, 0)], THIN);
  drawing.line([corner(-0.43, -0.22), corner(-0.43, 0.67)], THIN);
  drawing.line([corner(0.43, -0.22), corner(0.43, 0.67)], THIN);
};

const form: Widget = (drawing, { x, y, width, height }) => {
  for (let at = y + 6; at < y + height - 22; at += 34) {
    scribble(drawing, x + 6, at, width * 0.34);
    drawing.rect(x + 6, at + 7, width - 14, 15);
  }
};

const buttons: Widget = (drawing, { x, y, width, height }) => {
  const count = width > 220 ? 3 : 2;
  const wide = (width - 12 - (count - 1) * 10) / count;
  const tall = Math.min(26, height - 8);
  for (let n = 0; n < count; n++) {
    const left = x + 6 + n * (wide + 10);
    drawing.roundRect(left, y + (height - tall) / 2, wide, tall, 6);
    scribble(drawing, left + wide * 0.24, y + height / 2, wide * 0.52);
  }
};

const alert: Widget = (drawing, { x, y, width, height }) => {
  const s = Math.min(height - 10, 40);
  const [left, top] = [x + 10, y + (height - s) / 2];
  drawing.polygon(
    [
      [left + s / 2, top],
      [left + s, top + s * 0.9],
      [left, top + s * 0.9],
    ],
    { fill: "white", width: 1.6 },
  );
  drawing.line(
    [
      [left + s / 2, top + s * 0.3],
      [left + s / 2, top + s * 0.6],
    ],
    { width: 2 },
  );
  drawing.ellipse(left + s / 2, top + s * 0.75, 1.4, 1.4, { fill: "black", width: 0.5 });
  for (const [n, part] of [0.9, 0.66].entries())
    scribble(drawing, left + s + 14, top + s * 0.35 + n * 14, (width - s - 36) * part);
};

const gauge: Widget = (drawing, { x, y, width, height }) => {
  const r = Math.min(width / 2 - 12, height - 20);
  const [cx, cy] = [x + width / 2, y + height - 10];
  drawing.arc(cx, cy, r, r, 2, 4, { width: 1.4 });
  drawing.arc(cx, cy, r * 0.74, r * 0.74, 2, 4);
  for (let n = 0; n <= 6; n++) {
    const angle = Math.PI * (1 + n / 6);
    drawing.line(
      [
        [cx + r * 0.74 * Math.cos(angle), cy + r * 0.74 * Math.sin(angle)],
        [cx + r * Math.cos(angle), cy + r * Math.sin(angle)],
      ],
      THIN,
    );
  }
  const needle = Math.PI * (1.2 + ((width * 7) % 10) / 16);
  drawing.line(
    [
      [cx, cy],
      [cx + r * 0.68 * Math.cos(needle), cy + r * 0.68 * Math.sin(needle)],
    ],
    { width: 1.8 },
  );
  drawing.ellipse(cx, cy, 4, 4);
};

const table: Widget = (drawing, { x, y, width, height }) => {
  const rows = Math.max(3, Math.floor(height / 17));
  const pitch = (height - 6) / rows;
  drawing.rect(x + 4, y + 2, width - 10, pitch * rows);
  for (let n = 1; n < rows; n++)
    drawing.line(
      [
        [x + 4, y + 2 + n * pitch],
        [x + width - 6, y + 2 + n * pitch],
      ],
      THIN,
    );
  for (const part of [0.46, 0.7])
    drawing.line(
      [
        [x + 4 + (width - 10) * part, y + 2],
        [x + 4 + (width - 10) * part, y + 2 + pitch * rows],
      ],
      THIN,
    );
  for (let n = 0; n < rows; n++)
    scribble(drawing, x + 10, y + 2 + (n + 0.5) * pitch, (width - 10) * (n % 2 ? 0.22 : 0.32));
};

const timeline: Widget = (drawing, { x, y, width, height }) => {
  const rows = Math.max(3, Math.floor(height / 20));
  for (let n = 1; n < 5; n++)
    drawing.line(
      [
        [x + (width * n) / 5, y + 2],
        [x + (width * n) / 5, y + height - 4],
      ],
      { ...THIN, dash: "hidden" },
    );
  for (let n = 0; n < rows; n++) {
    const start = 0.04 + (0.62 * n) / rows;
    drawing.rect(x + width * start, y + 6 + n * 20, width * (0.2 + 0.09 * ((n * 2) % 3)), 10);
  }
};

/** What a region of a screen may show. */
export const WIDGETS = {
  list,
  chart,
  map,
  camera,
  model,
  form,
  buttons,
  alert,
  gauge,
  table,
  timeline,
} satisfies Record<string, Widget>;
export type WidgetName = keyof typeof WIDGETS;
