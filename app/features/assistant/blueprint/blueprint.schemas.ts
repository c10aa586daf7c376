import { type ClimateZone, isClimateZone } from "~/engines/drawing/drawing.ts";

/** As much text as fits an address and a sheet. */
export const MOST_TYPED = 4_000;

export type TypedError = "typed.nothing" | "typed.long";

/** The climate zone of an address or a form; what is none is none. */
export function readZone(fields: { get(name: string): unknown }): ClimateZone | undefined {
  const zone = fields.get("zone");
  return isClimateZone(zone) ? zone : undefined;
}

/** The typed lines of an address; undefined where none were sent. */
export function readTyped(params: URLSearchParams): { lines: string; error?: TypedError } | undefined {
  const lines = params.get("lines");
  if (lines === null) return undefined;
  if (lines.trim() === "") return { lines, error: "typed.nothing" };
  return lines.length > MOST_TYPED ? { lines, error: "typed.long" } : { lines };
}
