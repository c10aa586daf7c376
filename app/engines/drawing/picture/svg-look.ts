import { type Matrix, matrixOf, PLAIN, times } from "./svg-matrix.ts";
import { attributesAt, type Tag } from "./svg-tags.ts";

/** An element that is open. Its attributes are read only where a text within it asks for them, and once. */
export interface Scope {
  name: string;
  /** Of the source itself there is neither. */
  tag?: Tag;
  above?: Scope;
  /** Whether a text within it asked. */
  asked?: boolean;
  attributes?: Record<string, string>;
  look?: Look;
}

/** What holds for the texts in an element. */
export interface Look {
  matrix: Matrix;
  size: number;
  anchor: string;
  hidden: boolean;
}

const STYLED = ["font-size", "text-anchor", "display", "visibility"] as const;
const WANTED: ReadonlySet<string> = new Set(["x", "y", "dy", "transform", "style", "viewbox", ...STYLED]);
const IN_STYLE: ReadonlySet<string> = new Set(STYLED);

/** Those that place and show a text; what `style` declares goes before the attribute of that name. */
export function attributesOf(source: string, scope: Scope): Record<string, string> {
  if (scope.attributes) return scope.attributes;
  const attributes = scope.tag ? attributesAt(source, scope.tag, WANTED) : {};
  for (const declaration of attributes.style?.split(";") ?? []) {
    const colon = declaration.indexOf(":");
    const name = declaration.slice(0, Math.max(0, colon)).trim();
    if (IN_STYLE.has(name)) attributes[name] = declaration.slice(colon + 1).trim();
  }
  scope.attributes = attributes;
  return attributes;
}

export const numberOf = (text: string | undefined, otherwise: number): number => {
  const value = Number.parseFloat(text ?? "");
  return Number.isFinite(value) ? value : otherwise;
};

const VIEW_BOX = /^\s{0,20}(-?[\d.]{1,20})[\s,]{1,20}(-?[\d.]{1,20})/;

/** Of the root what its view box moves, of any other element its transform. */
function movesOf({ name, above }: Scope, { viewbox, transform }: Record<string, string>): Matrix {
  const box = name === "svg" && above && !above.tag ? VIEW_BOX.exec(viewbox ?? "") : null;
  return box ? [1, 0, 0, 1, -Number(box[1]), -Number(box[2])] : matrixOf(transform);
}

const UNSEEN: ReadonlySet<string> = new Set(["defs", "symbol", "title", "desc", "style", "metadata"]);
const OUTSIDE: Look = { matrix: PLAIN, size: 16, anchor: "start", hidden: false };

/** The look of an element with that of those above it, which are no deeper than a drawing may be. */
export function lookOf(source: string, scope: Scope): Look {
  if (scope.look) return scope.look;
  if (!scope.above) return OUTSIDE;
  const above = lookOf(source, scope.above);
  const attributes = attributesOf(source, scope);
  scope.look = {
    matrix: times(above.matrix, movesOf(scope, attributes)),
    size: numberOf(attributes["font-size"], above.size),
    anchor: attributes["text-anchor"] ?? above.anchor,
    hidden:
      above.hidden ||
      UNSEEN.has(scope.name) ||
      attributes.display === "none" ||
      attributes.visibility === "hidden",
  };
  return scope.look;
}
