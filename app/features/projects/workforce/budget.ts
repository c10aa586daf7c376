import { fold } from "~/lib/fold.ts";

/** A cost code as it is compared: case, accents and blanks count for nothing. */
export const codeKeyOf = (code: string) => fold(code).replace(/\s+/g, " ").trim();

interface OfCode {
  code: string;
  minutes: number;
}

/** A code with what was worked under it until now, and what is planned for it; undefined where nothing is. */
export interface CodeHours {
  code: string;
  used: number;
  planned?: number;
  /** Of what is planned, in whole per cent. */
  percent?: number;
  isOver: boolean;
}

/** What was worked beside what was planned, by code: those with a budget first, the fullest at the top. */
export function budgetOf(planned: readonly OfCode[], worked: readonly OfCode[]): CodeHours[] {
  const codes = new Map<string, { code: string; used: number; planned?: number }>();
  for (const { code, minutes } of planned) {
    const key = codeKeyOf(code);
    codes.set(key, { code, used: 0, planned: (codes.get(key)?.planned ?? 0) + minutes });
  }
  for (const { code, minutes } of worked) {
    const key = codeKeyOf(code);
    const known = codes.get(key) ?? { code, used: 0 };
    codes.set(key, { ...known, used: known.used + minutes });
  }
  const share = ({ used, planned: of }: { used: number; planned?: number }) => (of ? used / of : -1);
  return [...codes.values()]
    .sort((a, b) => share(b) - share(a) || b.used - a.used)
    .map((one) => ({
      ...one,
      percent: one.planned ? Math.floor((one.used * 100) / one.planned) : undefined,
      isOver: one.planned !== undefined && one.used > one.planned,
    }));
}
