import type { Box, Finding, SheetItem, Verdict } from "~/engines/drawing/drawing.ts";

/** A box on the drawing that a finding comes from, in the look of a verdict. */
export interface Mark {
  box: Box;
  look: Verdict;
}

/** A mark with its finding, and beside the first of those at one place the numbers of all of them. */
export interface NumberedMark extends Mark {
  finding: Finding;
  numbers?: string;
}

/** Texts that a finding comes from, each with the look it has there. */
function sourcesOf({ verdict, source, raisedBy, placement }: Finding): { at?: number; look: Verdict }[] {
  if (!placement) return (raisedBy ?? [source]).map((at) => ({ at, look: verdict }));
  return [
    ...placement.alarms.map((at) => ({ at, look: "pass" as const })),
    ...placement.lacking.map(({ source: at }) => ({ at, look: verdict })),
  ];
}

/** Names of places on the drawing: rooms by theirs, anything else by its text as it stands there. */
export function placesOf(finding: Finding, items: readonly SheetItem[]): string[] {
  const sources = sourcesOf(finding);
  // Where alarms are missing, the rooms without are what there is to see.
  const open = sources.filter(({ look }) => look !== "pass");
  const names = (open.length > 0 ? open : sources).flatMap(({ at }) => {
    const item = items[at ?? -1];
    return item?.box ? [item.entity.kind === "room" ? item.entity.name : shortened(item.text)] : [];
  });
  return [...new Set(names)];
}

const LONGEST_NAME = 40;
const shortened = (text: string) =>
  text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME).trimEnd()}…` : text;

/**
 * Where a finding stands on the drawing: at the text it comes from, or at those that raise its question; of alarms, at
 * each of them and at the bedrooms without.
 */
export const marksOf = (finding: Finding, items: readonly SheetItem[]): Mark[] =>
  sourcesOf(finding).flatMap(({ at, look }) => {
    const box = items[at ?? -1]?.box;
    return box ? [{ box, look }] : [];
  });

/**
 * The marks of failed and open findings, and of the finding that was selected, in drawing order: the worst is on top.
 * Numbers start at 1.
 */
export function numberedMarks(
  findings: readonly Finding[],
  items: readonly SheetItem[],
  shown?: Finding,
): NumberedMark[] {
  const marks = findings.flatMap((finding, n) => {
    const open = finding.verdict === "fail" || finding.verdict === "verify" || finding === shown;
    return open ? marksOf(finding, items).map((mark) => ({ ...mark, finding, number: n + 1 })) : [];
  });
  const placeOf = ({ box: { x, y } }: Mark) => `${x} ${y}`;
  const numbers = new Map<string, Set<number>>();
  for (const mark of marks) {
    const place = placeOf(mark);
    numbers.set(place, (numbers.get(place) ?? new Set()).add(mark.number));
  }
  const numbered = marks.map(({ number, ...mark }) => {
    const place = placeOf(mark);
    const all = numbers.get(place);
    numbers.delete(place);
    return { ...mark, ...(all && { numbers: [...all].join(" ") }) };
  });
  return numbered.toReversed();
}
