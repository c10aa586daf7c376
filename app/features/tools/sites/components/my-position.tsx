import { useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { hereText, useHere } from "~/ui/here.tsx";

/** Puts the device's own position into a field; where the browser has none or may not, it says so and one types it. */
export function MyPosition({ field }: { field: string }) {
  const t = useText("sites");
  const { ask, state } = useHere((here) => {
    const input = document.getElementById(field);
    if (input instanceof HTMLInputElement) input.value = hereText(here);
  });
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
