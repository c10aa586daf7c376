import { lazy, Suspense, startTransition, useEffect, useMemo, useRef, useState } from "react";
import {
  type ClimateZone,
  calibrate,
  checkedAgain,
  type Finding,
  isClimateZone,
  quantitiesOf,
  type Takeoff,
} from "~/engines/drawing/drawing.ts";
import { useLanguage, useText } from "~/i18n/i18n.tsx";
import type { Translate } from "~/i18n/translator.ts";
import { useToast } from "~/services/toast-client.ts";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { Progress } from "~/ui/progress.tsx";
import type { Chosen } from "../accepted-files.ts";
import { readerToasts } from "../blueprint.toasts.ts";
import { fileProblemText, imageProblemText, problemOfFiles } from "../check-files.ts";
import { analyseFile, type Drawing, percentOf, type Reading, type Step } from "../client/analyse-file.ts";
import { download } from "../client/download.ts";
import { ReaderStopped } from "../client/drawing-reader.ts";
import { type ReportFacts, reportCsv, reportHtml } from "../report.ts";
import { isLegible } from "../shortened.ts";
import type { VisionOffer } from "../vision.schemas.ts";
import { AnalysisDetails, Illegible, PartlyRead } from "./analysis-view.tsx";
import { Camera } from "./camera.tsx";
import { Compliance } from "./compliance.tsx";
import { DrawingView } from "./drawing-view.tsx";
import { SaveDrawing } from "./save-drawing.tsx";
import { ZoneField } from "./zone-field.tsx";

const TakeoffBoard = lazy(() => import("./takeoff-board.tsx"));
const VisionQuestion = lazy(() => import("./vision-question.tsx"));

type State =
  | { phase: "reading"; step: Step; drawing?: Drawing; found?: { strokes: number; lines: number } }
  | { phase: "done"; reading: Reading }
  | { phase: "refused"; message: string };

/** The message for a file that the reader does not read. */
function refusedByReader(t: Translate<"drawing-reader">, error: unknown): string {
  const answer = error instanceof ReaderStopped ? error.answer : undefined;
  return answer?.stage === "refused"
    ? imageProblemText(t, answer.problem, answer.pixels)
    : t("errors.failed");
}

interface AnalyzerProps {
  chosen: Chosen;
  canSave: boolean;
  vision?: VisionOffer;
  onReset: () => void;
}

/** Opens the camera where nothing is chosen yet, and reads what is. */
export default function Analyzer({ chosen, onReset, ...rest }: AnalyzerProps) {
  const [photo, setPhoto] = useState<Chosen>();
  const ready = photo ?? chosen;
  if (ready.files.length > 0) return <Reader chosen={ready} onReset={onReset} {...rest} />;
  return <Camera onPhoto={(file) => setPhoto({ files: [file], photographed: true })} onClose={onReset} />;
}

/** Reads a chosen drawing on this device: progress, the drawing with its findings, the result, the take-off. */
function Reader({ chosen, onReset, ...rest }: AnalyzerProps) {
  const t = useText("drawing-reader");
  const toast = useToast(readerToasts);
  const [round, setRound] = useState(0);
  const [state, setState] = useState<State>({ phase: "reading", step: "processing" });
  const [file] = chosen.files;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a file is read once a round, whatever is drawn meanwhile
  useEffect(() => {
    const problem = problemOfFiles(chosen.files, chosen.photographed);
    if (problem || !file) {
      toast(problem === "notAnImage" || problem === "pdf" ? "notAnImage" : "drawingRefused");
      return setState({ phase: "refused", message: fileProblemText(t, problem ?? "many") });
    }
    const stop = new AbortController();
    setState({ phase: "reading", step: "processing" });
    let greeted = round > 0;
    const update = (part: Partial<Extract<State, { phase: "reading" }>>) =>
      !stop.signal.aborted && setState((now) => (now.phase === "reading" ? { ...now, ...part } : now));
    analyseFile(
      file,
      {
        onStep: (step) => update({ step }),
        onDrawing: (drawing) => {
          update({ drawing });
          if (!greeted && !stop.signal.aborted)
            toast(chosen.photographed ? "photoCaptured" : "blueprintUploaded");
          greeted = true;
        },
        onFound: (found) => update({ found }),
      },
      stop.signal,
    ).then(
      (reading) => {
        if (stop.signal.aborted) return;
        // A long result is rendered in pieces, so that the page stays responsive.
        startTransition(() => setState({ phase: "done", reading }));
        toast("blueprintAnalyzed");
      },
      (error) => {
        if (stop.signal.aborted) return;
        const refused = error instanceof ReaderStopped && error.answer?.stage === "refused" && error.answer;
        toast(
          !refused ? "analysisFailed" : refused.problem === "notAnImage" ? "notAnImage" : "drawingRefused",
        );
        setState({ phase: "refused", message: refusedByReader(t, error) });
      },
    );
    return () => stop.abort();
  }, [chosen, round]);

  if (state.phase === "refused")
    return (
      <div role="alert">
        <Notice
          tone="danger"
          title={t("errors.title")}
          action={
            <Button type="button" variant="outline" onClick={onReset}>
              {t("uploadNew")}
            </Button>
          }
        >
          <p>{state.message}</p>
          <p>{t("errors.kept")}</p>
        </Notice>
      </div>
    );
  if (state.phase === "reading") return <Waiting {...state} onReset={onReset} />;
  return (
    <Result
      key={round}
      reading={state.reading}
      {...rest}
      onReset={onReset}
      onAgain={() => setRound(round + 1)}
    />
  );
}

function Waiting({
  step,
  drawing,
  found,
  onReset,
}: Extract<State, { phase: "reading" }> & { onReset: () => void }) {
  const t = useText("drawing-reader");
  const percent = percentOf(step);
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <Progress
          id="analysis-progress"
          label={t("reading")}
          value={percent}
          max={100}
          text={t("progress", { percent })}
        />
        <p role="status" className="font-medium">
          {t(`steps.${step}`)}
        </p>
        {found && <p className="text-muted">{t("found", { ...found })}</p>}
      </div>
      {drawing && <DrawingView drawing={drawing} />}
      <Button type="button" variant="outline" className="justify-self-start" onClick={onReset}>
        {t("uploadNew")}
      </Button>
    </div>
  );
}

interface ResultProps extends Omit<AnalyzerProps, "chosen"> {
  reading: Reading;
  onAgain: () => void;
}

function Result({ reading, canSave, vision, onReset, onAgain }: ResultProps) {
  const t = useText("drawing-reader");
  const words = useText("drawing-result");
  const { language } = useLanguage();
  const view = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Finding>();
  const [measuring, setMeasuring] = useState(false);
  const [takeoff, setTakeoff] = useState<Takeoff>({ measures: [] });
  const [zone, setZone] = useState<ClimateZone>();
  const { drawing, lines, partly } = reading;
  const legible = isLegible(reading.analysis);
  const calibration = calibrate(takeoff).state;
  const analysis = useMemo(
    () =>
      calibration === "none" && !zone
        ? reading.analysis
        : checkedAgain(reading.analysis, calibration, { zone }),
    [reading, calibration, zone],
  );
  const facts = (): ReportFacts => ({
    name: drawing.name,
    date: new Date().toISOString().slice(0, 10),
    language,
    partly,
    quantities: quantitiesOf(takeoff).quantities,
    picture: drawing.source,
  });
  const show = (finding: Finding) => {
    setShown(finding);
    setMeasuring(false);
    view.current?.scrollIntoView({ block: "center" });
  };
  const base = drawing.name.replace(/\.\w+$/, "") || "drawing";
  const save = canSave && <SaveDrawing drawing={drawing} lines={lines} takeoff={takeoff} />;
  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        <div className="flex flex-wrap gap-x-3 gap-y-2 print:hidden">
          <Button type="button" onClick={() => setMeasuring(!measuring)} aria-pressed={measuring}>
            {t("measure")}
          </Button>
          <Button type="button" variant="outline" onClick={onAgain}>
            {t("reanalyze")}
          </Button>
          <Button type="button" variant="outline" onClick={onReset}>
            {t("uploadNew")}
          </Button>
          <Button type="button" variant="ghost" onClick={onReset}>
            {t("remove")}
          </Button>
        </div>
        <div ref={view}>
          {measuring ? (
            <Suspense fallback={<DrawingView drawing={drawing} />}>
              <TakeoffBoard drawing={drawing} takeoff={takeoff} onChange={setTakeoff} />
            </Suspense>
          ) : (
            <DrawingView
              drawing={drawing}
              findings={analysis.codeCompliance}
              items={analysis.dimensions}
              shown={shown}
            />
          )}
        </div>
        {drawing.moving && <p className="text-muted">{t("moving")}</p>}
        {partly && <PartlyRead />}
        {legible ? <Compliance analysis={analysis} onShow={show} /> : <Illegible analysis={analysis} />}
      </div>
      {!legible && save}
      {legible && (
        <section className="grid gap-6">
          <div className="flex flex-wrap items-center justify-between gap-3 border-t-2 border-ink pt-6">
            <h3 className="text-2xl font-bold">{words("heading")}</h3>
            <div className="flex flex-wrap gap-2 print:hidden">
              <Button
                type="button"
                variant="outline"
                onClick={() => download(`${base}.html`, "text/html", reportHtml(analysis, facts(), words))}
              >
                {t("export")} ({t("exportHtml")})
              </Button>
              <Button
                type="button"
                variant="outline"
                onClick={() => download(`${base}.csv`, "text/csv", reportCsv(analysis, facts(), words))}
              >
                {t("exportCsv")}
              </Button>
              <Button type="button" variant="ghost" onClick={() => window.print()}>
                {t("print")}
              </Button>
            </div>
          </div>
          {save}
          <div className="max-w-md print:hidden">
            <ZoneField
              id="drawing-zone"
              zone={zone ?? ""}
              onChange={(chosen) => setZone(isClimateZone(chosen) ? chosen : undefined)}
            />
          </div>
          <AnalysisDetails analysis={analysis} />
        </section>
      )}
      {vision && (
        <Suspense fallback={null}>
          <VisionQuestion offer={vision} drawing={drawing} />
        </Suspense>
      )}
    </div>
  );
}
