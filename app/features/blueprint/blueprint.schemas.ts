/** As much text as fits an address and a sheet. */
export const MOST_TYPED = 4_000;

export type TypedError = "typed.nothing" | "typed.long";

/** The typed lines of an address; undefined where none were sent. */
export function readTyped(params: URLSearchParams): { lines: string; error?: TypedError } | undefined {
  const lines = params.get("lines");
  if (lines === null) return undefined;
  if (lines.trim() === "") return { lines, error: "typed.nothing" };
  return lines.length > MOST_TYPED ? { lines, error: "typed.long" } : { lines };
}
