import { sha256 } from "~/lib/hash.ts";

/** A serial number without what people write it with: blanks, dashes, small letters. */
export const plainSerial = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, "");

/** What is looked for: the same machine has the same hash, however its number was typed. */
export const serialHash = (make: string, serial: string): Promise<string> =>
  sha256(`serial:${make.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "")}:${plainSerial(serial)}`);

/** The end of a serial number, for whoever holds it beside the plate of the machine. */
export function maskedSerial(serial: string): string {
  const plain = plainSerial(serial);
  const shown = plain.length >= 8 ? 4 : plain.length >= 4 ? 2 : 0;
  return `•••• ${plain.slice(plain.length - shown)}`.trim();
}

const VALUES: Readonly<Record<string, number>> = {
  ...Object.fromEntries([..."0123456789"].map((digit, n) => [digit, n])),
  ...{ A: 1, B: 2, C: 3, D: 4, E: 5, F: 6, G: 7, H: 8, J: 1, K: 2, L: 3, M: 4, N: 5, P: 7, R: 9 },
  ...{ S: 2, T: 3, U: 4, V: 5, W: 6, X: 7, Y: 8, Z: 9 },
};
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** Whether a vehicle number of 17 places has the check digit that 49 CFR 565.15 asks for in its ninth. */
export function isVehicleNumber(serial: string): boolean {
  const plain = plainSerial(serial);
  if (plain.length !== 17 || [...plain].some((letter) => VALUES[letter] === undefined)) return false;
  const sum = [...plain].reduce((total, letter, n) => total + (VALUES[letter] ?? 0) * (WEIGHTS[n] ?? 0), 0);
  const rest = sum % 11;
  return plain[8] === (rest === 10 ? "X" : String(rest));
}

/**
 * What is wrong with a serial number: too short, or the number of a trailer that was mistyped. Only road vehicles have a
 * check digit that is known for all makers; other machines are taken as they are typed.
 */
export function serialProblem(machine: string, serial: string): "short" | "check" | undefined {
  const plain = plainSerial(serial);
  if (plain.length < 4) return "short";
  return machine === "dumpTrailer" && plain.length === 17 && !isVehicleNumber(plain) ? "check" : undefined;
}
