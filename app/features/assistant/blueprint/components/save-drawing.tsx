import { useState } from "react";
import { type SheetLine, type Takeoff, writeTakeoff } from "~/engines/drawing/drawing.ts";
import { useText } from "~/i18n/i18n.tsx";
import { useToast } from "~/services/toast-client.ts";
import { Button } from "~/ui/button.tsx";
import { blueprintToasts } from "../blueprint.toasts.ts";
import type { Drawing } from "../client/analyse-file.ts";
import { keepTakeoff, saveDrawing } from "../client/save-drawing.ts";
import { MOST_DRAWINGS } from "../saved-limits.ts";

interface SaveDrawingProps {
  drawing: Drawing;
  lines: readonly SheetLine[];
  takeoff: Takeoff;
}

/** Sends the drawing and what was read on it, because the member asks for it; until then it never leaves the device. */
export function SaveDrawing({ drawing, lines, takeoff }: SaveDrawingProps) {
  const t = useText("blueprint");
  const takeOff = useText("take-off");
  const toast = useToast(blueprintToasts);
  const [idem] = useState(() => crypto.randomUUID());
  const [state, setState] = useState<
    "idle" | "saving" | "saved" | "failed" | "full" | "moving" | "keeping" | "unkept" | "stale"
  >("idle");
  /** What is kept of the take-off, and the version of the drawing that it is kept with. */
  const [kept, setKept] = useState({ version: 1, takeoff: "" });
  const measured = writeTakeoff(takeoff);
  const save = async () => {
    setState("saving");
    const outcome = await saveDrawing(idem, drawing, lines, measured);
    setState(outcome);
    setKept({ version: 1, takeoff: measured });
    if (outcome === "saved") toast("drawingSaved");
  };
  const saveTakeoff = async () => {
    setState("keeping");
    const outcome = await keepTakeoff(idem, kept.version, measured);
    if (typeof outcome !== "number") return setState(outcome === "stale" ? "stale" : "unkept");
    setKept({ version: outcome, takeoff: measured });
    setState("saved");
    toast("takeoffSaved");
  };
  const isKept = ["saved", "keeping", "unkept", "stale"].includes(state);
  return (
    <div className="flex flex-wrap items-center gap-4 print:hidden">
      {isKept && measured !== kept.takeoff && (
        <Button type="button" variant="secondary" disabled={state === "keeping"} onClick={saveTakeoff}>
          {takeOff("kept.save")}
        </Button>
      )}
      {!isKept && (
        <Button type="button" variant="secondary" disabled={state === "saving"} onClick={save}>
          {t(state === "saving" ? "saved.saving" : "saved.save")}
        </Button>
      )}
      <p role="status">
        {isKept && (
          <>
            {t("saved.savedNow")}{" "}
            <a href={`/blueprint-analyzer?plan=${idem}`} className="font-medium text-blueprint underline">
              {t("saved.open")}
            </a>
          </>
        )}
        {state === "stale" && <span className="text-danger">{takeOff("kept.stale")}</span>}
        {(state === "failed" || state === "unkept") && (
          <span className="text-danger">{t("saved.saveFailed")}</span>
        )}
        {state === "moving" && <span className="text-danger">{t("plain.moving")}</span>}
        {state === "full" && <span className="text-danger">{t("saved.full", { max: MOST_DRAWINGS })}</span>}
      </p>
    </div>
  );
}
