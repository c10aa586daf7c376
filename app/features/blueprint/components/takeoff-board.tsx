import { type FormEvent, type MouseEvent, useState } from "react";
import { readPoints } from "~/engines/drawing/takeoff/address.ts";
import type { Takeoff } from "~/engines/drawing/takeoff/takeoff.ts";
import {
  finished,
  type Tapping,
  TOOLS,
  type Tool,
  tapped,
  without,
} from "~/engines/drawing/takeoff/tapping.ts";
import { useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import type { Drawing } from "../client/analyse-file.ts";
import { centsOf, nextTool, type PlanState, problemOf } from "../plan.schemas.ts";
import { DrawingView } from "./drawing-view.tsx";
import { TakeoffFields } from "./takeoff-fields.tsx";
import { TakeoffList } from "./takeoff-list.tsx";
import { TakeoffOverlay } from "./takeoff-overlay.tsx";

const NOTHING = { length: "", label: "", price: "" };

interface TakeoffBoardProps {
  drawing: Drawing;
  takeoff: Takeoff;
  onChange: (takeoff: Takeoff) => void;
}

/** Measuring on a drawing that stays on this device: the same tools as on a plan of the server. */
export default function TakeoffBoard({ drawing, takeoff, onChange }: TakeoffBoardProps) {
  const t = useText("take-off");
  const [tapping, setTapping] = useState<Tapping>({ tool: "scale", points: [] });
  const [problem, setProblem] = useState<PlanState["error"]>();
  const [typed, setTyped] = useState(NOTHING);
  const [wide, setWide] = useState(false);
  const count = tapping.points.length;

  const tap = (event: MouseEvent<HTMLButtonElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    // Pressed by the keyboard it has no place; the points can be typed instead.
    if (event.detail === 0) return;
    const x = Math.round(((event.clientX - box.left) / box.width) * drawing.width);
    const y = Math.round(((event.clientY - box.top) / box.height) * drawing.height);
    setTapping((now) => tapped(now, { x, y }));
    setProblem(undefined);
  };
  const choose = (tool: Tool) => {
    setTapping({ tool, points: [] });
    setProblem(undefined);
    setTyped(NOTHING);
  };
  const finish = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? "");
    const said = { length: text("length"), label: text("label"), price: text("price") };
    const whole: Tapping = { ...tapping, points: readPoints(text("p")) };
    const error = problemOf(whole, said);
    setProblem(error);
    setTyped(error ? said : NOTHING);
    if (error) return setTapping(whole);
    onChange(finished(takeoff, whole, { ...said, unitCents: centsOf(said.price) }));
    setTapping({ tool: nextTool(tapping.tool), points: [] });
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
          <p id="board-tool" className="font-medium">
            {t("tool")}
          </p>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend inside the grid */}
          <div role="group" aria-labelledby="board-tool" className="grid grid-cols-2 gap-2">
            {TOOLS.map((tool) => (
              <Button
                key={tool}
                type="button"
                variant={tool === tapping.tool ? "default" : "outline"}
                aria-pressed={tool === tapping.tool}
                onClick={() => choose(tool)}
              >
                {t(`tools.${tool}`)}
              </Button>
            ))}
          </div>
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
