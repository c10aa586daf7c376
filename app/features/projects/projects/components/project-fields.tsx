import { useText } from "~/i18n/i18n.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { type FormState, TypedField } from "./form-parts.tsx";

/** What is said of a project, in the forms that begin and change one. */
export function ProjectFields({
  form,
  sites,
}: {
  form: FormState;
  sites: readonly { id: string; name: string }[];
}) {
  const t = useText("projects");
  return (
    <>
      <TypedField form={form} name="name" label={t("fields.name")} />
      <TypedField form={form} name="client" label={t("fields.client")} />
      <TypedField form={form} name="number" label={t("fields.number")} hint={t("fields.numberHint")} />
      {sites.length > 0 && (
        <SelectField
          name="site"
          id={`${form.intent}-site`}
          label={t("fields.site")}
          hint={t("fields.siteHint")}
          options={[
            { value: "", text: t("fields.siteNone") },
            ...sites.map(({ id, name }) => ({ value: id, text: name })),
          ]}
          defaultValue={form.value("site")}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TypedField form={form} name="startOn" label={t("fields.startOn")} type="date" />
        <TypedField form={form} name="finishOn" label={t("fields.finishOn")} type="date" />
      </div>
      <TypedField form={form} name="contract" label={t("fields.contract")} type="decimal" />
      <TypedField form={form} name="summary" label={t("fields.summary")} long />
    </>
  );
}
