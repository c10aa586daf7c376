import { CENTRE, type Drawing, FRAME, fitted, type Part, type Point } from "./sheet.ts";

/** A step of a method, or a question that leads back to an earlier step when the answer is no. */
export interface FlowStep extends Part {
  /** Index of the step that follows a no. */
  noTo?: number;
}

const AXIS = CENTRE.x - 16;
const TEXT_WIDTH = 206;

/** A method from start to end, one step below the other. */
export function drawFlowChart(drawing: Drawing, steps: readonly FlowStep[]): void {
  const boxes = steps.map((step) => {
    const asks = step.noTo !== undefined;
    const text = fitted(step.name, asks ? 128 : TEXT_WIDTH);
    return {
      ...step,
      asks,
      lines: text.lines,
      width: asks ? 264 : Math.max(150, text.width + 34),
      height: asks ? Math.max(70, text.height * 2.1 + 12) : text.height + 22,
    };
  });
  const terminal = 24;
  const content = boxes.reduce((sum, { height }) => sum + height, 0) + terminal * 2;
  const gap = Math.min(38, (FRAME.bottom - FRAME.top - content) / (boxes.length + 1));
  const total = content + gap * (boxes.length + 1);
  let y = CENTRE.y - total / 2;
  drawTerminal(drawing, y, "START");
  y += terminal;
  const entries: number[] = [];
  for (const [n, box] of boxes.entries()) {
    drawing.arrow([
      [AXIS, y],
      [AXIS, y + gap],
    ]);
    entries.push(y + gap / 2 - 2);
    y += gap;
    const middle = y + box.height / 2;
    const [left, right] = [AXIS - box.width / 2, AXIS + box.width / 2];
    if (box.asks) {
      drawing.polygon([
        [AXIS, y],
        [right, middle],
        [AXIS, y + box.height],
        [left, middle],
      ]);
      const back = entries[box.noTo ?? 0] ?? 0;
      const aside = FRAME.left + 26 + (n % 3) * 11;
      drawing.arrow([
        [left, middle],
        [aside, middle],
        [aside, back],
        [AXIS, back],
      ]);
      drawing.text(left - 16, middle - 5, "NO", { size: 9 });
      drawing.text(AXIS + 7, y + box.height + gap / 2 + 1, "YES", { size: 9, anchor: "start" });
    } else drawing.rect(left, y, box.width, box.height);
    drawing.label(AXIS, middle, box.lines);
    const touch: Point = box.asks
      ? [right - 40, middle - (box.height / 2) * (80 / box.width)]
      : [right, middle - 4];
    drawing.lead(box.numeral, box.name, touch, [Math.max(right, AXIS + 132) + 34, middle - 14]);
    y += box.height;
  }
  drawing.arrow([
    [AXIS, y],
    [AXIS, y + gap],
  ]);
  drawTerminal(drawing, y + gap, "END");
}

function drawTerminal(drawing: Drawing, y: number, word: string): void {
  drawing.roundRect(AXIS - 40, y, 80, 24, 12);
  drawing.label(AXIS, y + 12, [word]);
}
