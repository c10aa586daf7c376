import { useMatches } from "@remix-run/react";
import { createElement, type FunctionComponent, useEffect, useState } from "react";
import { useLanguage } from "~/i18n/i18n.tsx";
import type { PartProps } from "./field-part.tsx";

/**
 * On a page whose route says `handle = { offline: true }`: what waits for the network, and what is kept on this device.
 * Its script is fetched once the page is awake; without it the forms are those of every page.
 * @param keeper for whom this browser keeps what is written; undefined where nobody is signed in
 */
export function Offline({ keeper }: { keeper?: string }) {
  const { language } = useLanguage();
  const isField = useMatches().some(({ handle }) => (handle as { offline?: true } | undefined)?.offline);
  const [Part, setPart] = useState<FunctionComponent<PartProps>>();
  useEffect(() => {
    if (!isField || !window.isSecureContext) return;
    import("./start.ts")
      .then(({ start }) => start(language))
      // A part that cannot be fetched is done without.
      .then((part) => setPart(() => part))
      .catch(() => {});
  }, [isField, language]);
  return isField && Part ? createElement(Part, { keeper }) : null;
}
