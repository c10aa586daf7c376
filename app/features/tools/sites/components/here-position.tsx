import { metresBetween, type Position, saidDistance } from "~/engines/place/place.ts";
import { useFormat, useLanguage, useText } from "~/i18n/i18n.tsx";
import { isMetricFirst } from "~/i18n/languages.ts";
import { Button } from "~/ui/button.tsx";
import { HereFields, useHere } from "~/ui/here.tsx";

/**
 * Adds to the form how far one stands from the gate. One presses a button for it, it can be left out, and what the browser
 * cannot or may not say keeps nobody from checking in.
 */
export function HerePosition({ gate }: { gate: Position }) {
  const t = useText("site-visit");
  const format = useFormat();
  const { language } = useLanguage();
  const { ask, state, here } = useHere();
  const far = here && saidDistance(metresBetween(here, gate), isMetricFirst(language));
  return (
    <div className="grid gap-1 noscript:hidden">
      <HereFields here={here} />
      <Button
        type="button"
        variant="outline"
        onClick={ask}
        disabled={state === "asking"}
        className="justify-self-start"
      >
        {t("here.use")}
      </Button>
      <p role="status" className="text-sm text-muted">
        {state === "asking" && t("here.asking")}
        {state === "failed" && t("here.failed")}
        {far &&
          t("here.added", { distance: t(`here.distance.${far.unit}`, { value: format.number(far.value) }) })}
      </p>
    </div>
  );
}
