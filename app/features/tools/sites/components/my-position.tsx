import { useState } from "react";
import { useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";

/** Puts the device's own position into a field; where the browser has none or may not, it says so and one types it. */
export function MyPosition({ field }: { field: string }) {
  const t = useText("sites");
  const [state, setState] = useState<"idle" | "asking" | "failed">("idle");
  function ask() {
    if (!("geolocation" in navigator)) return setState("failed");
    setState("asking");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const input = document.getElementById(field);
        if (input instanceof HTMLInputElement)
          input.value = `${coords.latitude.toFixed(6)}, ${coords.longitude.toFixed(6)}`;
        setState("idle");
      },
      () => setState("failed"),
      { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 },
    );
  }
  return (
    <div className="grid gap-1 noscript:hidden">
      <Button
        type="button"
        variant="outline"
        onClick={ask}
        disabled={state === "asking"}
        className="justify-self-start"
      >
        {t("mine.use")}
      </Button>
      <p role="status" className="text-sm text-muted">
        {state === "asking" && t("mine.asking")}
        {state === "failed" && t("mine.failed")}
      </p>
    </div>
  );
}
