import type { ProcessTexts } from "~/engines/process/process.ts";
import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";

/** What a state of a permit is called. */
export function useStates() {
  const t = useText("permits");
  return (name: string) => t(`states.${name}` as Key<"permits">);
}

/** The words of the process of a permit, for the components of the engine. */
export function useProcessTexts(): ProcessTexts {
  const t = useText("permits");
  return {
    state: useStates(),
    transition: (name) => t(`transitions.${name}` as Key<"permits">),
    party: (name) => t(`parties.${name}` as Key<"permits">),
    guard: (name) => t(`guards.${name}` as Key<"permits">),
  };
}
