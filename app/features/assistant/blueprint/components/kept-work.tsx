import { useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { controlClass, controlProps, FieldFrame } from "~/ui/field-frame.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { KeptChange } from "../kept.schemas.ts";
import { addressOf, type PlanFields } from "../plan.view.ts";

/** What is kept with a member's drawing. */
export interface KeptWork {
  version: number;
  /** As a query. */
  takeoff: string;
  /** What was typed beside it. */
  lines: string;
}

interface KeptProps {
  plan: string;
  fields: PlanFields;
  kept: KeptWork;
}

interface KeptFieldsProps {
  plan: string;
  kept: KeptWork;
  intent: "takeoff" | "lines";
}

/** What every change of a kept drawing is sent with. */
export function KeptFields({ plan, kept, intent }: KeptFieldsProps) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={plan} />
      <input type="hidden" name="version" value={kept.version} />
    </>
  );
}

interface StaleNoticeProps {
  plan: string;
  kept: KeptWork;
  /** Whether what is shown is the kept take-off, with what was set and typed on an older one. */
  measuring: boolean;
}

export function StaleNotice({ plan, kept, measuring }: StaleNoticeProps) {
  const t = useText("take-off");
  return (
    <Notice tone="warn" title={t("kept.stale")}>
      <p>{t(measuring ? "kept.staleMeasuring" : "kept.staleText")}</p>
      {kept.lines && (
        <p className="whitespace-pre-wrap" dir="ltr" translate="no">
          {kept.lines}
        </p>
      )}
      <TextLink href={`/blueprint-analyzer?plan=${plan}`}>{t("kept.openKept")}</TextLink>
    </Notice>
  );
}

/** Saves what was measured with the drawing it was measured on. */
export function KeepTakeoff({ plan, fields, kept, takeoff }: KeptProps & { takeoff: string }) {
  const t = useText("take-off");
  const saved = takeoff === kept.takeoff;
  return (
    <form
      method="post"
      action={addressOf(fields)}
      className="flex flex-wrap items-center gap-4 print:hidden"
      data-keep-scroll
    >
      <KeptFields plan={plan} kept={kept} intent="takeoff" />
      <input type="hidden" name="takeoff" value={takeoff} />
      {!saved && <Button>{t("kept.save")}</Button>}
      <p className={saved ? "text-muted" : "font-medium"}>
        {t(saved ? (takeoff === "" ? "kept.nothing" : "kept.saved") : "kept.unsaved")}
      </p>
    </form>
  );
}

/** Lines typed beside the picture: checked, and kept with it. */
export function TypedBeside({ plan, fields, kept, change }: KeptProps & { change?: KeptChange }) {
  const t = useText("take-off");
  const words = useText("blueprint");
  const field = {
    name: "lines",
    hint: words("typed.hint"),
    error: change?.error && words(change.error),
  };
  return (
    <form
      method="post"
      action={addressOf(fields)}
      noValidate
      className="grid max-w-3xl gap-4 print:hidden"
      data-keep-scroll
    >
      <h3 className="text-xl font-bold">{t("kept.linesTitle")}</h3>
      <KeptFields plan={plan} kept={kept} intent="lines" />
      <FieldFrame id="lines" label={words("typed.label")} {...field}>
        <textarea
          // What was typed stays until other lines are kept: a measure that is finished beside it changes none.
          key={`${plan} ${kept.lines}`}
          {...controlProps("lines", field)}
          className={`${controlClass(field.error)} py-2.5`}
          defaultValue={change?.lines ?? kept.lines}
          rows={5}
          dir="ltr"
          translate="no"
        />
      </FieldFrame>
      <Button variant="secondary" className="justify-self-start">
        {t("kept.linesSave")}
      </Button>
    </form>
  );
}
