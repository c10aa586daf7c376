import { useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { Field } from "~/ui/field.tsx";
import { Fold } from "~/ui/fold.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import { PATH } from "../drone.address.ts";
import type { DroneView } from "../drone.view.server.ts";

const GRID = "grid gap-4 grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] items-end";

function Numbers({ of }: { of: DroneView["form"]["flight"] }) {
  return of.map(({ id, label, value, error }) => (
    <Field
      key={id}
      name={id}
      label={label}
      error={error}
      defaultValue={value}
      inputMode="decimal"
      dir="ltr"
      autoComplete="off"
    />
  ));
}

/** Area, camera, flight and conditions; all of it stands in the address afterwards. */
export function DroneForm({ form }: Pick<DroneView, "form">) {
  const t = useText("drone");
  return (
    <form action={PATH} data-reload className="grid gap-6 print:hidden" noValidate>
      {form.mission && <input type="hidden" name="mission" value={form.mission} />}
      <fieldset className={GRID}>
        <legend className="mb-2 text-lg font-bold">{t("where")}</legend>
        <Field
          name="centre"
          label={t("fields.centre")}
          error={form.centre.error}
          defaultValue={form.centre.value}
          dir="ltr"
          autoComplete="off"
        />
        <Numbers of={form.rectangle} />
      </fieldset>
      <Fold title={t("outline")} open={Boolean(form.area.value)}>
        <TextareaField
          name="area"
          label={t("fields.area")}
          hint={t("areaHint")}
          error={form.area.error}
          defaultValue={form.area.value}
          rows={5}
          dir="ltr"
        />
      </Fold>
      <fieldset className={GRID}>
        <legend className="mb-2 text-lg font-bold">{t("flight")}</legend>
        <SelectField name="camera" label={t("camera")} defaultValue={form.camera} options={form.cameras} />
        <Numbers of={form.flight} />
        <SelectField name="units" label={t("system")} defaultValue={form.units} options={form.unitChoices} />
      </fieldset>
      <Fold title={t("ownCamera")} open={form.cameraOpen}>
        <div className={GRID}>
          <Numbers of={form.cameraFields} />
        </div>
      </Fold>
      <fieldset className={GRID}>
        <legend className="mb-2 text-lg font-bold">{t("conditions")}</legend>
        <Field
          name="date"
          type="date"
          label={t("fields.date")}
          error={form.date.error}
          defaultValue={form.date.value}
        />
        <Field name="time" type="time" label={t("fields.time")} defaultValue={form.time} />
        <SelectField
          name="zone"
          label={t("fields.zone")}
          error={form.zone.error}
          defaultValue={form.zone.value}
          options={form.zones}
        />
        <Numbers of={form.conditions} />
        <SelectField
          name="airspace"
          label={t("rules.airspace")}
          defaultValue={form.airspace}
          options={form.airspaces}
        />
        <Checkbox
          name="authorised"
          label={t("authorised")}
          value="on"
          defaultChecked={form.isAuthorised}
          className="col-span-full"
        />
      </fieldset>
      <Button className="justify-self-start">{t("plan")}</Button>
    </form>
  );
}
