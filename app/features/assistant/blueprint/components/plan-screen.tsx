import type { ReactNode } from "react";
import { useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button, buttonClass } from "~/ui/button.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { KeptChange } from "../kept.schemas.ts";
import type { PlanState } from "../plan.schemas.ts";
import { addressOf, fieldOf, type PlanFields, type PlanOffer, type PlanSize, ZOOMS } from "../plan.view.ts";
import { isLegible, type ShownAnalysis } from "../shortened.ts";
import type { VisionAnswer, VisionOffer } from "../vision.schemas.ts";
import { DrawnAnalysis, DrawnList, DrawnOverlay, KeepSample, KeptVision } from "./drawn-parts.tsx";
import { KeepTakeoff, KeptFields, type KeptWork, StaleNotice, TypedBeside } from "./kept-work.tsx";
import { TakeoffFields, useProblemText } from "./takeoff-fields.tsx";
import { ToolChoice } from "./tool-choice.tsx";
import { ZoneField } from "./zone-field.tsx";

const ADDRESS = "/blueprint-analyzer";
/** The form that carries the state; buttons elsewhere on the page belong to it by its id. */
const FORM = "take-off";

interface PlanScreenProps {
  plan: { id: string; name?: string; source: string } & PlanSize;
  state: PlanState;
  /** The state as a form sends it along. */
  fields: PlanFields;
  /** The take-off as a query. */
  written: string;
  /** Whether the server drew what is shown, and nothing came after it. */
  isServed: boolean;
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
  fields: PlanFields;
  without?: readonly string[];
}

function Fields({ fields, without = [] }: FieldsProps) {
  return fields
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
  ...sent
}: FieldsProps & { className: string; children: ReactNode }) {
  return (
    <form method="get" action={ADDRESS} className={className} data-keep-scroll>
      <Fields {...sent} />
      {children}
    </form>
  );
}

/** The picture as a button of a form: where it is pressed is sent along, and no script is needed. */
function Picture({
  plan,
  state,
  fields,
  isServed,
}: Pick<PlanScreenProps, "plan" | "state" | "fields" | "isServed">) {
  const t = useText("take-off");
  const { width, height } = plan;
  const shown = state.zoom;
  return (
    <div dir="ltr" className="self-start overflow-x-auto border border-control bg-surface" tabIndex={-1}>
      <form method="get" action={ADDRESS} data-reload>
        <Fields fields={fields} />
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
          <DrawnOverlay
            key={String(isServed)}
            width={width}
            height={height}
            takeoff={state.takeoff}
            tapping={state.tapping}
          />
        </div>
      </form>
    </div>
  );
}

/**
 * What is set and typed, to be finished. Of our own plan the address goes on with it; what is measured on a kept
 * drawing is kept with it.
 */
function ToolForm({
  plan,
  state,
  fields,
  written,
  kept,
}: Pick<PlanScreenProps, "plan" | "state" | "fields" | "written" | "kept">) {
  const t = useText("take-off");
  const { tapping, typed, error } = state;
  const count = tapping.points.length;
  return (
    <div className="grid content-start gap-4">
      <StateForm fields={fields} without={["tool", "p"]} className="grid gap-2">
        <ToolChoice chosen={tapping.tool} />
      </StateForm>
      <p className="font-medium">{t(`howTo.${tapping.tool}`)}</p>
      <form
        id={FORM}
        method={kept ? "post" : "get"}
        action={kept ? addressOf(fields) : ADDRESS}
        noValidate
        className="grid gap-4"
        data-keep-scroll
      >
        {kept ? (
          <>
            <KeptFields plan={plan.id} kept={kept} intent="takeoff" />
            <input type="hidden" name="takeoff" value={written} />
            <input type="hidden" name="tool" value={tapping.tool} />
          </>
        ) : (
          <Fields fields={fields} without={["p"]} />
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
  const { plan, written, isServed, result, sample, partly, vision, answer, kept, change, offer } = props;
  const served = String(isServed);
  const t = useText("take-off");
  const problemText = useProblemText();
  // A form that was refused is shown as it was sent.
  const state = { ...props.state, ...change?.measuring };
  const sent = new Map(change?.measuring?.fields);
  const fields = props.fields.map(([name, value]) => [name, sent.get(name) ?? value] as const);
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
        fields={fields}
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
        <Picture plan={plan} state={state} fields={fields} isServed={isServed} />
        <ToolForm plan={plan} state={state} fields={fields} written={written} kept={kept} />
      </div>
      <section className="grid gap-8">
        <h2 className="text-2xl font-bold">{t("title")}</h2>
        <DrawnList key={`list ${served}`} takeoff={state.takeoff} form={FORM} />
        {kept && <KeepTakeoff plan={plan.id} fields={fields} kept={kept} takeoff={written} />}
        {kept && <TypedBeside plan={plan.id} fields={fields} kept={kept} change={change} />}
        {result && !sample && isLegible(result.analysis) && (
          <StateForm
            fields={fields}
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
          <DrawnAnalysis
            key={`analysis ${served}`}
            {...result}
            sample={sample}
            partly={partly}
            all={sample ? undefined : `${addressOf(fields)}&all=yes`}
          />
        )}
      </section>
      {vision && (
        <KeptVision
          offer={vision}
          kept
          // The document is asked for, because a browser shows that it is waiting.
          form={{
            action: `${addressOf(fields)}#vision`,
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
