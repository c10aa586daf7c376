import type { Finding } from "~/engines/drawing/check/finding.ts";
import type { Material } from "~/engines/drawing/materials.ts";
import type { Entity, Metric } from "~/engines/drawing/text/entity.ts";
import { printNumber, printTape } from "~/engines/formula/quantity/print.ts";
import { convert } from "~/engines/formula/quantity/units.ts";
import { metricLength, type Rounding, rounded, roundingOf, squareMetres } from "./metric-notation.ts";

/** Lengths, sizes and notes as a drawing writes them: the same in every language, left to right. */

/** Inches as notes give them, in sixteenths: 16", 7 5/8". */
function inchMarks(inches: number): string {
  const whole = Math.floor(Math.round(inches * 16) / 16);
  const part = inches - whole > 1 / 32 ? printTape(inches - whole, "in").replace('"', "") : "";
  return `${[whole > 0 || part === "" ? whole : "", part].join(" ").trim()}"`;
}

/** Shorter lengths are given in inches, as the code gives them. */
const IN_INCHES = 60;
const shortOrLong = (inches: number) => (inches < IN_INCHES ? inchMarks(inches) : tape(inches));

export const tape = (inches: number): string => printTape(inches, "in");
export const squareFeet = (ft2: number): string => `${printNumber(Math.round(ft2 * 10) / 10)} ft²`;
const percent = (value: number): string => `${printNumber(Math.round(value * 10) / 10)}%`;
export const feet = (value: number): string => `${printNumber(Math.round(value * 100) / 100)} ft`;

const joined = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(" · ");
const times = (quantity: number | undefined) => (quantity && quantity > 1 ? `(${quantity}) ` : "");

/** A Hebrew name keeps to itself: the figures behind it are still read from left to right. */
const apart = (name: string) => (/[\u0590-\u05ff]/.test(name) ? `\u2067${name}\u2069` : name);

/** How a drawing writes its lengths and areas: in feet and inches, or as it wrote them in metric. */
function unitsOf(metric: Metric | undefined) {
  const own = metric && ((inches: number) => metricLength(inches, metric));
  const long = own ?? tape;
  const apart = own ?? shortOrLong;
  return {
    long,
    apart,
    short: own ?? inchMarks,
    area: metric ? (ft2: number) => squareMetres(ft2, metric) : squareFeet,
    size: (a: number, b: number) => `${long(a)} × ${long(b)}`,
    spacing: (inches: number | undefined) => inches !== undefined && `@ ${apart(inches)} o.c.`,
  };
}

/** What was read, in the notation of the trade. */
export function entityNotation(entity: Entity): string {
  const { long, short, apart: either, area, size, spacing } = unitsOf(entity.metric);
  switch (entity.kind) {
    case "dimension":
      return joined(tape(entity.inches), entity.mm !== undefined && `${printNumber(entity.mm)} mm`);
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
      return entity.sidesIn.map(long).join(" × ");
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
      return `${short(entity.widthIn)} × ${short(entity.depthIn)}`;
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
      return `${entity.fixture} ${entity.rate} ${entity.fixture === "toilet" ? "gpf" : "gpm"}`;
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
export function valueNotation(value: number, unit: Finding["unit"], continuous?: number): string {
  switch (unit) {
    case "ft2":
      return squareFeet(value);
    case "in2":
      return `${printNumber(Math.round(value))} in²`;
    case "percent":
      return percent(value);
    case "min":
    case "gpf":
    case "gpm":
      return `${printNumber(value)} ${unit}`;
    case "r":
      return `R-${value}${continuous ? `+${continuous}ci` : ""}`;
    case "ratio":
      return `1/${value}`;
    case "count":
      return printNumber(value);
    default:
      return shortOrLong(value);
  }
}

/** A figure of a metric drawing as it wrote it, and in brackets what the code calls it. */
function metricNotation(value: number, unit: Finding["unit"], metric: Metric, rounding: Rounding): string {
  if (unit === "in") {
    const inches = valueNotation(rounded(value * 16, 0, rounding) / 16, unit);
    return `${metricLength(value, metric, rounding)} (${inches})`;
  }
  const decimals = unit === "ft2" ? 1 : 0;
  const area = squareMetres(unit === "in2" ? convert(value, "in2", "ft2") : value, metric, rounding);
  return `${area} (${valueNotation(rounded(value, decimals, rounding), unit)})`;
}

/** What a finding was measured at, and what it is held against; empty where there is no figure. */
export function figuresOf({ measured, limit, unit, bound, continuous, metric }: Finding) {
  const rounding = roundingOf(bound);
  const told = (side: "measured" | "limit", value: number | undefined) => {
    if (value === undefined) return "";
    return metric
      ? metricNotation(value, unit, metric, rounding[side])
      : valueNotation(value, unit, continuous?.[side]);
  };
  return {
    measured: told("measured", measured),
    limit: told("limit", limit),
    // A vent of 1/300 is less than one of 1/150.
    sign: (bound === "max") === (unit !== "ratio") ? "≤" : "≥",
  };
}

/** What a material is, without how many. */
export function materialNotation(material: Material): string {
  switch (material.kind) {
    case "door":
    case "window":
      return unitsOf(material.metric).size(material.widthIn, material.heightIn);
    case "floor":
    case "drywall":
      return unitsOf(material.metric).area(material.ft2);
    default:
      return entityNotation(material);
  }
}
