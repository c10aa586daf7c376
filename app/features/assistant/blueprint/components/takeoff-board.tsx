import { type FormEvent, type MouseEvent, useState } from "react";
import { type Takeoff, type Tapping, type Tool, without } from "~/engines/drawing/drawing.ts";
import { useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import type { Drawing } from "../client/analyse-file.ts";
import { measured, pressed, readMeasuring } from "../plan.schemas.ts";
import type { MeasureProblem, Measuring } from "../plan.view.ts";
import { DrawingView } from "./drawing-view.tsx";
import { TakeoffFields } from "./takeoff-fields.tsx";
import { TakeoffList } from "./takeoff-list.tsx";
import TakeoffOverlay from "./takeoff-overlay.tsx";
import { ToolChoice } from "./tool-choice.tsx";

const NOTHING: Measuring["typed"] = { length: "", label: "", price: "" };

interface TakeoffBoardProps {
  drawing: Drawing;
  takeoff: Takeoff;
  onChange: (takeoff: Takeoff) => void;
}

/** Measuring on a drawing that stays on this device: the same tools as on a plan of the server. */
export default function TakeoffBoard({ drawing, takeoff, onChange }: TakeoffBoardProps) {
  const t = useText("take-off");
  const [tapping, setTapping] = useState<Tapping>({ tool: "scale", points: [] });
  const [problem, setProblem] = useState<MeasureProblem>();
  const [typed, setTyped] = useState(NOTHING);
  const [wide, setWide] = useState(false);
  const count = tapping.points.length;

  const tap = (event: MouseEvent<HTMLButtonElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    // Pressed by the keyboard it has no place; the points can be typed instead.
    if (event.detail === 0) return;
    const x = Math.round(((event.clientX - box.left) / box.width) * drawing.width);
    const y = Math.round(((event.clientY - box.top) / box.height) * drawing.height);
    const next = pressed(tapping, { x, y });
    setTapping(next.tapping);
    setProblem(next.error);
  };
  const choose = (tool: Tool) => {
    setTapping({ tool, points: [] });
    setProblem(undefined);
    setTyped(NOTHING);
  };
  const finish = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    form.set("tool", tapping.tool);
    const given = readMeasuring(form);
    // What is measured here may be kept later, and has to fit there.
    const outcome = measured(takeoff, given, "kept");
    setProblem(outcome.ok ? undefined : outcome.error);
    const next = outcome.ok ? outcome.measuring : given;
    setTyped(next.typed);
    setTapping(next.tapping);
    if (outcome.ok) onChange(outcome.takeoff);
  };

  return (
    <div className="grid gap-8">
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-2">
          <div dir="ltr" className="overflow-auto">
            <div className={`relative ${wide ? "w-[200%]" : ""}`}>
              <DrawingView drawing={drawing}>
                <TakeoffOverlay {...drawing} takeoff={takeoff} tapping={tapping} />
                <button
                  type="button"
                  aria-label={t("drawing")}
                  onClick={tap}
                  className="absolute inset-0 size-full cursor-crosshair"
                />
              </DrawingView>
            </div>
          </div>
          <Button
            type="button"
            variant="secondary"
            className="justify-self-start"
            aria-pressed={wide}
            onClick={() => setWide(!wide)}
          >
            {t("zoom")}: {wide ? "200%" : "100%"}
          </Button>
        </div>
        <div className="grid content-start gap-4">
          <ToolChoice chosen={tapping.tool} onChoose={choose} />
          <p className="font-medium">{t(`howTo.${tapping.tool}`)}</p>
          <form noValidate className="grid gap-4" onSubmit={finish}>
            <TakeoffFields tapping={tapping} typed={typed} error={problem} />
            <p role="status" className="text-muted">
              {t("pending", { count })}
            </p>
            <p className="flex flex-wrap gap-2">
              <Button>{t("finish")}</Button>
              <Button
                type="button"
                variant="outline"
                disabled={count === 0}
                onClick={() => setTapping({ ...tapping, points: tapping.points.slice(0, -1) })}
              >
                {t("undo")}
              </Button>
              <Button
                type="button"
                variant="ghost"
                disabled={count === 0}
                onClick={() => setTapping({ ...tapping, points: [] })}
              >
                {t("clear")}
              </Button>
            </p>
          </form>
        </div>
      </div>
      <TakeoffList
        takeoff={takeoff}
        removal={(n, name) => (
          <Button
            type="button"
            variant="ghost"
            size="icon"
            aria-label={t("removeOf", { name })}
            onClick={() => onChange(without(takeoff, n))}
          >
            <Icon name="trash-2" />
          </Button>
        )}
      />
    </div>
  );
}
