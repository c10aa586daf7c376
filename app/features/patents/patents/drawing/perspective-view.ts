import { crane, frame, house } from "./building-scenes.ts";
import { room, trench, yard } from "./ground-scenes.ts";
import { boundsOf, CENTRE, Drawing, FRAME, type Part, type Point } from "./sheet.ts";
import { type SceneDrawing, Site, type Space } from "./site.ts";
import { person } from "./widgets.ts";

/** The places that a perspective view may show, each in a few builds. */
export const SCENES = { frame, house, crane, trench, yard, room } satisfies Record<
  string,
  (turn: number) => SceneDrawing
>;
export type SceneName = keyof typeof SCENES;

/** Drawn once for its size, a scene fills the frame but for the margins where its numerals stand. */
function fitted(drawing: Drawing, draw: SceneDrawing["draw"]): Site {
  const trial = new Drawing();
  draw(new Site(trial, 1, [0, 0]));
  const { left, top, width, height } = boundsOf(trial.marks);
  const margin = 62;
  const room = { width: FRAME.right - FRAME.left - 2 * margin, height: FRAME.bottom - FRAME.top - 70 };
  const scale = Math.min(room.width / width, room.height / height);
  return new Site(drawing, scale, [
    CENTRE.x - (left + width / 2) * scale,
    CENTRE.y - (top + height / 2) * scale,
  ]);
}

/** An apparatus where it is used. Numerals stand left and right of the scene, in the order of their heights. */
export function drawPerspective(
  drawing: Drawing,
  scene: SceneName,
  parts: readonly Part[],
  turn: number,
): void {
  const { anchors, draw } = SCENES[scene](turn);
  const site = fitted(drawing, draw);
  draw(site);
  const placed = parts.map((part, n) => ({ part, at: site.at(anchors[n] as Space) }));
  for (const [n, { at }] of placed.entries()) device(drawing, at, (n + turn) % 3);
  const worker = site.at(anchors.at(-1) as Space);
  if (parts.length < anchors.length) person(drawing, worker[0], worker[1] + 6, 34);
  const byX = [...placed].sort((a, b) => a.at[0] - b.at[0]);
  const half = Math.ceil(byX.length / 2);
  for (const [side, group] of [
    [-1, byX.slice(0, half)],
    [1, byX.slice(half)],
  ] as const) {
    let last = FRAME.top + 6;
    for (const { part, at } of [...group].sort((a, b) => a.at[1] - b.at[1])) {
      const y = Math.max(at[1] - 26, last + 30);
      last = y;
      drawing.lead(
        part.numeral,
        part.name,
        [at[0] + side * 7, at[1]],
        [side < 0 ? FRAME.left + 32 : FRAME.right - 32, y],
      );
    }
  }
}

/** What is mounted at a place: a puck, a housing or a beacon with its waves. */
function device(drawing: Drawing, [x, y]: Point, kind: number): void {
  if (kind === 0) {
    drawing.ellipse(x, y, 7, 5, { fill: "white", width: 1.4 });
    drawing.ellipse(x, y - 2, 4, 2.4);
  } else if (kind === 1) {
    drawing.rect(x - 6, y - 5, 12, 10, { fill: "white", width: 1.4 });
    drawing.ellipse(x, y, 3, 3);
  } else {
    drawing.polygon(
      [
        [x - 6, y + 5],
        [x + 6, y + 5],
        [x, y - 6],
      ],
      { fill: "white", width: 1.4 },
    );
    for (const r of [9, 14]) drawing.arc(x, y - 6, r, r, 2.6, 3.4, { width: 0.8 });
  }
}
