import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { HubView } from "../hard-hat.view.server.ts";

/** The buttons of a glove: 56 px at the least. */
export const HUGE = "min-h-14 w-full text-lg font-bold";

export interface PartProps {
  view: HubView;
  path: string;
}

/** Says a key of an error, which comes from a schema or a command. */
export function useSay() {
  const t = useText("hard-hat-zone");
  return (key: string) => t(key as Key<"hard-hat-zone">);
}
