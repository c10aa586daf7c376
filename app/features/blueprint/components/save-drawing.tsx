import { useState } from "react";
import type { SheetLine } from "~/engines/drawing/sheet.ts";
import { useText } from "~/i18n/i18n.tsx";
import { useToast } from "~/services/toast-client.ts";
import { Button } from "~/ui/button.tsx";
import type { Drawing } from "../client/analyse-file.ts";
import { saveDrawing } from "../client/save-drawing.ts";
import { MOST_DRAWINGS } from "../saved.schemas.ts";

interface SaveDrawingProps {
  drawing: Drawing;
  lines: readonly SheetLine[];
}

/** Sends the drawing and what was read on it, because the member asks for it; until then it never leaves the device. */
export function SaveDrawing({ drawing, lines }: SaveDrawingProps) {
  const t = useText("blueprint");
  const toast = useToast();
  const [idem] = useState(() => crypto.randomUUID());
  const [state, setState] = useState<"idle" | "saving" | "saved" | "failed" | "full">("idle");
  const save = async () => {
    setState("saving");
    const outcome = await saveDrawing(idem, drawing, lines);
    setState(outcome);
    if (outcome === "saved") toast({ code: "drawingSaved" });
  };
  return (
    <div className="flex flex-wrap items-center gap-4 print:hidden">
      {state !== "saved" && (
        <Button type="button" variant="secondary" disabled={state === "saving"} onClick={save}>
          {t(state === "saving" ? "saved.saving" : "saved.save")}
        </Button>
      )}
      <p role="status">
        {state === "saved" && (
          <>
            {t("saved.savedNow")}{" "}
            <a href={`/blueprint-analyzer?plan=${idem}`} className="font-medium text-blueprint underline">
              {t("saved.open")}
            </a>
          </>
        )}
        {state === "failed" && <span className="text-danger">{t("saved.saveFailed")}</span>}
        {state === "full" && <span className="text-danger">{t("saved.full", { max: MOST_DRAWINGS })}</span>}
      </p>
    </div>
  );
}
