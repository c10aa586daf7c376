import { useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { PATH } from "../home-design.address.ts";
import type { HomeDesignView } from "../home-design.view.server.ts";

const GRID = "grid gap-4 grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] items-end";

function Measures({ of }: { of: HomeDesignView["form"]["lengths" | "areas"] }) {
  const t = useText("home-design");
  return of.map(({ id, value, error, unit }) => (
    <Field
      key={id}
      name={id}
      label={`${t(`fields.${id}`)} (${unit})`}
      error={error}
      defaultValue={value}
      inputMode="decimal"
      dir="ltr"
    />
  ));
}

/** What is to be built and on what; everything stands in the address afterwards. */
export function HomeDesignForm({ form, examples }: Pick<HomeDesignView, "form" | "examples">) {
  const t = useText("home-design");
  const choice = (value: string) => ({ value, text: value });
  return (
    <form action={PATH} data-reload className="grid gap-6 print:hidden" noValidate>
      <fieldset className={GRID}>
        <legend className="mb-2 text-lg font-bold">{t("programme")}</legend>
        {form.counts.map(({ id, value, error, choices }) => (
          <SelectField
            key={id}
            name={id}
            label={t(`fields.${id}`)}
            error={error}
            defaultValue={value}
            options={choices.map(choice)}
          />
        ))}
      </fieldset>
      <fieldset className={GRID}>
        <legend className="mb-2 text-lg font-bold">{t("lot")}</legend>
        <Measures of={form.lengths} />
        <SelectField
          name="street"
          label={t("fields.street")}
          defaultValue={form.street}
          options={form.streets}
        />
        <SelectField
          name="units"
          label={t("fields.units")}
          defaultValue={form.units}
          options={form.unitChoices}
        />
      </fieldset>
      <fieldset className={GRID}>
        <legend className="mb-2 text-lg font-bold">{t("wishes")}</legend>
        <Measures of={form.areas} />
      </fieldset>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button>{t("draw")}</Button>
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {t("begin")}
          {examples.map(({ href, text }) => (
            <TextLink key={text} href={href} data-reload className="inline-flex min-h-12 items-center">
              {text}
            </TextLink>
          ))}
        </span>
      </div>
    </form>
  );
}
