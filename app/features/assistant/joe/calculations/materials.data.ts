import { spoken } from "../spoken.ts";
import type { Words } from "./calculation.ts";

/** Metals of wires. */
export const METAL: Words = [
  ["Al", spoken(/\b(alumin(i)?um|alum|al|aluminio)\b/, "אלומיניום")],
  ["Cu", spoken(/\b(copper|cu|cobre)\b/, "נחושת")],
];

/** Dressed sizes of lumber in inches by the nominal one (PS 20). */
const DRESSED: Record<number, number> = {
  1: 0.75,
  2: 1.5,
  3: 2.5,
  4: 3.5,
  6: 5.5,
  8: 7.25,
  10: 9.25,
  12: 11.25,
};
export const dressed = (nominal: number, thickness: boolean) =>
  thickness && nominal >= 5 ? nominal - 0.5 : !thickness && nominal > 12 ? nominal - 0.75 : DRESSED[nominal];
