import { CENTRE, type Drawing, FRAME, type Part } from "./sheet.ts";
import { SOLIDS, type Solid, type SolidName } from "./solid-shapes.ts";

/** An apparatus taken apart along one axis, its parts in the order in which they are put together. */
export function drawExplodedView(
  drawing: Drawing,
  parts: readonly (Part & { solid: SolidName })[],
  turn: number,
): void {
  const factor = 0.9 + turn / 200;
  const content = parts.reduce((sum, { solid }) => sum + SOLIDS[solid].height * factor, 0);
  const gap = Math.min(46, (FRAME.bottom - FRAME.top - 30 - content) / Math.max(1, parts.length - 1));
  const total = content + gap * (parts.length - 1);
  let y = CENTRE.y - total / 2;
  drawing.line(
    [
      [CENTRE.x, y - 14],
      [CENTRE.x, y + total + 14],
    ],
    { dash: "centre", width: 0.7 },
  );
  for (const [n, part] of parts.entries()) {
    const { height, touch, draw }: Solid = SOLIDS[part.solid];
    drawing.scaled([CENTRE.x, y], factor, (inner) => draw(inner, CENTRE.x, y));
    const side = (n + turn) % 2 === 0 ? 1 : -1;
    const at = [CENTRE.x + side * touch[0] * factor, y + touch[1] * factor] as const;
    drawing.lead(part.numeral, part.name, at, [CENTRE.x + side * (152 + (n % 3) * 14), at[1] - 18]);
    y += height * factor + gap;
  }
}
