import { DrawnRules } from "~/features/network/champions/components/drawn-screens.tsx";

export const handle = { served: ["champions"] };

/** By which rules points are counted, and how champions are chosen. */
export default function ChampionRulesRoute() {
  return <DrawnRules />;
}
