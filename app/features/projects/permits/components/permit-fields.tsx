import { useText } from "~/i18n/i18n.tsx";
import { RECORD_TYPES } from "~db/schema/permits.terms.ts";
import { ChoiceField, type FormState, TypedField } from "./form-parts.tsx";

/** What is said of a permit, in the forms that begin and change one. */
export function PermitFields({
  form,
  projects,
  places,
}: {
  form: FormState;
  projects: readonly { id: string; name: string }[];
  /** Authorities that were named before. */
  places: readonly string[];
}) {
  const t = useText("permits");
  return (
    <>
      <TypedField form={form} name="name" label={t("fields.name")} hint={t("fields.nameHint")} />
      <TypedField
        form={form}
        name="jurisdiction"
        label={t("fields.jurisdiction")}
        hint={t("fields.jurisdictionHint")}
        list="places"
      />
      <datalist id="places">
        {places.map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
      <ChoiceField
        form={form}
        name="recordType"
        label={t("fields.recordType")}
        options={[
          { value: "", text: t("fields.choose") },
          ...RECORD_TYPES.map((type) => ({ value: type, text: t(`types.${type}`) })),
        ]}
      />
      {projects.length > 0 && (
        <ChoiceField
          form={form}
          name="project"
          label={t("fields.project")}
          options={[
            { value: "", text: t("fields.none") },
            ...projects.map(({ id, name }) => ({ value: id, text: name })),
          ]}
        />
      )}
      <TypedField form={form} name="valuation" label={t("fields.valuation")} type="decimal" />
      <TypedField form={form} name="scope" label={t("fields.scope")} long />
    </>
  );
}
