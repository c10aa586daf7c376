import { useState } from "react";
import { metresBetween, type Position, saidDistance } from "~/engines/place/place.ts";
import { useFormat, useLanguage, useText } from "~/i18n/i18n.tsx";
import { isMetricFirst } from "~/i18n/languages.ts";
import { Button } from "~/ui/button.tsx";

interface Here extends Position {
  accuracy: number;
}

/**
 * Adds to the form how far one stands from the gate. One presses a button for it, it can be left out, and what the browser
 * cannot or may not say keeps nobody from checking in.
 */
export function HerePosition({ gate }: { gate: Position }) {
  const t = useText("site-visit");
  const format = useFormat();
  const { language } = useLanguage();
  const [state, setState] = useState<"idle" | "asking" | "failed" | Here>("idle");
  function ask() {
    if (!("geolocation" in navigator)) return setState("failed");
    setState("asking");
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => setState({ latitude, longitude, accuracy }),
      () => setState("failed"),
      { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 },
    );
  }
  const here = typeof state === "object" ? state : undefined;
  const far = here && saidDistance(metresBetween(here, gate), isMetricFirst(language));
  return (
    <div className="grid gap-1 noscript:hidden">
      {here && (
        <>
          <input
            type="hidden"
            name="here"
            value={`${here.latitude.toFixed(6)}, ${here.longitude.toFixed(6)}`}
          />
          <input type="hidden" name="accuracy" value={Math.round(here.accuracy)} />
        </>
      )}
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
