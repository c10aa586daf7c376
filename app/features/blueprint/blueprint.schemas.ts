import type { CheckContext } from "~/engines/drawing/check/check-entities.ts";

/** As much text as fits an address and a sheet. */
export const MOST_TYPED = 4_000;

export const CEILING_ROOMS = ["any", "bath", "garage"] as const;
export type CeilingRoom = (typeof CEILING_ROOMS)[number];

/** Lines that somebody typed, and what is known about them. */
export interface TypedLines {
  lines: string;
  room: CeilingRoom;
  exit: boolean;
}

export type TypedError = "typed.nothing" | "typed.long";

/** The typed lines of an address; undefined where none were sent. */
export function readTyped(params: URLSearchParams): { typed: TypedLines; error?: TypedError } | undefined {
  const lines = params.get("lines");
  if (lines === null) return undefined;
  const asked = params.get("room");
  const room = CEILING_ROOMS.find((name) => name === asked) ?? "any";
  const typed = { lines, room, exit: params.has("exit") };
  if (lines.trim() === "") return { typed, error: "typed.nothing" };
  return { typed, ...(lines.length > MOST_TYPED && { error: "typed.long" as const }) };
}

/** What the check should know about typed lines. */
export const contextOf = ({ room, exit }: TypedLines): CheckContext => ({
  exitDoor: exit,
  ...(room !== "any" && { room }),
});
