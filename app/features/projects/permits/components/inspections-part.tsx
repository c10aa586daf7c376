import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { INSPECTION_TYPES } from "~db/schema/permits.terms.ts";
import { permitPath } from "../permits.limits.ts";
import type { PermitView } from "../permits.view.server.ts";
import { ChoiceField, formOf, TypedField } from "./form-parts.tsx";
import type { PermitParts } from "./permit-screen.tsx";
import { ResultForm } from "./result-form.tsx";

type Shown = PermitView["inspections"][number];

/** Whether what comes before it is finished; said plainly where nothing is known. */
function Ready({ one, hasSchedule }: { one: Shown; hasSchedule: boolean }) {
  const t = useText("permits");
  if (one.result !== null) return null;
  if (!hasSchedule) return <p className="text-sm text-muted">{t("ready.noSchedule")}</p>;
  if (one.taskNumber === null) return <p className="text-sm text-muted">{t("ready.noTask")}</p>;
  if (!one.ready)
    return <p className="text-sm text-muted">{t("ready.taskGone", { number: one.taskNumber })}</p>;
  const { done, all, open, task } = one.ready;
  if (all === 0)
    return <p className="text-sm text-muted">{t("ready.nothingBefore", { task: isolated(task) })}</p>;
  return (
    <p className="text-sm">
      {t("ready.score", { done, all, task: isolated(task) })}
      {open.length > 0 && <> {t("ready.open", { list: open.slice(0, 6).map(isolated).join(", ") })}</>}
    </p>
  );
}

function Request({ view, sent, of }: PermitParts & { of?: Shown }) {
  const t = useText("permits");
  const form = formOf("request", sent, {
    about: of?.id,
    begin: {
      type: of?.type ?? view.suggested[0] ?? "final",
      task: of?.taskNumber ? String(of.taskNumber) : "",
    },
  });
  const names = [...new Set([...view.suggested, ...INSPECTION_TYPES])];
  return (
    <form
      method="post"
      action={permitPath(view.permit.id)}
      noValidate
      className="grid max-w-xl gap-4"
      data-reload
    >
      <input type="hidden" name="idem" value={form.idem ?? view.idem} />
      {of ? (
        <>
          <input type="hidden" name="repeatOf" value={of.id} />
          <input type="hidden" name="type" value={of.type} />
        </>
      ) : (
        <ChoiceField
          form={form}
          name="type"
          label={t("inspections.type")}
          options={names.map((type) => ({ value: type, text: t(`inspectionTypes.${type}`) }))}
        />
      )}
      <TypedField form={form} name="requestedFor" label={t("inspections.day")} type="date" />
      {view.schedule && (
        <TypedField
          form={form}
          name="task"
          label={t("inspections.task")}
          hint={t("inspections.taskHint")}
          type="numeric"
        />
      )}
      {of && (
        <TypedField
          form={form}
          name="fee"
          label={t("inspections.fee")}
          hint={t("inspections.feeHint")}
          type="decimal"
        />
      )}
      <Button name="intent" value="request" variant="outline" className="justify-self-start">
        {t(of ? "inspections.repeat" : "inspections.request")}
      </Button>
    </form>
  );
}

function One({ one, view, sent }: PermitParts & { one: Shown }) {
  const t = useText("permits");
  const { date, money } = useFormat();
  const mine = sent && [sent.fields.inspection, sent.fields.repeatOf].includes(one.id) ? sent : undefined;
  return (
    <li id={`i-${one.id}`} className="grid gap-2 border-b border-line py-3">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-bold">
          {t("inspections.line", {
            type: t(`inspectionTypes.${one.type}`),
            date: isolated(date(one.requestedFor)),
          })}
        </span>
        <Badge variant={one.result === "pass" ? "default" : one.result ? "destructive" : "secondary"}>
          {one.result ? t(`results.${one.result}`) : t("inspections.waiting")}
        </Badge>
      </p>
      {one.repeatOf && (
        <p className="text-sm text-muted">
          {one.feeCents > 0
            ? t("inspections.isRepeatFee", { fee: money(one.feeCents) })
            : t("inspections.isRepeat")}
        </p>
      )}
      {one.result && one.resultOn && (
        <p className="text-sm text-muted">
          {t(one.byLink ? "inspections.byLink" : "inspections.by", {
            name: isolated(one.inspector),
            date: isolated(date(one.resultOn)),
          })}
        </p>
      )}
      {one.corrections && (
        <p className="border-s-4 border-warn ps-3">
          <Typed text={one.corrections} />
        </p>
      )}
      <Ready one={one} hasSchedule={view.schedule !== undefined} />
      {!view.readOnly && one.result === null && (
        <div className="grid gap-2 print:hidden">
          <details open={mine?.fields.intent === "result"}>
            <summary className="inline-flex min-h-12 items-center underline">
              {t("inspections.result")}
            </summary>
            <ResultForm inspection={one.id} action={permitPath(view.permit.id)} sent={sent} />
          </details>
          <form method="post" action={permitPath(view.permit.id)} data-reload>
            <input type="hidden" name="inspection" value={one.id} />
            <Button name="intent" value="cancel" variant="outline">
              {t("inspections.cancel")}
            </Button>
          </form>
        </div>
      )}
      {!view.readOnly && one.mayRepeat && view.permit.state === "issued" && (
        <details className="print:hidden" open={mine?.fields.intent === "request"}>
          <summary className="inline-flex min-h-12 items-center underline">{t("inspections.repeat")}</summary>
          <Request view={view} sent={sent} of={one} />
        </details>
      )}
    </li>
  );
}

/** The inspections of a permit, the latest first, and the form that asks for one. */
export function Inspections({ view, sent }: PermitParts) {
  const t = useText("permits");
  const usual = view.suggested.map((type) => t(`inspectionTypes.${type}`)).join(", ");
  return (
    <TitledSection id="inspections" title={t("inspections.title")} className="grid gap-4">
      <p className="text-muted">{t("inspections.usual", { list: usual })}</p>
      {view.inspections.length === 0 && <p className="text-muted">{t("inspections.none")}</p>}
      {view.inspections.length > 0 && (
        <ol className="border-t-2 border-ink">
          {view.inspections.map((one) => (
            <One key={one.id} one={one} view={view} sent={sent} />
          ))}
        </ol>
      )}
      {!view.readOnly &&
        (view.permit.state === "issued" ? (
          <div className="print:hidden">
            <Request view={view} sent={sent} />
          </div>
        ) : (
          <p className="text-muted">{t("inspections.notYet")}</p>
        ))}
    </TitledSection>
  );
}
