import type { Plan, Point, Rect } from "~/engines/plan-layout/plan-layout.ts";
import { dxfFile, dxfLine, dxfText, dxfFigure as figure, dxfPair as pair } from "~/lib/dxf.ts";

// A plan for a drawing program: DXF of release 12, in inches, one storey beside the other. Its `y` goes up.

const LAYERS = { "A-WALL": 7, "A-DOOR": 3, "A-GLAZ": 5, "A-FLOR": 8, "A-TEXT": 2 } as const;
type Layer = keyof typeof LAYERS;

/** @param names of the rooms, in letters that release 12 has */
export function planDxf(plan: Plan, names: (id: string, storey: number) => string): string {
  let entities = "";
  for (const [storey, { outline, rooms, openings, windows, fixtures }] of plan.storeys.entries()) {
    const right = storey * (plan.width + 120);
    const at = ({ x, y }: Point): Point => ({ x: x + right, y: plan.depth - y });
    const line = (layer: Layer, from: Point, to: Point) => {
      const [a, b] = [at(from), at(to)];
      entities += dxfLine(layer, [a.x, a.y], [b.x, b.y]);
    };
    const rect = (layer: Layer, { x, y, w, h }: Rect) => {
      const corners = [
        { x, y },
        { x: x + w, y },
        { x: x + w, y: y + h },
        { x, y: y + h },
      ];
      for (const [n, corner] of corners.entries()) line(layer, corner, corners[(n + 1) % 4] as Point);
    };
    rect("A-WALL", outline);
    for (const room of rooms) {
      rect("A-WALL", room);
      const middle = at({ x: room.x + 6, y: room.y + room.h / 2 });
      entities += dxfText("A-TEXT", [middle.x, middle.y], 6, names(room.id, storey));
    }
    for (const opening of openings) {
      rect("A-DOOR", opening);
      if (!opening.swing) continue;
      const { hinge, open, shut } = opening.swing;
      line("A-DOOR", hinge, open);
      const [centre, a, b] = [at(hinge), at(open), at(shut)];
      const degrees = (point: Point) =>
        ((Math.atan2(point.y - centre.y, point.x - centre.x) * 180) / Math.PI + 360) % 360;
      const [one, other] = [degrees(a), degrees(b)];
      // An arc goes against the clock, here always by a quarter.
      const start = (other - one + 360) % 360 < 180 ? one : other;
      entities += `${pair(0, "ARC")}${pair(8, "A-DOOR")}${pair(10, figure(centre.x))}${pair(20, figure(centre.y))}${pair(30, 0)}${pair(40, figure(opening.leaf))}${pair(50, figure(start))}${pair(51, figure((start + 90) % 360))}`;
    }
    for (const window of windows) rect("A-GLAZ", window);
    for (const fixture of fixtures) rect("A-FLOR", fixture);
    if (plan.stair) for (const tread of [...plan.stair.treads, plan.stair.landingAt]) rect("A-FLOR", tread);
  }
  return dxfFile(LAYERS, entities);
}
