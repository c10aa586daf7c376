import { CENTRE, type Drawing, fitted, type Part } from "./sheet.ts";
import { type Area, WIDGETS, type WidgetName } from "./widgets.ts";

export type Device = "tablet" | "phone" | "desktop";
export interface Region extends Part {
  widget: WidgetName;
}

/** Outlines of the devices, and where on them the screen is. */
const DEVICES: Record<Device, { frame: Area; radius: number; screen: Area }> = {
  tablet: frameOf(372, 500, 24, 22),
  phone: frameOf(252, 528, 34, 14),
  desktop: frameOf(404, 400, 10, 13),
};

function frameOf(width: number, height: number, radius: number, margin: number) {
  const frame = { x: CENTRE.x - width / 2, y: CENTRE.y - height / 2, width, height };
  const ends = radius > 12 ? margin + 12 : margin;
  return {
    frame,
    radius,
    screen: { x: frame.x + margin, y: frame.y + ends, width: width - 2 * margin, height: height - 2 * ends },
  };
}

const TITLE = 30;

/**
 * A user interface on its device. Regions fill the screen from above, two side by side where there is room; every one
 * reaches an edge, so that no lead line crosses another region.
 */
export function drawScreen(
  drawing: Drawing,
  device: Device,
  title: string,
  regions: readonly Region[],
): void {
  const { frame, radius, screen } = DEVICES[device];
  if (device === "desktop") {
    const foot = frame.y + frame.height;
    drawing.polygon([
      [CENTRE.x - 38, foot],
      [CENTRE.x + 38, foot],
      [CENTRE.x + 54, foot + 44],
      [CENTRE.x - 54, foot + 44],
    ]);
    drawing.rect(CENTRE.x - 92, foot + 44, 184, 9);
  }
  drawing.roundRect(frame.x, frame.y, frame.width, frame.height, radius, { fill: "white", width: 1.5 });
  if (device === "phone") drawing.roundRect(CENTRE.x - 24, frame.y + 10, 48, 5, 2.5);
  if (device === "tablet") drawing.ellipse(CENTRE.x, frame.y + 15, 3, 3);
  drawing.rect(screen.x, screen.y, screen.width, screen.height);
  drawing.line([
    [screen.x, screen.y + TITLE],
    [screen.x + screen.width, screen.y + TITLE],
  ]);
  const words = fitted(title, screen.width - 60, 9.5).lines[0] ?? "";
  drawing.text(screen.x + 10, screen.y + 19, words, { anchor: "start", size: 9.5 });
  for (const n of [0, 1, 2])
    drawing.line([
      [screen.x + screen.width - 24, screen.y + 11 + n * 4],
      [screen.x + screen.width - 10, screen.y + 11 + n * 4],
    ]);
  const body = { ...screen, y: screen.y + TITLE, height: screen.height - TITLE };
  const rows = rowsOf(regions, device === "phone");
  const weights = rows.map((row) =>
    row.every(({ widget }) => widget === "buttons" || widget === "alert") ? 0.5 : 1,
  );
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let y = body.y;
  for (const [r, row] of rows.entries()) {
    const height = (body.height * (weights[r] ?? 1)) / whole;
    for (const [n, region] of row.entries()) {
      const width = body.width / row.length;
      const area = { x: body.x + n * width, y, width, height };
      drawing.rect(area.x, area.y, area.width, area.height);
      drawRegion(drawing, region, area);
      const right = row.length === 2 ? n === 1 : r % 2 === 0;
      const touch = [right ? area.x + width - 3 : area.x + 3, area.y + height * 0.4] as const;
      const outside = right ? frame.x + frame.width + 26 : frame.x - 26;
      drawing.lead(region.numeral, region.name, touch, [outside, touch[1] - 16]);
    }
    y += height;
  }
}

function drawRegion(drawing: Drawing, { name, widget }: Region, { x, y, width, height }: Area): void {
  const heading = fitted(name, width - 14, 8).lines[0] ?? "";
  drawing.text(x + 7, y + 13, heading, { anchor: "start", size: 8 });
  WIDGETS[widget](drawing, { x: x + 5, y: y + 19, width: width - 10, height: height - 24 });
}

function rowsOf(regions: readonly Region[], narrow: boolean): Region[][] {
  if (narrow) return regions.map((region) => [region]);
  const rows: Region[][] = [];
  for (const [n, region] of regions.entries()) {
    const last = rows.at(-1);
    const wide = n === 0 || region.widget === "buttons" || region.widget === "timeline";
    if (last?.length === 1 && !wide && rows.length > 1) last.push(region);
    else rows.push([region]);
  }
  return rows;
}
