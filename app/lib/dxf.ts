// A file for drawing programs: DXF of release 12, in inches, whose y goes up. It knows no letters beyond ASCII.

export type DxfPoint = readonly [x: number, y: number];

export const dxfPair = (code: number, value: string | number): string => `${code}\n${value}\n`;
export const dxfFigure = (value: number): string => String(Math.round(value * 1000) / 1000);

export const dxfLine = (layer: string, [x1, y1]: DxfPoint, [x2, y2]: DxfPoint): string =>
  `${dxfPair(0, "LINE")}${dxfPair(8, layer)}${dxfPair(10, dxfFigure(x1))}${dxfPair(20, dxfFigure(y1))}${dxfPair(30, 0)}${dxfPair(11, dxfFigure(x2))}${dxfPair(21, dxfFigure(y2))}${dxfPair(31, 0)}`;

export const dxfText = (layer: string, [x, y]: DxfPoint, height: number, text: string): string =>
  `${dxfPair(0, "TEXT")}${dxfPair(8, layer)}${dxfPair(10, dxfFigure(x))}${dxfPair(20, dxfFigure(y))}${dxfPair(30, 0)}${dxfPair(40, dxfFigure(height))}${dxfPair(1, text)}`;

/** @param layers each with its colour by number */
export function dxfFile(layers: Readonly<Record<string, number>>, entities: string): string {
  const table = Object.entries(layers)
    .map(
      ([name, colour]) =>
        `${dxfPair(0, "LAYER")}${dxfPair(2, name)}${dxfPair(70, 0)}${dxfPair(62, colour)}${dxfPair(6, "CONTINUOUS")}`,
    )
    .join("");
  return `${dxfPair(0, "SECTION")}${dxfPair(2, "HEADER")}${dxfPair(9, "$ACADVER")}${dxfPair(1, "AC1009")}${dxfPair(9, "$INSUNITS")}${dxfPair(70, 1)}${dxfPair(0, "ENDSEC")}${dxfPair(0, "SECTION")}${dxfPair(2, "TABLES")}${dxfPair(0, "TABLE")}${dxfPair(2, "LAYER")}${dxfPair(70, Object.keys(layers).length)}${table}${dxfPair(0, "ENDTAB")}${dxfPair(0, "ENDSEC")}${dxfPair(0, "SECTION")}${dxfPair(2, "ENTITIES")}${entities}${dxfPair(0, "ENDSEC")}${dxfPair(0, "EOF")}`;
}
