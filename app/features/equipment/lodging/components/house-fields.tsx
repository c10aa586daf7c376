import { useText } from "~/i18n/i18n.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { FormState } from "~/ui/typed-field.tsx";
import { LODGINGS, OWNER_KINDS } from "~db/schema/listing.terms.ts";
import { LODGING_LIMITS, POLICY_NAMES } from "../lodging.limits.ts";
import { BoxField, ChoiceField, TypedField } from "./parts.tsx";

/** How a new house begins. */
export const NEW_HOUSE = {
  ...{ ownerKind: "builder", leastBeds: "1", leastNights: "1", longestNights: "180", noticeNights: "7" },
  policy: "moderate",
};

/** The fields of a house: what it is, who offers it, what a bed costs, and its rules. */
export function HouseFields({ form }: { form: FormState }) {
  const t = useText("lodging");
  const text = (name: "title" | "offeredBy" | "town" | "position", most: number) => (
    <TypedField form={form} name={name} label={t(`house.${name}`)} most={most} />
  );
  const count = (
    name: "beds" | "roomCount" | "leastBeds" | "leastNights" | "longestNights" | "noticeNights",
  ) => <TypedField form={form} name={name} label={t(`house.${name}`)} type="numeric" />;
  const price = (name: "night" | "week" | "month" | "cleaning" | "taxRate") => (
    <TypedField form={form} name={name} label={t(`house.${name}`)} type="decimal" />
  );
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceField
          form={form}
          name="lodging"
          label={t("house.lodging")}
          options={[
            { value: "", text: t("choose") },
            ...LODGINGS.map((sort) => ({ value: sort, text: t(`sorts.${sort}`) })),
          ]}
        />
        {text("title", LODGING_LIMITS.title)}
        {count("beds")}
        {count("roomCount")}
        {count("leastBeds")}
      </div>
      <TypedField form={form} name="words" label={t("house.words")} most={LODGING_LIMITS.words} long />
      <fieldset className="grid gap-x-6 sm:grid-cols-2">
        <legend className="font-bold">{t("house.has")}</legend>
        {(["kitchen", "laundry", "truckParking", "wifi"] as const).map((name) => (
          <BoxField key={name} form={form} name={name} label={t(`musts.${name}`)} />
        ))}
      </fieldset>
      <TitledSection
        id="who"
        title={t("house.who")}
        className="grid gap-4 sm:grid-cols-2 [&>h2]:sm:col-span-2"
      >
        <ChoiceField
          form={form}
          name="ownerKind"
          label={t("house.ownerKind")}
          options={OWNER_KINDS.map((kind) => ({ value: kind, text: t(`owners.${kind}`) }))}
        />
        {text("offeredBy", LODGING_LIMITS.offeredBy)}
        {text("town", LODGING_LIMITS.town)}
        <TypedField
          form={form}
          name="position"
          label={t("house.position")}
          hint={t("fields.atHint")}
          most={LODGING_LIMITS.position}
        />
      </TitledSection>
      <TitledSection
        id="prices"
        title={t("house.prices")}
        className="grid gap-4 sm:grid-cols-2 [&>h2]:sm:col-span-2"
      >
        {price("night")}
        {price("week")}
        {price("month")}
        {price("cleaning")}
        {price("taxRate")}
      </TitledSection>
      <TitledSection
        id="rules"
        title={t("house.rules")}
        className="grid gap-4 sm:grid-cols-2 [&>h2]:sm:col-span-2"
      >
        {count("leastNights")}
        {count("longestNights")}
        {count("noticeNights")}
        <ChoiceField
          form={form}
          name="policy"
          label={t("house.policy")}
          options={POLICY_NAMES.map((name) => ({ value: name, text: t(`policies.${name}`) }))}
        />
        <BoxField form={form} name="extends" label={t("house.extends")} hint={t("house.extendsHint")} />
      </TitledSection>
    </>
  );
}
