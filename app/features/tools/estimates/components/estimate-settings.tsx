import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import { Button } from "~/ui/button.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import type { EstimateView } from "../estimate.view.server.ts";
import { FormField, fieldId, formOf, type Sent } from "./form-parts.tsx";

/** What an estimate is called, and the rates that it is worked out with. */
export function EstimateSettings({
  view,
  settings,
  sent,
}: {
  view: EstimateView;
  settings: NonNullable<EstimateView["settings"]>;
  sent?: Sent;
}) {
  const t = useText("estimates");
  const form = formOf("settings", sent, settings.values);
  const scopeError = form.error("scope");
  return (
    <form
      method="post"
      action={`/estimate/${view.id}?view=settings`}
      noValidate
      className="grid max-w-3xl gap-5"
      data-reload
    >
      <input type="hidden" name="version" value={view.version} key={view.version} />
      <FormField form={form} name="title" />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <FormField form={form} name="client" />
        <SelectField
          name="job"
          label={t("fields.job")}
          options={[{ value: "", text: t("fields.anyJob") }, ...settings.jobs]}
          defaultValue={form.value("job")}
        />
      </div>
      <TextareaField
        name="scope"
        id={fieldId("settings", "scope")}
        label={t("fields.scope")}
        defaultValue={form.value("scope")}
        error={scopeError && t(scopeError as Key<"estimates">)}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-4">
        <FormField form={form} name="tax" />
        <FormField form={form} name="overhead" />
        <FormField form={form} name="profit" />
        <FormField form={form} name="contingency" />
        <FormField form={form} name="wage" />
        <FormField form={form} name="crew" />
        <FormField form={form} name="escalation" />
        <FormField form={form} name="months" />
      </div>
      <FormField form={form} name="region" hint={t("fields.regionHint")} />
      <FormField form={form} name="indexTo" hint={t("fields.indexToHint")} />
      <p>
        {settings.index && <span role="status">{t("index.covered", settings.index)} </span>}
        <TextLink href="/price-book?view=index">{t("index.link")}</TextLink>
      </p>
      {view.mayWrite && (
        <Button name="intent" value="settings" className="justify-self-start">
          {t("save")}
        </Button>
      )}
    </form>
  );
}
