import { useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { Field } from "~/ui/field.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { MEASURE_MAX } from "../calculators.limits.ts";
import type { CalculatorField, CalculatorView } from "../calculators.view.server.ts";
import { useLiveForm } from "./use-live-form.ts";

function CalculatorInput({ field }: { field: CalculatorField }) {
  const t = useText("calculators");
  const { id, label, error, value, unit } = field;
  if (field.type === "flag")
    return <Checkbox name={id} label={label} error={error} value="on" defaultChecked={value === "on"} />;
  if (field.type === "choice") {
    const none = value === "" ? [{ value: "", text: t("choose") }] : [];
    // What was sent and is no option stands among them, so that it is kept beside its message.
    const own =
      value && !field.options.some((option) => option.value === value) ? [{ value, text: value }] : [];
    return (
      <SelectField
        name={id}
        label={label}
        error={error}
        options={[...none, ...own, ...field.options]}
        defaultValue={value}
      />
    );
  }
  return (
    <Field
      name={id}
      label={
        <>
          {label}
          {unit && (
            <>
              {" "}
              <bdi className="font-normal text-muted">({unit})</bdi>
            </>
          )}
        </>
      }
      error={error}
      defaultValue={value}
      dir="auto"
      // Measures are the same in every language.
      translate="no"
      autoComplete="off"
      spellCheck={false}
      maxLength={MEASURE_MAX}
    />
  );
}

/** The measures of a calculation: a GET form, so that its address says everything. */
export function CalculatorForm({ view }: { view: CalculatorView }) {
  const t = useText("calculators");
  const live = useLiveForm();
  return (
    <form
      method="get"
      action={view.slug}
      onInput={live}
      // In another system other values stand in the fields.
      key={`${view.slug} ${view.system}`}
      className="grid content-start gap-5 print:hidden"
      data-keep-scroll
    >
      <h2 className="text-xl font-bold">{t("form")}</h2>
      <p className="text-sm text-muted">{t("howTo")}</p>
      <input type="hidden" name="units" value={view.system} />
      {view.samples.map((pair) => (
        <input key={pair} type="hidden" name="sample" value={pair} />
      ))}
      {view.fields.map((field) => (
        <CalculatorInput key={field.id} field={field} />
      ))}
      <div className="flex flex-wrap items-center gap-4">
        <Button>{t("calculate")}</Button>
        {!view.isExample && <TextLink href={`${view.slug}?units=${view.system}`}>{t("clear")}</TextLink>}
      </div>
    </form>
  );
}
