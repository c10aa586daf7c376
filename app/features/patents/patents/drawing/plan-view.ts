import { hatched } from "./section-view.ts";
import { CENTRE, type Drawing, FRAME, type Part, type Point } from "./sheet.ts";

export type Glyph =
  | "room"
  | "crane"
  | "machine"
  | "stack"
  | "office"
  | "camera"
  | "gate"
  | "stair"
  | "zone"
  | "person"
  | "tree"
  | "vehicle";

const GLYPHS: Record<Glyph, (drawing: Drawing, cx: number, cy: number, w: number, h: number) => void> = {
  room(drawing, cx, cy, w, h) {
    drawing.rect(cx - w / 2, cy - h / 2, w, h, { fill: "white", width: 1.8 });
    drawing.line(
      [
        [cx - w / 2 + 10, cy + h / 2],
        [cx - w / 2 + 10, cy + h / 2 - 24],
      ],
      { width: 0.8 },
    );
    drawing.arc(cx - w / 2 + 10, cy + h / 2, 24, 24, 3, 4, { width: 0.8 });
    drawing.line(
      [
        [cx + w * 0.1, cy - h / 2],
        [cx + w * 0.1, cy],
      ],
      { width: 1.8 },
    );
  },
  crane(drawing, cx, cy, w, h) {
    const r = Math.min(w, h) / 2;
    drawing.ellipse(cx, cy, r, r, { dash: "hidden", width: 0.8 });
    drawing.rect(cx - 9, cy - 9, 18, 18, { fill: "white", width: 1.4 });
    drawing.line([
      [cx - 9, cy - 9],
      [cx + 9, cy + 9],
    ]);
    drawing.line([
      [cx + 9, cy - 9],
      [cx - 9, cy + 9],
    ]);
    drawing.polygon([
      [cx - 26, cy + 8],
      [cx + r * 0.9, cy - r * 0.4],
      [cx + r * 0.9, cy - r * 0.3],
      [cx - 24, cy + 14],
    ]);
  },
  machine(drawing, cx, cy, w) {
    drawing.rect(cx - w * 0.3, cy - 24, w * 0.5, 13);
    drawing.rect(cx - w * 0.3, cy + 11, w * 0.5, 13);
    drawing.roundRect(cx - w * 0.24, cy - 12, w * 0.38, 24, 5);
    drawing.polygon([
      [cx + w * 0.1, cy - 5],
      [cx + w * 0.36, cy - 3],
      [cx + w * 0.36, cy + 3],
      [cx + w * 0.1, cy + 5],
    ]);
    drawing.arc(cx + w * 0.36, cy, 12, 12, 3, 5);
  },
  stack(drawing, cx, cy, w, h) {
    for (const n of [0, 1, 2]) drawing.rect(cx - w * 0.34 + n * 9, cy - h * 0.3 + n * 8, w * 0.5, h * 0.34);
  },
  office(drawing, cx, cy, w, h) {
    drawing.rect(cx - w * 0.38, cy - h * 0.3, w * 0.76, h * 0.6, { fill: "white", width: 1.4 });
    drawing.line(
      [
        [cx - w * 0.38, cy - h * 0.3],
        [cx + w * 0.38, cy + h * 0.3],
      ],
      { width: 0.7 },
    );
    drawing.line(
      [
        [cx + w * 0.38, cy - h * 0.3],
        [cx - w * 0.38, cy + h * 0.3],
      ],
      { width: 0.7 },
    );
  },
  camera(drawing, cx, cy, w, h) {
    drawing.polygon(
      [
        [cx, cy],
        [cx + w * 0.4, cy - h * 0.4],
        [cx + w * 0.4, cy + h * 0.4],
      ],
      { dash: "hidden", width: 0.8 },
    );
    drawing.roundRect(cx - 16, cy - 8, 20, 16, 3);
    drawing.ellipse(cx + 6, cy, 4, 5);
  },
  gate(drawing, cx, cy, w) {
    drawing.rect(cx - w * 0.36, cy - 5, 10, 10, { fill: "black" });
    drawing.rect(cx + w * 0.36 - 10, cy - 5, 10, 10, { fill: "black" });
    drawing.line(
      [
        [cx - w * 0.36 + 10, cy],
        [cx - 4, cy - 20],
      ],
      { width: 1.4 },
    );
    drawing.line(
      [
        [cx + w * 0.36 - 10, cy],
        [cx + 4, cy - 20],
      ],
      { width: 1.4 },
    );
  },
  stair(drawing, cx, cy, w, h) {
    drawing.rect(cx - w * 0.2, cy - h * 0.42, w * 0.4, h * 0.84);
    for (let n = 1; n < 8; n++)
      drawing.line(
        [
          [cx - w * 0.2, cy - h * 0.42 + (n * h * 0.84) / 8],
          [cx + w * 0.2, cy - h * 0.42 + (n * h * 0.84) / 8],
        ],
        { width: 0.8 },
      );
    drawing.arrow([
      [cx, cy + h * 0.36],
      [cx, cy - h * 0.34],
    ]);
  },
  zone(drawing, cx, cy, w, h) {
    drawing.roundRect(cx - w * 0.42, cy - h * 0.4, w * 0.84, h * 0.8, 14, { dash: "hidden" });
    hatched(drawing, { x: cx - w * 0.3, y: cy - h * 0.24, width: w * 0.6, height: h * 0.48 }, 12, -1);
  },
  person(drawing, cx, cy) {
    drawing.ellipse(cx, cy, 15, 8);
    drawing.ellipse(cx, cy, 7, 7);
    drawing.ellipse(cx, cy, 34, 34, { dash: "hidden", width: 0.8 });
  },
  tree(drawing, cx, cy) {
    for (let n = 0; n < 8; n++)
      drawing.arc(
        cx + 20 * Math.cos((n * Math.PI) / 4),
        cy + 20 * Math.sin((n * Math.PI) / 4),
        9,
        9,
        (n - 2) / 2,
        (n + 2) / 2,
      );
    drawing.ellipse(cx, cy, 3, 3, { fill: "black" });
  },
  vehicle(drawing, cx, cy, w) {
    drawing.roundRect(cx - w * 0.34, cy - 16, w * 0.48, 32, 3);
    drawing.roundRect(cx + w * 0.16, cy - 15, w * 0.2, 30, 6);
    drawing.line([
      [cx + w * 0.24, cy - 15],
      [cx + w * 0.24, cy + 15],
    ]);
  },
};

/** A site from above. Things stand in two columns, so that each has a free side for its numeral. */
export function drawPlan(
  drawing: Drawing,
  site: Part,
  items: readonly (Part & { glyph: Glyph })[],
  turn: number,
): void {
  const rows = Math.ceil(items.length / 2);
  const cell = { width: 158, height: Math.min(134, 440 / rows) };
  const [width, height] = [cell.width * 2 + 44, cell.height * rows + 44];
  const [left, top] = [CENTRE.x - width / 2, CENTRE.y - height / 2 + 12];
  const cut = 26 + (turn % 5) * 9;
  const outline: Point[] = [
    [left + cut, top],
    [left + width, top],
    [left + width, top + height - cut / 2],
    [left + width - cut / 2, top + height],
    [left, top + height],
    [left, top + cut],
  ];
  drawing.polygon(outline, { width: 1.6, fill: "white" });
  drawing.polygon(
    outline.map(([x, y]): Point => [x + (x < CENTRE.x ? 6 : -6), y + (y < CENTRE.y ? 6 : -6)]),
    { dash: "centre", width: 0.7 },
  );
  drawing.line(
    [
      [CENTRE.x - 8, top + 20],
      [CENTRE.x - 8 + (turn % 3) * 5, top + height - 20],
    ],
    { width: 0.8, dash: "hidden" },
  );
  drawing.line(
    [
      [CENTRE.x + 8, top + 20],
      [CENTRE.x + 8 + (turn % 3) * 5, top + height - 20],
    ],
    { width: 0.8, dash: "hidden" },
  );
  drawing.lead(site.numeral, site.name, [left + width - 40, top], [left + width - 10, top - 20]);
  drawing.arrow([
    [left + 4, top - 4],
    [left + 4, top - 34],
  ]);
  drawing.text(left + 4, top - 40, "N", { size: 10 });
  for (const [n, item] of items.entries()) {
    const right = n % 2 === 1;
    const cx = right ? CENTRE.x + 16 + cell.width / 2 : CENTRE.x - 16 - cell.width / 2;
    const cy = top + 22 + cell.height * (Math.floor(n / 2) + 0.5);
    GLYPHS[item.glyph](drawing, cx, cy, cell.width * 0.72, cell.height * 0.66);
    const reach =
      item.glyph === "person"
        ? 34
        : item.glyph === "tree"
          ? 28
          : item.glyph === "stair"
            ? cell.width * 0.144
            : item.glyph === "camera"
              ? 10
              : cell.width * 0.27;
    const edge = right ? left + width : left;
    drawing.lead(
      item.numeral,
      item.name,
      [cx + (right ? 1 : -1) * reach, cy],
      [Math.max(FRAME.left + 28, Math.min(FRAME.right - 28, edge + (right ? 30 : -30))), cy - 16],
    );
  }
}
