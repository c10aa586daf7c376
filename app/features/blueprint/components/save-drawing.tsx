import type { SheetLine } from "~/engines/drawing/sheet.ts";
import type { Drawing } from "../client/analyse-file.ts";

interface SaveDrawingProps {
  file: File;
  drawing: Drawing;
  lines: readonly SheetLine[];
  percent: number;
}

export function SaveDrawing(_: SaveDrawingProps) {
  return null;
}
