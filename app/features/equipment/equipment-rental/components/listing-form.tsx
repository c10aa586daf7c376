import { useText } from "~/i18n/i18n.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { FormState } from "~/ui/typed-field.tsx";
import { MACHINES, OWNER_KINDS } from "~db/schema/listing.terms.ts";
import { POLICY_NAMES, RENTAL_LIMITS } from "../rentals.limits.ts";
import { BoxField, ChoiceField, TypedField } from "./parts.tsx";

const PRICES = ["day", "week", "month", "deposit", "cleaning", "environmental", "operatorFee"] as const;
const BANDS = ["near", "mid", "far"] as const;

/** How a new listing begins. */
export const NEW_LISTING = { ownerKind: "builder", units: "1", leastDays: "1", policy: "moderate" };

/** The fields of a listing: what it is, what it costs, how far it goes. */
export function ListingFields({ form, metric }: { form: FormState; metric: boolean }) {
  const t = useText("equipment-rental");
  return (
    <>
      <ChoiceField
        form={form}
        name="machine"
        label={t("fields.machine")}
        options={[
          { value: "", text: t("choose") },
          ...MACHINES.map((machine) => ({ value: machine, text: t(`machines.${machine}`) })),
        ]}
      />
      <TypedField form={form} name="title" label={t("fields.title")} most={RENTAL_LIMITS.title} />
      <TypedField form={form} name="words" label={t("fields.words")} most={RENTAL_LIMITS.words} long />
      <div className="grid gap-4 sm:grid-cols-2">
        {(["weight", "digs", "reaches", "lifts"] as const).map((name) => (
          <TypedField
            key={name}
            form={form}
            name={name}
            label={t(`fields.${name}`)}
            hint={t(name === "weight" || name === "lifts" ? "fields.weightHint" : "fields.lengthHint")}
          />
        ))}
        <TypedField form={form} name="power" label={t("fields.power")} hint={t("fields.powerHint")} />
        <TypedField form={form} name="units" label={t("fields.units")} type="numeric" />
        <BoxField form={form} name="withOperator" label={t("fields.operator")} />
      </div>
      <TitledSection id="who" title={t("offer.who")} className="grid gap-4">
        <ChoiceField
          form={form}
          name="ownerKind"
          label={t("fields.ownerKind")}
          options={OWNER_KINDS.map((kind) => ({ value: kind, text: t(`owners.${kind}`) }))}
        />
        <TypedField
          form={form}
          name="offeredBy"
          label={t("fields.offeredBy")}
          most={RENTAL_LIMITS.offeredBy}
        />
        <TypedField form={form} name="town" label={t("fields.town")} most={RENTAL_LIMITS.town} />
        <TypedField
          form={form}
          name="position"
          label={t("fields.position")}
          hint={t("fields.positionHint")}
          most={RENTAL_LIMITS.position}
        />
      </TitledSection>
      <TitledSection id="prices" title={t("offer.prices")} className="grid gap-4">
        <p className="text-muted">{t("offer.pricesText")}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          {PRICES.map((name) => (
            <TypedField key={name} form={form} name={name} label={t(`fields.${name}`)} type="decimal" />
          ))}
          <TypedField form={form} name="leastDays" label={t("fields.leastDays")} type="numeric" />
          <TypedField form={form} name="waiverRate" label={t("fields.waiverRate")} type="decimal" />
          <TypedField
            form={form}
            name="taxRate"
            label={t("fields.taxRate")}
            hint={t("fields.taxHint")}
            type="decimal"
          />
        </div>
        <ChoiceField
          form={form}
          name="policy"
          label={t("fields.policy")}
          options={POLICY_NAMES.map((policy) => ({ value: policy, text: t(`policies.${policy}`) }))}
        />
      </TitledSection>
      <TitledSection id="delivery" title={t("offer.delivery")} className="grid gap-4">
        <p className="text-muted">{t("offer.deliveryText")}</p>
        {BANDS.map((band) => (
          <div key={band} className="grid gap-4 sm:grid-cols-2">
            <TypedField
              form={form}
              name={`${band}To`}
              label={t(`fields.${band}To`)}
              hint={t(metric ? "fields.bandMetric" : "fields.bandUs")}
            />
            <TypedField form={form} name={`${band}Price`} label={t("fields.bandPrice")} type="decimal" />
          </div>
        ))}
      </TitledSection>
    </>
  );
}
