import { CASES } from "./cases.data.ts";
import type { Limit, Occupancy } from "./limit.ts";
import * as words from "./question-words.ts";

function saidOccupancies(text: string): Set<Occupancy> {
  const all = Object.keys(words.OCCUPANCIES) as Occupancy[];
  return new Set(all.filter((occupancy) => words.OCCUPANCIES[occupancy].test(text)));
}

/** The limits a question may mean: of its building, of the case it names, else of those that need no naming. */
export function meant<T extends Pick<Limit, "occupancy" | "where" | "onlyWhenSaid" | "notWhen">>(
  limits: readonly T[],
  text: string,
): T[] {
  const said = saidOccupancies(text);
  const own = limits.filter(({ occupancy }) => !occupancy || said.size === 0 || said.has(occupancy));
  const isSaid = ({ where }: T) => Boolean(where && CASES[where]?.test(text));
  return own.filter((limit) => {
    if (limit.notWhen && CASES[limit.notWhen]?.test(text)) return false;
    const siblings = own.filter(({ occupancy }) => occupancy === limit.occupancy);
    return siblings.some(isSaid) ? isSaid(limit) : !limit.onlyWhenSaid;
  });
}
