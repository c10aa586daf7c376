import { useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Field } from "~/ui/field.tsx";
import { RadioTiles } from "~/ui/radio-tiles.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TabLinks } from "~/ui/tab-links.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import { type KitState, kitAddress } from "../kit.schemas.ts";
import { KitSection } from "./kit-section.tsx";

const TRADES = ["concrete", "framing", "electrical"] as const;
const WEATHER = ["dry", "rain", "wind"] as const;

/** A form as pages have it. It is sent to the gallery itself, by GET, and keeps nothing. */
export function FormSpecimens({ state }: { state: KitState }) {
  const t = useText("kit");
  const { refused } = state;
  return (
    <KitSection id="forms" title={t("sections.forms")}>
      <TabLinks
        label={t("forms.states")}
        tabs={[
          { href: kitAddress(state, { refused: false }), text: t("forms.fresh"), current: !refused },
          { href: kitAddress(state, { refused: true }), text: t("forms.refused"), current: refused },
        ]}
      />
      <form action="/dev/kit" noValidate className="grid max-w-xl gap-5">
        {refused && (
          <ErrorSummary
            title={t("forms.summary")}
            items={[
              { field: "site", message: t("forms.siteError") },
              { field: "hours", message: t("forms.hoursError") },
            ]}
          />
        )}
        <Field
          name="site"
          label={t("forms.site")}
          hint={t("forms.siteHint")}
          error={refused ? t("forms.siteError") : undefined}
          autoComplete="off"
        />
        <Field
          name="hours"
          label={t("forms.hours")}
          error={refused ? t("forms.hoursError") : undefined}
          defaultValue={refused ? "25" : "8"}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          className="w-32"
        />
        <Field name="job" label={t("forms.locked")} defaultValue="2026-014" disabled dir="ltr" />
        <SelectField
          name="trade"
          label={t("forms.trade")}
          options={TRADES.map((value) => ({ value, text: t(`forms.trades.${value}`) }))}
        />
        <TextareaField name="notes" label={t("forms.notes")} hint={t("forms.notesHint")} />
        <RadioTiles
          name="weather"
          legend={t("forms.weather")}
          chosen="dry"
          options={WEATHER.map((value) => ({
            value,
            text: t(`forms.${value}`),
            note: t(`forms.${value}Note`),
            disabled: value === "wind",
          }))}
        />
        <Checkbox name="photos" label={t("forms.photos")} hint={t("forms.photosHint")} defaultChecked />
        <Button className="justify-self-start">{t("forms.send")}</Button>
      </form>
    </KitSection>
  );
}
