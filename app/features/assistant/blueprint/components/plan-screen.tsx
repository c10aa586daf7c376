import type { ReactNode } from "react";
import { writeTakeoff } from "~/engines/drawing/drawing.ts";
import { useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button, buttonClass } from "~/ui/button.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Icon } from "~/ui/icon.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { KeptChange } from "../kept.schemas.ts";
import {
  fieldOf,
  type PlanOffer,
  type PlanSize,
  type PlanState,
  planFields,
  ZOOMS,
} from "../plan.schemas.ts";
import type { ShownAnalysis } from "../shortened.ts";
import type { VisionAnswer, VisionOffer } from "../vision.schemas.ts";
import AnalysisView, { isLegible } from "./analysis-view.tsx";
import { KeepSample } from "./keep-sample.tsx";
import { addressOf, KeepTakeoff, KeptFields, type KeptWork, StaleNotice, TypedBeside } from "./kept-work.tsx";
import { TakeoffFields, useProblemText } from "./takeoff-fields.tsx";
import { TakeoffList } from "./takeoff-list.tsx";
import { TakeoffOverlay } from "./takeoff-overlay.tsx";
import { ToolChoice } from "./tool-choice.tsx";
import { VisionPanel } from "./vision-panel.tsx";
import { ZoneField } from "./zone-field.tsx";

const ADDRESS = "/blueprint-analyzer";
/** The form that carries the state; buttons elsewhere on the page belong to it by its id. */
const FORM = "take-off";

interface PlanScreenProps {
  plan: { id: string; name?: string; source: string } & PlanSize;
  state: PlanState;
  /** What was read on it, where it was read. */
  result?: ShownAnalysis;
  /** Whether it is that of our own plan. */
  sample?: boolean;
  /** The drawing holds more than was read. */
  partly?: boolean;
  /** The model that may be asked about a kept drawing, and what it said. */
  vision?: VisionOffer;
  answer?: VisionAnswer;
  /** Of a member's drawing: what is kept with it. */
  kept?: KeptWork;
  /** Of our own plan, where its address is full. */
  offer?: PlanOffer;
  /** What was refused of a change. */
  change?: KeptChange;
}

interface FieldsProps {
  plan: string;
  state: PlanState;
  without?: readonly string[];
}

function Fields({ plan, state, without = [] }: FieldsProps) {
  return planFields(plan, state)
    .filter(([name]) => !without.includes(name))
    .map(([name, value], n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: measures share a name and stand in their order
      <input key={n} type="hidden" name={name} value={value} />
    ));
}

/** A form whose buttons or fields change part of the state; the rest is sent along. */
function StateForm({
  className,
  children,
  ...fields
}: FieldsProps & { className: string; children: ReactNode }) {
  return (
    <form method="get" action={ADDRESS} className={className} data-keep-scroll>
      <Fields {...fields} />
      {children}
    </form>
  );
}

/** The picture as a button of a form: where it is pressed is sent along, and no script is needed. */
function Picture({ plan, state }: Pick<PlanScreenProps, "plan" | "state">) {
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

/**
 * What is set and typed, to be finished. Of our own plan the address goes on with it; what is measured on a kept
 * drawing is kept with it.
 */
function ToolForm({ plan, state, kept }: Pick<PlanScreenProps, "plan" | "state" | "kept">) {
  const t = useText("take-off");
  const { tapping, typed, error } = state;
  const count = tapping.points.length;
  return (
    <div className="grid content-start gap-4">
      <StateForm
        plan={plan.id}
        state={{ ...state, tapping: { ...tapping, points: [] } }}
        without={["tool"]}
        className="grid gap-2"
      >
        <ToolChoice chosen={tapping.tool} />
      </StateForm>
      <p className="font-medium">{t(`howTo.${tapping.tool}`)}</p>
      <form
        id={FORM}
        method={kept ? "post" : "get"}
        action={kept ? addressOf(plan.id, state) : ADDRESS}
        noValidate
        className="grid gap-4"
        data-keep-scroll
      >
        {kept ? (
          <>
            <KeptFields plan={plan.id} kept={kept} intent="takeoff" />
            <input type="hidden" name="takeoff" value={writeTakeoff(state.takeoff)} />
            <input type="hidden" name="tool" value={tapping.tool} />
          </>
        ) : (
          <Fields plan={plan.id} state={state} without={["p"]} />
        )}
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
export default function PlanScreen(props: PlanScreenProps) {
  const { plan, result, sample, partly, vision, answer, kept, change, offer } = props;
  const t = useText("take-off");
  const problemText = useProblemText();
  // A form that was refused is shown as it was sent.
  const state = { ...props.state, ...change?.measuring };
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
              field: fieldOf(error),
              message: problemText(error),
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
      {kept && change?.stale && (
        <StaleNotice plan={plan.id} kept={kept} measuring={change.measuring !== undefined && state.kept} />
      )}
      {offer && <KeepSample state={state} offer={offer} />}
      <StateForm
        plan={plan.id}
        state={state}
        without={["zoom"]}
        className="flex flex-wrap items-center gap-2 print:hidden"
      >
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
      </StateForm>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Picture plan={plan} state={state} />
        <ToolForm plan={plan} state={state} kept={kept} />
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
        {result && !sample && isLegible(result.analysis) && (
          <StateForm
            plan={plan.id}
            state={state}
            without={["zone"]}
            className="flex max-w-xl flex-wrap items-end gap-3 print:hidden"
          >
            <div className="grow">
              <ZoneField zone={state.zone ?? ""} />
            </div>
            <Button variant="outline">{t("zoneCheck")}</Button>
          </StateForm>
        )}
        {result && (isLegible(result.analysis) || result.analysis.unread.length > 0 || partly) && (
          <AnalysisView
            {...result}
            sample={sample}
            partly={partly}
            all={sample ? undefined : `${addressOf(plan.id, state)}&all=yes`}
          />
        )}
      </section>
      {vision && (
        <VisionPanel
          offer={vision}
          kept
          // The document is asked for, because a browser shows that it is waiting.
          form={{
            action: `${addressOf(plan.id, state)}#vision`,
            ...{ "data-reload": true },
          }}
          open={answer !== undefined}
          answer={answer}
        />
      )}
      {kept && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-6 print:hidden">
          <a
            href={`/workspace/share?${new URLSearchParams({ type: "drawing", id: plan.id })}`}
            className={buttonClass({ variant: "outline" })}
          >
            {t("share")}
          </a>
          <span className="text-muted">{t("shareText")}</span>
        </p>
      )}
      <TextLink href={ADDRESS} className="justify-self-start">
        {t("back")}
      </TextLink>
    </div>
  );
}
