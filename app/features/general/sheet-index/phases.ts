import type { AreaScreen, Phase } from "~/screens/screen.ts";
import type { Area } from "~/site-map.ts";

/** The phases of a job, in their order. */
export const PHASES: readonly Phase[] = ["win", "plan", "build", "paid", "close"];

/** In which phases the screens of an area are used; a screen that differs says so itself. */
const OF_AREA: Record<Area, readonly Phase[]> = {
  general: [],
  account: [],
  assistant: PHASES,
  projects: ["plan", "build", "close"],
  safety: ["build"],
  equipment: ["plan", "build"],
  materials: ["plan", "build"],
  business: ["win", "paid"],
  network: ["win"],
  university: [],
  tools: ["plan", "build"],
  patents: [],
  legal: [],
};

export const phasesOf = ({ area, phases }: Pick<AreaScreen, "phases"> & { area: Area }): readonly Phase[] =>
  phases ?? OF_AREA[area];

/** What an address asks for. */
export function phaseOf(search: URLSearchParams): Phase | undefined {
  const asked = search.get("phase");
  return PHASES.find((phase) => phase === asked);
}
