import type { Finding, Verdict } from "~/engines/drawing/check/finding.ts";
import type { SheetItem } from "~/engines/drawing/sheet.ts";
import type { Box } from "~/engines/drawing/text/entity.ts";

/** A box on the drawing that a finding comes from, in the look of a verdict. */
export interface Mark {
  box: Box;
  look: Verdict;
}

/** Where a finding stands on the drawing: at the text it comes from; of alarms, at each and at the bedrooms without. */
export function marksOf({ verdict, source, placement }: Finding, items: readonly SheetItem[]): Mark[] {
  const mark = (at: number | undefined, look: Verdict): Mark[] => {
    const box = items[at ?? -1]?.box;
    return box ? [{ box, look }] : [];
  };
  if (!placement) return mark(source, verdict);
  return [
    ...placement.alarms.flatMap((alarm) => mark(alarm, "pass")),
    ...placement.lacking.flatMap((bedroom) => mark(bedroom.source, verdict)),
  ];
}
