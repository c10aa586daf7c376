import { daysBetween } from "~/lib/local-day.ts";
import { medianOf } from "~/lib/median.ts";

interface Filed {
  jurisdiction: string;
  state: string;
  appliedOn: string | null;
  issuedOn: string | null;
  portalUrl: string;
}

export interface Authority {
  name: string;
  permits: number;
  /** Those that are neither finaled nor revoked. */
  open: number;
  /** Of any of its permits; empty where none has one. */
  portalUrl: string;
  /** Days from application to issue: the median of one's own permits, and of how many. Undefined of none. */
  wait?: { days: number; permits: number };
}

const OVER = ["finaled", "revoked"];

/** What one's own permits say of each authority, by its name as typed; those with the most permits first. */
export function authoritiesOf(filed: readonly Filed[]): Authority[] {
  const byName = new Map<string, Filed[]>();
  for (const permit of filed)
    byName.set(permit.jurisdiction, [...(byName.get(permit.jurisdiction) ?? []), permit]);
  return [...byName]
    .map(([name, permits]): Authority => {
      const waits = permits.flatMap(({ appliedOn, issuedOn }) =>
        appliedOn && issuedOn ? [daysBetween(appliedOn, issuedOn)] : [],
      );
      const days = medianOf(waits);
      return {
        name,
        permits: permits.length,
        open: permits.filter(({ state }) => !OVER.includes(state)).length,
        portalUrl: permits.find(({ portalUrl }) => portalUrl)?.portalUrl ?? "",
        ...(days !== undefined && { wait: { days, permits: waits.length } }),
      };
    })
    .sort((a, b) => b.permits - a.permits || a.name.localeCompare(b.name));
}
