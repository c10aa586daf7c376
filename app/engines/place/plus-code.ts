import { OpenLocationCode } from "open-location-code";
import type { Position } from "./position.ts";

const codes = new OpenLocationCode();

/** The plus code of a position, ten digits: a field of 14 by 14 m at the most. */
export const plusCodeOf = ({ latitude, longitude }: Position): string => codes.encode(latitude, longitude);

/** Something that reads as a plus code, whole or shortened, wherever it stands in the text. */
const CODE = /(?:^|\s)([23456789CFGHJMPQRVWX]{2,8}0*\+[23456789CFGHJMPQRVWX]{0,7})(?=$|[\s,])/i;

/**
 * The middle of the field that a plus code names; `short` where it is shortened and nothing says near what.
 * @param near what a shortened code is near to
 * @returns undefined where the text has no plus code
 */
export function readPlusCode(text: string, near?: Position): Position | "short" | undefined {
  const found = CODE.exec(text)?.[1]?.toUpperCase();
  if (!found || !codes.isValid(found)) return undefined;
  if (codes.isShort(found) && !near) return "short";
  const whole = near ? codes.recoverNearest(found, near.latitude, near.longitude) : found;
  // Whole in its form and still beyond a pole: the library takes such a code for valid, and not for full.
  if (!codes.isFull(whole)) return undefined;
  const { latitudeCenter, longitudeCenter } = codes.decode(whole);
  return { latitude: latitudeCenter, longitude: longitudeCenter };
}
