import { CLIMATE_ZONES } from "~/engines/drawing/drawing.ts";
import { useText } from "~/i18n/i18n.tsx";
import { SelectField } from "~/ui/select-field.tsx";

interface ZoneFieldProps {
  zone: string;
  id?: string;
  /** Without it the field belongs to a form and is sent with it. */
  onChange?: (zone: string) => void;
}

/** The climate zone of the place, by which insulation is checked. */
export function ZoneField({ zone, id, onChange }: ZoneFieldProps) {
  const t = useText("blueprint");
  const nameOf = (each: string) => (each === "4m" ? t("zone.marine") : t("zone.of", { zone: each }));
  const value = onChange
    ? { value: zone, onChange: (event: { target: { value: string } }) => onChange(event.target.value) }
    : { defaultValue: zone };
  return (
    <SelectField
      key={onChange ? undefined : zone}
      name="zone"
      id={id ?? "zone"}
      label={t("zone.label")}
      hint={t("zone.hint")}
      options={[
        { value: "", text: t("zone.none") },
        ...CLIMATE_ZONES.map((each) => ({ value: each, text: nameOf(each) })),
      ]}
      {...value}
    />
  );
}
