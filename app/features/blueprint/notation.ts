import type { Finding } from "~/engines/drawing/check/check-entities.ts";
import type { Material } from "~/engines/drawing/materials.ts";
import type { Entity } from "~/engines/drawing/text/entity.ts";
import { printNumber, printTape } from "~/engines/formula/quantity/print.ts";

/** Lengths, sizes and notes as a drawing writes them: the same in every language, left to right. */

/** Inches as notes give them, in sixteenths: 16", 7 5/8". */
function inchMarks(inches: number): string {
  const whole = Math.floor(Math.round(inches * 16) / 16);
  const part = inches - whole > 1 / 32 ? printTape(inches - whole, "in").replace('"', "") : "";
  return `${[whole > 0 || part === "" ? whole : "", part].join(" ").trim()}"`;
}

export const tape = (inches: number): string => printTape(inches, "in");
export const squareFeet = (ft2: number): string => `${printNumber(Math.round(ft2 * 10) / 10)} ft²`;
export const feet = (value: number): string => `${printNumber(Math.round(value * 100) / 100)} ft`;

const size = (a: number, b: number) => `${tape(a)} × ${tape(b)}`;
const joined = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(" · ");
const spacing = (inches: number | undefined) => inches !== undefined && `@ ${inchMarks(inches)} o.c.`;
const times = (quantity: number | undefined) => (quantity && quantity > 1 ? `(${quantity}) ` : "");

/** A Hebrew name keeps to itself: the figures behind it are still read from left to right. */
const apart = (name: string) => (/[\u0590-\u05ff]/.test(name) ? `\u2067${name}\u2069` : name);

/** What was read, in the notation of the trade. */
export function entityNotation(entity: Entity): string {
  switch (entity.kind) {
    case "dimension":
      return joined(tape(entity.inches), entity.mm !== undefined && `${printNumber(entity.mm)} mm`);
    case "size":
      return size(entity.widthIn, entity.heightIn);
    case "room":
      return joined(
        apart(entity.name),
        entity.dim1In !== undefined && entity.dim2In !== undefined && size(entity.dim1In, entity.dim2In),
        entity.areaFt2 !== undefined && squareFeet(entity.areaFt2),
        entity.widthIn !== undefined && tape(entity.widthIn),
      );
    case "opening":
      return `${times(entity.quantity)}${size(entity.widthIn, entity.heightIn)}`;
    case "scale":
      return entity.ratio === null ? "N.T.S." : `1:${printNumber(entity.ratio)}`;
    case "ceilingHeight":
      return tape(entity.inches);
    case "stair":
      return joined(
        entity.risers !== undefined && `${entity.risers} R`,
        entity.riserIn !== undefined && `R ${inchMarks(entity.riserIn)}`,
        entity.treads !== undefined && `${entity.treads} T`,
        entity.treadIn !== undefined && `T ${inchMarks(entity.treadIn)}`,
        entity.widthIn !== undefined && `W ${tape(entity.widthIn)}`,
        entity.headroomIn !== undefined && `H ${tape(entity.headroomIn)}`,
      );
    case "guard":
    case "handrail":
      return inchMarks(entity.heightIn);
    case "member":
      return joined(`${times(entity.quantity)}${entity.nominal} ${entity.role}`, spacing(entity.spacingIn));
    case "slab":
      return inchMarks(entity.thicknessIn);
    case "footing":
      return `${inchMarks(entity.widthIn)} × ${inchMarks(entity.depthIn)}`;
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
      return entity.sillIn === undefined ? "egress" : `sill ${inchMarks(entity.sillIn)}`;
    case "area":
      return squareFeet(entity.ft2);
    case "sheetTitle":
      return entity.title;
    case "sheetNumber":
      return entity.number;
    case "symbol":
      return entity.name;
    case "reference":
      return `${entity.detail}/${entity.sheet}`;
  }
}

/** Shorter lengths are compared in inches, as the code gives them. */
const IN_INCHES = 60;

/** A measured value or a limit with its unit. */
export function valueNotation(value: number, unit: Finding["unit"]): string {
  if (unit === "ft2") return squareFeet(value);
  return value < IN_INCHES ? inchMarks(value) : tape(value);
}

/** What a material is, without how many. */
export function materialNotation(material: Material): string {
  switch (material.kind) {
    case "door":
    case "window":
      return size(material.widthIn, material.heightIn);
    case "floor":
    case "drywall":
      return squareFeet(material.ft2);
    default:
      return entityNotation(material);
  }
}
