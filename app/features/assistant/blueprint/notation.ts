import type { Entity, Finding, Material, Metric } from "~/engines/drawing/drawing.ts";
import { convert, printNumber } from "~/engines/formula/formula.ts";
import { isMetricFirst, type Language } from "~/i18n/languages.ts";
import {
  flow,
  inchMarks,
  inSquareFeet,
  inSquareInches,
  measuresOf,
  metricFigure,
  statedLength,
  tape,
} from "./measures.ts";
import {
  aboutMetric,
  metricLength,
  type Rounding,
  rounded,
  roundingOf,
  squareMetres,
} from "./metric-notation.ts";

/** Sizes and notes as a drawing writes them, and figures that are held to the code; left to right in every language. */

const percent = (value: number): string => `${printNumber(Math.round(value * 10) / 10)}%`;

const joined = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(" · ");
const times = (quantity: number | undefined) => (quantity && quantity > 1 ? `(${quantity}) ` : "");

/** A Hebrew name keeps to itself: the figures behind it are still read from left to right. */
const apart = (name: string) => (/[\u0590-\u05ff]/.test(name) ? `\u2067${name}\u2069` : name);

/** A dimension in both measures; where metric comes first, as it is written. */
function dimension({ inches, mm, metric }: Extract<Entity, { kind: "dimension" }>, language: Language) {
  const written = mm !== undefined && `${printNumber(mm)} mm`;
  if (!isMetricFirst(language)) return joined(tape(inches), written);
  if (metric) return metricLength(inches, metric);
  return written ? `${written} (${tape(inches)})` : measuresOf(metric, language).long(inches);
}

function footing({ widthIn, depthIn, metric }: Extract<Entity, { kind: "footing" }>, language: Language) {
  if (metric) return [widthIn, depthIn].map((side) => metricLength(side, metric)).join(" × ");
  const marks = `${inchMarks(widthIn)} × ${inchMarks(depthIn)}`;
  return isMetricFirst(language) ? `${aboutMetric([widthIn, depthIn])} (${marks})` : marks;
}

/** What was read, in the notation of the trade. */
export function entityNotation(entity: Entity, language: Language): string {
  const { long, short, apart: either, area, size } = measuresOf(entity.metric, language);
  const spacing = (inches: number | undefined) => inches !== undefined && `@ ${either(inches)} o.c.`;
  switch (entity.kind) {
    case "dimension":
      return dimension(entity, language);
    case "size":
      return size(entity.widthIn, entity.heightIn);
    case "room":
      return joined(
        apart(entity.name),
        entity.dim1In !== undefined && entity.dim2In !== undefined && size(entity.dim1In, entity.dim2In),
        entity.areaFt2 !== undefined && area(entity.printedFt2 ?? entity.areaFt2),
        entity.widthIn !== undefined && long(entity.widthIn),
      );
    case "opening":
      return `${times(entity.quantity)}${size(entity.widthIn, entity.heightIn)}`;
    case "scale":
      return entity.ratio === null ? "N.T.S." : `1:${printNumber(entity.ratio)}`;
    case "ceilingHeight":
      return long(entity.inches);
    case "stair":
      return joined(
        entity.risers !== undefined && `${entity.risers} R`,
        entity.riserIn !== undefined && `R ${short(entity.riserIn)}`,
        entity.treads !== undefined && `${entity.treads} T`,
        entity.treadIn !== undefined && `T ${short(entity.treadIn)}`,
        entity.widthIn !== undefined && `W ${long(entity.widthIn)}`,
        entity.headroomIn !== undefined && `H ${long(entity.headroomIn)}`,
      );
    case "guardOpening":
      return joined(short(entity.openingIn), entity.centers && "o.c.");
    case "landing":
      return size(...entity.sidesIn);
    case "guard":
    case "handrail":
      return short(entity.heightIn);
    case "member":
      return joined(
        `${times(entity.quantity)}${entity.nominal} ${entity.role}`,
        spacing(entity.spacingIn),
        entity.spanIn !== undefined && `span ${long(entity.spanIn)}`,
        entity.cantileverIn !== undefined && `cantilever ${long(entity.cantileverIn)}`,
      );
    case "studCut":
      return joined(
        `${entity.cut} ${entity.percent !== undefined ? percent(entity.percent) : short(entity.sizeIn ?? 0)}`,
        entity.nominal,
        entity.bearing !== undefined && (entity.bearing ? "bearing" : "non-bearing"),
      );
    case "slab":
      return short(entity.thicknessIn);
    case "footing":
      return footing(entity, language);
    case "rebar":
      return joined(
        `${times(entity.quantity)}#${entity.bar}`,
        spacing(entity.spacingIn),
        entity.continuous && "cont.",
      );
    case "insulation":
      return `R-${entity.rValue}${entity.continuousR ? `+${entity.continuousR}ci` : ""}${entity.location ? ` ${entity.location}` : ""}`;
    case "pitch":
      return `${entity.rise}:${entity.run}`;
    case "egressNote":
      return entity.sillIn === undefined ? "egress" : `sill ${either(entity.sillIn)}`;
    case "area":
      return area(entity.ft2);
    case "sheetTitle":
      return entity.title;
    case "sheetNumber":
      return entity.number;
    case "symbol":
      return `${times(entity.quantity)}${entity.name}`;
    case "glazing":
      return joined(
        entity.room,
        entity.glazingFt2 !== undefined && `glazing ${area(entity.glazingFt2)}`,
        entity.glazingPercent !== undefined && `glazing ${percent(entity.glazingPercent)}`,
        entity.openableFt2 !== undefined && `openable ${area(entity.openableFt2)}`,
        entity.openablePercent !== undefined && `openable ${percent(entity.openablePercent)}`,
      );
    case "atticVent":
      return joined(
        entity.atticFt2 !== undefined && `attic ${area(entity.atticFt2)}`,
        entity.ventFt2 !== undefined && `NFVA ${area(entity.ventFt2)}`,
        entity.ratio !== undefined && `1/${entity.ratio}`,
        entity.upperPercent !== undefined && `${percent(entity.upperPercent)} high`,
      );
    case "clearance":
      return joined(`${entity.fixture} ${short(entity.inches)}`, entity.side);
    case "shower":
      return size(entity.dim1In, entity.dim2In);
    case "flow":
      return `${entity.fixture} ${flow(entity.rate, entity.fixture === "toilet" ? "gpf" : "gpm", language)}`;
    case "dryerDuct":
      return joined(
        "dryer duct",
        entity.diameterIn !== undefined && `${short(entity.diameterIn)} dia.`,
        entity.lengthIn !== undefined && long(entity.lengthIn),
        entity.elbows90 !== undefined && `${entity.elbows90} × 90°`,
        entity.elbows45 !== undefined && `${entity.elbows45} × 45°`,
      );
    case "receptacles":
      return joined(
        `${entity.place} outlets`,
        spacing(entity.spacingIn),
        entity.reachIn !== undefined && `≤ ${long(entity.reachIn)}`,
      );
    case "garageDoor":
      return joined(
        entity.ratingMin !== undefined && `${entity.ratingMin} min`,
        entity.thicknessIn !== undefined && short(entity.thicknessIn),
        entity.selfClosing && "self-closing",
      );
    case "garageBoard":
      return joined(short(entity.thicknessIn), entity.typeX && "type X", entity.place);
    case "reference":
      return `${entity.detail}/${entity.sheet}`;
  }
}

/** A measured value or a limit with its unit; of insulation also what lies over the framing. */
export function valueNotation(
  value: number,
  unit: Finding["unit"],
  language: Language,
  continuous?: number,
): string {
  switch (unit) {
    case "ft2":
      return inSquareFeet(value, language);
    case "in2":
      return inSquareInches(value, language);
    case "percent":
      return percent(value);
    case "min":
      return `${printNumber(value)} min`;
    case "gpf":
    case "gpm":
      return flow(value, unit, language);
    case "r":
      return `R-${value}${continuous ? `+${continuous}ci` : ""}`;
    case "ratio":
      return `1/${value}`;
    case "count":
      return printNumber(value);
    default:
      return statedLength(value, language);
  }
}

/** A figure of a metric drawing as it wrote it, and in brackets what the code calls it. */
function metricNotation(
  value: number,
  unit: Finding["unit"],
  metric: Metric,
  rounding: Rounding,
  language: Language,
): string {
  if (unit === "in") {
    const inches = valueNotation(rounded(value * 16, 0, rounding) / 16, unit, language);
    return `${metricLength(value, metric, rounding)} (${inches})`;
  }
  const decimals = unit === "ft2" ? 1 : 0;
  const area = squareMetres(unit === "in2" ? convert(value, "in2", "ft2") : value, metric, rounding);
  return `${area} (${valueNotation(rounded(value, decimals, rounding), unit, language)})`;
}

type Sides = Record<"measured" | "limit", string>;

/** Both figures of a drawing in feet for a metric reader; rounded apart where they would look alike and are not. */
function metricFirstSides({ measured = 0, limit = 0, unit, bound }: Finding, own: Sides): Sides {
  const most = Math.max(measured, limit);
  const apart = roundingOf(bound);
  const near = { measured: "nearest", limit: "nearest" } as const;
  const print = ({ measured: a, limit: b }: ReturnType<typeof roundingOf>) =>
    [metricFigure(measured, unit, most, a), metricFigure(limit, unit, most, b)] as const;
  const [first, second] = print(near);
  const [a, b] = first === second && measured !== limit ? print(apart) : [first, second];
  const bracketed = (metric: string | undefined, told: string) =>
    metric && told ? `${metric} (${told})` : told;
  return { measured: bracketed(a, own.measured), limit: bracketed(b, own.limit) };
}

/** What a finding was measured at, and what it is held against; empty where there is no figure. */
export function figuresOf(finding: Finding, language: Language) {
  const { measured, limit, unit, bound, continuous, metric } = finding;
  const rounding = roundingOf(bound);
  const told = (side: "measured" | "limit", value: number | undefined) => {
    if (value === undefined) return "";
    return metric
      ? metricNotation(value, unit, metric, rounding[side], language)
      : valueNotation(value, unit, language, continuous?.[side]);
  };
  const own = { measured: told("measured", measured), limit: told("limit", limit) };
  return {
    ...(metric || !isMetricFirst(language) ? own : metricFirstSides(finding, own)),
    // A vent of 1/300 is less than one of 1/150.
    sign: (bound === "max") === (unit !== "ratio") ? "≤" : "≥",
  };
}

/** What a material is, without how many. */
export function materialNotation(material: Material, language: Language): string {
  switch (material.kind) {
    case "door":
    case "window":
      return measuresOf(material.metric, language).size(material.widthIn, material.heightIn);
    case "floor":
    case "drywall":
      return measuresOf(material.metric, language).area(material.ft2);
    default:
      return entityNotation(material, language);
  }
}
