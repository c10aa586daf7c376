import type { ProcessTexts } from "~/engines/process/process.ts";
import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";

/** What a state of a project is called. */
export function useStates() {
  const t = useText("projects");
  return (name: string) => t(`states.${name}` as Key<"projects">);
}

/** The words of the process of a project, for the components of the engine. */
export function useProcessTexts(): ProcessTexts {
  const t = useText("projects");
  return {
    state: useStates(),
    transition: (name) => t(`transitions.${name}` as Key<"projects">),
    party: (name) => t(`parties.${name}` as Key<"projects">),
  };
}
