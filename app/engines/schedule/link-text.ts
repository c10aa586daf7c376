import { type Link, type LinkType, MOST_DAYS } from "./network.ts";

/** The letters of the four links: in English, and in Spanish comienzo and fin. */
const LETTERS: Readonly<Record<string, LinkType>> = {
  FS: "FS",
  SS: "SS",
  FF: "FF",
  SF: "SF",
  FC: "FS",
  CC: "SS",
  CF: "SF",
};
const ONE =
  /^(\d{1,6})\s*([A-Z]{2})?\s*(?:([+\-−–])\s*(\d{1,6})\s*(d|w|days?|dias?|días?|weeks?|sem(?:anas?)?|ימים|יום|שבועות|שבוע)?)?$/iu;
const WEEK = /^(?:w|weeks?|sem(?:anas?)?|שבועות|שבוע)$/iu;

export type ReadLinks = { ok: true; links: Link[] } | { ok: false; part: string };

/**
 * Predecessors as planners type them: `3`, `3FS+2d`, `5SS-1`, several after commas or semicolons. A week is as many
 * working days as the calendar has.
 * @param idOf the task of a number; undefined where there is none
 * @returns the links, or the first part that is none
 */
export function readLinks(
  text: string,
  idOf: (number: number) => string | undefined,
  daysPerWeek = 5,
): ReadLinks {
  const links: Link[] = [];
  for (const raw of text.split(/[,;،]/)) {
    const part = raw.trim();
    if (part === "") continue;
    const [matched, number, letters = "FS", sign, amount = "0", unit = ""] = ONE.exec(part) ?? [];
    const type = LETTERS[letters.toUpperCase()];
    const from = matched === undefined ? undefined : idOf(Number(number));
    const lag = Number(amount) * (WEEK.test(unit) ? daysPerWeek : 1) * (sign && sign !== "+" ? -1 : 1);
    if (!type || from === undefined || Math.abs(lag) > MOST_DAYS) return { ok: false, part };
    if (!links.some((link) => link.from === from && link.type === type))
      links.push({ from, type, lag: lag === 0 ? 0 : lag });
  }
  return { ok: true, links };
}

/** Links as `readLinks` reads them; finish to start without a lag is the bare number. */
export function writeLinks(links: readonly Link[], numberOf: (id: string) => number | undefined): string {
  return links
    .map(({ from, type, lag }) => {
      const number = numberOf(from) ?? "?";
      if (lag === 0) return type === "FS" ? `${number}` : `${number}${type}`;
      return `${number}${type}${lag > 0 ? "+" : "-"}${Math.abs(lag)}d`;
    })
    .join(", ");
}
