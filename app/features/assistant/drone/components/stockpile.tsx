import { useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { FigureList } from "~/ui/figure-list.tsx";
import { Fold } from "~/ui/fold.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { PATH } from "../drone.address.ts";
import type { StockpileView } from "../stockpile.server.ts";

/** Points of a heap are pasted, and its volume comes back; nothing of it is kept. */
export function Stockpile({ heap }: { heap: StockpileView }) {
  const t = useText("drone");
  const { form } = heap;
  const error = "error" in heap ? heap.error : undefined;
  const errorOf = (field: "points" | "level") => (error?.field === field ? error.words : undefined);
  return (
    <TitledSection id="stockpile" title={t("heap.title")} className="grid gap-3">
      {"figures" in heap && heap.figures && (
        <>
          <FigureList rows={heap.figures} />
          <p className="max-w-prose text-muted">{t("heap.method")}</p>
        </>
      )}
      <Fold title={t("heap.open")} open={form.points !== "" || error !== undefined}>
        <form method="post" action={`${PATH}#stockpile`} data-reload className="grid gap-4" noValidate>
          <TextareaField
            name="points"
            label={t("heap.field")}
            hint={t("heap.hint")}
            error={errorOf("points")}
            defaultValue={form.points}
            rows={6}
            dir="ltr"
          />
          <div className="grid items-end gap-4 sm:grid-cols-3">
            <SelectField name="base" label={t("heap.base")} defaultValue={form.base} options={form.bases} />
            <Field
              name="level"
              label={t("heap.level")}
              error={errorOf("level")}
              defaultValue={form.level}
              inputMode="decimal"
              dir="ltr"
              autoComplete="off"
            />
            <SelectField
              name="heapUnits"
              label={t("system")}
              defaultValue={form.units}
              options={form.unitChoices}
            />
          </div>
          <Button variant="outline" className="justify-self-start">
            {t("heap.count")}
          </Button>
        </form>
      </Fold>
    </TitledSection>
  );
}
