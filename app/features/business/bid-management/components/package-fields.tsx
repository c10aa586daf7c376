import { useText } from "~/i18n/i18n.tsx";
import { BoxField, ChoiceField, type FormState, TypedField } from "~/ui/typed-field.tsx";
import { BID_LIMITS as MOST, TRADES, ZONES } from "../bids.limits.ts";
import { ClockField, useSay } from "./parts.tsx";

/** What a package says, in the order of its form. */
export function PackageFields({ form, ofProject }: { form: FormState; ofProject?: boolean }) {
  const t = useText("bids");
  const say = useSay();
  const shared = { form, say };
  return (
    <>
      <TypedField {...shared} name="topic" label={t("fields.topic")} most={MOST.topic} />
      <ChoiceField
        {...shared}
        name="trade"
        label={t("fields.trade")}
        options={TRADES.map((value) => ({ value, text: say(`trades.${value}`) }))}
      />
      <TypedField
        {...shared}
        name="scope"
        label={t("fields.scope")}
        hint={t("fields.scopeHint")}
        most={MOST.scope}
        long
      />
      <div className="grid gap-5 sm:grid-cols-3">
        <TypedField {...shared} name="dueDay" label={t("fields.dueDay")} type="date" />
        <ClockField form={form} name="dueTime" label={t("fields.dueTime")} />
        {ofProject ? (
          <input type="hidden" name="zone" value={form.value("zone")} />
        ) : (
          <ChoiceField
            {...shared}
            name="zone"
            label={t("fields.zone")}
            hint={t("fields.zoneHint")}
            options={ZONES.map((value) => ({ value, text: value.replaceAll("_", " ") }))}
          />
        )}
      </div>
      <BoxField {...shared} name="sealed" label={t("fields.sealed")} hint={t("fields.sealedHint")} />
      <BoxField {...shared} name="bond" label={t("fields.bond")} />
    </>
  );
}
