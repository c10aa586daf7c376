import type { Analysis } from "~/engines/drawing/analysis.ts";
import { TOOLS } from "~/engines/drawing/takeoff/tapping.ts";
import { useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Icon } from "~/ui/icon.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { type PlanSize, type PlanState, planFields, ZOOMS } from "../plan.schemas.ts";
import type { VisionAnswer, VisionOffer } from "../vision.schemas.ts";
import AnalysisView from "./analysis-view.tsx";
import { KeepTakeoff, type KeptChange, type KeptWork, StaleNotice, TypedBeside } from "./kept-work.tsx";
import { TakeoffFields } from "./takeoff-fields.tsx";
import { TakeoffList } from "./takeoff-list.tsx";
import { TakeoffOverlay } from "./takeoff-overlay.tsx";
import { VisionPanel } from "./vision-panel.tsx";
import { ZoneField } from "./zone-field.tsx";

const ADDRESS = "/blueprint-analyzer";
/** The form that carries the state; buttons elsewhere on the page belong to it by its id. */
const FORM = "take-off";

interface PlanScreenProps {
  plan: { id: string; name?: string; source: string } & PlanSize;
  state: PlanState;
  /** What was read on it, where it was read. */
  analysis?: Analysis;
  /** The model that may be asked about a kept drawing, and what it said. */
  vision?: VisionOffer;
  answer?: VisionAnswer;
  /** Of a member's drawing: what is kept with it. */
  kept?: KeptWork;
  /** What was refused of a change. */
  change?: KeptChange;
}

function Fields({
  plan,
  state,
  without = [],
}: {
  plan: string;
  state: PlanState;
  without?: readonly string[];
}) {
  return planFields(plan, state)
    .filter(([name]) => !without.includes(name))
    .map(([name, value], n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: measures share a name and stand in their order
      <input key={n} type="hidden" name={name} value={value} />
    ));
}

/** The picture as a button of a form: where it is pressed is sent along, and no script is needed. */
function Picture({ plan, state }: PlanScreenProps) {
  const t = useText("take-off");
  const { width, height } = plan;
  const shown = state.zoom;
  return (
    <div dir="ltr" className="self-start overflow-x-auto border border-control bg-surface" tabIndex={-1}>
      <form method="get" action={ADDRESS} data-reload>
        <Fields plan={plan.id} state={state} />
        <div className="relative w-max">
          <input
            type="image"
            name="at"
            src={plan.source}
            alt={plan.id === "sample" ? t("plan") : t("drawing")}
            width={shown}
            height={Math.round((height * shown) / width)}
            className="block max-w-none cursor-crosshair bg-surface"
          />
          <TakeoffOverlay width={width} height={height} takeoff={state.takeoff} tapping={state.tapping} />
        </div>
      </form>
    </div>
  );
}

function ToolForm({ plan, state }: PlanScreenProps) {
  const t = useText("take-off");
  const { tapping, typed, error } = state;
  const count = tapping.points.length;
  return (
    <div className="grid content-start gap-4">
      <form method="get" action={ADDRESS} className="grid gap-2" data-keep-scroll>
        <Fields plan={plan.id} state={{ ...state, tapping: { ...tapping, points: [] } }} without={["tool"]} />
        <p id="tool-label" className="font-medium">
          {t("tool")}
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend inside the grid */}
        <div role="group" aria-labelledby="tool-label" className="grid grid-cols-2 gap-2">
          {TOOLS.map((tool) => (
            <Button
              key={tool}
              name="tool"
              value={tool}
              variant={tool === tapping.tool ? "default" : "outline"}
              aria-pressed={tool === tapping.tool}
            >
              {t(`tools.${tool}`)}
            </Button>
          ))}
        </div>
      </form>
      <p className="font-medium">{t(`howTo.${tapping.tool}`)}</p>
      <form id={FORM} method="get" action={ADDRESS} noValidate className="grid gap-4" data-keep-scroll>
        <Fields plan={plan.id} state={state} without={["p"]} />
        <TakeoffFields tapping={tapping} typed={typed} error={error} />
        <p className="text-muted">{t("pending", { count })}</p>
        <p className="flex flex-wrap gap-2">
          <Button name="do" value="finish">
            {t("finish")}
          </Button>
          <Button name="do" value="undo" variant="outline" disabled={count === 0}>
            {t("undo")}
          </Button>
          <Button name="do" value="clear" variant="ghost" disabled={count === 0}>
            {t("clear")}
          </Button>
        </p>
      </form>
    </div>
  );
}

/** Measuring on a plan by pressing on it; every state of the page is an address. */
export default function PlanScreen({ plan, state, analysis, vision, answer, kept, change }: PlanScreenProps) {
  const t = useText("take-off");
  const asked = useText("drawing-vision");
  const { error } = state;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("blueprint"))}
        title={plan.id === "sample" ? t("sampleTitle") : t("title")}
      >
        <p>{plan.id === "sample" ? t("sampleText") : <bdi translate="no">{plan.name}</bdi>}</p>
      </PageHeading>
      {error && (
        <ErrorSummary
          title={t("errors.summary")}
          items={[
            {
              field: error.field,
              message: t(`errors.${error.field}` as "errors.length", { count: error.missing }),
            },
          ]}
        />
      )}
      {answer?.ok === false && answer.error === "consent" && (
        <ErrorSummary
          title={t("errors.summary")}
          items={[{ field: "consent", message: asked("errors.consent") }]}
        />
      )}
      {kept && change?.stale && <StaleNotice plan={plan.id} kept={kept} />}
      <form
        method="get"
        action={ADDRESS}
        className="flex flex-wrap items-center gap-2 print:hidden"
        data-keep-scroll
      >
        <Fields plan={plan.id} state={state} without={["zoom"]} />
        <span className="font-medium">{t("zoom")}</span>
        {ZOOMS.map((zoom) => (
          <Button
            key={zoom}
            name="zoom"
            value={zoom}
            size="sm"
            variant={zoom === state.zoom ? "secondary" : "ghost"}
            aria-pressed={zoom === state.zoom}
          >
            {t("zoomTo", { pixels: String(zoom) })}
          </Button>
        ))}
      </form>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Picture plan={plan} state={state} />
        <ToolForm plan={plan} state={state} />
      </div>
      <section className="grid gap-8">
        <h2 className="text-2xl font-bold">{t("title")}</h2>
        <TakeoffList
          takeoff={state.takeoff}
          removal={(n, name) => (
            <Button
              form={FORM}
              name="do"
              value={`remove-${n}`}
              variant="ghost"
              size="icon"
              aria-label={t("removeOf", { name })}
            >
              <Icon name="trash-2" />
            </Button>
          )}
        />
        {kept && <KeepTakeoff plan={plan.id} state={state} kept={kept} />}
        {kept && <TypedBeside plan={plan.id} state={state} kept={kept} change={change} />}
        {analysis && analysis.dimensions.length > 0 && (
          <>
            <form
              method="get"
              action={ADDRESS}
              className="flex max-w-xl flex-wrap items-end gap-3 print:hidden"
              data-keep-scroll
            >
              <Fields plan={plan.id} state={state} without={["zone"]} />
              <div className="grow">
                <ZoneField zone={state.zone ?? ""} />
              </div>
              <Button variant="outline">{t("zoneCheck")}</Button>
            </form>
            <AnalysisView analysis={analysis} />
          </>
        )}
      </section>
      {vision && (
        <VisionPanel
          offer={vision}
          kept
          // The document is asked for, because a browser shows that it is waiting.
          form={{
            action: `${ADDRESS}?${new URLSearchParams(planFields(plan.id, state))}#vision`,
            ...{ "data-reload": true },
          }}
          open={answer !== undefined}
          answer={answer}
        />
      )}
      <TextLink href={ADDRESS} className="justify-self-start">
        {t("back")}
      </TextLink>
    </div>
  );
}
