import { useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Fold } from "~/ui/fold.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { PATH } from "../ar-visualizer.address.ts";
import type { VisualizerView } from "../ar-visualizer.view.server.ts";

const GRID = "grid gap-4 grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] items-end";

function Fields({ of }: { of: VisualizerView["form"]["sizes"] }) {
  return of.map(({ id, label, value, error }) => (
    <Field key={id} name={id} label={label} error={error} defaultValue={value} dir="ltr" autoComplete="off" />
  ));
}

/** The sizes of an object, the room for it and the phone that shows it; all of it stands in the address afterwards. */
export function VisualizerForm({ form, title }: Pick<VisualizerView, "form" | "title">) {
  const t = useText("ar-visualizer");
  return (
    <form action={PATH} data-reload className="grid gap-4 print:hidden" noValidate>
      <input type="hidden" name="kind" value={form.kind} />
      <fieldset className={GRID}>
        <legend className="mb-2 text-lg font-bold">{title}</legend>
        <Fields of={form.sizes} />
        <SelectField name="units" label={t("system")} defaultValue={form.units} options={form.unitChoices} />
      </fieldset>
      <p className="text-muted">{t("typing")}</p>
      <Fold title={t("room")} open={form.roomOpen}>
        <div className={GRID}>
          <Fields of={form.room} />
          <SelectField name="spot" label={t("spot")} defaultValue={form.spot} options={form.spots} />
        </div>
      </Fold>
      <Fold title={t("tape")} open={form.tapeOpen}>
        <p className="max-w-prose">{t("tapeHint")}</p>
        <div className={GRID}>
          <Fields of={form.tape} />
        </div>
      </Fold>
      <Button className="justify-self-start">{t("show")}</Button>
    </form>
  );
}
