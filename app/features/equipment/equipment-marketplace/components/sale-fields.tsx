import { useText } from "~/i18n/i18n.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { FormState } from "~/ui/typed-field.tsx";
import { MACHINES, OWNER_KINDS, TITLES } from "~db/schema/listing.terms.ts";
import { SALE_LIMITS } from "../sales.limits.ts";
import { ChoiceField, TypedField, useMachineName } from "./parts.tsx";

/** How a new machine begins. */
export const NEW_SALE = { ownerKind: "builder" };

/** What a machine is and its number: typed once, because offers and checks stand on it. */
export function IdentityFields({ form }: { form: FormState }) {
  const t = useText("equipment-marketplace");
  const machineName = useMachineName();
  return (
    <>
      <ChoiceField
        form={form}
        name="machine"
        label={t("fields.machine")}
        options={[
          { value: "", text: t("choose") },
          ...MACHINES.map((machine) => ({ value: machine, text: machineName(machine) })),
        ]}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TypedField form={form} name="make" label={t("fields.make")} most={SALE_LIMITS.name} />
        <TypedField
          form={form}
          name="serial"
          label={t("fields.serial")}
          hint={t("fields.serialHint")}
          most={SALE_LIMITS.serial}
        />
      </div>
    </>
  );
}

/** The fields of a machine for sale that can be changed. */
export function SaleFields({ form }: { form: FormState }) {
  const t = useText("equipment-marketplace");
  return (
    <>
      <TypedField form={form} name="title" label={t("fields.title")} most={SALE_LIMITS.title} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TypedField form={form} name="model" label={t("fields.model")} most={SALE_LIMITS.name} />
        <TypedField form={form} name="year" label={t("fields.year")} type="numeric" />
        <TypedField form={form} name="hours" label={t("fields.hours")} type="numeric" />
        <TypedField form={form} name="price" label={t("fields.price")} type="decimal" />
      </div>
      <ChoiceField
        form={form}
        name="papers"
        label={t("fields.papers")}
        hint={t("fields.papersHint")}
        options={[
          { value: "", text: t("choose") },
          ...TITLES.map((title) => ({ value: title, text: t(`papers.${title}`) })),
        ]}
      />
      <TypedField form={form} name="serviceLog" label={t("fields.serviceLog")} most={SALE_LIMITS.log} long />
      <TypedField form={form} name="words" label={t("fields.words")} most={SALE_LIMITS.words} long />
      <TitledSection id="who" title={t("sell.who")} className="grid gap-4">
        <ChoiceField
          form={form}
          name="ownerKind"
          label={t("fields.ownerKind")}
          options={OWNER_KINDS.map((kind) => ({ value: kind, text: t(`owners.${kind}`) }))}
        />
        <TypedField form={form} name="offeredBy" label={t("fields.offeredBy")} most={SALE_LIMITS.offeredBy} />
        <TypedField form={form} name="town" label={t("fields.town")} most={SALE_LIMITS.town} />
        <TypedField
          form={form}
          name="position"
          label={t("fields.position")}
          hint={t("fields.positionHint")}
          most={SALE_LIMITS.position}
        />
      </TitledSection>
    </>
  );
}
