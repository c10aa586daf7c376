import { printNumber } from "~/engines/formula/formula.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { UNITS, type Units, unitsFor } from "~/i18n/units.ts";
import { outlineOf, type Plane, planeThrough, type Spot, triangulate, volumeOver } from "./surface.ts";

// How much lies in a heap that was measured. Nothing of it is kept.

/** What a form of 64 KiB takes, and more than a rover measures of a heap. */
export const MOST_SPOTS = 1000;
const MOST_CHARACTERS = 60_000;
export const BASES = ["outline", "lowest", "level"] as const;
type Base = (typeof BASES)[number];

type Typed = Readonly<Record<string, string>>;
type Wrong = {
  field: "points" | "level";
  key: "few" | "many" | "line" | "twice" | "flat" | "level";
  line?: number;
};

/** Three numbers a line, with commas, semicolons, blanks or tabs between. */
function readSpots(text: string): Spot[] | Wrong {
  const lines = text
    .slice(0, MOST_CHARACTERS + 1)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  if (text.length > MOST_CHARACTERS || lines.length > MOST_SPOTS) return { field: "points", key: "many" };
  const spots: Spot[] = [];
  const seen = new Set<string>();
  for (const [n, line] of lines.entries()) {
    const parts = line.split(/[\s,;]+/);
    const isNumber = parts.length === 3 && parts.every((part) => /^[-+]?\d{1,9}(\.\d{1,6})?$/.test(part));
    if (!isNumber) return { field: "points", key: "line", line: n + 1 };
    const [x, y, z] = parts.map(Number) as [number, number, number];
    if (seen.has(`${x},${y}`)) return { field: "points", key: "twice", line: n + 1 };
    seen.add(`${x},${y}`);
    spots.push({ x, y, z });
  }
  return spots.length < 3 ? { field: "points", key: "few" } : spots;
}

function measured(typed: Typed, base: Base) {
  const spots = readSpots(typed.points ?? "");
  if (!Array.isArray(spots)) return { wrong: spots };
  const level = Number((typed.level ?? "").trim().replace(",", "."));
  if (base === "level" && (!typed.level?.trim() || !Number.isFinite(level)))
    return { wrong: { field: "level", key: "level" } satisfies Wrong };
  const middle = spots[0] as Spot;
  // Coordinates of a grid are long: near their own beginning the sums stay exact.
  const near = spots.map(({ x, y, z }) => ({ x: x - middle.x, y: y - middle.y, z }));
  const triangles = triangulate(near);
  const flat = (at: number): Plane => ({ level: at, east: 0, north: 0 });
  const plane =
    base === "level"
      ? flat(level)
      : base === "lowest"
        ? flat(Math.min(...near.map(({ z }) => z)))
        : planeThrough(outlineOf(triangles, near.length).map((n) => near[n] as Spot));
  const heap = volumeOver(near, triangles, plane);
  if (!(heap.area > 0)) return { wrong: { field: "points", key: "flat" } satisfies Wrong };
  return { heap, spots: spots.length, triangles: triangles.length };
}

/** The form as it begins, or as it was sent with what came of it. */
export function stockpileView(typed: Typed | undefined, language: Language) {
  const t = translator(language, "drone");
  const usual = unitsFor(language, undefined);
  const units: Units = UNITS.find((one) => one === typed?.heapUnits) ?? usual;
  const base: Base = BASES.find((one) => one === typed?.base) ?? "outline";
  const form = {
    ...{ units, base, points: typed?.points?.slice(0, MOST_CHARACTERS) ?? "", level: typed?.level ?? "" },
    unitChoices: UNITS.map((value) => ({ value, text: t(`heap.units.${value}`) })),
    bases: BASES.map((value) => ({ value, text: t(`heap.bases.${value}`) })),
  };
  if (!typed) return { form, status: 200 };
  const found = measured(typed, base);
  if (found.wrong) {
    const { field, key, line } = found.wrong as Wrong;
    const words = t(`heap.errors.${key}`, { line: String(line ?? ""), most: printNumber(MOST_SPOTS) });
    return { form, status: 400, error: { field, words } };
  }
  const { heap, spots, triangles } = found;
  const isUs = units === "us";
  const number = (value: number, digits: number) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);
  const cubic = (value: number) =>
    isUs ? `${number(value / 27, 1)} ${t("heap.yards")}` : `${number(value, 1)} ${t("heap.metres")}`;
  return {
    form,
    status: 200,
    figures: [
      [t("heap.above"), cubic(heap.above)],
      [t("heap.below"), cubic(heap.below)],
      [t("heap.area"), `${number(heap.area, 0)} ${t(isUs ? "heap.feet2" : "heap.metres2")}`],
      [t("heap.highest"), `${number(heap.highest, 2)} ${t(isUs ? "units.ft" : "units.m")}`],
      [t("heap.points"), t("heap.counted", { spots: number(spots, 0), triangles: number(triangles, 0) })],
    ] as [string, string][],
  };
}
export type StockpileView = ReturnType<typeof stockpileView>;
